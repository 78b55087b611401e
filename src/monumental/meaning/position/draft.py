"""A row while it is written."""

from __future__ import annotations

from struct import pack
from typing import Final

#: Bytes of a number.
WIDTH: Final = 4

#: So much is remembered of each kind of thing, with its entries: what lies somewhere mostly lay there before.
#: It is enough for hundreds of games side by side, and a few megabytes.
MOST_KEPT: Final = 10_000


class Draft:
    """Numbers and tiles stand at fixed places of `row`; entries come behind them, or are packed already."""

    def __init__(self, row: list[int]) -> None:
        self.row = row
        self.packed: list[bytes] = []


def packed(entries: list[int]) -> bytes:
    """Entries as they stand in a row."""
    return pack(f"{len(entries)}i", *entries)
