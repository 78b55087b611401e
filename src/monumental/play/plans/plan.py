"""A plan, and what the table has to say to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from monumental.engine.errors import MonumentalError

if TYPE_CHECKING:
    from monumental.engine.action import Action


@dataclass(frozen=True, slots=True)
class Plan:
    """`activate 2 b`, `buy masonry`, `pass` or `end`, as a seat has laid it down."""

    seat: int
    words: str
    at: int  # the version of the table that it rests on
    basis: int = 0  # what its kind wants to remember of that moment: a price, a round

    @property
    def verb(self) -> str:
        return self.words.partition(" ")[0]

    @property
    def subject(self) -> str:
        """What it is about: the key of a card, a row and a column."""
        return self.words.partition(" ")[2]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What becomes of a plan now: an action, a reason to withdraw it, or nothing yet."""

    action: Action | None = None
    withdrawn: str = ""


class PlanError(MonumentalError):
    """A plan that can't be laid down; `key` names the sentence that says why."""

    def __init__(self, key: str, message: str) -> None:
        super().__init__(message)
        self.key = key


#: Why a plan is withdrawn; what is said of each is `plan-withdrawn-<reason>`.
GONE = "gone"
DEARER = "dearer"
TOO_POOR = "too-poor"
HIT = "hit"
WENT_BACK = "went-back"
BY_HAND = "by-hand"
BOT = "bot"
ROUND_OVER = "round-over"
OTHER_QUESTION = "other-question"
REASONS = (GONE, DEARER, TOO_POOR, HIT, WENT_BACK, BY_HAND, BOT, ROUND_OVER, OTHER_QUESTION)
