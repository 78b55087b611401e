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

if TYPE_CHECKING:
    from contextlib import AbstractAsyncContextManager

log = logging.getLogger(__name__)

CHANNEL: Final = "monumental_tables"

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

    async def look_again(self) -> None:
        """Something may have rung unheard."""


class Bell(Protocol):
    """Tells the other servers of the same store."""

    def ring(self, table: str, version: int) -> None:
        """A table has come to a version here."""

    def heard_by(self, ear: Ear) -> AbstractAsyncContextManager[None]:
        """Hear the others, as long as the context lasts."""


class OneServer:
    """There are no others to tell."""

    def ring(self, table: str, version: int) -> None:
        del table, version

    def heard_by(self, ear: Ear) -> AbstractAsyncContextManager[None]:
        del ear
        return nullcontext()


class PostgresBell:
    """One connection that listens and tells. What can't be told now is told when it is there again."""

    def __init__(self, connect: Callable[[], Awaitable[Any]]) -> None:
        self._connect = connect
        self._server = secrets.token_hex(8)
        self._untold: dict[str, int] = {}
        self._work = asyncio.Event()  # there is something to tell, or nobody to tell it to
        self._wait = FIRST_WAIT

    def ring(self, table: str, version: int) -> None:
        self._untold[table] = version
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
            except Exception:
                # Whatever it is: the tables are safe in the store, and tried again it may work.
                log.warning("no bell: other servers are not heard for now", exc_info=True)
            await asyncio.sleep(self._wait)
            self._wait = min(2 * self._wait, LONGEST_WAIT)

    async def _serve(self, connection: Any, ear: Ear) -> None:
        """Hear and tell, until the connection is lost."""

        def hear(_connection: object, _process: int, _channel: str, message: str) -> None:
            server, version, table = message.split(" ")
            if server != self._server:
                ear.catch_up(table, int(version))

        await connection.add_listener(CHANNEL, hear)
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
        for table, version in list(self._untold.items()):
            message = f"{self._server} {version} {table}"
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, message, timeout=ANSWER)
            if self._untold[table] == version:
                del self._untold[table]


def bell_for(line_to_others: Callable[[], Awaitable[Any]] | None) -> Bell:
    """The bell of a store: of one that only this server uses, none."""
    return OneServer() if line_to_others is None else PostgresBell(line_to_others)
