"""Several browsers at one table: live, with spectators, in two tabs."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.browser.person import Person
from tests.web.browser.scenes import ME, OPEN, ended
from tests.web.browser.tab import Tab, prefer

pytestmark = pytest.mark.long

LINES = """(log) => [...log.querySelectorAll(":scope > div")].map((line) => line.innerText.trim())"""


def test_three_browsers_play_the_continuous_mode_and_a_fourth_looks_on(people: Callable[..., Person]) -> None:
    ann, bob, cid, dot = (people() for _ in range(4))

    # One makes the table, the others sit down by its link.
    page = ann.go("/new")
    page.locator('input[type="radio"][value="continuous"]').check()
    if page.get_by_test_id("seat-3").count() == 0:
        page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_test_id("seat-2").select_option("open")
    page.get_by_test_id("seat-3").select_option("open")
    page.get_by_test_id("create").click()
    page.wait_for_url("**/table/*")
    link = page.locator("input[readonly]").input_value()
    assert link == page.url
    for seat, person in ((1, bob), (2, cid)):
        person.page.goto(link)
        person.page.get_by_test_id(f"sit-{seat}").click()
    dot.page.goto(link)
    tabs = [person.tab for person in (ann, bob, cid)]
    for seat, tab in enumerate(tabs):
        tab.settle()
        assert tab.now["mine"] == [seat]

    # Each acts when asked, and everybody sees it without asking for it.
    acted: set[int] = set()
    version = 0
    choose = prefer("choose", "capital", "activate", "conquer", "send", "acquire")
    for _ in range(40):
        asked = tabs[0].now["question"]["seat"]
        tab = tabs[asked]
        tab.await_turn()
        if tab.now["view"]["asked"]["question"] not in {"choose-civilization", "choose-capital"}:
            acted.add(asked)
        version = tab.play(choose(tab))["version"]
        for other in (*tabs, dot.tab):
            other.await_version(version)
        if acted == {0, 1, 2}:
            break
    assert acted == {0, 1, 2}

    # Who looks on sees the same and can do nothing.
    seen = [tab.log().evaluate(LINES) for tab in tabs]
    assert seen[0]
    assert seen[1] == seen[0] == seen[2]
    assert dot.tab.log().evaluate(LINES) == seen[0]
    assert dot.tab.now["viewer"] is None
    assert dot.tab.now["options"] == []
    expect(dot.page.get_by_test_id("option")).to_have_count(0)
    expect(dot.page.get_by_test_id("undo")).to_have_count(0)
    things = dot.page.locator('button[data-target^="display:"]').first
    things.click()
    expect(dot.page.get_by_test_id("zoom")).to_be_visible()
    assert dot.look(dot.tab.now["id"])["version"] == version


def test_a_rematch_is_offered_by_one_and_joined_by_the_other(people: Callable[..., Person]) -> None:
    ann, bob, dot = (people() for _ in range(3))
    luck = {"civilization": "random"}
    table = ann.new_table("duel", [{**ME, **luck, "name": "Ann"}, {**OPEN, **luck}], first=0)["id"]
    bob.ask("POST", "/key")
    bob.ask("POST", f"/tables/{table}/sit", {"seat": 1, "name": "Bob"})
    ended(ann, bob, table)
    for person in (ann, bob, dot):
        person.sit_at(table)

    # Bob has closed the sheet, and hears of it all the same; who only watched is asked for nothing.
    here = bob.page.get_by_test_id("rematch-here")
    bob.page.keyboard.press("Escape")
    expect(here).to_have_text("Offer a rematch")
    expect(dot.page.get_by_test_id("score-sheet")).to_be_visible()
    expect(dot.page.get_by_test_id("rematch")).to_have_count(0)
    ann.page.get_by_test_id("score-sheet").get_by_role("button", name="Offer a rematch").click()
    ann.page.wait_for_url(lambda url: table not in url)

    # Ann waits there, for Bob.
    waits = ann.page.get_by_role("list").filter(has_text="Ann (you)")
    expect(waits).to_contain_text("Free, for Bob")
    expect(ann.page.get_by_text("Waiting for 1 more person.")).to_be_visible()

    # Bob is asked, joins, and the game begins for both.
    expect(bob.page.get_by_text("A rematch is offered. There already: Ann")).to_be_visible()
    expect(here).to_have_text("Join the rematch")
    bob.page.get_by_role("button", name="Score").click()
    bob.page.get_by_test_id("rematch").click()
    bob.page.wait_for_url(ann.page.url)
    seats = [person.tab.settle()["mine"] for person in (ann, bob)]
    assert sorted(seats) == [[0], [1]]
    assert ann.tab.now["status"] == "playing"
    assert bob.tab.now["id"] == ann.tab.now["id"] != table

    # Whoever looks at the old table again is led to the new one.
    bob.sit_at(table).page.get_by_test_id("score-sheet").get_by_role("button", name="To the rematch").click()
    bob.page.wait_for_url(ann.page.url)


def test_two_tabs_of_one_seat_show_the_same_game(ann: Person) -> None:
    one, other = ann.tab, ann.new_tab()
    table = ann.new_table("duel", [ME, ME], first=0, seed=5)
    for tab in (one, other):
        tab.page.goto(f"/table/{table['id']}")
        tab.await_turn()

    def both(version: int) -> None:
        for tab in (one, other):
            tab.wait_until(lambda now: now["version"] == version)
            tab.settle()

    for turn in range(6):
        acts: Tab = (one, other)[turn % 2]
        acts.await_turn()
        both(acts.play(prefer("choose", "activate", "acquire")(acts))["version"])
    # Each tab hands the seat over by itself: both look with the eyes of whoever is asked.
    for tab in (one, other):
        tab.await_turn()
    assert one.words == other.words
