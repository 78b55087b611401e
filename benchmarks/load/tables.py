"""A live table, and when what is asked for there."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from benchmarks.load.asking import Place
from benchmarks.load.people import OPTIONS, OVER, Browser, Page, Player, new_key, patiently
from benchmarks.load.tally import Need, Tally

LANGUAGES: Final = ("en", "es", "cs", "ja")
RULES: Final = ("duel", "classic")

#: So many at once while tables are set up, by all programs together.
AT_ONCE: Final = 8


@dataclass(frozen=True)
class Plan:
    """How much of it."""

    tables: int = 300
    every: float = 5.0  # seconds between two actions of a table
    look_every: float = 10.0  # seconds between two views of a table, and of each who watches
    seconds: float = 60.0
    warm_up: int = 6  # actions of each table before anything is measured
    seed: int = 1
    watchers: float = 0.0  # people who only watch, for each table

    def watchers_of(self, number: int) -> int:
        """So many watch this table: one or none if there are fewer than tables."""
        return int((number + 1) * self.watchers) - int(number * self.watchers)


@dataclass(frozen=True)
class Share:
    """What one of several programs does of it: of every two tables, one of each kind."""

    job: int = 0
    jobs: int = 1

    def tables(self, plan: Plan) -> list[int]:
        kinds = len(RULES)
        return [number for number in range(plan.tables) if number // kinds % self.jobs == self.job]

    @property
    def at_once(self) -> int:
        return max(1, AT_ONCE // self.jobs)


class LiveTable:
    """Two people at a table, whoever watches them, and what they all do there."""

    def __init__(self, number: int, page: Page, players: Sequence[Player], chance: random.Random) -> None:
        self._number = number
        self._id = page.id
        self._version = page.version  # that the last action came to
        self._players = players
        self._watchers: list[Browser] = []
        self._chance = chance
        self._asked_at = (0, 0.0)  # the version that the last action came to, and when it was asked for
        self._looks = 0
        self.is_over = False

    @classmethod
    async def begin(cls, place: Place, plan: Plan, number: int, tally: Tally) -> LiveTable:
        """One makes the table, the other sits down, all look on."""
        languages = [LANGUAGES[(number + seat) % len(LANGUAGES)] for seat in range(2)]
        keys = [await patiently(partial(new_key, place)) for _ in languages]
        host, guest = (Player(place, *each) for each in zip(keys, languages, strict=True))
        seed = plan.seed * 100_000 + number
        wishes = {
            "rules": RULES[number % len(RULES)],
            "seats": [{"kind": "me"}, {"kind": "open"}],
            "seed": seed,
        }
        made = await patiently(partial(host.come_to, "/api/tables", wishes))
        ben = {"seat": 1, "name": "Ben"}
        page = await patiently(partial(guest.come_to, f"/api/tables/{made.id}/sit", ben))
        table = cls(number, page, (host, guest), random.Random(seed))
        for _ in range(plan.watchers_of(number)):
            table._watchers.append(Browser(place, await patiently(partial(new_key, place)), languages[0]))
        for each in (*table._players, *table._watchers):
            await patiently(partial(each.listen, page.id, tally))
        for _ in range(plan.warm_up):
            await patiently(table.step)
        return table

    async def step(self) -> tuple[float, float] | None:
        """Whoever is asked takes an option: when it was asked for and answered. Nothing: the game is over."""
        page = await self._players[0].sees(self._version)
        asked = page.question
        if page.status == OVER or asked is None:
            self.is_over = True
            return None
        player = self._players[asked.seat]
        seen = await player.sees(self._version)
        act = {
            "seat": asked.seat,
            "at": seen.version,
            "action": self._chance.choice(OPTIONS.decode(seen.options)).words,
            "request": f"{self._chance.getrandbits(128):032x}",
        }
        began = time.perf_counter()
        self._version, answered = await player.act(f"/api/tables/{self._id}", act)
        return began, answered

    async def live(self, plan: Plan, began: float, tally: Tally) -> None:
        """Everybody asks at moments of their own: those of all tables are spread evenly."""
        share = self._number / plan.tables
        until = began + plan.seconds
        acts = Rhythm(Need.ACT, began + share * plan.every, plan.every, until)
        looks = Rhythm(Need.LOOK, began + share * plan.look_every, plan.look_every, until)
        asking = [
            self._ask(acts, partial(self._act, tally), tally),
            self._ask(looks, partial(self._look, tally), tally),
        ]
        for number, watcher in enumerate(self._watchers, start=1):
            theirs = (share + number / (len(self._watchers) + 1)) % 1
            watches = replace(looks, need=Need.WATCH, first=began + theirs * plan.look_every)
            asking.append(self._ask(watches, partial(self._watch, watcher, tally), tally))
        await asyncio.gather(*asking)
        with tally.mishaps_of(Need.ACT):
            await self._check_sockets(tally)
        tally.over += self.is_over

    async def _ask(self, rhythm: Rhythm, ask: Callable[[float], Awaitable[None]], tally: Tally) -> None:
        """Whenever it is due, and after the answer to what was due before."""
        number = 0
        while not self.is_over and (due := rhythm.due(number)) < rhythm.until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            number += 1
            with tally.mishaps_of(rhythm.need) as mishap:
                await ask(due)
            back = min(time.perf_counter() + mishap.wait, rhythm.until)
            while mishap.wait and rhythm.due(number) < back:
                tally.not_asked[rhythm.need] += 1
                number += 1

    async def _act(self, tally: Tally, due: float) -> None:
        await self._check_sockets(tally)
        if (asked := await self.step()) is not None:
            tally.note(Need.ACT, due, *asked)
            self._asked_at = (self._version, asked[0])

    async def _look(self, tally: Tally, due: float) -> None:
        """Somebody opens the page anew, with all that has happened."""
        self._looks += 1
        seat = (self._number + self._looks) % len(self._players)
        began = time.perf_counter()
        answered = await self._players[seat].look(f"/api/tables/{self._id}?seat={seat}")
        tally.note(Need.LOOK, due, began, answered)

    async def _watch(self, watcher: Browser, tally: Tally, due: float) -> None:
        """Somebody without a seat does."""
        began = time.perf_counter()
        tally.note(Need.WATCH, due, began, await watcher.look(f"/api/tables/{self._id}"))

    async def _check_sockets(self, tally: Tally) -> None:
        """Has the last action come over both sockets?"""
        version, began = self._asked_at
        if not began:
            return
        self._asked_at = (0, 0.0)
        for player in self._players:
            await player.sees(version)
            arrived = next(when for seen, when in player.arrived if seen >= version)
            player.arrived.clear()
            tally.sockets.add(arrived - began)

    def leave(self) -> None:
        for each in (*self._players, *self._watchers):
            each.leave()


@dataclass(frozen=True)
class Rhythm:
    """When something is due: every few seconds, from a moment of its own on, until time is up."""

    need: Need
    first: float
    every: float
    until: float

    def due(self, number: int) -> float:
        return self.first + number * self.every


@asynccontextmanager
async def set_up(place: Place, plan: Plan, share: Share, tally: Tally) -> AsyncIterator[list[LiveTable]]:
    """The tables, with a few moves made at each: nobody is in the first moment of a game for long."""
    turn = asyncio.Semaphore(share.at_once)

    async def begin(number: int) -> LiveTable:
        async with turn:
            return await LiveTable.begin(place, plan, number, tally)

    tables = await asyncio.gather(*map(begin, share.tables(plan)))
    try:
        yield tables
    finally:
        for table in tables:
            table.leave()
        # What was said in farewell is sent.
        await asyncio.sleep(0)
