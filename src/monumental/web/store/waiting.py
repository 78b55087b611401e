"""What changes a table that waits for people: who sits down, gets up, is shown out; each is one transaction.

The table's own row comes first: who sit down or get up at once do so one after the other, and the last of
them sees that the table is full. A full table is about to begin, so nobody gets up from it any more.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection, delete, func, insert, select, update

from monumental.web.store.errors import Begun, Stale, Taken
from monumental.web.store.reading import seats_of
from monumental.web.store.rows import Seat
from monumental.web.store.schema import seats, shown_out, tables
from monumental.web.store.writing import version_of


def sit(
    table: str,
    seat: int,
    owner: str,
    name: str,
    expected: int | None,
    at: datetime,
    connection: Connection,
) -> tuple[Seat, ...]:
    """A person takes a free seat; gives all seats, as they are then."""
    here = tables.c.id == table
    if expected is not None:
        here &= tables.c.version == expected
    if connection.execute(update(tables).where(here).values(changed=at)).rowcount == 0:
        raise Stale(expected or 0, version_of(table, connection))
    _change(connection, table, seat, None, Seat(seat, "person", name, owner))
    return seats_of([table], connection)[table]


def get_up(
    table: str, seat: int, owner: str, connection: Connection, *, is_shown_out: bool, at: datetime
) -> None:
    """A seat is free again, and its name with it."""
    _hold(table, at, connection)
    _change(connection, table, seat, owner, Seat(seat, "person", ""))
    if is_shown_out:
        _show_out(table, owner, connection)


def _show_out(table: str, owner: str, connection: Connection) -> None:
    theirs = (shown_out.c.table_id == table) & (shown_out.c.owner == owner)
    if connection.execute(select(shown_out.c.owner).where(theirs)).first() is None:
        connection.execute(insert(shown_out), {"table_id": table, "owner": owner})


@dataclass(frozen=True, slots=True)
class NewBot:
    """A bot for a free seat."""

    table: str
    seat: int
    bot: str
    head: str  # as it was
    new_head: str
    terms: str
    at: datetime


def seat_bot(change: NewBot, connection: Connection) -> None:
    """A bot takes a free seat, as if it had been agreed on from the beginning."""
    _hold(change.table, change.at, connection)
    here = (tables.c.id == change.table) & (tables.c.head == change.head)
    written = update(tables).where(here).values(head=change.new_head, terms=change.terms)
    if connection.execute(written).rowcount == 0:
        raise Stale(0, version_of(change.table, connection))
    _change(connection, change.table, change.seat, None, Seat(change.seat, "bot", change.bot))


def cancel(table: str, at: datetime, connection: Connection) -> None:
    """The table goes, with all that belongs to it."""
    _hold(table, at, connection)
    connection.execute(delete(tables).where(tables.c.id == table))


def _hold(table: str, at: datetime, connection: Connection) -> None:
    """Take a table that waits for somebody, before anybody else does."""
    waits = (tables.c.id == table) & (tables.c.status == "open")
    held = connection.execute(update(tables).where(waits).values(changed=at)).rowcount
    if not held:
        version_of(table, connection)  # is there such a table at all?
    free = (seats.c.table_id == table) & (seats.c.kind == "person") & seats.c.owner.is_(None)
    if not held or not connection.execute(select(func.count()).select_from(seats).where(free)).scalar_one():
        raise Begun(table)


def _change(connection: Connection, table: str, seat: int, owner: str | None, new: Seat) -> None:
    """A person's seat changes hands, if it is still theirs; that of nobody, if it is still free."""
    theirs = seats.c.owner.is_(None) if owner is None else seats.c.owner == owner
    changed = connection.execute(
        update(seats)
        .where(seats.c.table_id == table, seats.c.seat == seat, seats.c.kind == "person", theirs)
        .values(kind=new.kind, name=new.name, owner=new.owner)
    )
    if changed.rowcount == 0:
        raise Taken(seat)
