"""The words of one language: where they come from, and what is said when there are none."""

from __future__ import annotations

from pathlib import Path

import pytest

from monumental import unpack
from monumental.cards.describe import describe
from monumental.cards.messages import TextError
from monumental.cards.text import LANGUAGES, Setting, load_texts, setting_of
from monumental.engine.catalog import Card, Script
from monumental.engine.sentences.general import Gain
from monumental.engine.sentences.triggers import Trigger
from monumental.games.classic import CLASSIC
from monumental.games.duel import DUEL

BOX = unpack()
GOLD = Script("", (Gain((0, 0, 0, 0, 1)),))
FOLDERS = [pack.folder for pack in BOX.packs]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_clauses_and_resources_are_said_in_each_language(language: str) -> None:
    texts = load_texts(language, FOLDERS)

    said = [
        *(texts.card(card) for card in BOX.catalog.cards),
        *(texts.civilization(civilization) for civilization in BOX.catalog.civilizations),
        *(texts.resource(resource) for resource in range(5)),
        texts.clause("DUEL-ACT-02"),
        texts.pack("duel-trade"),
    ]

    assert all(said)


def test_an_unknown_language_is_refused_with_the_list_of_languages() -> None:
    with pytest.raises(TextError, match="there is no language 'xx', only en, es, cs, ja"):
        load_texts("xx", FOLDERS)


def test_an_unknown_key_is_refused_by_name() -> None:
    with pytest.raises(TextError, match="there is no text 'no-such-thing' in the language en"):
        load_texts("en")("no-such-thing")


def test_a_text_with_a_hole_in_it_is_refused() -> None:
    with pytest.raises(TextError, match="'amount-gold' can't be filled in"):
        load_texts("en")("amount-gold")


def test_amounts_have_the_plural_forms_of_their_language() -> None:
    texts = load_texts("en")

    assert [texts("amount-gold", count=count) for count in (0, 1, 2)] == ["0 Gold", "1 Gold", "2 Gold"]


def test_words_of_packs_with_underscores_find_their_text() -> None:
    texts = load_texts("en")

    assert texts("switch-final_decay") == texts("switch-final-decay")


def test_a_pack_without_a_language_is_named_in_english_and_then_by_its_keys(tmp_path: Path) -> None:
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "en.ftl").write_text("card-work-camp = Camp of Workers\n", encoding="utf-8")
    texts = load_texts("cs", [tmp_path])

    assert texts.card(BOX.catalog.by_key["work-camp"]) == "Camp of Workers"
    assert texts.card(BOX.catalog.by_key["archery-range"]) == "Archery Range"


def test_a_pack_may_translate_what_it_says_of_its_sources(tmp_path: Path) -> None:
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "es.ftl").write_text("public-name-and-cost = nombre y coste\n", encoding="utf-8")
    texts = load_texts("es", [tmp_path])

    assert texts.public("name and cost") == "nombre y coste"
    assert texts.public("name") == "name"


def test_a_file_that_is_not_fluent_is_refused_by_name(tmp_path: Path) -> None:
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "en.ftl").write_text("this is no message\n", encoding="utf-8")

    with pytest.raises(TextError, match=r"en\.ftl: no Fluent message: this is no message"):
        load_texts("en", [tmp_path])


def test_texts_are_loaded_once() -> None:
    assert load_texts("en", FOLDERS) is load_texts("en", FOLDERS)


def test_messages_know_what_is_played() -> None:
    card = Card(0, "patron", 4, "", "original")
    card.triggers = (Trigger(("completed",), (), basic=False, by_opponent=True, first=True, then=GOLD),)
    rounds, turns = (load_texts("en", FOLDERS, rules) for rules in (DUEL, CLASSIC))

    assert describe(card, rounds) == [
        "The first time each round your opponent completes a Wonder: gain 1 Gold."
    ]
    assert describe(card, turns) == [
        "The first time each turn another player completes a Wonder: gain 1 Gold."
    ]


def test_without_rules_duel_is_spoken_of() -> None:
    assert load_texts("en").setting == setting_of(DUEL)
    assert load_texts("en", FOLDERS) is load_texts("en", FOLDERS, DUEL)
    assert setting_of(CLASSIC) == Setting("turn", "map", 4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_how_long_now_lasts(language: str) -> None:
    said = [load_texts(language, (), rules)("now") for rules in (DUEL, CLASSIC)]

    assert len(set(said)) == 2


def test_cities_and_maps_have_names_and_else_are_called_by_their_keys() -> None:
    texts = load_texts("en", [pack.folder for pack in unpack("classic").packs], CLASSIC)

    assert [texts.city("carthage"), texts.city("new-haven")] == ["Carthage", "New Haven"]
    assert texts.layout("quiet-pastures-3") == "Quiet Pastures (3 players)"
    assert texts.layout("my-valley") == "My Valley"
