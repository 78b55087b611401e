"""The course of Duel keeps what it promises: minutes for each lesson, and a first game after ten."""

from __future__ import annotations

from itertools import islice

import pytest

from monumental.cards.text import load_texts
from monumental.learn.lessons.files import Lesson, courses
from monumental.learn.lessons.run import NEXT, Run
from monumental.play.glossary.entries import forms_of, terms_of
from monumental.play.glossary.finder import Finder

COURSE = courses()["duel"]

MOST_STEPS = 48

#: Read at 200 words a minute, five to six minutes; newcomers look and act for longer than that.
MOST_WORDS = 1100

#: One idea has room in two short sentences or three, with the names of cards.
MOST_WORDS_OF_A_STEP = 32

#: Without these nobody could play a first game.
NEEDED = frozenset(
    {
        *("points", "dominance", "final-round", "round", "turn", "pass"),
        *("city", "phase-city", "activate", "use", "phase-actions", "city-deck", "phase-maintenance"),
        *("production", "science", "military", "basic-resource", "gold", "culture"),
        *("acquire", "display", "phase-development", "building", "basic-building", "bonus"),
        *("knowledge", "province", "wonder", "begin-wonder", "complete"),
    }
)


def said(lesson: Lesson) -> list[str]:
    """What a learner reads who takes a lesson by its own solution."""
    run, words = Run(lesson), []
    while not run.over:
        words.append(run.says())
        for deed in [*run.step.way] or [*run.wanted()][:1] or [NEXT]:
            run.take(deed)
    return words


def test_a_first_game_is_offered_after_ten_minutes_and_at_the_end() -> None:
    first = [*islice(COURSE.lessons.values(), 4)]

    assert COURSE.play_after == (first[-1].key, [*COURSE.lessons][-1])
    assert sum(lesson.minutes for lesson in first) <= 10


@pytest.mark.parametrize("lesson", COURSE.lessons.values(), ids=lambda lesson: lesson.key)
def test_a_lesson_can_be_read_in_half_of_the_minutes_that_it_states(lesson: Lesson) -> None:
    words = [word for text in said(lesson) for word in text.split()]

    assert len(words) / 200 <= lesson.minutes / 2


def test_the_course_is_short() -> None:
    steps = [step for lesson in COURSE.lessons.values() for step in lesson.text.steps]
    words = [word for lesson in COURSE.lessons.values() for text in said(lesson) for word in text.split()]

    assert len(steps) <= MOST_STEPS
    assert len(words) <= MOST_WORDS


@pytest.mark.parametrize("lesson", COURSE.lessons.values(), ids=lambda lesson: lesson.key)
def test_a_step_says_one_thing_in_short(lesson: Lesson) -> None:
    assert max(len(text.split()) for text in said(lesson)) <= MOST_WORDS_OF_A_STEP


def test_most_steps_ask_for_something_to_do() -> None:
    steps = [step for lesson in COURSE.lessons.values() for step in lesson.text.steps]

    asking = [step for step in steps if step.do or step.goal]

    assert len(asking) >= 2 * len(steps) / 3


def test_whoever_has_taken_four_lessons_has_met_all_that_a_first_game_needs() -> None:
    first = [*islice(COURSE.lessons.values(), 4)]
    terms = {term.key for lesson in first for term in terms_of(Run(lesson).game.rules)}
    texts = load_texts("en")
    finder = Finder([(key, forms_of(key, texts)) for key in sorted(terms)], "en")

    met = {key for lesson in first for text in said(lesson) for key in finder.keys(text)}

    assert NEEDED - met == set()
