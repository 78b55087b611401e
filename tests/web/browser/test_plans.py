"""Somebody lays down what shall be done when their turn comes, and nobody else sees it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.accessible import check
from tests.web.browser.person import Person
from tests.web.browser.tab import PATIENCE_MS
from tests.web.browser.test_absence import of_two
from tests.web.browser.test_phone import PHONE, fits

pytestmark = pytest.mark.long


def open_sheet(page: Page) -> None:
    page.get_by_test_id("plans").click()
    expect(page.get_by_test_id("plan-choice")).to_be_visible()


def test_a_row_and_a_column_are_laid_down_by_keyboard_and_activated_by_themselves(
    people: Callable[..., Person],
) -> None:
    ann, bob = people(), people()
    table = of_two(ann, bob)
    ann.sit_at(table)
    page = bob.sit_at(table).page
    page.get_by_test_id("plans").focus()
    page.keyboard.press("Enter")
    choice = page.get_by_test_id("plan-choice")
    choice.focus()
    choice.select_option("activate 2 b")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    plan = page.locator("[data-testid=plan][data-plan='activate 2 b']")
    expect(plan).to_contain_text("Activate row 2 and column b")
    check(page)

    ann.act(ann.look(table), "activate 1 a")

    # The table is quiet for ten seconds, then it is done, and only Bob reads that it was planned.
    expect(plan).to_contain_text("Done.", timeout=2 * PATIENCE_MS)
    page.keyboard.press("Escape")
    ann.tab.await_version(bob.look(table)["version"])
    open_sheet(ann.page)
    expect(ann.page.get_by_test_id("plan")).to_have_count(0)
    assert bob.look(table)["question"]["seat"] == 0


def test_on_a_phone_plans_are_laid_down_and_struck_out_and_a_refusal_is_a_sentence(
    people: Callable[..., Person],
) -> None:
    ann, bob = people(), people(**PHONE)
    table = of_two(ann, bob)
    page = bob.sit_at(table).page
    open_sheet(page)
    page.get_by_test_id("plan-choice").select_option("pass")
    page.get_by_test_id("lay").tap()
    expect(page.get_by_test_id("plan")).to_have_count(1)
    check(page)
    fits(page)

    # Another device of Bob's has struck it out meanwhile.
    bob.expect_trouble(r"404")
    kept = bob.ask("GET", f"/tables/{table}/plans?seat=1")["plans"][0]["id"]
    bob.ask("POST", f"/tables/{table}/plans/{kept}/withdraw", {"seat": 1})
    page.get_by_test_id("strike").tap()
    expect(page.get_by_role("alert")).to_have_text("There is no such plan any more.")
    expect(page.get_by_test_id("plan")).to_have_count(0)
    page.get_by_test_id("plan-choice").select_option("buy workshop")
    page.get_by_test_id("lay").tap()
    expect(page.get_by_test_id("plan")).to_contain_text("Acquire Workshop, if it is still there")
    page.get_by_test_id("strike").tap()

    expect(page.get_by_test_id("plan")).to_have_count(0)
    assert bob.ask("GET", f"/tables/{table}/plans?seat=1")["plans"] == []
