"""What a card says of where it comes from, and what is printed beside its kind."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from monumental import unpack
from monumental.cards.describe import facts, provenance
from monumental.cards.errors import PackError
from monumental.cards.loader import SHIPPED
from monumental.cards.schema import SOURCES
from monumental.cards.text import LANGUAGES, load_texts
from monumental.engine.catalog import SOLO_CARD, Card

DOCS = Path(__file__).parent.parent.parent / "docs/card-packs.md"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return shutil.copytree(SHIPPED / "duel-trade", tmp_path / "my-pack")


def card(pack: Path, kind: str, more: str) -> Card:
    (pack / "cards" / "mine.toml").write_text(f'[tower]\nkind = "{kind}"\n{more}\n', encoding="utf-8")
    return unpack("duel", [str(pack)]).catalog.by_key["tower"]


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ('"official"', "Published values"),
        ('"reported"\npublic = "a review"', "As others have published it: a review"),
        ('"inferred"\npublic = "the Fort"', "Inferred from the Fort"),
        ('"partial"\npublic = "name"', "Published: name. The rest is our own design."),
        ('"original"', "Our own design"),
    ],
)
def test_a_card_says_where_its_values_come_from(pack: Path, source: str, sentence: str) -> None:
    tower = card(pack, "building", f"source = {source}")

    assert provenance(tower, load_texts("en")) == sentence
    assert sentence in facts(tower, load_texts("en"))


@pytest.mark.parametrize(
    "source",
    ['"official"\npublic = "name"', '"original"\npublic = "name"', '"reported"', '"inferred"', '"partial"'],
)
def test_who_tells_it_or_what_is_public_is_said_where_it_is_needed(pack: Path, source: str) -> None:
    with pytest.raises(PackError, match='source = "partial" says what is public, "reported" who tells it'):
        card(pack, "building", f"source = {source}")


BASE = unpack("classic", ("base", "heroes"))


def test_the_work_camp_of_the_base_game_is_inferred_and_solo_cards_are_told_by_others() -> None:
    texts = load_texts("en", [pack.folder for pack in BASE.packs], BASE.rules)
    told = {provenance(card, texts) for card in BASE.catalog.cards if card.kind == SOLO_CARD}

    assert told == {"As others have published it: a solo helper program of players"}
    work_camp = provenance(BASE.catalog.by_key["work-camp"], texts)
    assert work_camp == "Inferred from Library, Fort and an example of Duel"


def test_two_basic_buildings_of_the_base_game_have_a_printed_subtype() -> None:
    printed = {card.key: card.subtype for card in BASE.catalog.cards if card.subtype}

    assert printed == {"laboratory": "scientific", "archery-range": "military"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_a_source_is_translated(language: str) -> None:
    texts = load_texts(language, [pack.folder for pack in BASE.packs], BASE.rules)
    noted = {card.public for card in BASE.catalog.cards} | {
        people.public for people in BASE.catalog.civilizations
    }

    assert [
        words for words in sorted(noted - {""}) if (texts.public(words) == words) != (language == "en")
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_is_explained(language: str) -> None:
    texts = load_texts(language)

    assert SOURCES == ("official", "reported", "inferred", "partial", "original")
    explained = [texts(f"source-{source}") for source in SOURCES]
    assert len({*explained}) == len(SOURCES)
    assert all(sentence[-1] in ".。" for sentence in explained)


def test_the_page_about_packs_explains_every_source() -> None:
    page = DOCS.read_text(encoding="utf-8")
    section = page.partition("## Where a card comes from")[2].partition("\n## ")[0]

    assert re.findall(r"^\| `([a-z]+)` \| .* \| .* \|$", section, re.MULTILINE) == ["source", *SOURCES]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Scientific Building", "Military Building")),
        ("es", ("Construcción científica", "Construcción militar")),
        ("cs", ("Vědecká budova", "Vojenská budova")),
        ("ja", ("科学建物", "軍事建物")),
    ],
)
def test_a_subtype_stands_beside_the_kind(pack: Path, language: str, words: tuple[str, str]) -> None:
    texts = load_texts(language)

    for subtype, name in zip(("scientific", "military"), words, strict=True):
        tower = card(pack, "building", f'source = "original"\nsubtype = "{subtype}"')
        assert facts(tower, texts)[:2] == [texts("kind-building"), name]


def test_most_cards_have_no_subtype(pack: Path) -> None:
    assert card(pack, "building", 'source = "original"').subtype == ""


@pytest.mark.parametrize(
    ("kind", "more", "problem"),
    [
        ("policy", 'subtype = "military"', "only a Building has a subtype: scientific or military"),
        ("building", 'subtype = "holy"', "input should be 'scientific' or 'military'"),
    ],
)
def test_only_a_building_has_one_of_two_subtypes(pack: Path, kind: str, more: str, problem: str) -> None:
    with pytest.raises(PackError, match=problem):
        card(pack, kind, f'source = "original"\n{more}')
