"""The rules to read, and all of their clauses."""

from __future__ import annotations

from monumental.play.view import GameView
from monumental.web.contract.page import ChoiceText, Page


class RulebookParagraph(Page, frozen=True):
    """Some sentences, and the clauses that say the same exactly."""

    text: str
    clauses: tuple[str, ...]


class RulebookRow(Page, frozen=True):
    """A line of a table with two columns."""

    text: str
    value: str
    clauses: tuple[str, ...]


class RulebookDrawing(Page, frozen=True):
    """A part of a position, for the boards of the page."""

    caption: str
    show: tuple[str, ...]  # parts of the table: city, display, map and so on
    seat: int  # whose eyes, and whose things
    point: tuple[str, ...]  # targets that are framed
    titles: tuple[str, ...]  # who sits at each seat
    view: GameView


class RulebookSection(Page, frozen=True):
    """A heading with its paragraphs."""

    key: str
    title: str
    paragraphs: tuple[RulebookParagraph, ...]
    heads: tuple[str, str] | None  # of the two columns; null: there is no table
    rows: tuple[RulebookRow, ...]
    terms: tuple[str, ...]  # of the glossary, that are explained here
    lesson: str | None  # course and lesson, as in /learn/duel/city
    drawing: RulebookDrawing | None


class RulebookPage(Page, frozen=True):
    """The rules of one system, to be read from the beginning to the end."""

    rules: str
    name: str
    about: str
    minutes: int  # that reading takes
    after: ChoiceText | None  # the book to be read before this one
    books: tuple[ChoiceText, ...]  # all that there are
    sections: tuple[RulebookSection, ...]


class ClausePage(Page, frozen=True):
    id: str
    book: str
    chapter: str
    text: str


class ClausesPage(Page, frozen=True):
    books: tuple[ChoiceText, ...]
    clauses: tuple[ClausePage, ...]
