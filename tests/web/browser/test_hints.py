"""Suggest a move: the coach in the menu of a table with bots, on a wide screen and on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.browser.accessible import check
from tests.web.browser.person import Person

pytestmark = pytest.mark.long

WINDOWS = {"wide": (1366, 768), "phone": (390, 844)}
ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "normal"}


@pytest.mark.parametrize("window", WINDOWS)
def test_a_hint_has_chances_and_reasons_and_can_be_played(people: Callable[..., Person], window: str) -> None:
    width, height = WINDOWS[window]
    ann = people(viewport={"width": width, "height": height})
    tab = ann.sit_at(ann.new_table("duel", [ME, BOT], seed=5, first=0))
    words = ""
    # First for a civilization, then in the City.
    for _ in range(2):
        tab.await_turn()
        ann.page.get_by_test_id("menu").click()
        ann.page.get_by_test_id("ask-hint").click()
        hints = ann.page.get_by_test_id("hint")
        expect(hints.first).to_be_visible()
        expect(ann.page.get_by_test_id("chances")).to_contain_text("%")
        check(ann.page)
        words = hints.first.get_attribute("data-words") or ""
        assert words in tab.words
        before = tab.now["version"]
        hints.first.click()
        tab.done(before, words, confirm=False)
        expect(ann.page.get_by_test_id("hints")).to_have_count(0)
    assert words.startswith("activate")


def test_among_people_there_is_no_such_button(ann: Person) -> None:
    tab = ann.sit_at(ann.new_table("duel", [ME, ME], seed=5, first=0))
    tab.await_turn()

    ann.page.get_by_test_id("menu").click()

    expect(ann.page.get_by_test_id("guide-switch")).to_be_visible()
    expect(ann.page.get_by_test_id("ask-hint")).to_have_count(0)
