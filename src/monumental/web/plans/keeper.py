"""Carries out what people have laid down, once the table waits for them and nobody takes anything back.

Several servers may find the same plan: the version of the table lets the first one through, and that the plan
is done is written in the same transaction, so nothing is ever done twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Final

from monumental.play.plans.judging import judge, stays
from monumental.web.plans import book
from monumental.web.problems import Refused
from monumental.web.store import StoreError
from monumental.web.tables.writing_down import Ripe

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

    from monumental.engine.action import Action
    from monumental.web.plans.book import Due, Kept
    from monumental.web.tables.room import Room
    from monumental.web.tables.rooms import Rooms

log = logging.getLogger(__name__)

#: Seconds between two looks.
LOOK: Final = 3.0


class Keeper:
    """One of every server."""

    def __init__(self, rooms: Rooms, quiet: float) -> None:
        self._rooms = rooms
        self._quiet = timedelta(seconds=quiet)
        self._looked: set[Due] = set()  # where nothing was to be done, and nothing has changed since

    @asynccontextmanager
    async def at_work(self) -> AsyncIterator[None]:
        """As long as the server runs, no plan is forgotten."""
        working = asyncio.create_task(self._again_and_again())
        try:
            yield
        finally:
            working.cancel()
            with suppress(asyncio.CancelledError):
                await working

    async def _again_and_again(self) -> None:
        while True:
            try:
                await self.look()
            except StoreError as error:
                log.warning("no plan was looked at: %s", error)
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """One round. What another server was quicker to do is done."""
        rooms = self._rooms
        found = {*await rooms.store.read(partial(book.due, rooms.clock() - self._quiet))}
        self._looked &= found
        for due in sorted(found - self._looked, key=_newest):
            try:
                room = await rooms.find(due.table, due.version)
                while await rooms.carry_out(room, partial(self._ripe, room)):
                    pass
            except Refused:
                continue
            except StoreError:
                raise
            except Exception:
                # One table that can't be read keeps no other from going on.
                log.exception("the plans of table %s can't be carried out", due.table)
            self._looked.add(due)

    async def _ripe(self, room: Room) -> Ripe | None:
        """What is to be done now for whoever is asked; what rests on nothing any more is withdrawn."""
        seat = room.asked()
        if seat is None:
            return None
        store = self._rooms.store
        kept = await store.read(partial(book.of_seat, room.id, seat))
        found, reasons = sort_out(room, kept)
        if found is None:
            if reasons:
                await store.write(partial(book.withdraw, reasons))
            return None
        done, action = found
        lasting = stays(room.table.game, done.plan)

        def settle(connection: Connection) -> None:
            version = room.table.version
            book.settle(room.id, done, version, reasons, connection, stays=lasting)

        return Ripe(seat, action, settle)


def sort_out(room: Room, kept: Sequence[Kept]) -> tuple[tuple[Kept, Action] | None, dict[str, str]]:
    """The first plan that has something to do now, and why others are withdrawn."""
    found: tuple[Kept, Action] | None = None
    reasons: dict[str, str] = {}
    for each in kept:
        if not each.stands:
            continue
        verdict = judge(room.table, each.plan)
        if verdict.withdrawn:
            reasons[each.id] = verdict.withdrawn
        elif verdict.action is not None and found is None:
            found = each, verdict.action
    return found, reasons


def _newest(due: Due) -> datetime:
    return due.laid
