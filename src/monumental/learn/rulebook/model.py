"""What `sections.toml` of a book of rules may say."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from monumental.cards.loader import KEY
from monumental.cards.model import Model

Key = Annotated[str, Field(pattern=f"^{KEY.pattern}$")]

#: What of a table a drawing can show: things before one seat, then things that lie between all of them.
Part = Literal[
    "supply",
    "city",
    "policies",
    "leaders",
    "tokens",
    "automa",
    "display",
    "stacks",
    "advantage",
    "free-cities",
    "map",
    "heroes",
]

#: The clauses that a paragraph, or a line of a table, puts into plain words.
Clauses = tuple[str, ...]


class DrawingText(Model):
    """A picture of a position: no more than what the section speaks of."""

    show: Annotated[tuple[Part, ...], Field(min_length=1)]
    seat: int = 0  # whose eyes, and whose things
    point: tuple[str, ...] = ()  # what is framed, as targets of the board: `place:0:b2`, `tile:7`
    position: dict[str, Any]  # as in docs/positions.md, without `rules`


class SectionText(Model):
    """A heading with its paragraphs. Their words stand in the locale files, by the key of the section."""

    key: Key
    paragraphs: Annotated[tuple[Clauses, ...], Field(min_length=1)]
    rows: tuple[Clauses, ...] = ()  # lines of a table below the paragraphs
    terms: tuple[str, ...] = ()  # of the glossary, that the section explains
    lesson: Annotated[str, Field(pattern=f"^{KEY.pattern}/{KEY.pattern}$")] | None = None
    drawing: DrawingText | None = None


class BookText(Model):
    """The whole file."""

    after: str | None = None  # the rules whose book is read before this one
    sections: Annotated[tuple[SectionText, ...], Field(min_length=1)]


#: All fields, to guess which one was meant.
FIELDS = sorted({field for model in (BookText, SectionText, DrawingText) for field in model.model_fields})

__all__ = ["FIELDS", "BookText", "DrawingText", "Part", "SectionText"]
