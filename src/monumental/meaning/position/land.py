"""The map of classic and the continuous mode: its tiles, what lies on them, and the tokens one holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY, NONE
from monumental.games.classic.land.conquest import neighbours, target_at
from monumental.games.classic.land.hexmap import MOST_TILES
from monumental.games.classic.state import EXPLORERS, ClassicState, classic
from monumental.meaning.cards import NO_CARD
from monumental.meaning.position.draft import MOST_KEPT, packed
from monumental.meaning.position.entries import (
    EXPLORATION,
    MARKET,
    NOBODY,
    OF_CARD,
    POSITION_AT,
    REMOVED,
    SEEN_IN_MARKET,
    SOLO_CARDS,
    SOLO_DECK,
    TOKEN_ON_TILE,
    USED_MARKET,
    WONDER_ON_TILE,
    of,
)
from monumental.meaning.position.seats import MOST_STEPS, write_pile
from monumental.meaning.position.section import Section

if TYPE_CHECKING:
    from monumental.engine.action import Action
    from monumental.engine.game import Game
    from monumental.games.classic.land.facts import MapFacts
    from monumental.meaning.cards import CardMeanings
    from monumental.meaning.position.draft import Draft
    from monumental.meaning.position.fields import Fields

#: What the number of a tile is made of, from the lowest bit: each with its name and how many bits it has.
TILE_BITS: Final[tuple[tuple[str, int], ...]] = (
    ("terrain", 3),  # counted from 1; 0: there is no such tile
    ("controlled by", 3),  # counted from oneself, from 1; 0: nobody
    ("Troops", 4),
    ("Outpost", 1),
    ("Production token", 1),
    ("guarded", 1),
    ("Market tokens", 3),
    ("looked at", 1),
    ("visited by", 5),  # a bit for each seat, oneself first
    ("next to one's land", 1),
    ("Military it takes", 5),
    ("Warlord", 1),
    ("own Explorer", 1),
    ("Explorer of another", 1),
)
OWNER_AT: Final = 3
TROOPS_AT: Final = 6
OUTPOST: Final = 1 << 10
PRODUCTION: Final = 1 << 11
GUARDED: Final = 1 << 12
TOKENS_AT: Final = 13
LOOKED: Final = 1 << 16
VISITED_AT: Final = 17
NEAR: Final = 1 << 22
MILITARY_AT: Final = 23
A_WARLORD: Final = 1 << 28
OWN_EXPLORER: Final = 1 << 29
OTHERS_EXPLORER: Final = 1 << 30

#: What has more is told as this much.
MOST_TROOPS: Final = 15
MOST_TOKENS: Final = 7
MOST_MILITARY: Final = 31


class MapSection(Section):
    """Tiles stand behind all numbers, from `tiles` on."""

    priced = ("conquer",)

    def __init__(self, table: Fields, each: Fields, meanings: CardMeanings, seats: int) -> None:
        self.seats = seats
        self.first_front = meanings.first_front
        self.tiles = 0  # where they begin: known once all numbers are
        # By the identity of the facts, which are kept: so nothing else gets their identity.
        self.known: dict[int, Ground] = {}
        self.active = table.one_of("whose turn", seats, "counted from oneself")
        self.ending = table.amounts("the end was triggered", 1, 1, "0 or 1")
        self.unchosen = table.amounts("other benefit", 1, 1, "of the token taken last, one was not chosen")
        self.pieces = each.amounts(
            "pieces", 2 + EXPLORERS, 20, "tiles of Capital, Warlord, Explorers, from 1"
        )
        self.explored = each.bits("explored", EXPLORERS, "Explorers that acted")
        self.reserve = each.amounts("production tokens", 1, 2)
        self.created = each.amounts("outposts created", 1, 1)

    def write(self, game: Game, seat: int, draft: Draft) -> None:
        row = draft.row
        state = classic(game)
        row[self.active] = (state.active - seat) % self.seats + 1 if state.active >= 0 else 0
        row[self.ending] = int(state.ending)
        row[self.unchosen] = int(state.unchosen is not None)
        ground = self.ground(game, state, seat)
        at = self.tiles
        row[at : at + len(ground.tiles)] = ground.tiles
        draft.packed.append(ground.entries)
        for tile in state.hexmap.members(state.production):
            row[at + tile] += PRODUCTION
        for tile in state.hexmap.members(state.guarded):
            row[at + tile] += GUARDED
        for market in state.markets:
            number = min(market.count, MOST_TOKENS) << TOKENS_AT
            if market.visited:
                for step in range(self.seats):
                    number += (market.visited >> (seat + step) % self.seats & 1) << VISITED_AT + step
            # Only who has looked knows what lies there.
            if market.seen >> seat & 1:
                number += LOOKED
                base = of(NOBODY, SEEN_IN_MARKET) + OF_CARD + (market.tile << POSITION_AT)
                write_pile(market.stack, base, row)
            row[at + market.tile] += number
        write_pile(state.removed, of(NOBODY, REMOVED) + OF_CARD, row)

    def ground(self, game: Game, state: ClassicState, seat: int) -> Ground:
        """What was found out about the map is shared by all positions with the same map: so is this."""
        facts = state.facts(seat)
        key = id(facts) * MOST_STEPS + seat
        known = self.known.get(key)
        if known is None:
            if len(self.known) >= MOST_KEPT:
                self.known.clear()
            known = self.known[key] = Ground(game, state, seat, self.first_front, facts)
        return known

    def write_seat(self, game: Game, owner: int, step: int, at: int, draft: Draft) -> None:
        row = draft.row
        state = classic(game)
        row[at + self.pieces] = state.capitals[owner] + 1
        row[at + self.pieces + 1] = state.warlords[owner] + 1
        if state.warlords[owner] != NONE:
            row[self.tiles + state.warlords[owner]] |= A_WARLORD
        acted = 0
        for explorer in range(EXPLORERS):
            tile = state.explorers[owner * EXPLORERS + explorer]
            row[at + self.pieces + 2 + explorer] = tile + 1
            if tile != NONE:
                row[self.tiles + tile] |= OTHERS_EXPLORER if step else OWN_EXPLORER
            acted |= (state.explored >> owner * EXPLORERS + explorer & 1) << explorer
        row[at + self.explored] = acted
        held = state.holdings[owner]
        row[at + self.reserve] = held.production
        row[at + self.created] = held.created
        write_pile(held.exploration, of(step, EXPLORATION) + OF_CARD, row)
        write_pile(held.market, of(step, MARKET) + OF_CARD, row)
        write_pile(held.used, of(step, USED_MARKET) + OF_CARD, row)
        solo = state.solo_decks[owner]
        if solo is not None:
            write_pile(solo.deck.cards(), of(step, SOLO_DECK) + OF_CARD, row)
            write_pile(solo.revealed, of(step, SOLO_CARDS) + OF_CARD, row)

    def meaning(self, game: Game, seat: int, option: Action, tile: int) -> int:
        """The Exploration token that lies on a tile."""
        front = EMPTY if tile < 0 else classic(game).fronts[tile]
        return NO_CARD if front == EMPTY else self.first_front + front

    def price(self, game: Game, seat: int, option: Action) -> int:
        return target_at(game, seat, option.first).military


class Ground:
    """What lies on the map as long as it does not change, as a seat sees it.

    Whoever changes land, Units, Outposts, Wonder or Exploration tokens says so: then there are new facts.
    """

    def __init__(self, game: Game, state: ClassicState, seat: int, first_front: int, facts: MapFacts) -> None:
        self.facts = facts
        seats = len(state.land)
        lands = [state.land[(seat + step) % seats] for step in range(seats)]
        self.tiles: list[int] = []
        for tile, hexagon in enumerate(state.hexmap.tiles[:MOST_TILES]):
            number = hexagon.terrain + 1 + (min(state.troops[tile], MOST_TROOPS) << TROOPS_AT)
            for step, land in enumerate(lands):
                if land >> tile & 1:
                    number += step + 1 << OWNER_AT
            if state.outposts >> tile & 1:
                number += OUTPOST
            self.tiles.append(number)
        if state.capitals[seat] != NONE:
            for near in neighbours(game, seat):
                self.tiles[near.tile] += NEAR + (min(near.defense, MOST_MILITARY) << MILITARY_AT)
        self.entries = packed(tokens_of(state, first_front))


def tokens_of(state: ClassicState, first_front: int) -> list[int]:
    """Exploration tokens by what their front shows; Wonder tokens by their Wonder."""
    found = []
    base = of(NOBODY, TOKEN_ON_TILE) + first_front
    for tile, front in enumerate(state.fronts):
        if front != EMPTY:
            found.append(base + front + (tile << POSITION_AT))
    base = of(NOBODY, WONDER_ON_TILE) + OF_CARD
    for tile, card in enumerate(state.wonders):
        if card != EMPTY:
            found.append(base + card + (tile << POSITION_AT))
    return found
