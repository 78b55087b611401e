"""Every term of the game can be looked up: in four languages, with its clauses and the cards that use it."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from monumental.cards.clauses import Clause, clause_index
from monumental.cards.text import (
    LANGUAGES,
    LOCALE,
    Texts,
    add_messages,
    load_texts,
    remove_messages,
    rule_books,
)
from monumental.engine.rules import Rules
from monumental.play.glossary.entries import Entry, glossary, terms_of
from monumental.play.glossary.finder import Finder, pattern_of
from monumental.play.glossary.goal import goal, usual_achievements
from monumental.play.setup import packs_for, unpack
from monumental.play.systems.known import optional_modules
from tests import lanes
from tests.text import source_keys
from tests.text.fluent_files import locale_files, read

NAMES = ("duel", "classic", "continuous")


@cache
def entries(name: str, language: str) -> dict[str, Entry]:
    """The glossary of a rule system with all its modules."""
    box = unpack(name, (*packs_for(name, None), *optional_modules(name)))
    texts = load_texts(language, tuple(pack.folder for pack in box.packs), box.rules)
    return {entry.key: entry for entry in glossary(box.rules, box.catalog, texts)}


def cards(name: str, key: str) -> set[str]:
    return {card.key for card in entries(name, "en")[key].cards}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_term_has_a_name_and_a_sentence(name: str, language: str) -> None:
    found = entries(name, language)

    assert len(found) > 60
    assert len({entry.name for entry in found.values()}) == len(found)
    for entry in found.values():
        assert re.search("[.。]$", entry.meaning), entry.key
        assert all(form.strip() == form and form for form in entry.forms), entry.key


def test_no_language_borrows_its_words_from_english() -> None:
    english = read(locale_files("en")).entries
    written = {language: read(locale_files(language)).entries for language in LANGUAGES}
    keys = [key for key in english if key.startswith(("term-", "forms-", "meaning-"))]

    assert len(keys) > 240
    assert all(key in written[language] for key in keys for language in LANGUAGES)


@pytest.mark.parametrize("rules", source_keys.SYSTEMS, ids=lambda rules: rules.name)
def test_every_term_has_clauses_and_they_exist(rules: Rules) -> None:
    known = {clause.id for clause in clause_index()}

    for term in terms_of(rules):
        assert term.clauses, term.key
        assert set(term.clauses) <= known, term.key
        assert len(set(term.clauses)) == len(term.clauses), term.key


@pytest.mark.parametrize("rules", source_keys.SYSTEMS, ids=lambda rules: rules.name)
def test_a_term_is_listed_once(rules: Rules) -> None:
    keys = [term.key for term in terms_of(rules)]

    assert sorted(set(keys)) == sorted(keys)


@pytest.mark.parametrize("language", ["es", "cs", "ja"])
def test_every_term_of_the_word_lists_is_in_a_glossary(language: str) -> None:
    listed = tomllib.loads((LOCALE / language / "terms.toml").read_text(encoding="utf-8"))

    assert listed.keys() <= {term.key for rules in source_keys.SYSTEMS for term in terms_of(rules)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_term_is_found_in_a_text_by_its_own_name(name: str, language: str) -> None:
    found = entries(name, language)
    finder = Finder([(entry.key, entry.forms) for entry in found.values()], language)

    for entry in found.values():
        assert finder.keys(entry.name) == [entry.key]


@pytest.mark.parametrize("language", lanes.first_now(LANGUAGES))
@pytest.mark.parametrize("name", NAMES)
def test_texts_of_cards_have_the_terms_in_every_language(name: str, language: str) -> None:
    """What English finds in the sentences of a rule system, another language finds nearly as often."""
    found = entries(name, language)
    everyday = {entry.key for entry in found.values() if entry.everyday}
    finder = Finder([(entry.key, entry.forms) for entry in found.values()], language)
    said = [texts_of(name, language).clause(clause.id) for clause in clause_index()]

    heard = {key for text in said for key in finder.keys(text)} - everyday

    assert len(heard) > 0.9 * (len(found) - len(everyday))


def texts_of(name: str, language: str) -> Texts:
    return load_texts(language, (), unpack(name).rules)


def test_a_book_that_a_box_has_not_translated_is_the_english_one(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    book = tmp_path / "en" / "rules-omens.ftl"
    book.write_text("## Omens\n\nOMEN-01 = Look at the sky.\n", encoding="utf-8")
    add_messages(tmp_path)
    try:
        assert rule_books("cs")["omens"] == book
        assert clause_index("cs")[-1] == Clause("OMEN-01", "omens", "Omens")
        assert load_texts("cs").clause("OMEN-01") == "Look at the sky."
    finally:
        remove_messages(tmp_path)


def test_the_longest_form_is_meant() -> None:
    finder = Finder([("building", ("building",)), ("basic", ("basic building*",))], "en")

    assert finder.keys("Gain a Basic Building or a Building.") == ["basic", "building"]
    assert finder.keys("Rebuilding costs more.") == []


def test_any_ending_stands_for_the_forms_of_a_word() -> None:
    assert re.search(pattern_of("archiv*", "cs"), "Když v kole poprvé archivujete kartu")
    assert not re.search(pattern_of("archiv*", "cs"), "zaarchivovat")
    assert re.search(pattern_of("優位", "ja"), "相手が優位を持っている")


def test_cards_are_found_by_what_they_say_and_by_their_kind() -> None:
    assert "forum" in cards("duel", "archive")
    assert "stirrup" in cards("duel", "advantage")
    assert "workshop" in cards("duel", "basic-building")
    assert "montezuma" in cards("duel", "warlord")
    assert "forum" not in cards("duel", "advantage")
    assert not cards("duel", "tie-break")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_uses_the_same_terms_in_every_language(language: str) -> None:
    used = {key: entry.cards for key, entry in entries("duel", language).items()}

    assert {key: [card.key for card in found] for key, found in used.items()} == {
        key: [card.key for card in entry.cards] for key, entry in entries("duel", "en").items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_the_game_in_short_says_the_goal_the_end_and_the_points(name: str, language: str) -> None:
    rules = unpack(name).rules
    texts = texts_of(name, language)

    aim, end, points, dominance, ties = goal(rules, usual_achievements(rules), texts)

    assert aim == texts("goal-aim")
    assert end == texts(f"ends-{name}")
    assert texts("score-wonders") in points
    assert "3" in dominance
    assert texts("tie-gold") in ties
