"""Luck that is told draw by draw, so that a search can weigh everything that could come."""

from __future__ import annotations

from collections.abc import Sequence

from monumental.engine.chance import Chance
from monumental.engine.errors import MonumentalError


class UndecidedError(MonumentalError):
    """The game needs a draw that nobody has decided yet: one of these cards, or of so many things."""

    def __init__(self, outcomes: tuple[int, ...], *, are_cards: bool) -> None:
        super().__init__(f"one of {len(outcomes)} outcomes is to be decided")
        self.outcomes = outcomes
        self.are_cards = are_cards


class ToldLuck(Chance):
    """Brings the cards, or the numbers of other things, that it is told; the next one is undecided."""

    def __init__(self, decided: tuple[int, ...]) -> None:
        self.decided = decided
        self.drawn = 0

    def pick(self, cards: Sequence[int]) -> int:
        return self._next(tuple(cards), are_cards=True)

    def choose(self, count: int) -> int:
        return self._next(tuple(range(count)), are_cards=False)

    def _next(self, outcomes: tuple[int, ...], *, are_cards: bool) -> int:
        # Where all are alike, there is nothing to decide.
        if outcomes.count(outcomes[0]) == len(outcomes):
            return 0
        if self.drawn == len(self.decided):
            raise UndecidedError(outcomes, are_cards=are_cards)
        outcome = self.decided[self.drawn]
        self.drawn += 1
        return outcomes.index(outcome)
