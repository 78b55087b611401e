"""A whole game of bots that somebody wants to know about, played in a process of the bots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from monumental.balance.blame import Mishap
from monumental.balance.facts import observe
from monumental.bots.arena.games import BrokenGame
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
    checked: bool = False  # the referee looks at every position

    def answer(self) -> Facts | Mishap | str:
        """What can be counted of it, or what went wrong in it; one sentence, where it could not begin."""
        try:
            return observe(unpack(self.rules, self.packs), self.match, checked=self.checked)
        except BrokenGame as error:
            broken = error.problem
            return Mishap(broken.seed, broken.decision, broken.problem.splitlines()[0], error.card)
        except MonumentalError as error:
            return str(error).splitlines()[0]
