"""A word at each first time: what a thing is when it first matters, and what an event means.

Both are tables, one for each rule system and module. Nothing is remembered: what has happened says which
event was the first of its kind, and whoever reads knows which words they have read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from monumental.engine.catalog import BUILDING, KINDS
from monumental.play.glossary.entries import terms_of
from monumental.play.speech.subjects import subject

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.action import Action
    from monumental.engine.catalog import Card
    from monumental.engine.events import Event
    from monumental.engine.game import Game

#: Does an event concern a seat?
Concerns = Callable[["Event", int], bool]


#: Buildings that lie on Provinces, by their term.
BARRICADE: Final = "barricade"


def mine(event: Event, seat: int) -> bool:
    return event.seat == seat


def of_another(event: Event, seat: int) -> bool:
    return event.seat not in {seat, -1}


def against_me(event: Event, seat: int) -> bool:
    """Its number is the seat that it was done to."""
    return event.number == seat


def anybody(event: Event, seat: int) -> bool:
    del event, seat
    return True


@dataclass(frozen=True)
class Sight:
    """A thing that is explained by the glossary where it first matters: in a question, or for an option."""

    term: str
    questions: frozenset[str] = frozenset()
    verbs: frozenset[str] = frozenset()
    kinds: frozenset[str] = frozenset()  # of the card that an option is about

    def is_asked(self, question: str) -> bool:
        return question in self.questions

    def is_offered(self, verb: str, kind: str) -> bool:
        return verb in self.verbs or kind in self.kinds


@dataclass(frozen=True)
class Occasion:
    """Something that means more the first time. Its words are `guide-first-` and its key."""

    key: str
    term: str  # where to read on
    events: frozenset[str]
    concerns: Concerns = mine


@dataclass(frozen=True)
class Firsts:
    """All that is said once in a game, in the order in which it is said."""

    sights: tuple[Sight, ...] = ()
    occasions: tuple[Occasion, ...] = ()

    def __add__(self, other: Firsts) -> Firsts:
        """Both; what the other one says of the same term or occasion counts."""
        sights = {each.term: each for each in (*self.sights, *other.sights)}
        occasions = {each.key: each for each in (*self.occasions, *other.occasions)}
        return Firsts(tuple(sights.values()), tuple(occasions.values()))


@dataclass(frozen=True)
class First:
    """A word for somebody who sees something for the first time."""

    key: str  # the same word is said once
    title: str
    text: str
    term: str  # of the glossary


def asked(term: str, *questions: str) -> Sight:
    return Sight(term, questions=frozenset(questions))


def offered(term: str, *verbs: str) -> Sight:
    return Sight(term, verbs=frozenset(verbs))


def of_kind(term: str, *kinds: str) -> Sight:
    return Sight(term, kinds=frozenset(kinds))


def occasion(key: str, term: str, *events: str, concerns: Concerns = mine) -> Occasion:
    return Occasion(key, term, frozenset(events or (key,)), concerns)


#: What all rule systems have.
COMMON: Final = Firsts(
    sights=(
        asked("civilization", "choose-civilization"),
        asked("city", "activate"),
        asked("activate", "activate"),
        asked("basic-resource", "activate", "take-turn"),
        offered("display", "acquire"),
        of_kind("building", "building"),
        of_kind("knowledge", "knowledge"),
        of_kind("wonder", "wonder"),
        offered("basic-building", "build"),
        offered("use", "use"),
        offered("cultural-policy", "develop"),
        offered("complete", "complete"),
        offered("scientific-progress", "progress"),
        asked("gold", "take-turn"),
        asked("archive", "archive"),
        asked("reinforce", "reinforce"),
        asked("copy", "copy"),
        asked("knowledge-under", "keep-knowledge"),
    ),
    occasions=(
        occasion("completed", "wonder"),
        occasion("developed", "cultural-policy"),
        occasion("progressed", "scientific-progress"),
        occasion("reshuffled", "discard-pile"),
        occasion("final-round", "final-round", concerns=anybody),
        occasion("game-over", "points", concerns=anybody),
    ),
)


def found(
    table: Firsts, game: Game, seat: int, events: Sequence[Event], since: int, options: Sequence[Action]
) -> list[Occasion | Sight]:
    """What is to be said now: what has happened for the first time, then what can be seen.

    Of the events, those before `since` are known already. `options` are looked at in their order.
    """
    known = {each.key for each in terms_of(game.rules)}
    happened = [each for each in table.occasions if each.term in known and _is_new(each, events, since, seat)]
    if game.over or game.seat != seat:
        return [*happened]
    question = game.choice().question
    seen = {each.term: each for each in table.sights if each.is_asked(question)}
    for option in options:
        card = subject(game, option, game.choice().seat)
        kind = "" if card is None else _kind_of(card)
        seen |= {each.term: each for each in table.sights if each.is_offered(option.verb, kind)}
    return [*happened, *[each for term, each in seen.items() if term in known]]


def _kind_of(card: Card) -> str:
    """What a card is for: a Building that defends Provinces is none for the City.  [DUEL-ACQ-04]"""
    return BARRICADE if card.kind == BUILDING and card.defense else KINDS[card.kind]


def _is_new(wanted: Occasion, events: Sequence[Event], since: int, seat: int) -> bool:
    for place, event in enumerate(events):
        if event.key in wanted.events and wanted.concerns(event, seat):
            return place >= since
    return False


def in_words(each: Occasion | Sight, texts: Texts) -> First:
    title = texts(f"term-{each.term}")
    if isinstance(each, Occasion):
        return First(f"first-{each.key}", title, texts(f"guide-first-{each.key}"), each.term)
    return First(f"thing-{each.term}", title, texts(f"meaning-{each.term}"), each.term)


def with_modules(table: Firsts, modules: Mapping[str, Firsts], names: Sequence[str]) -> Firsts:
    """The table of a rule system with the modules in play."""
    for name in names:
        table += modules.get(name, Firsts())
    return table
