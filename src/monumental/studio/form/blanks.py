"""The blanks of whatever a pack may write, and what fits each.

They are read off the models that read packs (`cards/schema.py`, `cards/verbs`): a field that a model gains is
a blank of the form, and nothing about it is written twice.
"""

from __future__ import annotations

import types
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Literal, Union, get_args, get_origin

from annotated_types import Ge, Le, MaxLen, MinLen
from pydantic import BaseModel, RootModel
from pydantic.fields import FieldInfo

from monumental.cards.values import Listed
from monumental.cards.verbs.conditions import Conditional
from monumental.cards.verbs.definition import Verb
from monumental.cards.verbs.registry import Sentence, SoloSentence, name_of
from monumental.engine.errors import MonumentalError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from monumental.engine.rules import Rules

#: A list may be as long as this where its model sets no limit: a text has at most 12 sentences.
MOST = 12


class FormError(MonumentalError):
    """A field of a model that no form can show. One clear sentence."""


@dataclass(frozen=True)
class Number:
    """A whole number."""

    least: int
    most: int
    only: tuple[int, ...] = ()  # of these alone, where there are any


@dataclass(frozen=True)
class Mark:
    """Yes or no."""


@dataclass(frozen=True)
class Word:
    """One of these words."""

    words: tuple[str, ...]


@dataclass(frozen=True)
class Words:
    """Some of these words, each at most once."""

    words: tuple[str, ...]
    least: int
    most: int


@dataclass(frozen=True)
class Line:
    """A few words of one's own."""

    longest: int


@dataclass(frozen=True)
class Counts:
    """How many of some of these words."""

    words: tuple[str, ...]
    number: Number
    least: int
    most: int


@dataclass(frozen=True)
class Text:
    """Sentences with these verbs."""

    verbs: tuple[str, ...]
    least: int
    most: int
    solo: bool = False  # of the lines that an Automa follows


@dataclass(frozen=True)
class Texts:
    """Several texts, such as the branches of a choice."""

    text: Text
    least: int
    most: int


@dataclass(frozen=True)
class Table:
    """Blanks of their own."""

    blanks: tuple[Blank, ...]


@dataclass(frozen=True)
class Tables:
    """Several times the same blanks."""

    table: Table
    least: int
    most: int


@dataclass(frozen=True)
class Pair:
    """Two numbers, such as the costs of both sections of a Wonder."""

    number: Number


@dataclass(frozen=True)
class Question:
    """Exactly one of these blanks, which stand beside the others of their sentence."""

    blanks: tuple[Blank, ...]


Fit = Number | Mark | Word | Words | Line | Counts | Text | Texts | Table | Tables | Pair | Question


@dataclass(frozen=True)
class Blank:
    """A blank by the name of its field in a pack; of what may be written in several ways, all ways."""

    name: str
    fits: tuple[Fit, ...]
    needed: bool
    usual: object = None  # what it is when it is left out


#: The blank of a sentence that asks something: its name is no field.
QUESTION = "question"


class Reader:
    """Reads the blanks off models, for the words of some rules."""

    def __init__(self, rules: Rules, verbs: Iterable[str], solo_verbs: Iterable[str]) -> None:
        self._rules = rules
        self._verbs = {False: tuple(verbs), True: tuple(solo_verbs)}

    def blanks(self, model: type[BaseModel]) -> tuple[Blank, ...]:
        """All blanks of a model, in its own order."""
        questions = set(Conditional.model_fields) if issubclass(model, Conditional) else set()
        fields = {name: field for name, field in model.model_fields.items() if name not in questions}
        if issubclass(model, Verb):
            del fields["do"]
        asked = [self._question()] if questions else []
        blanks = [self._blank(name, field) for name, field in fields.items()]
        return tuple(asked + [blank for blank in blanks if can_be_filled(blank)])

    def _question(self) -> Blank:
        blanks = [self._blank(name, field) for name, field in Conditional.model_fields.items()]
        known = [blank for blank in blanks if can_be_filled(blank) and self._can_be_asked(blank.name)]
        return Blank(QUESTION, (Question(tuple(known)),), needed=True)

    def _can_be_asked(self, field: str) -> bool:
        question = get_args(Conditional.model_fields[field].annotation)[0]
        return getattr(question, "cycle", question.condition) in self._rules.conditions

    def _blank(self, name: str, field: FieldInfo) -> Blank:
        fits = self._fits(field.annotation, field.metadata)
        usual = None if field.is_required() or field.default_factory is not None else field.default
        return Blank(field.alias or name, fits, field.is_required(), _plain(usual))

    def _fits(self, annotation: Any, metadata: Sequence[object]) -> tuple[Fit, ...]:
        """What an annotation lets be written: one thing, or one of several."""
        if get_origin(annotation) is Annotated:
            inner, *more = get_args(annotation)
            if annotation in (Sentence, SoloSentence):
                raise FormError("a sentence stands in a text")
            return self._fits(inner, [*metadata, *_flat(more)])
        if get_origin(annotation) in (Union, types.UnionType):
            ways = [way for way in get_args(annotation) if way is not type(None)]
            return tuple(fit for way in ways for fit in self._fits(way, metadata))
        return (self._fit(annotation, metadata),)

    def _fit(self, annotation: Any, metadata: Sequence[object]) -> Fit:
        origin, inner = get_origin(annotation), get_args(annotation)
        if origin is list:
            return self._several(inner[0], metadata)
        if origin is Literal:
            return Mark() if inner == (True,) else Word(tuple(str(word) for word in inner if word != ""))
        if annotation is str:
            return self._word(metadata)
        if annotation is bool:
            return Mark()
        if annotation is int:
            only = self._listed(metadata)
            return Number(_bound(metadata, Ge, "ge"), _bound(metadata, Le, "le"), only or ())
        if isinstance(annotation, type) and issubclass(annotation, BaseModel):
            return self._model(annotation)
        return self._numbers(annotation, metadata)

    def _model(self, model: type[BaseModel]) -> Fit:
        if issubclass(model, RootModel):
            root = model.model_fields["root"]
            return self._fits(root.annotation, root.metadata)[0]
        return Table(self.blanks(model))

    def _numbers(self, annotation: Any, metadata: Sequence[object]) -> Fit:
        """A number for each of some words, or two numbers."""
        origin, inner = get_origin(annotation), get_args(annotation)
        number = self._fits(inner[-1], ())[0] if origin in (dict, tuple) else None
        if not isinstance(number, Number):
            raise FormError(f"there is no blank for {annotation}")
        if origin is tuple:
            return Pair(number)
        word = self._fits(inner[0], ())[0]
        return Counts(word.words if isinstance(word, Word) else (), number, *_length(metadata))

    def _word(self, metadata: Sequence[object]) -> Fit:
        words = self._listed(metadata)
        if words is not None:
            return Word(words)
        return Line(next((note.max_length for note in metadata if isinstance(note, MaxLen)), 60))

    def _listed(self, metadata: Sequence[object]) -> tuple[Any, ...] | None:
        """What the rules list for it, if it is something that they do."""
        lists = [getattr(self._rules, note.where) for note in metadata if isinstance(note, Listed)]
        return tuple(lists[0]) if lists else None

    def _several(self, item: Any, metadata: Sequence[object]) -> Fit:
        least, most = _length(metadata)
        if item in (Sentence, SoloSentence):
            solo = item == SoloSentence
            return Text(self._verbs[solo], least, most, solo)
        if isinstance(item, type) and issubclass(item, Verb):
            return Text((name_of(item),), least, 1)
        each = self._fits(item, ())[0]
        if isinstance(each, Text):
            return Texts(each, least, most)
        if isinstance(each, Table):
            return Tables(each, least, most)
        if isinstance(each, Word):
            return Words(each.words, least, most)
        if isinstance(each, Line):
            return Words((), least, most)
        raise FormError(f"there is no blank for a list of {item}")


def can_be_filled(blank: Blank) -> bool:
    """Do these rules have anything for it?"""
    empty = [
        (isinstance(fit, Word | Words) and not fit.words) or (isinstance(fit, Text) and not fit.verbs)
        for fit in blank.fits
    ]
    return not all(empty)


def _flat(metadata: Iterable[object]) -> list[object]:
    """Pydantic wraps bounds that stand in an annotation."""
    return [each for note in metadata for each in (note.metadata if isinstance(note, FieldInfo) else [note])]


def _bound(metadata: Sequence[object], bound: type[Ge | Le], name: str) -> int:
    return next(int(getattr(note, name)) for note in metadata if isinstance(note, bound))


def _length(metadata: Sequence[object]) -> tuple[int, int]:
    least = next((note.min_length for note in metadata if isinstance(note, MinLen)), 0)
    return least, next((note.max_length for note in metadata if isinstance(note, MaxLen)), None) or MOST


def _plain(value: object) -> object:
    return value.model_dump(exclude_defaults=True) if isinstance(value, BaseModel) else value
