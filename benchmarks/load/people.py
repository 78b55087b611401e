"""Whoever is at a table with a browser: a key, a language, and a socket that hears of every change."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec

from benchmarks.load.asking import ANSWER_S, Answer, Connections, Place, Refusal
from benchmarks.load.listening import Socket
from benchmarks.load.tally import Tally

Given = TypeVar("Given")

#: Seconds before asking again where it was too much and nobody said when; so often while tables are set up.
TOO_MANY_S: Final = 1.0
TRIES: Final = 60

#: What a socket says where nothing has changed for a while, what it begins with where something has, and
#: where it is about to close.
ALIVE: Final = b'{"alive":true}'
CHANGED: Final = b'{"version"'
PROBLEM: Final = b'{"status":'

#: The status of a game that has come to its end.
OVER: Final = "over"

KEY: Final = re.compile(rb"monumental_key=([^;]+)")


# What is read of a page


class Question(msgspec.Struct):
    seat: int


class Option(msgspec.Struct):
    words: str


class Page(msgspec.Struct):
    """A table, as far as a player who plays anything needs it. Options are read by whoever is asked."""

    id: str
    version: int
    status: str
    question: Question | None
    options: msgspec.Raw


class Changes(msgspec.Struct):
    """What is not as it was, as far as a player needs it; what is missing stays."""

    status: str | msgspec.UnsetType = msgspec.UNSET
    question: Question | msgspec.UnsetType | None = msgspec.UNSET
    options: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class News(msgspec.Struct):
    """What a socket says after the first page."""

    version: int
    changes: Changes

    def after(self, page: Page) -> Page:
        """The page as it is now."""
        changed = {
            name: value
            for name in Changes.__struct_fields__
            if (value := getattr(self.changes, name)) is not msgspec.UNSET
        }
        return msgspec.structs.replace(page, version=self.version, **changed)


class Done(msgspec.Struct):
    """What an action came to; the page comes over the socket. An older server answers with all of it."""

    version: int


PAGE: Final = msgspec.json.Decoder(Page)
NEWS: Final = msgspec.json.Decoder(News)
DONE: Final = msgspec.json.Decoder(Done)
OPTIONS: Final = msgspec.json.Decoder(list[Option])


# Browsers


class Browser:
    """Somebody's; whoever only watches needs no more than this."""

    def __init__(self, place: Place, key: str, language: str) -> None:
        self._place = place
        self._connections = Connections(place)
        self._head = head_of(place, key, language)
        self._socket: Socket | None = None
        self._first: asyncio.Future[None] | None = None  # has the table come over the socket?

    async def post(self, path: str, body: object) -> Answer:
        return await self._connections.ask(posted(path, self._head, msgspec.json.encode(body)))

    async def look(self, path: str) -> float:
        """Gives when the page was there; nobody reads it."""
        answer = await self._connections.ask(b"GET %s HTTP/1.1\r\n%s\r\n" % (path.encode(), self._head))
        return answer.at

    async def listen(self, table: str, tally: Tally) -> None:
        """Open the socket of a table; it is open when the table has come over it."""
        first = self._first = asyncio.get_running_loop().create_future()

        def end(why: Exception) -> None:
            if first.done():
                tally.errors.append(f"socket: {why}")
            else:
                first.set_exception(why)

        async with asyncio.timeout(ANSWER_S):
            self._socket = await self._place.connected(lambda: Socket(self._hear, end))
            await self._socket.open(f"/api/tables/{table}/live?changes=true", self._head)
            await first

    def _hear(self, message: bytes, at: float) -> None:
        # After a problem it is closed, with the same reason.
        if message == ALIVE or message.startswith(PROBLEM):
            return
        self._read(message, at)
        if self._first is not None and not self._first.done():
            self._first.set_result(None)

    def _read(self, message: bytes, at: float) -> None:
        """Whoever watches looks at it."""

    def leave(self) -> None:
        if self._socket is not None:
            self._socket.close()
        self._connections.close()


class Player(Browser):
    """Somebody with a seat, who reads what comes over the socket."""

    def __init__(self, place: Place, key: str, language: str) -> None:
        super().__init__(place, key, language)
        self.arrived: list[tuple[int, float]] = []  # versions on the socket, and when
        self._page: Page | None = None  # the last that came over the socket
        self._news = asyncio.Event()

    async def come_to(self, path: str, body: object) -> Page:
        """A table is made, or somebody sits down there."""
        return PAGE.decode((await self.post(path, body)).content)

    async def act(self, path: str, body: object) -> tuple[int, float]:
        """As the page does it, which listens at the table and needs no page as the answer.

        Gives the version that it has come to, and when that was answered.
        """
        answer = await self.post(f"{path}/actions?brief=true", body)
        return DONE.decode(answer.content).version, answer.at

    def _read(self, message: bytes, at: float) -> None:
        # A server that knows of no changes sends whole pages.
        if self._page is not None and message.startswith(CHANGED):
            self._page = NEWS.decode(message).after(self._page)
        else:
            self._page = PAGE.decode(message)
        self.arrived.append((self._page.version, at))
        self._news.set()

    async def sees(self, version: int) -> Page:
        """The table on this page, as soon as it has come to a version and somebody is asked, or it is over.

        A process of the server that has not heard yet who sat down asks nobody.
        """
        if (page := self._seen(version)) is None:
            async with asyncio.timeout(ANSWER_S):
                while (page := self._seen(version)) is None:
                    self._news.clear()
                    await self._news.wait()
        return page

    def _seen(self, version: int) -> Page | None:
        page = self._page
        if page is None or page.version < version or (page.question is None and page.status != OVER):
            return None
        return page


def head_of(place: Place, key: str, language: str) -> bytes:
    """What a browser says with every request."""
    lines = {
        "Host": place.named,
        "User-Agent": "monumental-load",
        "Accept": "*/*",
        "Accept-Encoding": "gzip, deflate",
        "Accept-Language": language,
        **({"Authorization": f"Bearer {key}"} if key else {}),
    }
    return "".join(f"{name}: {value}\r\n" for name, value in lines.items()).encode()


def posted(path: str, head: bytes, content: bytes) -> bytes:
    return b"POST %s HTTP/1.1\r\n%sContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s" % (
        path.encode(),
        head,
        len(content),
        content,
    )


async def new_key(place: Place) -> str:
    """Of somebody who has just come."""
    connections = Connections(place)
    try:
        answer = await connections.ask(posted("/api/key", head_of(place, "", "en"), b""))
    finally:
        connections.close()
    found = KEY.search(answer.head.get(b"set-cookie", b""))
    if found is None:
        raise SystemExit("the server gives no keys: is it one of ours?")
    return found[1].decode()


async def patiently(ask: Callable[[], Awaitable[Given]]) -> Given:
    """Come back where it is too much for now: a table that is set up may take its time."""
    for _ in range(TRIES):
        try:
            return await ask()
        except Refusal as refusal:
            if not refusal.may_be_asked_again:
                raise
            await asyncio.sleep(refusal.wait or TOO_MANY_S)
    return await ask()
