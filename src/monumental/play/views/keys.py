"""Cards by their keys, as everything that leaves the program names them."""

from __future__ import annotations

from collections.abc import Iterable

from monumental.engine.action import EMPTY
from monumental.engine.catalog import Catalog


class Keys:
    """What the cards and tokens of a catalog are called."""

    def __init__(self, catalog: Catalog) -> None:
        self.names = [card.key for card in catalog.cards]

    def at(self, card: int) -> str | None:
        """What lies at a place; an empty one has no card."""
        return None if card == EMPTY else self.names[card]

    def places(self, cards: Iterable[int]) -> tuple[str | None, ...]:
        """A row of places."""
        names = self.names
        return tuple([None if card == EMPTY else names[card] for card in cards])

    def pile(self, cards: Iterable[int]) -> tuple[str, ...]:
        """Cards whose order everybody knows, as they lie."""
        names = self.names
        return tuple([names[card] for card in cards])

    def in_no_order(self, cards: Iterable[int]) -> tuple[str, ...]:
        """Cards whose order says nothing, or shall say nothing."""
        names = self.names
        return tuple(sorted([names[card] for card in cards]))
