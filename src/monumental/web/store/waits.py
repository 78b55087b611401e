"""Whom a game waits for. It is written with what was played, so nobody who has to be told is ever forgotten.

A wait begins when somebody is asked who was not asked before, and ends when somebody else is, or nobody.
Steps that are taken back and done again make new waits; whoever acts may be told of the next one at once.
"""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Connection, delete, insert, select

from monumental.web.store.schema import tellings, waits


def wait_for(table: str, owner: str | None, at: datetime, connection: Connection) -> None:
    """A game waits for this person now, or for none."""
    here = waits.c.table_id == table
    before = connection.execute(select(waits.c.owner).where(here)).scalar()
    if before == owner:
        return
    if before is not None:
        connection.execute(delete(waits).where(here))
    if owner is not None:
        connection.execute(insert(waits), {"table_id": table, "owner": owner, "since": at, "told": 0})


def has_acted(table: str, owner: str, connection: Connection) -> None:
    """Somebody knows how a game stands: what they were told of it before is done."""
    theirs = (tellings.c.table_id == table) & (tellings.c.person == owner)
    connection.execute(delete(tellings).where(theirs))


def has_heard(table: str, person: str, at: datetime, connection: Connection) -> None:
    """Somebody is told of a game."""
    has_acted(table, person, connection)
    connection.execute(insert(tellings), {"table_id": table, "person": person, "told": at})
