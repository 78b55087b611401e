"""Maps as drawings in text: what the words mean, and what is no drawing."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from monumental.games.classic.land.hexmap import TERRAINS, HexMap, Tile
from monumental.maps.drawing import DrawingError, draw_tiles, read_tiles
from monumental.maps.files import map_files, read_map


def parts(tiles: Sequence[Tile]) -> list[tuple[int, ...]]:
    """All that is known of each tile, to compare."""
    return [(tile.row, tile.column, tile.terrain, tile.barbarian, tile.town, tile.market) for tile in tiles]


def test_every_second_row_of_a_drawing_lies_half_a_tile_further_right() -> None:
    hexmap = HexMap("mine", read_tiles("m1 m2\n  f1 f2\nC ~"))

    assert hexmap.neighbours == ((1, 2), (0, 2, 3), (0, 1, 3, 4, 5), (1, 2, 5), (2, 5), (2, 3, 4))


@pytest.mark.parametrize(
    ("word", "terrain", "barbarian", "town", "market"),
    [
        ("m", "meadow", 0, False, False),
        ("f3", "forest", 3, False, False),
        ("h4$", "mountain", 4, False, True),
        ("vt", "volcano", 0, True, False),
        ("mt$", "meadow", 0, True, True),
        ("f$", "forest", 0, False, True),
        ("~", "water", 0, False, False),
        ("C", "capital", 0, False, False),
    ],
)
def test_a_word_of_a_drawing_is_a_tile_with_its_tokens(
    word: str, terrain: str, barbarian: int, town: bool, market: bool
) -> None:
    tiles = read_tiles(f".. ..\n .. {word}")

    assert parts(tiles) == [(1, 1, TERRAINS.index(terrain), barbarian, town, market)]


def test_indentation_and_empty_lines_around_a_drawing_have_no_meaning() -> None:
    plain = read_tiles("m1 C\nf2 ~")

    indented = read_tiles("\n \n      m1   C\n  f2 ~  \n\n")

    assert parts(plain) == parts(indented)


@pytest.mark.parametrize(
    "drawing",
    [
        "..  ~   h2  mt\n  m1  f2  f3$ m1\nC   m2  v4  m2  C\n",
        "..\n  ..  m1$\n..\n  vt\n",
        *[draw_tiles(read_map(path).tiles) for path in map_files().values()],
    ],
)
def test_a_drawing_of_what_a_drawing_shows_is_the_same_drawing(drawing: str) -> None:
    tiles = read_tiles(drawing)

    assert draw_tiles(tiles) == drawing
    assert parts(read_tiles(draw_tiles(tiles))) == parts(tiles)


@pytest.mark.parametrize(
    ("drawing", "sentence"),
    [
        ("C m1\n  x2", "line 2: 'x2' is no tile: those are m, f, h, v, ~, C, and .. for none"),
        ("C .", "line 1: '.' is no tile: those are m, f, h, v, ~, C, and .. for none"),
        ("~\n C1", "line 2: 'C1' is no tile: nothing lies on water and Capitals"),
        ("~$", "line 1: '~$' is no tile: nothing lies on water and Capitals"),
        ("C\n\n m1", "line 2: a row without tiles is written .."),
        ("", "line 1: there is no tile"),
        (" .. ..\n\n", "line 1: there is no tile"),
    ],
)
def test_what_is_no_drawing_is_refused_with_its_line_and_word(drawing: str, sentence: str) -> None:
    with pytest.raises(DrawingError) as error:
        read_tiles(drawing)

    assert str(error.value) == sentence


@pytest.mark.parametrize("word", ["m5", "m0", "m12", "mt1", "m1t", "m$1", "m$$", "mT", "m²"])
def test_a_tile_has_one_barbarian_or_a_town_and_then_a_market(word: str) -> None:
    with pytest.raises(DrawingError) as error:
        read_tiles(f"C {word}")

    assert str(error.value) == (
        f"line 1: '{word}' is no tile: after m comes the number of a Barbarian (1 to 4) "
        "or t for a Free Town, then $ for a Market"
    )
