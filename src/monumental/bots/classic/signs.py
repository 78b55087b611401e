"""The signs of a position on the map, for classic and continuous: land, Units, Explorers, tokens."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from monumental.bots.classic.map import FAR, MARKET_AT, PRODUCTION_AT, free_units, walks
from monumental.bots.sight.signs import Signs
from monumental.engine.action import EMPTY, NONE
from monumental.engine.state import WARLORD
from monumental.games.classic.land.explorer import open_tiles
from monumental.games.classic.state import EXPLORERS, classic

if TYPE_CHECKING:
    from monumental.engine.game import Game
    from monumental.games.classic.state import ClassicState

#: Where the map has nothing to say yet.
NO_CAPITAL: Final = 0.0


class ClassicSigns(Signs):
    own = (
        "free units",
        "value of my land",
        "open provinces",
        "cheap ones",
        "exposed provinces",
        "tokens to find",
        "market tokens",
        "used ones",
        "production tokens",
        "outposts",
        "markets near",
        "production near",
        "hero",
        "warlord ready",
        "turn to come",
        "place in the round",
    )

    def add_own(self, game: Game, seat: int, signs: list[float]) -> None:
        state = classic(game)
        if state.capitals[seat] == NONE:
            signs.extend([NO_CAPITAL] * len(self.own))
            return
        self.add_land(state, seat, signs)
        held = state.holdings[seat]
        in_reserve = 0.0
        for token in held.market:
            in_reserve += self.use[token]
        signs.append(in_reserve / 2)
        signs.append(len(held.used) / 5)
        signs.append(held.production / 5)
        signs.append(state.holdings[seat].created / 5)
        self.add_walks(game, state, seat, signs)
        player = state.players[seat]
        signs.append(0.0 if player.hero == EMPTY else self.texts[player.hero])
        signs.append(0.0 if player.marked >> WARLORD & 1 else 1.0)
        self.add_turn(state, seat, signs)

    def add_turn(self, state: ClassicState, seat: int, signs: list[float]) -> None:
        """Whoever sits later in the round has had fewer turns than the others, until theirs comes."""
        seats = len(state.players)
        place = (seat - state.first) % seats
        acting = state.active != NONE
        signs.append(1.0 if acting and place > (state.active - state.first) % seats else 0.0)
        signs.append(place / seats)

    def add_land(self, state: ClassicState, seat: int, signs: list[float]) -> None:
        """One's own land, and what lies around it."""
        hexmap = state.hexmap
        land = state.land[seat]
        rivals = next_to_rivals = 0
        for other, theirs in enumerate(state.land):
            if other != seat:
                rivals |= theirs
                next_to_rivals |= hexmap.frontier(theirs)
        border = hexmap.frontier(land) & hexmap.provinces
        cheap = 0.0
        tokens = 0
        for tile in hexmap.members(border):
            token = 0 if state.fronts[tile] == EMPTY else 1
            tokens += token
            if not rivals >> tile & 1:
                cheap += 1.0 / (1 + hexmap.values[tile] + token)
        value = 0
        for tile in hexmap.members(land):
            value += hexmap.values[tile]
        signs.append(sqrt(free_units(state, seat)) / 3)
        signs.append(value / 10)
        signs.append((border & ~rivals).bit_count() / 10)
        signs.append(cheap / 5)
        signs.append((state.provinces(seat) & next_to_rivals).bit_count() / 5)
        signs.append(tokens / 5)

    def add_walks(self, game: Game, state: ClassicState, seat: int, signs: list[float]) -> None:
        """How near the Explorers are to Markets and to Production tokens."""
        steps = walks(state.hexmap, open_tiles(game, seat))
        markets = [market.tile for market in state.markets if market.count and not market.visited >> seat & 1]
        production = state.hexmap.members(state.production & ~state.guarded)
        near_markets = near_production = 0.0
        for explorer in range(EXPLORERS):
            there = steps[state.explorers[seat * EXPLORERS + explorer]]
            if markets:
                nearest = FAR
                for tile in markets:
                    nearest = min(nearest, there[tile])
                near_markets += MARKET_AT[nearest]
            if production:
                nearest = FAR
                for tile in production:
                    nearest = min(nearest, there[tile])
                near_production += PRODUCTION_AT[nearest]
        signs.append(near_markets)
        signs.append(near_production)
