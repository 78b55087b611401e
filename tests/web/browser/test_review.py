"""The review page: from the end of a game, as it comes, by keyboard, and back to the board."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.accessible import check
from tests.web.browser.person import Person
from tests.web.browser.scenes import finished
from tests.web.browser.tab import Heard
from tests.web.browser.test_phone import PHONE, fits

pytestmark = pytest.mark.long

#: The processes of the bots look at a whole game.
REVIEWED_MS = 120_000


def see_boards(page: Page, count: int) -> None:
    """The board of a moment is drawn when somebody comes there, and can't be touched."""
    boards = page.get_by_test_id("moment-board")
    for place in range(count):
        board = boards.nth(place)
        board.scroll_into_view_if_needed()
        expect(board).to_have_attribute("data-drawn", "true")
        expect(board.locator('[data-part="city"]')).to_be_visible()
        expect(board.locator('[data-part="centre"]')).to_be_visible()
        expect(board.locator("[inert]")).to_have_count(1)


def test_a_game_that_is_over_is_reviewed(people: Callable[..., Person]) -> None:
    ann, bob = people(), people(**PHONE)
    now = finished(ann)
    page = ann.sit_at(now).page

    page.get_by_test_id("review").click()
    page.wait_for_url(f"**/table/{now['id']}/review")
    reviewed = page.get_by_test_id("reviewed")
    expect(reviewed).to_have_attribute("data-done", "true", timeout=REVIEWED_MS)
    expect(page.get_by_test_id("review-progress")).to_have_count(0)
    found = ann.ask("GET", f"/tables/{now['id']}/review")

    # The curve, by keyboard and as a table.
    slider = page.get_by_test_id("review-decision")
    slider.focus()
    page.keyboard.press("End")
    told = page.get_by_test_id("review-change")
    last = found["steps"][-1]
    expect(told).to_contain_text(f"round {last['round']}")
    expect(told.get_by_role("link")).to_have_attribute("href", f"/table/{now['id']}/replay?at={last['at']}")
    page.get_by_text("As a table").click()
    rows = page.get_by_test_id("review-rounds").locator("tbody tr")
    expect(rows).to_have_count(len({step["round"] for step in found["steps"]}))
    seats = page.get_by_test_id("review-seats").locator("tbody tr")
    expect(seats.first).to_contain_text(str(found["seats"][0]["accuracy"]))
    moments = page.get_by_test_id("review-moment")
    expect(moments).to_have_count(len(found["moments"]))
    see_boards(page, len(found["moments"]))
    check(page)

    # Whoever opens its address sees it at once, on a phone too.
    other = bob.go(f"/table/{now['id']}/review")
    expect(other.get_by_test_id("reviewed")).to_have_attribute("data-done", "true")
    fits(other)
    check(other)

    look_at_chances(bob, now, last["at"])
    ask_why(ann, now)

    # From a moment, one plays on against the computer.
    page = ann.go(f"/table/{now['id']}/review")
    moment = found["moments"][0]
    page.get_by_test_id("review-try").first.click()
    page.wait_for_url(lambda url: "/review" not in url)
    fork = ann.look(page.url.rsplit("/", 1)[-1])
    assert fork["mine"] == [moment["seat"]]
    assert fork["question"]["seat"] == moment["seat"]


def look_at_chances(person: Person, now: Heard, at: int) -> None:
    """A bar tells the chances, for who wants it, in the replay and at the table."""
    page = person.go("/settings")
    page.get_by_text("Show chances").click()
    bar = page.get_by_test_id("chances-bar")
    person.go(f"/table/{now['id']}/replay?at={at}")
    expect(bar).to_have_attribute("aria-label", re.compile(r"Chances to win: .* \d+ %"))
    fits(page)
    check(page)
    person.go(f"/table/{now['id']}")
    expect(page.get_by_test_id("headline")).to_be_visible()
    page.keyboard.press("Escape")
    expect(bar).to_be_visible()
    fits(page)


def ask_why(person: Person, now: Heard) -> None:
    """From the log, bots say why they did something."""
    page = person.go(f"/table/{now['id']}")
    expect(page.get_by_test_id("headline")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("chances-bar")).to_have_count(0)
    page.get_by_test_id("drawer-log").click()
    page.get_by_test_id("wonder").last.click()
    expect(page.get_by_test_id("why-that")).to_contain_text("What speaks for it at that seat")
    check(page)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("why-that")).to_have_count(0)


def test_a_game_that_goes_on_has_none(ann: Person) -> None:
    table = ann.new_table("duel", [{"kind": "me"}, {"kind": "me"}], seed=4, first=0)

    page = ann.go(f"/table/{table['id']}/review")

    expect(page.get_by_role("alert")).to_contain_text("The game is not over yet")
    expect(page.get_by_test_id("review-again")).to_have_count(0)
