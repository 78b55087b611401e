"""Writes what a seat can know of a position into a row of one's own."""

from __future__ import annotations

import hashlib
from struct import Struct
from typing import TYPE_CHECKING, Final

from monumental.games.classic.land.hexmap import MOST_TILES
from monumental.games.classic.state import ClassicState
from monumental.games.duel.state import DuelState
from monumental.meaning.cards import meanings_of
from monumental.meaning.columns import NAMES
from monumental.meaning.position.draft import WIDTH, Draft
from monumental.meaning.position.duel import DuelSection
from monumental.meaning.position.entries import ZONES
from monumental.meaning.position.fields import Fields
from monumental.meaning.position.land import TILE_BITS, MapSection
from monumental.meaning.position.modules import ModuleSection
from monumental.meaning.position.score import ScoreSection
from monumental.meaning.position.seats import BelongingsSection
from monumental.meaning.position.table import OfferedSection, QuestionSection

if TYPE_CHECKING:
    from monumental.engine.catalog import Catalog
    from monumental.engine.game import Game
    from monumental.engine.rules import Rules
    from monumental.meaning.position.section import Section

#: So many cards are told one by one: on the table, and of each seat. The last ones to be told, those of the
#: Development deck, are left out where there are more.
ENTRIES_OF_TABLE: Final = 160
ENTRIES_OF_SEAT: Final = 64


class SeatObserver:
    """What a seat can know in games of these rules and cards with so many seats.

    How long a row is, and what stands where, depends on the kind of rules and the number of seats alone: all
    packs and modules share it.
    """

    def __init__(self, rules: Rules, catalog: Catalog, seats: int) -> None:
        self.seats = seats
        self.meanings = meanings_of(catalog)
        self.table = Fields()  # the numbers of the table
        self.each = Fields()  # the numbers of each seat
        offered = OfferedSection(self.table)
        self.sections: list[Section] = [
            QuestionSection(self.table, self.meanings, seats),
            BelongingsSection(self.each, rules, self.meanings),
        ]
        self.score = ScoreSection(self.each, rules, seats)
        self.tiles = 0
        state = rules.new_state(seats)
        if isinstance(state, DuelState):
            self.sections.append(DuelSection(self.table, self.each, seats))
        elif isinstance(state, ClassicState):
            land = MapSection(self.table, self.each, self.meanings, seats)
            self.sections += [land, ModuleSection(seats)]
            self.tiles = MOST_TILES
            land.tiles = self.table.length + seats * self.each.length
        # The Development deck is long: if anything is left out, then its last cards.
        self.sections.append(offered)
        self.numbers = self.table.length + seats * self.each.length
        self.entries = ENTRIES_OF_TABLE + ENTRIES_OF_SEAT * seats
        self.length = self.numbers + self.tiles + self.entries
        self.blank = [0] * (self.numbers + self.tiles)
        self.size = WIDTH * self.length
        self.zeros = bytes(self.size)
        self.packers = [Struct(f"{count}i") for count in range(self.length + 1)]

    def write(self, game: Game, seat: int, out: memoryview[int]) -> None:
        """Write it into so many bytes: `WIDTH` times `length`, numbers in the order of this machine."""
        draft = self.draft(game, seat)
        row = draft.row
        parts = draft.packed
        parts.append(self.zeros)
        # The last part is the Development deck: if anything is cut off, it is from there.
        out[:] = (self.packers[len(row)].pack(*row) + b"".join(parts))[: self.size]

    def draft(self, game: Game, seat: int) -> Draft:
        """What a seat can know, however much that is."""
        draft = Draft(self.blank.copy())
        length = self.each.length
        for section in self.sections:
            section.write(game, seat, draft)
            at = self.table.length
            for step in range(self.seats):
                section.write_seat(game, (seat + step) % self.seats, step, at, draft)
                at += length
        self.score.write_all(game, seat, self.table.length, length, draft.row)
        return draft

    def digest(self) -> str:
        """Other fields, zones or meanings have another digest; other cards have not."""
        fields = [
            f"{field.name} {field.at} {field.count} {field.kind} {field.size}"
            for field in (*self.table.fields, *self.each.fields)
        ]
        tiles = [f"{name} {bits}" for name, bits in TILE_BITS]
        lines = [*fields, *tiles, *ZONES, *NAMES, str(self.length)]
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()
