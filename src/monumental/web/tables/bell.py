"""Rings when a table has changed, so that whoever looks at it on another server sees it, too.

Servers on one PostgreSQL tell each other with NOTIFY. A ring says only that there is something to read: the
store knows what, and its version of a table decides whose move counts, whether the bell was heard or not.
A server that was deaf for a while holds all its tables against the store as soon as it hears again, and once
in a while in any case: another server may have died between writing and ringing.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, nullcontext, suppress
from typing import TYPE_CHECKING, Any, Final, Protocol

from monumental.web.store import StoreError

if TYPE_CHECKING:
    from contextlib import AbstractAsyncContextManager

log = logging.getLogger(__name__)

#: Where servers tell each other of tables that have changed, and of what was said there.
CHANNEL: Final = "monumental_tables"
TALK: Final = "monumental_talk"

#: Seconds: until the first and the longest try to connect again, until all tables are held against the
#: store, and for an answer of the database.
FIRST_WAIT: Final = 0.25
LONGEST_WAIT: Final = 10.0
LOOK_AGAIN: Final = 60.0
ANSWER: Final = 10.0


class Ear(Protocol):
    """Whoever keeps tables in memory."""

    def catch_up(self, table: str, version: int) -> None:
        """Another server has changed a table."""

    def catch_talk(self, table: str) -> None:
        """Something was said at a table, at another server."""

    async def look_again(self) -> None:
        """Something may have rung unheard."""


class Bell(Protocol):
    """Tells the other servers of the same store."""

    def ring(self, table: str, version: int) -> None:
        """A table has come to a version here."""

    def ring_talk(self, table: str) -> None:
        """Something was said at a table here."""

    def heard_by(self, ear: Ear) -> AbstractAsyncContextManager[None]:
        """Hear the others, as long as the context lasts."""


class OneServer:
    """There are no others to tell."""

    def ring(self, table: str, version: int) -> None:
        del table, version

    def ring_talk(self, table: str) -> None:
        del table

    def heard_by(self, ear: Ear) -> AbstractAsyncContextManager[None]:
        del ear
        return nullcontext()


class PostgresBell:
    """One connection that listens and tells. What can't be told now is told when it is there again."""

    def __init__(self, connect: Callable[[], Awaitable[Any]]) -> None:
        self._connect = connect
        self._server = secrets.token_hex(8)
        self._untold: dict[tuple[str, str], int] = {}  # by channel and table
        self._said = 0  # how often something was said here
        self._work = asyncio.Event()  # there is something to tell, or nobody to tell it to
        self._wait = FIRST_WAIT

    def ring(self, table: str, version: int) -> None:
        self._untold[CHANNEL, table] = version
        self._work.set()

    def ring_talk(self, table: str) -> None:
        self._said += 1
        self._untold[TALK, table] = self._said
        self._work.set()

    @asynccontextmanager
    async def heard_by(self, ear: Ear) -> AsyncIterator[None]:
        staying = asyncio.create_task(self._stay_connected(ear))
        try:
            yield
        finally:
            staying.cancel()
            await asyncio.wait([staying])

    async def _stay_connected(self, ear: Ear) -> None:
        while True:
            try:
                connection = await self._connect()
                try:
                    await self._serve(connection, ear)
                finally:
                    with suppress(Exception):
                        await connection.close(timeout=ANSWER)
            except Exception as error:
                # Whatever it is: the tables are safe in the store, and tried again it may work.
                log.warning(
                    "no bell: other servers are not heard for now: %s: %s",
                    type(error).__name__,
                    error,
                    exc_info=not _is_of_the_database(error),
                )
            await asyncio.sleep(self._wait)
            self._wait = min(2 * self._wait, LONGEST_WAIT)

    async def _serve(self, connection: Any, ear: Ear) -> None:
        """Hear and tell, until the connection is lost."""

        def hear(_connection: object, _process: int, channel: str, message: str) -> None:
            server, number, table = message.split(" ")
            if server == self._server:
                return
            if channel == TALK:
                ear.catch_talk(table)
            else:
                ear.catch_up(table, int(number))

        for channel in (CHANNEL, TALK):
            await connection.add_listener(channel, hear)
        connection.add_termination_listener(lambda _: self._work.set())
        await ear.look_again()
        self._wait = FIRST_WAIT
        while not connection.is_closed():
            self._work.clear()
            await self._tell(connection)
            try:
                async with asyncio.timeout(LOOK_AGAIN):
                    await self._work.wait()
            except TimeoutError:
                # A line that is dead without having been cut is noticed here, too.
                await connection.execute("SELECT 1", timeout=ANSWER)
                await ear.look_again()

    async def _tell(self, connection: Any) -> None:
        for (channel, table), number in list(self._untold.items()):
            message = f"{self._server} {number} {table}"
            await connection.execute("SELECT pg_notify($1, $2)", channel, message, timeout=ANSWER)
            if self._untold[channel, table] == number:
                del self._untold[channel, table]


def _is_of_the_database(error: Exception) -> bool:
    """The database is gone, or the line to it: a sentence says it. The driver need not be installed."""
    return isinstance(error, StoreError | OSError) or type(error).__module__.startswith("asyncpg.")


def bell_for(line_to_others: Callable[[], Awaitable[Any]] | None) -> Bell:
    """The bell of a store: of one that only this server uses, none."""
    return OneServer() if line_to_others is None else PostgresBell(line_to_others)
