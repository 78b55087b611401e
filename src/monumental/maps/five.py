"""Making a map for five players by luck: an outline that is fair, and on it the same tiles for everybody.

What one player has next to the Capital, all have, only in another order; likewise what lies behind it, and
what lies between two neighbours. What lies further away is measured, and dealt again until it is even.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from monumental.engine.chance import Chance
from monumental.games.classic.land.hexmap import FOREST, VALUES, HexMap, Tile, members
from monumental.maps.drawing import read_tiles
from monumental.maps.fairness import BARBARIANS, FREE_TOWNS, MOST_CITIES, map_problems
from monumental.maps.measure import FAR, land_steps, uneven
from monumental.maps.outlines import OUTLINES
from monumental.maps.symmetry import row_and_column, turned

SEATS: Final = 5

#: Everybody gets one of each of these, and a Free Town: the box has no five Barbarians of 4, and of the
#: others no more.
STRENGTHS: Final = (1, 1, 2, 2, 3)
WEAK: Final = (1, 1, 2, 2)

#: What is drawn from for the ground next to a Capital, behind it, and between two neighbours.
GROUNDS: Final = ((0, 0, 0, 1, 1, 2), (0, 0, 1, 1, 1, 2, 2), (0, 1, 1, 2, 2, 2, 3))
HOME: Final = 0
BEHIND: Final = 1
BETWEEN: Final = 2

#: So often the same tiles are dealt in another order, before others are tried.
MOST_DEALS: Final = 200


class Content(NamedTuple):
    """What a Province shall be."""

    terrain: int
    barbarian: int
    town: bool = False
    market: bool = False


#: Provinces that get the same tiles, once for each player or each two neighbours, by where they lie.
Shares = dict[int, list[tuple[int, ...]]]


def make_map_for_five(chance: Chance) -> HexMap:
    """A map that is as good from every Capital. The same luck makes the same map."""
    while True:
        outline = _turned_by_luck(OUTLINES[chance.choose(len(OUTLINES))], chance)
        by_lie = shares(outline)
        hands = _hands(by_lie, chance)
        views = [_in_view(outline, capital) for capital in outline.capitals]
        for _ in range(MOST_DEALS):
            contents = _dealt(by_lie, hands, chance)
            if not _alike(views, contents):
                continue
            hexmap = _with_contents(outline, contents)
            if not uneven(hexmap) and not map_problems(hexmap, SEATS, BARBARIANS, FREE_TOWNS, MOST_CITIES):
                return hexmap


def shares(outline: HexMap) -> Shares:
    """The Provinces of the Capitals, and of neighbours, by where they lie."""
    steps = [land_steps(outline, capital) for capital in outline.capitals]
    found: dict[tuple[int, tuple[int, ...]], list[int]] = {}
    for tile in members(outline.provinces):
        nearest = min([each[tile] for each in steps])
        whose = tuple([seat for seat, each in enumerate(steps) if each[tile] == nearest])
        lie = HOME if nearest == 1 else BEHIND if len(whose) == 1 else BETWEEN
        found.setdefault((lie, whose), []).append(tile)
    by_lie: Shares = {}
    for lie, whose in sorted(found):
        by_lie.setdefault(lie, []).append(tuple(found[lie, whose]))
    return by_lie


def _hands(by_lie: Shares, chance: Chance) -> dict[int, list[Content]]:
    """What lies on the Provinces of every share: weak Barbarians at home, a town and a Market elsewhere."""
    homes = len(by_lie[HOME][0])
    left = list(STRENGTHS)
    weak = list(WEAK)
    # Four neighbours are all of the weak ones; of three, one weak one is left for elsewhere.
    while len(weak) > homes:
        weak.pop(chance.choose(len(weak)))
    for strength in weak:
        left.remove(strength)
    hands = {HOME: [Content(_ground(HOME, chance), strength) for strength in weak]}
    easy = hands[HOME].index(min(hands[HOME], key=lambda content: content.barbarian))
    hands[HOME][easy] = hands[HOME][easy]._replace(terrain=min(hands[HOME][easy].terrain, FOREST))
    # A Market lies where a Barbarian is, not in the town.
    market = chance.choose(len(left))
    elsewhere = [Content(0, strength, market=place == market) for place, strength in enumerate(left)]
    elsewhere.append(Content(0, 0, town=True))
    for lie in (BEHIND, BETWEEN):
        hands[lie] = []
        for _ in range(len(by_lie[lie][0]) if lie in by_lie else 0):
            content = elsewhere.pop(chance.choose(len(elsewhere)))
            hands[lie].append(content._replace(terrain=_ground(lie, chance)))
    return hands


def _ground(lie: int, chance: Chance) -> int:
    return GROUNDS[lie][chance.choose(len(GROUNDS[lie]))]


def _dealt(by_lie: Shares, hands: dict[int, list[Content]], chance: Chance) -> dict[int, Content]:
    """Every share gets the same, each in an order of its own."""
    contents: dict[int, Content] = {}
    for lie, share in by_lie.items():
        for places in share:
            hand = hands[lie][:]
            for tile in places:
                contents[tile] = hand.pop(chance.choose(len(hand)))
    return contents


def _in_view(outline: HexMap, capital: int) -> list[int]:
    """The Provinces that a player looks at when the game begins."""
    steps = land_steps(outline, capital)
    return [tile for tile in members(outline.provinces) if steps[tile] <= FAR]


def _alike(views: list[list[int]], contents: dict[int, Content]) -> bool:
    """Is all that players look at worth the same and as productive? This sorts out most deals quickly."""
    worth = {sum([VALUES[contents[tile].terrain] for tile in view]) for view in views}
    producing = {len([tile for tile in view if not contents[tile].market]) for view in views}
    return len(worth) == 1 and len(producing) == 1


def _with_contents(outline: HexMap, contents: dict[int, Content]) -> HexMap:
    tiles = []
    for number, bare in enumerate(outline.tiles):
        content = contents.get(number, Content(bare.terrain, 0))
        tiles.append(Tile(bare.row, bare.column, *content))
    return HexMap("random", tuple(tiles))


def _turned_by_luck(drawing: str, chance: Chance) -> HexMap:
    """The outline, turned and perhaps mirrored, row by row."""
    sixths = chance.choose(6)
    mirrored = chance.choose(2) == 1
    cells = {}
    for tile in read_tiles(drawing):
        q = tile.column - (tile.row - tile.row % 2) // 2
        cell = turned((tile.row, q) if mirrored else (q, tile.row), sixths)
        cells[cell] = tile.terrain
    top = min([r for _, r in cells])
    grid = {row_and_column((q, r - top)): terrain for (q, r), terrain in cells.items()}
    left = min([column for _, column in grid])
    tiles = tuple([Tile(row, column - left, grid[row, column]) for row, column in sorted(grid)])
    return HexMap("random", tiles)
