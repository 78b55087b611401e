"""The contract of lessons and puzzles: what a page sends that practises, and what it gets.

Nothing is kept on the server: whoever practises sends all they have done so far with each request.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from msgspec import Meta, Struct

from monumental.web.contract.page import Page
from monumental.web.contract.requests import Notation
from monumental.web.contract.table import TablePage

#: A turn has a few dozen deeds, a lesson a few turns.
Deeds = Annotated[list[Notation], Meta(max_length=200)]


class LessonDeeds(Struct, frozen=True, rename={"attempt": "try"}):
    """What the learner has done so far, and what they try now."""

    deeds: Deeds = []
    attempt: Notation | None = None


@dataclass(frozen=True)
class LookAhead:
    """What would an option do, after these deeds?"""

    action: Notation
    deeds: Deeds = field(default_factory=list)


@dataclass(frozen=True)
class AskWhy:
    """Why can't this be touched, after these deeds?"""

    place: Annotated[str, Meta(min_length=1, max_length=80)]
    deeds: Deeds = field(default_factory=list)


class LessonLine(Page, frozen=True):
    """A lesson in a list."""

    key: str
    title: str
    about: str
    steps: int
    minutes: int  # that it takes, about


class CourseOfLessons(Page, frozen=True):
    """Lessons about one rule system, in the order in which they build on each other."""

    key: str
    title: str
    about: str
    rules: str
    rules_name: str
    after: tuple[str, ...]  # courses that it builds on
    lessons: tuple[LessonLine, ...]


class CoursesPage(Page, frozen=True):
    courses: tuple[CourseOfLessons, ...]


class AnswerPage(Page, frozen=True):
    """What a lesson says to a try. Only what is `on` or `goes` was done."""

    kind: Literal["on", "goes", "wrong", "refused", "missed"]
    sentences: tuple[str, ...]
    clause: str | None  # that forbids it
    clause_text: str | None


class LessonPage(Page, frozen=True):
    """A lesson where the learner is now."""

    course: str
    course_title: str
    lesson: str
    title: str
    deeds: tuple[str, ...]  # all that was done, to be sent with the next try
    step: int  # from 0; as many as there are when the lesson is over
    steps: int
    say: str
    point: tuple[str, ...]  # targets that the spotlight falls on
    asks: bool  # something is to be done; else it is read, and `next` goes on
    hint: str | None  # a deed that leads on, for whoever asks to be shown
    answer: AnswerPage | None  # to what was tried
    over: bool
    next: LessonLine | None  # the one after it in the course
    plays: str | None  # the rules of a game that whoever has come so far can play
    table: TablePage


# Puzzles


@dataclass(frozen=True)
class PuzzleDeeds:
    """What somebody has done in the turn of a puzzle."""

    deeds: Annotated[list[Notation], Meta(max_length=60)] = field(default_factory=list)


class PuzzleLine(Page, frozen=True):
    """A puzzle in a list."""

    id: str
    rules: str
    rules_name: str
    theme: str
    theme_name: str
    grade: int  # from 1, easy, to 5
    decisions: int  # that the solution takes


class PuzzlesPage(Page, frozen=True):
    """All puzzles, the easy ones of each rule system and theme first."""

    puzzles: tuple[PuzzleLine, ...]
    day: str  # ISO 8601, in UTC
    daily: str | None  # the puzzle of the day; null: there are none


class JudgementPage(Page, frozen=True):
    """What is said when the turn is over."""

    solved: bool
    worth: str  # what the turn came to, such as "21 points"
    best: str
    sentences: tuple[str, ...]  # whether it is solved, then why others fall short
    solution: tuple[str, ...]  # option by option


class PuzzlePage(Page, frozen=True):
    """A puzzle after some deeds."""

    puzzle: PuzzleLine
    goal: str
    notes: tuple[str, ...]  # what holds for every puzzle
    deeds: tuple[str, ...]  # that were done; what needs luck was not
    refused: str | None  # why the last deed is none in a puzzle
    judgement: JudgementPage | None  # null: the turn is not over
    next: PuzzleLine | None
    table: TablePage
