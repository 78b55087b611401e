"""What the files of a course may say. docs/lessons.md explains them to whoever writes one."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from monumental.cards.model import Model

Word = Annotated[str, Field(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$", max_length=60)]
Deed = Annotated[str, Field(min_length=1, max_length=60)]


class CourseText(Model):
    """`course.toml`: by which rules, and the lessons in their order. A folder is named as the course is."""

    rules: Word
    after: tuple[Word, ...] = ()  # courses that it builds on
    lessons: Annotated[tuple[Word, ...], Field(min_length=1)]
    play_after: tuple[Word, ...] = ()  # those after which a first game can be played


class BoundText(Model):
    """What must be seen at a place: a number within bounds, this very value, or something among others."""

    least: int | None = None
    most: int | None = None
    same: int | str | bool | None = None
    holds: str | None = None


class GoalText(Model):
    """What the learner is to bring about, whatever the way."""

    see: Annotated[dict[str, BoundText], Field(min_length=1)]  # by places of the view: `seats.0.supply.gold`
    when: Literal["ever", "end"] = "ever"  # as soon as it is so, or when the learner ends turn or round


class StepText(Model):
    """Says something, points at things, and may ask for something."""

    say: Word  # the text `<lesson>-<say>`
    point: tuple[str, ...] = ()  # targets, as docs/web.md has them
    do: Deed | tuple[Deed, ...] = ()  # actions of which any is right
    goal: GoalText | None = None
    way: tuple[Deed, ...] = ()  # one that reaches the goal, as a proof that there is one
    wrong: dict[Deed, Word] = Field(
        default_factory=dict
    )  # tries that deserve an answer of their own: the text `<lesson>-<word>`
    then: tuple[Deed, ...] = ()  # what others do afterwards, each when asked


class LessonText(Model):
    """A lesson: a position, and steps through it."""

    seat: Annotated[int, Field(ge=0)] = 0  # whose eyes the learner has
    luck: str = ""  # cards that luck brings, in order, each as soon as it can come; else whatever it likes
    position: dict[str, object]  # as docs/positions.md has it; its rules are those of the course
    steps: Annotated[tuple[StepText, ...], Field(min_length=1)]
