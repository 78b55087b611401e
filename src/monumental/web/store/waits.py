"""Whom a game waits for. It is written with what was played, so nobody who has to be told is ever forgotten.

A wait begins when somebody is asked who was not asked before, and ends when somebody else is, or nobody.
Steps that are taken back and done again make new waits; whoever acts may be told of the next one at once.
"""

from __future__ import annotations

from datetime import datetime
from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from monumental.web.store.schema import tellings, waits

# They are said with every action, so they are put together once.
AWAITED: Final = select(waits.c.owner).where(waits.c.table_id == bindparam("table"))
NO_WAIT: Final = delete(waits).where(waits.c.table_id == bindparam("table"))
NEW_WAIT: Final = insert(waits)
OTHER_WAIT: Final = (
    update(waits)
    .where(waits.c.table_id == bindparam("table"))
    .values(owner=bindparam("owner"), since=bindparam("since"), told=0, remind=None)
)
NOT_TOLD: Final = delete(tellings).where(
    tellings.c.table_id == bindparam("table"), tellings.c.person == bindparam("who")
)
NEW_TELLING: Final = insert(tellings)


def wait_for(table: str, owner: str | None, at: datetime, connection: Connection) -> None:
    """A game waits for this person now, or for none."""
    before = connection.execute(AWAITED, {"table": table}).scalar()
    if before == owner:
        return
    if owner is None:
        connection.execute(NO_WAIT, {"table": table})
    elif before is None:
        connection.execute(NEW_WAIT, {"table_id": table, "owner": owner, "since": at, "told": 0})
    else:
        connection.execute(OTHER_WAIT, {"table": table, "owner": owner, "since": at})


def has_acted(table: str, owner: str, connection: Connection) -> None:
    """Somebody knows how a game stands: what they were told of it before is done."""
    connection.execute(NOT_TOLD, {"table": table, "who": owner})


def has_heard(table: str, person: str, at: datetime, connection: Connection) -> None:
    """Somebody is told of a game."""
    has_acted(table, person, connection)
    connection.execute(NEW_TELLING, {"table_id": table, "person": person, "told": at})
