"""Four languages: as the browser prefers, or as somebody chooses."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.lanes import first_before_release
from tests.web.browser.person import Person
from tests.web.browser.scenes import ME, bot

pytestmark = pytest.mark.long

LANGUAGES = ("en", "es", "cs", "ja")
LOCALES = {"en": "en-GB", "es": "es-ES", "cs": "cs-CZ", "ja": "ja-JP"}
PAGES = ("/", "/new", "/learn", "/puzzles", "/cards", "/rules", "/rules/read/duel", "/settings")


def navigation(page: Page) -> list[str]:
    return page.get_by_role("navigation").get_by_role("link").all_inner_texts()


@pytest.mark.parametrize("language", first_before_release(["cs", "en", "es", "ja"]))
def test_the_page_speaks_the_language_of_the_browser(people: Callable[..., Person], language: str) -> None:
    somebody = people(locale=LOCALES[language])
    page = somebody.page
    for path in PAGES:
        page.goto(path, wait_until="networkidle")
        expect(page.locator("html")).to_have_attribute("lang", language)
        somebody.look_around()
    english = people().go("/settings").get_by_role("navigation").get_by_role("link")
    expect(english).to_have_count(6)
    assert (navigation(page) == english.all_inner_texts()) == (language == "en")

    table = somebody.new_table("duel", [ME, bot("beginner")])
    tab = somebody.sit_at(table)
    tab.await_turn()
    assert tab.now["language"] == language
    expect(tab.question).to_contain_text(tab.now["question"]["sentence"])
    expect(tab.listed(tab.words[0])).to_contain_text(tab.now["options"][0]["text"])
    tab.play(tab.words[0])
    somebody.look_around()


def test_a_language_chosen_in_the_settings_changes_the_page_and_the_game(ann: Person) -> None:
    table = ann.new_table("duel", [ME, bot("beginner")])
    sentences, words = set(), set()
    for language in LANGUAGES:
        page = ann.go("/settings")
        page.locator(f'input[type="radio"][value="{language}"]').check(force=True)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.wait_for_load_state("networkidle")
        words.add(tuple(navigation(page)))
        ann.sit_at(table)
        ann.tab.await_turn()
        assert ann.tab.now["language"] == language
        sentences.add(ann.tab.question.inner_text())
        ann.look_around()
    assert len(sentences) == len(words) == len(LANGUAGES)
