"""What changes the database: each function here is one transaction."""

from __future__ import annotations

import json
import secrets as randomness
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import Connection, bindparam, column, delete, exists, func, insert, select, table, update

from monumental.play.records.record import TAKEBACK, Move
from monumental.web.store.away.vacations import is_believed
from monumental.web.store.errors import Missing, Repeated, Stale, Taken
from monumental.web.store.own import packs
from monumental.web.store.prepared import Prepared
from monumental.web.store.reading import answered, has_people
from monumental.web.store.rows import Leave, NewTable, Seat, Status
from monumental.web.store.schema import moves, requests, results, seats, secrets, tables
from monumental.web.store.waits import has_acted, wait_for

SECRET_BYTES: Final = 32


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """What an action does to a table."""

    table: str
    expected: int
    moves: Sequence[Move]
    snapshot: str
    status: Status
    round: int
    asked: int | None
    awaited: str | None  # the person whose seat is asked, if one plays there
    clock: str | None
    deadline: datetime | None
    vacant: bool  # somebody may take over a seat
    leave: Leave | None  # of whoever is awaited, where it matters to the deadline
    seats: Sequence[Seat]
    request: tuple[str, str] | None  # whose, and which
    by: str | None  # the person who acts; none: a bot, or the clock
    at: datetime
    also: Callable[[Connection], None] | None = None  # what is written with it; where that fails, nothing is


#: The version is the gate: of all who have seen the same one, the first goes through.
GATE: Final = Prepared(
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.version == bindparam("expected"))
    .values(
        version=bindparam("version"),
        snapshot=bindparam("snapshot"),
        status=bindparam("status"),
        round=bindparam("round"),
        asked=bindparam("asked"),
        clock=bindparam("clock"),
        deadline=bindparam("deadline"),
        vacant=bindparam("vacant"),
        ended=None,
        changed=bindparam("changed"),
    )
)
#: Alembic's own: which migrations were run.
VERSIONS: Final = table("alembic_version", column("version_num"))
NEW_MOVE: Final = Prepared(
    insert(moves).values(
        table_id=bindparam("table"),
        number=bindparam("number"),
        seat=bindparam("seat"),
        words=bindparam("words"),
        drawn=bindparam("drawn"),
        forced=bindparam("forced"),
        made=bindparam("made"),
    )
)
NEW_REQUEST: Final = Prepared(
    insert(requests).values(
        table_id=bindparam("table"),
        owner=bindparam("owner"),
        request=bindparam("request"),
        version=bindparam("version"),
        created=bindparam("created"),
    )
)


def append(change: Change, connection: Connection) -> int:
    """Make a change, at the version it was meant for; gives the new one.

    A request whose row is already there at the right version breaks its primary key.
    """
    # Before anything else is locked: whoever goes on vacation changes tables after that.
    if change.leave is not None and change.awaited is not None:
        believed = is_believed(change.awaited, change.leave.until, change.at, connection)
        if not believed:
            _refuse(change, connection)
    version = change.expected + len(change.moves)
    passed = GATE.make(
        connection,
        {
            "table": change.table,
            "expected": change.expected,
            "version": version,
            "snapshot": change.snapshot,
            "status": change.status,
            "round": change.round,
            "asked": change.asked,
            "clock": change.clock,
            "deadline": change.deadline,
            "vacant": change.vacant,
            "changed": change.at,
        },
    )
    if not passed:
        _refuse(change, connection)
    if change.request is not None:
        owner, request = change.request
        NEW_REQUEST.make(
            connection,
            {
                "table": change.table,
                "owner": owner,
                "request": request,
                "version": version,
                "created": change.at,
            },
        )
    _insert_moves(connection, change.table, change.expected, change.moves, change.at)
    if any(move.verb == TAKEBACK for move in change.moves):
        # Whoever takes luck back may know what comes.
        connection.execute(update(tables).where(tables.c.id == change.table).values(rated=False))
    for seat in change.seats:
        _reseat(connection, change.table, seat)
    if change.by is not None:
        has_acted(change.table, change.by, connection)
    wait_for(change.table, change.awaited, change.at, connection)
    if change.also is not None:
        change.also(connection)
    return version


def _refuse(change: Change, connection: Connection) -> None:
    """A repeated request is always late, so that comes first."""
    if change.request is not None:
        version = answered(change.table, *change.request, connection)
        if version is not None:
            raise Repeated(version)
    raise Stale(change.expected, version_of(change.table, connection))


def version_of(table: str, connection: Connection) -> int:
    version: int | None = connection.execute(select(tables.c.version).where(tables.c.id == table)).scalar()
    if version is None:
        raise Missing(table)
    return version


def _insert_moves(
    connection: Connection, table: str, first: int, made: Sequence[Move], at: datetime | None
) -> None:
    NEW_MOVE.make_all(
        connection,
        [
            {
                "table": table,
                "number": number,
                "seat": move.seat,
                "words": move.words,
                "drawn": json.dumps(move.drawn, ensure_ascii=False, separators=(",", ":")),
                "forced": move.forced,
                "made": at,
            }
            for number, move in enumerate(made, first)
        ],
    )


def _reseat(connection: Connection, table: str, seat: Seat) -> None:
    """Somebody else's seat can be freed, but not taken."""
    which = (seats.c.table_id == table) & (seats.c.seat == seat.seat)
    if seat.owner is not None:
        which &= seats.c.owner.is_(None) | (seats.c.owner == seat.owner)
    changed = update(seats).where(which).values(kind=seat.kind, name=seat.name, owner=seat.owner)
    if connection.execute(changed).rowcount == 0:
        raise Taken(seat.seat)


def create(new: NewTable, at: datetime, connection: Connection) -> None:
    """A table with its seats and the moves it begins with."""
    connection.execute(
        insert(tables),
        {
            "id": new.id,
            "created": at,
            "changed": at,
            "rules": new.rules,
            "name": new.name,
            "listed": new.listed,
            "pace": new.pace,
            "status": new.status,
            "version": len(new.moves),
            "head": new.head,
            "snapshot": new.snapshot,
            "terms": new.terms,
            "round": new.round,
            "asked": new.asked,
            "maker": new.maker,
            "typed": new.typed,
            "rated": new.rated,
            "password": new.password,
            "invitation": new.invitation,
            "clock": new.clock,
            "deadline": new.deadline,
            "ended": at if new.settled else None,
        },
    )
    if new.seats:
        connection.execute(
            insert(seats),
            [
                {
                    "table_id": new.id,
                    "seat": seat.seat,
                    "kind": seat.kind,
                    "name": seat.name,
                    "owner": seat.owner,
                }
                for seat in new.seats
            ],
        )
    # When a game was played that was brought, nobody knows.
    _insert_moves(connection, new.id, 0, new.moves, None if new.settled else at)
    packs.keep(new.id, new.packs, at, connection)
    wait_for(new.id, new.awaited, at, connection)


def offer_rematch(table: str, rematch: str, instead_of: str | None, connection: Connection) -> str:
    """Write down where a table is played once more, if nobody has; gives where, now."""
    before = tables.c.rematch.is_(None) if instead_of is None else tables.c.rematch == instead_of
    connection.execute(update(tables).where(tables.c.id == table, before).values(rematch=rematch))
    found: str | None = connection.execute(select(tables.c.rematch).where(tables.c.id == table)).scalar()
    if found is None:
        raise Missing(table)
    return found


def secret(name: str, connection: Connection) -> bytes:
    """The secret of this name, which is made when it's first asked for."""
    found: bytes | None = connection.execute(select(secrets.c.value).where(secrets.c.name == name)).scalar()
    if found is not None:
        return found
    made = randomness.token_bytes(SECRET_BYTES)
    connection.execute(insert(secrets), {"name": name, "value": made})
    return made


def touch(connection: Connection) -> None:
    """Write what was there before: where nothing can be written, that is found out at once."""
    connection.execute(update(VERSIONS).values(version_num=VERSIONS.c.version_num))


def forget_requests(older_than: datetime, connection: Connection) -> int:
    return connection.execute(delete(requests).where(requests.c.created < older_than)).rowcount


def forget_tables(older_than: datetime, status: Status | None, connection: Connection) -> int:
    old = tables.c.changed < older_than
    if status is not None:
        old &= tables.c.status == status
    return connection.execute(delete(tables).where(old)).rowcount


def forget_deserted(older_than: datetime, connection: Connection) -> int:
    """Bots and the person who made the table are nobody who was waited for."""
    sat = (
        select(func.count(seats.c.owner.distinct())).where(seats.c.table_id == tables.c.id).scalar_subquery()
    )
    deserted = (tables.c.changed < older_than) & (tables.c.status == "open") & (sat <= 1)
    return connection.execute(delete(tables).where(deserted)).rowcount


def forget_uploaded(older_than: datetime, connection: Connection) -> int:
    """What was only shown: a game that is over, that nobody sat at, and that is nobody's result."""
    shown = (tables.c.status == "over") & tables.c.ended.is_not(None) & (tables.c.changed < older_than)
    sat = exists().where(seats.c.table_id == tables.c.id, seats.c.owner.is_not(None))
    counted = exists().where(results.c.table_id == tables.c.id)
    return connection.execute(delete(tables).where(shown, ~sat, ~counted)).rowcount


def forget_unwatched(older_than: datetime, connection: Connection) -> int:
    """Bots among themselves go on only while somebody looks on."""
    left = (tables.c.changed < older_than) & (tables.c.status != "over") & ~has_people()
    return connection.execute(delete(tables).where(left)).rowcount
