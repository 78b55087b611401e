"""Maps: what a fair one keeps, the layouts of the box, and maps made by luck."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import pytest

from monumental.engine.chance import seeded
from monumental.games.classic.land.hexmap import WATER, HexMap, Tile, members
from monumental.maps.drawing import draw_tiles, read_tiles
from monumental.maps.fairness import BARBARIANS, FREE_TOWNS, MARKET_CITIES, MOST_CITIES, map_problems
from monumental.maps.files import find_map, read_map, shipped_maps
from monumental.maps.maker import make_map
from tests.rules.classic.test_drawings import parts

FAIR = """
..  ~   h2  mt
  m1  f2  f3$ m1
C   m2  v4  m2  C
  m1  f3$ f2  m1
..  mt  h2  ~
"""

LAYOUTS = [(seats, name) for seats in (2, 3, 4) for name in shipped_maps(seats)]

#: Each number of players gets so many maps made by luck.
SEEDS = range(1, 68)


def problems(
    drawing: str | tuple[Tile, ...],
    seats: int = 2,
    *,
    barbarians: Mapping[int, int] = BARBARIANS,
    towns: int = FREE_TOWNS,
    cities: int = MARKET_CITIES,
) -> list[tuple[str, str]]:
    tiles = read_tiles(drawing) if isinstance(drawing, str) else drawing
    found = map_problems(HexMap("mine", tiles), seats, barbarians, towns, cities)
    return [(str(fault.values["problem"]), str(fault.values["clause"])) for fault in found]


def changed(drawing: str, old: str, new: str) -> str:
    assert drawing.count(old) == 1, f"there is not one {old!r} to change"
    return drawing.replace(old, new)


def marked(
    drawing: str, number: int, *, barbarian: int = 0, town: bool = False, market: bool = False
) -> HexMap:
    """The map with other tokens on one tile, counted from 1; a drawing can't show all of them."""
    tiles = read_tiles(drawing)
    tile = tiles[number - 1]
    other = Tile(tile.row, tile.column, tile.terrain, barbarian, town, market)
    return HexMap("mine", (*tiles[: number - 1], other, *tiles[number:]))


@cache
def lucky_map(seats: int, seed: int) -> HexMap:
    return make_map(seats, seeded(seed))


# Tiles


@pytest.mark.rule("BASE-MAP-01")
@pytest.mark.parametrize("terrain", ["m", "f", "h", "v"])
def test_a_map_of_ones_own_may_use_any_tiles(terrain: str) -> None:
    drawing = FAIR

    for other in "mfhv":
        drawing = drawing.replace(other, terrain)

    assert problems(drawing) == []


@pytest.mark.rule("BASE-SETUP-01")
def test_a_map_has_one_capital_for_each_player() -> None:
    assert problems(FAIR, 2) == []
    assert ("there are 2 Capitals for 3 players", "BASE-SETUP-01") in problems(FAIR, 3)


@pytest.mark.rule("BASE-SETUP-01")
def test_capitals_do_not_touch() -> None:
    drawing = """
        m1  C   C   m1
          m1$ mt  m1$
        ..  mt
    """

    assert problems(drawing) == [("the Capitals on tiles 2 and 3 touch each other", "BASE-SETUP-01")]


@pytest.mark.rule("BASE-COMP-07")
def test_the_base_box_has_four_capitals_and_five_players_bring_the_fifth() -> None:
    drawing = """
        ..  C   ..  C   ..  C   ..  C   ..  C
          m1  m1$ m1  m1$ m1  m1$ m1  m1$ m1  m1$
        ..  mt  ..  mt  ..  mt  ..  mt  ..  mt
    """

    without, with_the_fifth = problems(drawing, 5), problems(drawing, 5, cities=MOST_CITIES)

    assert without == [
        ("there are 5 Capitals, and the box has 4", "BASE-COMP-07"),
        ("there are 5 Markets, and the box has tokens for 4", "BASE-COMP-10"),
    ]
    assert with_the_fifth == []


@pytest.mark.rule("BASE-COMP-07")
def test_the_box_has_36_province_tiles_and_water_is_among_them() -> None:
    sea = "  ~ ~ ~ ~ ~\n ~ ~ ~ ~ ~\n"

    full = FAIR + sea + "  ~ ~ ~ ~ ~\n ~ ~ ~ ~"
    too_full = f"{full} ~"

    assert problems(full) == []
    assert problems(too_full) == [
        ("there are 37 Province tiles with the water, and the box has 36", "BASE-COMP-07")
    ]


@pytest.mark.rule("BASE-SETUP-01")
def test_a_map_is_in_one_piece() -> None:
    one = FAIR + "  ..\n~"
    two = FAIR + "  ..\n~ ~"

    assert problems(one) == [("tile 20 lies apart from tile 1 and what touches it", "BASE-SETUP-01")]
    assert problems(two) == [("tiles 20 and 21 lie apart from tile 1 and what touches it", "BASE-SETUP-01")]


@pytest.mark.rule("BASE-CONQ-01")
def test_no_province_lies_across_the_water_alone() -> None:
    island = FAIR + "  .. .. ~\n.. .. m3"

    assert problems(island) == [("no land leads from the Capital on tile 8 to tile 21", "BASE-CONQ-01")]


@pytest.mark.rule("BASE-CONQ-01", "BASE-CONQ-07")
def test_no_province_lies_behind_the_capital_of_a_rival() -> None:
    """Nobody walks through it, so one player alone would get there."""
    drawing = changed(FAIR, "C   m2  v4  m2  C", "C   m2  v4  m2  C  mt")
    drawing = changed(drawing, "h2  mt", "h2  m2")

    assert problems(drawing) == [("no land leads from the Capital on tile 8 to tile 13", "BASE-CONQ-01")]


# Tokens


@pytest.mark.rule("BASE-MAP-02")
@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("mt\n", "m2\n", "there is 1 Free Town for 2 players"),
        ("v4", "vt", "there are 3 Free Towns for 2 players"),
    ],
)
def test_there_is_one_free_town_for_each_player(old: str, new: str, sentence: str) -> None:
    drawing = changed(FAIR, old, new)

    assert problems(drawing) == [(sentence, "BASE-MAP-02")]


@pytest.mark.rule("BASE-MAP-02")
@pytest.mark.parametrize(("tile", "ground"), [(1, "water"), (8, "a Capital")])
def test_no_free_town_lies_on_water_or_a_capital(tile: int, ground: str) -> None:
    one_town = changed(FAIR, "mt\n", "m2\n")

    found = problems(marked(one_town, tile, town=True).tiles)

    assert found == [(f"tile {tile} is {ground} and can't have a Free Town", "BASE-MAP-02")]


@pytest.mark.rule("BASE-COMP-10")
def test_there_are_no_more_free_towns_than_tokens_of_them() -> None:
    found = problems(FAIR, towns=1)

    assert found == [("there are 2 Free Towns, and the box has 1", "BASE-COMP-10")]


@pytest.mark.rule("BASE-MAP-03")
def test_a_barbarian_lies_on_every_tile_without_a_free_town() -> None:
    without = changed(FAIR, "v4", "v")
    with_both = marked(FAIR, 3, barbarian=2, town=True)

    assert problems(without) == [("tile 10 has no Barbarian and no Free Town", "BASE-MAP-03")]
    assert problems(with_both.tiles) == [("tile 3 has a Free Town and a Barbarian", "BASE-MAP-03")]


@pytest.mark.rule("BASE-MAP-03")
@pytest.mark.parametrize(("tile", "ground"), [(1, "water"), (8, "a Capital")])
def test_no_barbarian_lies_on_water_or_a_capital(tile: int, ground: str) -> None:
    hexmap = marked(FAIR, tile, barbarian=1)

    assert problems(hexmap.tiles) == [(f"tile {tile} is {ground} and can't have a Barbarian", "BASE-MAP-03")]


@pytest.mark.rule("BASE-COMP-10")
def test_there_are_no_more_barbarians_of_a_value_than_tokens_of_it() -> None:
    found = problems(FAIR, barbarians={1: 3, 2: 6, 3: 2})

    assert found == [
        ("there are 4 Barbarians of value 1, and the box has 3", "BASE-COMP-10"),
        ("there is 1 Barbarian of value 4, and the box has 0", "BASE-COMP-10"),
    ]


@pytest.mark.rule("BASE-MAP-04")
def test_the_same_barbarians_live_next_to_every_capital() -> None:
    drawing = changed(FAIR, "  m1  f2", "  m2  f2")

    [(sentence, clause)] = problems(drawing)

    assert sentence == (
        "the Capital on tile 12 lies next to Barbarians of 1, 1 and 2, "
        "the Capital on tile 8 next to Barbarians of 1, 2 and 2"
    )
    assert clause == "BASE-MAP-04"


@pytest.mark.rule("BASE-MAP-04")
def test_barbarians_of_the_same_sum_are_not_the_same() -> None:
    """Q-B-08: 2 and 2 are no 1, 1 and 2; a Free Town doesn't count."""
    drawing = changed(FAIR, "  m1  f2", "  mt  f2")
    drawing = changed(drawing, "  m1  f3$", "  m2  f3$")
    drawing = changed(drawing, "..  mt", "..  m3")

    [(sentence, clause)] = problems(drawing)

    assert sentence.endswith("Barbarians of 1, 1 and 2, the Capital on tile 8 next to Barbarians of 2 and 2")
    assert clause == "BASE-MAP-04"


@pytest.mark.rule("BASE-MAP-04")
def test_next_to_a_capital_barbarians_are_worth_1_or_2() -> None:
    drawing = changed(FAIR, "m2  v4  m2", "m3  v4  m3")

    assert problems(drawing) == [
        ("tile 9 next to the Capital on tile 8 has a Barbarian of 3, not of 1 or 2", "BASE-MAP-04"),
        ("tile 11 next to the Capital on tile 12 has a Barbarian of 3, not of 1 or 2", "BASE-MAP-04"),
    ]


@pytest.mark.rule("BASE-MAP-05")
@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("f3$ m1", "f3  m1", "there is 1 Market for 2 players"),
        ("v4", "v4$", "there are 3 Markets for 2 players"),
    ],
)
def test_there_is_one_market_for_each_player(old: str, new: str, sentence: str) -> None:
    drawing = changed(FAIR, old, new)

    assert problems(drawing) == [(sentence, "BASE-MAP-05")]


@pytest.mark.rule("BASE-MAP-05")
@pytest.mark.parametrize(("tile", "ground"), [(1, "water"), (8, "a Capital")])
def test_no_market_lies_on_water_or_a_capital(tile: int, ground: str) -> None:
    one_market = changed(FAIR, "f3$ m1", "f3  m1")

    found = problems(marked(one_market, tile, market=True).tiles)

    assert found == [(f"tile {tile} is {ground} and can't have a Market", "BASE-MAP-05")]


@pytest.mark.rule("BASE-MAP-05")
def test_a_market_may_lie_in_a_free_town() -> None:
    drawing = changed(FAIR, "mt\n", "mt$\n")
    drawing = changed(drawing, "f3$ m1", "f3  m1")

    assert problems(drawing) == []


@pytest.mark.rule("BASE-COMP-10")
def test_every_market_is_a_city_with_tokens_of_its_own() -> None:
    """Q-B-05."""
    found = problems(FAIR, cities=1)

    assert found == [("there are 2 Markets, and the box has tokens for 1", "BASE-COMP-10")]


@pytest.mark.rule("BASE-MAP-06", "BASE-COMP-10")
def test_25_tiles_besides_markets_can_have_a_production_token() -> None:
    """Q-B-06, Q-B-07: Capitals and water get none."""
    full = draw_tiles(read_map(find_map("quiet-pastures-2")).tiles)

    too_full = changed(full, "h2  ~   ~\n", "h2  ~   m2\n")

    assert problems(full) == []
    assert problems(too_full) == [("26 tiles need a Production token, and the box has 25", "BASE-MAP-06")]


# Layouts


def steps_from(hexmap: HexMap, capital: int) -> dict[int, int]:
    """How far every tile is from a Capital over land; rivals' Capitals are reached, not crossed."""
    steps = {capital: 0}
    edge = [capital]
    for tile in edge:
        if tile == capital or tile not in hexmap.capitals:
            for beside in hexmap.neighbours[tile]:
                if beside not in steps and hexmap.tiles[beside].terrain != WATER:
                    steps[beside] = steps[tile] + 1
                    edge.append(beside)
    return steps


def view_from(hexmap: HexMap, capital: int) -> list[tuple[int, ...]]:
    """What lies how far away: the same list for every Capital, and nobody is better off."""
    view = []
    for number, steps in steps_from(hexmap, capital).items():
        tile = hexmap.tiles[number]
        coastal = hexmap.coast >> number & 1
        view.append((steps, tile.terrain, tile.barbarian, tile.town, tile.market, coastal))
    return sorted(view)


@pytest.mark.rule("BASE-SETUP-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_two_layouts_for_each_number_of_players(seats: int) -> None:
    assert shipped_maps(seats) == [f"clash-of-titans-{seats}", f"quiet-pastures-{seats}"]


@pytest.mark.rule("BASE-SETUP-01", "BASE-MAP-02", "BASE-MAP-03", "BASE-MAP-04", "BASE-MAP-05", "BASE-MAP-06")
@pytest.mark.parametrize(("seats", "name"), LAYOUTS)
def test_the_layouts_keep_every_rule(seats: int, name: str) -> None:
    hexmap = read_map(find_map(name))

    assert hexmap.name == name
    assert problems(hexmap.tiles, seats) == []


@pytest.mark.rule("BASE-MAP-04")
@pytest.mark.parametrize(("seats", "name"), LAYOUTS)
def test_a_layout_looks_the_same_from_every_capital(seats: int, name: str) -> None:
    hexmap = read_map(find_map(name))

    views = [view_from(hexmap, capital) for capital in hexmap.capitals]

    assert len(views) == seats
    assert [view for view in views if view != views[0]] == []


@pytest.mark.parametrize(("seats", "name"), LAYOUTS)
def test_everybody_has_a_coast_near_home(seats: int, name: str) -> None:
    hexmap = read_map(find_map(name))

    nearest = [
        min(steps_from(hexmap, capital)[tile] for tile in members(hexmap.coast))
        for capital in hexmap.capitals
    ]

    assert len(nearest) == seats
    assert max(nearest) <= 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_titans_clash_on_less_land_and_nearer_to_each_other_than_on_quiet_pastures(seats: int) -> None:
    clash, quiet = [read_map(find_map(name)) for name in shipped_maps(seats)]

    apart = [
        min(steps_from(hexmap, hexmap.capitals[0])[rival] for rival in hexmap.capitals[1:])
        for hexmap in (clash, quiet)
    ]

    assert apart == [4, 6]
    assert len(members(clash.provinces)) < len(members(quiet.provinces))


# Maps made by luck


@pytest.mark.rule("BASE-MAP-01", "BASE-MAP-02", "BASE-MAP-03", "BASE-MAP-04", "BASE-MAP-05", "BASE-MAP-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_map_made_by_luck_keeps_every_rule(seats: int) -> None:
    found = {seed: problems(lucky_map(seats, seed).tiles, seats) for seed in SEEDS}

    assert {seed: wrong for seed, wrong in found.items() if wrong} == {}


@pytest.mark.rule("BASE-MAP-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_map_made_by_luck_looks_the_same_from_every_capital(seats: int) -> None:
    unfair_seeds = []

    for seed in SEEDS:
        hexmap = lucky_map(seats, seed)
        views = [view_from(hexmap, capital) for capital in hexmap.capitals]
        if any(view != views[0] for view in views):
            unfair_seeds.append(seed)

    assert unfair_seeds == []


@pytest.mark.rule("BASE-MAP-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_on_a_map_made_by_luck_everybody_can_begin_with_2_military(seats: int) -> None:
    hard_seeds = []

    for seed in SEEDS:
        hexmap = lucky_map(seats, seed)
        around = [hexmap.tiles[tile] for tile in hexmap.neighbours[hexmap.capitals[0]]]
        if not any(tile.barbarian == 1 and tile.terrain <= 1 for tile in around):
            hard_seeds.append(seed)

    assert hard_seeds == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_map_made_by_luck_has_a_coast(seats: int) -> None:
    dry_seeds = [seed for seed in SEEDS if not lucky_map(seats, seed).coast]

    assert dry_seeds == []


def test_maps_made_by_luck_are_all_different() -> None:
    maps = [lucky_map(seats, seed) for seats in (2, 3, 4) for seed in SEEDS]

    assert len({draw_tiles(hexmap.tiles) for hexmap in maps}) == len(maps) > 200
    assert len({tuple((tile.row, tile.column) for tile in hexmap.tiles) for hexmap in maps}) > 150
    assert len({len(members(hexmap.provinces)) for hexmap in maps}) >= 12
    assert len({len(members(hexmap.water)) for hexmap in maps}) >= 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_seed_makes_the_same_map(seats: int) -> None:
    one = make_map(seats, seeded(7))
    other = make_map(seats, seeded(7))

    assert one.name == "random"
    assert parts(one.tiles) == parts(other.tiles)


def test_a_seed_makes_this_map_on_every_machine() -> None:
    drawing = """
..  ..  ..  ..  ..  ft  h3$
  ..  ..  ..  ~   m1  h1
h3$ h1  C   m1  m1  C
  ft  m1  m1  ~   m1
..  ..  ~   m1  m1  ~
  ..  ..  ..  C   m1
..  ..  ..  ..  h1  ft
  ..  ..  ..  ..  h3$
"""

    assert draw_tiles(make_map(3, seeded(7)).tiles) == drawing.lstrip("\n")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_map_made_by_luck_can_be_drawn_and_read(seats: int) -> None:
    for seed in SEEDS:
        tiles = lucky_map(seats, seed).tiles

        assert parts(read_tiles(draw_tiles(tiles))) == parts(tiles), f"seed {seed}"
