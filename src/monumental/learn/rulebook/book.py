"""Finding the books of rules, and reading their files."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from pydantic import ValidationError

from monumental.cards.checking import problems_of
from monumental.cards.clauses import clause_index
from monumental.cards.errors import unknown
from monumental.cards.model import Model
from monumental.cards.text import LANGUAGES
from monumental.cards.written import legible
from monumental.learn.errors import LearnError
from monumental.learn.rulebook.model import FIELDS, BookText, SectionText
from monumental.learn.rulebook.words import read_words
from monumental.play.glossary.entries import terms_of
from monumental.play.position import load
from monumental.play.positions.layout import PositionError
from monumental.play.setup import packs_for, unpack
from monumental.play.systems.known import SYSTEMS, optional_modules

if TYPE_CHECKING:
    from collections.abc import Mapping

    from monumental.engine.game import Game

SHIPPED = Path(str(files("monumental").joinpath("rulebook")))

FILE = "sections.toml"

Checked = TypeVar("Checked", bound=Model)


@dataclass(frozen=True)
class Book:
    """The rules of one system to read: its sections, their words in every language, their positions."""

    rules: str
    after: str | None  # the rules whose book is read before this one
    sections: tuple[SectionText, ...]
    words: Mapping[str, Mapping[str, str]]  # by language
    games: Mapping[str, Game]  # the positions that are drawn, by the key of their section


@cache
def books() -> tuple[str, ...]:
    """The rule systems that have a book, in the order in which they are offered."""
    return tuple(rules for rules in SYSTEMS if (SHIPPED / rules / FILE).is_file())


@cache
def find_book(rules: str) -> Book:
    """The book of a rule system."""
    if rules not in books():
        raise LearnError(unknown("book", rules, books(), listed=True))
    return read_book(SHIPPED / rules)


def read_book(folder: Path) -> Book:
    """The book in a folder that is named after its rules. What is wrong is said by file and section."""
    rules = folder.name
    place = f"{rules}/{FILE}"
    text = _read_sections(folder / FILE, place)
    _check(rules, text, place)
    names = {name for section in text.sections for name in texts_of(section)}
    words = {}
    for language in LANGUAGES:
        spoken = f"{rules}/locale/{language}.ftl"
        words[language] = read_words(folder / "locale" / f"{language}.ftl", spoken)
        for section in text.sections:
            for name in texts_of(section):
                if name not in words[language]:
                    raise LearnError(f"{spoken}: section {section.key}: there is no text '{name}'")
        for name in words[language]:
            if name not in names:
                raise LearnError(f"{spoken}: no section has a text '{name}'")
    return Book(rules, text.after, text.sections, words, _games(rules, text, place))


def texts_of(section: SectionText) -> list[str]:
    """The keys of all that a section says: `city-title`, `city-1`, `city-2`, `city-drawing`."""
    key = section.key
    names = [f"{key}-title", *[f"{key}-{at + 1}" for at in range(len(section.paragraphs))]]
    if section.rows:
        names += [f"{key}-row", f"{key}-value"]
        names += [f"{key}-{part}-{at + 1}" for at in range(len(section.rows)) for part in ("row", "value")]
    return [*names, *[f"{key}-drawing"] * (section.drawing is not None)]


def _read_sections(path: Path, place: str) -> BookText:
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise LearnError(f"{place}: can't be read") from error
    except RecursionError as error:
        raise LearnError(f"{place}: too many brackets inside each other") from error
    except tomllib.TOMLDecodeError as error:
        raise LearnError(f"{place}: not valid TOML: {error}") from error
    sections = data.get("sections")
    for number, section in enumerate(sections if isinstance(sections, list) else ()):
        _checked(SectionText, section, f"{place}: section {_name(section, number)}")
    return _checked(BookText, data, place)


def _checked(model: type[Checked], data: object, place: str) -> Checked:
    try:
        return model.model_validate(data)
    except ValidationError as error:
        raise LearnError(str(problems_of(error, place, FIELDS)[0])) from error


def _name(section: object, number: int) -> str:
    """The key of a section; where it has none, its number, from 1."""
    key = section.get("key") if isinstance(section, dict) else None
    return legible(key) if isinstance(key, str) else str(number + 1)


def _check(rules: str, text: BookText, place: str) -> None:
    """Every section has a key of its own; clauses, terms and the book before exist."""
    clauses = {clause.id for clause in clause_index()}
    terms = {term.key for term in terms_of(unpack(rules, whole_box(rules)).rules)}
    seen: set[str] = set()
    if text.after is not None and text.after not in SYSTEMS:
        raise LearnError(f"{place}: after: {unknown('rules', text.after, SYSTEMS, listed=True)}")
    for section in text.sections:
        here = f"{place}: section {section.key}"
        if section.key in seen:
            raise LearnError(f"{here}: there is a section of this key already")
        seen.add(section.key)
        for clause in (each for part in (*section.paragraphs, *section.rows) for each in part):
            if clause not in clauses:
                raise LearnError(f"{here}: {unknown('clause', clause, clauses)}")
        for term in section.terms:
            if term not in terms:
                raise LearnError(f"{here}: {unknown('term', term, terms)}")


def whole_box(rules: str) -> tuple[str, ...]:
    """The usual packs and those of every module: a book tells of all of them."""
    return (*packs_for(rules, None), *optional_modules(rules))


def _games(rules: str, text: BookText, place: str) -> dict[str, Game]:
    games = {}
    for section in text.sections:
        drawing = section.drawing
        if drawing is None:
            continue
        here = f"{place}: section {section.key}: drawing"
        try:
            game = load({"rules": rules, **drawing.position})
        except PositionError as error:
            raise LearnError(f"{here}: {error}") from error
        if not 0 <= drawing.seat < len(game.state.players):
            raise LearnError(f"{here}: there is no seat {drawing.seat}")
        games[section.key] = game
    return games


__all__ = ["Book", "books", "find_book", "read_book", "texts_of", "whole_box"]
