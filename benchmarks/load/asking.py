"""A browser's connections for requests: HTTP/1.1, kept open, as little work as possible.

A whole client would cost as much of the processor as the server that it measures, on the same machine.
"""

from __future__ import annotations

import asyncio
import gzip
import ssl
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, Self, TypeVar
from urllib.parse import urlsplit

import httptools

Speaker = TypeVar("Speaker", bound=asyncio.Protocol)

#: Seconds to wait for an answer.
ANSWER_S: Final = 30.0

TOO_MANY: Final = 429
UNAVAILABLE: Final = 503

#: What is unavailable for another reason than that there is too much to do: that is an error.
BROKEN: Final = ("server-store", "server-not-built")

#: Of the head of an answer, what anybody here reads.
READ: Final = (b"content-encoding", b"retry-after", b"set-cookie")


@dataclass(frozen=True)
class Place:
    """Where a server is."""

    host: str
    port: int
    is_secure: bool
    named: str  # as a browser would say it

    @classmethod
    def at(cls, address: str) -> Self:
        found = urlsplit(address)
        is_secure = found.scheme == "https"
        port = found.port or (443 if is_secure else 80)
        return cls(found.hostname or "", port, is_secure, found.netloc)

    async def connected(self, speaker: Callable[[], Speaker]) -> Speaker:
        """A new connection, and whoever speaks there."""
        security = ssl.create_default_context() if self.is_secure else None
        loop = asyncio.get_running_loop()
        return (await loop.create_connection(speaker, self.host, self.port, ssl=security))[1]


@dataclass
class Answer:
    """What the server has said, and when all of it was there."""

    status: int
    at: float
    head: dict[bytes, bytes] = field(default_factory=dict)
    body: bytes = b""

    @property
    def content(self) -> bytes:
        """Unpacked: most answers are only counted, so nobody does it before."""
        return gzip.decompress(self.body) if self.head.get(b"content-encoding") == b"gzip" else self.body


class Refusal(Exception):  # noqa: N818 (an answer, if not the one hoped for)
    """The server has refused something; `wait`: the seconds after which it wants to be asked again."""

    def __init__(self, status: int, said: str, wait: int | None = None) -> None:
        super().__init__(f"{status} {said[:200]}")
        self.status = status
        self.wait = wait
        self.is_broken = any(key in said for key in BROKEN)

    @classmethod
    def of(cls, answer: Answer) -> Self:
        told = answer.head.get(b"retry-after", b"")
        said = answer.content.decode(errors="replace")
        return cls(answer.status, said, int(told) if told.isdigit() else None)

    @property
    def is_sent_away(self) -> bool:
        """Is it only too much to do for the server?"""
        return self.status == UNAVAILABLE and not self.is_broken

    @property
    def may_be_asked_again(self) -> bool:
        return self.status == TOO_MANY or self.is_sent_away


class CutOff(ConnectionError):  # noqa: N818 (it may have been only a moment too late)
    """The server has closed a connection before the answer was there."""


class Connection(asyncio.Protocol):
    """One request after the other."""

    def __init__(self) -> None:
        self._parser = httptools.HttpResponseParser(self)
        self._transport: asyncio.Transport | None = None
        self._waiting: asyncio.Future[Answer] | None = None
        self._answer = Answer(0, 0.0)
        self.is_open = False

    async def ask(self, request: bytes) -> Answer:
        assert self._transport is not None
        self._answer = Answer(0, 0.0)
        self._waiting = asyncio.get_running_loop().create_future()
        self._transport.write(request)
        try:
            return await self._waiting
        finally:
            self._waiting = None

    def close(self) -> None:
        self.is_open = False
        if self._transport is not None:
            self._transport.abort()

    # What asyncio calls

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._transport = transport
        self.is_open = True

    def data_received(self, data: bytes) -> None:
        try:
            self._parser.feed_data(data)
        except httptools.HttpParserError as error:
            self._end(CutOff(f"not HTTP: {error}"))
            self.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_open = False
        self._end(CutOff(str(exc or "the connection was closed")))

    def _end(self, error: Exception) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_exception(error)

    # What the parser calls

    def on_header(self, name: bytes, value: bytes) -> None:
        name = name.lower()
        if name in READ:
            self._answer.head[name] = value

    def on_body(self, body: bytes) -> None:
        self._answer.body += body

    def on_message_complete(self) -> None:
        self._answer.at = time.perf_counter()
        self._answer.status = self._parser.get_status_code()
        self.is_open = self._parser.should_keep_alive()
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(self._answer)


class Connections:
    """Those of one browser: nearly always one, and another one while that is busy."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._idle: list[Connection] = []

    async def ask(self, request: bytes) -> Answer:
        """The answer; what is refused is a Refusal.

        Where a connection was closed while nobody spoke, the request is sent again on another one: an action
        that is sent twice is one action.
        """
        async with asyncio.timeout(ANSWER_S):
            while (kept := self._kept()) is not None:
                with suppress(CutOff):
                    return await self._ask(kept, request)
            return await self._ask(await self._place.connected(Connection), request)

    async def _ask(self, connection: Connection, request: bytes) -> Answer:
        try:
            answer = await connection.ask(request)
        except asyncio.CancelledError:
            connection.close()
            raise
        if connection.is_open:
            self._idle.append(connection)
        if answer.status >= 400:
            raise Refusal.of(answer)
        return answer

    def _kept(self) -> Connection | None:
        while self._idle:
            if (connection := self._idle.pop()).is_open:
                return connection
        return None

    def close(self) -> None:
        while self._idle:
            self._idle.pop().close()
