"""The score sheet, and how the points came in a game that is over."""

from __future__ import annotations

from monumental.web.contract.page import ChoiceText, Page


class ScoreLine(Page, frozen=True):
    """One line of the score sheet: so many, so many points each, perhaps Dominance."""

    key: str
    title: str
    each: int
    counts: tuple[int, ...]  # by seat
    points: tuple[int, ...]
    dominance: tuple[int, ...]


class ScorePage(Page, frozen=True):
    """The score sheet, every point explained."""

    lines: tuple[ScoreLine, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...] | None  # null: the game goes on
    verdict: tuple[str, ...]  # who won and what decided a tie, in sentences


class CourseRound(Page, frozen=True):
    """The points as if the game had ended with this round."""

    round: int
    at: int  # the moment: after so many lines of the record
    points: tuple[tuple[int, ...], ...]  # by line of the score sheet, then by seat, with Dominance
    totals: tuple[int, ...]  # by seat


class CourseTurn(Page, frozen=True):
    """Somebody begins to act."""

    at: int
    seat: int
    round: int


class CourseLead(Page, frozen=True):
    """From here on, after a turn, somebody else has more points than everybody."""

    at: int
    seat: int
    round: int
    totals: tuple[int, ...]


class CoursePage(Page, frozen=True):
    """How a game went that is over: for its graph, and to jump in its replay."""

    lines: tuple[ChoiceText, ...]  # of the score sheet
    rounds: tuple[CourseRound, ...]
    turns: tuple[CourseTurn, ...]
    leads: tuple[CourseLead, ...]
