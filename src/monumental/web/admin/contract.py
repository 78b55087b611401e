"""What is sent to the host, and what comes in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from msgspec import Meta

from monumental.web.contract.page import Page
from monumental.web.contract.requests import LEGIBLE

#: Somebody by the beginning of their hash, or an address.
Who = Annotated[str, Meta(min_length=1, max_length=64, pattern=LEGIBLE)]


@dataclass(frozen=True)
class NewBan:
    """Somebody may not play here."""

    who: Who
    days: Annotated[float, Meta(gt=0, le=36_500)] | None = None  # for ever
    why: Annotated[str, Meta(max_length=300, pattern=LEGIBLE)] = ""  # for the host: nobody else reads it


@dataclass(frozen=True)
class LiftBan:
    """Somebody may play here again."""

    who: Who


class AdminPage(Page, frozen=True):
    """How much there is."""

    open: int  # tables
    playing: int
    over: int
    moves: int
    people: int  # browsers that sit at a table
    lately: int  # … at one where something happened in the last seven days


class AdminTable(Page, frozen=True):
    """A table in the host's list."""

    id: str
    name: str
    rules_name: str
    status: Literal["open", "playing", "over"]
    moves: int
    changed: str  # ISO 8601
    who: tuple[str, ...]  # names of people, and of bots


class AdminTables(Page, frozen=True):
    lines: tuple[AdminTable, ...]


class AdminPerson(Page, frozen=True):
    """A browser, as far as the store knows it."""

    who: str  # the beginning of a hash
    names: tuple[str, ...]
    tables: int
    last: str


class AdminPeople(Page, frozen=True):
    lines: tuple[AdminPerson, ...]


class AdminBan(Page, frozen=True):
    """Who may not play here."""

    who: str
    made: str
    until: str | None
    why: str


class AdminBans(Page, frozen=True):
    lines: tuple[AdminBan, ...]


class AdminReport(Page, frozen=True):
    """A line that somebody wants the host to read, as it was then."""

    report: str
    table: str
    line: int
    who: str
    name: str
    words: str
    made: str


class AdminReports(Page, frozen=True):
    lines: tuple[AdminReport, ...]
