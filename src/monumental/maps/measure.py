"""How good each Capital of a map is. The same for all of them, and nobody is better off.

Two to four players get maps that look the same from every Capital, turned or mirrored. A hex grid can't be
turned by a fifth, so for five players what matters is counted.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from monumental.games.classic.land.hexmap import WATER, HexMap, members

#: How far a player looks around: the first turns lead to what is near.
NEAR: Final = 2
FAR: Final = 3

#: Farther than any tile.
FAR_AWAY: Final = 100


class Prospects(NamedTuple):
    """What a player can hope for who begins on a Capital. Steps are over land."""

    barbarians: tuple[int, ...]  # the numbers of the Barbarians next to it, the weakest first
    land: tuple[int, ...]  # how many Provinces within 1, 2 and 3 steps
    value: tuple[int, ...]  # what these are worth
    strength: tuple[int, ...]  # the Barbarians on Provinces within 1 and 2 steps, together
    coast: int  # Provinces on the coast within 2 steps
    markets: tuple[int, ...]  # steps to the two nearest Markets
    towns: tuple[int, ...]  # steps to the two nearest Free Towns
    rivals: tuple[int, ...]  # steps to the other Capitals, the nearest first
    own: int  # Provinces nearer to it than to any other Capital
    production: int  # Production tokens within 3 steps


def prospects(hexmap: HexMap) -> list[Prospects]:
    """What each Capital promises, in the order of the tiles."""
    steps = {capital: land_steps(hexmap, capital) for capital in hexmap.capitals}
    return [_prospects(hexmap, capital, steps) for capital in hexmap.capitals]


def uneven(hexmap: HexMap) -> list[str]:
    """In what the Capitals differ, by the names of `Prospects`; nothing if they are all alike."""
    found = prospects(hexmap)
    return [name for at, name in enumerate(Prospects._fields) if len({each[at] for each in found}) > 1]


def is_ring(hexmap: HexMap) -> bool:
    """Has every Capital two nearest rivals, equally near for all players, and the others further away?"""
    distances = {(*each.rivals, FAR_AWAY, FAR_AWAY, FAR_AWAY)[:3] for each in prospects(hexmap)}
    nearest = {distance for one, other, _ in distances for distance in (one, other)}
    return len(nearest) == 1 and all(third > other for _, other, third in distances)


def land_steps(hexmap: HexMap, capital: int) -> dict[int, int]:
    """How far the tiles are from a Capital over land; rivals' Capitals are reached, not crossed."""
    steps = {capital: 0}
    edge = [capital]
    for tile in edge:
        if tile == capital or tile not in hexmap.capitals:
            for beside in hexmap.neighbours[tile]:
                if beside not in steps and hexmap.tiles[beside].terrain != WATER:
                    steps[beside] = steps[tile] + 1
                    edge.append(beside)
    return steps


def _prospects(hexmap: HexMap, capital: int, all_steps: dict[int, dict[int, int]]) -> Prospects:
    steps = all_steps[capital]
    land = [tile for tile in members(hexmap.provinces) if tile in steps]
    within = {reach: [tile for tile in land if steps[tile] <= reach] for reach in range(1, FAR + 1)}
    barbarians = {tile: hexmap.tiles[tile].barbarian for tile in land}
    rivals = [rival for rival in hexmap.capitals if rival != capital]
    return Prospects(
        barbarians=tuple(sorted([barbarians[tile] for tile in within[1] if barbarians[tile]])),
        land=tuple([len(within[reach]) for reach in within]),
        value=tuple([sum([hexmap.values[tile] for tile in within[reach]]) for reach in within]),
        strength=tuple([sum([barbarians[tile] for tile in within[reach]]) for reach in range(1, NEAR + 1)]),
        coast=len([tile for tile in within[NEAR] if hexmap.coast >> tile & 1]),
        markets=_nearest([steps[tile] for tile in land if hexmap.tiles[tile].market]),
        towns=_nearest([steps[tile] for tile in land if hexmap.tiles[tile].town]),
        rivals=tuple(sorted([steps[rival] for rival in rivals if rival in steps])),
        own=len(
            [
                tile
                for tile in land
                if all(steps[tile] < all_steps[rival].get(tile, FAR_AWAY) for rival in rivals)
            ]
        ),
        production=len([tile for tile in within[FAR] if not hexmap.tiles[tile].market]),
    )


def _nearest(steps: list[int]) -> tuple[int, ...]:
    return tuple(sorted(steps)[:2])
