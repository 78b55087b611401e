"""The tokens of classic and the continuous mode, and the Solo cards of Automas."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.catalog import BARBARIAN, FREE_TOWN, MARKET_TOKEN, MONSTER, SOLO_CARD
from monumental.games.classic.modules.monsters import Monsters
from monumental.games.classic.state import EXPLORERS, OUTPOSTS, ClassicState
from monumental.research.observation.features import index_of_kinds

if TYPE_CHECKING:
    from monumental.engine.catalog import Catalog
    from monumental.engine.game import Game
    from monumental.engine.rules import Rules
    from monumental.research.observation.layout import Layout


class HoldingsPart:
    """What each seat holds beside the city; of the Markets, what whoever observes has looked at."""

    def __init__(self, layout: Layout, rules: Rules, catalog: Catalog, seats: int) -> None:
        self.seats = seats
        self.exploration = index_of_kinds(catalog, BARBARIAN, FREE_TOWN)
        self.market = index_of_kinds(catalog, MARKET_TOKEN)
        self.monsters = index_of_kinds(catalog, MONSTER)
        self.solo = index_of_kinds(catalog, SOLO_CARD)
        self.active = layout.add("active", seats, "whose turn it is, counted from oneself")
        self.reserve = layout.add(
            "reserve",
            2 + EXPLORERS,
            "each seat's Production tokens, Outposts created, Explorers that acted",
            f"/ 5, / {OUTPOSTS}, else 0 or 1",
            seats,
        )
        self.held = layout.add(
            "exploration tokens", self.exploration.length, "each seat's, by token", "tokens", seats
        )
        self.unused = layout.add(
            "market tokens", self.market.length, "each seat's, by token", "tokens", seats
        )
        self.used = layout.add(
            "used market tokens", self.market.length, "each seat's, by token", "tokens", seats
        )
        self.seen = layout.add(
            "seen in markets", self.market.length, "tokens in Markets that one has looked at", "tokens"
        )
        self.removed = layout.add(
            "removed tokens", self.exploration.length + self.market.length, "that left the game", "tokens"
        )
        self.benefit = layout.add(
            "other benefit", 1, "the token taken last has a benefit that was not chosen"
        )
        self.has_monsters = Monsters.name in rules.slots
        if self.has_monsters:
            self.defeated = layout.add(
                "defeated monsters", self.monsters.length, "by each seat, by card", repeats=seats
            )
        self.has_automas = rules.seats_automas()
        if self.has_automas:
            self.solo_deck = layout.add(
                "solo deck", self.solo.length, "each Automa's, by card", repeats=seats
            )
            self.revealed = layout.add("solo cards", self.solo.length, "revealed, by card", repeats=seats)

    def fill(self, game: Game, seat: int, out: memoryview[float]) -> None:
        state = game.state
        assert isinstance(state, ClassicState)
        if state.active >= 0:
            out[self.active + (state.active - seat) % self.seats] = 1
        for step in range(self.seats):
            self._fill_seat(state, (seat + step) % self.seats, step, out)
        tokens = self.market.position
        for market in state.markets:
            if market.seen >> seat & 1:
                for token in market.stack:
                    out[self.seen + tokens[token]] += 1
        for card in state.removed:
            if card in tokens:
                out[self.removed + self.exploration.length + tokens[card]] += 1
            elif card in self.exploration.position:
                out[self.removed + self.exploration.position[card]] += 1
        out[self.benefit] = state.unchosen is not None
        if self.has_monsters:
            found = state.slots[Monsters.name]
            assert isinstance(found, Monsters)
            for card, winner in zip(found.defeated, found.winners, strict=True):
                at = self.defeated + self.monsters.length * ((winner - seat) % self.seats)
                out[at + self.monsters.position[card]] = 1

    def _fill_seat(self, state: ClassicState, owner: int, step: int, out: memoryview[float]) -> None:
        held = state.holdings[owner]
        at = self.reserve + (2 + EXPLORERS) * step
        out[at] = held.production / 5
        out[at + 1] = held.created / OUTPOSTS
        for explorer in range(EXPLORERS):
            out[at + 2 + explorer] = state.explored >> (owner * EXPLORERS + explorer) & 1
        for token in held.exploration:
            # A Monster's token may lie among them; it is told by its card.
            if token in self.exploration.position:
                out[self.held + self.exploration.length * step + self.exploration.position[token]] += 1
        for token in held.market:
            out[self.unused + self.market.length * step + self.market.position[token]] += 1
        for token in held.used:
            out[self.used + self.market.length * step + self.market.position[token]] += 1
        pile = state.solo_decks[owner]
        if pile is not None and self.has_automas:
            for card in pile.deck.cards():
                out[self.solo_deck + self.solo.length * step + self.solo.position[card]] = 1
            for card in pile.revealed:
                out[self.revealed + self.solo.length * step + self.solo.position[card]] = 1
