"""Lines that somebody wants the host to read, as they were then."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from monumental.web.store.schema import reports


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """A line that somebody found wrong. It is a copy: the line may be gone."""

    id: str
    place: str  # the table
    number: int  # of the line there
    author: str
    name: str
    words: str  # of a phrase, its key
    reporter: str | None  # nobody any more
    made: datetime


COLUMNS: Final = [reports.c[name] for name in Report.__dataclass_fields__]


def report(new: Report, connection: Connection) -> None:
    """Tell the host of a line; told twice by the same person, it is told once."""
    same = (reports.c.place == new.place) & (reports.c.number == new.number)
    mine = same & (reports.c.reporter == new.reporter)
    if connection.execute(select(reports.c.id).where(mine)).first() is None:
        connection.execute(insert(reports), {column.name: getattr(new, column.name) for column in COLUMNS})


def new_id() -> str:
    """Short enough to be typed by a host."""
    return secrets.token_hex(4)


def reports_now(limit: int, connection: Connection) -> tuple[Report, ...]:
    """The newest first."""
    found = select(*COLUMNS).order_by(reports.c.made.desc(), reports.c.id).limit(limit)
    return tuple(Report(**row) for row in connection.execute(found).mappings())


def reports_by(person: str, connection: Connection) -> tuple[Report, ...]:
    found = select(*COLUMNS).where(reports.c.reporter == person).order_by(reports.c.made, reports.c.id)
    return tuple(Report(**row) for row in connection.execute(found).mappings())


def settle(id: str, connection: Connection) -> bool:
    """The host has seen to it; false: there is no such report."""
    return bool(connection.execute(delete(reports).where(reports.c.id == id)).rowcount)


def forget_old(before: datetime, connection: Connection) -> int:
    return connection.execute(delete(reports).where(reports.c.made < before)).rowcount


def bring(before: str, person: str, connection: Connection) -> None:
    """What a device reported, or said, is its person's."""
    for column in ("author", "reporter"):
        connection.execute(update(reports).where(reports.c[column] == before).values({column: person}))


def forget(person: str, connection: Connection) -> None:
    """What they reported stays, by nobody; what was reported of them goes with them."""
    connection.execute(update(reports).where(reports.c.reporter == person).values(reporter=None))
    connection.execute(delete(reports).where(reports.c.author == person))
