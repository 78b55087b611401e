"""Several browsers at one table: live, with spectators, in two tabs."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.browser.person import Person
from tests.web.browser.scenes import ME
from tests.web.browser.tab import Tab, prefer

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
    seen = [tab.log.evaluate(LINES) for tab in tabs]
    assert seen[0]
    assert seen[1] == seen[0] == seen[2]
    assert dot.tab.log.evaluate(LINES) == seen[0]
    assert dot.tab.now["viewer"] is None
    assert dot.tab.now["options"] == []
    expect(dot.page.get_by_test_id("option")).to_have_count(0)
    expect(dot.page.get_by_test_id("undo")).to_have_count(0)
    things = dot.page.locator('button[data-target^="display:"]').first
    things.click()
    expect(dot.page.get_by_test_id("zoom")).to_be_visible()
    assert dot.look(dot.tab.now["id"])["version"] == version


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
