"""The luck of a lesson: what its file says comes as soon as it can; everything else is a seed's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.chance import Chance, seeded

if TYPE_CHECKING:
    from collections.abc import Sequence


class Foreseen(Chance):
    """Cards in the order of the lesson. A learner on another way draws from other piles: by the seed."""

    def __init__(self, cards: Sequence[int], seed: int) -> None:
        self._cards = cards
        self._came = 0  # of the cards of the lesson
        self._else = seeded(seed)
        self._before: list[tuple[int, int]] = []  # how far both were read, before each draw

    def pick(self, cards: Sequence[int]) -> int:
        self._before.append((self._came, self._else.place()))
        if self._came < len(self._cards) and self._cards[self._came] in cards:
            self._came += 1
            return cards.index(self._cards[self._came - 1])
        return self._else.pick(cards)

    def choose(self, count: int) -> int:
        """What is no card, no lesson writes down."""
        self._before.append((self._came, self._else.place()))
        return self._else.choose(count)

    def place(self) -> int:
        return len(self._before)

    def go_back(self, place: int) -> None:
        if place < len(self._before):
            self._came, drawn = self._before[place]
            self._else.go_back(drawn)
            del self._before[place:]
