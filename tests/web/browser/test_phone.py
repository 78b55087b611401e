"""A phone: 390 by 844, thumbs only."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from playwright.sync_api import TimeoutError as NotInTime

from tests.web.browser.person import Person
from tests.web.browser.pictures import picture
from tests.web.browser.scenes import AUTOMA, ME, OPEN, bot, finished
from tests.web.browser.tab import Tab, prefer

pytestmark = pytest.mark.long

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

#: How long somebody looks for an answer before they open the list of all.
A_LOOK_MS = 3_000

#: Nothing sticks out at the side: neither the page as a whole nor anything that could be touched.
WIDTH = "() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)"


@pytest.fixture
def eve(people: Callable[..., Person]) -> Person:
    return people(**PHONE)


def fits(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    assert page.evaluate(WIDTH) <= 390, page.url


def every_part(page: Page) -> None:
    """All tabs of a table."""
    tabs = page.get_by_role("tab").all()
    assert len(tabs) >= 4
    for tab in [*tabs, tabs[0]]:
        tab.tap()
        expect(tab).to_have_attribute("aria-selected", "true")
        fits(page)


def tap(tab: Tab, words: str) -> None:
    """Take an option with the thumb: what it touches, in whichever part that lies, or in the list."""
    before, needs_list = tab.now["version"], tab.needs_list(words)
    for target in tab.option(words)["targets"]:
        thing = tab.thing(target)
        if not thing.is_visible():
            for part in tab.page.get_by_role("tab").all():
                part.tap()
                if thing.is_visible():
                    break
        thing.tap()
    if needs_list:
        one_of = tab.page.locator(f'[data-testid="choice"][data-words="{words}"]')
        try:
            one_of.or_(tab.listed(words)).first.wait_for(timeout=A_LOOK_MS)
        except NotInTime:
            tab.page.locator("button.more[aria-expanded=false]").tap()
        if one_of.is_visible():
            tab.hesitate()
            one_of.tap()
        else:
            tab.listed(words).tap()
    tab.done(before, words)


def test_no_page_is_wider_than_a_phone(eve: Person) -> None:
    for path in ("/", "/new", "/cards", "/rules", "/settings"):
        fits(eve.go(path))
    lobby = eve.new_table("duel", [ME, OPEN])
    eve.go(f"/table/{lobby['id']}").locator("input[readonly]").wait_for()
    fits(eve.page)
    for rules in ("duel", "classic"):
        luck = {"civilization": "random"}
        tab = eve.sit_at(eve.new_table(rules, [{**ME, **luck}, {**bot("normal"), **luck}]))
        tab.await_turn()
        fits(eve.page)
        every_part(eve.page)
    eve.sit_at(eve.new_table("classic", [ME, AUTOMA]))
    every_part(eve.page)
    over = finished(eve)
    eve.go(f"/table/{over['id']}/replay?at={over['version'] // 2}").get_by_test_id("question").wait_for()
    fits(eve.page)
    every_part(eve.page)
    eve.sit_at(over).page.get_by_test_id("score-sheet").wait_for()
    fits(eve.page)
    assert eve.page.evaluate(WIDTH) <= 390


def test_a_duel_turn_is_played_with_the_thumb(eve: Person) -> None:
    eve.go("/").get_by_test_id("play-now").tap()
    eve.page.wait_for_url("**/table/*")
    tab = eve.tab
    choose = prefer("activate", "conquer", "acquire", "build", "develop")
    while tab.await_turn()["view"]["round"] < 3:
        assert not eve.page.locator(".acting").evaluate("(turn) => turn.scrollWidth > turn.clientWidth")
        tap(tab, choose(tab))
        fits(eve.page)
        if tab.now["view"]["round"] == 2:
            picture(eve.page, "phone")


def test_the_advantage_is_taken_with_the_thumb(eve: Person) -> None:
    """Several options touch the Advantage and a resource: how many tokens is asked then."""
    luck = {"civilization": "random"}
    tab = eve.sit_at(eve.new_table("duel", [{**ME, **luck}, {**bot("beginner"), **luck}], first=0, seed=4))
    tab.await_turn()
    while not (words := prefer("advantage", "activate")(tab)).startswith("advantage"):
        tap(tab, words)
        tab.await_turn()
    assert tab.needs_list(words)
    assert len(tab.option(words)["targets"]) == 2

    tap(tab, words)

    # The beginner may have taken it back by now, and gone on: that I took it stands in the record.
    record = eve.context.request.get(f"{eve.address}/api/tables/{tab.now['id']}/record").text()
    assert f'"{words}"' in record


def test_an_open_list_stays_open_when_the_same_question_is_told_once_more(eve: Person) -> None:
    told: list[WebSocketRoute] = []

    def listen(line: WebSocketRoute) -> None:
        line.connect_to_server()
        told.append(line)

    eve.page.route_web_socket(re.compile("/live"), listen)
    luck = {"civilization": "random"}
    table = eve.new_table("duel", [{**ME, **luck}, {**bot("normal"), **luck}], first=0, seed=4)
    eve.go(f"/table/{table['id']}")
    more = eve.page.locator("button[aria-expanded].more")
    more.tap()
    expect(more).to_have_attribute("aria-expanded", "true")

    told[-1].send(json.dumps({**eve.look(table["id"]), "name": "Once more"}))

    expect(eve.page).to_have_title(re.compile("Once more"))
    expect(more).to_have_attribute("aria-expanded", "true")


def test_a_long_press_shows_a_card(eve: Person) -> None:
    luck = {"civilization": "random"}
    table = eve.new_table("duel", [{**ME, **luck}, {**bot("normal"), **luck}], first=0, seed=4)
    tab = eve.sit_at(table)
    tab.await_turn()
    thing = tab.thing("place:0:b2")
    thing.dispatch_event("pointerdown", {"pointerType": "touch", "isPrimary": True})
    expect(eve.page.get_by_test_id("zoom")).to_be_visible()
