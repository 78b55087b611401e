"""A clock that goes on when a test says so, and a game of two people by it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta

from monumental.web.tables.timekeeper import look_at_clocks
from tests.web.api.server import ME, OPEN, Browser, Page, Server, serving

MORNING = datetime(2030, 5, 1, 8, tzinfo=UTC)


class Time:
    """A clock that goes on when somebody says so."""

    def __init__(self) -> None:
        self.now = MORNING

    def __call__(self) -> datetime:
        return self.now

    def pass_by(self, server: Server, **time: float) -> None:
        self.now += timedelta(**time)
        server.wait(look_at_clocks(server.rooms))


@contextmanager
def days(database: str, time: Time) -> Iterator[Server]:
    with serving(database, clock=time) as server:
        yield server


def of_two(ann: Browser, bob: Browser, **wishes: object) -> Page:
    """A game of two people in which Ann is asked first."""
    random = {"civilization": "random"}
    page = ann.new_table("duel", [{**ME, **random, "name": "Ann"}, {**OPEN, **random}], first=0, **wishes)
    bob.sit(page, 1, "Bob")
    return ann.look(page)
