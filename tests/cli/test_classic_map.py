"""The map of classic, drawn and told: every layout, within 80 columns, with everything that lies on it."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from rich.cells import cell_len
from syrupy.assertion import SnapshotAssertion

from monumental import Game
from monumental.cards.text import LANGUAGES
from monumental.cli.languages import spoken
from monumental.cli.screens.classic.hexdrawing import draw_bare, draw_map
from monumental.cli.screens.classic.tile_signs import legend
from monumental.cli.screens.classic.tile_words import about_tile, all_lines, near_lines
from monumental.engine.chance import seeded
from monumental.games.classic.land.hexmap import HexMap
from monumental.maps.files import find_map, read_map, shipped_maps
from monumental.maps.maker import make_map
from monumental.play.setup import new_game, unpack
from tests.classic_scene import scene
from tests.cli.terminal import lines, run

LAYOUTS = [name for seats in (2, 3, 4) for name in shipped_maps(seats)]
ENGLISH = spoken("en", unpack("classic"))


def drawn(game: Game, width: int = 80) -> str:
    drawing = draw_map(game, width)
    assert drawing is not None
    return drawing.plain


def tile(game: Game, number: int, seat: int = 0) -> str:
    """What `tile 17` says."""
    answer = about_tile(game, seat, str(number), ENGLISH)
    return " ".join([answer.title, *answer.lines])


def box(game: Game, number: int) -> list[str]:
    """The lines inside a tile of the drawing."""
    found = drawn(game).split("\n")
    for row, line in enumerate(found):
        place = re.search(rf"│ ?{number}\b", line)
        if place:
            left = place.start() + 1
            right = line.index("│", left)
            height = next(n for n, below in enumerate(found[row:]) if below[left] in "─┴┬┼")
            return [below[left:right].rstrip() for below in found[row : row + height]]
    raise AssertionError(f"tile {number} is not drawn")


@pytest.mark.parametrize("name", LAYOUTS)
def test_the_drawing_of_a_layout(name: str, snapshot: SnapshotAssertion) -> None:
    seats = len(read_map(find_map(name)).capitals)
    game = new_game("classic", seats=seats, layout=name, seed=1, civilizations=["random"] * seats)
    while game.choice().question == "choose-capital":
        game.play(game.options()[0])

    assert drawn(game) == snapshot


def width_of(hexmap: HexMap) -> int:
    drawing = draw_bare(hexmap, 80)
    assert drawing is not None
    return max(cell_len(line) for line in drawing.plain.split("\n"))


@pytest.mark.parametrize("name", LAYOUTS)
def test_every_layout_fits_in_80_columns(name: str) -> None:
    assert width_of(read_map(find_map(name))) <= 80


def test_maps_for_five_fit_in_80_columns() -> None:
    maps = [read_map(find_map("ring-of-fire-5")), *[make_map(5, seeded(seed)) for seed in range(20)]]

    assert max(width_of(hexmap) for hexmap in maps) <= 80


@pytest.mark.long
def test_200_generated_maps_fit_in_80_columns() -> None:
    maps = [make_map(seats, seeded(seed)) for seed in range(67) for seats in (2, 3, 4)]

    assert max(width_of(hexmap) for hexmap in maps) <= 80


@pytest.mark.parametrize("name", LAYOUTS)
def test_tiles_that_touch_share_a_wall(name: str) -> None:
    hexmap = read_map(find_map(name))
    drawing = draw_bare(hexmap, 80)
    assert drawing is not None
    spans: list[tuple[int, int, int]] = []
    for y, line in enumerate(drawing.plain.split("\n")):
        walls = [x for x, sign in enumerate(line) if sign == "│"]
        for left, right in pairwise(walls):
            if re.match(r" ?\d+ ", line[left + 1 : right + 1]):
                spans.append((y, left, right))

    assert len(spans) == len(hexmap.tiles)
    for place, (y, left, right) in enumerate(spans):
        beside = {
            other
            for other, (row, start, end) in enumerate(spans)
            if (row == y and (start == right or end == left))
            or (abs(row - y) == 3 and start < right and end > left)
        }
        assert beside == set(hexmap.neighbours[place])


def test_a_tile_shows_its_number_terrain_and_tokens() -> None:
    game = scene(tokens={2: "gauls", 10: "visby"})

    assert box(game, 2) == [' 2 "0 ⚒', "!2"]
    assert box(game, 10) == ['10 "0 ⚒', "⌂⚒1"]
    assert box(game, 3)[0] == " 3 ♣1 $2"
    assert box(game, 7)[0] == " 7 ^2 ⚒"
    assert box(game, 11)[0] == "11 ♨3 ⚒"
    assert box(game, 8) == [" 8 ≈≈≈≈≈≈≈", "≈≈≈≈≈≈≈≈≈≈"]


def test_a_tile_shows_whose_it_is_and_who_stands_there() -> None:
    game = scene(
        troops="1:5 2:4",
        warlord=2,
        outposts=[2],
        explorers=[2, 8],
        wonders={2: "stonehenge"},
        other={"explorers": [2, 2]},
    )

    assert box(game, 2) == [' 2 "0 ⚒', "A4♛♜ ★ a1", "b12"]
    assert box(game, 1) == [" 1 ♦", "A5", ""]
    assert box(game, 5) == [" 5 ♦", "B9♛", ""]
    assert box(game, 8)[1] == "a2≈≈≈≈≈≈≈≈"


def test_a_crowded_tile_makes_its_row_higher_and_not_wider() -> None:
    game = scene(explorers=[8, 8], other={"explorers": [8, 8]})
    narrow = draw_map(game, 31)
    assert narrow is not None

    assert max(cell_len(line) for line in narrow.plain.split("\n")) <= 31
    assert "a12" in narrow.plain
    assert "b12" in narrow.plain


def test_where_a_map_does_not_fit_it_is_told() -> None:
    assert draw_map(scene(), 25) is None
    ran = run("play", "classic", "--seed", "1", "--civ", "danes", typist=lines("1", "", "map"), columns=30)

    assert ran.code == 0
    assert "Tile 1: " in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_explains_every_sign(language: str) -> None:
    texts = spoken(language, unpack("classic"))
    signs = {meaning.split()[0] for meaning in legend(scene(), texts)}

    assert {'"', "♣", "^", "♨", "≈", "♦", "!2", "⌂⚗2", "$2", "⚒", "A3", "♛", "♜", "★", "a1"} <= signs


def test_a_tile_in_words() -> None:
    game = scene(
        troops="1:5 2:1", warlord=2, explorers=[2, 1], wonders={2: "stonehenge"}, supply="2 military"
    )

    assert tile(game, 2) == (
        "Tile 2: meadow, value 0; Egyptians: 1 Troop and the Warlord; Wonder Stonehenge; Production token; "
        "Explorer 1 of Egyptians. It touches 1, 3, 6 and 7."
    )
    assert tile(game, 8).startswith("Tile 8: water. It touches")
    assert tile(game, 5).startswith(
        "Tile 5: Capital of Danes; Danes: 9 Troops and the Warlord; Explorer 1 of Danes"
    )


def test_a_tile_in_words_says_what_conquering_it_takes() -> None:
    game = scene(troops="1:5 2:1", tokens={3: "gauls", 10: "visby"})

    assert "forest, value 1, on the coast; Barbarians 2; Market of " in tile(game, 3)
    assert tile(game, 3).endswith("Conquering it takes 3 Units and 3 Military; you could send 6 Units.")
    assert "Free Town that asks for 1 Production" in tile(game, 10)
    assert tile(game, 10).endswith(
        "Conquering it would take 1 Unit, 1 Production and 1 Military, but it is not next to your land."
    )


def test_what_a_market_holds_is_not_told() -> None:
    game = scene(
        markets=[
            {"tile": 3, "city": "carthage", "stack": "carthage-galleys carthage-mercenaries", "seen": [0]}
        ]
    )

    told = tile(game, 3) + drawn(game) + "".join(all_lines(game, 0, ENGLISH))

    assert "Market of Carthage with 2 tokens" in told
    assert "Galleys" not in told
    assert "Mercenaries" not in told


def test_the_map_in_words_begins_with_ones_own_land() -> None:
    game = scene(troops="1:5 2:1")

    told = all_lines(game, 0, ENGLISH)
    numbers = [int(found[1]) for found in (re.match(r"Tile (\d+):", line) for line in told) if found]

    assert numbers[:2] == [1, 2]
    assert numbers[2:5] == [3, 6, 7]
    assert sorted(numbers) == list(range(1, 13))
    assert [line for line in told if not line.startswith("Tile")] == [
        "Your land:",
        "Next to your land:",
        "Further away:",
    ]
    assert len(near_lines(game, 0, ENGLISH)) == 7


@pytest.mark.parametrize("words", ["", "0", "13", "x", "１", "²", "999999999"])
def test_a_tile_that_is_not_there(words: str) -> None:
    answer = about_tile(scene(), 0, words, ENGLISH)

    assert answer.title == f'There is no tile "{words}": they have the numbers 1 to 12.'
