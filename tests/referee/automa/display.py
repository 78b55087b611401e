"""The display as the journal tells it, and which of its cards an Automa takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.action import EMPTY

if TYPE_CHECKING:
    from monumental.engine.catalog import Catalog
    from monumental.engine.events import Event
    from monumental.engine.pieces.display import Display


class DisplayTold:
    """The cards of the last decision, less those that were taken or discarded, and what was dealt since."""

    def __init__(self, catalog: Catalog, display: Display) -> None:
        self.catalog = catalog
        self.slots = list(display.slots)
        self.length = display.row_length()
        self._dealt: dict[int, int] = {}

    def change(self, event: Event) -> None:
        if event.key == "display-discarded":
            self.take(event.card)
        elif event.key == "display-dealt":
            self._dealt[event.place] = event.card
        elif event.key == "turn-begins":
            self.slide()

    def slide(self) -> None:
        """When a turn begins, every row has slid away from the deck and what was dealt lies before it."""
        for start in range(0, len(self.slots), self.length):
            places = range(start, start + self.length)
            left = [self.slots[place] for place in places if self.slots[place] != EMPTY]
            gaps = self.length - len(left)
            dealt = [self._dealt.get(place, EMPTY) for place in range(start, start + gaps)]
            self.slots[start : start + self.length] = [*dealt, *left]
        self._dealt.clear()

    def take(self, card: int) -> None:
        if card in self.slots:
            self.slots[self.slots.index(card)] = EMPTY

    def of_kind(self, kind: int) -> list[int]:
        cards = self.catalog.cards
        return [card for card in self.slots if card != EMPTY and cards[card].kind == kind]

    def chosen(self, kind: int, which: str) -> list[int]:
        """All of a kind, or one by the cost, then the furthest from the deck, then by the name."""
        cards = self.catalog.cards

        def rank(card: int) -> tuple[int, int, str]:
            cost = cards[card].cost
            far = self.slots.index(card) % self.length
            return (-cost if which == "dearest" else cost), -far, cards[card].key

        found = self.of_kind(kind)
        return found if which == "all" else sorted(found, key=rank)[:1]
