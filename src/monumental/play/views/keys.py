"""Cards by their keys, as everything that leaves the program names them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from monumental.engine.action import EMPTY
from monumental.engine.catalog import Catalog


@lru_cache(maxsize=64)
def names_in(catalog: Catalog) -> tuple[str, ...]:
    """By the numbers of the cards. Tables with the same packs share a catalog."""
    return tuple([card.key for card in catalog.cards])


class Keys:
    """What the cards and tokens of a catalog are called."""

    def __init__(self, catalog: Catalog) -> None:
        self.names = names_in(catalog)

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
