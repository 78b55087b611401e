"""What is read from the database. A function sees it as it is at one moment."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, RowMapping, bindparam, exists, select, true

from monumental.play.record import SIT, Move
from monumental.web.store.rows import Line, Seat, Stored
from monumental.web.store.schema import moves, requests, seats, tables

SMALL: Final = (
    tables.c.id,
    tables.c.created,
    tables.c.changed,
    tables.c.rules,
    tables.c.name,
    tables.c.listed,
    tables.c.pace,
    tables.c.status,
    tables.c.version,
    tables.c.round,
    tables.c.asked,
    tables.c.maker,
    tables.c.typed,
    tables.c.rated,
    tables.c.rematch,
)

TABLE: Final = select(*SMALL, tables.c.head, tables.c.snapshot, tables.c.terms).where(
    tables.c.id == bindparam("table")
)
MOVES: Final = (
    select(moves.c.seat, moves.c.words, moves.c.drawn, moves.c.forced)
    .where(moves.c.table_id == bindparam("table"))
    .order_by(moves.c.number)
)
ANSWERED: Final = select(requests.c.version).where(
    requests.c.table_id == bindparam("table"),
    requests.c.owner == bindparam("owner"),
    requests.c.request == bindparam("request"),
)


def load(table: str, connection: Connection) -> Stored | None:
    row = connection.execute(TABLE, {"table": table}).mappings().first()
    if row is None:
        return None
    made = tuple(
        Move(seat, words, tuple(json.loads(drawn)), forced)
        for seat, words, drawn, forced in connection.execute(MOVES, {"table": table})
    )
    return Stored(**row, seats=seats_of([table], connection).get(table, ()), moves=made)


def seats_of(ids: Sequence[str], connection: Connection) -> dict[str, tuple[Seat, ...]]:
    """Who sits at each of these tables, in the order of the seats."""
    found: dict[str, tuple[Seat, ...]] = {}
    rows = connection.execute(
        select(seats.c.table_id, seats.c.seat, seats.c.kind, seats.c.name, seats.c.owner)
        .where(seats.c.table_id.in_(ids))
        .order_by(seats.c.table_id, seats.c.seat)
    )
    for table, *seat in rows:
        found[table] = (*found.get(table, ()), Seat(*seat))
    return found


def answered(table: str, owner: str, request: str, connection: Connection) -> int | None:
    return connection.execute(ANSWERED, {"table": table, "owner": owner, "request": request}).scalar()


def mine(owner: str, limit: int, connection: Connection) -> tuple[Line, ...]:
    """The tables where somebody sits, the last that changed first."""
    sat_at = select(seats.c.table_id).where(seats.c.owner == owner)
    return _lines(tables.c.id.in_(sat_at), tables.c.changed, limit, connection)


def open_tables(limit: int, connection: Connection) -> tuple[Line, ...]:
    """The tables that wait for anybody to sit down, the newest first."""
    waiting = (tables.c.status == "open") & (tables.c.listed == true())
    return _lines(waiting, tables.c.created, limit, connection)


def lines(ids: Sequence[str], connection: Connection) -> tuple[Line, ...]:
    """These tables, as far as they are still there."""
    return _lines(tables.c.id.in_(ids), tables.c.changed, len(ids), connection)


def _lines(
    which: ColumnElement[bool], newest: ColumnElement[Any], limit: int, connection: Connection
) -> tuple[Line, ...]:
    found: Sequence[RowMapping] = (
        connection.execute(select(*SMALL).where(which).order_by(newest.desc(), tables.c.id).limit(limit))
        .mappings()
        .all()
    )
    sitting = seats_of([row["id"] for row in found], connection)
    return tuple(Line(**row, seats=sitting.get(row["id"], ())) for row in found)


def running_bots(connection: Connection) -> tuple[str, ...]:
    """The tables that wait for a bot, and those where one may sit on a person's seat that is asked."""
    asked = (seats.c.table_id == tables.c.id) & (seats.c.seat == tables.c.asked)
    handed_over = exists().where(
        moves.c.table_id == tables.c.id, moves.c.seat == tables.c.asked, moves.c.words.startswith(f"{SIT} ")
    )
    return tuple(
        connection.execute(
            select(tables.c.id)
            .join(seats, asked)
            .where(tables.c.status == "playing", (seats.c.kind == "bot") | handed_over)
            .order_by(tables.c.changed, tables.c.id)
        ).scalars()
    )
