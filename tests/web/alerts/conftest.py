"""A server whose host lets it send to this machine, a clock that tests set, and receivers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager
from typing import Any

import pytest
from sqlalchemy import func, select

from monumental.web.alerts.mail import MailServer
from monumental.web.settings import AlertSettings
from monumental.web.store.schema import alerts
from tests.web.alerts.receivers import Mailbox, Receiver, mail_server, receiver
from tests.web.api.server import ME, OPEN, Browser, Page, Server, serving
from tests.web.clock import Time

HOME = "https://games.example.org"
THIS_MACHINE = ("127.0.0.0/8",)


def telling(
    database: str, time: Time, mail: MailServer | None = None, **settings: Any
) -> AbstractContextManager[Server]:
    told = settings.pop("alerts", AlertSettings(networks=THIS_MACHINE, mail=mail))
    return serving(database, clock=time, alerts=told, **{"origins": (HOME,), **settings})


def of_two(ann: Browser, bob: Browser, **wishes: object) -> Page:
    """A game of two people in which Ann is asked first."""
    random = {"civilization": "random"}
    page = ann.new_table("duel", [{**ME, **random, "name": "Ann"}, {**OPEN, **random}], first=0, **wishes)
    bob.sit(page, 1, "Bob")
    return ann.wait_until(page, lambda now: now["status"] == "playing")


def play_turn(who: Browser, page: Page) -> Page:
    """Somebody plays until another one is asked."""
    page = who.my_turn(who.wait_until(who.look(page), lambda now: now["status"] == "playing"))
    while page["question"]["seat"] in page["mine"]:
        page = who.act(page, page["options"][-1]["words"])
    return page


def tell_me_at(who: Browser, words: str) -> Page:
    page: Page = who.post("/api/me/alerts/channels", {"words": words, "address": HOME})
    return page


def events(hook: Receiver) -> list[str]:
    """What was told there, in order."""
    return [message["event"] for message in hook.messages()]


def letters(server: Server) -> int:
    """How many letters are to be sent."""
    count = select(func.count()).select_from(alerts)
    return server.wait(server.rooms.store.read(lambda connection: connection.execute(count).scalar_one()))


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def hook() -> Iterator[Receiver]:
    with receiver() as running:
        yield running


@pytest.fixture
def mailbox() -> Iterator[tuple[Mailbox, MailServer]]:
    with mail_server() as (box, port):
        yield box, MailServer("127.0.0.1", port, "games@example.org", encrypted=False)
