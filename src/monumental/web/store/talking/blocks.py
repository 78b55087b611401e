"""Whom somebody does not want to hear, at one table or anywhere."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import Connection, delete, insert, or_, select, update

from monumental.web.store.errors import NoRoom
from monumental.web.store.rows import new_id
from monumental.web.store.schema import blocks

#: More than anybody needs; whoever has so many asks for something else.
MOST_BLOCKS: Final = 500


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """Somebody is not heard."""

    id: str
    whom: str
    table_id: str | None  # null: anywhere
    name: str  # by which they were called then
    made: datetime


COLUMNS: Final = [blocks.c[name] for name in Block.__dataclass_fields__]


def blocks_of(owner: str, connection: Connection) -> tuple[Block, ...]:
    """Whom somebody does not hear, the newest first."""
    theirs = select(*COLUMNS).where(blocks.c.owner == owner).order_by(blocks.c.made.desc(), blocks.c.id)
    return tuple(Block(**row) for row in connection.execute(theirs).mappings())


def block(owner: str, whom: str, table: str | None, name: str, at: datetime, connection: Connection) -> None:
    """Hear somebody no more; said twice, it is said once."""
    known = blocks_of(owner, connection)
    if any(each.whom == whom and each.table_id == table for each in known):
        return
    if len(known) >= MOST_BLOCKS:
        raise NoRoom("server-many-blocks", MOST_BLOCKS)
    row = {"id": new_id(), "owner": owner, "whom": whom, "table_id": table}
    connection.execute(insert(blocks), {**row, "name": name, "made": at})


def lift(owner: str, id: str, connection: Connection) -> bool:
    """Hear somebody again; false: there is no such block."""
    which = (blocks.c.owner == owner) & (blocks.c.id == id)
    return bool(connection.execute(delete(blocks).where(which)).rowcount)


def has_blocked(owner: str, whom: str, connection: Connection) -> bool:
    """Does somebody want another to stay away from them everywhere?"""
    which = (blocks.c.owner == owner) & (blocks.c.whom == whom) & blocks.c.table_id.is_(None)
    return connection.execute(select(blocks.c.id).where(which)).first() is not None


def estranged(owner: str, connection: Connection) -> frozenset[str]:
    """Whom somebody has blocked everywhere, and who has blocked them."""
    either = or_(blocks.c.owner == owner, blocks.c.whom == owner) & blocks.c.table_id.is_(None)
    found = connection.execute(select(blocks.c.owner, blocks.c.whom).where(either))
    return frozenset(each for row in found for each in row) - {owner}


def bring(before: str, person: str, connection: Connection) -> None:
    """What a device has blocked, its person has, and who blocked the device, has blocked its person."""
    for column in ("owner", "whom"):
        connection.execute(update(blocks).where(blocks.c[column] == before).values({column: person}))
    connection.execute(delete(blocks).where(blocks.c.owner == blocks.c.whom))


def forget(person: str, connection: Connection) -> None:
    connection.execute(delete(blocks).where(or_(blocks.c.owner == person, blocks.c.whom == person)))
