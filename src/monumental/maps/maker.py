"""Making a map by luck: different every time, and the same from every Capital.

Everything is laid out in groups of tiles that look alike, so that what one player has, all have.
"""

from __future__ import annotations

from typing import Final

from monumental.engine.chance import Chance
from monumental.games.classic.land.hexmap import CAPITAL, FOREST, PROVINCE_TILES, WATER, HexMap, Tile
from monumental.maps.fairness import (
    BARBARIANS,
    FREE_TOWNS,
    MARKET_CITIES,
    PRODUCTION_TOKENS,
    map_problems,
)
from monumental.maps.five import SEATS as FIVE
from monumental.maps.five import make_map_for_five
from monumental.maps.symmetry import (
    SYMMETRIES,
    Cell,
    distance,
    images,
    neighbours,
    row_and_column,
    turned,
)

#: Land without the Capitals, by the number of seats. The most is one for each Production token and Market.
FEWEST_LAND: Final = {2: 14, 3: 18, 4: 22}
LEAST_WATER: Final = {2: 2, 3: 3, 4: 2}
MOST_WATER: Final = 8

#: Two Capitals have no Province next to both of them, and each has a few to begin with.
LEAST_DISTANCE: Final = 3
FEWEST_BORDERS: Final = 3

#: How far out a group of tiles lies.
HOME: Final = 0  # next to a Capital
INLAND: Final = 1
FRONTIER: Final = 2  # far from every Capital, or as near to two

#: What is drawn from for the ground and the Barbarians there: harder between players than at home.
GROUNDS: Final = ((0, 0, 0, 1, 1, 2), (0, 0, 1, 1, 1, 2, 2), (0, 1, 1, 2, 2, 2, 3))
STRENGTHS: Final = ((1, 1, 2), (1, 1, 2, 2, 2, 3, 3), (2, 2, 3, 3, 3, 4))

Group = tuple[Cell, ...]


def make_map(seats: int, chance: Chance) -> HexMap:
    """A fair map for so many players, each with a coast. The same luck makes the same map."""
    if seats == FIVE:
        return make_map_for_five(chance)
    while True:
        # Luck may lead to where nothing fits; then it is tried again.
        ground = Ground(seats, chance)
        if ground.lay_out():
            sketch = Sketch(ground, chance)
            if sketch.lay_out():
                hexmap = HexMap("random", sketch.tiles())
                problems = map_problems(hexmap, seats, BARBARIANS, FREE_TOWNS, MARKET_CITIES)
                if hexmap.coast and not problems:
                    return hexmap


def number(chance: Chance, least: int, most: int) -> int:
    numbers = tuple(range(least, most + 1))
    return numbers[chance.pick(numbers)]


def draw(chance: Chance, groups: list[Group]) -> Group:
    """Take one group out of the list."""
    return groups.pop(number(chance, 0, len(groups) - 1))


def closest(group: Group) -> int:
    """How near the tiles of a group come to each other."""
    return min([distance(group[0], other) for other in group[1:]])


class Ground:
    """The outline of a map, its Capitals and its water."""

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        symmetries = SYMMETRIES[seats]
        self.symmetry = symmetries[number(chance, 0, len(symmetries) - 1)]
        self.cells: set[Cell] = set()
        self.capitals: Group = ()
        self.water: set[Cell] = set()

    def lay_out(self) -> bool:
        """False if there is no place for the Capitals or the water."""
        most_land = PRODUCTION_TOKENS + self.seats
        land = number(self.chance, FEWEST_LAND[self.seats], most_land)
        water = number(self.chance, LEAST_WATER[self.seats], min(MOST_WATER, PROVINCE_TILES - land))
        self.grow(self.seats + land + water)
        if not self.place_capitals():
            return False
        self.flood(water)
        return len(self.water) >= LEAST_WATER[self.seats] and (
            FEWEST_LAND[self.seats] <= len(self.land()) <= most_land
        )

    def land(self) -> set[Cell]:
        return self.cells - self.water - set(self.capitals)

    def groups(self) -> list[Group]:
        """The land in groups of tiles that look alike."""
        return sorted({images(self.symmetry, cell) for cell in self.land()})

    def grow(self, size: int) -> None:
        """From the centre outwards, ragged or smooth."""
        self.cells.update(images(self.symmetry, (0, 0)))
        smooth = number(self.chance, 2, 5)
        while True:
            room = size - len(self.cells)
            beside = {near for cell in self.cells for near in neighbours(cell)} - self.cells
            edge = {images(self.symmetry, cell) for cell in beside}
            fitting = sorted([group for group in edge if len(group) <= room])
            if not fitting:
                return
            drawn = [draw(self.chance, fitting[:]) for _ in range(smooth)]
            self.cells.update(min([(-self.touching(group[0]), group) for group in drawn])[1])

    def touching(self, cell: Cell) -> int:
        return len([beside for beside in neighbours(cell) if beside in self.cells])

    def place_capitals(self) -> bool:
        places = [
            group
            for group in self.groups()
            if len(group) == self.seats
            and self.touching(group[0]) >= FEWEST_BORDERS
            and closest(group) >= LEAST_DISTANCE
        ]
        if not places:
            return False
        drawn = [draw(self.chance, places[:]) for _ in range(number(self.chance, 1, 3))]
        self.capitals = min([(-closest(group), group) for group in drawn])[1]
        return True

    def flood(self, water: int) -> None:
        """Water wherever the land stays in one piece."""
        groups = self.groups()
        while groups:
            group = draw(self.chance, groups)
            if len(self.water) + len(group) <= water and self.holds_together(group):
                self.water.update(group)

    def holds_together(self, flooded: Group) -> bool:
        """Without these tiles, is the rest one land, with enough of it next to every Capital?"""
        land = self.land() - set(flooded)
        if len([cell for cell in neighbours(self.capitals[0]) if cell in land]) < FEWEST_BORDERS:
            return False
        found = {min(land)}
        fresh = list(found)
        while fresh:
            for cell in neighbours(fresh.pop()):
                if cell in land and cell not in found:
                    found.add(cell)
                    fresh.append(cell)
        return len(found) == len(land)

    def lie(self, group: Group) -> int:
        """HOME, INLAND or FRONTIER."""
        nearest, second = sorted([distance(group[0], capital) for capital in self.capitals])[:2]
        if nearest == 1:
            return HOME
        return FRONTIER if nearest > 2 or nearest == second else INLAND


class Sketch:
    """What lies on the land of a map."""

    def __init__(self, ground: Ground, chance: Chance) -> None:
        self.ground = ground
        self.chance = chance
        self.groups = ground.groups()
        self.towns: list[Cell] = []
        self.markets: list[Cell] = []
        self.terrain: dict[Cell, int] = {}
        self.barbarians: dict[Cell, int] = {}

    def lay_out(self) -> bool:
        """False if there is no place for a token, or no token for a place."""
        self.towns = self.spread()
        self.markets = self.spread()
        if len(self.towns) < self.ground.seats or len(self.markets) < self.ground.seats:
            return False
        self.shape_land()
        return self.settle()

    def spread(self) -> list[Cell]:
        """One tile for each player, away from home, where no town is yet."""
        places = [
            group for group in self.groups if self.ground.lie(group) != HOME and group[0] not in self.towns
        ]
        chosen: list[Cell] = []
        while places and len(chosen) < self.ground.seats:
            group = draw(self.chance, places)
            if len(chosen) + len(group) <= self.ground.seats:
                chosen.extend(group)
        return chosen

    def shape_land(self) -> None:
        for group in self.groups:
            grounds = GROUNDS[self.ground.lie(group)]
            terrain = grounds[self.chance.pick(grounds)]
            for cell in group:
                self.terrain[cell] = terrain

    def settle(self) -> bool:
        """A Barbarian wherever no town is, as long as the tokens last; one neighbour at home is easy."""
        left = dict(BARBARIANS)
        home = [group for group in self.groups if self.ground.lie(group) == HOME]
        away = [group for group in self.groups if group not in home and group[0] not in self.towns]
        easy = draw(self.chance, home[:])
        for cell in easy:
            self.terrain[cell] = min(self.terrain[cell], FOREST)
        for group in home + away:
            strengths = (1,) if group == easy else STRENGTHS[self.ground.lie(group)]
            possible = tuple([strength for strength in strengths if left[strength] >= len(group)])
            if not possible:
                return False
            strength = possible[self.chance.pick(possible)]
            left[strength] -= len(group)
            for cell in group:
                self.barbarians[cell] = strength
        return True

    def tiles(self) -> tuple[Tile, ...]:
        """The tiles row by row, the whole map turned by luck."""
        turn = number(self.chance, 0, 5)
        cells = {turned(cell, turn): cell for cell in self.ground.cells}
        top = min([r for _, r in cells])
        grid = {row_and_column((q, r - top)): cell for (q, r), cell in cells.items()}
        left = min([column for _, column in grid])
        tiles = []
        for row, column in sorted(grid):
            cell = grid[row, column]
            town = cell in self.towns
            market = cell in self.markets
            barbarian = self.barbarians.get(cell, 0)
            tiles.append(Tile(row, column - left, self.ground_of(cell), barbarian, town, market))
        return tuple(tiles)

    def ground_of(self, cell: Cell) -> int:
        if cell in self.ground.capitals:
            return CAPITAL
        return WATER if cell in self.ground.water else self.terrain[cell]
