"""Whatever a learner does on the way to a goal, the lesson goes on: no step waits for what can't be done."""

from __future__ import annotations

import random

import pytest

from monumental.learn.lessons.files import Lesson, courses
from monumental.learn.lessons.run import NEXT, Run
from monumental.play.notation import write

pytestmark = pytest.mark.long

LESSONS = [lesson for course in courses().values() for lesson in course.lessons.values()]

#: A learner who has not found the goal after so many deeds goes back and takes the lesson's own way.
MOST_DEEDS = 12


def options(run: Run) -> list[str]:
    return [write(run.game, option) for option in run.game.options()]


def any_right_action(run: Run, luck: random.Random) -> str:
    possible = [words for words in run.wanted() if words in options(run)]
    assert possible, f"{run.lesson.file}: step {run.at + 1}: nothing right can be done after {run.deeds}"
    return luck.choice(possible)


def wandered(run: Run, luck: random.Random) -> Run:
    """After the step of a goal."""
    at, before = run.at, list(run.deeds)
    for _ in range(MOST_DEEDS):
        if run.at == at:
            run.take(luck.choice(options(run)))
    if run.at == at:
        run = Run(run.lesson, deeds=before)
        for deed in run.step.way:
            run.take(deed)
    assert run.at == at + 1, f"{run.lesson.file}: step {at + 1}: its way does not hold after {before}"
    return run


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.course}/{lesson.key}")
def test_a_learner_on_a_way_of_their_own_comes_to_the_end(lesson: Lesson, seed: int) -> None:
    luck = random.Random(seed)
    run = Run(lesson)
    while not run.over:
        if run.asks and run.step.goal is not None:
            run = wandered(run, luck)
        else:
            run.take(any_right_action(run, luck) if run.asks else NEXT)
    assert Run(lesson, deeds=run.deeds).over
