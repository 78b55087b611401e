"""Somebody goes on vacation on the phone, the other one sees it at the table, and they come back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.api.server import ME, OPEN
from tests.web.browser.accessible import check
from tests.web.browser.person import Person

pytestmark = pytest.mark.long


def test_a_vacation_is_begun_seen_by_others_and_ended(people: Callable[..., Person]) -> None:
    ann, bob = people(viewport={"width": 390, "height": 844}), people()
    random = {"civilization": "random"}
    seats = [{**ME, **random, "name": "Ann"}, {**OPEN, **random}]
    table = ann.new_table("duel", seats, first=0, clock={"seconds": 86_400})
    bob.ask("POST", "/key")
    bob.ask("POST", f"/tables/{table['id']}/sit", {"seat": 1, "name": "Bob"})
    page = ann.go("/me")
    days = page.get_by_test_id("vacation-days")
    days.fill("3")
    days.press("Enter")

    expect(page.get_by_test_id("on-vacation")).to_be_visible()
    check(page)
    bob.go(f"/table/{table['id']}")
    bob.tab.settle()
    expect(bob.page.get_by_text("away until")).to_be_visible()
    expect(bob.page.get_by_test_id("time-left")).to_contain_text("3 days")
    page.get_by_test_id("end-vacation").click()
    expect(page.get_by_text("19 days left, of 20 a year.")).to_be_visible()
    expect(bob.page.get_by_text("away until")).to_have_count(0)
    assert bob.look(table["id"])["seats"][0]["away"] is None
