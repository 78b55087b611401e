"""Rings when a table has changed, so that whoever looks at it on another server sees it, too.

Servers on one PostgreSQL tell each other with NOTIFY. A ring says only that there is something to read: the
store knows what, and its version of a table decides whose move counts, whether the bell was heard or not.
A server that was deaf for a while holds all its tables against the store as soon as it hears again, and once
in a while in any case: another server may have died between writing and ringing.

What stands in no store goes by the same line, in words: who is at which table, and what somebody has spent of
what they may. Words that nobody can hear just now are lost; whoever says them says them again, or can do
without.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, nullcontext, suppress
from typing import TYPE_CHECKING, Any, Final, Protocol

from monumental.web.store import StoreError

if TYPE_CHECKING:
    from contextlib import AbstractAsyncContextManager

log = logging.getLogger(__name__)

#: Where servers tell each other of tables that have changed, and of what was said there.
CHANNEL: Final = "monumental_tables"
TALK: Final = "monumental_talk"

#: Where they say who is at which table, and what somebody has spent of what they may.
HERE: Final = "monumental_here"
SPENT: Final = "monumental_spent"

#: PostgreSQL carries fewer than 8,000 bytes at once.
MOST_BYTES: Final = 7500

#: So many messages wait to be said; the oldest are forgotten first.
MOST_WAITING: Final = 1000

#: Seconds: until the first and the longest try to connect again, until all tables are held against the
#: store, and for an answer of the database.
FIRST_WAIT: Final = 0.25
LONGEST_WAIT: Final = 10.0
LOOK_AGAIN: Final = 60.0
ANSWER: Final = 10.0

#: Seconds in which a server that stops says its last words.
FAREWELL: Final = 1.0


class Ear(Protocol):
    """Whoever keeps tables in memory."""

    def catch_up(self, table: str, version: int) -> None:
        """Another server has changed a table."""

    def catch_talk(self, table: str) -> None:
        """Something was said at a table, at another server."""

    def catch_words(self, channel: str, server: str, lines: Sequence[str]) -> None:
        """Another server says something that stands in no store."""

    def introduce(self) -> None:
        """The others can be heard from now on, and hear what is said here."""

    async def look_again(self) -> None:
        """Something may have rung unheard."""


class Bell(Protocol):
    """Tells the other servers of the same store."""

    @property
    def is_heard(self) -> bool:
        """May there be others?"""
        ...

    def ring(self, table: str, version: int) -> None:
        """A table has come to a version here."""

    def ring_talk(self, table: str) -> None:
        """Something was said at a table here."""

    def say(self, channel: str, lines: Iterable[str]) -> bool:
        """Tell the others what stands in no store, in short lines of ASCII; false: nobody can hear it now."""
        ...

    def heard_by(self, ear: Ear) -> AbstractAsyncContextManager[None]:
        """Hear the others, as long as the context lasts."""


class OneServer:
    """There are no others to tell."""

    is_heard = False

    def ring(self, table: str, version: int) -> None:
        del table, version

    def ring_talk(self, table: str) -> None:
        del table

    def say(self, channel: str, lines: Iterable[str]) -> bool:
        del channel, lines
        return False

    def heard_by(self, ear: Ear) -> AbstractAsyncContextManager[None]:
        del ear
        return nullcontext()


class PostgresBell:
    """One connection that listens and tells. What can't be told now is told when it is there again."""

    is_heard = True

    def __init__(self, connect: Callable[[], Awaitable[Any]]) -> None:
        self._connect = connect
        self._server = secrets.token_hex(8)
        self._untold: dict[tuple[str, str], int] = {}  # by channel and table
        self._said = 0  # how often something was said here
        self._words: deque[tuple[str, str]] = deque(maxlen=MOST_WAITING)  # by channel, to be said once
        self._there = False  # the line to the others,
        self._ending = False  # … which is not needed any more
        self._work = asyncio.Event()  # there is something to tell, or nobody to tell it to
        self._wait = FIRST_WAIT

    def ring(self, table: str, version: int) -> None:
        self._untold[CHANNEL, table] = version
        self._work.set()

    def ring_talk(self, table: str) -> None:
        self._said += 1
        self._untold[TALK, table] = self._said
        self._work.set()

    def say(self, channel: str, lines: Iterable[str]) -> bool:
        if self._there:
            self._words.extend((channel, f"{self._server} {words}") for words in _messages(lines))
            self._work.set()
        return self._there

    @asynccontextmanager
    async def heard_by(self, ear: Ear) -> AsyncIterator[None]:
        staying = asyncio.create_task(self._stay_connected(ear))
        try:
            yield
        finally:
            self._ending = True
            self._work.set()
            if self._there:
                await asyncio.wait([staying], timeout=FAREWELL)
            staying.cancel()
            await asyncio.wait([staying])

    async def _stay_connected(self, ear: Ear) -> None:
        while True:
            try:
                connection = await self._connect()
                try:
                    await self._serve(connection, ear)
                finally:
                    self._there = False
                    self._words.clear()
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
            if self._ending:
                return
            await asyncio.sleep(self._wait)
            self._wait = min(2 * self._wait, LONGEST_WAIT)

    async def _serve(self, connection: Any, ear: Ear) -> None:
        """Hear and tell, until the connection is lost."""

        def hear(_connection: object, _process: int, channel: str, message: str) -> None:
            server, _, said = message.partition(" ")
            if server == self._server:
                return
            if channel in (HERE, SPENT):
                ear.catch_words(channel, server, said.split("\n"))
                return
            number, table = said.split(" ")
            if channel == TALK:
                ear.catch_talk(table)
            else:
                ear.catch_up(table, int(number))

        for channel in (CHANNEL, TALK, HERE, SPENT):
            await connection.add_listener(channel, hear)
        connection.add_termination_listener(lambda _: self._work.set())
        self._there = True
        ear.introduce()
        await ear.look_again()
        self._wait = FIRST_WAIT
        clock = asyncio.get_running_loop().time
        looked = clock()
        while not connection.is_closed():
            self._work.clear()
            await self._tell(connection)
            if self._ending:
                return
            try:
                async with asyncio.timeout_at(looked + LOOK_AGAIN):
                    await self._work.wait()
            except TimeoutError:
                # A line that is dead without having been cut is noticed here, too.
                await connection.execute("SELECT 1", timeout=ANSWER)
                await ear.look_again()
                looked = clock()

    async def _tell(self, connection: Any) -> None:
        for (channel, table), number in list(self._untold.items()):
            await _notify(connection, channel, f"{self._server} {number} {table}")
            if self._untold[channel, table] == number:
                del self._untold[channel, table]
        while self._words:
            await _notify(connection, *self._words.popleft())


async def _notify(connection: Any, channel: str, message: str) -> None:
    await connection.execute("SELECT pg_notify($1, $2)", channel, message, timeout=ANSWER)


def _messages(lines: Iterable[str]) -> Iterator[str]:
    """As many lines together as one message takes."""
    some: list[str] = []
    size = 0
    for line in lines:
        if some and size + len(line) > MOST_BYTES:
            yield "\n".join(some)
            some, size = [], 0
        some.append(line)
        size += len(line) + 1
    if some:
        yield "\n".join(some)


def _is_of_the_database(error: Exception) -> bool:
    """The database is gone, or the line to it: a sentence says it. The driver need not be installed."""
    return isinstance(error, StoreError | OSError) or type(error).__module__.startswith("asyncpg.")


def bell_for(line_to_others: Callable[[], Awaitable[Any]] | None) -> Bell:
    """The bell of a store: of one that only this server uses, none."""
    return OneServer() if line_to_others is None else PostgresBell(line_to_others)
