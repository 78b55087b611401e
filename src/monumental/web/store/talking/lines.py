"""Lines of talk: the latest of each table."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update

from monumental.web.store.schema import talk

#: So many lines of a table are kept.
MOST_LINES: Final = 200


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """What somebody said: a phrase by its key, or words of their own."""

    number: int  # at this table, from 1
    author: str
    seat: int | None  # null: they watch
    name: str  # by which they were called then
    phrase: str | None
    words: str
    said: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class NewLine:
    """What somebody says. The same request twice is one line."""

    table: str
    author: str
    seat: int | None
    name: str
    phrase: str | None
    words: str
    request: str


COLUMNS: Final = [talk.c[name] for name in Line.__dataclass_fields__]


def _stands() -> ColumnElement[bool]:
    """A line that was taken away leaves its number, so that no other line is taken for it."""
    return or_(talk.c.phrase.is_not(None), talk.c.words != "")


def say(new: NewLine, at: datetime, connection: Connection) -> bool:
    """Keep a line, in place of the oldest where there are enough; false: it was said already."""
    same = (talk.c.table_id == new.table) & (talk.c.author == new.author) & (talk.c.request == new.request)
    if connection.execute(select(talk.c.number).where(same)).first() is not None:
        return False
    of_table = talk.c.table_id == new.table
    number = connection.execute(
        select(func.coalesce(func.max(talk.c.number), 0)).where(of_table)
    ).scalar_one()
    connection.execute(
        insert(talk),
        {
            "table_id": new.table,
            "number": number + 1,
            "author": new.author,
            "seat": new.seat,
            "name": new.name,
            "phrase": new.phrase,
            "words": new.words,
            "request": new.request,
            "said": at,
        },
    )
    connection.execute(delete(talk).where(of_table, talk.c.number <= number + 1 - MOST_LINES))
    return True


def lines_of(table: str, connection: Connection) -> tuple[Line, ...]:
    """What was said at a table, the oldest first."""
    found = select(*COLUMNS).where(talk.c.table_id == table, _stands()).order_by(talk.c.number)
    return tuple(Line(**row) for row in connection.execute(found).mappings())


def extents(tables: Sequence[str], connection: Connection) -> dict[str, tuple[int, int]]:
    """The number of the last line and how many there are, of tables where anything was said."""
    counted = (
        select(talk.c.table_id, func.max(talk.c.number), func.count())
        .where(talk.c.table_id.in_(tables), _stands())
        .group_by(talk.c.table_id)
    )
    return {table: (last, count) for table, last, count in connection.execute(counted)}


def lines_by(author: str, connection: Connection) -> tuple[tuple[str, Line], ...]:
    """All that somebody said, with the tables where."""
    theirs = select(talk.c.table_id, *COLUMNS).where(talk.c.author == author, _stands())
    rows = connection.execute(theirs.order_by(talk.c.said, talk.c.table_id, talk.c.number)).mappings()
    return tuple(
        (row["table_id"], Line(**{name: row[name] for name in Line.__dataclass_fields__})) for row in rows
    )


def spoken_at(author: str, connection: Connection) -> tuple[str, ...]:
    """The tables where somebody has said something."""
    return tuple(
        connection.execute(select(talk.c.table_id).where(talk.c.author == author).distinct()).scalars()
    )


def bring(before: str, person: str, connection: Connection) -> None:
    """What a device said is its person's."""
    connection.execute(update(talk).where(talk.c.author == before).values(author=person))


def pass_on(table: str, author: str, nobody: str, connection: Connection) -> None:
    """Nobody said it any more."""
    theirs = (talk.c.table_id == table) & (talk.c.author == author)
    connection.execute(update(talk).where(theirs).values(author=nobody, name=""))


def forget(author: str, gone: str, connection: Connection) -> None:
    """Nothing says any more who it was, or that it was the same person at two tables."""
    for table in spoken_at(author, connection):
        pass_on(table, author, f"{gone}{secrets.token_hex(8)}", connection)


def take_away(table: str, number: int, connection: Connection) -> bool:
    """The words of a line go, for everybody; false: there is no such line."""
    which = (talk.c.table_id == table) & (talk.c.number == number) & _stands()
    return bool(connection.execute(update(talk).where(which).values(phrase=None, words="")).rowcount)
