"""What lies between the players in every rule system: the display, its deck, the Basic Buildings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.action import EMPTY
from monumental.engine.catalog import DEVELOPMENT, KINDS
from monumental.engine.setup import LayOutDisplay
from monumental.research.observation.features import Index, blank
from monumental.research.observation.memory import Memory

if TYPE_CHECKING:
    from monumental.engine.catalog import Catalog
    from monumental.engine.game import Game
    from monumental.engine.pieces.display import Display
    from monumental.engine.rules import Rules
    from monumental.research.observation.features import CardFeatures
    from monumental.research.observation.layout import Layout


class Offered:
    """The Development display and deck, and the piles."""

    def __init__(
        self, layout: Layout, rules: Rules, catalog: Catalog, features: CardFeatures, seats: int
    ) -> None:
        parts = [part for part in rules.setup if isinstance(part, LayOutDisplay)]
        slots = self.slots = max([part.size(seats) for part in parts], default=0)
        rows = self.rows = max([part.rows(seats) for part in parts], default=0)
        self.features = features
        self.displays = Memory(self._display)
        self.developments = Index(catalog, [card for era in catalog.eras for card in era])
        self.copies = [catalog.cards[number].copies for number in catalog.basics]
        keys = [catalog.cards[number].key for number in catalog.basics]
        self.display = layout.add(
            "display", features.length, "each slot of the display, row by row from the deck", "a card", slots
        )
        self.taken = layout.add(
            "taken", rows, "rows that a card was acquired from since they were replenished"
        )
        self.deck = layout.add(
            "development deck", self.developments.length, "cards that may be in the Development deck, by card"
        )
        self.spare = layout.add(
            "spare",
            len(DEVELOPMENT),
            "where boxes are mixed, how many cards of a kind stay in the box:"
            f" {', '.join(KINDS[kind] for kind in DEVELOPMENT)}",
            "/ 10",
        )
        self.separations = layout.add("separations", 1, "Separation cards still in the deck", "/ 4")
        self.discard = layout.add(
            "development discard", self.developments.length, "the Development discard pile, by card"
        )
        self.piles = layout.add(
            "piles", len(keys), f"Basic Buildings left: {', '.join(keys)}", "share of all copies"
        )

    def fill(self, game: Game, seat: int, out: memoryview[float]) -> None:
        out[self.display : self.piles] = self.displays.of(game.state.display)
        for pile, left in enumerate(game.state.piles):
            out[self.piles + pile] = left / self.copies[pile]

    def _display(self, display: Display, seat: int) -> memoryview[float]:
        """Everything but the piles; it looks the same from everywhere."""
        out = blank(self.piles)
        length = self.features.length
        for slot, card in enumerate(display.slots[: self.slots]):
            if card != EMPTY:
                at = self.display + length * slot
                out[at : at + length] = self.features.rows[card]
        for row in range(min(display.rows, self.rows)):
            out[self.taken + row] = display.taken >> row & 1
        position = self.developments.position
        for urn in display.eras:
            for card in urn:
                out[self.deck + position[card]] = 1
        for card in display.discard:
            out[self.discard + position[card]] = 1
        for counts in display.spare:
            for kind, count in enumerate(counts):
                out[self.spare + kind] += count / 10
        out[self.separations] = display.separations / 4
        return out[self.display :]
