"""Amounts, lists and sentences: what every text is put together from."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from monumental.engine.resources import RESOURCES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.cards.text import Texts


def amount(texts: Texts, resource: int, count: int) -> str:
    """So much of a resource: `2 Gold`."""
    return texts(f"amount-{RESOURCES[resource]}", count=count)


def amounts(texts: Texts, counts: Sequence[int]) -> str:
    """Several resources, counted in their usual order: `1 Production and 2 Gold`."""
    return all_of(texts, [amount(texts, resource, count) for resource, count in enumerate(counts) if count])


def amounts_at_least(texts: Texts, counts: Sequence[int]) -> str:
    """Several resources of which there must be so much or more, as `verb-if-gained` speaks of them."""
    needed = [amount(texts, resource, count) for resource, count in enumerate(counts) if count]
    return all_of(texts, [texts("amount-if-gained", amount=each) for each in needed])


def all_of(texts: Texts, items: Sequence[str]) -> str:
    """All of these: `A, B and C`."""
    return _listed(texts, items, "list-comma", "list-and")


def one_of(texts: Texts, items: Sequence[str]) -> str:
    """Any of these: `A, B or C`."""
    return _listed(texts, items, "list-comma", "list-or")


def any_occasion(texts: Texts, occasions: Sequence[str]) -> str:
    """What a text waits for: `conquer a Province or complete a Wonder`."""
    return _listed(texts, occasions, "occasion-comma", "occasion-or")


def all_conditions(texts: Texts, conditions: Sequence[str]) -> str:
    """What must hold together: `you own a Barricade and you have developed a Policy`."""
    return _listed(texts, conditions, "condition-comma", "condition-and")


def options(texts: Texts, phrases: Sequence[str]) -> str:
    """The branches of a choice: `archive a card; or pay 1 Gold: gain 1 Culture`."""
    return _listed(texts, phrases, "phrase-option-next", "phrase-option-last")


def _listed(texts: Texts, items: Sequence[str], between: str, before_last: str) -> str:
    *others, last = items
    if not others:
        return last
    first = others[0]
    for item in others[1:]:
        first = texts(between, first=first, next=item)
    return texts(before_last, first=first, last=last)


def side_by_side(texts: Texts, items: Sequence[str], between: str = "list-semicolon") -> str:
    """Items that may have commas of their own: `3 Troops, the Warlord; a Market`."""
    text = items[0] if items else ""
    for item in items[1:]:
        text = texts(between, first=text, next=item)
    return text


def in_order(texts: Texts, phrases: Sequence[str]) -> str:
    """One after the other, inside another text: `gain 1 Gold, then draw and use 1 card`."""
    text = phrases[0]
    for phrase in phrases[1:]:
        text = texts("phrase-in-order", first=text, next=phrase)
    return text


def sentences(texts: Texts, phrases: Sequence[str]) -> str:
    """Whole sentences, the first of which goes on after a colon: `gain 1 Gold. Draw and use 1 card.`"""
    text = texts("sentence", text=phrases[0])
    for phrase in phrases[1:]:
        text = texts("sentences", first=text, next=texts("sentence", text=capitalized(phrase)))
    return text


def capitalized(text: str) -> str:
    """As the beginning of a sentence."""
    return text[:1].upper() + text[1:]


#: A name with a full stop of its own, such as "Montezuma I.", and that of the sentence.
_TWO_FULL_STOPS: Final = re.compile(r"(?<=\w)\.\.(?=\s|$)")


def one_full_stop(text: str) -> str:
    """Where a name ends the sentence with a full stop of its own, that is enough: `… karta Montezuma I.`"""
    return _TWO_FULL_STOPS.sub(".", text)
