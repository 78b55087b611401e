"""What somebody has played: finished games, records, head to head."""

from __future__ import annotations

from typing import Literal

from monumental.web.contract.page import Page


class PlayedSeat(Page, frozen=True):
    """Who sat at a seat of a finished game, and what they had."""

    seat: int
    called: str
    person: bool  # false: a bot or an Automa
    mine: bool
    civilization: str | None
    points: int | None  # null: the game was abandoned
    won: bool


class GameLine(Page, frozen=True):
    """A finished game."""

    id: str
    name: str
    rules: str
    rules_name: str
    ended: str  # ISO 8601
    result: Literal["won", "lost", "none"]  # none: it was abandoned
    seats: tuple[PlayedSeat, ...]


class Tally(Page, frozen=True):
    """How often somebody won: by rule system, with a civilization, against somebody."""

    key: str
    text: str
    games: int
    won: int
    lost: int


class HistoryPage(Page, frozen=True):
    """My finished games, a page of them, and what all of them come to."""

    games: tuple[GameLine, ...]
    count: int  # of those that were asked for
    page: int
    pages: int
    rules: tuple[Tally, ...]
    civilizations: tuple[Tally, ...]
    opponents: tuple[Tally, ...]
