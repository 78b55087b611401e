"""A whole game of bots that somebody wants to know about, played in a process of the bots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from monumental.balance.facts import observe
from monumental.engine.errors import MonumentalError
from monumental.play.setup import unpack

if TYPE_CHECKING:
    from monumental.balance.facts import Facts
    from monumental.bots.match import Match
    from monumental.play.setup import Named


@dataclass(frozen=True)
class TrialGame:
    """Which game: the boxes, and who plays it with which luck."""

    rules: str
    packs: tuple[Named, ...]
    match: Match

    def answer(self) -> Facts | str:
        """What can be counted of it; one sentence, where it could not be played to its end."""
        try:
            return observe(unpack(self.rules, self.packs), self.match)
        except MonumentalError as error:
            return str(error).splitlines()[0]
