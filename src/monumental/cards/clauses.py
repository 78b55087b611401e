"""The index of the rules: every clause with its book and its chapter, in the order of the books."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import GroupComment, Message

from monumental.cards.text import rule_books


class Clause(NamedTuple):
    """Where a clause stands; `texts.clause` says it."""

    id: str
    book: str
    chapter: str  # in the language of the index


def clause_index(language: str = "en") -> list[Clause]:
    """Every clause of the rules."""
    return [
        Clause(clause, book, chapter)
        for book, path in rule_books(language).items()
        for chapter, clause in _clauses(path)
    ]


def begins(clause: str, beginning: str) -> bool:
    """BASE-ACT begins BASE-ACT-04, but not BASE-ACTN-01."""
    return f"{clause}-".startswith(f"{beginning}-")


@lru_cache(maxsize=64)
def _clauses(path: Path) -> tuple[tuple[str, str], ...]:
    """The clauses of a file in its order, each after its chapter: the file's headings, in its language."""
    found = []
    chapter = ""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, GroupComment):
            chapter = entry.content or ""
        elif isinstance(entry, Message):
            found.append((chapter, entry.id.name))
    return tuple(found)


__all__ = ["Clause", "begins", "clause_index"]
