"""Finding courses and reading their lessons. What is wrong is said in one sentence: file, step and field."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from monumental.cards.errors import unknown
from monumental.cards.written import legible
from monumental.learn.errors import LearnError
from monumental.learn.lessons.text import BoundText, CourseText, GoalText, LessonText, StepText
from monumental.learn.reading import read_model
from monumental.learn.words import Words, words_in
from monumental.play.systems.known import SYSTEMS
from monumental.plugins import boxes

if TYPE_CHECKING:
    from collections.abc import Mapping

SHIPPED = Path(str(files("monumental").joinpath("lessons")))

HEAD = "course.toml"

#: Newcomers need half a minute for a step: to read, to look, and to do what is asked.
STEPS_A_MINUTE = 2

#: All fields of lessons, to guess which one was meant.
FIELDS = sorted(
    {name for model in (CourseText, LessonText, StepText, GoalText, BoundText) for name in model.model_fields}
)


@dataclass(frozen=True)
class Lesson:
    """A lesson as its file has it, with the rules of its course."""

    course: str
    key: str
    folder: Path
    text: LessonText

    @property
    def file(self) -> str:
        """As people find it: `duel/city.toml`."""
        return f"{self.course}/{self.key}.toml"

    @property
    def minutes(self) -> int:
        """How long it takes, about."""
        return -(-len(self.text.steps) // STEPS_A_MINUTE)

    def words(self, language: str) -> Words:
        return words_in(self.folder, language)


@dataclass(frozen=True)
class Course:
    """Lessons about one rule system, in the order in which they build on each other."""

    key: str
    folder: Path
    rules: str
    after: tuple[str, ...]
    lessons: Mapping[str, Lesson]
    play_after: tuple[str, ...]  # lessons

    @property
    def minutes(self) -> int:
        return sum(lesson.minutes for lesson in self.lessons.values())

    def words(self, language: str) -> Words:
        return words_in(self.folder, language)

    def lesson(self, key: str) -> Lesson:
        if key not in self.lessons:
            raise LearnError(unknown("lesson", key, self.lessons, listed=True))
        return self.lessons[key]


@cache
def courses() -> Mapping[str, Course]:
    """Every course that is installed, by its name, in the order in which we recommend them."""
    found: dict[str, Course] = {}
    for place in (SHIPPED, *(box / "lessons" for box in boxes().values())):
        for head in sorted(place.glob(f"*/{HEAD}")):
            found[head.parent.name] = read_course(head.parent)
    return dict(sorted(found.items(), key=lambda item: _order(item[1])))


def _order(course: Course) -> tuple[int, int, str]:
    """As the rule systems are listed; what builds on other courses comes after them."""
    return [*SYSTEMS].index(course.rules), len(course.after), course.key


def course(key: str) -> Course:
    if key not in courses():
        raise LearnError(unknown("course", key, courses(), listed=True))
    return courses()[key]


def own_course(folder: Path) -> Course:
    """A course of somebody's own, wherever it lies."""
    found = read_course(folder.resolve())
    if found.key in courses():
        raise LearnError(f"there is a course {found.key} already: call the folder something else")
    return found


def read_course(folder: Path) -> Course:
    """The course in a folder, with all of its lessons."""
    name = legible(folder.name)
    head = read_model(CourseText, folder / HEAD, f"{name}/{HEAD}", FIELDS)
    if head.rules not in SYSTEMS:
        raise LearnError(f"{name}/{HEAD}: {unknown('rules', head.rules, SYSTEMS, listed=True)}")
    lessons = {key: _lesson(folder, key, head.rules) for key in head.lessons}
    spare = sorted({path.stem for path in folder.glob("*.toml")} - {*lessons, Path(HEAD).stem})
    if spare:
        raise LearnError(f"{name}/{HEAD}: the lesson {legible(spare[0])} is not listed")
    for key in head.play_after:
        if key not in lessons:
            raise LearnError(f"{name}/{HEAD}: play_after: {unknown('lesson', key, lessons, listed=True)}")
    return Course(folder.name, folder, head.rules, head.after, lessons, head.play_after)


def _lesson(folder: Path, key: str, rules: str) -> Lesson:
    file = f"{legible(folder.name)}/{key}.toml"
    text = read_model(LessonText, folder / f"{key}.toml", file, FIELDS)
    for number, step in enumerate(text.steps, 1):
        problem = _problem(step)
        if problem:
            raise LearnError(f"{file}: step {number} ({step.say}): {problem}")
    return Lesson(
        folder.name, key, folder, text.model_copy(update={"position": {"rules": rules, **text.position}})
    )


def _problem(step: StepText) -> str:
    """What does not go together in a step."""
    asks = bool(step.do)
    if asks and step.goal is not None:
        return "it asks for an action and for a goal; one of them is enough"
    if (step.goal is None) != (not step.way):
        return "a goal needs a way that reaches it, and a way needs a goal"
    if (step.wrong or step.then) and not asks and step.goal is None:
        return "nothing is asked, so there are no wrong tries, and nobody answers"
    return ""
