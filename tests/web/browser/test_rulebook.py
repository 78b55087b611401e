"""The rules to read: with drawings, on a phone, on paper, and for everybody."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from monumental.learn.rulebook import books, find_book
from tests.lanes import first_before_release
from tests.web.browser.accessible import check
from tests.web.browser.person import Person
from tests.web.browser.tab import PATIENCE_MS

pytestmark = pytest.mark.long

PHONE = {"width": 390, "height": 844}

#: Each part of each drawing: its name, its size, how much lies in it and how much of that is framed.
DRAWN = """() => [...document.querySelectorAll("[data-testid=drawing]")].map((figure) => ({
    parts: [...figure.querySelectorAll("[data-part]")].map((part) => {
        const { width, height } = part.getBoundingClientRect();
        return [part.dataset.part, width, height, part.querySelectorAll("*").length];
    }),
    framed: figure.querySelectorAll(".told, .named").length,
}))"""


def read(person: Person, rules: str) -> Page:
    page = person.page
    page.goto(f"/rules/read/{rules}")
    # The first who asks in a language waits until it is made.
    expect(page.get_by_test_id("drawing").first).to_be_visible(timeout=PATIENCE_MS)
    page.wait_for_load_state("networkidle")
    return page


@pytest.mark.parametrize("rules", books())
def test_drawings_show_their_parts_and_frame_what_they_point_at(ann: Person, rules: str) -> None:
    page = read(ann, rules)

    wanted = [section.drawing for section in find_book(rules).sections if section.drawing is not None]
    drawn = page.evaluate(DRAWN)
    assert [[part[0] for part in each["parts"]] for each in drawn] == [list(each.show) for each in wanted]
    for each, drawing in zip(drawn, wanted, strict=True):
        for name, width, height, things in each["parts"]:
            assert width > 100, name
            assert height > 30, name
            assert things > 5, name
        assert each["framed"] >= len(drawing.point)


def test_a_paragraph_leads_to_its_clauses_and_words(ann: Person) -> None:
    page = read(ann, "duel")
    trade = page.locator("section").filter(has=page.locator("#trade"))
    trade.get_by_role("button", name="claim").click()
    glossary = page.get_by_test_id("glossary")
    expect(glossary).to_contain_text("Claim a Free City")
    page.keyboard.press("Escape")
    trade.get_by_role("link", name="DUEL-SCOUT-08").click()
    expect(page.locator('[id="DUEL-SCOUT-08"]')).to_be_in_viewport()


def test_an_address_leads_to_a_section(ann: Person) -> None:
    ann.page.goto("/rules/read/classic#explorers")
    expect(ann.page.locator("#explorers")).to_be_in_viewport(timeout=PATIENCE_MS)
    ann.page.get_by_role("navigation").get_by_role("link", name="A turn", exact=True).click()
    expect(ann.page.locator("#turn")).to_be_in_viewport()
    expect(ann.page.locator("#explorers")).not_to_be_in_viewport()


def test_on_paper_there_is_no_navigation_and_no_colour_of_the_night(people: Callable[..., Person]) -> None:
    page = read(people(color_scheme="dark"), "duel")

    page.emulate_media(media="print")

    for link in page.get_by_role("navigation").all():
        expect(link).to_be_hidden()
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    expect(page.locator("#trade")).to_be_visible()
    expect(page.get_by_test_id("drawing").first).to_be_visible()
    style = "(e) => [getComputedStyle(e).color, getComputedStyle(document.body).backgroundColor]"
    paragraph = page.locator("section p").first
    assert paragraph.evaluate(style) == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]
    assert page.get_by_test_id("drawing").first.evaluate("(e) => getComputedStyle(e).breakInside") == "avoid"


@pytest.mark.parametrize("language", ["en-US", "ja-JP"])
@pytest.mark.parametrize("rules", books())
def test_a_phone_scrolls_one_way_only(people: Callable[..., Person], rules: str, language: str) -> None:
    page = read(people(viewport=PHONE, locale=language), rules)

    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


@pytest.mark.parametrize("theme", first_before_release(["light", "dark"]))
def test_axe_finds_nothing_serious(people: Callable[..., Person], theme: str) -> None:
    somebody = people(color_scheme=theme)
    for rules in books():
        check(read(somebody, rules))


def test_rules_that_nobody_wrote_are_one_sentence(ann: Person) -> None:
    ann.expect_trouble("404")
    ann.page.goto("/rules/read/chess")
    sentence = ann.page.get_by_text('There are no rules to read for "chess"')
    expect(sentence).to_be_visible(timeout=PATIENCE_MS)


def test_the_way_there(ann: Person) -> None:
    ann.page.goto("/")
    ann.page.get_by_role("link", name="Rules to read").click()
    expect(ann.page.locator("h1")).to_have_text("Duel: the rules to read", timeout=PATIENCE_MS)
    ann.page.get_by_role("link", name="All rules, one by one").click()
    expect(ann.page.locator("h1")).to_have_text("Rules")
    ann.page.get_by_role("link", name="Rules to read").click()
    expect(ann.page.locator("h1")).to_have_text("Duel: the rules to read")
