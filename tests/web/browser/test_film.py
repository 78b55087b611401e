"""What others do is seen happening, by those who want to see it, and keeps nobody waiting."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.person import Person
from tests.web.browser.scenes import ME, bot
from tests.web.browser.tab import Tab

pytestmark = pytest.mark.long

LUCK = {"civilization": "random"}

#: Which versions the board was seen to show while a film ran, and what stood below it.
WATCH = """() => {
    window.seen = [];
    const look = () => {
        const film = document.querySelector("[data-testid=film]");
        const text = film?.innerText.trim();
        if (text && window.seen.at(-1) !== text) window.seen.push(text);
        requestAnimationFrame(look);
    };
    look();
}"""


def begun(somebody: Person, **wishes: str) -> Tab:
    somebody.go("/settings")
    stored = json.dumps({"motion": "full", **wishes})
    somebody.page.evaluate(f"localStorage.setItem('monumental-settings', {json.dumps(stored)})")
    seats = [{**ME, **LUCK}, {**bot("normal"), **LUCK}]
    tab = somebody.sit_at(somebody.new_table("classic", seats, seed=9, first=0))
    tab.await_turn()
    somebody.page.evaluate(WATCH)
    return tab


def end_my_turn(tab: Tab) -> int:
    """Through the server, so that nothing is touched here; gives the version before."""
    while (words := tab.first("end")) is None:
        tab.play(tab.first("choose", "capital", "activate") or tab.words[0])
    before = int(tab.now["version"])
    tab.page.keyboard.press("Escape")
    tab.listed(words).click()
    tab.say_yes()
    tab.wait_until(lambda now: now["version"] > before)
    return before


def seen(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.seen")
    return found


def test_a_bots_turn_is_shown_action_by_action_and_again_from_the_log(people: Callable[..., Person]) -> None:
    ann = people(reduced_motion="no-preference")
    tab = begun(ann)
    film = ann.page.get_by_test_id("film")
    before = end_my_turn(tab)

    expect(film).to_be_visible()
    tab.wait_until(lambda now: tab.my_turn and bool(now["options"]))
    expect(film).to_have_count(0, timeout=30_000)
    told = {
        line["text"]
        for line in ann.look(tab.now["id"])["log"]["lines"]
        if line["version"] > before and line["seat"] == 1
    }
    shown = " ".join(seen(ann.page))
    assert len(seen(ann.page)) > 3
    assert sum(sentence in shown for sentence in told) > len(told) / 2

    # The board is mine again, and the same film can be seen once more.
    expect(ann.page.locator(".thing.glows").first).to_be_visible()
    ann.page.get_by_test_id("again").click()
    expect(film).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(film).to_have_count(0)


def test_a_touch_ends_it_and_does_nothing_else(people: Callable[..., Person]) -> None:
    ann = people(reduced_motion="no-preference")
    tab = begun(ann)
    film = ann.page.get_by_test_id("film")
    end_my_turn(tab)
    tab.await_turn()
    version = tab.now["version"]
    ann.page.get_by_test_id("again").click()
    expect(film).to_be_visible()

    ann.page.locator(".realm.mine .cell .thing").first.click()

    expect(film).to_have_count(0)
    assert ann.look(tab.now["id"])["version"] == version
    expect(ann.page.get_by_test_id("zoom")).to_have_count(0)
    expect(ann.page.locator(".thing.glows").first).to_be_visible()


def test_who_wants_none_sees_the_present_at_once(people: Callable[..., Person]) -> None:
    ann = people(reduced_motion="no-preference")
    tab = begun(ann, film="off")
    end_my_turn(tab)
    tab.wait_until(lambda now: tab.my_turn and bool(now["options"]))

    expect(ann.page.locator(".thing.glows").first).to_be_visible()
    assert seen(ann.page) == []
    expect(ann.page.get_by_test_id("since")).to_be_visible()
