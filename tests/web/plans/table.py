"""A Duel of Ann and Bob by a clock that goes on when a test says so, and what they lay down there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta

import httpx

from monumental.play.records.record import Move
from tests.web.api.days import of_two
from tests.web.api.server import Browser, Page, Server, done, serving
from tests.web.clock import Time


class Pair:
    """Ann is asked first; Bob plans."""

    def __init__(self, server: Server, time: Time) -> None:
        self.server = server
        self.time = time
        self.ann, self.bob = server.browser(), server.browser()
        self.page = of_two(self.ann, self.bob, seed=4)

    @property
    def table(self) -> str:
        return str(self.page["id"])

    def plans(self, who: Browser, seat: int) -> Page:
        found: Page = who.get(f"/api/tables/{self.table}/plans", seat=seat)
        return found

    def try_lay(self, who: Browser, seat: int, plan: str, **query: object) -> httpx.Response:
        return who.ask("POST", f"/api/tables/{self.table}/plans", {"seat": seat, "plan": plan}, **query)

    def lay(self, plan: str) -> Page:
        """Bob lays down a plan; gives all of his."""
        page: Page = done(self.try_lay(self.bob, 1, plan))
        return page

    def try_strike(self, who: Browser, seat: int, plan: str) -> httpx.Response:
        return who.ask("POST", f"/api/tables/{self.table}/plans/{plan}/withdraw", {"seat": seat})

    def outcomes(self) -> list[tuple[str, bool, str | None]]:
        """Bob's plans, whether they stand, and what became of them."""
        return [(each["plan"], each["stands"], each["outcome"]) for each in self.plans(self.bob, 1)["plans"]]

    def play(self, who: Browser, words: str | None = None) -> Page:
        return who.act(who.look(self.page), words)

    def wait(self, seconds: float = 10) -> None:
        """So long nobody does anything; then plans are looked at."""
        self.time.now += timedelta(seconds=seconds)
        self.server.wait(self.server.app.state.plans.look())

    @property
    def moves(self) -> list[Move]:
        return list(self.server.room(self.table).table.moves)

    def whole(self) -> tuple[object, ...]:
        return self.server.whole(self.table)


@contextmanager
def pair(database: str) -> Iterator[Pair]:
    time = Time()
    with serving(database, clock=time) as server:
        yield Pair(server, time)
