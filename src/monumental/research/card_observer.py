"""Observations that name cards by what they do: rows of whole numbers, and how they unfold into arrays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from monumental.games.classic.state import ClassicState
from monumental.meaning.position.entries import (
    MARK_BITS,
    MARKS_AT,
    POSITION_AT,
    POSITION_BITS,
    ROW_BITS,
    SEAT_AT,
    SEAT_BITS,
    ZONE_AT,
    ZONE_BITS,
)
from monumental.meaning.position.fields import AMOUNT, BITS
from monumental.meaning.position.land import TILE_BITS
from monumental.meaning.position.observer import SeatObserver
from monumental.meaning.position.options import MOST_OPTIONS, WIDE, OptionReader

if TYPE_CHECKING:
    import numpy.typing as npt

    from monumental.engine.catalog import Catalog
    from monumental.engine.game import Game
    from monumental.engine.rules import Rules
    from monumental.meaning.position.fields import Fields

    Floats = npt.NDArray[np.float32]
    Whole = npt.NDArray[np.int32]


@dataclass(frozen=True)
class Unfolded:
    """One observation or many: what comes before the dots in a shape is that of the rows."""

    table: Floats  # (..., numbers of the table)
    seats: Floats  # (..., seats, numbers of a seat), oneself first
    tiles: Floats  # (..., tiles, features of a tile); no tiles where there is no map
    meaning: Whole  # (..., entries): the row of the card in the matrix; 0: there is none
    zone: Whole  # (..., entries): where it lies
    owner: Whole  # (..., entries): whose it is, counted from oneself; 7: nobody's
    position: Whole  # (..., entries): the place, slot, tile, depth or number there
    marks: Floats  # (..., entries, 4): in a city turned, usable, reinforced, with an Action token


class CardObserver:
    """Observes games of these rules and cards with so many seats.

    All packs and modules of a rule system have the same shapes: only the matrix has more rows or fewer.
    """

    def __init__(self, rules: Rules, catalog: Catalog, seats: int) -> None:
        self.writer = SeatObserver(rules, catalog, seats)
        self.reader = OptionReader(rules, self.writer)
        meanings = self.writer.meanings
        #: What each card does: a row for nothing, then for each card of the catalog, and so on.
        self.matrix: Floats = np.frombuffer(meanings.numbers, np.float32).reshape(
            meanings.count, meanings.length
        )
        #: How many whole numbers an observation has.
        self.length = self.writer.length

    def observe(self, game: Game, seat: int) -> Whole:
        """What a seat can know, in a new array."""
        out = np.empty(self.length, np.int32)
        self.fill(game, seat, out)
        return out

    def fill(self, game: Game, seat: int, out: Whole) -> None:
        """Write what a seat can know into a row of one's own array."""
        self.writer.write(game, seat, out.data.cast("B"))

    def options(self, game: Game) -> Whole:
        """The options of the question that is asked now, a row of features each."""
        rows = self.reader.rows(game, game.options())
        return np.array(rows, np.int32).reshape(len(rows), WIDE)

    def fill_options(self, game: Game, out: Whole) -> None:
        """Write them into one's own array of `MOST_OPTIONS` rows; rows that are left have the verb 0."""
        self.reader.write(game, game.options(), out.data.cast("B"))

    def around(self, game: Game) -> Floats:
        """Which tiles of the map of a game touch: a 1 for each two; a map never changes."""
        touching = np.zeros((self.writer.tiles, self.writer.tiles), np.float32)
        state = game.state
        if isinstance(state, ClassicState):
            for tile, others in enumerate(state.hexmap.neighbours):
                touching[tile, list(others)] = 1
        return touching

    def expand(self, rows: Whole) -> Unfolded:
        """The features of one row, or of an array of them."""
        writer = self.writer
        before = rows.shape[:-1]
        first = writer.table.length
        of_seats = rows[..., first : writer.numbers].reshape(*before, writer.seats, writer.each.length)
        tiles = rows[..., writer.numbers : writer.numbers + writer.tiles]
        entries = rows[..., writer.numbers + writer.tiles :]
        return Unfolded(
            table=_unfold(writer.table, rows[..., :first]),
            seats=_unfold(writer.each, of_seats),
            tiles=_unfold_tiles(tiles),
            meaning=_cut(entries, 0, ROW_BITS),
            zone=_cut(entries, ZONE_AT, ZONE_BITS),
            owner=_cut(entries, SEAT_AT, SEAT_BITS),
            position=_cut(entries, POSITION_AT, POSITION_BITS),
            marks=_bits(_cut(entries, MARKS_AT, MARK_BITS), MARK_BITS),
        )


def new_options(*before: int) -> Whole:
    """Room for the options of a question, or of many."""
    return np.zeros((*before, MOST_OPTIONS, WIDE), np.int32)


def names_of(fields: Fields) -> list[str]:
    """What each number stands for once it is unfolded."""
    names = []
    for field in fields.fields:
        count = field.count if field.kind == AMOUNT else field.size
        names += [field.name if count == 1 else f"{field.name} {at}" for at in range(count)]
    return names


def _unfold(fields: Fields, rows: Whole) -> Floats:
    """Amounts to about 1, one of several things and sets as zeros and ones."""
    parts: list[Floats] = []
    for field in fields.fields:
        part = rows[..., field.at : field.at + field.count]
        if field.kind == AMOUNT:
            parts.append((part / np.float32(field.size)).astype(np.float32))
        elif field.kind == BITS:
            parts.append(_bits(part[..., 0], field.size))
        else:
            parts.append((part == np.arange(field.size)).astype(np.float32))
    return np.concatenate(parts, axis=-1)


def _unfold_tiles(tiles: Whole) -> Floats:
    """Terrain and owner as zeros and ones, sets bit by bit, counts as shares of the highest."""
    parts = []
    at = 0
    for name, bits in TILE_BITS:
        part = _cut(tiles, at, bits)
        if name in ("terrain", "controlled by"):
            parts.append((part[..., None] == np.arange(1 << bits)).astype(np.float32))
        elif name == "visited by":
            parts.append(_bits(part, bits))
        else:
            parts.append((part[..., None] / np.float32((1 << bits) - 1)).astype(np.float32))
        at += bits
    return np.concatenate(parts, axis=-1)


def _cut(numbers: Whole, at: int, bits: int) -> Whole:
    return numbers >> at & (1 << bits) - 1


def _bits(numbers: Whole, count: int) -> Floats:
    return (numbers[..., None] >> np.arange(count) & 1).astype(np.float32)
