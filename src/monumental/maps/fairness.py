"""What a map must keep so that a game on it is fair and the tokens of the box suffice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from monumental.cards.errors import AllOf, Fault
from monumental.games.classic.land.hexmap import (
    CAPITAL,
    MOST_CAPITALS,
    PROVINCE_TILES,
    WATER,
    HexMap,
    members,
    tile_set,
)

#: The Barbarians of the base box: how many tokens of each value.  [BASE-COMP-10]
BARBARIANS: Final = {1: 14, 2: 12, 3: 8, 4: 4}
FREE_TOWNS: Final = 12

#: Every Market is a city with tokens of its own. The base box has four, and four Capital tiles; a fifth
#: city, as the pack five-players has it, comes with a fifth Capital.  [Q-B-05, MOD-FIVE-02]
CAPITAL_TILES: Final = 4
MARKET_CITIES: Final = 4
MOST_CITIES: Final = MOST_CAPITALS
#: The Production tokens of the base box.  [BASE-COMP-10]
PRODUCTION_TOKENS: Final = 25

#: The Barbarians next to a Capital.  [BASE-MAP-04]
WEAK: Final = (1, 2)


def cities_for(seats: int) -> int:
    """The Market cities, and Capital tiles, that so many players have: five need the pack of that name.

    [MOD-FIVE-02]
    """
    return MARKET_CITIES if seats <= MARKET_CITIES else MOST_CITIES


def map_problems(
    hexmap: HexMap, seats: int, barbarians: Mapping[int, int], towns: int, cities: int
) -> list[Fault]:
    """Every rule that this map breaks, for so many players and the tokens of their box.

    Each is a sentence with its clause. Tiles are counted from 1.
    """
    return [
        *_tile_problems(hexmap, seats, max(CAPITAL_TILES, cities)),
        *_reach_problems(hexmap),
        *_token_problems(hexmap),
        *_barbarian_problems(hexmap, barbarians),
        *_count_problems(hexmap, seats, towns, cities),
    ]


def _tile_problems(hexmap: HexMap, seats: int, capital_tiles: int) -> list[Fault]:
    """As many Capitals as players, apart from each other, and no more tiles than the box has.

    [BASE-COMP-07, BASE-SETUP-01, BASE-MAP-01]
    """
    problems = []
    capitals = len(hexmap.capitals)
    provinces = len(hexmap.tiles) - capitals
    if capitals != seats:
        problems.append(_broken("BASE-SETUP-01", Fault("map-capitals", count=capitals, seats=seats)))
    if capitals > capital_tiles:
        fault = Fault("map-many-capitals", count=capitals, box=capital_tiles)
        problems.append(_broken("BASE-COMP-07", fault))
    if provinces > PROVINCE_TILES:
        fault = Fault("map-many-tiles", count=provinces, box=PROVINCE_TILES)
        problems.append(_broken("BASE-COMP-07", fault))
    for tile in hexmap.capitals:
        for other in hexmap.neighbours[tile]:
            if other > tile and hexmap.tiles[other].terrain == CAPITAL:
                fault = Fault("map-capitals-touch", one=tile + 1, other=other + 1)
                problems.append(_broken("BASE-SETUP-01", fault))
    return problems


def _reach_problems(hexmap: HexMap) -> list[Fault]:
    """Armies walk over Provinces, and through no Capital but their own."""
    every_tile = (1 << len(hexmap.tiles)) - 1
    apart = every_tile & ~hexmap.connected(1, every_tile)
    if apart:
        fault = Fault("map-apart", tiles=_tiles(members(apart)), count=len(members(apart)))
        return [_broken("BASE-SETUP-01", fault)]
    for capital in hexmap.capitals:
        start = 1 << capital
        conquered = hexmap.connected(start, hexmap.provinces | start)
        missed = every_tile & ~hexmap.water & ~conquered & ~hexmap.frontier(conquered)
        if missed:
            far = members(missed)
            fault = Fault("map-no-way", capital=capital + 1, tiles=_tiles(far), count=len(far))
            return [_broken("BASE-CONQ-01", fault)]
    return []


def _token_problems(hexmap: HexMap) -> list[Fault]:
    """Which tiles have tokens: land has a Barbarian or a Free Town, the rest nothing.

    [BASE-MAP-02, BASE-MAP-03]
    """
    problems = []
    for number, tile in enumerate(hexmap.tiles):
        place = number + 1
        if not tile.is_province():
            ground = Fault("ground-water") if tile.terrain == WATER else Fault("ground-capital")
            if tile.town:
                fault = Fault("map-bare-of-town", tile=place, ground=ground)
                problems.append(_broken("BASE-MAP-02", fault))
            if tile.barbarian:
                fault = Fault("map-bare-of-barbarian", tile=place, ground=ground)
                problems.append(_broken("BASE-MAP-03", fault))
            if tile.market:
                fault = Fault("map-bare-of-market", tile=place, ground=ground)
                problems.append(_broken("BASE-MAP-05", fault))
        elif tile.town and tile.barbarian:
            problems.append(_broken("BASE-MAP-03", Fault("map-two-tokens", tile=place)))
        elif not tile.town and not tile.barbarian:
            problems.append(_broken("BASE-MAP-03", Fault("map-no-token", tile=place)))
    return problems


def _barbarian_problems(hexmap: HexMap, barbarians: Mapping[int, int]) -> list[Fault]:
    """Barbarians as the box has them; next to all Capitals weak ones, and the same.

    [BASE-MAP-04, BASE-COMP-10]
    """
    problems = []
    found = sorted([tile.barbarian for tile in hexmap.tiles if tile.barbarian])
    for value in sorted(set(found)):
        placed = found.count(value)
        box = barbarians.get(value, 0)
        if placed > box:
            fault = Fault("map-many-barbarians", count=placed, value=value, box=box)
            problems.append(_broken("BASE-COMP-10", fault))
    for capital in hexmap.capitals:
        for tile in members(hexmap.around[capital] & hexmap.provinces):
            value = hexmap.tiles[tile].barbarian
            if value and value not in WEAK:
                fault = Fault("map-strong-barbarian", tile=tile + 1, capital=capital + 1, value=value)
                problems.append(_broken("BASE-MAP-04", fault))
    if hexmap.capitals:
        first = hexmap.capitals[0]
        wanted = _values_around(hexmap, first)
        for capital in hexmap.capitals[1:]:
            values = _values_around(hexmap, capital)
            if values != wanted:
                fault = Fault(
                    "map-uneven",
                    capital=capital + 1,
                    barbarians=_barbarians(values),
                    first=first + 1,
                    others=_barbarians(wanted),
                )
                problems.append(_broken("BASE-MAP-04", fault))
    return problems


def _values_around(hexmap: HexMap, capital: int) -> list[int]:
    """The values of the Barbarians next to a Capital, the weakest first.  [Q-B-08]"""
    around = members(hexmap.around[capital] & hexmap.provinces)
    return sorted([hexmap.tiles[tile].barbarian for tile in around if hexmap.tiles[tile].barbarian])


def _count_problems(hexmap: HexMap, seats: int, towns: int, cities: int) -> list[Fault]:
    """A Free Town and a Market for each player, and Production tokens enough for the rest.

    [BASE-MAP-02, BASE-MAP-05, BASE-MAP-06]
    """
    problems = []
    free_towns = len([tile for tile in hexmap.tiles if tile.town])
    markets = len(hexmap.markets)
    producing = len(members(hexmap.provinces & ~tile_set(hexmap.markets)))
    if free_towns != seats:
        problems.append(_broken("BASE-MAP-02", Fault("map-towns", count=free_towns, seats=seats)))
    if free_towns > towns:
        problems.append(_broken("BASE-COMP-10", Fault("map-many-towns", count=free_towns, box=towns)))
    if markets != seats:
        problems.append(_broken("BASE-MAP-05", Fault("map-markets", count=markets, seats=seats)))
    if markets > cities:
        problems.append(_broken("BASE-COMP-10", Fault("map-many-markets", count=markets, box=cities)))
    # One on every tile but Capitals, water and Markets.  [Q-B-06, Q-B-07]
    if producing > PRODUCTION_TOKENS:
        fault = Fault("map-many-producing", count=producing, box=PRODUCTION_TOKENS)
        problems.append(_broken("BASE-MAP-06", fault))
    return problems


# Words


def _broken(clause: str, fault: Fault) -> Fault:
    return Fault("clause", problem=fault, clause=clause)


def _tiles(tiles: Iterable[int]) -> AllOf:
    """`3, 4 and 7`."""
    return AllOf(tuple(str(tile + 1) for tile in tiles))


def _barbarians(values: list[int]) -> Fault:
    """`Barbarians of 1, 1 and 2`."""
    if not values:
        return Fault("no-barbarian")
    return Fault("barbarians", count=len(values), values=AllOf(tuple(map(str, values))))
