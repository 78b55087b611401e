"""Every lesson comes to its end by its own solution, and answers every wrong try."""

from __future__ import annotations

import pytest

from monumental.cards.messages import read_messages
from monumental.cards.text import LANGUAGES
from monumental.learn.lessons.files import Lesson, courses
from monumental.learn.lessons.run import NEXT, Answer, Run
from monumental.play.notation import read, write
from monumental.play.options.targets import targets

LESSONS = [lesson for course in courses().values() for lesson in course.lessons.values()]
EVERY_LESSON = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.course}/{lesson.key}")


def solution(run: Run) -> list[str]:
    """The deeds that this step waits for."""
    if not run.asks:
        return [NEXT]
    return [*run.step.way] or [run.wanted()[0]]


def tries(run: Run) -> list[Answer]:
    """Every wrong try of the step that the lesson speaks of, and every option that it does not ask for."""
    seat = run.lesson.text.seat
    assert run.table.is_asked(seat), f"{run.lesson.file}: step {run.at + 1}: the learner is not asked"
    if run.step.goal is None:
        others = [write(run.game, option) for option in run.game.options()]
        words = dict.fromkeys([*run.step.wrong, *others])
    else:
        words = dict.fromkeys(run.step.wrong)
    return [run.take(each) for each in words if each not in run.wanted()]


def follow(run: Run) -> None:
    """On to the next step."""
    at = run.at
    for deed in solution(run):
        run.take(deed)
    assert run.at == at + 1, f"{run.lesson.file}: step {at + 1} does not go on by its own solution"


@EVERY_LESSON
def test_a_lesson_comes_to_its_end_by_its_own_solution_and_answers_every_wrong_try(lesson: Lesson) -> None:
    run = Run(lesson)
    while not run.over:
        at = run.at
        if run.asks:
            assert all(answer.kind in {"wrong", "refused"} and answer.sentences for answer in tries(run))
            assert run.at == at
            assert all(
                each in [write(run.game, option) for option in run.game.options()] for each in run.wanted()
            )
        *on_the_way, last = solution(run)
        assert [run.take(deed).kind for deed in on_the_way] == ["goes"] * len(on_the_way)
        assert run.take(last).kind == "on", f"step {at + 1}: {last}"
        assert run.at == at + 1
    assert Run(lesson, deeds=run.deeds).over


@EVERY_LESSON
def test_every_action_that_is_right_goes_on(lesson: Lesson) -> None:
    run = Run(lesson)
    while not run.over:
        for deed in run.wanted():
            assert Run(lesson, deeds=run.deeds).take(deed).kind == "on"
        follow(run)


@pytest.mark.parametrize("language", LANGUAGES)
@EVERY_LESSON
def test_every_text_is_there_in_every_language(lesson: Lesson, language: str) -> None:
    """What a language lacked would be said in English: so its own file is asked."""
    own = {
        entry.id.name
        for entry in read_messages(lesson.folder / "locale" / f"{language}.ftl").body
        if hasattr(entry, "id")
    }
    words = {word for step in lesson.text.steps for word in (step.say, *step.wrong.values())}
    wanted = {lesson.key, f"{lesson.key}-about", *(f"{lesson.key}-{word}" for word in words)}
    assert wanted <= own
    run = Run(lesson, language)
    while not run.over:
        assert run.says()
        follow(run)


@pytest.mark.parametrize("course", courses())
def test_no_text_of_a_course_is_left_over(course: str) -> None:
    found = courses()[course]
    used = {"course", "course-about"}
    for lesson in found.lessons.values():
        words = {word for step in lesson.text.steps for word in (step.say, *step.wrong.values())}
        used |= {lesson.key, f"{lesson.key}-about", *(f"{lesson.key}-{word}" for word in words)}
    for language in LANGUAGES:
        entries = read_messages(found.folder / "locale" / f"{language}.ftl").body
        assert {entry.id.name for entry in entries if hasattr(entry, "id")} == used, language


@pytest.mark.parametrize("course", courses())
def test_courses_build_on_courses_that_are_there(course: str) -> None:
    assert set(courses()[course].after) <= set(courses()) - {course}


@EVERY_LESSON
def test_the_light_falls_on_every_answer_and_on_the_button_that_is_asked_for(lesson: Lesson) -> None:
    run = Run(lesson)
    while not run.over:
        for deed in solution(run):
            if run.asks:
                touched = targets(run.game, read(run.game, deed))
                on_the_way = not run.game.choice().waits and deed != solution(run)[0]
                if not touched and run.wanted():
                    assert f"option:{deed}" in run.lit()
                elif on_the_way:
                    assert set(touched or [f"option:{deed}"]) <= set(run.lit())
            run.take(deed)
    assert run.lit() == ()
