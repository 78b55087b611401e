"""A newcomer learns: lessons by keyboard and by touch, wrong tries, and a puzzle that is solved."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from monumental.learn.lessons.files import Lesson, courses
from monumental.learn.lessons.run import NEXT, Run
from monumental.learn.puzzles.shelf import shipped
from monumental.play.notation import read, write
from monumental.play.targets import targets
from tests.web.browser.accessible import check
from tests.web.browser.person import Person

pytestmark = pytest.mark.long

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

#: What is there once a page has been answered.
LOADED = '[data-testid^="learn-"], [data-testid^="lesson-"], [data-testid^="puzzle-"]'

#: Does a thing lie in the window, and does nothing but its own parts, or the light, lie over its middle?
IN_SIGHT = """(target) => {
    const found = [...document.querySelectorAll(
        `[data-targets~="${target}"], [data-target="${target}"], [data-pile="${target}"]`)];
    return found.some((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        if (!width || !height) return false;
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        return over !== null && (each.contains(over) || over.contains(each));
    });
}"""


def small_lesson() -> Lesson:
    """The shortest lesson that asks for an action on the table, by its own file."""
    asking = [
        lesson
        for course in courses().values()
        for lesson in course.lessons.values()
        if any(step.do for step in lesson.text.steps) and not any(step.goal for step in lesson.text.steps)
    ]
    return min(asking, key=lambda lesson: len(lesson.text.steps))


LESSON = small_lesson()
ADDRESS = f"/learn/{LESSON.course}/{LESSON.key}"


def things(run: Run, words: str) -> tuple[str, ...]:
    """What is touched to do this."""
    return targets(run.game, read(run.game, words))


def thing(page: Page, target: str) -> Locator:
    return page.locator(f'[data-targets~="{target}"]').locator("visible=true").first


def answered(page: Page) -> Locator:
    return page.get_by_test_id("lesson-answer").locator("p")


def at_step(page: Page, step: int) -> None:
    expect(page.get_by_test_id("lesson")).to_have_attribute("data-step", str(step))


def do(page: Page, run: Run, words: str, touch: Callable[[Locator], None]) -> None:
    """By the things it touches, or by its button."""
    for target in things(run, words):
        touch(thing(page, target))
    if not things(run, words):
        touch(page.locator(f'[data-words="{words}"]').locator("visible=true").first)


def wrong_one(run: Run) -> str | None:
    """An option that is not asked for, and whose things lie open."""
    for option in run.game.options():
        words = write(run.game, option)
        if words not in run.wanted() and len(things(run, words)) == len(things(run, run.wanted()[0])):
            return words
    return None


def by_key(locator: Locator) -> None:
    locator.focus()
    locator.press("Enter")


def test_a_newcomer_comes_from_the_home_page_to_the_first_lesson(ann: Person) -> None:
    page = ann.go("/")
    page.get_by_role("link", name="Learn", exact=True).click()
    page.get_by_test_id("learn-go-on").click()

    at_step(page, 0)
    first = next(iter(next(iter(courses().values())).lessons))
    assert page.url.endswith(f"/{first}")


def test_a_lesson_is_taken_by_keyboard_alone(ann: Person) -> None:
    page, run = ann.go(ADDRESS), Run(LESSON)
    while not run.over:
        at_step(page, run.at)
        expect(page.get_by_test_id("lesson-words")).to_be_focused()
        for target in run.step.point:
            expect(page.get_by_test_id("spotlight")).to_be_visible()
            assert page.evaluate(IN_SIGHT, target), f"step {run.at + 1}: {target} is not in sight"
        if run.asks:
            wrong = wrong_one(run)
            if wrong:
                do(page, run, wrong, by_key)
                expect(answered(page)).to_be_visible()
                at_step(page, run.at)
            deed = run.wanted()[0]
            do(page, run, deed, by_key)
        else:
            deed = NEXT
            page.keyboard.press("Enter")
        assert run.take(deed).kind == "on"
    at_step(page, run.at)
    page.keyboard.press("ArrowLeft")
    at_step(page, run.at - 1)

    page.goto("/learn")
    expect(page.locator("a.ticked")).to_have_count(1)


def test_a_lesson_is_taken_by_touch_on_a_phone(people: Callable[..., Person]) -> None:
    eve = people(**PHONE)
    page, run = eve.go(ADDRESS), Run(LESSON)
    while not run.over:
        at_step(page, run.at)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        for target in run.step.point[:1]:
            expect(page.get_by_test_id("spotlight")).to_be_visible()
            assert page.evaluate(IN_SIGHT, target), f"step {run.at + 1}: {target} is not in sight"
        deed = run.wanted()[0] if run.asks else NEXT
        if run.asks:
            do(page, run, deed, Locator.tap)
        else:
            page.get_by_test_id("lesson-next").tap()
        assert run.take(deed).kind == "on"
    expect(page.get_by_test_id("lesson-on")).to_be_visible()


def test_whoever_asks_is_shown_where(ann: Person) -> None:
    page, run = ann.go(ADDRESS), Run(LESSON)
    while not run.asks:
        at_step(page, run.at)
        page.get_by_test_id("lesson-next").click()
        run.take(NEXT)
    page.get_by_test_id("lesson-show").click()

    expect(page.get_by_test_id("spotlight").locator(".ring")).to_have_count(
        max(1, len(things(run, run.wanted()[0])))
    )


@pytest.mark.parametrize(("size", "theme"), [({}, "light"), (PHONE, "dark")], ids=["wide", "phone"])
def test_the_pages_are_accessible(people: Callable[..., Person], size: dict[str, object], theme: str) -> None:
    person = people(**size, color_scheme=theme)
    for address in ("/learn", ADDRESS, "/puzzles", f"/puzzles/{shipped()[0].id}"):
        page = person.go(address)
        page.locator(
            '[data-testid^="learn-"], [data-testid^="lesson-"], [data-testid^="puzzle-"]'
        ).first.wait_for()
        check(page)


def test_an_unknown_lesson_or_puzzle_says_so(ann: Person) -> None:
    ann.expect_trouble("404")
    for address in ("/learn/duel/castling", "/puzzles/chess"):
        page = ann.go(address)
        expect(page.locator(".what")).to_be_visible()


def test_a_puzzle_is_tried_begun_again_and_solved(ann: Person) -> None:
    puzzle = next(each for each in shipped() if each.rules == "duel" and len(each.solution) <= 4)
    page = ann.go(f"/puzzles/{puzzle.id}")
    page.get_by_test_id("puzzle-goal").wait_for()
    page.keyboard.press("1")  # the list of options opens

    def play(words: str) -> None:
        page.locator(f'[data-testid="option"][data-words="{words}"]').click()

    play(puzzle.solution[0])
    expect(page.get_by_test_id("puzzle-undo")).to_be_enabled()
    page.get_by_test_id("puzzle-again").click()
    expect(page.get_by_test_id("puzzle-undo")).to_be_disabled()
    for deed in puzzle.solution:
        play(deed)

    expect(page.get_by_test_id("puzzle-judgement")).to_have_attribute("data-solved", "true")
    expect(page.get_by_test_id("puzzle-judgement")).to_be_focused()
    page.goto("/puzzles")
    expect(page.locator("a.done")).to_have_count(1)
