"""What many games come to: plain data, the same for the page and for other programs.

Shares and rates are between 0 and 1; an interval is where the true rate lies with 95 % (Wilson).
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final, Literal

FORMAT: Final = "monumental-balance-1"

#: What a group of things is, in the order of the report.
Group = Literal[
    "building",
    "knowledge",
    "wonder",
    "province",
    "basic",
    "policy",
    "hero",
    "free_city",
    "barbarian",
    "free_town",
    "monster",
    "market_token",
]

#: What is wrong with something, the worst first: see `findings.py`.
Trouble = Literal["too-strong", "dominates", "rots", "civilization", "seat", "never", "unused-effect"]


@dataclass(frozen=True)
class Rate:
    """How often somebody won. A shared victory is half a win."""

    games: int
    rate: float
    low: float
    high: float


@dataclass(frozen=True)
class People:
    """How a civilization did."""

    key: str
    won: Rate
    points: float  # on average
    source: str  # official, reported, inferred, partial or original


@dataclass(frozen=True)
class Pairing:
    """How a civilization did in the games in which another one sat at the table."""

    key: str
    against: str
    won: Rate


@dataclass(frozen=True)
class SeatResult:
    """How a seat did; the first player has seat 0."""

    seat: int
    won: Rate
    points: float


@dataclass(frozen=True)
class Length:
    """How long games were."""

    least: int
    mean: float
    most: int
    games: dict[int, int]  # by number of rounds


@dataclass(frozen=True)
class Points:
    """Where points come from: a line of the score sheet."""

    key: str  # its text: `score-<key>`
    mean: float  # points of a player, Dominance included
    share: float  # of all points
    winners: float  # points of those who won alone
    others: float  # of those who did not win


@dataclass(frozen=True)
class Thing:
    """A card or token, and what became of it."""

    key: str
    group: Group
    pack: str
    source: str  # official, reported, inferred, partial or original
    era: int  # 0: none
    cost: int
    shown: int  # games in which it could be seen
    taken: int  # of those, games in which somebody took it
    affordable: int  # times that a player could take it in a game (a player counts once a game)
    taken_then: int  # of those, how often that player did
    round_shown: float  # on average
    round_taken: float  # on average, of the first time
    used: float  # how often whoever took it used its text, on average
    having: Rate  # players who took it
    lacking: Rate  # players who could see it, and did not

    @property
    def taken_share(self) -> float:
        return self.taken / self.shown if self.shown else 0.0

    @property
    def affordable_share(self) -> float:
        return self.taken_then / self.affordable if self.affordable else 0.0


@dataclass(frozen=True)
class Use:
    """How often an action or an effect came about at all."""

    key: str  # the verb
    times: int
    games: int  # in how many games it came about
    cards: int  # for an effect: how many cards in play have it


@dataclass(frozen=True)
class Finding:
    """Something that a designer should look at."""

    trouble: Trouble
    key: str  # of the card or civilization, the verb of the effect, the number of the seat
    group: str  # of a thing; else empty
    value: float  # what was measured
    low: float  # between what it should be
    high: float
    severity: float  # the higher, the worse


@dataclass(frozen=True)
class Report:
    """Everything. `head` says which games these were."""

    head: dict[str, Any]
    games: int
    decisions: int
    findings: tuple[Finding, ...]
    civilizations: tuple[People, ...]
    pairings: tuple[Pairing, ...]
    seats: tuple[SeatResult, ...]
    length: Length
    points: tuple[Points, ...]
    things: tuple[Thing, ...]
    actions: tuple[Use, ...]
    effects: tuple[Use, ...]

    def as_json(self) -> dict[str, Any]:
        return asdict(self)
