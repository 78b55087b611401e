"""A table on its way into the store and out of it again."""

from __future__ import annotations

import hashlib
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from monumental.engine.chance import Seeded
from monumental.engine.errors import MonumentalError
from monumental.play.position import read_snapshot, write_snapshot
from monumental.play.records.opening import changes_since, read_opening
from monumental.play.records.record import Record, RecordError, read_record, write_record
from monumental.play.records.replay import Replay, resume
from monumental.play.table import Table
from monumental.web.contract.requests import NewTable
from monumental.web.store.rows import NewTable as NewRow
from monumental.web.tables.clocks import read_clock
from monumental.web.tables.room import Room

if TYPE_CHECKING:
    from monumental.play.records.record import Head
    from monumental.play.setup import Box
    from monumental.web.store.rows import Stored
    from monumental.web.tables.clocks import Clock

#: What the terms of a table say where somebody has brought its record.
UPLOADED: Final = "uploaded"


def reopened(stored: Stored) -> Room:
    """A room as the store has it."""
    record = record_of(stored)
    box = read_opening(record).box
    table, bygone = _table(record, stored, box)
    return Room(
        id=stored.id,
        name=stored.name,
        pace=stored.pace,
        listed=stored.listed,
        terms=stored.terms,
        table=table,
        box=box,
        seats=[*stored.seats],
        status=stored.status,
        maker=stored.maker,
        rematch=stored.rematch,
        password=stored.password,
        invitation=stored.invitation,
        shown_out=stored.shown_out,
        replaced=stored.replaced,
        clock=clock_of(stored),
        absence=absence_of(stored.terms),
        since=stored.since,
        excused=stored.excused,
        seated={**stored.seated},
        uploaded=UPLOADED in msgspec.json.decode(stored.terms),
        bygone=bygone,
    )


def record_of(stored: Stored) -> Record:
    """The keeper's own record: it has the seed."""
    return Record(read_head(stored.head), stored.moves, packs=stored.packs)


def row_of(room: Room) -> NewRow:
    """A new room as the store keeps it."""
    table = room.table
    return NewRow(
        id=room.id,
        rules=room.box.rules.name,
        name=room.name,
        listed=room.listed,
        pace=room.pace,
        status=room.status,
        head=written_head(table),
        snapshot=room.snapshot(),
        terms=room.terms,
        seats=tuple(room.seats),
        round=table.game.state.round,
        asked=room.asked(),
        awaited=room.awaited(),
        moves=tuple(table.moves),
        maker=room.maker,
        typed=room.typed,
        rated=room.rated,
        password=room.password,
        invitation=room.invitation,
        clock=None if room.clock is None else room.clock.written(),
        deadline=None if room.clock is None else room.clock.deadline,
        packs=table.packs,
        settled=room.uploaded,
    )


def absence_of(terms: str) -> int | None:
    """After how many days others may let a bot play, as was agreed on with the table."""
    # Tables from before anybody could agree on it say nothing.
    days: int | None = msgspec.json.decode(terms).get("absence")
    return days


def clock_of(stored: Stored) -> Clock | None:
    """The clock as it was written; how long there is was agreed on with the table."""
    if stored.clock is None:
        return None
    wishes = msgspec.json.decode(stored.terms, type=NewTable)
    return read_clock(wishes.clock, stored.clock, stored.deadline)


def read_head(line: str) -> Head:
    return read_record(f"{line}\n").head


def written_head(table: Table) -> str:
    """The head of the keeper's own record: it has the seed."""
    return head_line(table.record().head)


def head_line(head: Head) -> str:
    return write_record(Record(head, ())).rstrip("\n")


def opened(record: Record) -> Table:
    """The table where a record stopped. Nobody goes on with one whose seed is not known: it was brought."""
    if record.seed() is None:
        replay = Replay(record)
        return replay.at(len(replay))
    return resume(record)[0]


def is_where_it_was(table: Table, stored: Stored) -> bool:
    """Is this the position that was written? Another version may have written the same in other words."""
    if write_snapshot(table.game) == stored.snapshot:
        return True
    try:
        then = read_snapshot(stored.snapshot, carried=table.packs)
    except MonumentalError:
        return False
    return write_snapshot(then) == write_snapshot(table.game)


def _table(record: Record, stored: Stored, box: Box) -> tuple[Table, bool]:
    """The table where the record stopped, or where the snapshot says; and whether it is the snapshot's.

    By other rules, or with other cards, the same moves may be impossible, or lead elsewhere.
    """
    try:
        table = opened(record)
    except RecordError:
        if not stored.snapshot:
            raise
        return _from_snapshot(record, stored), True
    if stored.snapshot and changes_since(record.head, box) and not is_where_it_was(table, stored):
        # A position that today's rules don't know is no help: then the record is all there is.
        with suppress(MonumentalError):
            return _from_snapshot(record, stored), True
    return table, False


def _from_snapshot(record: Record, stored: Stored) -> Table:
    """A game that began by older rules goes on by today's. What was played can't be looked back at."""
    seed = record.seed() or b""
    fresh = hashlib.sha256(seed + len(record.moves).to_bytes(8, "big")).digest()
    # We wrote it ourselves, but by other rules: whether it fits today's is to be asked.
    game = read_snapshot(stored.snapshot, Seeded(fresh), carried=record.packs)
    table = Table(game, record.head.seats, record.head, seed, packs=record.packs)
    table.go_on_after(record.moves)
    return table
