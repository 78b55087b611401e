"""Somebody who never played: the home page offers a guide, who helps, goes and comes back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.browser.accessible import check
from tests.web.browser.person import Person

pytestmark = pytest.mark.long

WINDOWS = {"wide": (1366, 768), "phone": (390, 844)}


@pytest.mark.long
@pytest.mark.parametrize("window", WINDOWS)
def test_a_newcomer_plays_two_rounds_by_the_suggestions_alone(
    people: Callable[..., Person], window: str
) -> None:
    width, height = WINDOWS[window]
    ann = people(viewport={"width": width, "height": height})
    ann.go("/")
    expect(ann.page.get_by_test_id("learn")).to_have_attribute("href", "/learn")
    ann.page.get_by_test_id("play-guided").click()
    ann.page.wait_for_url("**/table/*")
    tab = ann.tab
    read: list[str] = []
    while tab.await_turn()["view"]["round"] < 3:
        suggestions = ann.page.get_by_test_id("suggestion")
        expect(suggestions.first).to_be_visible()
        words = suggestions.first.get_attribute("data-words") or ""
        assert words in tab.words
        assert 1 <= suggestions.count() <= 3
        word = ann.page.get_by_test_id("guide-word")
        if word.count():
            read.append(word.get_attribute("data-key") or "")
        before = tab.now["version"]
        suggestions.first.click()
        tab.done(before, words, confirm=False)  # one click, whatever it does

    expect(ann.page.get_by_test_id("guide-goal")).to_contain_text("most points")
    check(ann.page)
    read += read_on(ann)
    # Nothing is said twice, and who comes to the third round has passed.
    assert {"first-passed", "thing-city"} <= set(read)
    assert len(read) == len(set(read))


def read_on(person: Person) -> list[str]:
    """What has happened and was not told yet: a word comes with each decision, and more may have happened."""
    word = person.page.get_by_test_id("guide-word")
    read: list[str] = []
    while word.count():
        key = word.get_attribute("data-key") or ""
        read.append(key)
        person.page.get_by_test_id("guide-got-it").click()
        expect(person.page.locator(f"[data-testid=guide-word][data-key={key}]")).to_have_count(0)
    return read


def test_the_guide_is_dismissed_and_asked_back(ann: Person) -> None:
    ann.go("/")
    ann.page.get_by_test_id("play-guided").click()
    ann.page.wait_for_url("**/table/*")
    ann.tab.await_turn()
    guide = ann.page.get_by_test_id("guide")
    expect(ann.page.get_by_test_id("suggestion").first).to_be_visible()
    lit = ann.page.locator(".thing.glows")
    few = lit.count()

    # Only what is suggested is lit; the rest is one touch away.
    ann.page.get_by_test_id("guide-all").click()
    expect(ann.page.get_by_test_id("option")).to_have_count(len(ann.tab.words))
    expect(lit).not_to_have_count(few)

    ann.page.get_by_test_id("guide-dismiss").click()
    expect(guide).to_have_count(0)
    ann.page.reload()
    ann.tab.await_turn()
    expect(guide).to_have_count(0)

    ann.page.get_by_test_id("menu").click()
    ann.page.get_by_test_id("guide-switch").click()
    expect(ann.page.get_by_test_id("suggestion").first).to_be_visible()
    # Escape lets go of the guide where nothing is chosen.
    ann.page.get_by_test_id("question").focus()
    ann.page.keyboard.press("Escape")
    expect(guide).to_have_count(0)


def test_whoever_has_finished_a_game_is_offered_no_lessons_first(ann: Person) -> None:
    ann.go("/")
    expect(ann.page.get_by_test_id("newcomer")).to_be_visible()

    ann.page.evaluate("localStorage.setItem('monumental-played', 'yes')")
    ann.page.reload()

    ann.page.get_by_test_id("play-now").wait_for()
    expect(ann.page.get_by_test_id("newcomer")).to_have_count(0)
