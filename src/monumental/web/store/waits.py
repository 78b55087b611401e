"""Whom a game waits for. It is written with what was played, so nobody who has to be told is ever forgotten.

A wait begins when somebody is asked who was not asked before, and ends when somebody else is, or nobody.
"""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Connection, delete, insert, select

from monumental.web.store.schema import waits


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
