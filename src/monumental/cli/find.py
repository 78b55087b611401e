"""Finding a card by what somebody typed: its name in their language, its key, or something close."""

from __future__ import annotations

import unicodedata
from difflib import get_close_matches
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from monumental.cards.text import Texts
    from monumental.engine.catalog import Card, Catalog, Civilization

Thing = TypeVar("Thing")

#: How many are offered where several come close.
MOST = 5

#: How much a misspelt name must look like the right one to be taken for it, of 1.
LIKELY = 0.75

#: How much alike what is offered instead of it is, if anything is.
MUCH = 0.5


def plain(words: str) -> str:
    """Without accents, capitals and hyphens."""
    apart = unicodedata.normalize("NFKD", words.casefold().replace("-", " "))
    return " ".join("".join(c for c in apart if not unicodedata.combining(c)).split())


def best(words: str, named: Iterable[tuple[Thing, Sequence[str]]], *, misspelt: bool = False) -> list[Thing]:
    """What is called so; else what begins so or contains it; if it may be `misspelt`, what looks like it.

    Several: it is not clear which is meant.
    """
    wanted = plain(words)
    names = [(plain(name), thing) for thing, known in named for name in known]
    if not wanted:
        return []
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [thing for name, thing in names if fits(name, wanted)]
        if found:
            return _once(found)
    if not misspelt:
        return []
    likely = get_close_matches(wanted, [name for name, _ in names], n=1, cutoff=LIKELY)
    return _once([thing for name, thing in names if name in likely])


def close(words: str, names: Iterable[str], most: int = 3) -> list[str]:
    """What looks much like these words, accents and capitals aside."""
    return _alike(words, names, most, MUCH)


def nearest(words: str, names: Iterable[str]) -> list[str]:
    """What looks most like these words, whether it looks much like them or not: at least one name."""
    return close(words, names) or _alike(words, names, 1, 0.0)


def _alike(words: str, names: Iterable[str], most: int, likeness: float) -> list[str]:
    named = {plain(name): name for name in names}
    return [named[each] for each in get_close_matches(plain(words), named, n=most, cutoff=likeness)]


def _once(things: list[Thing]) -> list[Thing]:
    different: list[Thing] = []
    for thing in things:
        if thing not in different:
            different.append(thing)
    return different


def find(words: str, catalog: Catalog, texts: Texts) -> list[Card | Civilization]:
    """The cards and civilizations that these words may mean."""
    named: list[tuple[Card | Civilization, Sequence[str]]] = []
    named += [(card, (texts.card(card), card.key)) for card in catalog.cards]
    named += [
        (civilization, (texts.civilization(civilization), civilization.key))
        for civilization in catalog.civilizations
    ]
    return best(words, named, misspelt=True)[:MOST]
