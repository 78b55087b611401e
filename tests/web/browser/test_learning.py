"""A newcomer learns: lessons by keyboard and by touch, wrong tries, and a puzzle that is solved."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from monumental.learn.lessons.files import Lesson, courses
from monumental.learn.lessons.run import NEXT, Run
from monumental.learn.puzzles.shelf import shipped
from monumental.play.notation import read, write
from monumental.play.options.targets import targets
from tests.lanes import first_before_release
from tests.web.browser.accessible import check
from tests.web.browser.person import Person

pytestmark = pytest.mark.long

PHONE_HEIGHT = 844
PHONE = {"viewport": {"width": 390, "height": PHONE_HEIGHT}, "has_touch": True, "is_mobile": True}

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


#: Names beside a city that stick out of the window's edge or their column, or are broken inside a word.
CUT = """() => [...document.querySelectorAll(".beside .who, .beside .slip, .beside .site, .beside .name")]
    .filter((each) => {
        const box = each.closest(".beside").getBoundingClientRect();
        const { right, bottom } = each.getBoundingClientRect();
        const tooWide = each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1;
        return right > box.right + 1 || bottom > innerHeight || tooWide;
    }).map((each) => each.textContent.trim())"""


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
    return page.get_by_test_id("lesson-answer")


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


def board_at(page: Page) -> float:
    """Where the board begins."""
    top: float = page.locator(".stage main").last.evaluate("(board) => board.getBoundingClientRect().top")
    return top


def to_the_first_task(page: Page, run: Run) -> None:
    while not run.asks:
        at_step(page, run.at)
        page.get_by_test_id("lesson-next").click()
        run.take(NEXT)
    at_step(page, run.at)


def lesson_at(page: Page, lesson: Lesson, step: int) -> Run:
    """Opens a lesson at a step, as for somebody who was there before."""
    run = Run(lesson)
    while run.at < step:
        run.take((run.hint() or "") if run.asks else NEXT)
    kept = json.dumps({f"{lesson.course}/{lesson.key}": run.deeds})
    page.goto("/learn")
    page.evaluate("(kept) => localStorage.setItem('monumental-lessons-begun', kept)", kept)
    page.goto(f"/learn/{lesson.course}/{lesson.key}")
    at_step(page, step)
    return run


def tempting() -> tuple[Lesson, int, str]:
    """A step at which one card of the display is asked for, and another could be bought."""
    for lesson in courses()["duel"].lessons.values():
        run = Run(lesson)
        while not run.over:
            if any(each.startswith("acquire") for each in run.wanted()):
                bought = [write(run.game, each) for each in run.game.options() if each.verb == "acquire"]
                others = [words for words in bought if words not in run.wanted()]
                if others:
                    return lesson, run.at, others[0]
            run.take((run.hint() or "") if run.asks else NEXT)
    raise AssertionError("nothing tempts anybody in any lesson")


@pytest.mark.parametrize("size", [{}, PHONE], ids=["wide", "phone"])
def test_the_answer_to_a_wrong_try_does_not_move_the_board(
    people: Callable[..., Person], size: dict[str, object]
) -> None:
    page, (lesson, step, wrong) = people(**size).page, tempting()
    run = lesson_at(page, lesson, step)
    before = board_at(page)
    do(page, run, wrong, Locator.tap if size else Locator.click)

    expect(answered(page)).to_be_visible()
    assert board_at(page) == before
    page.get_by_role("button", name="Close").click()
    expect(answered(page)).to_be_hidden()


def test_a_mouse_that_rests_after_a_wrong_try_sees_the_answer_and_no_bubble(ann: Person) -> None:
    lesson, step, wrong = tempting()
    run = lesson_at(ann.page, lesson, step)
    page = ann.page
    do(page, run, wrong, Locator.click)
    expect(answered(page)).to_be_visible()
    page.wait_for_timeout(900)  # longer than somebody looks before a bubble comes

    expect(page.get_by_test_id("bubble")).to_be_hidden()


def test_a_lesson_goes_on_where_it_was_after_the_page_is_loaded_again(ann: Person) -> None:
    page, run = ann.go(ADDRESS), Run(LESSON)
    to_the_first_task(page, run)
    do(page, run, run.wanted()[0], Locator.click)
    assert run.take(run.wanted()[0]).kind == "on"
    at_step(page, run.at)
    page.reload()

    at_step(page, run.at)
    page.get_by_test_id("lesson-again").click()
    at_step(page, 0)
    expect(page.get_by_test_id("lesson-again")).to_be_hidden()


@pytest.mark.parametrize("size", [{}, PHONE], ids=["wide", "phone"])
def test_where_nothing_is_asked_there_is_no_question_and_the_board_stays(
    people: Callable[..., Person], size: dict[str, object]
) -> None:
    page = people(**size).page
    lesson = next(iter(courses()["duel"].lessons.values()))
    tops = {}
    for step, text in enumerate(lesson.text.steps):
        lesson_at(page, lesson, step)
        asks = bool(text.do or text.goal)
        expect(page.get_by_test_id("question")).to_be_visible(visible=asks)
        tops[step] = board_at(page)

    assert len(set(tops.values())) == 1, tops


def test_words_of_a_lesson_stand_beside_what_the_board_draws_and_are_heard_once(ann: Person) -> None:
    lesson = courses()["duel"].lessons["buying"]
    run = lesson_at(ann.page, lesson, 1)
    words = ann.page.get_by_test_id("lesson-words")

    assert words.locator("[data-sign]").evaluate_all("(all) => all.map((each) => each.dataset.sign)") == [
        "science",
        "knowledge",
        "gold",
    ]
    assert words.locator("[data-sign]:not([aria-hidden=true])").count() == 0
    heard = " ".join((words.text_content() or "").split())
    assert heard == run.says()


def test_the_wonder_in_construction_shows_its_whole_name(people: Callable[..., Person]) -> None:
    page = people(viewport={"width": 1366, "height": 768}).page
    lesson_at(page, courses()["duel"].lessons["wonders"], 1)
    name, paid = page.locator(".beside .wonder .name"), page.locator(".beside .wonder .sections")

    expect(name).to_have_text("Colossus of Rhodes")
    # Its own letters, not the room that it has.
    lowest = name.evaluate(
        "(each) => { const r = document.createRange(); r.selectNodeContents(each);"
        " return r.getBoundingClientRect().bottom; }"
    )
    face = page.locator(".beside .wonder .face").evaluate("(each) => each.getBoundingClientRect().bottom")
    beginning = paid.evaluate("(each) => each.getBoundingClientRect().top")
    assert lowest <= beginning <= face


def test_the_topmost_policy_lies_above_the_others(ann: Person) -> None:
    lesson_at(ann.page, courses()["duel"].lessons["policies"], 3)
    stack = ann.page.locator('[data-pile="policies:0"]')

    names = stack.locator("[data-targets]").evaluate_all("(all) => all.map((each) => each.dataset.targets)")
    assert names == ["place:0:policy card:tea-ceremony", "card:zen"]


def test_whoever_has_finished_a_lesson_is_offered_a_game_with_a_guide(ann: Person) -> None:
    steps = len(LESSON.text.steps)
    run = lesson_at(ann.page, LESSON, steps - 1)
    if run.asks:
        do(ann.page, run, run.wanted()[0], Locator.click)
    else:
        ann.page.get_by_test_id("lesson-next").click()
    at_step(ann.page, steps)

    ann.page.goto("/")
    expect(ann.page.get_by_test_id("play-guided")).to_be_visible()


def test_a_guided_game_begins_where_a_lesson_says_that_one_can_play(ann: Person) -> None:
    course = courses()["duel"]
    for key in course.play_after:
        lesson = course.lessons[key]
        run = lesson_at(ann.page, lesson, len(lesson.text.steps) - 1)
        if run.asks:
            do(ann.page, run, run.wanted()[0], Locator.click)
        else:
            ann.page.get_by_test_id("lesson-next").click()
        at_step(ann.page, len(lesson.text.steps))
        expect(ann.page.get_by_test_id("lesson-play")).to_be_visible()
    ann.page.get_by_test_id("lesson-play").click()

    ann.page.wait_for_url("**/table/*")
    expect(ann.page.get_by_test_id("guide")).to_be_visible()


def test_the_page_of_lessons_says_of_which_course_the_next_one_is(ann: Person) -> None:
    page = ann.go("/learn")
    done = [f"duel/{key}" for key in courses()["duel"].lessons]
    page.evaluate("(done) => localStorage.setItem('monumental-lessons-done', done)", json.dumps(done))
    page.reload()

    following = [*courses().values()][1]
    expect(page.locator(".start")).to_contain_text(following.words("en")("course"))
    expect(page.get_by_test_id("learn-lesson").first).to_contain_text("3 min")


def test_on_a_phone_the_board_has_half_of_the_screen_in_every_step(people: Callable[..., Person]) -> None:
    page = people(**PHONE).page
    lesson = [*courses()["duel"].lessons.values()][-1]
    for step in range(len(lesson.text.steps)):
        lesson_at(page, lesson, step)
        room = page.locator(".stage .part").evaluate("(part) => part.getBoundingClientRect().height")
        assert room >= PHONE_HEIGHT / 2, f"step {step + 1}: the board has {room} pixels"


#: Names that are broken inside a word: without breaks they would not fit.
BROKEN = """() => [...document.querySelectorAll(".pile .name")].filter((each) => {
    each.style.overflowWrap = "normal";
    each.style.hyphens = "manual";
    return each.scrollWidth > each.clientWidth + 1;
}).map((each) => each.textContent)"""


@pytest.mark.parametrize("locale", first_before_release(["ja", "en", "cs", "es"]))
def test_on_a_phone_the_names_of_piles_are_not_broken(people: Callable[..., Person], locale: str) -> None:
    page = people(**PHONE, locale=locale).page
    lesson_at(page, courses()["duel"].lessons["provinces"], 3)

    page.locator(".pile .name").first.wait_for()
    assert page.evaluate(BROKEN) == []


def test_on_a_phone_the_tab_follows_what_a_step_points_at_and_the_light_stays_on_the_board(
    people: Callable[..., Person],
) -> None:
    page = people(**PHONE).page
    run = lesson_at(page, courses()["duel"].lessons["provinces"], 2)
    do(page, run, "conquer", Locator.tap)
    at_step(page, 3)
    expect(page.get_by_role("tab", name="Display")).to_have_attribute("aria-selected", "true")

    page.locator(".stage .part").evaluate("(part) => part.scrollTo(0, 60)")
    page.wait_for_timeout(400)
    board = page.locator(".stage .part").evaluate("(part) => part.getBoundingClientRect().top")
    tops = page.locator("[data-testid=spotlight] .ring").evaluate_all(
        "(rings) => rings.map((ring) => ring.getBoundingClientRect().top)"
    )
    assert all(top >= board - 3 for top in tops), (board, tops)


def test_a_tap_on_a_card_that_costs_too_much_says_why(people: Callable[..., Person]) -> None:
    page = people(**PHONE).page
    lesson, step, slot = dear_card()
    lesson_at(page, lesson, step)
    page.get_by_role("tab", name="Display").tap()
    thing(page, f"display:{slot}").tap()

    expect(page.get_by_test_id("zoom-reason")).to_contain_text("Not now:")


def dear_card() -> tuple[Lesson, int, int]:
    """A step with a task at which a card of the display can't be bought."""
    for lesson in courses()["duel"].lessons.values():
        run = Run(lesson)
        while not run.over:
            if run.asks and run.game.choice().question == "take-turn":
                open_to_me = {each for option in run.game.options() for each in targets(run.game, option)}
                slots = enumerate(run.game.state.display.slots, 1)
                dear = [at for at, card in slots if card >= 0 and f"display:{at}" not in open_to_me]
                if dear:
                    return lesson, run.at, dear[0]
            run.take((run.hint() or "") if run.asks else NEXT)
    raise AssertionError("every card can be bought in every lesson")


@pytest.mark.parametrize("locale", first_before_release(["cs", "en", "es", "ja"]))
def test_names_beside_the_city_are_whole(people: Callable[..., Person], locale: str) -> None:
    page = people(viewport={"width": 1366, "height": 768}, locale=locale).page
    for lesson in courses()["duel"].lessons.values():
        page.goto(f"/learn/{lesson.course}/{lesson.key}")
        at_step(page, 0)
        page.locator(".beside .site, .beside .wonder .face").first.wait_for()
        assert page.evaluate(CUT) == [], f"{locale}: {lesson.key}"


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
