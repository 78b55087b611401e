"""Looks whom games wait for, and tells them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING, Final

from monumental.web.alerts import outbox
from monumental.web.alerts.wording import of_turn
from monumental.web.problems import Refused
from monumental.web.store import StoreError

if TYPE_CHECKING:
    from monumental.web.alerts.post import Post
    from monumental.web.settings import Bounds
    from monumental.web.tables.rooms import Rooms

log = logging.getLogger(__name__)

#: Seconds between two looks: every server says in time who is there.
LOOK: Final = 5.0


class Teller:
    """One of every server. Which of them tells somebody is decided in the store."""

    def __init__(self, rooms: Rooms, post: Post, bounds: Bounds) -> None:
        self._rooms = rooms
        self._post = post
        self._patience = outbox.Patience(
            timedelta(seconds=bounds.alert_seconds), timedelta(hours=bounds.reminder_hours)
        )

    @asynccontextmanager
    async def at_work(self) -> AsyncIterator[None]:
        """As long as the server runs, nobody's turn goes unnoticed."""
        if not self._post.kinds:
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
                log.warning("nobody was told of a turn: %s", error)
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """One round: who has to be told, then what there is to be sent."""
        store, now = self._rooms.store, self._rooms.clock()
        if await store.read(partial(outbox.has_waits, now)):
            here = {owner for room in self._rooms.in_memory.values() for owner in room.here}
            await store.write(partial(outbox.plan, now, here, self._patience))
        while await store.read(partial(outbox.has_letters, now)):
            letters = await store.write(partial(outbox.claim, now))
            await asyncio.gather(*map(self._send, letters))

    async def _send(self, letter: outbox.Claimed) -> None:
        """Whatever goes wrong here, the letter is taken out again when the claim is over."""
        try:
            await self._settle(letter)
        except (StoreError, Refused) as error:
            log.warning("nobody was told of table %s: %s", letter.table, error)
        except Exception:
            # One table that can't be read keeps nobody else from being told.
            log.exception("nobody can be told of table %s", letter.table)

    async def _settle(self, letter: outbox.Claimed) -> None:
        room = await self._rooms.find(letter.table, letter.version)
        store, channel = self._rooms.store, letter.channel
        said = of_turn(room, letter.person, channel.origin, channel.language, reminder=letter.reminder)
        if said is not None:
            problem = await self._post.send(channel.to, said, channel.origin)
            await store.write(partial(outbox.settle, letter, problem, self._rooms.clock()))
        elif room.table.version >= letter.version:
            await store.write(partial(outbox.tear_up, letter))
