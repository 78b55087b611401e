"""A server for which days go by, and a game of two people there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.web.api.server import ME, OPEN, Browser, Page, Server, serving
from tests.web.clock import Time


@contextmanager
def days(database: str, time: Time, **settings: Any) -> Iterator[Server]:
    with serving(database, clock=time, **settings) as server:
        yield server


def of_two(ann: Browser, bob: Browser, **wishes: object) -> Page:
    """A game of two people in which Ann is asked first."""
    random = {"civilization": "random"}
    page = ann.new_table("duel", [{**ME, **random, "name": "Ann"}, {**OPEN, **random}], first=0, **wishes)
    bob.sit(page, 1, "Bob")
    return ann.look(page)
