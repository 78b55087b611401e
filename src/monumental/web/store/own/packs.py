"""Packs that games are played with and that are not ours: each is kept once, by the hash of its files."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Mapping
from datetime import datetime
from functools import lru_cache
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, exists, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from monumental.cards.carried import Carried
from monumental.web.store.schema import packs, played_with

#: Packs that are not unpacked again for every look at a table.
REMEMBERED: Final = 64

OF_TABLE: Final = (
    select(packs.c.content)
    .join(played_with, played_with.c.pack == packs.c.hash)
    .where(played_with.c.table_id == bindparam("table"))
    .order_by(packs.c.hash)
)


def keep(table: str, played: Iterable[Carried], at: datetime, connection: Connection) -> None:
    """A table is played with these packs. Those that others play with, too, are there already."""
    for pack in played:
        content = zlib.compress(json.dumps(pack.files, ensure_ascii=False).encode())
        keep_row({"hash": pack.hash, "content": content, "size": pack.size, "kept": at}, connection)
        connection.execute(insert(played_with), {"table_id": table, "pack": pack.hash})


def keep_row(row: Mapping[str, Any], connection: Connection) -> None:
    """A pack is needed from now on; of two who bring it at once, either may be first."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    new = dialect.insert(packs).values(**row)
    connection.execute(new.on_conflict_do_update(index_elements=["hash"], set_={"kept": new.excluded.kept}))


def of_table(table: str, connection: Connection) -> tuple[Carried, ...]:
    """The packs of a table that are not ours."""
    return tuple(map(_unpacked, connection.execute(OF_TABLE, {"table": table}).scalars()))


@lru_cache(maxsize=REMEMBERED)
def _unpacked(content: bytes) -> Carried:
    return Carried(json.loads(zlib.decompress(content)))


def forget(kept_before: datetime, connection: Connection) -> int:
    """Delete packs that no table is played with; gives how many. What was just brought stays for a while."""
    needed = exists().where(played_with.c.pack == packs.c.hash)
    return connection.execute(delete(packs).where(packs.c.kept < kept_before, ~needed)).rowcount
