"""The map of classic and the continuous mode, tile by tile."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY, NONE
from monumental.games.classic.land.hexmap import PROVINCE_TILES, TERRAINS
from monumental.games.classic.modules.monsters import Monsters
from monumental.games.classic.state import EXPLORERS, TROOPS, ClassicState
from monumental.research.observation.features import blank
from monumental.research.observation.memory import Memory

if TYPE_CHECKING:
    from monumental.engine.catalog import Catalog
    from monumental.engine.game import Game
    from monumental.engine.rules import Rules
    from monumental.games.classic.land.hexmap import HexMap
    from monumental.research.observation.layout import Layout

#: How large maps are, and how much lies on a tile.
WIDEST: Final = 10
MOST_TOKENS: Final = 6
HIGHEST_VALUE: Final = 4
STRONGEST: Final = 10


class MapBoard:
    """For each tile its terrain, then everything on it; seats are counted from whoever observes."""

    def __init__(self, layout: Layout, rules: Rules, catalog: Catalog, seats: int) -> None:
        self.seats = seats
        self.tiles = PROVINCE_TILES + seats
        self.strengths = [0 if card.monster is None else card.monster.strength for card in catalog.cards]
        self.front_rows = [self._front(catalog, front) for front in catalog.fronts]
        self.grounds = Memory(self._ground)
        self._names: list[str] = []
        self.terrain = self._column("on the map", *TERRAINS, f"row / {WIDEST}", f"column / {WIDEST}")
        self.owner = self._column(*[f"seat {step} controls it" for step in range(seats)])
        self.troops = self._column(f"Troops / {TROOPS}")
        self.things = self._column("Outpost", "Production token", "guarded")
        self.warlord = self._column(*[f"Warlord of seat {step}" for step in range(seats)])
        self.explorer = self._column(
            *[f"Explorer {1 + at % EXPLORERS} of seat {at // EXPLORERS}" for at in range(seats * EXPLORERS)]
        )
        self.front = self._column("Exploration token", "its number / 4", *[f"demand {at}" for at in range(5)])
        self.wonder = self._column("Wonder token")
        self.market = self._column(f"Market tokens / {MOST_TOKENS}", "looked at")
        self.visited = self._column(*[f"seat {step} has a token of this Market" for step in range(seats)])
        self.monster = self._column("Monster", f"its strength / {STRONGEST}", "still to attack")
        self.length = len(self._names)
        self.map = layout.add("map", self.length, "; ".join(self._names), "as named, else 0 or 1", self.tiles)

    def _column(self, *names: str) -> int:
        at = len(self._names)
        self._names.extend(names)
        return at

    def _front(self, catalog: Catalog, front: tuple[int, ...]) -> array[float]:
        token = catalog.cards[front[0]]
        return array("f", [1, token.value / HIGHEST_VALUE, *[amount / 3 for amount in token.demands]])

    def fill(self, game: Game, seat: int, out: memoryview[float]) -> None:
        state = game.state
        assert isinstance(state, ClassicState)
        ground = self.grounds.of(state.hexmap)
        out[self.map : self.map + len(ground)] = ground
        self._fill_seats(state, seat, out)
        length = self.length
        at = self.map
        for tile, troops in enumerate(state.troops):
            if troops:
                out[at + self.troops] = troops / TROOPS
            front = state.fronts[tile]
            if front != EMPTY:
                out[at + self.front : at + self.wonder] = self.front_rows[front]
            if state.wonders[tile] != EMPTY:
                out[at + self.wonder] = 1
            at += length
        for thing, tiles in enumerate((state.outposts, state.production, state.guarded)):
            for tile in state.hexmap.members(tiles):
                out[self.map + length * tile + self.things + thing] = 1
        self._fill_markets(state, seat, out)
        found = state.slots.get(Monsters.name)
        if isinstance(found, Monsters):
            for tile, card in zip(found.tiles, found.cards, strict=True):
                at = self.map + length * tile + self.monster
                out[at] = 1
                out[at + 1] = self.strengths[card] / STRONGEST
                out[at + 2] = tile in found.waiting

    def _fill_seats(self, state: ClassicState, seat: int, out: memoryview[float]) -> None:
        for step in range(self.seats):
            owner = (seat + step) % self.seats
            for tile in state.hexmap.members(state.land[owner]):
                out[self.map + self.length * tile + self.owner + step] = 1
            if state.warlords[owner] != NONE:
                out[self.map + self.length * state.warlords[owner] + self.warlord + step] = 1
            for explorer in range(EXPLORERS):
                tile = state.explorers[owner * EXPLORERS + explorer]
                if tile != NONE:
                    column = self.explorer + step * EXPLORERS + explorer
                    out[self.map + self.length * tile + column] = 1

    def _fill_markets(self, state: ClassicState, seat: int, out: memoryview[float]) -> None:
        for market in state.markets:
            at = self.map + self.length * market.tile
            out[at + self.market] = market.count / MOST_TOKENS
            out[at + self.market + 1] = market.seen >> seat & 1
            for step in range(self.seats):
                out[at + self.visited + step] = market.visited >> (seat + step) % self.seats & 1

    def _ground(self, hexmap: HexMap, seat: int) -> memoryview[float]:
        """What never changes on a map, and looks the same from everywhere."""
        ground = blank(self.length * len(hexmap.tiles))
        for number, tile in enumerate(hexmap.tiles):
            at = self.length * number + self.terrain
            ground[at] = 1
            ground[at + 1 + tile.terrain] = 1
            ground[at + 1 + len(TERRAINS)] = tile.row / WIDEST
            ground[at + 2 + len(TERRAINS)] = tile.column / WIDEST
        return ground
