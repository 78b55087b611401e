"""What a map must keep so that a game on it is fair and the tokens of the box suffice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

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


class MapProblem:
    """What is wrong with a map, as one sentence, and the clause it breaks. Tiles are counted from 1."""

    def __init__(self, text: str, clause: str) -> None:
        self.text = text
        self.clause = clause


def cities_for(seats: int) -> int:
    """The Market cities, and Capital tiles, that so many players have: five need the pack of that name.

    [MOD-FIVE-02]
    """
    return MARKET_CITIES if seats <= MARKET_CITIES else MOST_CITIES


def map_problems(
    hexmap: HexMap, seats: int, barbarians: Mapping[int, int], towns: int, cities: int
) -> list[MapProblem]:
    """Every rule that this map breaks, for so many players and the tokens of their box."""
    return [
        *_tile_problems(hexmap, seats, max(CAPITAL_TILES, cities)),
        *_reach_problems(hexmap),
        *_token_problems(hexmap),
        *_barbarian_problems(hexmap, barbarians),
        *_count_problems(hexmap, seats, towns, cities),
    ]


def _tile_problems(hexmap: HexMap, seats: int, capital_tiles: int) -> list[MapProblem]:
    """As many Capitals as players, apart from each other, and no more tiles than the box has.

    [BASE-COMP-07, BASE-SETUP-01, BASE-MAP-01]
    """
    problems = []
    capitals = len(hexmap.capitals)
    provinces = len(hexmap.tiles) - capitals
    if capitals != seats:
        text = f"there {_are(capitals, 'Capital')} for {_count(seats, 'player')}"
        problems.append(MapProblem(text, "BASE-SETUP-01"))
    if capitals > capital_tiles:
        text = f"there {_are(capitals, 'Capital')}, and the box has {capital_tiles}"
        problems.append(MapProblem(text, "BASE-COMP-07"))
    if provinces > PROVINCE_TILES:
        text = f"there are {provinces} Province tiles with the water, and the box has {PROVINCE_TILES}"
        problems.append(MapProblem(text, "BASE-COMP-07"))
    for tile in hexmap.capitals:
        for other in hexmap.neighbours[tile]:
            if other > tile and hexmap.tiles[other].terrain == CAPITAL:
                text = f"the Capitals on {_tiles((tile, other))} touch each other"
                problems.append(MapProblem(text, "BASE-SETUP-01"))
    return problems


def _reach_problems(hexmap: HexMap) -> list[MapProblem]:
    """Armies walk over Provinces, and through no Capital but their own."""
    every_tile = (1 << len(hexmap.tiles)) - 1
    apart = every_tile & ~hexmap.connected(1, every_tile)
    if apart:
        text = f"{_tiles(members(apart))} {_lie(apart)} apart from tile 1 and what touches it"
        return [MapProblem(text, "BASE-SETUP-01")]
    for capital in hexmap.capitals:
        start = 1 << capital
        conquered = hexmap.connected(start, hexmap.provinces | start)
        missed = every_tile & ~hexmap.water & ~conquered & ~hexmap.frontier(conquered)
        if missed:
            text = f"no land leads from the Capital on tile {capital + 1} to {_tiles(members(missed))}"
            return [MapProblem(text, "BASE-CONQ-01")]
    return []


def _token_problems(hexmap: HexMap) -> list[MapProblem]:
    """Which tiles have tokens: land has a Barbarian or a Free Town, the rest nothing.

    [BASE-MAP-02, BASE-MAP-03]
    """
    problems = []
    for number, tile in enumerate(hexmap.tiles):
        place = f"tile {number + 1}"
        if not tile.is_province():
            ground = f"{place} is {'water' if tile.terrain == WATER else 'a Capital'} and can't have a"
            if tile.town:
                problems.append(MapProblem(f"{ground} Free Town", "BASE-MAP-02"))
            if tile.barbarian:
                problems.append(MapProblem(f"{ground} Barbarian", "BASE-MAP-03"))
            if tile.market:
                problems.append(MapProblem(f"{ground} Market", "BASE-MAP-05"))
        elif tile.town and tile.barbarian:
            problems.append(MapProblem(f"{place} has a Free Town and a Barbarian", "BASE-MAP-03"))
        elif not tile.town and not tile.barbarian:
            problems.append(MapProblem(f"{place} has no Barbarian and no Free Town", "BASE-MAP-03"))
    return problems


def _barbarian_problems(hexmap: HexMap, barbarians: Mapping[int, int]) -> list[MapProblem]:
    """Barbarians as the box has them; next to all Capitals weak ones, and the same.

    [BASE-MAP-04, BASE-COMP-10]
    """
    problems = []
    found = sorted([tile.barbarian for tile in hexmap.tiles if tile.barbarian])
    for value in sorted(set(found)):
        placed = found.count(value)
        box = barbarians.get(value, 0)
        if placed > box:
            text = f"there {_are(placed, 'Barbarian')} of value {value}, and the box has {box}"
            problems.append(MapProblem(text, "BASE-COMP-10"))
    for capital in hexmap.capitals:
        for tile in members(hexmap.around[capital] & hexmap.provinces):
            value = hexmap.tiles[tile].barbarian
            if value and value not in WEAK:
                text = f"tile {tile + 1} next to the Capital on tile {capital + 1} has a Barbarian of {value}"
                problems.append(MapProblem(f"{text}, not of 1 or 2", "BASE-MAP-04"))
    if hexmap.capitals:
        first = hexmap.capitals[0]
        wanted = _values_around(hexmap, first)
        for capital in hexmap.capitals[1:]:
            values = _values_around(hexmap, capital)
            if values != wanted:
                text = f"the Capital on tile {capital + 1} lies next to {_barbarians(values)}"
                text += f", the Capital on tile {first + 1} next to {_barbarians(wanted)}"
                problems.append(MapProblem(text, "BASE-MAP-04"))
    return problems


def _values_around(hexmap: HexMap, capital: int) -> list[int]:
    """The values of the Barbarians next to a Capital, the weakest first.  [Q-B-08]"""
    around = members(hexmap.around[capital] & hexmap.provinces)
    return sorted([hexmap.tiles[tile].barbarian for tile in around if hexmap.tiles[tile].barbarian])


def _count_problems(hexmap: HexMap, seats: int, towns: int, cities: int) -> list[MapProblem]:
    """A Free Town and a Market for each player, and Production tokens enough for the rest.

    [BASE-MAP-02, BASE-MAP-05, BASE-MAP-06]
    """
    problems = []
    free_towns = len([tile for tile in hexmap.tiles if tile.town])
    markets = len(hexmap.markets)
    producing = len(members(hexmap.provinces & ~tile_set(hexmap.markets)))
    if free_towns != seats:
        text = f"there {_are(free_towns, 'Free Town')} for {_count(seats, 'player')}"
        problems.append(MapProblem(text, "BASE-MAP-02"))
    if free_towns > towns:
        text = f"there {_are(free_towns, 'Free Town')}, and the box has {towns}"
        problems.append(MapProblem(text, "BASE-COMP-10"))
    if markets != seats:
        text = f"there {_are(markets, 'Market')} for {_count(seats, 'player')}"
        problems.append(MapProblem(text, "BASE-MAP-05"))
    if markets > cities:
        text = f"there {_are(markets, 'Market')}, and the box has tokens for {cities}"
        problems.append(MapProblem(text, "BASE-COMP-10"))
    # One on every tile but Capitals, water and Markets.  [Q-B-06, Q-B-07]
    if producing > PRODUCTION_TOKENS:
        text = f"{producing} tiles need a Production token, and the box has {PRODUCTION_TOKENS}"
        problems.append(MapProblem(text, "BASE-MAP-06"))
    return problems


# Words


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _are(number: int, noun: str) -> str:
    return f"{'is' if number == 1 else 'are'} {_count(number, noun)}"


def _lie(tiles: int) -> str:
    return "lies" if len(members(tiles)) == 1 else "lie"


def _tiles(tiles: Iterable[int]) -> str:
    """`tile 3`, `tiles 3, 4 and 7`."""
    names = [str(tile + 1) for tile in tiles]
    return f"tile {names[0]}" if len(names) == 1 else f"tiles {_listed(names)}"


def _barbarians(values: list[int]) -> str:
    """`Barbarians of 1, 1 and 2`."""
    if not values:
        return "no Barbarian"
    names = [str(value) for value in values]
    return f"a Barbarian of {names[0]}" if len(names) == 1 else f"Barbarians of {_listed(names)}"


def _listed(names: list[str]) -> str:
    return f"{', '.join(names[:-1])} and {names[-1]}"
