"""Lessons over HTTP: the page sends the deeds so far, and gets what the lesson says and the table."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import patch

import pytest

from monumental.cards.text import LANGUAGES
from monumental.learn.errors import LearnError
from monumental.learn.lessons.files import Lesson, courses
from monumental.learn.lessons.run import NEXT, Run
from monumental.play.notation import read
from monumental.web.routes import files
from tests.web.api.server import Browser, Page, Server

#: Before the city was activated, nothing can be built.
FORBIDDEN = "build workshop"

LESSONS = [lesson for course in courses().values() for lesson in course.lessons.values()]


def solution(lesson: Lesson) -> list[str]:
    """Deeds that lead to the end of a lesson."""
    deeds: list[str] = []
    for step in lesson.text.steps:
        wanted = (step.do,) if isinstance(step.do, str) else step.do
        deeds += step.way or wanted[:1] or (NEXT,)
    return deeds


def asking(lesson: Lesson) -> list[str]:
    """Deeds after which this lesson asks for one particular action; there may be no such step."""
    run = Run(lesson)
    for deed in solution(lesson):
        if run.wanted():
            return run.deeds
        run.take(deed)
    return []


def first_that_asks() -> Lesson:
    return next(lesson for lesson in LESSONS if asking(lesson))


def forbidding(words: str) -> tuple[Lesson, list[str]]:
    """A lesson of Duel that asks for something while the rules forbid this."""
    for lesson in courses()["duel"].lessons.values():
        run = Run(lesson, deeds=asking(lesson))
        if run.wanted() and run.table.why_not(lesson.text.seat, read(run.game, words)) is not None:
            return lesson, run.deeds
    raise AssertionError(f"every lesson allows '{words}'")


def path(lesson: Lesson) -> str:
    return f"/api/lessons/{lesson.course}/{lesson.key}"


def take(
    browser: Browser, lesson: Lesson, deeds: list[str], tried: str | None = None, **query: object
) -> Page:
    page: Page = browser.post(path(lesson), {"deeds": deeds, "try": tried}, **query)
    return page


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_courses_are_listed_with_their_lessons(ann: Browser, language: str) -> None:
    listed = ann.get("/api/lessons", lang=language)["courses"]

    assert [course["key"] for course in listed] == [*courses()]
    for course in listed:
        known = courses()[course["key"]]
        assert course["title"] == known.words(language)("course")
        assert course["rules"] == known.rules
        assert {line["key"]: line["steps"] for line in course["lessons"]} == {
            key: len(lesson.text.steps) for key, lesson in known.lessons.items()
        }


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.course}/{lesson.key}")
def test_a_lesson_is_taken_to_its_end_deed_by_deed(ann: Browser, lesson: Lesson) -> None:
    page = take(ann, lesson, [])
    assert (page["step"], page["steps"], page["over"]) == (0, len(lesson.text.steps), False)
    for deed in solution(lesson):
        run = Run(lesson, deeds=page["deeds"])
        assert page["say"] == run.says()
        assert page["asks"] == run.asks
        assert page["point"] == [*run.lit()]
        assert page["table"]["viewer"] == lesson.text.seat
        assert page["table"]["mine"] == [lesson.text.seat]
        if page["asks"]:
            options = [option["words"] for option in page["table"]["options"]]
            assert page["hint"] in options
        page = take(ann, lesson, page["deeds"], deed)
        assert page["answer"]["kind"] in {"on", "goes"}
    assert page["over"]
    assert page["deeds"] == solution(lesson)
    keys = [*courses()[lesson.course].lessons]
    after = keys[keys.index(lesson.key) + 1 :]
    assert (page["next"] or {}).get("key") == (after[0] if after else None)
    course = courses()[lesson.course]
    assert page["plays"] == (course.rules if lesson.key in course.play_after else None)


def test_a_wrong_try_is_answered_and_changes_nothing(ann: Browser) -> None:
    lesson = first_that_asks()
    before = take(ann, lesson, asking(lesson))
    wrong = next(
        option["words"]
        for option in before["table"]["options"]
        if option["words"] not in Run(lesson, deeds=before["deeds"]).wanted()
    )

    after = take(ann, lesson, before["deeds"], wrong)

    assert after["answer"]["kind"] == "wrong"
    assert after["answer"]["sentences"]
    assert {**after, "answer": None} == before


def test_what_the_rules_forbid_is_answered_with_its_clause(ann: Browser) -> None:
    lesson, deeds = forbidding(FORBIDDEN)

    answer = take(ann, lesson, deeds, FORBIDDEN)["answer"]

    assert answer["kind"] == "refused"
    assert answer["clause"].startswith("DUEL-")
    assert answer["clause_text"]


def test_previews_reasons_and_cards_are_those_of_the_position(ann: Browser) -> None:
    lesson = first_that_asks()
    page = take(ann, lesson, asking(lesson))
    option = page["table"]["options"][0]

    preview = ann.post(f"{path(lesson)}/preview", {"deeds": page["deeds"], "action": option["words"]})
    reasons = ann.post(f"{path(lesson)}/why", {"deeds": page["deeds"], "place": "wonder:0"})["reasons"]
    catalog = ann.get(f"{path(lesson)}/catalog")

    assert preview["text"] == option["text"]
    assert preview["lines"]
    assert all(reason["sentence"] for reason in reasons)
    mine = page["table"]["view"]["seats"][lesson.text.seat]["city"]
    assert {cell["card"] for cell in mine if cell["card"]} <= {card["key"] for card in catalog["cards"]}


def test_an_option_of_another_moment_is_not_looked_at(ann: Browser) -> None:
    lesson, deeds = forbidding(FORBIDDEN)
    body = {"deeds": deeds, "action": FORBIDDEN}
    assert ann.ask("POST", f"{path(lesson)}/preview", body).status_code == 409


@pytest.mark.parametrize(
    ("where", "body", "status", "key"),
    [
        ("/api/lessons/chess/city", {}, 404, "server-no-course"),
        ("/api/lessons/duel/castling", {}, 404, "server-no-lesson"),
        ("/api/lessons/duel/city", {"deeds": ["fly away"]}, 409, "server-deed"),
        ("/api/lessons/duel/city", {"deeds": ["next"] * 201}, 400, "server-invalid"),
        ("/api/lessons/duel/city", {"deeds": ["x" * 121]}, 400, "server-invalid"),
        ("/api/lessons/duel/city", {"deeds": "next"}, 400, "server-invalid"),
        ("/api/lessons/duel/city", {"try": ""}, 400, "server-invalid"),
        ("/api/lessons/duel/city/preview", {"action": "fly away"}, 422, "server-notation"),
        ("/api/lessons/duel/city/why", {}, 400, "server-invalid"),
        ("/api/lessons/duel/castling/catalog", None, 404, "server-no-lesson"),
    ],
)
def test_what_does_not_fit_is_refused_in_one_sentence(
    ann: Browser, where: str, body: Page | None, status: int, key: str
) -> None:
    answer = ann.ask("GET" if body is None else "POST", where, body)

    assert (answer.status_code, answer.json()["key"]) == (status, key)
    assert answer.json()["sentence"].count(".") == 1


def test_a_lesson_that_is_over_takes_no_further_deed(ann: Browser) -> None:
    lesson = LESSONS[0]
    body = {"deeds": solution(lesson), "try": NEXT}
    assert ann.ask("POST", path(lesson), body).json()["key"] == "server-lesson-over"
    more = {"deeds": [*solution(lesson), NEXT]}
    assert ann.ask("POST", path(lesson), more).json()["key"] == "server-deed"


def test_a_broken_lesson_says_what_is_wrong_with_its_file(ann: Browser) -> None:
    wrong = LearnError("duel/city.toml: step 1 (find): it asks for an action and for a goal")
    with patch("monumental.web.pages.lessons.Run", side_effect=wrong):
        answer = ann.ask("POST", "/api/lessons/duel/city", {})

    assert answer.status_code == 500
    assert "duel/city.toml: step 1" in answer.json()["sentence"]


def test_nothing_of_a_learner_is_kept(server: Server, stranger: Browser) -> None:
    """Not even a key is needed."""
    page = take(stranger, LESSONS[0], [])
    assert page["table"]["undo"] is None
    assert page["table"]["rated"] is False
    assert server.wait(server.rooms.store.load(page["table"]["id"])) is None


@pytest.mark.parametrize(
    ("address", "status"),
    [
        ("/learn", 200),
        (f"/learn/{LESSONS[0].course}/{LESSONS[0].key}", 200),
        ("/learn/duel", 404),
        ("/learn/duel/castling", 404),
        ("/learn/chess/city", 404),
    ],
)
def test_a_lesson_has_an_address_of_the_page(ann: Browser, tmp_path: Path, address: str, status: int) -> None:
    (tmp_path / "index.html").write_text("the page")
    with patch.object(files, "PAGE", tmp_path):
        assert ann.ask("GET", address).status_code == status
