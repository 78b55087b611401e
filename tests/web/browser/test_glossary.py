"""Words of the game are links: in the question, the log, reasons and texts of cards, on any screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, expect

from tests.web.browser.person import Person
from tests.web.browser.scenes import ME, bot
from tests.web.browser.tab import Tab, prefer

pytestmark = pytest.mark.long

DESK = {"viewport": {"width": 1366, "height": 768}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WIDTH = "() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)"


def begun(somebody: Person) -> Tab:
    """A game of Duel in which I am to activate my city."""
    table = somebody.new_table(
        "duel",
        [{**ME, "civilization": "aztecs"}, {**bot("normal"), "civilization": "malians"}],
        first=0,
        seed=11,
    )
    tab = somebody.sit_at(table)
    tab.await_turn()
    return tab


def glossary(tab: Tab) -> Locator:
    return tab.page.get_by_test_id("glossary")


def test_a_word_of_the_question_is_explained(people: Callable[..., Person]) -> None:
    tab = begun(people(**DESK))
    page = tab.page

    tab.question.locator('[data-term="activate"]').click()

    expect(glossary(tab)).to_contain_text("Activate")
    expect(glossary(tab).locator('a[href="/rules#DUEL-ACT-02"]')).to_be_visible()
    page.keyboard.press("Escape")
    expect(glossary(tab)).to_have_count(0)


def test_words_of_the_log_and_of_cards_are_explained(people: Callable[..., Person]) -> None:
    tab = begun(people(**DESK))
    page = tab.page
    tab.play_on(prefer("activate"), until=lambda tab: tab.now["view"]["asked"]["question"] == "take-turn")

    tab.log().locator("[data-term]").last.click()
    expect(glossary(tab).locator("h2")).to_be_visible()
    page.keyboard.press("Escape")

    zoom = page.get_by_test_id("zoom")
    for slot in range(1, 7):
        tab.thing(f"display:{slot}").click(button="right")
        expect(zoom).to_be_visible()
        if zoom.locator("[data-term]").count():
            break
        page.keyboard.press("Escape")
        expect(zoom).to_have_count(0)
    zoom.locator("[data-term]").first.click()
    expect(glossary(tab)).to_be_visible()
    # A card that uses the word is shown in its stead.
    card = glossary(tab).locator("ul.row button").first
    name = card.inner_text()
    card.click()
    expect(glossary(tab)).to_have_count(0)
    expect(zoom).to_contain_text(name)
    page.keyboard.press("Escape")
    expect(zoom).to_have_count(0)


def test_a_word_of_a_reason_is_explained(people: Callable[..., Person]) -> None:
    tab = begun(people(**DESK))
    page = tab.page
    tab.play_on(prefer("activate"), until=lambda tab: tab.now["view"]["asked"]["question"] == "take-turn")
    glowing = {target for option in tab.now["options"] for target in option["targets"]}
    cells = [
        f"place:0:{each['cell']}" for each in tab.now["view"]["seats"][0]["city"] if not each["activated"]
    ]
    thing = tab.thing(next(cell for cell in cells if cell not in glowing))
    word = page.get_by_test_id("bubble").locator('[data-term="activate"]')

    # By keyboard: the rule comes first, then the words of the reason.
    page.keyboard.press("Tab")
    thing.focus()
    expect(word).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(word).to_be_focused()
    page.keyboard.press("Enter")
    expect(glossary(tab).locator("h2")).to_have_text("Activate")
    page.keyboard.press("Escape")
    expect(glossary(tab)).to_have_count(0)
    page.keyboard.press("Escape")

    # By the mouse: it goes there step by step.
    page.mouse.move(1, 1)
    page.mouse.click(1, 1)
    thing.hover()
    expect(word).to_be_visible()
    box = word.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y, steps=12)
    page.mouse.click(x, y)
    expect(glossary(tab).locator("h2")).to_have_text("Activate")


def test_the_glossary_is_opened_by_a_key_and_searched(people: Callable[..., Person]) -> None:
    tab = begun(people(**DESK))
    page = tab.page

    page.keyboard.press("w")
    expect(glossary(tab)).to_contain_text("The goal: have the most points")
    page.get_by_label("Find a word").fill("advant")
    terms = glossary(tab).locator("[data-term]")
    expect(terms.first).to_contain_text("Advantage")
    page.keyboard.press("Tab")
    expect(terms.first).to_be_focused()
    page.keyboard.press("Enter")
    expect(glossary(tab).locator("h2")).to_have_text("Advantage")
    expect(glossary(tab).locator("h2")).to_be_focused()
    page.get_by_test_id("all-words").click()
    expect(page.get_by_label("Find a word")).to_be_visible()
    page.get_by_label("Find a word").fill("no such word")
    expect(glossary(tab)).to_contain_text("There is no such word in this game.")

    answer = Axe().run(page, options={"resultTypes": ["violations"]}).response
    assert [each["id"] for each in answer["violations"] if each["impact"] in {"serious", "critical"}] == []


def test_a_word_is_explained_on_a_phone(people: Callable[..., Person]) -> None:
    tab = begun(people(**PHONE, locale="cs-CZ"))
    page = tab.page

    tab.question.locator('[data-term="activate"]').tap()
    expect(glossary(tab).locator("h2")).to_have_text("Aktivovat")
    assert page.evaluate(WIDTH) <= 390
    glossary(tab).get_by_role("button", name="Zavřít").tap()
    expect(glossary(tab)).to_have_count(0)

    page.get_by_test_id("menu").tap()
    page.get_by_test_id("words").tap()
    page.get_by_label("Najít slovo").fill("převah")
    glossary(tab).locator('[data-term="advantage"]').tap()
    expect(glossary(tab).locator("h2")).to_have_text("Převaha")
    assert page.evaluate(WIDTH) <= 390
