"""Lessons as a page shows them: the courses, and a lesson where the learner is now."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from monumental.cards.text import load_texts
from monumental.learn.lessons.files import courses
from monumental.learn.lessons.run import Run
from monumental.web.contract.learn import (
    AnswerPage,
    CourseOfLessons,
    CoursesPage,
    LessonLine,
    LessonPage,
)
from monumental.web.pages.catalog import catalog_page
from monumental.web.pages.table.seen import practice_page
from monumental.web.problems import Refused
from monumental.web.tables.practice import LEARNER, Practice

if TYPE_CHECKING:
    from monumental.learn.lessons.files import Lesson
    from monumental.learn.lessons.run import Answer
    from monumental.web.contract.catalog import CatalogPage


@lru_cache(maxsize=8)
def courses_page(language: str) -> CoursesPage:
    """Every course: the same for everybody."""
    texts = load_texts(language)
    return CoursesPage(
        tuple(
            CourseOfLessons(
                key=course.key,
                title=course.words(language)("course"),
                about=course.words(language)("course-about"),
                rules=course.rules,
                rules_name=texts(f"rules-{course.rules}"),
                after=course.after,
                lessons=tuple(_line(lesson, language) for lesson in course.lessons.values()),
            )
            for course in courses().values()
        )
    )


def _line(lesson: Lesson, language: str) -> LessonLine:
    words = lesson.words(language)
    return LessonLine(
        lesson.key, words(lesson.key), words(f"{lesson.key}-about"), len(lesson.text.steps), lesson.minutes
    )


def lesson_called(course: str, lesson: str) -> Lesson:
    found = courses().get(course)
    if found is None:
        raise Refused(404, "server-no-course")
    if lesson not in found.lessons:
        raise Refused(404, "server-no-lesson")
    return found.lessons[lesson]


def taken(lesson: Lesson, deeds: Sequence[str], language: str) -> Run:
    """The lesson after these deeds. The page has them from us; others don't fit."""
    run = Run(lesson, language)
    for number, deed in enumerate(deeds, 1):
        if run.over or run.take(deed).kind not in {"on", "goes"}:
            raise Refused(409, "server-deed", number=number)
    return run


def lesson_page(lesson: Lesson, deeds: Sequence[str], attempt: str | None, language: str) -> LessonPage:
    """What the lesson says now, and to what was tried."""
    run = taken(lesson, deeds, language)
    if attempt is not None and run.over:
        raise Refused(409, "server-lesson-over")
    answer = None if attempt is None else run.take(attempt)
    words = lesson.words(language)
    return LessonPage(
        course=lesson.course,
        course_title=words("course"),
        lesson=lesson.key,
        title=words(lesson.key),
        deeds=tuple(run.deeds),
        step=run.at,
        steps=len(lesson.text.steps),
        say="" if run.over else run.says(),
        point=run.lit(),
        asks=run.asks,
        hint=run.hint(),
        answer=None if answer is None else _answer(run, answer),
        over=run.over,
        next=_after(lesson, language),
        plays=_plays(lesson),
        table=practice_page(practice_at(run), LEARNER, lesson.text.seat, language),
    )


def catalog_of(lesson: Lesson, language: str) -> CatalogPage:
    """The cards of a lesson."""
    packs = taken(lesson, (), language).game.catalog.packs
    return catalog_page(courses()[lesson.course].rules, tuple(packs), language)


def practice_at(run: Run) -> Practice:
    """The table of a lesson."""
    lesson = run.lesson
    return Practice(
        id=f"{lesson.course}/{lesson.key}",
        name=lesson.words(run.language)(lesson.key),
        table=run.table,
        seat=lesson.text.seat,
    )


def _answer(run: Run, answer: Answer) -> AnswerPage:
    clause = answer.clause
    return AnswerPage(
        answer.kind, answer.sentences, clause, None if clause is None else run.texts.clause(clause)
    )


def _plays(lesson: Lesson) -> str | None:
    course = courses()[lesson.course]
    return course.rules if lesson.key in course.play_after else None


def _after(lesson: Lesson, language: str) -> LessonLine | None:
    lessons = courses()[lesson.course].lessons
    keys = [*lessons]
    at = keys.index(lesson.key) + 1
    return _line(lessons[keys[at]], language) if at < len(keys) else None
