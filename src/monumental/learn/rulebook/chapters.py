"""A book as somebody reads it: the sections in one language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.engine.game import Game
    from monumental.learn.rulebook.book import Book
    from monumental.learn.rulebook.model import SectionText

#: How much somebody reads in a minute who wants to remember it: words, or signs where there are no spaces.
WORDS_A_MINUTE = 220
SIGNS_A_MINUTE = 550


@dataclass(frozen=True)
class Paragraph:
    text: str
    clauses: tuple[str, ...]  # that say the same exactly


@dataclass(frozen=True)
class Row:
    """A line of a table: an action and its price, an achievement and its points."""

    text: str
    value: str
    clauses: tuple[str, ...]


@dataclass(frozen=True)
class Picture:
    """A part of a position."""

    game: Game
    show: tuple[str, ...]
    seat: int
    point: tuple[str, ...]
    caption: str


@dataclass(frozen=True)
class Chapter:
    """A section in one language."""

    key: str
    title: str
    paragraphs: tuple[Paragraph, ...]
    heads: tuple[str, str] | None  # of the two columns of its table
    rows: tuple[Row, ...]
    terms: tuple[str, ...]
    lesson: str | None
    picture: Picture | None


def chapters(book: Book, language: str) -> list[Chapter]:
    """The sections of a book in their order."""
    words = book.words[language]
    return [
        Chapter(
            key=section.key,
            title=words[f"{section.key}-title"],
            paragraphs=tuple(
                Paragraph(words[f"{section.key}-{at + 1}"], clauses)
                for at, clauses in enumerate(section.paragraphs)
            ),
            heads=(words[f"{section.key}-row"], words[f"{section.key}-value"]) if section.rows else None,
            rows=tuple(
                Row(words[f"{section.key}-row-{at + 1}"], words[f"{section.key}-value-{at + 1}"], clauses)
                for at, clauses in enumerate(section.rows)
            ),
            terms=section.terms,
            lesson=section.lesson,
            picture=_picture(book, section, language),
        )
        for section in book.sections
    ]


def _picture(book: Book, section: SectionText, language: str) -> Picture | None:
    drawing = section.drawing
    if drawing is None:
        return None
    caption = book.words[language][f"{section.key}-drawing"]
    return Picture(book.games[section.key], drawing.show, drawing.seat, drawing.point, caption)


def texts_in(chapter: Chapter) -> list[str]:
    """All that is read of a chapter."""
    texts = [chapter.title, *[paragraph.text for paragraph in chapter.paragraphs], *(chapter.heads or ())]
    texts += [text for row in chapter.rows for text in (row.text, row.value)]
    return texts + ([] if chapter.picture is None else [chapter.picture.caption])


def minutes(read: Sequence[Chapter]) -> int:
    """About how long it takes to read them, at least one minute."""
    text = " ".join(text for chapter in read for text in texts_in(chapter))
    signs = sum(1 for letter in text if letter > "\u3000")
    words = len("".join(letter if letter <= "\u3000" else " " for letter in text).split())
    # A text in signs has hardly any words between its spaces.
    spent = signs / SIGNS_A_MINUTE if signs > words else words / WORDS_A_MINUTE
    return max(1, round(spent))


__all__ = ["Chapter", "Paragraph", "Picture", "Row", "chapters", "minutes", "texts_in"]
