"""Whom a game waits for. It is written with what was played, so nobody who has to be told is ever forgotten.

A wait begins when somebody is asked who was not asked before, and ends when somebody else is, or nobody.
Steps that are taken back and done again make new waits; whoever acts may be told of the next one at once.
"""

from __future__ import annotations

from datetime import datetime
from typing import Final

from sqlalchemy import Connection, bindparam, delete
from sqlalchemy.dialects.postgresql import insert

from monumental.web.store.prepared import Prepared
from monumental.web.store.schema import tellings, waits

_asked: Final = insert(waits).values(
    table_id=bindparam("table"), owner=bindparam("owner"), since=bindparam("since"), told=0
)
#: A wait goes on where the same person is asked once more. SQLite has learnt these words from PostgreSQL.
WAIT: Final = Prepared(
    _asked.on_conflict_do_update(
        index_elements=[waits.c.table_id],
        set_={"owner": _asked.excluded.owner, "since": _asked.excluded.since, "told": 0, "remind": None},
        where=waits.c.owner != _asked.excluded.owner,
    )
)
NO_WAIT: Final = Prepared(delete(waits).where(waits.c.table_id == bindparam("table")))
NOT_TOLD: Final = Prepared(
    delete(tellings).where(tellings.c.table_id == bindparam("table"), tellings.c.person == bindparam("who"))
)


def wait_for(table: str, owner: str | None, at: datetime, connection: Connection) -> None:
    """A game waits for this person now, or for none."""
    if owner is None:
        NO_WAIT.make(connection, {"table": table})
    else:
        WAIT.make(connection, {"table": table, "owner": owner, "since": at})


def has_acted(table: str, owner: str, connection: Connection) -> None:
    """Somebody knows how a game stands: what they were told of it before is done."""
    NOT_TOLD.make(connection, {"table": table, "who": owner})


def has_heard(table: str, person: str, at: datetime, connection: Connection) -> None:
    """Somebody is told of a game."""
    has_acted(table, person, connection)
    connection.execute(insert(tellings), {"table_id": table, "person": person, "told": at})
