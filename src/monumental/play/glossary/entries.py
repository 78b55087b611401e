"""The glossary of a game: every term in words, with its clauses and the cards that use it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from monumental.cards.describe import describe
from monumental.cards.text import load_texts
from monumental.engine.catalog import KINDS
from monumental.play.glossary.finder import Finder
from monumental.play.systems.known import SYSTEMS

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.catalog import Card, Catalog
    from monumental.engine.rules import Rules
    from monumental.play.glossary.term import Term

#: Basic Buildings are Buildings; as a kind of their own they are called so.
BASIC_BUILDING = "basic_building"


@dataclass(frozen=True)
class Entry:
    """A term as somebody reads it."""

    key: str
    name: str
    meaning: str  # one plain sentence
    forms: tuple[str, ...]  # how it stands in texts; * is any ending
    clauses: tuple[str, ...]
    cards: tuple[Card, ...]  # of its kind, or with the term in their texts
    everyday: bool  # no link where it stands in a text
    kind: str  # cards of this kind are called so; nothing if none are


def terms_of(rules: Rules) -> tuple[Term, ...]:
    """The terms of a rule system with the modules in play."""
    system = SYSTEMS[rules.name]
    modules = [system.modules[name] for name in rules.modules if name in system.modules]
    return system.terms + tuple(each for module in modules for each in module.terms)


def forms_of(key: str, texts: Texts) -> tuple[str, ...]:
    """The name of a term and every form in which texts use it."""
    return tuple(dict.fromkeys((*texts(f"forms-{key}").split(", "), texts(f"term-{key}"))))


def glossary(rules: Rules, catalog: Catalog, texts: Texts) -> list[Entry]:
    """Every term of a game, in the order in which the rule system lists them."""
    terms = terms_of(rules)
    users = _users(rules, catalog)
    return [
        Entry(
            term.key,
            texts(f"term-{term.key}"),
            texts(f"meaning-{term.key}"),
            forms_of(term.key, texts),
            term.clauses,
            tuple(users[term.key]),
            term.everyday,
            term.kind,
        )
        for term in terms
    ]


@lru_cache(maxsize=16)
def _users(rules: Rules, catalog: Catalog) -> dict[str, list[Card]]:
    """The cards that use each term. Their texts are made from what they do, so English ones say enough."""
    terms = terms_of(rules)
    english = load_texts("en", (), rules)
    finder = Finder([(term.key, forms_of(term.key, english)) for term in terms], "en")
    of_kind = {term.kind: term.key for term in terms if term.kind}
    users: dict[str, list[Card]] = {term.key: [] for term in terms}
    for card in catalog.cards:
        found = [key for line in describe(card, english) for key in finder.keys(line)]
        kinds = [KINDS[card.kind], *([BASIC_BUILDING] if card.basic else [])]
        found += [of_kind[kind] for kind in kinds if kind in of_kind]
        for key in dict.fromkeys(found):
            users[key].append(card)
    return users


__all__ = ["Entry", "forms_of", "glossary", "terms_of"]
