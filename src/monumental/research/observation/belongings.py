"""What lies in front of each seat in every rule system: resources, the city, piles, Policies, Wonders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY
from monumental.engine.catalog import KINDS, POLICY_CARD
from monumental.engine.resources import RESOURCES
from monumental.engine.state import CELLS, CIVILIZATION, DRAWN_CARDS, HERO, PLACES, POLICY, SCOUT, WARLORD
from monumental.research.observation.features import CITY_CARDS, blank, index_of_kinds
from monumental.research.observation.memory import MOST_KEPT

if TYPE_CHECKING:
    from monumental.engine.catalog import Catalog
    from monumental.engine.game import Game
    from monumental.engine.rules import Rules
    from monumental.engine.state import Player
    from monumental.research.observation.features import CardFeatures
    from monumental.research.observation.layout import Layout

#: What else is told of a place beside its card: turned, may still be used, stays, has an Action token.
PLACE_MARKS: Final = 4

#: Places beside the city that can have an Action token.
MARKED: Final = (POLICY, WARLORD, SCOUT, CIVILIZATION, HERO)

#: So many drawn cards are told one by one; of all of them, how many there are of each.
DRAWN_PLACES: Final = 4

#: A bit for each place of the city.
CITY_PLACES: Final = (1 << PLACES) - 1

PILES: Final = ("deck", "discard", "archive", "aside", "drawn")


def deeds(rules: Rules) -> list[str]:
    """What a player can have done this turn or round, for texts that ask."""
    return [*rules.occasions, *[f"acquired-{kind}" for kind in (*KINDS[:4], "basic")]]


class Belongings:
    """The belongings of all seats."""

    def __init__(
        self, layout: Layout, rules: Rules, catalog: Catalog, features: CardFeatures, seats: int
    ) -> None:
        self.seats = seats
        self.features = features
        self.cards = index_of_kinds(catalog, *CITY_CARDS)
        self.policies = index_of_kinds(catalog, POLICY_CARD)
        self.peoples = len(catalog.civilizations)
        self.deeds = {deed: at for at, deed in enumerate(deeds(rules))}
        self.drawn_places = DRAWN_PLACES if rules.keeps_drawn else 0
        #: Cities and piles by what lies in them: most have not changed since they were seen last.
        self.known_cities: dict[tuple[int, ...], memoryview[float]] = {}
        self.known_piles: dict[tuple[tuple[int, ...], ...], memoryview[float]] = {}
        length = features.length
        amounts = ", ".join(RESOURCES)
        peoples = ", ".join(people.key for people in catalog.civilizations)
        self.supply = layout.add("supply", 5, f"resources of each seat: {amounts}", "/ 10", seats)
        self.gained = layout.add("gained", 5, "gained this turn or round", "/ 10", seats)
        self.civilization = layout.add("civilization", self.peoples, peoples, repeats=seats)
        self.passed = layout.add("passed", 2, "has passed; is played by somebody", repeats=seats)
        self.did = layout.add("did", len(self.deeds), ", ".join(self.deeds), repeats=seats)
        self.marks = layout.add(
            "marks",
            len(MARKED),
            "Action tokens at the Policy, Warlord, Scout, special rule, Hero",
            repeats=seats,
        )
        self.place_length = length + PLACE_MARKS
        self.city = layout.add(
            "city",
            self.place_length,
            "each place of the city: its card; turned, may still be used, reinforced, has an Action token",
            "a card, then 0 or 1",
            seats * PLACES,
        )
        self.piles = layout.add(
            "pile cards",
            self.cards.length,
            f"for each seat {', '.join(PILES)}: how many of each city card",
            "/ 4",
            seats * len(PILES),
        )
        self.top = layout.add(
            "top of deck",
            length + 2,
            "the topmost card if it is known; known cards; all cards",
            "a card, / 5, / 20",
            seats,
        )
        self.developed = layout.add("policies", self.policies.length, "developed, by card", repeats=seats)
        self.topmost = layout.add("topmost policy", self.policies.length, "by card", repeats=seats)
        self.wonder = layout.add("wonder", length, "the Wonder in construction", "a card", seats)
        self.second = layout.add("second wonder", length, "just begun", "a card", seats)
        if self.drawn_places:
            self.drawn = layout.add(
                "drawn",
                length + 1,
                "one's own drawn cards one by one; has an Action token",
                "a card, 0 or 1",
                self.drawn_places,
            )

    def fill(self, game: Game, seat: int, out: memoryview[float]) -> None:
        state = game.state
        players = state.players
        for step in range(self.seats):
            owner = (seat + step) % self.seats
            player = players[owner]
            self._fill_state(player, step, out)
            out[self.passed + 2 * step + 1] = state.is_played(owner)
            self._fill_city(player, step, out)
            self._fill_piles(player, step, out)
        if self.drawn_places:
            self._fill_drawn(players[seat], out)

    def _fill_state(self, player: Player, step: int, out: memoryview[float]) -> None:
        for at, amount in enumerate(player.supply, self.supply + 5 * step):
            if amount:
                out[at] = amount / 10
        for at, amount in enumerate(player.gained, self.gained + 5 * step):
            if amount:
                out[at] = amount / 10
        if player.civilization >= 0:
            out[self.civilization + self.peoples * step + player.civilization] = 1
        out[self.passed + 2 * step] = player.passed
        for deed in player.did:
            if deed in self.deeds:
                out[self.did + len(self.deeds) * step + self.deeds[deed]] = 1
        if player.marked >> PLACES:
            for at, place in enumerate(MARKED):
                out[self.marks + len(MARKED) * step + at] = player.marked >> place & 1
        for card in player.policies:
            out[self.developed + self.policies.length * step + self.policies.position[card]] = 1
        if player.policies:
            topmost = self.policies.position[player.policies[-1]]
            out[self.topmost + self.policies.length * step + topmost] = 1
        self._fill_card(player.wonder, self.wonder + self.features.length * step, out)
        self._fill_card(player.second_wonder, self.second + self.features.length * step, out)

    def _fill_card(self, card: int, at: int, out: memoryview[float]) -> None:
        if card != EMPTY:
            out[at : at + self.features.length] = self.features.rows[card]

    def _fill_city(self, player: Player, step: int, out: memoryview[float]) -> None:
        marked = player.marked & CITY_PLACES
        seen = (*player.city, player.rotated, player.activated, player.reinforced, marked)
        city = self.known_cities.get(seen)
        if city is None:
            if len(self.known_cities) >= MOST_KEPT:
                self.known_cities.clear()
            city = self.known_cities[seen] = self._city(player)
        at = self.city + len(city) * step
        out[at : at + len(city)] = city

    def _city(self, player: Player) -> memoryview[float]:
        city = blank(self.place_length * PLACES)
        for place, card in enumerate(player.city):
            if card != EMPTY:
                at = self.place_length * place
                self._fill_card(card, at, city)
                cell = place % CELLS
                marks = at + self.features.length
                city[marks] = player.rotated >> cell & 1
                city[marks + 1] = player.activated >> cell & 1
                city[marks + 2] = player.reinforced >> cell & 1
                city[marks + 3] = player.marked >> place & 1
        return city

    def _fill_piles(self, player: Player, step: int, out: memoryview[float]) -> None:
        deck = player.deck
        seen = (deck.known, deck.urn, player.discard, player.archive, player.aside, player.drawn)
        piles = self.known_piles.get(seen)
        if piles is None:
            if len(self.known_piles) >= MOST_KEPT:
                self.known_piles.clear()
            piles = self.known_piles[seen] = self._piles(player)
        at = self.piles + len(piles) * step
        out[at : at + len(piles)] = piles
        top = self.top + (self.features.length + 2) * step
        if deck.known:
            self._fill_card(deck.known[-1], top, out)
            out[top + self.features.length] = len(deck.known) / 5
        out[top + self.features.length + 1] = deck.count() / 20

    def _piles(self, player: Player) -> memoryview[float]:
        position = self.cards.position
        piles = blank(self.cards.length * len(PILES))
        at = 0
        for pile in (player.deck.cards(), player.discard, player.archive, player.aside, player.drawn):
            for card in pile:
                # Other kinds are for whoever lays them there to tell.
                if card in position:
                    piles[at + position[card]] += 0.25
            at += self.cards.length
        return piles

    def _fill_drawn(self, player: Player, out: memoryview[float]) -> None:
        length = self.features.length
        at = self.drawn
        for number, card in enumerate(player.drawn[: self.drawn_places]):
            self._fill_card(card, at, out)
            out[at + length] = player.marked >> (DRAWN_CARDS + number) & 1
            at += length + 1
