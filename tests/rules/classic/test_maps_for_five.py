"""Maps for five players: no turn of the hex grid makes them fair, so it is measured that they are."""

from __future__ import annotations

from functools import cache

import pytest

from monumental.cards.loader import find_pack, read_pack
from monumental.engine.chance import seeded
from monumental.games.classic.land.hexmap import MOST_CAPITALS, MOST_TILES, HexMap, Tile, members
from monumental.maps.drawing import draw_tiles, read_tiles
from monumental.maps.fairness import (
    BARBARIANS,
    FREE_TOWNS,
    MARKET_CITIES,
    MOST_CITIES,
    cities_for,
    map_problems,
)
from monumental.maps.files import find_map, read_map, shipped_maps
from monumental.maps.five import shares
from monumental.maps.maker import make_map
from monumental.maps.measure import Prospects, is_ring, land_steps, prospects, uneven
from monumental.maps.outlines import OUTLINES
from tests.rules.classic.test_drawings import parts

LAYOUT = "ring-of-fire-5"

SEEDS = range(1, 41)


@cache
def layout() -> HexMap:
    return read_map(find_map(LAYOUT))


@cache
def lucky_map(seed: int) -> HexMap:
    return make_map(5, seeded(seed))


def changed(number: int, *, terrain: int | None = None, barbarian: int | None = None) -> HexMap:
    """The layout with another tile, counted from 0."""
    tiles = list(layout().tiles)
    old = tiles[number]
    tiles[number] = Tile(
        old.row,
        old.column,
        old.terrain if terrain is None else terrain,
        old.barbarian if barbarian is None else barbarian,
        old.town,
        old.market,
    )
    return HexMap("mine", tuple(tiles))


# The box


@pytest.mark.rule("MOD-FIVE-02")
def test_five_players_have_a_fifth_market_city_with_five_tokens_and_a_fifth_capital() -> None:
    cards = [
        card for pack in ("base", "five-players") for _, card in read_pack(find_pack(pack)).cards.values()
    ]
    cities = [card.city for card in cards if card.kind == "market_token"]
    fifth = [
        card.city
        for _, card in read_pack(find_pack("five-players")).cards.values()
        if card.kind == "market_token"
    ]

    assert len(set(cities)) == MOST_CITIES == MOST_CAPITALS == MARKET_CITIES + 1
    assert len(set(fifth)) == 1
    assert [cities_for(seats) for seats in (2, 3, 4, 5)] == [4, 4, 4, 5]


# The measure


@pytest.mark.rule("BASE-MAP-04")
def test_what_a_capital_promises() -> None:
    assert prospects(layout())[0] == Prospects(
        barbarians=(1, 1, 2, 2),
        land=(4, 8, 12),
        value=(3, 13, 16),
        strength=(6, 12),
        coast=3,
        markets=(2, 2),
        towns=(2, 2),
        rivals=(4, 4, 6, 6),
        own=4,
        production=10,
    )


def test_a_map_that_is_the_same_from_every_capital_measures_the_same() -> None:
    names = [name for seats in (2, 3, 4) for name in shipped_maps(seats)]

    assert {name: uneven(read_map(find_map(name))) for name in names} == {name: [] for name in names}


def test_the_measure_sees_one_richer_tile() -> None:
    home = layout().neighbours[layout().capitals[0]][0]

    richer = changed(home, terrain=3)

    assert "value" in uneven(richer)


def test_the_measure_sees_one_stronger_barbarian() -> None:
    home = next(
        tile for tile in layout().neighbours[layout().capitals[0]] if layout().tiles[tile].barbarian == 1
    )

    harder = changed(home, barbarian=2)

    assert {"barbarians", "strength"} <= set(uneven(harder))


def test_on_a_straight_line_of_capitals_nobody_sits_in_a_ring() -> None:
    line = HexMap("mine", read_tiles("C m1 m1 C m1 m1 C"))

    assert not is_ring(line)
    assert "rivals" in uneven(line)


# The layout


@pytest.mark.rule("MOD-FIVE-02", "BASE-SETUP-01")
def test_there_is_one_layout_for_five() -> None:
    tiles = layout().tiles

    assert shipped_maps(5) == [LAYOUT]
    assert map_problems(layout(), 5, BARBARIANS, FREE_TOWNS, MOST_CITIES) == []
    assert len(layout().capitals) == len(layout().markets) == len([tile for tile in tiles if tile.town]) == 5
    assert len(tiles) <= MOST_TILES == 41


@pytest.mark.rule("BASE-MAP-04")
def test_the_layout_for_five_is_as_good_from_every_capital() -> None:
    assert uneven(layout()) == []


def test_on_the_layout_for_five_everybody_has_two_nearest_rivals() -> None:
    assert is_ring(layout())


# Maps made by luck


@pytest.mark.parametrize("drawing", OUTLINES)
def test_an_outline_has_the_same_shares_for_everybody(drawing: str) -> None:
    outline = HexMap("mine", read_tiles(drawing))
    found = shares(outline)

    assert [len(share) for share in found.values()] == [5] * len(found)
    assert all(len({len(places) for places in share}) == 1 for share in found.values())
    assert sum(len(share[0]) for share in found.values()) == 6
    assert is_ring(outline)
    assert uneven(outline) == []
    for capital in outline.capitals:
        assert set(land_steps(outline, capital)) >= set(members(outline.provinces))


@pytest.mark.rule("MOD-FIVE-02", "BASE-MAP-02", "BASE-MAP-03", "BASE-MAP-04", "BASE-MAP-05", "BASE-MAP-06")
def test_a_map_for_five_made_by_luck_keeps_every_rule_and_is_fair() -> None:
    wrong = {
        seed: (map_problems(lucky_map(seed), 5, BARBARIANS, FREE_TOWNS, MOST_CITIES), uneven(lucky_map(seed)))
        for seed in SEEDS
    }

    assert {seed: found for seed, found in wrong.items() if found != ([], [])} == {}
    assert [seed for seed in SEEDS if not is_ring(lucky_map(seed))] == []


@pytest.mark.rule("BASE-MAP-04")
def test_on_a_map_for_five_made_by_luck_everybody_can_begin_with_2_military() -> None:
    hard_seeds = []

    for seed in SEEDS:
        hexmap = lucky_map(seed)
        for capital in hexmap.capitals:
            around = [hexmap.tiles[tile] for tile in hexmap.neighbours[capital]]
            if not any(tile.barbarian == 1 and tile.terrain <= 1 for tile in around):
                hard_seeds.append(seed)

    assert hard_seeds == []


def test_maps_for_five_made_by_luck_are_all_different() -> None:
    assert len({draw_tiles(lucky_map(seed).tiles) for seed in SEEDS}) == len(SEEDS)


def test_the_same_seed_makes_the_same_map_for_five() -> None:
    assert parts(make_map(5, seeded(7)).tiles) == parts(make_map(5, seeded(7)).tiles)


def test_a_map_for_five_made_by_luck_can_be_drawn_and_read() -> None:
    for seed in SEEDS:
        tiles = lucky_map(seed).tiles

        assert parts(read_tiles(draw_tiles(tiles))) == parts(tiles), f"seed {seed}"
