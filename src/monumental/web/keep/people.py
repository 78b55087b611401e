"""What a host asks and does by hand: how much there is, who plays, and taking somebody's traces away."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, delete, func, or_, select, update

from monumental.web.store.leagues import leaving as leagues
from monumental.web.store.reading import census
from monumental.web.store.schema import bans, drafts, league_people, requests, seats, tables, talk, waits
from monumental.web.store.schema import people as called
from monumental.web.store.schema import reports as reported
from monumental.web.store.talking import blocks, reports

if TYPE_CHECKING:
    from collections.abc import Sequence

#: So much of somebody's hash is shown and must be typed.
SHOWN: Final = 12
SHORTEST: Final = 8

#: Letters of a whole hash.
HASH: Final = 64


@dataclass(frozen=True)
class Statistics:
    """How much there is."""

    tables: dict[str, int]  # by status
    moves: int
    people: int  # browsers that sit at a table
    lately: int  # … at one where something happened since a time
    requests: int


@dataclass(frozen=True)
class Person:
    """A browser, as far as the store knows it: by the hash of its key."""

    owner: str
    names: tuple[str, ...]  # by which somebody sat down
    tables: int
    last: datetime  # when something happened last at one of them


def statistics(since: datetime, connection: Connection) -> Statistics:
    people = select(func.count(seats.c.owner.distinct()))
    lately = people.join(tables, tables.c.id == seats.c.table_id).where(tables.c.changed >= since)
    return Statistics(
        tables=census(connection),
        moves=connection.execute(select(func.coalesce(func.sum(tables.c.version), 0))).scalar_one(),
        people=connection.execute(people).scalar_one(),
        lately=connection.execute(lately).scalar_one(),
        requests=connection.execute(select(func.count()).select_from(requests)).scalar_one(),
    )


def people(words: str, limit: int, connection: Connection) -> tuple[Person, ...]:
    """Those who played last come first; with words, those who have them in a name or begin with them."""
    last = func.max(tables.c.changed)
    counted = (
        select(seats.c.owner, func.count(seats.c.table_id.distinct()).label("tables"), last.label("last"))
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.owner.is_not(None))
        .group_by(seats.c.owner)
        .order_by(last.desc(), seats.c.owner)
        .limit(limit)
    )
    if words:
        so_called = select(seats.c.owner).where(seats.c.name.icontains(words, autoescape=True))
        begins_so = seats.c.owner.startswith(words.lower(), autoescape=True)
        counted = counted.where(or_(begins_so, seats.c.owner.in_(so_called)))
    found = connection.execute(counted).all()
    called: dict[str, list[str]] = {row.owner: [] for row in found}
    names = select(seats.c.owner, seats.c.name).where(seats.c.owner.in_(called)).distinct()
    for owner, name in connection.execute(names.order_by(seats.c.name)):
        if name:
            called[owner].append(name)
    return tuple(Person(row.owner, tuple(called[row.owner]), row.tables, row.last) for row in found)


def owners_like(beginning: str, connection: Connection) -> Sequence[str]:
    """Those whose hash begins so: two at the most, which is one too many."""
    sat = select(seats.c.owner).where(seats.c.owner.startswith(beginning, autoescape=True))
    made = select(tables.c.maker).where(tables.c.maker.startswith(beginning, autoescape=True))
    kept = select(drafts.c.owner).where(drafts.c.owner.startswith(beginning, autoescape=True))
    spoke = select(talk.c.author).where(talk.c.author.startswith(beginning, autoescape=True))
    told = select(reported.c.author).where(reported.c.author.startswith(beginning, autoescape=True))
    met = select(league_people.c.owner).where(league_people.c.owner.startswith(beginning, autoescape=True))
    away = select(bans.c.who).where(
        bans.c.who.startswith(beginning, autoescape=True), func.length(bans.c.who) == HASH
    )
    return connection.execute(sat.union(made, kept, spoke, told, met, away).limit(2)).scalars().all()


def forget_person(owner: str, connection: Connection) -> int:
    """Take somebody's name, hash and packs out of the store; gives at how many tables.

    Their games stay, for the others who played there. Their seats are not free: nobody else sits down in
    the middle of somebody's game, so they belong to a hash that no key has.
    """
    nobody = f"gone-{secrets.token_hex(16)}"
    counted = select(func.count(seats.c.table_id.distinct())).where(seats.c.owner == owner)
    count: int = connection.execute(counted).scalar_one()
    connection.execute(update(seats).where(seats.c.owner == owner).values(owner=nobody, name=""))
    connection.execute(update(talk).where(talk.c.author == owner).values(author=nobody, name=""))
    leagues.forget(owner, nobody, connection)
    blocks.forget(owner, connection)
    reports.forget(owner, connection)
    connection.execute(update(tables).where(tables.c.maker == owner).values(maker=None))
    connection.execute(delete(requests).where(requests.c.owner == owner))
    connection.execute(delete(drafts).where(drafts.c.owner == owner))
    connection.execute(delete(waits).where(waits.c.owner == owner))
    connection.execute(delete(called).where(called.c.id == owner))
    return count


def delete_table(table: str, connection: Connection) -> bool:
    """Delete a table with all that belongs to it; false: there is none."""
    return bool(connection.execute(delete(tables).where(tables.c.id == table)).rowcount)


def listed(status: str | None, words: str, limit: int, connection: Connection) -> tuple[str, ...]:
    """The tables that changed last; with words, those that have them in their link or in a name."""
    which = select(tables.c.id).order_by(tables.c.changed.desc(), tables.c.id).limit(limit)
    if status is not None:
        which = which.where(tables.c.status == status)
    if words:
        there = select(seats.c.table_id).where(seats.c.name.icontains(words, autoescape=True))
        so_called = tables.c.name.icontains(words, autoescape=True)
        which = which.where(or_(tables.c.id == words, so_called, tables.c.id.in_(there)))
    return tuple(connection.execute(which).scalars())
