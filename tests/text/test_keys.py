"""Every text the game may ask for is there, in every language, and no other."""

from __future__ import annotations

import pytest

from monumental.cards.loader import find_pack, known_packs, read_pack
from monumental.cards.text import LANGUAGES, LOCALE
from monumental.engine.rules import Rules
from monumental.play.systems.known import speech
from tests.text import source_keys
from tests.text.fluent_files import Entry, locale_files, plural_forms, read

Entries = dict[str, Entry]

TRANSLATIONS = [language for language in LANGUAGES if language != "en"]

#: Made by luck, and drawn into a position file.
MAPS_WITHOUT_A_FILE = ("random", "drawn")


@pytest.fixture(scope="module")
def english() -> Entries:
    return read(locale_files("en")).entries


@pytest.fixture(scope="module")
def begun() -> tuple[str, ...]:
    """How keys begin that the page makes up on the way."""
    return tuple(sorted(source_keys.begun_in_the_page()))


def test_every_language_folder_is_a_language_of_the_game() -> None:
    assert {path.name for path in LOCALE.iterdir()} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_messages_are_well_formed(language: str) -> None:
    assert read(locale_files(language)).problems == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_every_form_the_language_has(language: str) -> None:
    wanted = plural_forms(language)

    entries = read(locale_files(language)).entries
    lacking = {key for key, entry in entries.items() for forms in entry.plurals if wanted - forms}

    assert lacking == set()


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_has_the_messages_of_the_english_files(language: str, english: Entries) -> None:
    translated = read(locale_files(language)).entries

    missing = {key: entry.file for key, entry in english.items() if key not in translated}
    unknown = {key: entry.file for key, entry in translated.items() if key not in english}
    misplaced = {key for key in english.keys() & translated if english[key].file != translated[key].file}

    assert (missing, unknown, misplaced) == ({}, {}, set())


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_fills_in_the_same_arguments(language: str, english: Entries) -> None:
    translated = read(locale_files(language)).entries

    differing = {
        key: (sorted(english[key].arguments), sorted(translated[key].arguments))
        for key in english.keys() & translated
        if english[key].arguments != translated[key].arguments
    }

    assert differing == {}


def test_every_event_reason_question_and_word_has_a_text(english: Entries) -> None:
    families = source_keys.families().values()

    assert {key for keys in families for key in keys - english.keys()} == set()


def test_every_key_written_in_the_source_has_a_text(english: Entries) -> None:
    assert source_keys.spoken() - english.keys() == set()


def test_keys_made_up_on_the_way_belong_to_a_family_that_is_checked() -> None:
    assert source_keys.beginnings() - source_keys.families().keys() == {"verb-"}


def test_every_key_written_in_the_page_has_a_text(english: Entries) -> None:
    assert source_keys.written_in_the_page() - english.keys() == set()


def test_every_key_written_in_a_template_has_a_text(english: Entries) -> None:
    assert source_keys.written_in_templates() - english.keys() == set()


def test_every_key_that_the_page_makes_up_has_a_text(english: Entries, begun: tuple[str, ...]) -> None:
    made = {beginning: [key for key in english if key.startswith(beginning)] for beginning in begun}

    assert [beginning for beginning, keys in made.items() if not keys] == []


def test_no_text_is_there_for_nobody(english: Entries, begun: tuple[str, ...]) -> None:
    used = source_keys.constants() | source_keys.verbs()
    used |= source_keys.written_in_the_page() | source_keys.written_in_templates()
    used |= {key for key in english if key.startswith(begun)}
    for family in source_keys.families().values():
        used |= family

    unused = {
        key for key, entry in english.items() if key not in used and not entry.file.startswith("rules-")
    }

    assert unused == set()


@pytest.mark.parametrize("rules", source_keys.SYSTEMS, ids=lambda rules: rules.name)
def test_every_clause_behind_a_question_or_a_reason_can_be_read(rules: Rules, english: Entries) -> None:
    clauses = {clause for clause in rules.clauses.values() if clause not in rules.switches}

    # A rule switch that stands for a clause is a text of its family.
    assert clauses - english.keys() == set()


@pytest.mark.parametrize("rules", source_keys.SYSTEMS, ids=lambda rules: rules.name)
def test_every_rule_system_has_words_of_its_own(rules: Rules) -> None:
    words = speech(rules.name, rules.modules)

    assert words.options.keys() <= rules.words.keys()
    assert words.questions.keys() <= source_keys.asked()
    assert words.events.keys() <= source_keys.told()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", known_packs())
def test_a_pack_names_its_cards_civilizations_cities_and_maps(name: str, language: str) -> None:
    pack = read_pack(find_pack(name))
    maps = [path.stem for path in pack.folder.glob("maps/*.toml")]
    wanted = {
        f"pack-{name}",
        *(f"card-{key}" for key in pack.cards),
        *(f"civilization-{key}" for key in pack.civilizations),
        *(f"city-{card.city}" for _, card in pack.cards.values() if card.city),
        *(f"map-{layout}" for layout in [*maps, *(MAPS_WITHOUT_A_FILE if name == "base" else ())]),
    }

    names = read([find_pack(name) / f"locale/{language}.ftl"])

    assert names.problems == []
    assert {key for key in names.entries if not key.startswith("public-")} == wanted
