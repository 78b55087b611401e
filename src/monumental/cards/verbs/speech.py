"""Texts of cards in words: a phrase for each sentence, which its verb knows."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from monumental.cards.grammar import in_order
from monumental.cards.verbs.registry import definition_of
from monumental.engine.catalog import KINDS

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.catalog import Script
    from monumental.engine.effects import Effect


def phrase(script: Script, texts: Texts) -> str:
    """A whole text as one phrase, to stand inside another: `gain 1 Gold, then draw and use 1 card`."""
    return in_order(texts, phrases(script, texts))


def phrases(script: Script, texts: Texts) -> list[str]:
    """A phrase for each sentence of a text; one that stands there twice is said once."""
    said = groupby(_phrase(sentence, texts) for sentence in script.sentences)
    return [times(phrase, len(list(same)), texts) for phrase, same in said]


def _phrase(sentence: Effect, texts: Texts) -> str:
    return definition_of(sentence.verb).phrase(sentence, texts)


def times(phrase: str, count: int, texts: Texts) -> str:
    """So many times the same: `gain 1 Gold twice`."""
    return phrase if count == 1 else texts("phrase-times", phrase=phrase, count=count)


def if_done(first: str, then: Script, texts: Texts) -> str:
    """What follows only if the first was done: `pay 1 Gold: gain 2 Production`."""
    if not then.sentences:
        return first
    return texts("phrase-if-done", first=first, then=phrase(then, texts))


def one_of_each_kind(kinds: tuple[int, ...], basic: bool, texts: Texts) -> list[str]:
    """A card of each kind: `a Knowledge`, `a Basic Building`."""
    names = [KINDS[kind] for kind in kinds] + ["basic"] * basic
    return [texts(f"one-{name}") for name in names]
