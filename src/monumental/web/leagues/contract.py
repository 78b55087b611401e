"""What is sent of leagues, and what comes in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from msgspec import Meta

from monumental.web.contract.page import Page
from monumental.web.contract.requests import LEGIBLE, LONGEST_NAME, ClockWish, Password, TalkMode, Word

#: More would be no small league; and whom everybody shall meet are fewer.
LEAST, MOST, MOST_OF_ROBIN, MOST_ROUNDS = 3, 32, 16, 16

FormWord = Literal["robin", "swiss"]


@dataclass(frozen=True)
class NewLeague:
    """What a league is to be like."""

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, pattern=LEGIBLE)]
    rules: Word
    clock: ClockWish  # there is one always: nobody shall hold up all others
    form: FormWord = "robin"  # everybody meets everybody, or so many rounds of a Swiss tournament
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 3  # of a Swiss tournament
    most: Annotated[int, Meta(ge=LEAST, le=MOST)] = 8  # people
    listed: bool = False  # anybody may find it and come in; else whoever has the invitation
    preset: Word = "rulebook"
    talk: TalkMode = "free"


@dataclass(frozen=True)
class JoinLeague:
    """I want to be in a league."""

    invitation: Password = ""  # the word in its link, where it is not listed


@dataclass(frozen=True)
class ShowOut:
    """Somebody shall not be in my league."""

    number: Annotated[int, Meta(ge=1, le=1_000_000)]


class LeaguePerson(Page, frozen=True):
    """Somebody in a league."""

    number: int
    name: str  # none: they have gone for good
    mine: bool
    left: bool  # they play no further round


class LeagueStanding(Page, frozen=True):
    """Where somebody stands."""

    number: int
    place: int  # the same for those whom nothing tells apart
    points: float
    tie: float  # what decides between equal points: Sonneborn-Berger, or Buchholz in a Swiss tournament
    won: int
    drawn: int
    lost: int


class LeagueGame(Page, frozen=True):
    """Two who meet in a round."""

    one: int  # who begins
    two: int | None  # null: nobody was left for `one`
    table: str | None  # null: there was no game, or its table is gone
    outcome: Literal["one", "two", "draw", "none", "bye"] | None  # null: they play; none: both were away
    mine: bool


class LeagueRound(Page, frozen=True):
    """A round, in the order of its boards."""

    number: int
    games: tuple[LeagueGame, ...]


class LeaguePage(Page, frozen=True):
    """A league as I see it."""

    id: str
    name: str
    rules: str
    rules_name: str
    preset: str
    form: FormWord
    status: Literal["open", "playing", "over"]
    listed: bool
    round: int  # that is played; 0: it has not begun
    rounds: int  # in all; where everybody meets everybody, 0 until it begins
    least: int  # people, for it to begin
    most: int
    seconds: int  # of the clock
    increment: int | None
    host: bool  # I have opened it
    joined: bool  # I am in it
    shown_out: bool
    invitation: str | None  # for who is in it, where it is not listed
    ended: str | None  # ISO 8601
    people: tuple[LeaguePerson, ...]
    standings: tuple[LeagueStanding, ...]  # the best first
    games: tuple[LeagueRound, ...]


class LeagueLine(Page, frozen=True):
    """A league in a list."""

    id: str
    name: str
    rules_name: str
    form: FormWord
    status: Literal["open", "playing", "over"]
    round: int
    rounds: int
    people: int
    most: int
    changed: str  # ISO 8601


class LeaguesPage(Page, frozen=True):
    """My leagues, and those that wait for anybody."""

    on: bool  # false: the host wants none
    name: str  # mine; none: I have to give myself one first
    mine: tuple[LeagueLine, ...]
    open: tuple[LeagueLine, ...]
