"""The map, drawn: hexes as bricks, every second row half a brick further right.

┌────────┬────────┐
│ 1≈≈≈≈≈≈│ 2 ^2 ⚒ │      Each tile shows its number, its terrain with its value, and what lies there.
│≈≈≈≈≈≈≈≈│!2      │      Tiles that share a wall touch each other.
├────┬───┴────┬───┴────┐
     │ 3 "0 ⚒ │ 4 ♣1 $2│
     │A3♛ a1  │⌂⚗2     │
     └────────┴────────┘
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rich.text import Text

from monumental.cli.screens.classic import tile_signs
from monumental.cli.screens.classic.tiles import all_tiles
from monumental.games.classic.state import classic

if TYPE_CHECKING:
    from monumental.cli.screens.classic.tile_signs import Chip
    from monumental.engine.game import Game
    from monumental.games.classic.land.hexmap import HexMap

#: A tile is as wide as there is room for, walls included; wider than that shows no more.
WIDEST = 11
NARROWEST = 6

#: At least so many lines of signs in a tile.
LEAST_LINES = 2

UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8

#: The wall that leads into these directions.
WALLS = {
    UP | DOWN: "│",
    LEFT | RIGHT: "─",
    DOWN | RIGHT: "┌",
    DOWN | LEFT: "┐",
    UP | RIGHT: "└",
    UP | LEFT: "┘",
    UP | DOWN | RIGHT: "├",
    UP | DOWN | LEFT: "┤",
    LEFT | RIGHT | DOWN: "┬",
    LEFT | RIGHT | UP: "┴",
    UP | DOWN | LEFT | RIGHT: "┼",
}


@dataclass
class Canvas:
    """Walls and signs by line and column."""

    walls: dict[tuple[int, int], int] = field(default_factory=dict)
    signs: dict[tuple[int, int], tuple[str, str]] = field(default_factory=dict)

    def frame(self, top: int, bottom: int, left: int, right: int) -> None:
        """Walls around a tile; what it shares with its neighbours is drawn once."""
        for x in range(left, right + 1):
            sides = (LEFT if x > left else 0) | (RIGHT if x < right else 0)
            self._lead(top, x, sides)
            self._lead(bottom, x, sides)
        for y in range(top, bottom + 1):
            sides = (UP if y > top else 0) | (DOWN if y < bottom else 0)
            self._lead(y, left, sides)
            self._lead(y, right, sides)

    def _lead(self, y: int, x: int, sides: int) -> None:
        self.walls[y, x] = self.walls.get((y, x), 0) | sides

    def write(self, y: int, x: int, text: Text, width: int, fill: str) -> None:
        """A line of signs; the rest of the tile's width is filled up."""
        styles = {}
        for span in text.spans:
            for offset in range(span.start, span.end):
                styles[offset] = str(span.style)
        for offset, sign in enumerate(text.plain.ljust(width, fill)):
            style = styles.get(offset, "blue" if sign == fill != " " else "")
            self.signs[y, x + offset] = (sign, style)

    def text(self) -> Text:
        """The drawing; at the end of a line there is nothing."""
        ends: dict[int, int] = {}
        for y, x in self.walls:
            ends[y] = max(x, ends.get(y, 0))
        return Text("\n", no_wrap=True).join(self._line(y, ends[y]) for y in sorted(ends))

    def _line(self, y: int, end: int) -> Text:
        line = Text()
        for x in range(end + 1):
            if (y, x) in self.walls:
                line.append(WALLS[self.walls[y, x]], "dim")
            else:
                line.append(*self.signs.get((y, x), (" ", "")))
        return line


def draw_map(game: Game, width: int) -> Text | None:
    """The map with everything on it, within this width; nothing where there is no room to draw it."""
    return draw(classic(game).hexmap, [tile_signs.chips(tile) for tile in all_tiles(game)], width)


def draw_bare(hexmap: HexMap, width: int) -> Text | None:
    """A map before the game: the land, and which tokens are to lie on it."""
    return draw(hexmap, [tile_signs.bare_chips(hexmap, place) for place in range(len(hexmap.tiles))], width)


def draw(hexmap: HexMap, chips: list[list[Chip]], width: int) -> Text | None:
    """Tiles with their signs, as wide as there is room for."""
    tiles = hexmap.tiles
    halves = [tile.column * 2 + tile.row % 2 for tile in tiles]
    # How many half tiles the map is wide.
    span = max(halves) - min(halves) + 2
    size = min(WIDEST, (width - 1) * 2 // span)
    if size < NARROWEST:
        return None
    canvas = Canvas()
    top = 0
    for row in range(min(tile.row for tile in tiles), max(tile.row for tile in tiles) + 1):
        boxes = {
            place: in_lines(chips[place], size - 1) for place, tile in enumerate(tiles) if tile.row == row
        }
        height = max([LEAST_LINES, *(len(lines) for lines in boxes.values())])
        for place, lines in boxes.items():
            left = (halves[place] - min(halves)) * size // 2
            canvas.frame(top, top + height + 1, left, left + size)
            # Water is water all over.
            fill = tile_signs.WATER_SIGN if hexmap.water >> place & 1 else " "
            for number, line in enumerate([*lines, *[Text()] * (height - len(lines))], start=1):
                canvas.write(top + number, left + 1, line, size - 1, fill)
        top += height + 1
    return canvas.text()


def in_lines(chips: list[Chip], width: int) -> list[Text]:
    """The signs of a tile, as many to a line as fit."""
    lines: list[Text] = []
    breaks = True
    for chip in chips:
        if chip is None:
            breaks = True
            continue
        if not breaks and len(lines[-1]) + 1 + len(chip) <= width:
            lines[-1].append(" ").append_text(chip)
        else:
            lines += [chip[start : start + width] for start in range(0, len(chip), width)]
        breaks = False
    return lines
