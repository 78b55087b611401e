"""Draws shapes and letters of an SVG picture; what it draws means nothing to it."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from html import escape
from math import sqrt
from typing import Final

PAPER: Final = "#f2e9d6"
RAISED: Final = "#fbf6ea"
SUNK: Final = "#e6d9be"
INK: Final = "#2a2118"
MUTED: Final = "#5f5040"
LINE: Final = "#cbb890"
GLOW: Final = "#d99a1c"
ON_DARK: Final = "#fffaf0"

#: The colours of the seats, as at the table in the browser.
SEATS: Final = ("#a3382b", "#1d6a75", "#46508f", "#7a5a12", "#7c3a6c")

FONT: Final = "'Noto Sans', 'DejaVu Sans', 'Noto Sans CJK JP', system-ui, sans-serif"

#: How wide a letter is beside its height: one of ours on average, a Japanese one always.
NARROW: Final = 0.56
WIDE: Final = 1.0
BOLD: Final = 1.12


@dataclass(frozen=True)
class Chip:
    """A small filled label."""

    text: str
    fill: str
    ink: str = ON_DARK
    line: str = ""


def width_of(text: str, size: float) -> float:
    """About how wide a line of letters comes out."""
    return sum(WIDE if unicodedata.east_asian_width(letter) in "WF" else NARROW for letter in text) * size


def fitted(text: str, size: float, width: float) -> str:
    """The text, or as much of its beginning as there is room for."""
    if width_of(text, size) <= width:
        return text
    while text and width_of(text + "…", size) > width:
        text = text[:-1]
    return text.rstrip() + "…"


class Pen:
    """Collects what is drawn, in the order from the back to the front."""

    def __init__(self) -> None:
        self._parts: list[str] = []

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str,
        line: str = "none",
        thickness: float = 1,
        radius: float = 4,
    ) -> None:
        self._parts.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="{radius:g}" '
            f'fill="{fill}" stroke="{line}" stroke-width="{thickness:g}"/>'
        )

    def hexagon(self, x: float, y: float, radius: float, fill: str, line: str, thickness: float = 1) -> None:
        """It stands on a corner."""
        side = radius * sqrt(3) / 2
        half = radius / 2
        corners = ((0, -radius), (side, -half), (side, half), (0, radius), (-side, half), (-side, -half))
        points = " ".join(f"{x + across:.1f},{y + down:.1f}" for across, down in corners)
        self._parts.append(
            f'<polygon points="{points}" fill="{fill}" stroke="{line}" stroke-width="{thickness:g}"/>'
        )

    def write(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        fill: str = INK,
        *,
        width: float | None = None,
        anchor: str = "start",
        bold: bool = False,
    ) -> None:
        """One line of letters around the height `y`."""
        shown = text if width is None else fitted(text, size, width)
        weight = ' font-weight="600"' if bold else ""
        self._parts.append(
            f'<text x="{x:.1f}" y="{y + size * 0.36:.1f}" font-size="{size:g}" fill="{fill}" '
            f'text-anchor="{anchor}"{weight}>{escape(shown)}</text>'
        )

    def chips(self, x: float, y: float, chips: list[Chip], size: float, *, middle: bool = False) -> float:
        """Labels side by side, around the height `y`, from `x` on or around it; where they end."""
        gap = size * 0.25
        widths = [max(size * 1.5, width_of(chip.text, size) * BOLD + size * 0.8) for chip in chips]
        if middle:
            x -= (sum(widths) + gap * (len(chips) - 1)) / 2
        for chip, width in zip(chips, widths, strict=True):
            self.box(x, y - size * 0.75, width, size * 1.5, chip.fill, chip.line or "none", 1, size * 0.4)
            self.write(x + width / 2, y, chip.text, size, chip.ink, anchor="middle", bold=True)
            x += width + gap
        return x

    def picture(self, width: float, height: float, title: str) -> str:
        """All of it as an SVG document."""
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
            f'width="{width:.0f}" height="{height:.0f}" role="img" font-family="{FONT}">'
            f"<title>{escape(title)}</title>"
            f'<rect width="100%" height="100%" rx="8" fill="{PAPER}"/>'
        )
        return head + "".join(self._parts) + "</svg>"
