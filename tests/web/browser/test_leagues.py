"""Friends have a league: one opens it, the others come in by its link, and it goes on to its end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.accessible import check
from tests.web.browser.person import Person
from tests.web.browser.test_layout import LANGUAGES, LAPTOP, resize, set_up
from tests.web.browser.test_phone import PHONE, fits
from tests.web.waiting import wait_until

pytestmark = pytest.mark.long


def come_in(who: Person, link: str, name: str) -> Page:
    page = who.go(link)
    page.get_by_test_id("my-name").fill(name)
    page.get_by_test_id("join").click()
    expect(page.get_by_test_id("leave")).to_be_visible()
    return page


def test_friends_open_a_league_by_keyboard_and_play_it_to_its_end(people: Callable[..., Person]) -> None:
    ann, bob, cleo = people(), people(**PHONE), people()
    resize(ann.page, LAPTOP)
    page = ann.go("/leagues")
    page.get_by_test_id("open-league").click()
    page.get_by_test_id("my-name").fill("Ann")
    name = page.get_by_test_id("league-name")
    name.fill("Thursdays")
    check(page)
    name.press("Enter")
    link = page.locator("input[readonly]").input_value()
    expect(page.get_by_test_id("begin")).to_be_disabled()
    phone = come_in(bob, link, "Bob")
    come_in(cleo, link, "Cleo")
    check(phone)
    fits(phone)
    page.reload()
    expect(page.get_by_test_id("person")).to_have_count(3)
    check(page)

    page.get_by_test_id("begin").focus()
    page.keyboard.press("Enter")

    expect(page.get_by_test_id("standings").locator("tbody tr")).to_have_count(3)
    expect(page.get_by_test_id("pair")).to_have_count(2)
    check(page)
    league = page.url.rpartition("/")[2].partition("?")[0]
    games = ann.ask("GET", f"/leagues/{league}")["games"][0]["games"]
    here = next(game["table"] for game in games if game["table"])
    page.locator(f"a[href='/table/{here}']").click()
    page.wait_for_url(f"**/table/{here}")

    # Whoever leaves comes last, and of one person nobody makes a league.
    for who in (bob, cleo):
        who.go(f"/league/{league}")
        who.page.get_by_test_id("leave").click()
        who.page.get_by_test_id("yes").click()
        expect(who.page.get_by_test_id("leave")).to_have_count(0)
    wait_until(lambda: ann.ask("GET", f"/leagues/{league}")["status"] == "over")
    for language in LANGUAGES:
        set_up(bob, language)
        for path in ("/leagues/new", f"/league/{league}"):
            bob.go(path)
            expect(phone.locator("main h1")).to_be_visible()
            expect(phone.locator("html")).to_have_attribute("lang", language)
            phone.wait_for_load_state("networkidle")
            fits(phone)
            bob.look_around()
    set_up(bob, "en")
    bob.go(f"/league/{league}")
    expect(phone.get_by_test_id("winner")).to_have_text("Ann has won the league.")
    check(phone)
