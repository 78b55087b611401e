"""Load on the web app: many live tables at once, played over HTTP and watched over WebSockets.

    python -m benchmarks.load --tables 300 --every 5 --seconds 60

A live table is two people with a browser each: two keys, two sockets, two languages. Whoever is asked takes
an option every few seconds; now and then somebody opens the page anew. Half of the tables play Duel, half
classic. The server is a process of its own on a new SQLite file, unless one is named with --address.

Times are from the request to the whole answer, as the other end of the same machine sees them; what the
server's process itself used of the processor is beside them, for machines that have other things to do.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import asdict, dataclass, field
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

#: What must hold, in milliseconds: of an action and of a view, the slowest of a hundred.
ACTION_MS: Final = 150.0
VIEW_MS: Final = 30.0

LANGUAGES: Final = ("en", "es", "cs", "ja")
RULES: Final = ("duel", "classic")

#: Seconds to wait for a server to stop, for an answer, and before asking again where it was too much.
STOP_S: Final = 20.0
ANSWER_S: Final = 30.0
TOO_MANY_S: Final = 1.0

#: So many at once while tables are set up.
AT_ONCE: Final = 8

#: A server is settled when it uses less than this share of a core; so many seconds are waited for that.
SETTLED: Final = 0.03
SETTLE_S: Final = 120.0


# What is read of a page


class Question(msgspec.Struct):
    seat: int


class Option(msgspec.Struct):
    words: str


class Page(msgspec.Struct):
    """A table, as far as a player who plays anything needs it."""

    id: str
    version: int
    status: str
    question: Question | None
    options: list[Option]


PAGE: Final = msgspec.json.Decoder(Page)


class Done(msgspec.Struct):
    """What an action came to; the page comes over the socket. An older server answers with all of it."""

    version: int


DONE: Final = msgspec.json.Decoder(Done)


class Changes(msgspec.Struct):
    """What is not as it was, as far as a player needs it; what is missing stays."""

    status: str | msgspec.UnsetType = msgspec.UNSET
    question: Question | msgspec.UnsetType | None = msgspec.UNSET
    options: list[Option] | msgspec.UnsetType = msgspec.UNSET


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


NEWS: Final = msgspec.json.Decoder(News)

#: What a socket says where nothing has changed for a while.
ALIVE: Final = '{"alive":true}'


# What is measured


@dataclass
class Times:
    """Milliseconds, one for each time."""

    taken: list[float] = field(default_factory=list)

    def add(self, seconds: float) -> None:
        self.taken.append(seconds * 1000)

    def at(self, share: float) -> float:
        """The time that this share of them did not exceed."""
        ordered = sorted(self.taken)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0

    def summary(self) -> dict[str, float]:
        return {
            "count": len(self.taken),
            "p50": round(self.at(0.5), 1),
            "p95": round(self.at(0.95), 1),
            "p99": round(self.at(0.99), 1),
            "max": round(self.at(1.0), 1),
        }


@dataclass
class Tally:
    """All that came of a run."""

    actions: Times = field(default_factory=Times)
    views: Times = field(default_factory=Times)
    sockets: Times = field(default_factory=Times)  # from an action's request to the page on a socket
    errors: list[str] = field(default_factory=list)
    over: int = 0  # games that came to their end

    @contextmanager
    def errors_in(self) -> Iterator[None]:
        """What goes wrong is written down, and the table goes on."""
        try:
            yield
        except (Refusal, TimeoutError, httpx.HTTPError) as error:
            self.errors.append(f"{type(error).__name__}: {error}")


@dataclass(frozen=True)
class Usage:
    """What a process has used so far."""

    cpu_s: float
    memory_mib: float


def usage(pid: int) -> Usage | None:
    """Of a process on this machine; nothing where the system does not say."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    except OSError:
        return None
    resident = re.search(r"VmRSS:\s+(\d+) kB", status)
    ticks = os.sysconf("SC_CLK_TCK")
    return Usage(
        cpu_s=(int(fields[11]) + int(fields[12])) / ticks,
        memory_mib=int(resident[1]) / 1024 if resident else 0.0,
    )


# Whoever sits there


class Browser:
    """One person: a key, a language, and a socket that hears of every change."""

    def __init__(self, client: httpx.AsyncClient, key: str, language: str) -> None:
        self._client = client
        self._headers = {"Authorization": f"Bearer {key}", "Accept-Language": language}
        self.arrived: list[tuple[int, float]] = []  # versions on the socket, and when
        self._page: Page | None = None  # the last that came over the socket
        self._news = asyncio.Event()
        self._listening: asyncio.Task[None] | None = None

    async def post(self, path: str, body: object) -> Page:
        return PAGE.decode(await self._post(path, body))

    async def act(self, path: str, body: object) -> Done:
        """As the page does it, which listens at the table and needs no page as the answer."""
        return DONE.decode(await self._post(f"{path}/actions?brief=true", body))

    async def _post(self, path: str, body: object) -> bytes:
        answer = await self._client.post(
            path,
            content=msgspec.json.encode(body),
            headers={**self._headers, "Content-Type": "application/json"},
        )
        return _content(answer)

    async def get(self, path: str) -> Page:
        return PAGE.decode(_content(await self._client.get(path, headers=self._headers)))

    async def listen(self, table: str, tally: Tally) -> None:
        """Open the socket of a table; it is open when the table has come over it."""
        address = str(self._client.base_url).replace("http", "ws", 1).rstrip("/")
        socket = await connect(
            f"{address}/api/tables/{table}/live?changes=true", additional_headers=self._headers, max_size=None
        )
        self._hear(await socket.recv())
        self._listening = asyncio.create_task(self._listen(socket, tally))

    async def _listen(self, socket: ClientConnection, tally: Tally) -> None:
        try:
            async with socket:
                async for message in socket:
                    self._hear(message)
        except ConnectionClosed as error:
            tally.errors.append(f"socket: {error}")

    def _hear(self, message: str | bytes) -> None:
        if message != ALIVE:
            # A server that knows of no changes sends whole pages.
            if self._page is not None and str(message).startswith('{"version"'):
                self._page = NEWS.decode(message).after(self._page)
            else:
                self._page = PAGE.decode(message)
            self.arrived.append((self._page.version, time.perf_counter()))
            self._news.set()

    async def sees(self, version: int) -> Page:
        """The table on this page, as soon as it has come to a version."""
        async with asyncio.timeout(ANSWER_S):
            while self._page is None or self._page.version < version:
                self._news.clear()
                await self._news.wait()
        return self._page

    async def leave(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening


class Refusal(Exception):  # noqa: N818 (an answer, if not the one hoped for)
    """The server has refused something."""

    def __init__(self, answer: httpx.Response) -> None:
        super().__init__(f"{answer.status_code} {answer.text[:200]}")
        self.status = answer.status_code


def _content(answer: httpx.Response) -> bytes:
    if answer.status_code >= 400:
        raise Refusal(answer)
    return answer.content


async def new_browser(client: httpx.AsyncClient, language: str) -> Browser:
    """A browser that has just come; a server counts those without a key by their address, so it may wait."""
    while True:
        answer = await client.post("/api/key")
        if answer.status_code != httpx.codes.TOO_MANY_REQUESTS:
            break
        await asyncio.sleep(TOO_MANY_S)
    return Browser(client, answer.cookies["monumental_key"], language)


# A table


@dataclass(frozen=True)
class Plan:
    """How much of it."""

    tables: int = 300
    every: float = 5.0  # seconds between two actions of a table
    look_every: float = 10.0  # seconds between two views of a table
    seconds: float = 60.0
    warm_up: int = 6  # actions of each table before anything is measured
    seed: int = 1


class LiveTable:
    """Two browsers at a table, and what they do there."""

    def __init__(self, page: Page, browsers: Sequence[Browser], chance: random.Random, tally: Tally) -> None:
        self._page = page
        self._version = page.version  # that the last action came to
        self._browsers = browsers
        self._chance = chance
        self._tally = tally
        self._asked_at = (0, 0.0)  # the version that the last action came to, and when it was asked for

    @classmethod
    async def begin(
        cls, client: httpx.AsyncClient, rules: str, seed: int, tally: Tally, languages: Sequence[str]
    ) -> LiveTable:
        """One makes the table, the other sits down, both look on."""
        host, guest = [await new_browser(client, language) for language in languages]
        wishes = {"rules": rules, "seats": [{"kind": "me"}, {"kind": "open"}], "seed": seed}
        page = await host.post("/api/tables", wishes)
        page = await guest.post(f"/api/tables/{page.id}/sit", {"seat": 1, "name": "Ben"})
        table = cls(page, (host, guest), random.Random(seed), tally)
        for browser in table._browsers:
            await browser.listen(page.id, tally)
        return table

    async def step(self, *, measured: bool) -> bool:
        """Whoever is asked takes an option; false: the game is over."""
        self._page = await self._browsers[0].sees(self._version)
        asked = self._page.question
        if self._page.status == "over" or asked is None:
            return False
        browser = self._browsers[asked.seat]
        seen = await browser.sees(self._version)
        act = {
            "seat": asked.seat,
            "at": seen.version,
            "action": self._chance.choice(seen.options).words,
            "request": f"{self._chance.getrandbits(128):032x}",
        }
        began = time.perf_counter()
        self._version = (await browser.act(f"/api/tables/{self._page.id}", act)).version
        if measured:
            self._tally.actions.add(time.perf_counter() - began)
            self._asked_at = (self._version, began)
        return True

    async def look(self) -> None:
        """Somebody opens the page anew, with all that has happened."""
        seat = self._chance.randrange(len(self._browsers))
        began = time.perf_counter()
        await self._browsers[seat].get(f"/api/tables/{self._page.id}?seat={seat}")
        self._tally.views.add(time.perf_counter() - began)

    async def check_sockets(self) -> None:
        """Has the last action come over both sockets?"""
        version, began = self._asked_at
        if not began:
            return
        self._asked_at = (0, 0.0)
        for browser in self._browsers:
            await browser.sees(version)
            arrived = next(when for seen, when in browser.arrived if seen >= version)
            browser.arrived.clear()
            self._tally.sockets.add(arrived - began)

    async def live(self, plan: Plan, began: float) -> None:
        """Act every few seconds from a moment of its own on, until time is up."""
        due = began + self._chance.random() * plan.every
        looks = due + self._chance.random() * plan.look_every
        while due < began + plan.seconds:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            with self._tally.errors_in():
                await self.check_sockets()
                if not await self.step(measured=True):
                    self._tally.over += 1
                    return
                if due >= looks:
                    await self.look()
                    looks += plan.look_every
            due += plan.every
        with self._tally.errors_in():
            await self.check_sockets()

    async def leave(self) -> None:
        for browser in self._browsers:
            await browser.leave()


# The server


@dataclass(frozen=True)
class Server:
    address: str
    pid: int | None = None  # somebody else's server does not say


@contextmanager
def own_server() -> Iterator[Server]:
    """`monumental serve` on a new file."""
    with tempfile.TemporaryDirectory(prefix="monumental-load-") as folder:
        database = f"sqlite:///{folder}/tables.sqlite"
        serve = ("serve", "--no-open", "--port", "0", "--lang", "en", "--database", database)
        # All tables are made from one address: more than one may have at once.
        plenty = ("--limit", "tables_at_once=1000", "--limit", "seats_at_once=1000")
        command = [sys.executable, "-m", "monumental.cli", *serve, *plenty]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603 (our own)
            try:
                assert process.stdout is not None
                said = process.stdout.readline()
                found = re.search(r":(\d+)/", said)
                if found is None:
                    raise SystemExit(f"the server does not start: {said}")
                yield Server(f"http://127.0.0.1:{found[1]}", process.pid)
            finally:
                process.terminate()
                try:
                    process.wait(STOP_S)
                except subprocess.TimeoutExpired:
                    process.kill()


async def run(server: Server, plan: Plan) -> dict[str, Any]:
    """Set the tables up, play, and say what came of it."""
    tally = Tally()
    limits = httpx.Limits(max_connections=200, max_keepalive_connections=200)
    forgetful = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # one client is many browsers
    async with (
        httpx.AsyncClient(
            base_url=server.address, timeout=ANSWER_S, limits=limits, cookies=forgetful
        ) as client,
        set_up(client, plan, tally) as tables,
    ):
        await settled(server)
        before = usage(server.pid) if server.pid is not None else None
        began = time.perf_counter()
        await asyncio.gather(*(table.live(plan, began) for table in tables))
        took = time.perf_counter() - began
        after = usage(server.pid) if server.pid is not None else None
    return report(plan, tally, took, before, after)


async def settled(server: Server) -> None:
    """Wait until a server does nothing: what it reads ahead for the first who come belongs to no action."""
    until = time.perf_counter() + SETTLE_S
    before = usage(server.pid) if server.pid is not None else None
    while before is not None and server.pid is not None and time.perf_counter() < until:
        await asyncio.sleep(1)
        now = usage(server.pid)
        if now is None or now.cpu_s - before.cpu_s < SETTLED:
            return
        before = now


@asynccontextmanager
async def set_up(client: httpx.AsyncClient, plan: Plan, tally: Tally) -> AsyncIterator[list[LiveTable]]:
    """The tables, with a few moves made at each: nobody is in the first moment of a game for long."""
    turn = asyncio.Semaphore(AT_ONCE)

    async def begin(number: int) -> LiveTable:
        async with turn:
            languages = [LANGUAGES[(number + seat) % len(LANGUAGES)] for seat in range(2)]
            rules = RULES[number % len(RULES)]
            table = await LiveTable.begin(client, rules, plan.seed * 100_000 + number, tally, languages)
            for _ in range(plan.warm_up):
                await table.step(measured=False)
            return table

    tables = await asyncio.gather(*(begin(number) for number in range(plan.tables)))
    try:
        yield tables
    finally:
        await asyncio.gather(*(table.leave() for table in tables))


def report(
    plan: Plan, tally: Tally, took: float, before: Usage | None, after: Usage | None
) -> dict[str, Any]:
    """The numbers, for people and programs."""
    done = len(tally.actions.taken)
    cpu = None if before is None or after is None else after.cpu_s - before.cpu_s
    return {
        "plan": asdict(plan),
        "seconds": round(took, 1),
        "actions": tally.actions.summary(),
        "views": tally.views.summary(),
        "sockets": tally.sockets.summary(),
        "over": tally.over,
        "errors": len(tally.errors),
        "first_errors": tally.errors[:10],
        "server_cpu": None if cpu is None else round(cpu / took, 3),
        "cpu_ms_per_action": None if cpu is None or not done else round(cpu * 1000 / done, 2),
        "memory_mib": None if after is None else round(after.memory_mib, 1),
        "machine_load": round(os.getloadavg()[0], 2),
        "holds": holds(tally),
    }


def holds(tally: Tally) -> bool:
    """Is it as quick as it must be?"""
    quick = tally.actions.at(0.99) < ACTION_MS and tally.views.at(0.99) < VIEW_MS
    return quick and not tally.errors and bool(tally.actions.taken)


def in_words(found: dict[str, Any]) -> str:
    """A table for people."""
    lines = [f"{'ms':<22}{'count':>8}{'p50':>9}{'p95':>9}{'p99':>9}{'max':>9}"]
    for name, title in (("actions", "action"), ("views", "view"), ("sockets", "action to socket")):
        row = found[name]
        lines.append(
            f"{title:<22}{row['count']:>8}{row['p50']:>9}{row['p95']:>9}{row['p99']:>9}{row['max']:>9}"
        )
    lines.append(f"{'errors':<22}{found['errors']:>8}")
    lines += [f"  {error}" for error in found["first_errors"]]
    if found["server_cpu"] is not None:
        lines.append(
            f"server: {found['server_cpu']:.0%} of a core, {found['cpu_ms_per_action']} ms of it for each "
            f"action, {found['memory_mib']} MiB; load of the machine {found['machine_load']}"
        )
    wanted = f"an action under {ACTION_MS:.0f} ms, a view under {VIEW_MS:.0f} ms (p99), no error"
    lines.append(f"{'holds' if found['holds'] else 'DOES NOT HOLD'}: {wanted}")
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    plan = Plan()
    parser = argparse.ArgumentParser(description="Load on the web app: many live tables at once.")
    parser.add_argument("--tables", type=int, default=plan.tables, help="live tables of two browsers each")
    parser.add_argument("--every", type=float, default=plan.every, help="seconds between a table's actions")
    parser.add_argument("--look-every", type=float, default=plan.look_every, help="seconds between its views")
    parser.add_argument("--seconds", type=float, default=plan.seconds, help="how long it is measured")
    parser.add_argument("--warm-up", type=int, default=plan.warm_up, help="actions of each table before that")
    parser.add_argument("--seed", type=int, default=plan.seed, help="equal seeds play equal games")
    parser.add_argument("--address", help="a server that runs already, as http://127.0.0.1:8000")
    parser.add_argument("--json", type=Path, help="where to write the numbers, too")
    chosen = parser.parse_args(arguments)
    plan = Plan(chosen.tables, chosen.every, chosen.look_every, chosen.seconds, chosen.warm_up, chosen.seed)
    # A pause of this program would count as one of the server.
    gc.disable()
    if chosen.address:
        found = asyncio.run(run(Server(chosen.address.rstrip("/")), plan))
    else:
        with own_server() as server:
            found = asyncio.run(run(server, plan))
    sys.stdout.write(in_words(found))
    if chosen.json:
        chosen.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 0 if found["holds"] else 1


if __name__ == "__main__":
    sys.exit(main())
