"""A table that waits for people: getting up, showing out, bots for free seats, passwords and invitations."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.browser.accessible import check
from tests.web.browser.person import Person
from tests.web.browser.scenes import ME, OPEN

pytestmark = pytest.mark.long


def test_a_locked_table_is_made_and_entered_by_password_and_by_link(people: Callable[..., Person]) -> None:
    ann, bob, eve = people(), people(), people()
    page = ann.go("/new")
    page.get_by_test_id("seat-2").select_option("open")
    page.get_by_test_id("password").fill("open sesame")
    page.get_by_test_id("create").click()
    link = page.locator("input[readonly]").input_value()
    table = page.url.rpartition("/")[2]
    bob.expect_trouble("403")
    eve.expect_trouble("403")

    # By its bare address, it asks.
    bob.go(f"/table/{table}").get_by_test_id("sit-1").click()
    expect(bob.page.get_by_text("This table asks for a password.")).to_be_visible()
    bob.page.get_by_test_id("password").fill("sesame")
    bob.page.get_by_test_id("sit-1").click()
    expect(bob.page.get_by_text("That is not the password of this table.")).to_be_visible()
    # Invited by the link, nobody is asked.
    eve.go(link)
    expect(eve.page.get_by_test_id("password")).to_have_count(0)
    eve.page.get_by_test_id("sit-1").click()
    eve.tab.settle()

    assert eve.look(table)["mine"] == [1]


def test_whoever_made_a_table_says_who_plays_there(people: Callable[..., Person]) -> None:
    ann, bob = people(viewport={"width": 390, "height": 844}), people()
    table = ann.new_table("classic", [{**ME, "name": "Ann"}, OPEN, OPEN], first=0)
    bob.go(f"/table/{table['id']}").get_by_test_id("sit-1").click()
    page = ann.go(f"/table/{table['id']}")

    page.get_by_test_id("show-out-1").click()
    check(page)
    page.get_by_test_id("yes").click()
    expect(bob.page.get_by_text("You can watch, but not sit down.")).to_be_visible()
    expect(bob.page.get_by_test_id("sit-1")).to_have_count(0)
    for seat in (1, 2):
        page.get_by_test_id(f"fill-{seat}").focus()
        page.keyboard.press("Enter")
        page.get_by_test_id("bot-beginner").focus()
        check(page)
        page.keyboard.press("Enter")
        expect(page.get_by_test_id(f"fill-{seat}")).to_have_count(0)
    ann.tab.settle()

    assert [seat["kind"] for seat in ann.look(table["id"])["seats"]] == ["person", "bot", "bot"]


def test_who_gets_up_may_sit_down_again_and_a_table_called_off_is_gone(people: Callable[..., Person]) -> None:
    ann, bob = people(), people()
    table = ann.new_table("classic", [ME, OPEN, OPEN])
    page = bob.go(f"/table/{table['id']}")
    page.get_by_test_id("sit-1").click()
    page.get_by_test_id("leave-1").click()
    page.get_by_test_id("sit-2").click()
    expect(page.get_by_test_id("leave-2")).to_be_visible()
    bob.expect_trouble("404")

    ann.go(f"/table/{table['id']}").get_by_test_id("call-off").click()
    ann.page.get_by_test_id("yes").click()

    expect(ann.page.get_by_test_id("play-now")).to_be_visible()
    expect(page.get_by_text("This table was called off.")).to_be_visible()
