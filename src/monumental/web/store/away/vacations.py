"""Vacations: when they begin and end, and what they do to the clocks of whoever is away.

What a vacation gives is in the deadlines themselves: it is added when the vacation begins or its person is
asked meanwhile, and taken off if the vacation ends sooner. Whoever writes a deadline says what they believe
of the vacation, and is refused if that is not so; the row of the person is locked meanwhile, so that of a
move and a vacation that come at once, on two servers, one has seen the other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from math import ceil
from typing import Final

from sqlalchemy import ColumnElement, Connection, Select, delete, func, insert, select, update

from monumental.web.store.errors import NoRoom, NoWay
from monumental.web.store.rows import Seat
from monumental.web.store.schema import people, seats, tables, vacations, waits

DAY: Final = timedelta(days=1)

#: For so long a day that was taken is not there to be taken again.
YEAR: Final = timedelta(days=365)


@dataclass(frozen=True, slots=True)
class Vacation:
    """From when on somebody is, or was, away."""

    begun: datetime
    until: datetime  # as they wished
    ended: datetime | None  # … and as it came

    @property
    def end(self) -> datetime:
        return self.until if self.ended is None else self.ended

    @property
    def days(self) -> int:
        """Every day that was begun."""
        return ceil((self.end - self.begun) / DAY)


@dataclass(frozen=True, slots=True)
class Allowance:
    """What somebody has of a year."""

    days: int  # of a whole year, as the host allows
    left: int  # that can be taken now
    until: datetime | None  # they are away, until then


def begin(
    person: str,
    days: int,
    allowed: int,
    by_days: Callable[[str], bool],
    now: datetime,
    connection: Connection,
) -> tuple[str, ...]:
    """Somebody is away for so many days; gives the tables where others see it.

    `by_days` says of the terms of a table whether its clock stands still for who is away.
    """
    _hold(person, connection)
    have = allowance(person, allowed, now, connection)
    if not allowed:
        raise NoWay("server-no-vacation")
    if have.until is not None:
        raise NoWay("server-vacation-already")
    if days > have.left:
        raise NoRoom("server-vacation-left", have.left)
    connection.execute(insert(vacations), {"person": person, "begun": now, "until": now + days * DAY})
    _give(person, days * DAY, by_days, now, connection)
    return _sits_at(person, connection)


def end(
    person: str, by_days: Callable[[str], bool], now: datetime, connection: Connection
) -> tuple[str, ...]:
    """Somebody is back before their time."""
    _hold(person, connection)
    until = away_until(person, now, connection)
    if until is None:
        raise NoWay("server-vacation-over")
    mine = (vacations.c.person == person) & vacations.c.ended.is_(None)
    connection.execute(update(vacations).where(mine).values(ended=now))
    _give(person, now - until, by_days, now, connection)
    return _sits_at(person, connection)


def close(now: datetime, connection: Connection) -> tuple[str, ...]:
    """Vacations whose time is over: nobody is shown as away any more. No clock is touched."""
    over = vacations.c.ended.is_(None) & (vacations.c.until <= now)
    found = connection.execute(select(vacations.c.person).where(over)).scalars().all()
    changed: set[str] = set()
    for person in sorted(found):
        mine = over & (vacations.c.person == person)
        if connection.execute(update(vacations).where(mine).values(ended=vacations.c.until)).rowcount:
            changed.update(_sits_at(person, connection))
    return tuple(sorted(changed))


def forget(before: datetime, connection: Connection) -> int:
    """Vacations that count for nothing any more go; gives how many."""
    return connection.execute(delete(vacations).where(vacations.c.ended <= before)).rowcount


def has_over(now: datetime, connection: Connection) -> bool:
    over = vacations.c.ended.is_(None) & (vacations.c.until <= now)
    return connection.execute(select(vacations.c.person).where(over).limit(1)).first() is not None


def is_believed(person: str, until: datetime | None, now: datetime, connection: Connection) -> bool:
    """Is somebody away until then, or not at all? It stays so until the transaction is over."""
    _hold(person, connection, together=True)
    return away_until(person, now, connection) == until


def away_until(person: str, now: datetime, connection: Connection) -> datetime | None:
    here = (vacations.c.person == person) & _is_on(now)
    return connection.execute(select(vacations.c.until).where(here)).scalar()


def with_leaves(sitting: Sequence[Seat], connection: Connection) -> list[Seat]:
    """The seats of a new table, as they are when it is read again."""
    owners = {seat.owner for seat in sitting if seat.owner is not None}
    found = connection.execute(select(LEAVES.c.person, LEAVES.c.until).where(LEAVES.c.person.in_(owners)))
    until = {row.person: row.until for row in found}
    return [replace(seat, away=until.get(seat.owner)) for seat in sitting]


def who_is_away(now: datetime) -> Select[tuple[str]]:
    return select(vacations.c.person).where(_is_on(now))


def excused(person: str, since: datetime, connection: Connection) -> timedelta:
    """For how long of the time since then somebody is not to be blamed, with what is still to come."""
    given = (
        each.end - max(each.begun, since) for each in vacations_of(person, connection) if each.end > since
    )
    return sum(given, timedelta(0))


def allowance(person: str, allowed: int, now: datetime, connection: Connection) -> Allowance:
    taken = sum(each.days for each in vacations_of(person, connection) if each.end > now - YEAR)
    return Allowance(allowed, max(0, allowed - taken), away_until(person, now, connection))


def vacations_of(person: str, connection: Connection) -> Sequence[Vacation]:
    columns = (vacations.c.begun, vacations.c.until, vacations.c.ended)
    found = connection.execute(
        select(*columns).where(vacations.c.person == person).order_by(vacations.c.begun)
    )
    return [Vacation(*row) for row in found]


def _is_on(now: datetime) -> ColumnElement[bool]:
    return vacations.c.ended.is_(None) & (vacations.c.until > now)


def _hold(person: str, connection: Connection, *, together: bool = False) -> None:
    """Nobody changes somebody's vacation meanwhile; whoever only relies on it may do so `together`.

    Others may go on naming the person: letters, devices.
    """
    theirs = select(people.c.id).where(people.c.id == person)
    connection.execute(theirs.with_for_update(read=together, key_share=not together))


def _give(
    person: str, time: timedelta, by_days: Callable[[str], bool], now: datetime, connection: Connection
) -> None:
    """More time, or less, where somebody is waited for by a clock that has not run out."""
    running = (tables.c.status == "playing") & (tables.c.deadline > now) & (waits.c.owner == person)
    found = select(tables.c.id, tables.c.deadline, tables.c.terms).join(
        waits, waits.c.table_id == tables.c.id
    )
    for row in connection.execute(found.where(running).order_by(tables.c.id)).all():
        if by_days(row.terms):
            later = update(tables).where(tables.c.id == row.id).values(deadline=row.deadline + time)
            connection.execute(later)


def _sits_at(person: str, connection: Connection) -> tuple[str, ...]:
    """Where the game is not over and others see whether somebody is away."""
    theirs = select(seats.c.table_id).where(seats.c.owner == person)
    unfinished = select(tables.c.id).where(tables.c.id.in_(theirs), tables.c.status != "over")
    return tuple(connection.execute(unfinished.order_by(tables.c.id)).scalars())


#: Of each person who is away: until when.
LEAVES: Final = (
    select(vacations.c.person, func.max(vacations.c.until).label("until"))
    .where(vacations.c.ended.is_(None))
    .group_by(vacations.c.person)
    .subquery()
)
