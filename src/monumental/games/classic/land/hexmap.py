"""The map: hex tiles, which of them touch, and questions about connection, answered with sets of tiles.

A set of tiles is one number with a bit for each tile, so that control, coasts and frontiers are quick.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.rules import Layout

if TYPE_CHECKING:
    from monumental.engine.action import Action

MEADOW: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
VOLCANO: Final = 3
WATER: Final = 4
CAPITAL: Final = 5

TERRAINS: Final[tuple[str, ...]] = ("meadow", "forest", "mountain", "volcano", "water", "capital")

#: The value of a Province by its terrain.
VALUES: Final[tuple[int, ...]] = (0, 1, 2, 3, 0, 0)

#: So many answers are remembered; they fill a few megabytes at most.
MOST_KEPT: Final = 10_000

#: The base box has 4 Capital tiles and 36 Province tiles; the pack five-players brings a fifth Capital.
#: [BASE-COMP-07]
PROVINCE_TILES: Final = 36
MOST_CAPITALS: Final = 5
MOST_TILES: Final = PROVINCE_TILES + MOST_CAPITALS


class Tile:
    """A hex as the map has it before the game."""

    def __init__(
        self,
        row: int,
        column: int,
        terrain: int,
        barbarian: int = 0,
        town: bool = False,
        market: bool = False,
    ) -> None:
        self.row = row
        self.column = column
        self.terrain = terrain
        self.barbarian = barbarian  # the number on its Barbarian token; 0: none
        self.town = town  # a Free Town
        self.market = market

    def is_province(self) -> bool:
        """Can it be conquered at all?"""
        return self.terrain < WATER


class HexMap(Layout):
    """A map never changes; games on it share it, and it remembers its answers. Tiles are numbered from 0."""

    def __init__(self, name: str, tiles: tuple[Tile, ...]) -> None:
        self.name = name
        self.tiles = tiles
        self.neighbours = tuple([neighbours_of(tiles, tile) for tile in tiles])
        self.around = tuple([tile_set(touching) for touching in self.neighbours])
        self.values = tuple([VALUES[tile.terrain] for tile in tiles])
        self.capitals = tiles_where(tiles, CAPITAL)
        self.markets = tuple([number for number, tile in enumerate(tiles) if tile.market])
        self.provinces = tile_set(tuple([n for n, tile in enumerate(tiles) if tile.is_province()]))
        self.water = tile_set(tiles_where(tiles, WATER))
        coast = 0
        for number in range(len(tiles)):
            if self.provinces >> number & 1 and self.around[number] & self.water:
                coast |= 1 << number
        self.coast = coast
        self.market_tiles = tile_set(self.markets)
        self._members: dict[int, tuple[int, ...]] = {}
        self._frontiers: dict[int, int] = {}
        self._steps: dict[int, list[list[Action] | None]] = {}

    def members(self, tiles: int) -> tuple[int, ...]:
        """The tiles of a set, the lowest number first."""
        found = self._members.get(tiles)
        if found is None:
            found = tuple(members(tiles))
            if len(self._members) >= MOST_KEPT:
                self._members.clear()
            self._members[tiles] = found
        return found

    def steps(self, open_tiles: int) -> list[list[Action] | None]:
        """What was found out about the steps of two Explorers onto a set of tiles, by where both are."""
        found = self._steps.get(open_tiles)
        if found is None:
            found = self._steps[open_tiles] = [None] * (len(self.tiles) * len(self.tiles))
        return found

    def frontier(self, land: int) -> int:
        """The tiles that touch this set and are not in it."""
        found = self._frontiers.get(land, -1)
        if found < 0:
            reached = 0
            for tile in members(land):
                reached |= self.around[tile]
            found = reached & ~land
            if len(self._frontiers) >= MOST_KEPT:
                self._frontiers.clear()
            self._frontiers[land] = found
        return found

    def connected(self, start: int, land: int) -> int:
        """The part of this land that can be walked to from a set of its tiles."""
        found = start & land
        fresh = found
        while fresh:
            fresh = self.frontier(found) & land
            found |= fresh
        return found


def neighbours_of(tiles: tuple[Tile, ...], tile: Tile) -> tuple[int, ...]:
    """Every second row is drawn half a tile further right, beginning with the second."""
    shift = tile.row % 2
    beside = {
        (tile.row, tile.column - 1),
        (tile.row, tile.column + 1),
        (tile.row - 1, tile.column - 1 + shift),
        (tile.row - 1, tile.column + shift),
        (tile.row + 1, tile.column - 1 + shift),
        (tile.row + 1, tile.column + shift),
    }
    return tuple([number for number, other in enumerate(tiles) if (other.row, other.column) in beside])


def tiles_where(tiles: tuple[Tile, ...], terrain: int) -> tuple[int, ...]:
    return tuple([number for number, tile in enumerate(tiles) if tile.terrain == terrain])


def tile_set(tiles: tuple[int, ...]) -> int:
    found = 0
    for tile in tiles:
        found |= 1 << tile
    return found


def members(tiles: int) -> list[int]:
    """The tiles of a set, the lowest number first."""
    found = []
    while tiles:
        lowest = tiles & -tiles
        found.append(lowest.bit_length() - 1)
        tiles ^= lowest
    return found
