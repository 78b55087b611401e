"""A seat of somebody who did not come back, found by who watches, a little behind, and taken over."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.api.days import days
from tests.web.api.server import Server
from tests.web.browser.accessible import check
from tests.web.browser.person import Person
from tests.web.browser.scenes import ME, OPEN
from tests.web.browser.test_phone import PHONE, fits
from tests.web.clock import Time

pytestmark = pytest.mark.long

LUCK = {"civilization": "random"}
DAY = 86_400


@pytest.fixture
def late(tmp_path: Path) -> Iterator[tuple[Server, Time]]:
    """A server that shows games five minutes later to who watches, and its clock."""
    time = Time()
    with days(f"sqlite:///{tmp_path / 'tables.db'}", time, watch_delay=300) as server:
        yield server, time


def test_a_seat_is_taken_over_by_who_comes_by(
    late: tuple[Server, Time], people: Callable[..., Person]
) -> None:
    server, time = late
    ann, bob = people(server.url), server.browser()
    seats = [{**ME, **LUCK, "name": "Ann"}, {**OPEN, **LUCK}]
    terms = {"first": 0, "listed": True, "clock": {"seconds": DAY}, "gone": "taken"}
    table = ann.new_table("duel", seats, name="Come and see", **terms)
    bob.sit(table, 1, "Bob")
    time.pass_by(server, days=1, minutes=1)
    time.pass_by(server, minutes=6)

    eve = people(server.url, **PHONE)
    page = eve.go("/")
    page.get_by_role("link", name="Come and see").tap()
    expect(page.get_by_text("You are watching, 5:00 behind")).to_be_visible()
    expect(page.get_by_test_id("vacant")).to_contain_text("Ann")
    check(page)
    fits(page)
    page.get_by_test_id("take-over").tap()

    expect(page.get_by_test_id("vacant")).to_have_count(0)
    expect(page.get_by_text("You are watching")).to_have_count(0)
    assert eve.look(table["id"])["mine"] == [0]
    lost = ann.go(f"/table/{table['id']}")
    expect(lost.get_by_test_id("replaced")).to_be_visible()
    check(lost)
