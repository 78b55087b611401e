"""Every verb can be said in every language, with what our packs say with it."""

from __future__ import annotations

from contextlib import suppress
from functools import cache

import pytest

from monumental.cards.errors import Problem
from monumental.cards.loader import known_packs
from monumental.cards.text import LANGUAGES, load_texts
from monumental.cards.verbs.definition import Verb
from monumental.cards.verbs.meanings import Scripts
from monumental.cards.verbs.registry import SOLO_VERBS, VERBS, name_of
from monumental.cards.verbs.speech import phrase
from monumental.engine.rules import Rules
from tests.cards.damage import all_sentences
from tests.neighbours import NEIGHBOURS
from tests.text.source_keys import SYSTEMS

DEFINITIONS = [*VERBS.items(), *SOLO_VERBS.items()]


@cache
def sentences_with(verb: type[Verb]) -> list[Verb]:
    """Every sentence of our packs and of the tests' own that has this verb."""
    written = all_sentences((*sorted(known_packs()), *NEIGHBOURS.values()))
    found = []
    for sentence in written:
        # What an Automa gains or asks is written with the same words as what a player does.
        with suppress(ValueError):
            found += [verb.model_validate(sentence)] if sentence["do"] == name_of(verb) else []
    return found


def said(sentence: Verb, rules: Rules, language: str) -> str:
    """A sentence by these rules, in words; nothing if they do not know what it speaks of."""
    problems: list[Problem] = []
    script = Scripts(rules, problems).whole([sentence], "", "")
    return "" if problems else phrase(script, load_texts(language, rules=rules))


@pytest.mark.parametrize(
    ("name", "verb"), DEFINITIONS, ids=[f"{verb.__module__}-{name}" for name, verb in DEFINITIONS]
)
def test_a_verb_has_a_phrase_in_every_language(name: str, verb: type[Verb]) -> None:
    phrases = {
        language: {said(sentence, rules, language) for sentence in sentences_with(verb) for rules in SYSTEMS}
        - {""}
        for language in LANGUAGES
    }

    # No language borrows the English one.
    assert all(phrases.values())
    assert all(phrases[language].isdisjoint(phrases["en"]) for language in LANGUAGES if language != "en")
