"""Every game of a store, played again: does its record come to where it was?"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from monumental.engine.errors import MonumentalError
from monumental.play.records.record import RecordError
from monumental.web.store import Store
from monumental.web.tables.stored import is_where_it_was, reopened

if TYPE_CHECKING:
    from monumental.web.store import Stored


@dataclass(frozen=True)
class Checked:
    """What came of it."""

    tables: int
    moves: int
    older: int  # games that began by older rules, and go on from where they are
    wrong: tuple[tuple[str, str], ...]  # tables that are not as they should be, and what is wrong


async def check(store: Store) -> Checked:
    """Look at every table, one after the other."""
    moves = older = 0
    wrong = []
    ids = await store.ids()
    for table in ids:
        stored = await store.load(table)
        if stored is None:
            continue  # deleted meanwhile
        moves += len(stored.moves)
        try:
            older += not await asyncio.to_thread(_plays_again, stored)
        except MonumentalError as error:
            wrong.append((table, str(error)))
    return Checked(len(ids), moves, older, tuple(wrong))


async def check_database(url: str) -> Checked:
    """The same for whoever has no store open."""
    store = await Store.open(url)
    try:
        return await check(store)
    finally:
        await store.close()


def _plays_again(stored: Stored) -> bool:
    """Does the record come to the position that was written? False: its rules are not those of today."""
    if stored.version != len(stored.moves):
        raise RecordError(f"it has {len(stored.moves)} moves and should have {stored.version}")
    room = reopened(stored)
    if not (room.bygone or is_where_it_was(room.table, stored)):
        raise RecordError("its record does not come to the position that was written")
    return not room.bygone
