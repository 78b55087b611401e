"""What a picture is painted on: boxes, hexes, chips, and words that stay where there is room for them."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from monumental.research.extras import missing

try:
    from PIL import Image, ImageDraw, ImageFont
except ModuleNotFoundError as error:
    raise missing(error, "research") from error

from monumental.research.pictures.palette import INK, ON_DARK, PAPER

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt

    Font = ImageFont.FreeTypeFont | ImageFont.ImageFont

#: Everything is painted twice as large, so that slanted lines are smooth when it is reduced.
LARGER: Final = 2

#: Lines of text are so much higher than their letters.
LEADING: Final = 1.25

CUT_OFF: Final = "…"

#: What Pillow's letters lack and what stands for it; accents are left off.
STAND_INS: Final = str.maketrans({"–": "-", "—": "-", "×": "x", "→": ">"})
LETTERS: Final = frozenset("‘’“”…·")
UNKNOWN_LETTER: Final = "?"


class Area(NamedTuple):
    """A rectangle of the picture."""

    x: float
    y: float
    width: float
    height: float


class Chip(NamedTuple):
    """A small token with a word or a number on it."""

    text: str
    fill: str
    colour: str = ON_DARK
    line: str | None = None


@lru_cache
def _font(size: float) -> Font:
    return ImageFont.load_default(size * LARGER)


@lru_cache(maxsize=4096)
def plain(text: str) -> str:
    """A text in letters that can be painted."""
    parts = unicodedata.normalize("NFD", text.translate(STAND_INS))
    letters = [letter for letter in parts if not unicodedata.combining(letter)]
    return "".join(letter if letter.isascii() or letter in LETTERS else UNKNOWN_LETTER for letter in letters)


@lru_cache(maxsize=4096)
def width_of(text: str, size: float) -> float:
    """How wide a text is."""
    return _font(size).getlength(plain(text)) / LARGER


@lru_cache(maxsize=4096)
def fitted(text: str, size: float, width: float) -> str:
    """As much of a text as there is room for."""
    if width_of(text, size) <= width:
        return text
    while text and width_of(text + CUT_OFF, size) > width:
        text = text[:-1].rstrip()
    return text + CUT_OFF


@lru_cache(maxsize=4096)
def folded(text: str, size: float, width: float, most: int) -> tuple[str, ...]:
    """A text in at most so many lines."""
    lines: list[str] = []
    words = text.split()
    while words and len(lines) < most - 1:
        count = 1
        while count < len(words) and width_of(" ".join(words[: count + 1]), size) <= width:
            count += 1
        lines.append(fitted(" ".join(words[:count]), size, width))
        words = words[count:]
    if words:
        lines.append(fitted(" ".join(words), size, width))
    return tuple(lines)


class Canvas:
    """A picture in the making. Lengths are those of the finished one."""

    def __init__(self, width: int, height: int) -> None:
        self._image = Image.new("RGB", (width * LARGER, height * LARGER), PAPER)
        self._draw = ImageDraw.Draw(self._image)

    def box(
        self, area: Area, fill: str, line: str | None = None, thickness: int = 1, radius: float = 4
    ) -> None:
        """A rectangle with round corners."""
        x, y, width, height = [length * LARGER for length in area]
        self._draw.rounded_rectangle(
            (x, y, x + width - 1, y + height - 1), radius * LARGER, fill, line, thickness * LARGER
        )

    def shape(self, points: Sequence[tuple[float, float]], fill: str) -> None:
        """A polygon."""
        self._draw.polygon([(x * LARGER, y * LARGER) for x, y in points], fill)

    def write(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        colour: str = INK,
        *,
        width: float | None = None,
        anchor: str = "lm",
    ) -> None:
        """A line of text. Its anchor is Pillow's: `lm` is the middle of its left end, `rm` of its right."""
        shown = text if width is None else fitted(text, size, width)
        self._draw.text((x * LARGER, y * LARGER), plain(shown), colour, _font(size), anchor)

    def paragraph(
        self, x: float, y: float, text: str, size: float, width: float, most: int, colour: str = INK
    ) -> float:
        """Lines from here down; where the next one would be."""
        step = size * LEADING
        for line in folded(text, size, width, most):
            self.write(x, y + step / 2, line, size, colour)
            y += step
        return y

    def chips(self, area: Area, chips: Sequence[Chip], size: float, *, middle: bool = False) -> None:
        """A row of chips from the left or in the middle, as large as there is room for."""
        while size > 6 and _chips_width(chips, size) > area.width:
            size -= 0.5
        left = area.x + (area.width - _chips_width(chips, size)) / 2 * middle
        y = area.y + area.height / 2
        for chip in chips:
            wide = _chip_width(chip, size)
            self.box(Area(left, y - size * 0.65, wide, size * 1.3), chip.fill, chip.line, radius=size / 3)
            self.write(left + wide / 2, y, chip.text, size, chip.colour, anchor="mm")
            left += wide + 1

    def pixels(self) -> npt.NDArray[np.uint8]:
        """The finished picture: rows of pixels, each red, green and blue."""
        return np.asarray(self._image.reduce(LARGER), np.uint8).copy()


def _chip_width(chip: Chip, size: float) -> float:
    return max(size * 1.2, width_of(chip.text, size) + size * 0.6)


def _chips_width(chips: Sequence[Chip], size: float) -> float:
    return sum(_chip_width(chip, size) for chip in chips) + len(chips) - 1
