"""The contract of the studio: what a page sends that makes cards, and what it gets.

A pack in the making lives in the browser, and comes along with what is asked about it; the server keeps those
that a person wants to be kept.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from msgspec import Meta

from monumental.web.contract.catalog import CardPage
from monumental.web.contract.page import ChoiceText, Page

Key = Annotated[str, Meta(max_length=60)]
Name = Annotated[str, Meta(max_length=400)]
Modules = Annotated[list[Key], Meta(max_length=10)]
Table = dict[str, Any]


@dataclass(frozen=True)
class CardDraft:
    """A card that somebody is writing."""

    rules: Key
    key: Key
    card: Table
    modules: Modules = field(default_factory=list)
    names: Annotated[dict[Key, Name], Meta(max_length=8)] = field(default_factory=dict)  # by language
    emblem: Key = ""


@dataclass(frozen=True)
class MapDraft:
    """A map that somebody is drawing."""

    key: Key
    map: Table


@dataclass(frozen=True)
class TypedLine:
    """What somebody has typed: a line of a card of some kind, or, without one, a text inside a sentence."""

    rules: Key
    typed: Annotated[str, Meta(max_length=2000)]
    modules: Modules = field(default_factory=list)
    kind: Key = ""
    solo: bool = False  # a text that an Automa follows


@dataclass(frozen=True)
class PackDraft:
    """A whole pack, finished or not."""

    head: Table
    cards: dict[str, Table] = field(default_factory=dict)
    files: dict[str, str] = field(default_factory=dict)
    civilizations: dict[str, Table] = field(default_factory=dict)
    maps: dict[str, Table] = field(default_factory=dict)
    names: dict[str, dict[str, str]] = field(default_factory=dict)
    faces: Table = field(default_factory=dict)


@dataclass(frozen=True)
class TryCard:
    """A card or a map of a pack that somebody wants to try out, against bots or against themselves."""

    pack: PackDraft
    key: Key
    bot: Key | None = None
    part: Literal["cards", "maps"] = "cards"


@dataclass(frozen=True)
class BenchWish:
    """So many games shall be played with a pack."""

    pack: PackDraft
    games: Annotated[int, Meta(ge=1, le=1000)] = 200


@dataclass(frozen=True)
class Archive:
    """A pack in one file: a ZIP archive in Base64."""

    zip: Annotated[str, Meta(max_length=800_000)]


class BlankPage(Page, frozen=True):
    """A blank of a card or sentence, and what fits it."""

    name: str
    label: str
    needed: bool
    fits: str  # number, mark, word, words, line, counts, text, texts, table, tables, pair, question
    least: int = 0
    most: int = 0
    words: tuple[ChoiceText, ...] = ()
    verbs: tuple[str, ...] = ()  # of the sentences that a text may have
    solo: bool = False
    blanks: tuple[BlankPage, ...] = ()


class ShapePage(Page, frozen=True):
    """A kind of card, or a verb, with its blanks."""

    key: str
    name: str
    blanks: tuple[BlankPage, ...]


class FormPage(Page, frozen=True):
    """All that cards of some rules can say, in words."""

    rules: str
    rules_name: str
    modules: tuple[str, ...]  # that there are
    maps: bool  # is it played on one?
    kinds: tuple[ShapePage, ...]
    verbs: tuple[ShapePage, ...]
    solo_verbs: tuple[ShapePage, ...]


class FieldProblem(Page, frozen=True):
    """What is wrong, in one sentence, and with which field."""

    part: str
    key: str
    field: str
    sentence: str


class StudioCardPage(Page, frozen=True):
    """A card as it would be: its face, its text in every language, its file, what is wrong."""

    problems: tuple[FieldProblem, ...]
    card: CardPage | None  # nothing, while it is no card yet
    texts: Mapping[str, tuple[str, ...]]
    toml: str


class PromisePage(Page, frozen=True):
    """What the Capitals of a map promise in one thing."""

    name: str
    capitals: tuple[str, ...]  # for each of them, in the order of the tiles
    even: bool


class StudioMapPage(Page, frozen=True):
    """A map as it would be: what is wrong, how even it is, its file."""

    problems: tuple[FieldProblem, ...]
    promises: tuple[PromisePage, ...]
    toml: str


class TypedPage(Page, frozen=True):
    """What was understood, the likeliest first; where nothing was, the nearest."""

    lines: tuple[Table, ...]  # fields of a card
    texts: tuple[tuple[Table, ...], ...]  # sentences
    nearest: tuple[ChoiceText, ...]


class CountPage(Page, frozen=True):
    """So many of so many cards or tokens."""

    name: str
    has: int
    wanted: int


class PackCheckPage(Page, frozen=True):
    """What is wrong with a pack, and what the box still lacks."""

    problems: tuple[FieldProblem, ...]
    counts: tuple[CountPage, ...]
    has: int
    wanted: int


class PackPage(Page, frozen=True):
    """A pack as data."""

    head: Table
    cards: Mapping[str, Table]
    files: Mapping[str, str]
    civilizations: Mapping[str, Table]
    maps: Mapping[str, Table]
    names: Mapping[str, Mapping[str, str]]
    faces: Table


class KeptPackPage(Page, frozen=True):
    """A pack that a person keeps here."""

    name: str
    rules: str  # that it is made for
    fits: tuple[str, ...]  # rules that it is played by
    cards: int
    size: int  # in bytes
    changed: str  # ISO 8601
    link: str | None  # what others find it by; null: nobody else does


class KeptPacksPage(Page, frozen=True):
    """All packs that I keep here, and how many there may be."""

    packs: tuple[KeptPackPage, ...]
    size: int
    most_packs: int
    most_bytes: int


class SharedPackPage(Page, frozen=True):
    """A pack that somebody shows: their own words, which we have not read."""

    pack: PackPage
    cards: tuple[CardPage, ...]  # as far as they are cards already


class BenchCard(Page, frozen=True):
    """What became of a card of the pack."""

    key: str
    name: str
    shown: int  # games in which it could be seen
    taken: int  # of those, in which somebody took it
    #: How much more often its owners win than those of other cards of its kind; null: too few games to say.
    edge: float | None


class BenchRate(Page, frozen=True):
    """How often players won, as a share, and between what the true one lies (95 %)."""

    games: int
    rate: float
    low: float
    high: float


class BenchDot(Page, frozen=True):
    """A card in the plot, of the pack or of our boxes: how often it is taken, and who wins."""

    key: str
    name: str
    mine: bool
    taken: float  # share of the games in which it could be seen
    having: BenchRate  # players who took it
    lacking: BenchRate  # players who could see it, and did not


class BenchFinding(Page, frozen=True):
    """Something that a designer should look at."""

    key: str
    sentence: str
    mine: bool  # is it about a card of the pack?


class BenchPage(Page, frozen=True):
    """Many games with a pack, as far as they are played."""

    id: str
    played: int
    games: int
    over: bool
    problem: str  # why no more are played; empty: nothing went wrong
    faults: tuple[BenchFinding, ...]  # games that went wrong, and the card whose text was being carried out
    cards: tuple[BenchCard, ...]
    dots: tuple[BenchDot, ...]  # cards that somebody took
    fair: float  # an equal share of victories
    findings: tuple[BenchFinding, ...]


class ArchivePage(Page, frozen=True):
    """A pack in one file."""

    file: str
    zip: str  # in Base64
