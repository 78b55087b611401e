"""What is said at a table, as it comes in and goes out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from msgspec import Meta

from monumental.web.contract.page import ChoiceText, Page
from monumental.web.contract.requests import LEGIBLE, RequestId, SeatNumber, TalkMode, Word

#: Letters of a line.
LONGEST_LINE = 300


@dataclass(frozen=True)
class Say:
    """A line: a phrase by its key, or words of one's own. The same request twice is one line."""

    request: RequestId
    phrase: Word | None = None
    words: Annotated[str, Meta(max_length=LONGEST_LINE, pattern=LEGIBLE)] = ""
    seat: SeatNumber | None = None  # of several of mine; null: the first, or I watch


@dataclass(frozen=True)
class Mute:
    """I do not want to hear whoever said a line: at this table, or anywhere."""

    everywhere: bool = False  # then they do not sit down at tables of mine, either


class BlockPage(Page, frozen=True):
    """Somebody whom I do not hear."""

    id: str
    name: str  # by which they were called then
    table: str | None  # null: anywhere
    made: str


class BlocksPage(Page, frozen=True):
    """All whom I do not hear."""

    blocks: tuple[BlockPage, ...]


class TalkLine(Page, frozen=True):
    """What somebody said, in the words of whoever reads it."""

    number: int
    seat: int | None  # null: they watch
    name: str
    mine: bool
    phrase: str | None
    text: str
    said: str  # ISO 8601


class TalkPage(Page, frozen=True):
    """What was said at a table, as far as somebody hears it."""

    mode: TalkMode
    gallery: bool  # I watch: whoever sits hears me only while no game is running
    longest: int  # letters of a line
    phrases: tuple[ChoiceText, ...]
    lines: tuple[TalkLine, ...]


class TalkNews(Page, frozen=True):
    """What is not as it was: lines that are new or read otherwise, and numbers of lines that are gone."""

    gallery: bool
    lines: tuple[TalkLine, ...]
    gone: tuple[int, ...]


class Said(Page, frozen=True):
    """It was said; whoever listens at the table hears it."""

    said: Literal[True]


class Noted(Page, frozen=True):
    """It is heeded from now on."""

    noted: Literal[True]
