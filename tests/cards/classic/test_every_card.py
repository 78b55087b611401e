"""A card without a test fails here; so does a pack with the wrong number of cards, or a wrong fact."""

from collections import Counter
from pathlib import Path

import pytest

from monumental import unpack
from monumental.cards.schema import NOTED, SOURCES, CardText
from monumental.engine.catalog import KINDS
from tests.cards.test_every_card import words_in_play

BOX = unpack("classic", ("base", "renaissance"))
CATALOG = BOX.catalog
TEXTS = {key: text for pack in BOX.packs for key, (_, text) in pack.cards.items()}
CIVILIZATIONS = {key: text for pack in BOX.packs for key, text in pack.civilizations.items()}
IN_PLAY = {
    word
    for file in Path(__file__).parent.glob("test_*.py")
    if file.name != Path(__file__).name
    for word in words_in_play(file)
}


def said(text: CardText, field: str) -> object:
    """What a pack says in a field, word for word."""
    return text.model_dump(mode="json", by_alias=True, exclude_unset=True).get(field)


@pytest.mark.parametrize("card", TEXTS)
def test_every_card_and_token_is_put_into_play_by_a_test(card: str) -> None:
    assert card in IN_PLAY


@pytest.mark.parametrize("name", [*TEXTS, *CIVILIZATIONS])
def test_every_entry_says_where_it_comes_from(name: str) -> None:
    entry = TEXTS[name] if name in TEXTS else CIVILIZATIONS[name]

    assert entry.source in SOURCES
    assert (entry.source in NOTED) == bool(entry.public)


# How many there are


@pytest.mark.parametrize(
    ("era", "counts"),
    [
        (1, {"wonder": 5, "building": 5, "knowledge": 5}),
        (2, {"wonder": 4, "building": 4, "knowledge": 4}),
        (3, {"wonder": 4, "knowledge": 4}),
        (4, {"wonder": 4, "building": 4, "knowledge": 4}),
    ],
)
def test_an_era_has_so_many_cards_of_each_kind(era: int, counts: dict[str, int]) -> None:
    assert Counter(text.kind for text in TEXTS.values() if text.era == era) == counts


def test_the_renaissance_is_a_pack_of_its_own() -> None:
    base = unpack("classic", ("base",)).catalog

    assert {card.era for card in base.cards} == {0, 1, 2, 3}
    assert {card.era for card in CATALOG.cards if card.pack == "renaissance"} == {4}


def test_there_are_thirty_basic_buildings_ten_of_each() -> None:
    assert {key: text.copies for key, text in TEXTS.items() if text.basic} == {
        "workshop": 10,
        "laboratory": 10,
        "archery-range": 10,
    }


def test_there_are_fifty_exploration_tokens() -> None:
    barbarians = Counter[int]()
    towns = 0
    for text in TEXTS.values():
        if text.kind == "barbarian":
            barbarians[text.value] += text.copies
        towns += text.copies * (text.kind == "free_town")

    assert barbarians == {1: 14, 2: 12, 3: 8, 4: 4}
    assert towns == 12


def test_four_market_cities_have_five_tokens_each() -> None:
    cities = Counter[str]()
    for text in TEXTS.values():
        if text.kind == "market_token":
            cities[text.city] += text.copies

    assert cities == {"carthage": 5, "baghdad": 5, "timbuktu": 5, "byzantium": 5}


def test_five_civilizations_have_a_warlord_and_five_policies_each() -> None:
    kinds = Counter(KINDS[card.kind] for card in CATALOG.cards)
    policies = {policy for civilization in CATALOG.civilizations for policy in civilization.policies}

    assert (kinds["policy"], kinds["warlord"]) == (25, 5)
    assert len(policies) == 25
    assert len({civilization.warlord for civilization in CATALOG.civilizations}) == 5


@pytest.mark.parametrize(
    ("civilization", "archetype", "building", "knowledge", "warlord"),
    [
        ("egyptians", "architectural", "aswan-quarry", "hieroglyphs", "ramses-ii"),
        ("danes", "aggressive", "mead-hall", "longships", "siegfried"),
        ("greeks", "economic", "agora", "philosophy", "hercules"),
        ("japanese", "cultural", "samurai-training-ground", "waka-poetry", "miyamoto-musashi"),
        ("chinese", "technological", "paper-mill", "pyrotechnics", "hua-mulan"),
    ],
)
def test_a_civilization_has_the_common_cards_a_special_building_and_a_knowledge(
    civilization: str, archetype: str, building: str, knowledge: str, warlord: str
) -> None:
    text = CIVILIZATIONS[civilization]

    assert text.deck == {
        "work-camp": 5,
        "library": 3,
        "fort": 3,
        "forum": 1,
        "mine": 1,
        building: 1,
        knowledge: 1,
    }
    assert (text.archetype, text.warlord) == (archetype, warlord)
    assert (TEXTS[building].kind, TEXTS[knowledge].kind) == ("building", "knowledge")


# What is public stands in the pack as it is


@pytest.mark.parametrize(
    ("card", "kind", "cost", "resources"),
    [
        ("work-camp", "building", None, {"production": 1}),
        ("library", "building", None, {"science": 1}),
        ("fort", "building", None, {"military": 1}),
        ("workshop", "building", 2, {"production": 2}),
        ("laboratory", "building", 2, {"science": 2}),
        ("archery-range", "building", 2, {"military": 2}),
        ("library-of-alexandria", "wonder", [3, 3], None),
        ("stonehenge", "wonder", [3, 3], None),
        ("pyramids", "wonder", [3, 3], None),
        ("warrior-priest-altar", "building", 3, {"military": 1}),
        ("apothecary", "building", 4, None),
        ("scriptorium", "building", 3, {"science": 2}),
        ("marketplace", "building", 3, {"gold": 2}),
        ("seafaring", "knowledge", 4, None),
        ("mathematics", "knowledge", 3, {"science": 1}),
        ("weaponry", "knowledge", 3, {"military": 1}),
        ("wheel", "knowledge", 4, None),
    ],
)
def test_a_card_costs_and_gives_what_is_known_of_it(
    card: str, kind: str, cost: object, resources: dict[str, int] | None
) -> None:
    text = TEXTS[card]

    assert (text.kind, said(text, "cost"), said(text, "resources")) == (kind, cost, resources)


@pytest.mark.parametrize(
    ("card", "use"),
    [
        ("mine", [{"do": "if", "gained": {"production": 2}, "then": [{"do": "gain", "gold": 1}]}]),
        ("library-of-alexandria", [{"do": "draw_and_use", "count": 1}]),
        ("pyramids", [{"do": "repeat_token"}]),
        (
            "warrior-priest-altar",
            [{"do": "if", "this_turn": "conquered", "then": [{"do": "gain", "culture": 1}]}],
        ),
        ("apothecary", [{"do": "archive", "then": [{"do": "gain_basic", "count": 2, "same": True}]}]),
        ("scriptorium", [{"do": "archive"}]),
        ("marketplace", None),
        ("seafaring", [{"do": "gain_basic", "count": 1}]),
        ("mathematics", None),
        ("weaponry", None),
        ("wheel", [{"do": "copy", "from": "attached"}]),
        ("ramses-ii", [{"do": "gain", "production": 2}]),
        ("philosophy", [{"do": "pay", "basics": 1, "then": [{"do": "gain_basic", "count": 1}]}]),
        ("samurai-training-ground", [{"do": "conquer", "of": "barbarian", "military": 2}]),
        ("paper-mill", [{"do": "pay", "gold": 1, "then": [{"do": "gain_basic", "count": 2}]}]),
        ("carthage-mercenaries", [{"do": "gain", "military": 4}]),
    ],
)
def test_a_card_does_what_is_known_of_it(card: str, use: object) -> None:
    assert said(TEXTS[card], "use") == use


def test_forum_and_stonehenge_offer_the_choice_that_is_known() -> None:
    sale = {"do": "pay", "basics": 2, "different": True, "then": [{"do": "gain", "culture": 1}]}
    section = {"do": "build_wonder_section", "less": 2}

    assert said(TEXTS["forum"], "use") == [{"do": "choose_one", "options": [[{"do": "archive"}], [sale]]}]
    assert said(TEXTS["stonehenge"], "use") == [
        {"do": "choose_one", "options": [[section], [{"do": "gain", "culture": 1}]]}
    ]


def test_tokens_show_what_is_known_of_them() -> None:
    assert said(TEXTS["samarkand"], "demands") == {"science": 2}
    assert [{"do": "gain", "gold": 1}] in said_list(TEXTS["illyrians"], "benefits")
    assert [{"do": "gain", "culture": 1}] in said_list(TEXTS["leptis-magna"], "benefits")


def said_list(text: CardText, field: str) -> list[object]:
    said_there = said(text, field)
    assert isinstance(said_there, list)
    return said_there


@pytest.mark.parametrize(
    "name",
    [
        "samurai-training-ground",
        "paper-mill",
        "philosophy",
        "pyrotechnics",
        "siegfried",
        "hercules",
        "miyamoto-musashi",
        "hua-mulan",
        "great-wall",
        "irrigation",
        "machu-picchu",
        "fortress",
        "metal-casting",
        "international-space-station",
        "samarkand",
    ],
)
def test_a_card_whose_name_is_public_is_not_called_ours(name: str) -> None:
    assert TEXTS[name].source == "partial"
    assert "name" in TEXTS[name].public


@pytest.mark.parametrize("card", [key for key, text in TEXTS.items() if text.kind == "policy"])
def test_policies_are_ours(card: str) -> None:
    assert TEXTS[card].source == "original"
