"""What a lesson lights: the very things that are asked for, over all that lies there, and hiding nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from monumental.learn.lessons.files import courses
from tests.lanes import first_before_release
from tests.web.browser.person import Person
from tests.web.browser.test_learning import PHONE, answered, at_step, lesson_at

pytestmark = pytest.mark.long

WIDE = {"viewport": {"width": 1366, "height": 768}}

#: Rings whose line is painted above everything else, as boxes: left, top, right, bottom.
RINGS = """() => [...document.querySelectorAll("[data-testid=spotlight] .ring")].filter((ring) => {
    const { left, top, height } = ring.getBoundingClientRect();
    ring.style.pointerEvents = "all";
    const seen = document.elementFromPoint(left + 1, top + height / 2) === ring;
    ring.style.pointerEvents = "";
    return seen;
}).map((ring) => {
    const { left, top, right, bottom } = ring.getBoundingClientRect();
    return [left, top, right, bottom];
})"""


def is_ringed(page: Page, selector: str) -> bool:
    """Does a ring lie around all of this, where it can be seen?"""
    page.wait_for_timeout(400)  # longer than it takes to look again
    box = page.locator(selector).locator("visible=true").first.bounding_box()
    assert box is not None
    x, y = box["x"], box["y"]
    return any(
        left <= x + 1 and top <= y + 1 and right >= x + box["width"] - 1 and bottom >= y + box["height"] - 1
        for left, top, right, bottom in page.evaluate(RINGS)
    )


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize(
    ("key", "step", "words"), [("city", 2, "pass"), ("cards", 1, "progress"), ("end", 0, "pass")]
)
def test_a_button_that_is_asked_for_has_a_ring(
    people: Callable[..., Person], size: dict[str, object], key: str, step: int, words: str
) -> None:
    page = people(**size).page
    lesson_at(page, courses()["duel"].lessons[key], step)

    assert is_ringed(page, f'[data-words="{words}"]')
    page.get_by_test_id("lesson-show").click()
    assert is_ringed(page, f'[data-words="{words}"]')


def test_on_a_phone_no_button_beside_the_question_is_cut(people: Callable[..., Person]) -> None:
    page = people(**PHONE).page
    lesson_at(page, courses()["duel"].lessons["cards"], 1)

    rights = page.locator(".bar .always > button").evaluate_all(
        "(all) => all.map((each) => each.getBoundingClientRect().right)"
    )
    assert len(rights) == 3
    assert max(rights) <= 390


def test_a_knowledge_and_the_card_on_it_stand_in_one_light(people: Callable[..., Person]) -> None:
    page = people(**WIDE).page
    lesson_at(page, courses()["duel"].lessons["knowledge"], 1)

    assert is_ringed(page, '[data-targets~="place:0:b2k"]')
    expect(page.locator("[data-testid=spotlight] .ring")).to_have_count(1)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_answer_to_a_try_covers_neither_the_words_nor_the_question(
    people: Callable[..., Person], size: dict[str, object]
) -> None:
    page = people(**size).page
    lesson_at(page, courses()["duel"].lessons["buying"], 0)
    page.locator('.bar [data-words="pass"]').click()

    expect(answered(page)).to_be_visible()
    answer = page.locator(".reply").bounding_box()
    assert answer is not None
    for thing in (
        page.get_by_test_id("question"),
        page.get_by_test_id("lesson-words"),
        page.locator(".always"),
    ):
        box = thing.bounding_box()
        assert box is not None
        apart = box["y"] >= answer["y"] + answer["height"] or answer["y"] >= box["y"] + box["height"]
        assert apart, (box, answer)


def test_whoever_sees_where_it_is_done_can_have_it_done(people: Callable[..., Person]) -> None:
    page = people(**WIDE).page
    lesson_at(page, courses()["duel"].lessons["goal"], 0)
    expect(page.get_by_test_id("lesson-show")).to_have_text("Do it for me")

    page.get_by_test_id("lesson-show").click()
    at_step(page, 1)


@pytest.mark.parametrize("locale", first_before_release(["cs", "en", "es", "ja"]))
def test_the_types_of_provinces_stand_beside_their_signs(people: Callable[..., Person], locale: str) -> None:
    page = people(**WIDE, locale=locale).page
    lesson_at(page, courses()["duel"].lessons["provinces"], 1)

    signs = page.get_by_test_id("lesson-words").locator("[data-sign]")
    expect(signs.first).to_be_attached()
    drawn = signs.evaluate_all("(all) => all.map((each) => each.dataset.sign)")
    assert {"coastal", "mountain", "agricultural"} <= set(drawn)


def test_on_a_phone_what_is_asked_for_comes_into_view(people: Callable[..., Person]) -> None:
    page = people(**PHONE).page
    lesson_at(page, courses()["duel"].lessons["policies"], 2)
    page.wait_for_timeout(1200)  # until it has settled

    assert is_ringed(page, '.deck [data-targets~="card:tea-ceremony"]')
