"""What happened at a table: its log, and what was done picture by picture."""

from __future__ import annotations

from monumental.play.view import GameView
from monumental.web.contract.page import Page


class EventPage(Page, frozen=True):
    """One thing that happened, for what moves on the board."""

    key: str
    seat: int | None
    card: str | None
    at: str | None  # the target where it happened
    to: str | None  # where something moved
    resource: str | None
    number: int


class LogLine(Page, frozen=True):
    """One sentence of the log, and what it is about."""

    at: int  # the number of its first event: what is taken back goes from there
    version: int  # the line of the record that it belongs to
    text: str
    seat: int | None
    cards: tuple[str, ...]
    targets: tuple[str, ...]
    events: tuple[EventPage, ...]  # of recent lines only
    asked: bool  # a bot decided it: it can be asked why
    when: str | None  # ISO 8601: of a seat that changed hands, if it is known


class LogPage(Page, frozen=True):
    """What is new since a version: lines whose events count from `standing` on were taken back."""

    since: int
    standing: int
    whole: bool  # false: older lines than these are left out
    lines: tuple[LogLine, ...]


class FramePage(Page, frozen=True):
    """A table after one line of its record, and what that line brought."""

    version: int
    seat: int  # who did it
    lines: tuple[LogLine, ...]
    view: GameView


class FilmPage(Page, frozen=True):
    """What was done since a version, picture by picture."""

    since: int
    frames: tuple[FramePage, ...]


class PicturePage(Page, frozen=True):
    """The table at a moment as a drawing, to be shown to others."""

    svg: str
