"""The luck of a drawn position: these cards, and after them either nothing more or whatever a seed brings."""

from __future__ import annotations

from collections.abc import Sequence

from monumental.engine.catalog import Catalog
from monumental.engine.chance import Chance, Recorded, seeded


def scripted(catalog: Catalog, words: str, then: int | None = None) -> Chance:
    """Cards in the order that somebody says; a draw more is an error unless there is a seed for it."""
    written = Recorded([catalog.number(key) for key in words.split()])
    return written if then is None else RecordedThenSeeded(written, then)


class RecordedThenSeeded(Chance):
    """Written luck, and when it is used up, that of a seed."""

    def __init__(self, written: Recorded, seed: int) -> None:
        self._written = written
        self._after = seeded(seed)

    def pick(self, cards: Sequence[int]) -> int:
        return self._luck().pick(cards)

    def choose(self, count: int) -> int:
        return self._luck().choose(count)

    def place(self) -> int:
        return self._written.place() + self._after.place()

    def go_back(self, place: int) -> None:
        written = min(place, len(self._written.cards))
        self._written.go_back(written)
        self._after.go_back(place - written)

    def _luck(self) -> Chance:
        return self._written if self._written.drawn < len(self._written.cards) else self._after
