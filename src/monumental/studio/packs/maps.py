"""A map in the making: how even it is, whether or not it keeps every rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from monumental.games.classic.land.hexmap import MOST_CAPITALS, HexMap
from monumental.maps.drawing import DrawingError, read_tiles
from monumental.maps.files import LONGEST_DRAWING
from monumental.maps.measure import Prospects, prospects

if TYPE_CHECKING:
    from monumental.studio.packs.draft import Table


@dataclass(frozen=True)
class Promise:
    """One thing that a player can hope for, and how much of it each Capital promises."""

    name: str  # of `Prospects`
    capitals: tuple[tuple[int, ...], ...]  # in the order of the tiles

    @property
    def is_even(self) -> bool:
        return len(set(self.capitals)) == 1


def promises(table: Table) -> list[Promise]:
    """What the Capitals of a map promise; nothing where there is nobody to compare with."""
    drawing = table.get("map")
    if not isinstance(drawing, str) or len(drawing) > LONGEST_DRAWING:
        return []
    try:
        hexmap = HexMap("draft", read_tiles(drawing))
    except DrawingError:
        return []
    if not 2 <= len(hexmap.capitals) <= MOST_CAPITALS:
        return []
    found = prospects(hexmap)
    return [
        Promise(name, tuple(_numbers(each[at]) for each in found))
        for at, name in enumerate(Prospects._fields)
    ]


def _numbers(promised: int | tuple[int, ...]) -> tuple[int, ...]:
    return (promised,) if isinstance(promised, int) else promised
