"""What Duel has beside the cities: Province stacks, the Advantage, and the Free Cities of the Trade box."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY
from monumental.engine.catalog import FREE_CITY, PROVINCE, TYPES
from monumental.games.duel.scouts.trade import FACE_UP, GOLD_TO_CLAIM, FreeCities
from monumental.games.duel.state import DuelState, ProvinceStack
from monumental.research.observation.features import Index, blank, index_of_kinds
from monumental.research.observation.memory import Memory

if TYPE_CHECKING:
    from monumental.engine.catalog import Catalog
    from monumental.engine.game import Game
    from monumental.engine.rules import Rules
    from monumental.research.observation.features import CardFeatures
    from monumental.research.observation.layout import Layout

#: So many Provinces and Barricades of a stack are told one by one, from the bottom.
POSITIONS: Final = 10


class DuelBoard:
    """Everything of a position of Duel that other rules do not have."""

    def __init__(
        self, layout: Layout, rules: Rules, catalog: Catalog, features: CardFeatures, seats: int
    ) -> None:
        self.seats = seats
        self.features = features
        self.types = [card.types for card in catalog.cards]
        self.type_rows = [array("f", [types >> kind & 1 for kind in range(3)]) for types in range(8)]
        self.stackable = Index(
            catalog, [card.number for card in catalog.cards if card.kind == PROVINCE or card.defense]
        )
        self.cities = index_of_kinds(catalog, FREE_CITY)
        self.stack = layout.add(
            "stack", self.stackable.length, "each seat's Provinces and Barricades, by card", "/ 4", seats
        )
        self.top = layout.add("top of stack", features.length, "the topmost card", "a card", seats)
        self.position = layout.add(
            "stack types",
            len(TYPES),
            f"from the bottom, markers included: {', '.join(TYPES)}",
            repeats=seats * POSITIONS,
        )
        self.markers = layout.add(
            "markers", len(TYPES), "Province Type markers not placed yet", "markers", seats
        )
        self.advantage = layout.add(
            "advantage", 6, "one's own, the opponent's; production, science, military; tokens", "tokens / 10"
        )
        self.traded = FreeCities.name in rules.slots
        if self.traded:
            cities = self.cities.length
            self.face_up = layout.add(
                "free cities", cities, "each place between the players, by card", repeats=FACE_UP
            )
            self.sides = layout.add(
                "city sides",
                2,
                "each seat's side of those: Gold, an Action token",
                f"Gold / {GOLD_TO_CLAIM}",
                seats * FACE_UP,
            )
            self.owned = layout.add("claimed cities", cities, "each seat's, by card", repeats=seats)
            self.used = layout.add("used cities", cities, "claimed ones with an Action token, by card")
            self.to_come = layout.add("cities to come", cities, "in the deck of Free Cities, by card")
            self.end = layout.length
            self.memory = Memory(self._cities)

    def fill(self, game: Game, seat: int, out: memoryview[float]) -> None:
        state = game.state
        assert isinstance(state, DuelState)
        for step in range(self.seats):
            self._fill_stack(state.stacks[(seat + step) % self.seats], step, out)
        advantage = state.advantage
        if advantage.holder >= 0:
            out[self.advantage + (advantage.holder - seat) % self.seats] = 1
            if advantage.resource >= 0:
                out[self.advantage + 2 + advantage.resource] = 1
            out[self.advantage + 5] = advantage.tokens / 10
        if self.traded:
            cities = state.slots[FreeCities.name]
            assert isinstance(cities, FreeCities)
            out[self.face_up : self.end] = self.memory.of(cities, seat)

    def _fill_stack(self, stack: ProvinceStack, step: int, out: memoryview[float]) -> None:
        at = self.stack + self.stackable.length * step
        for card in stack.cards:
            out[at + self.stackable.position[card]] += 0.25
        if stack.cards:
            length = self.features.length
            top = self.top + length * step
            out[top : top + length] = self.features.rows[stack.cards[-1]]
        at = self.position + 3 * POSITIONS * step
        for card, added in zip(stack.cards[:POSITIONS], stack.added_types, strict=False):
            out[at : at + 3] = self.type_rows[self.types[card] | added]
            at += 3
        for kind, count in enumerate(stack.markers):
            if count:
                out[self.markers + 3 * step + kind] = count

    def _cities(self, cities: FreeCities, seat: int) -> memoryview[float]:
        out = blank(self.end)
        position = self.cities.position
        for slot, card in enumerate(cities.face_up):
            if card != EMPTY:
                out[self.face_up + self.cities.length * slot + position[card]] = 1
        for step in range(self.seats):
            owner = (seat + step) % self.seats
            for slot in range(FACE_UP):
                side = owner * FACE_UP + slot
                if cities.gold[side]:
                    out[self.sides + 2 * (step * FACE_UP + slot)] = cities.gold[side] / GOLD_TO_CLAIM
            for side in cities.traded:
                if side // FACE_UP == owner:
                    out[self.sides + 2 * (step * FACE_UP + side % FACE_UP) + 1] = 1
            for card in cities.owned[owner]:
                out[self.owned + self.cities.length * step + position[card]] = 1
        for card in cities.used:
            out[self.used + position[card]] = 1
        for card in cities.urn:
            out[self.to_come + position[card]] = 1
        return out[self.face_up :]
