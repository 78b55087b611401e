"""Whoever has taken the courses of a rule system has met every verb and every term of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from monumental.cards.text import load_texts
from monumental.engine.rules import Rules
from monumental.learn.lessons.files import Course, Lesson, courses
from monumental.learn.lessons.run import Run
from monumental.play.glossary.entries import forms_of, terms_of
from monumental.play.glossary.finder import Finder

SYSTEMS = list(dict.fromkeys(course.rules for course in courses().values()))
EVERY_SYSTEM = pytest.mark.parametrize("system", SYSTEMS)


def with_earlier(found: list[Course]) -> dict[str, Course]:
    """Courses, and those that they build on, and so on."""
    known = {course.key: course for course in found}
    earlier = [courses()[key] for course in found for key in course.after if key not in known]
    return {**known, **with_earlier(earlier)} if earlier else known


def taught(system: str) -> dict[str, Course]:
    """The courses of a rule system, and all of the systems that they build on."""
    own = [course for course in courses().values() if course.rules == system]
    systems = {course.rules for course in with_earlier(own).values()}
    return with_earlier([course for course in courses().values() if course.rules in systems])


def played(system: str) -> list[Rules]:
    """The rules of a system with the modules that its lessons are played with."""
    own = [course for course in courses().values() if course.rules == system]
    return [Run(lesson).game.rules for course in own for lesson in course.lessons.values()]


def deeds(lesson: Lesson) -> Iterator[str]:
    for step in lesson.text.steps:
        yield from [step.do] if isinstance(step.do, str) else step.do
        yield from (*step.way, *step.wrong, *step.then)


def english(lesson: Lesson) -> Iterator[str]:
    """All that a lesson says to somebody who takes it by its own solution, and to those who try otherwise."""
    words = lesson.words("en")
    run = Run(lesson)
    names = {f"card-{card.key}": run.texts.card(card) for card in run.game.catalog.cards}
    for step in lesson.text.steps:
        for key in (step.say, *step.wrong.values()):
            yield words(f"{lesson.key}-{key}", **names)


@EVERY_SYSTEM
def test_every_verb_is_met_in_a_lesson(system: str) -> None:
    verbs = {verb for rules in played(system) for verb in rules.words}
    lessons = [lesson for course in taught(system).values() for lesson in course.lessons.values()]

    met = {deed.split()[0] for lesson in lessons for deed in deeds(lesson)}

    assert verbs - met == set()


@EVERY_SYSTEM
def test_every_term_of_the_glossary_is_met_in_a_lesson(system: str) -> None:
    terms = {term.key for rules in played(system) for term in terms_of(rules)}
    texts = load_texts("en")
    finder = Finder([(key, forms_of(key, texts)) for key in sorted(terms)], "en")
    lessons = [lesson for course in taught(system).values() for lesson in course.lessons.values()]

    met = {key for lesson in lessons for text in english(lesson) for key in finder.keys(text)}

    assert terms - met == set()
