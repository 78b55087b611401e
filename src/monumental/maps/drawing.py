"""A map as a drawing in text, and back.

Each line is a row of hexes, every second one half a tile further right:

    ..  ~   h2  mt
      m1  f2  f3$ m1
    C   m2  v4  m2  C

`m` meadow, `f` forest, `h` mountain, `v` volcano, then the number of a Barbarian or `t` for a Free Town,
then `$` for a Market; `~` water, `C` a Capital, `..` no tile. How far a line is indented has no meaning.
"""

from __future__ import annotations

from typing import Final

from monumental.cards.errors import Fault
from monumental.cards.written import shown
from monumental.engine.errors import MonumentalError
from monumental.games.classic.land.hexmap import WATER, Tile

#: A letter for each terrain, in the order of their numbers.
LETTERS: Final = "mfhv~C"
TOWN: Final = "t"
TOKENS: Final = ("", "1", "2", "3", "4", TOWN)
MARKET: Final = "$"
NO_TILE: Final = ".."

#: A tile is as wide as its longest word and a space; half of it shifts a row.
TILE_WIDTH: Final = 4


class DrawingError(MonumentalError):
    """A drawing that is no map, in one sentence that names the line and the word."""

    def __init__(self, line: int, fault: Fault) -> None:
        self.fault = Fault("drawing-line", line=line, problem=fault)
        super().__init__(self.fault)


def read_tiles(text: str) -> tuple[Tile, ...]:
    """The tiles of a drawing, row by row. Empty lines above and below it don't count."""
    lines = [line.split() for line in text.split("\n")]
    while lines and not lines[0]:
        del lines[0]
    while lines and not lines[-1]:
        del lines[-1]
    tiles = []
    for row, words in enumerate(lines):
        if not words:
            raise DrawingError(row + 1, Fault("row-empty", nothing=NO_TILE))
        for column, word in enumerate(words):
            if word != NO_TILE:
                tiles.append(_read_tile(row, column, word))
    if not tiles:
        raise DrawingError(1, Fault("no-tile"))
    return tuple(tiles)


def draw_tiles(tiles: tuple[Tile, ...]) -> str:
    """The drawing of these tiles in aligned columns; it reads as the same tiles again."""
    words = {(tile.row, tile.column): _word(tile) for tile in tiles}
    lines = []
    for row in range(max([tile.row for tile in tiles], default=-1) + 1):
        last = max([tile.column for tile in tiles if tile.row == row], default=0)
        line = " " * (row % 2 * TILE_WIDTH // 2)
        for column in range(last + 1):
            line += words.get((row, column), NO_TILE).ljust(TILE_WIDTH)
        lines.append(line.rstrip() + "\n")
    return "".join(lines)


def _read_tile(row: int, column: int, word: str) -> Tile:
    terrain = LETTERS.find(word[0])
    if terrain < 0:
        known = ", ".join(LETTERS)
        raise DrawingError(row + 1, Fault("tile-unknown", word=shown(word), known=known, nothing=NO_TILE))
    rest = word[1:]
    if terrain >= WATER and rest:
        raise DrawingError(row + 1, Fault("tile-bare", word=shown(word)))
    market = rest.endswith(MARKET)
    token = rest.removesuffix(MARKET)
    if token not in TOKENS:
        fault = Fault("tile-token", word=shown(word), letter=word[0], town=TOWN, market=MARKET)
        raise DrawingError(row + 1, fault)
    barbarian = 0 if token in {"", TOWN} else int(token)
    return Tile(row, column, terrain, barbarian, token == TOWN, market)


def _word(tile: Tile) -> str:
    token = TOWN if tile.town else str(tile.barbarian) if tile.barbarian else ""
    return LETTERS[tile.terrain] + token + (MARKET if tile.market else "")
