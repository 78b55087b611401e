"""What is read from the database. A function sees it as it is at one moment."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    RowMapping,
    Select,
    Subquery,
    bindparam,
    exists,
    false,
    func,
    select,
    true,
)

from monumental.play.records.record import SIT, Move
from monumental.web.store.away.vacations import LEAVES, excused
from monumental.web.store.own import packs
from monumental.web.store.people import replaced
from monumental.web.store.rows import Line, Seat, Stored
from monumental.web.store.schema import moves, requests, seats, shown_out, tables, vacations, waits
from monumental.web.store.schema import replaced as lost_seats

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
    tables.c.password,
    tables.c.invitation,
    tables.c.deadline,
    tables.c.vacant,
)

#: Who is waited for, and whether a vacation has anything to do with it, comes with the table.
NEWS: Final = (
    select(
        *SMALL,
        tables.c.head,
        tables.c.terms,
        tables.c.clock,
        waits.c.owner.label("awaited"),
        waits.c.since.label("asked_since"),
        exists().where(vacations.c.person == waits.c.owner).label("travels"),
        exists().where(lost_seats.c.table_id == tables.c.id).label("lost"),
    )
    .outerjoin_from(tables, waits, waits.c.table_id == tables.c.id)
    .where(tables.c.id == bindparam("table"))
)
TABLE: Final = NEWS.add_columns(tables.c.snapshot)
MOVES: Final = (
    select(moves.c.seat, moves.c.words, moves.c.drawn, moves.c.forced, moves.c.made)
    .where(moves.c.table_id == bindparam("table"), moves.c.number >= bindparam("first"))
    .order_by(moves.c.number)
)
SHOWN_OUT: Final = select(shown_out.c.owner).where(shown_out.c.table_id == bindparam("table"))
SITTING: Final = (
    select(seats.c.seat, seats.c.kind, seats.c.name, seats.c.owner, LEAVES.c.until)
    .outerjoin(LEAVES, LEAVES.c.person == seats.c.owner)
    .where(seats.c.table_id == bindparam("table"))
    .order_by(seats.c.seat)
)
ANSWERED: Final = select(requests.c.version).where(
    requests.c.table_id == bindparam("table"),
    requests.c.owner == bindparam("owner"),
    requests.c.request == bindparam("request"),
)


def load(table: str, first: int, connection: Connection) -> Stored | None:
    """A table from a line of its record on, the first one or one with which the game went on.

    Whoever knows the lines before knows what never changes once they are there: packs, and who was shown
    out before the game began. They need no snapshot either.
    """
    found = connection.execute(NEWS if first else TABLE, {"table": table}).mappings().first()
    if found is None:
        return None
    row = {**found}
    awaited, since, travels = row.pop("awaited"), row.pop("asked_since"), row.pop("travels")
    lost = row.pop("lost")
    made_here = []
    seated = {}
    for line, (seat, words, drawn, forced, made) in enumerate(
        connection.execute(MOVES, {"table": table, "first": first}), first + 1
    ):
        move = Move(seat, words, tuple(json.loads(drawn)), forced)
        made_here.append(move)
        if move.is_told and made is not None:
            seated[line] = made
        if since is not None and made is not None and not move.is_aside:
            since = max(since, made)
    unwelcome = () if first else connection.execute(SHOWN_OUT, {"table": table}).scalars()
    return Stored(
        **{"snapshot": "", **row},
        seats=tuple([Seat(*seat) for seat in connection.execute(SITTING, {"table": table})]),
        moves=tuple(made_here),
        first=first,
        shown_out=frozenset(unwelcome),
        replaced=replaced.of_table(table, connection) if lost else (),
        seated=seated,
        since=since,
        excused=excused(awaited, since, connection) if travels and since is not None else timedelta(0),
        packs=() if first else packs.of_table(table, connection),
    )


def lines_until(table: str, moment: datetime, connection: Connection) -> int:
    """How many lines of a record were written before the first that is younger than a moment."""
    younger = select(func.min(moves.c.number)).where(moves.c.table_id == table, moves.c.made > moment)
    first = connection.execute(younger).scalar()
    if first is not None:
        return int(first)
    return connection.execute(select(func.count()).where(moves.c.table_id == table)).scalar_one()


def seats_of(ids: Sequence[str], connection: Connection) -> dict[str, tuple[Seat, ...]]:
    """Who sits at each of these tables, in the order of the seats."""
    found: dict[str, tuple[Seat, ...]] = {}
    rows = connection.execute(
        select(seats.c.table_id, seats.c.seat, seats.c.kind, seats.c.name, seats.c.owner, LEAVES.c.until)
        .outerjoin(LEAVES, LEAVES.c.person == seats.c.owner)
        .where(seats.c.table_id.in_(ids))
        .order_by(seats.c.table_id, seats.c.seat)
    )
    for table, *seat in rows:
        found[table] = (*found.get(table, ()), Seat(*seat))
    return found


def answered(table: str, owner: str, request: str, connection: Connection) -> int | None:
    return connection.execute(ANSWERED, {"table": table, "owner": owner, "request": request}).scalar()


def mine(owner: str, limit: int, connection: Connection) -> tuple[Line, ...]:
    """The tables where somebody sits or that they made; of those that are over, the newest.

    Where somebody else has taken their seat, they are told so.

    What is not over is never left out: nobody else can add to it.
    """
    sat_at = select(seats.c.table_id).where(seats.c.owner == owner)
    lost = select(lost_seats.c.table_id).where(lost_seats.c.owner == owner)
    theirs = tables.c.id.in_(sat_at) | tables.c.id.in_(lost) | (tables.c.maker == owner)
    over = tables.c.status == "over"
    place = func.row_number().over(partition_by=over, order_by=(tables.c.changed.desc(), tables.c.id))
    ranked = select(*SMALL, over.label("over"), place.label("place")).where(theirs).subquery()
    kept = (ranked.c.over == false()) | (ranked.c.place <= limit)
    return _lines(_chosen(ranked).where(kept).order_by(ranked.c.changed.desc(), ranked.c.id), connection)


def open_tables(limit: int, of_each: int, connection: Connection) -> tuple[Line, ...]:
    """The tables that wait for anybody to sit down: the newest of everybody, then their second, and so on.

    However many tables somebody makes, they hide nobody else's.
    """
    waiting = (tables.c.status == "open") & (tables.c.listed == true())
    whose = func.coalesce(tables.c.maker, tables.c.id)
    place = func.row_number().over(partition_by=whose, order_by=(tables.c.created.desc(), tables.c.id))
    ranked = select(*SMALL, place.label("place")).where(waiting).subquery()
    fair = (ranked.c.place, ranked.c.created.desc(), ranked.c.id)
    return _lines(_chosen(ranked).where(ranked.c.place <= of_each).order_by(*fair).limit(limit), connection)


def running_tables(limit: int, of_each: int, connection: Connection) -> tuple[Line, ...]:
    """The listed tables that are being played: what moved last of everybody, then their second, and so on.

    However many games somebody plays, they hide nobody else's. Bots among themselves are nothing to watch.
    """
    running = (tables.c.status == "playing") & (tables.c.listed == true()) & has_people()
    whose = func.coalesce(tables.c.maker, tables.c.id)
    place = func.row_number().over(partition_by=whose, order_by=(tables.c.changed.desc(), tables.c.id))
    ranked = select(*SMALL, place.label("place")).where(running).subquery()
    fair = (ranked.c.place, ranked.c.changed.desc(), ranked.c.id)
    return _lines(_chosen(ranked).where(ranked.c.place <= of_each).order_by(*fair).limit(limit), connection)


def lines(ids: Sequence[str], connection: Connection) -> tuple[Line, ...]:
    """These tables, as far as they are still there."""
    return _lines(select(*SMALL).where(tables.c.id.in_(ids)), connection)


def _chosen(ranked: Subquery) -> Select[Any]:
    """What a list shows, of a list with ranks."""
    return select(*(ranked.c[column.name] for column in SMALL))


def _lines(which: Select[Any], connection: Connection) -> tuple[Line, ...]:
    found: Sequence[RowMapping] = connection.execute(which).mappings().all()
    sitting = seats_of([row["id"] for row in found], connection)
    return tuple(Line(**row, seats=sitting.get(row["id"], ())) for row in found)


def made_since(maker: str, since: datetime, connection: Connection) -> tuple[int, int]:
    """How many tables somebody has made; of them, those that only bots play at and that are not over."""
    theirs = (tables.c.maker == maker) & (tables.c.created >= since)
    made = connection.execute(select(func.count()).select_from(tables).where(theirs)).scalar_one()
    alone = connection.execute(
        select(func.count()).select_from(tables).where(theirs, tables.c.status != "over", ~has_people())
    ).scalar_one()
    return made, alone


def has_people() -> ColumnElement[bool]:
    """Is there a seat for a person at the table that is asked about?"""
    people = seats.alias("people")
    return exists().where(people.c.table_id == tables.c.id, people.c.kind == "person")


def census(connection: Connection) -> dict[str, int]:
    """How many tables there are of each status."""
    counted = select(tables.c.status, func.count().label("number")).group_by(tables.c.status)
    return {row.status: row.number for row in connection.execute(counted)}


def ids(connection: Connection) -> tuple[str, ...]:
    return tuple(connection.execute(select(tables.c.id).order_by(tables.c.created, tables.c.id)).scalars())


def out_of_time(at: datetime, connection: Connection) -> tuple[str, ...]:
    """The tables where somebody's time has run out, those first that wait longest."""
    late = (tables.c.status == "playing") & (tables.c.deadline <= at)
    return tuple(
        connection.execute(select(tables.c.id).where(late).order_by(tables.c.deadline, tables.c.id)).scalars()
    )


def next_deadline(connection: Connection) -> datetime | None:
    running = select(func.min(tables.c.deadline)).where(tables.c.status == "playing")
    return connection.execute(running).scalar()


def running_bots(connection: Connection) -> tuple[str, ...]:
    """The tables that wait for a bot, and those where one may sit on a person's seat that is asked.

    Not those that only bots play at: they wait for somebody who looks on.
    """
    asked = (seats.c.table_id == tables.c.id) & (seats.c.seat == tables.c.asked)
    handed_over = exists().where(
        moves.c.table_id == tables.c.id, moves.c.seat == tables.c.asked, moves.c.words.startswith(f"{SIT} ")
    )
    return tuple(
        connection.execute(
            select(tables.c.id)
            .join(seats, asked)
            .where(tables.c.status == "playing", (seats.c.kind == "bot") | handed_over, has_people())
            .order_by(tables.c.changed, tables.c.id)
        ).scalars()
    )
