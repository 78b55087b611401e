"""A table with a clock, as somebody makes and sees it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.browser.accessible import check
from tests.web.browser.person import Person

pytestmark = pytest.mark.long


def test_a_table_with_a_clock_says_so_before_and_while_it_is_played(people: Callable[..., Person]) -> None:
    ann, bob = people(viewport={"width": 390, "height": 844}), people()
    page = ann.go("/new")
    page.get_by_test_id("seat-2").select_option("open")
    page.get_by_label("3 days for each action").check()
    check(page)
    page.get_by_test_id("create").click()

    expect(page.get_by_test_id("clock")).to_contain_text("3 days for each action")
    bob.go(page.url).get_by_test_id("sit-1").click()
    for person in (ann, bob):
        person.tab.settle()
        expect(person.page.get_by_test_id("time-left")).to_contain_text("2 days")
    check(page)
