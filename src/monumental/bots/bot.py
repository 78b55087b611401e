"""What a bot is: somebody who is asked in an imagined game, and how long they may think."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from monumental.engine.action import Action
    from monumental.engine.game import Game

    #: Makes a bot from a seed, which is all the luck it has: equal seeds make equal bots.
    Maker = Callable[[int], "Bot"]


class Bot(Protocol):
    """Plays a seat. It is handed an imagined game to try things in, never the real one."""

    def choose(self, game: Game, seat: int) -> Action:
        """One of the options of the game, in which this seat is asked."""


#: `0.2s`: so many seconds a decision; `400n`: so many thoughts.
WRITTEN: Final = re.compile(r"(\d{1,4}(?:\.\d{1,3})?)s|(\d{1,7})n", re.ASCII)


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one decision: so many seconds, or so many thoughts.

    A number of thoughts makes it choose the same on every machine.
    """

    seconds: float | None = None
    thoughts: int | None = None

    def __post_init__(self) -> None:
        if (self.seconds is None) == (self.thoughts is None):
            raise ValueError("a budget is a number of seconds or of thoughts")

    def __str__(self) -> str:
        return f"{self.thoughts}n" if self.seconds is None else f"{self.seconds:g}s"


def read_budget(words: str) -> Budget | None:
    """`0.2s` or `400n`; nothing if it says no budget, or none at all."""
    written = WRITTEN.fullmatch(words)
    if written is None:
        return None
    if written[1]:
        return Budget(seconds=float(written[1])) if float(written[1]) else None
    return Budget(thoughts=int(written[2])) if int(written[2]) else None
