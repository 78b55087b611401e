"""What the coach says: to somebody who plays against bots, and about a game that is over."""

from __future__ import annotations

from typing import Literal

from monumental.web.contract.page import Page


class HintPage(Page, frozen=True):
    """An option, how likely its player wins with it in percents, what speaks for it, and what is expected."""

    words: str  # as in the options of the table
    text: str
    chance: int
    reason: str
    expected: str


class HintsPage(Page, frozen=True):
    """What the coach would do: at most three options, the best first; none while others decide."""

    version: int  # of the table
    chances: tuple[int, ...]  # of each seat, in percents
    hints: tuple[HintPage, ...]


class ChancesPage(Page, frozen=True):
    """How likely each seat wins at a moment of the game, in percents."""

    at: int  # after so many lines of the record
    chances: tuple[int, ...]


class WhyThatPage(Page, frozen=True):
    """Why a bot did something: what it did, what spoke for it there, and what the coach thinks of it."""

    line: int  # of the record
    title: str
    sentences: tuple[str, ...]


class ReviewStep(Page, frozen=True):
    """Somebody chose. Chances are in percents, by seat, from what whoever chose could know."""

    at: int  # the moment just before: after so many lines of the record
    seat: int
    round: int
    before: tuple[float, ...]
    after: tuple[float, ...]  # with the choice made, and luck still open
    loss: float  # how much of its chance the seat gave away


class ReviewSeat(Page, frozen=True):
    """How well a seat chose, of 100: in all and in each phase; null: it chose nothing there."""

    accuracy: int | None
    phases: tuple[int | None, ...]  # opening, middle, end
    luck: float  # by how many points of a hundred luck changed its chances


class MomentOption(Page, frozen=True):
    """What was done or could have been: what speaks for it, what is expected."""

    text: str
    reason: str
    expected: str


class MomentPage(Page, frozen=True):
    """A moment that mattered: something better was missed, or the best was found."""

    kind: Literal["missed", "found"]
    at: int  # as in the steps
    seat: int
    round: int
    share: int  # so many points of a hundred were given away, or gained on the next best
    played: MomentOption
    best: MomentOption


class ReviewPage(Page, frozen=True):
    """The review of a game, as far as it has come."""

    version: int  # of the table
    count: int | None  # of all decisions; null: that is not known yet
    since: int  # the steps are those after so many
    steps: tuple[ReviewStep, ...]
    seats: tuple[ReviewSeat, ...]
    moments: tuple[MomentPage, ...]  # in the order of the game, once all is judged
    result: tuple[float, ...]  # what each seat had of the victory, in percents
    working: bool
    done: bool
    problem: str | None  # why it can't be made, in a sentence
