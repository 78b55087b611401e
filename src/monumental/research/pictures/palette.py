"""The colours of a picture: those of the table in the browser."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

PAPER: Final = "#f2e9d6"
RAISED: Final = "#fbf6ea"
SUNK: Final = "#e6d9be"
INK: Final = "#2a2118"
MUTED: Final = "#5f5040"
LINE: Final = "#d2c19f"
GLOW: Final = "#d99a1c"
ON_DARK: Final = "#fffaf0"
ON_GOLD: Final = "#3a2c00"
BARBARIAN: Final = "#4a3b33"
MONSTER: Final = "#5a3a52"
WONDER: Final = "#7d5a10"
GOLD: Final = "#e4b63a"

SEATS: Final = ("#a3382b", "#1d6a75", "#46508f", "#7a5a12", "#7c3a6c")

RESOURCE_FILLS: Final[Mapping[str, str]] = {
    "production": "#a8650f",
    "science": "#24679f",
    "military": "#b0312a",
    "culture": "#7145a8",
    "gold": GOLD,
}

KIND_FILLS: Final[Mapping[str, str]] = {
    "building": "#6f5331",
    "knowledge": "#2a5f8c",
    "wonder": WONDER,
    "province": "#41682f",
    "free_city": "#7a4a1c",
}

TERRAIN_FILLS: Final[Mapping[str, str]] = {
    "meadow": "#d3e0aa",
    "forest": "#9fbd8a",
    "mountain": "#c9bca8",
    "volcano": "#d9a791",
    "water": "#b3d0de",
    "capital": "#f3e3b4",
}


def on(fill: str) -> str:
    """What can be read on a filled chip."""
    return ON_GOLD if fill == GOLD else ON_DARK
