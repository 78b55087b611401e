"""What is wrong with a pack: a sentence by its key and what fills it in, and the place: file, card and field.

How it is said stands in the locale files (`problems.ftl`), as all that is said does: in the language of
whoever reads it, and in English where a program prints an error.
"""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final, Protocol

from monumental.cards.grammar import all_of, one_of
from monumental.cards.messages import TextError
from monumental.cards.text import load_texts
from monumental.cards.written import legible
from monumental.engine.errors import MonumentalError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from monumental.cards.text import Texts


#: Nobody reads a longer list, or more of a sentence that somebody else has worded.
LONGEST_LIST: Final = 40
LONGEST_WORDS: Final = 300


class Sayable(Protocol):
    """Something that has words in every language."""

    def said(self, texts: Texts) -> str: ...


Value = str | int | Sayable


class Fault:
    """What is wrong: the key of a sentence, `problem-…` in the locale files, and what fills it in."""

    def __init__(self, key: str, /, **values: Value) -> None:
        self.key = key
        self.values = values

    def said(self, texts: Texts) -> str:
        """In a language, without a capital letter and a full stop."""
        values = {name: in_words(value, texts) for name, value in self.values.items()}
        return texts(f"problem-{self.key}", **values)

    def __str__(self) -> str:
        return self.said(load_texts("en"))

    def __repr__(self) -> str:
        values = "".join(f", {name}={value!r}" for name, value in self.values.items())
        return f"Fault({self.key!r}{values})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fault) and (self.key, self.values) == (other.key, other.values)

    def __hash__(self) -> int:
        return hash(self.key)


def own_words(words: str) -> Fault:
    """A sentence that somebody else has worded, as it is."""
    return Fault("own-words", words=words[:LONGEST_WORDS])


@dataclass(frozen=True)
class KindWord:
    """A kind of cards by the word for it; one that nobody has named, as packs write it."""

    kind: str

    def said(self, texts: Texts) -> str:
        try:
            return texts(f"kind-{self.kind}")
        except TextError:
            return self.kind


@dataclass(frozen=True)
class AnyOf:
    """`a, b or c`."""

    items: tuple[Value, ...]

    def said(self, texts: Texts) -> str:
        return one_of(texts, _said(self.items, texts))


@dataclass(frozen=True)
class AllOf:
    """`a, b and c`."""

    items: tuple[Value, ...]

    def said(self, texts: Texts) -> str:
        return all_of(texts, _said(self.items, texts))


def _said(items: Sequence[Value], texts: Texts) -> list[str]:
    said = [str(in_words(item, texts)) for item in items[:LONGEST_LIST]]
    return [*said, "…"] if len(items) > LONGEST_LIST else said


def in_words(value: Value, texts: Texts) -> str | int:
    """What fills in a sentence, in its language."""
    return value if isinstance(value, str | int) else value.said(texts)


@dataclass(frozen=True)
class Problem:
    """A fault and its place: `era-1.toml: forum.use[0]: unknown verb …`."""

    place: str
    fault: Fault
    about: str = ""  # which field of the card, where the place is the whole card

    def said(self, texts: Texts) -> str:
        sentence = self.fault.said(texts)
        return f"{self.place}: {sentence}" if self.place else sentence

    def __str__(self) -> str:
        return self.said(load_texts("en"))


class ProblemsError(MonumentalError):
    """Something that somebody wrote and that can't be used. All that is wrong with it is said at once."""

    def __init__(self, found: Sequence[Problem]) -> None:
        super().__init__(found)
        self.found = tuple(found)

    @property
    def problems(self) -> list[str]:
        """Each problem as one sentence in English."""
        return [str(problem) for problem in self.found]

    def __str__(self) -> str:
        return "\n".join(self.problems)


class PackError(ProblemsError):
    """A pack that can't be used. Each problem is one sentence: `era-1.toml: forum.use[0]: unknown verb …`."""


class FaultError(MonumentalError, ValueError):
    """What a validator of a model finds: pydantic carries it to whoever reads the pack."""

    def __init__(self, fault: Fault, about: str = "") -> None:
        super().__init__(fault)
        self.fault = fault
        self.about = about


def sentences_of(error: Exception, texts: Texts) -> list[str]:
    """What an error says in a language; one that was only ever worded in English, as it is."""
    if isinstance(error, ProblemsError):
        return [problem.said(texts) for problem in error.found]
    return [error.args[0].said(texts)] if is_worded(error) else str(error).splitlines()


def is_worded(error: Exception) -> bool:
    """Has it words in every language?"""
    return isinstance(error, ProblemsError) or isinstance(next(iter(error.args), None), Fault | Problem)


@dataclass(frozen=True)
class FirstOf:
    """The first of what an error says: whoever is refused something is told one sentence."""

    error: Exception

    def said(self, texts: Texts) -> str:
        return sentences_of(self.error, texts)[0]


def unknown(what: str, word: str, known: Iterable[str], *, listed: bool = False) -> Fault:
    """`unknown verb 'archve' (did you mean 'archive'?)`; short lists may be shown where nothing is close.

    `what` is the ending of a key: `problem-unknown-verb`.
    """
    names = sorted(known)
    fault = Fault(f"unknown-{what}", word=legible(word))
    close = get_close_matches(word, names, n=1)
    if close:
        return Fault("did-you-mean", problem=fault, close=close[0])
    return Fault("there-are", problem=fault, known=", ".join(names)) if listed else fault


def at(place: str, field: str) -> str:
    """`pack.toml: name` for a field of a file, `era-1.toml: forum.use` for a field of a card."""
    if not field or not place:
        return place or field
    return f"{place}: {field}" if place.endswith(".toml") else f"{place}.{field}"
