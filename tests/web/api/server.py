"""A server of the web app that runs in a thread, and browsers that speak to it.

with serving(url) as server:
    ann = server.browser()
    table = ann.new_table("duel", [ME, bot("greedy")])
    ann.act(table)
"""

from __future__ import annotations

import asyncio
import json
import random
import socket
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from datetime import datetime
from typing import Any, Self, TypeVar
from unittest.mock import patch
from uuid import uuid4

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from monumental.bots import BOTS
from monumental.web import app as web_app
from monumental.web.app import create_app
from monumental.web.door.quotas import Quotas
from monumental.web.door.serving import configured
from monumental.web.keys import COOKIE
from monumental.web.settings import Bounds, Settings
from monumental.web.store.rows import now
from monumental.web.tables.room import Room
from monumental.web.tables.rooms import Rooms
from monumental.web.thinking import Claim, Dilemma, Question, Quota, Thinkers, Thinking
from monumental.web.thinking.mind import choose
from monumental.web.watch.numbers import Numbers

Given = TypeVar("Given")

#: A page, as JSON.
Page = dict[str, Any]

ME: Page = {"kind": "me"}
OPEN: Page = {"kind": "open"}
AUTOMA: Page = {"kind": "automa"}

#: Tests ask more in a second than a person does, and make more tables.
BUSY = Bounds(burst=1_000_000)
PLENTY = Quotas(
    tables_a_day=1_000_000,
    bot_tables=1_000_000,
    tables_at_once=1_000_000,
    listed_at_once=1_000_000,
    seats_at_once=1_000_000,
    packs_at_once=1_000_000,
    changes_at_once=1_000_000,
    lines_at_once=1_000_000,
    reports_at_once=1_000_000,
)

#: Nobody waits longer, on the slowest machine.
PATIENCE = 60.0


def bot(name: str) -> Page:
    return {"kind": "bot", "bot": name}


class AtOnce:
    """Bots that think in threads of this process: a process of their own takes a second to start."""

    def __init__(
        self, count: int, limits: Thinking, quota: Quota, numbers: Numbers, cluster: str | None
    ) -> None:
        del count, limits, quota, numbers, cluster
        self.waiting = self.busy = 0

    @asynccontextmanager
    async def turn(self, claim: Claim) -> AsyncIterator[Self]:
        del claim
        yield self

    def lasts(self) -> bool:
        return True

    async def choose(self, dilemma: Dilemma) -> str:
        return await asyncio.to_thread(choose, dilemma)

    async def ask(self, question: Question[Given]) -> Given:
        return await asyncio.to_thread(question.answer)

    def close(self) -> None:
        pass


class Server:
    """The app in a thread of its own, on a port of its own."""

    def __init__(
        self, settings: Settings, *, real_bots: bool = False, clock: Callable[[], datetime] = now
    ) -> None:
        with patch.object(web_app, "Thinkers", Thinkers if real_bots else AtOnce):
            self.app = create_app(settings, clock)
            self._server = uvicorn.Server(configured(self.app, settings))
            self._thread = threading.Thread(target=self._run, daemon=True)
            self._thread.start()
            until = time.monotonic() + PATIENCE
            while not self._server.started:
                assert self._thread.is_alive(), "the server could not start"
                assert time.monotonic() < until, "the server does not start"
                time.sleep(0.005)
        port = self._server.servers[0].sockets[0].getsockname()[1]
        self.host = f"127.0.0.1:{port}"
        self.url = f"http://{self.host}"
        self._browsers: list[Browser] = []

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        await self._server.serve()

    def browser(self, headers: Mapping[str, str] | None = None, *, known: bool = True) -> Browser:
        """A new browser; a known one has a key."""
        browser = Browser(self.url, headers)
        self._browsers.append(browser)
        if known:
            browser.get_key()
        return browser

    def come_back(self, key: str) -> Browser:
        """The browser that has a key from before."""
        browser = self.browser(known=False)
        browser.http.cookies.set(COOKIE, key)
        return browser

    def raw(self, request: str) -> bytes:
        """What is answered to these very bytes."""
        host, _, port = self.host.partition(":")
        with socket.create_connection((host, int(port)), PATIENCE) as connection:
            connection.sendall(request.encode())
            answer = b""
            while data := connection.recv(65536):
                answer += data
        return answer

    def close(self) -> None:
        for browser in self._browsers:
            browser.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server does not stop"

    # What only the keeper of the tables sees

    @property
    def rooms(self) -> Rooms:
        rooms: Rooms = self.app.state.rooms
        return rooms

    def wait(self, work: Coroutine[Any, Any, Given]) -> Given:
        """What comes of something that is done in the server's loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def room(self, table: str) -> Room:
        """A room, read from the store if it must be."""
        return self.wait(self.rooms.find(table))

    def forget(self, table: str) -> None:
        """As if the server had been started anew."""
        self.wait(self._forget(table))

    async def _forget(self, table: str) -> None:
        self.rooms._rooms.pop(table, None)

    def whole(self, table: str) -> tuple[object, ...]:
        """All there is of a table, in memory and in the store."""
        room = self.room(table)
        stored = self.wait(self.rooms.store.load(table))
        assert stored is not None
        return (
            room.snapshot(),
            tuple(room.table.moves),
            repr(room.table.events),
            tuple(room.seats),
            room.status,
            stored,
        )


class Browser:
    """Somebody's browser, with its own cookies."""

    def __init__(self, url: str, headers: Mapping[str, str] | None = None, source: str | None = None) -> None:
        self.url = url
        self.pause = 0.01  # between two looks; a server with its usual limits wants a longer one
        # Nothing is encrypted here: to read the certificates of the world takes longer than a request.
        transport = httpx.HTTPTransport(local_address=source, verify=False)
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, headers=headers, transport=transport)

    def close(self) -> None:
        self.http.close()

    def get_key(self) -> Self:
        self.post("/api/key")
        return self

    @property
    def key(self) -> str:
        return next(cookie.value or "" for cookie in self.http.cookies.jar)

    # HTTP

    def ask(self, method: str, path: str, body: object = None, **query: object) -> httpx.Response:
        """Anything, whatever is answered."""
        asked = {name: str(value) for name, value in query.items() if value is not None}
        more: dict[str, Any] = {} if body is None else {"json": body}
        return self.http.request(method, path, params=asked or None, **more)

    def get(self, path: str, **query: object) -> Any:
        return done(self.ask("GET", path, **query))

    def post(self, path: str, body: object = None, **query: object) -> Any:
        return done(self.ask("POST", path, body, **query))

    # Tables

    def new_table(self, rules: str, seats: Sequence[Page], **wishes: object) -> Page:
        page: Page = self.post("/api/tables", {"rules": rules, "seats": [*seats], **wishes})
        return page

    def look(self, table: Page | str, **query: object) -> Page:
        page: Page = self.get(f"/api/tables/{id_of(table)}", **query)
        return page

    def try_act(self, page: Page, words: str | None = None, **changes: object) -> httpx.Response:
        """Take an option of a page, the first unless it is named."""
        body = {
            "seat": page["viewer"],
            "at": page["version"],
            "action": words or page["options"][0]["words"],
            "request": new_request(),
            **changes,
        }
        return self.ask("POST", f"/api/tables/{page['id']}/actions", body)

    def act(self, page: Page, words: str | None = None, **changes: object) -> Page:
        answer: Page = done(self.try_act(page, words, **changes))
        return answer

    def go_on(self, page: Page, words: str | None = None) -> Page:
        """Take an option, and see the table as whoever of mine is asked next."""
        page = self.act(page, words)
        return page if page["options"] else self.look(page, since=page["version"])

    def step(self, which: str, page: Page, **changes: object) -> Page:
        body = {"seat": page["viewer"], "at": page["version"], "request": new_request(), **changes}
        answer: Page = self.post(f"/api/tables/{page['id']}/{which}", body)
        return answer

    def sit(self, page: Page, seat: int, name: str = "") -> Page:
        answer: Page = self.post(f"/api/tables/{page['id']}/sit", {"seat": seat, "name": name})
        return answer

    def hand_over(self, page: Page, seat: int, name: str | None) -> Page:
        body = {"seat": seat, "at": page["version"], "bot": name}
        answer: Page = self.post(f"/api/tables/{page['id']}/hand-over", body)
        return answer

    def wait_until(self, page: Page, is_so: Callable[[Page], bool]) -> Page:
        """Look until it is so: bots play in the background."""
        until = time.monotonic() + PATIENCE
        while not is_so(page):
            assert time.monotonic() < until, f"it never came to this: {page}"
            time.sleep(self.pause)
            page = self.look(page, since=page["version"])
        return page

    def watch_until(self, page: Page, is_so: Callable[[Page], bool]) -> Page:
        """The same with a socket: bots among themselves play only while somebody looks on."""
        with self.live(page):
            return self.wait_until(page, is_so)

    def my_turn(self, page: Page) -> Page:
        """The table when one of my seats is asked, or the game is over."""
        return self.wait_until(
            page, lambda now: now["status"] == "over" or now["question"]["seat"] in now["mine"]
        )

    # Live

    @contextmanager
    def live(self, table: Page | str, **query: object) -> Iterator[Socket]:
        """A socket at a table."""
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        cookie = "; ".join(f"{each.name}={each.value}" for each in self.http.cookies.jar)
        url = f"{self.url.replace('http', 'ws')}/api/tables/{id_of(table)}/live?{asked}"
        headers = {"Cookie": cookie} if cookie else {}
        # Whoever does not listen still takes what is sent: else the last word would wait behind it.
        with connect(url, additional_headers=headers, proxy=None, max_queue=None) as connection:
            yield Socket(connection)


class Socket:
    """What a page hears."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def text(self, seconds: float = PATIENCE) -> str:
        return str(self.connection.recv(timeout=seconds))

    def hear(self, seconds: float = PATIENCE) -> Page:
        page: Page = json.loads(self.text(seconds))
        return page

    def hear_until(self, is_so: Callable[[Page], bool]) -> Page:
        while True:
            page = self.hear()
            if is_so(page):
                return page

    def hear_version(self, least: int) -> Page:
        """The table as it is from this version on."""
        return self.hear_until(lambda now: now["version"] >= least)

    def is_silent(self, seconds: float = 0.1) -> bool:
        try:
            self.hear(seconds)
        except TimeoutError:
            return True
        return False


def done(answer: httpx.Response) -> Any:
    """What was answered to something that can be done."""
    assert answer.is_success, (
        f"{answer.request.method} {answer.request.url}: {answer.status_code} {answer.text}"
    )
    return answer.json() if answer.headers["content-type"] == "application/json" else answer.text


def id_of(table: Page | str) -> str:
    return table if isinstance(table, str) else str(table["id"])


def new_request() -> str:
    return uuid4().hex


@contextmanager
def serving(
    database: str, *, real_bots: bool = False, clock: Callable[[], datetime] = now, **settings: Any
) -> Iterator[Server]:
    """A server for a while."""
    usual = {"workers": 1, "bounds": BUSY, "bots": tuple(BOTS), "quotas": PLENTY}
    server = Server(Settings(database=database, **{**usual, **settings}), real_bots=real_bots, clock=clock)
    try:
        yield server
    finally:
        server.close()


# Whole games


def play_on(
    browsers: Sequence[Browser],
    page: Page,
    seed: int,
    *,
    until: Callable[[Page], bool] = lambda page: page["status"] == "over",
    back: float = 0.05,
) -> Page:
    """Play at random, each browser for its own seats, with steps back and forth; gives the last page."""
    choose = random.Random(seed)
    owners = {seat: browser for browser in browsers for seat in browser.look(page)["mine"]}
    page = browsers[0].look(page)
    while not until(page):
        asked = page["question"]["seat"]
        if asked not in owners:
            page = browsers[0].wait_until(
                page, lambda now: now["status"] == "over" or now["question"]["seat"] in owners
            )
            continue
        who = owners[asked]
        if page["viewer"] != asked:
            page = who.look(page, seat=asked, since=page["version"])
        if page["can_redo"] and choose.random() < 0.5:
            page = who.step("redo", page)
        elif page["can_undo"] and choose.random() < back:
            page = who.step("undo", page)
        else:
            page = who.act(page, choose.choice(page["options"])["words"])
    return page
