"""Who lost a seat to somebody who took it over: they have lost the game, and do not sit there again."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, delete, insert, select, update

from monumental.web.store.errors import Taken
from monumental.web.store.rows import Replaced, Seat
from monumental.web.store.schema import plans, replaced, seats


def take_over(table: str, before: Replaced, new: Seat, connection: Connection) -> None:
    """A seat is somebody else's from now on. `Taken`: it was not theirs any more."""
    theirs = (seats.c.table_id == table) & (seats.c.seat == new.seat) & (seats.c.owner == before.owner)
    changed = update(seats).where(theirs).values(kind=new.kind, name=new.name, owner=new.owner)
    if connection.execute(changed).rowcount == 0:
        raise Taken(new.seat)
    # What was laid down there was for nobody else to know.
    connection.execute(delete(plans).where(plans.c.table_id == table, plans.c.seat == new.seat))
    row = {"table_id": table, "owner": before.owner, "seat": before.seat}
    connection.execute(insert(replaced), {**row, "name": before.name, "line": before.line})


def of_table(table: str, connection: Connection) -> tuple[Replaced, ...]:
    """All of a table, whoever sat there first first."""
    columns = (replaced.c.seat, replaced.c.owner, replaced.c.name, replaced.c.line)
    found = select(*columns).where(replaced.c.table_id == table).order_by(replaced.c.line)
    return tuple(Replaced(*row) for row in connection.execute(found))


def tables_of(owner: str, connection: Connection) -> frozenset[str]:
    """Where somebody has lost a seat."""
    return frozenset(
        connection.execute(select(replaced.c.table_id).where(replaced.c.owner == owner)).scalars()
    )


def bring(before: str, person: str, connection: Connection) -> None:
    """A device becomes somebody's."""
    both = [
        (replaced.c.table_id == row.table_id) & (replaced.c.seat == row.seat)
        for row in connection.execute(select(replaced).where(replaced.c.owner == person)).all()
    ]
    for place in both:
        connection.execute(delete(replaced).where(replaced.c.owner == before, place))
    connection.execute(update(replaced).where(replaced.c.owner == before).values(owner=person))


def forget(person: str, gone: str, connection: Connection) -> None:
    """Somebody goes for good: they were nobody, and another nobody at each table."""
    theirs = replaced.c.owner == person
    for row in connection.execute(select(replaced.c.table_id, replaced.c.seat).where(theirs)).all():
        place = theirs & (replaced.c.table_id == row.table_id) & (replaced.c.seat == row.seat)
        nobody = f"{gone}{secrets.token_hex(8)}"
        connection.execute(update(replaced).where(place).values(owner=nobody, name=""))
