"""Looks whom games wait for, and tells them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING, Final

from monumental.web.alerts import outbox
from monumental.web.alerts.post import LONGEST
from monumental.web.alerts.wording import of_turn
from monumental.web.problems import Refused
from monumental.web.store import StoreError

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from monumental.web.alerts.post import Post
    from monumental.web.settings import Bounds
    from monumental.web.tables.rooms import Rooms

log = logging.getLogger(__name__)

#: Seconds between two looks: every server says in time who is there.
LOOK: Final = 5.0

#: Letters that are on their way at once, each to somebody else.
AT_ONCE: Final = 8

#: What of its claim a letter must have left when it is sent.
LEFT: Final = timedelta(seconds=2 * LONGEST)


class Teller:
    """One of every server. Which of them tells somebody is decided in the store."""

    def __init__(self, rooms: Rooms, post: Post, bounds: Bounds) -> None:
        self._rooms = rooms
        self._post = post
        self._patience = outbox.Patience(
            timedelta(seconds=bounds.alert_seconds), timedelta(hours=bounds.reminder_hours)
        )
        self._underway: set[str] = set()  # letters that this server is about to send

    @asynccontextmanager
    async def at_work(self) -> AsyncIterator[None]:
        """As long as the server runs, nobody's turn goes unnoticed."""
        if not self._post.kinds:
            yield
            return
        # Letters that take long keep nobody's turn from being noticed.
        working = [asyncio.create_task(self._again_and_again(work)) for work in (self.plan, self.send)]
        try:
            yield
        finally:
            await _end(working)

    async def _again_and_again(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except StoreError as error:
                log.warning("nobody was told of a turn: %s", error)
            except Exception:
                # A place may go while its letter is written; the next round does without it.
                log.exception("nobody was told of a turn")
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """One round: who has to be told, then what there is to be sent."""
        await self.plan()
        await self.send()

    async def plan(self) -> None:
        """Who has to be told?"""
        store, now = self._rooms.store, self._rooms.clock()
        if await store.read(partial(outbox.has_waits, now)):
            here = {owner for room in self._rooms.in_memory.values() for owner in room.here}
            elsewhere = self._rooms.presence.people_elsewhere()
            await store.write(partial(outbox.plan, now, here, self._patience, elsewhere=elsewhere))

    async def send(self) -> None:
        """All that is due. Nothing is taken out before it can be sent: none outlives its claim."""
        running: set[asyncio.Task[None]] = set()
        try:
            while True:
                letters = await self._claim(AT_ONCE - len(running))
                running |= {asyncio.create_task(self._send(letter)) for letter in letters}
                if not running:
                    return
                _, running = await asyncio.wait(running, timeout=LOOK, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await _end(running)

    async def _claim(self, most: int) -> tuple[outbox.Claimed, ...]:
        store, now = self._rooms.store, self._rooms.clock()
        if most == 0 or not await store.read(partial(outbox.has_letters, now)):
            return ()
        return await store.write(partial(outbox.claim, now, most, underway=tuple(self._underway)))

    async def _send(self, letter: outbox.Claimed) -> None:
        """Whatever goes wrong is a failure like others: the letter is tried again later, and not for ever."""
        self._underway.add(letter.id)
        try:
            await self._settle(letter)
        finally:
            self._underway.discard(letter.id)

    async def _settle(self, letter: outbox.Claimed) -> None:
        try:
            done = await self._take(letter)
        except (StoreError, Refused) as error:
            log.warning("nobody was told of table %s: %s", letter.table, error)
            done = partial(outbox.settle, letter, "broken", self._rooms.clock())
        except Exception:
            # One table that can't be read keeps nobody else from being told.
            log.exception("nobody can be told of table %s", letter.table)
            done = partial(outbox.settle, letter, "broken", self._rooms.clock())
        try:
            await self._rooms.store.write(done)
        except Exception:
            # It is taken out again when the claim is over.
            log.exception("a letter about table %s was not struck out", letter.table)

    async def _take(self, letter: outbox.Claimed) -> Callable[[Connection], None]:
        """Take a letter where it belongs; gives what is to be written of it."""
        room = await self._rooms.find(letter.table, letter.version)
        channel = letter.channel
        said = of_turn(room, letter.person, channel.origin, channel.language, reminder=letter.reminder)
        if self._rooms.clock() > letter.until - LEFT:
            raise StoreError("a table took too long to be read")
        if said is None:
            if room.table.version < letter.version:
                raise StoreError(f"version {letter.version} was not found")
            return partial(outbox.tear_up, letter)
        problem = await self._post.send(channel.to, said, channel.origin)
        return partial(outbox.settle, letter, problem, self._rooms.clock())


async def _end(tasks: Collection[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
