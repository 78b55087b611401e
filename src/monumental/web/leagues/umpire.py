"""Sees to it that leagues go on: what has ended is counted, and the next round begins by itself.

Several servers may find the same league: its round is the gate, and of those who pair the next one, one comes
through. A server that dies before leaves it to the next look of any other.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Final

from monumental.web.leagues.rounds import go_on
from monumental.web.store import StoreError
from monumental.web.store.leagues import book

if TYPE_CHECKING:
    from monumental.web.tables.rooms import Rooms

log = logging.getLogger(__name__)

#: Seconds between two looks.
LOOK: Final = 4.0


class Umpire:
    """One of every server."""

    def __init__(self, rooms: Rooms, *, on: bool) -> None:
        self._rooms = rooms
        self._on = on  # the host lets people have leagues

    @asynccontextmanager
    async def at_work(self) -> AsyncIterator[None]:
        """As long as the server runs, no league stands still."""
        if not self._on:
            yield
            return
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
                log.warning("no league was looked at: %s", error)
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """One round. What another server was quicker to do is done."""
        for league in await self._rooms.store.read(book.due):
            try:
                await go_on(self._rooms, league)
            except StoreError:
                raise
            except Exception:
                # One league that can't go on keeps no other from it.
                log.exception("league %s can't go on", league)
