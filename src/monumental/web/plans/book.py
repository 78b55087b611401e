"""The plans of all tables, in the store: each function here is one transaction, or part of one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from monumental.play.plans.plan import Plan
from monumental.web.store.errors import NoRoom, Stale
from monumental.web.store.rows import new_id
from monumental.web.store.schema import plans, seats, tables

#: What became of a plan that was carried out; any other outcome is why it was withdrawn.
DONE: Final = "done"

#: Plans of one seat that stand at once, and of those that don't, how many its person can still read of.
MOST: Final = 8
MOST_TOLD: Final = 5


@dataclass(frozen=True, slots=True)
class Kept:
    """A plan as it is kept."""

    id: str
    plan: Plan
    outcome: str | None = None  # nothing: it stands

    @property
    def stands(self) -> bool:
        return self.outcome is None


@dataclass(frozen=True, slots=True)
class Due:
    """A table that waits for a seat which has plans; they come to the same until one of these changes."""

    table: str
    version: int
    laid: datetime  # the newest of them


def of_seat(table: str, seat: int, connection: Connection) -> tuple[Kept, ...]:
    """The plans of a seat, as they were laid down: the first one is carried out first."""
    theirs = (
        select(plans.c.id, plans.c.words, plans.c.at, plans.c.basis, plans.c.outcome)
        .where(_of(table, seat))
        .order_by(plans.c.number, plans.c.id)
    )
    return tuple(
        Kept(row.id, Plan(seat, row.words, row.at, row.basis), row.outcome)
        for row in connection.execute(theirs)
    )


def lay_down(table: str, plan: Plan, at: datetime, connection: Connection) -> None:
    """Keep a plan; what stands already is not laid down twice. `NoRoom`: so many are enough."""
    kept = of_seat(table, plan.seat, connection)
    standing = [each for each in kept if each.stands]
    if any(each.plan.words == plan.words for each in standing):
        return
    if len(standing) >= MOST:
        raise NoRoom("server-plan-many", MOST)
    last = connection.execute(select(func.max(plans.c.number)).where(_of(table, plan.seat))).scalar()
    told = [each.id for each in kept if not each.stands]
    connection.execute(delete(plans).where(plans.c.id.in_(told[:-MOST_TOLD])))
    connection.execute(
        insert(plans),
        {
            "id": new_id(),
            "table_id": table,
            "seat": plan.seat,
            "number": (last or 0) + 1,
            "words": plan.words,
            "at": plan.at,
            "basis": plan.basis,
            "laid": at,
        },
    )


def strike_out(table: str, seat: int, plan: str, connection: Connection) -> bool:
    """Somebody does not want a plan any more, or has read what became of it; false: there is none."""
    return bool(connection.execute(delete(plans).where(_of(table, seat), plans.c.id == plan)).rowcount)


def withdraw(reasons: Mapping[str, str], connection: Connection) -> None:
    """These plans rest on nothing any more, each for its reason."""
    for plan, reason in reasons.items():
        connection.execute(
            update(plans).where(plans.c.id == plan, plans.c.outcome.is_(None)).values(outcome=reason)
        )


def settle(
    table: str, done: Kept, version: int, reasons: Mapping[str, str], connection: Connection, *, stays: bool
) -> None:
    """A plan was carried out, and with that the table has come to a version. `Stale`: it was struck out.

    What else its seat has laid down rests on that from now on: its own plan is nobody else's doing.
    """
    withdraw(reasons, connection)
    here = (plans.c.id == done.id) & plans.c.outcome.is_(None)
    outcome = None if stays else DONE
    if connection.execute(update(plans).where(here).values(outcome=outcome)).rowcount == 0:
        raise Stale(version, version)
    others = _of(table, done.plan.seat) & plans.c.outcome.is_(None)
    connection.execute(update(plans).where(others).values(at=version))


def due(quiet_since: datetime, connection: Connection) -> Sequence[Due]:
    """The tables that wait for a seat with plans, and where nothing has been done since a time."""
    waiting = (
        select(tables.c.id, tables.c.version, func.max(plans.c.laid))
        .join(plans, (plans.c.table_id == tables.c.id) & (plans.c.seat == tables.c.asked))
        .where(plans.c.outcome.is_(None), tables.c.status == "playing", tables.c.changed <= quiet_since)
        .group_by(tables.c.id, tables.c.version)
    )
    return [Due(*row) for row in connection.execute(waiting)]


def of_owner(table: str, owner: str, connection: Connection) -> tuple[str, ...]:
    """What somebody has laid down at a table, at any of their seats."""
    sits = (seats.c.table_id == plans.c.table_id) & (seats.c.seat == plans.c.seat)
    theirs = (
        select(plans.c.words)
        .join(seats, sits)
        .where(plans.c.table_id == table, seats.c.owner == owner)
        .order_by(plans.c.seat, plans.c.number, plans.c.id)
    )
    return tuple(connection.execute(theirs).scalars())


def _of(table: str, seat: int) -> ColumnElement[bool]:
    return (plans.c.table_id == table) & (plans.c.seat == seat)
