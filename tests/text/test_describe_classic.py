"""Cards and tokens of classic say what they do: this turn, on the map, among several players."""

from __future__ import annotations

import pytest

from monumental import unpack
from monumental.cards.describe import describe, describe_civilization, facts
from monumental.cards.text import load_texts
from monumental.cards.verbs.speech import phrase
from monumental.engine.catalog import (
    BARBARIAN,
    FREE_TOWN,
    KNOWLEDGE,
    MARKET_TOKEN,
    POLICY_CARD,
    WARLORD_CARD,
    Card,
    Civilization,
    Script,
)
from monumental.engine.effects import Effect
from monumental.engine.resources import RESOURCES
from monumental.engine.sentences.conditions import Did, Gained, Has
from monumental.engine.sentences.general import Gain, If, May
from monumental.engine.sentences.triggers import PriceChange, Trigger
from monumental.games.classic.land.conquest_texts import Conquer
from monumental.games.classic.land.explorer import Gather, MoveExplorers
from monumental.games.classic.land.units import MoveUnits
from monumental.games.classic.sentences import Activate, CopyText, DiscardAny, DrawAndActivate, StayInCity
from monumental.games.classic.tokens.exploration import OtherBenefit, RepeatToken

BOX = unpack("classic", ("base", "renaissance"))
NOUNS = BOX.rules.nouns
ENGLISH = load_texts("en", [pack.folder for pack in BOX.packs], BOX.rules)


def script(*sentences: Effect) -> Script:
    return Script("", sentences)


def some(**counts: int) -> tuple[int, ...]:
    return tuple(counts.get(resource, 0) for resource in RESOURCES)


GOLD = script(Gain(some(gold=1)))
CULTURE = script(Gain(some(culture=1)))


def card_of(kind: int, key: str = "something") -> Card:
    return Card(0, key, kind, "", "original")


@pytest.mark.parametrize(
    ("sentence", "words"),
    [
        (Conquer(0, ""), "conquer a Province"),
        (Conquer(2, ""), "conquer a Province, paying 2 Military less"),
        (Conquer(2, "barbarian"), "conquer a Barbarian Province, paying 2 Military less"),
        (Conquer(0, "free_town"), "conquer a Free Town"),
        (Conquer(0, "", 1), "conquer Provinces with 1 extra Military"),
        (Conquer(0, "barbarian", 2), "conquer Barbarian Provinces with 2 extra Military"),
        (Conquer(0, "free_town", 2), "conquer Free Towns with 2 extra Military"),
        (Conquer(0, "rival", 3), "conquer other players' Provinces with 3 extra Military"),
        (Conquer(4, "rival"), "conquer another player's Province, paying 4 Military less"),
        (MoveUnits(1), "move 1 Unit for free inside your Provinces"),
        (MoveUnits(2), "move up to 2 Units for free inside your Provinces"),
        (MoveExplorers(1), "move an Explorer 1 step for free"),
        (MoveExplorers(3), "move your Explorers for free, up to 3 steps in all"),
        (Gather(), "take the Production token of a Province you control"),
        (Activate(again=False, everything=False), "activate a card of your City that is not activated"),
        (Activate(again=True, everything=False), "activate an already activated card of your City again"),
        (
            Activate(again=False, everything=True),
            "activate all cards of your City that are not activated",
        ),
        (
            RepeatToken(),
            "gain a benefit of one of your Exploration tokens again and remove that token from the game",
        ),
        (OtherBenefit(), "gain the other benefit of the Exploration token you have just taken, too"),
        (CopyText(attached=True, city=False, policies=False), "copy the text of the card on this Knowledge"),
        (CopyText(attached=False, city=True, policies=False), "copy the text of a card of your City"),
        (CopyText(attached=False, city=False, policies=True), "copy the text of one of your Policies"),
        (
            CopyText(attached=False, city=True, policies=True),
            "copy the text of a card of your City or of one of your Policies",
        ),
        (
            CopyText(attached=False, city=False, policies=False, display=True),
            "copy the text of a Building in the display",
        ),
        (DrawAndActivate(1), "draw and activate 1 card"),
        (May(script(DrawAndActivate(2))), "you may draw and activate 2 cards"),
        (DiscardAny(GOLD), "discard a card of your City: gain 1 Gold"),
        (StayInCity(this=True, then=script()), "reinforce this card"),
        (
            Gain(some(gold=1), NOUNS["outpost"], 2),
            "gain 1 Gold for each Outpost you have on the map (counting at most 2)",
        ),
        (
            Gain(some(production=1), NOUNS["meadow"]),
            "gain 1 Production for each Meadow Province you control",
        ),
        (
            If(Has((NOUNS["exploration_token"],), (5,)), CULTURE, GOLD),
            "if you own at least 5 Exploration tokens, gain 1 Culture; otherwise gain 1 Gold",
        ),
        (If(Did("conquered"), GOLD, script()), "if you have conquered a Province this turn, gain 1 Gold"),
        (
            If(Did("explored"), GOLD, script()),
            "if you have taken a token with an Explorer this turn, gain 1 Gold",
        ),
        (
            If(Gained(some(production=2)), GOLD, script()),
            "if you have gained at least 2 Production this turn, gain 1 Gold",
        ),
    ],
)
def test_a_sentence_reads_well(sentence: Effect, words: str) -> None:
    assert phrase(script(sentence), ENGLISH) == words


def test_a_sentence_that_stands_there_twice_is_said_once() -> None:
    assert phrase(script(Gather(), Gather()), ENGLISH) == (
        "take the Production token of a Province you control (twice)"
    )
    assert phrase(script(*GOLD.sentences * 3, MoveUnits(1)), ENGLISH) == (
        "gain 1 Gold (3 times), then move 1 Unit for free inside your Provinces"
    )


@pytest.mark.parametrize(
    ("occasion", "by_opponent", "line"),
    [
        ("conquered_barbarian", False, "Whenever you conquer a Barbarian Province: gain 1 Gold."),
        ("conquered_town", False, "Whenever you conquer a Free Town: gain 1 Gold."),
        ("conquered_rival", False, "Whenever you conquer another player's Province: gain 1 Gold."),
        ("lost_province", False, "Whenever you lose a Province: gain 1 Gold."),
        ("built_outpost", False, "Whenever you build an Outpost: gain 1 Gold."),
        ("explored", False, "Whenever you take a token with an Explorer: gain 1 Gold."),
        ("completed", True, "Whenever another player completes a Wonder: gain 1 Gold."),
        ("conquered_rival", True, "Whenever another player conquers a player's Province: gain 1 Gold."),
    ],
)
def test_a_trigger_reads_well(occasion: str, by_opponent: bool, line: str) -> None:
    card = card_of(POLICY_CARD)
    card.triggers = (Trigger((occasion,), (), basic=False, by_opponent=by_opponent, first=False, then=GOLD),)

    assert describe(card, ENGLISH) == [line]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "This card can't be copied."),
        ("es", "Esta carta no se puede copiar."),
        ("cs", "Tuto kartu nelze kopírovat."),
        ("ja", "このカード自体はコピーできない。"),
    ],
)
def test_the_wheel_says_that_it_is_never_copied(language: str, line: str) -> None:
    texts = load_texts(language, [pack.folder for pack in BOX.packs], BOX.rules)
    wheel = BOX.catalog.cards[BOX.catalog.number("wheel")]

    assert describe(wheel, texts)[1:] == [line]


def test_what_is_paid_for_is_not_called_free() -> None:
    corvee = BOX.catalog.cards[BOX.catalog.number("corvee")]

    assert describe(corvee, ENGLISH)[0] == "Use: pay 8 Production: gain a Wonder without paying its cost."


def test_a_token_that_copies_need_not_say_that_it_is_never_copied() -> None:
    token = card_of(MARKET_TOKEN)
    token.use = script(CopyText(attached=False, city=False, policies=True))

    assert describe(token, ENGLISH) == [
        "Use once, on any of your turns: copy the text of one of your Policies."
    ]


def test_prices_of_conquest_are_paid_in_military() -> None:
    card = card_of(KNOWLEDGE)
    card.price_changes = tuple(PriceChange(price, 2, None) for price in ("conquest", "barbarian", "rival"))

    assert describe(card, ENGLISH) == [
        "Provinces cost you 2 Military less to conquer.",
        "Barbarian Provinces cost you 2 Military less to conquer.",
        "Other players' Provinces cost you 2 Military less to conquer.",
    ]


@pytest.mark.rule("BASE-CONQ-28")
def test_a_warlord_helps_by_moving_in() -> None:
    warlord = card_of(WARLORD_CARD)
    warlord.use = GOLD

    assert describe(warlord, ENGLISH) == [
        "When your Warlord moves into a Province you conquer, once per turn: gain 1 Gold."
    ]


@pytest.mark.rule("BASE-CONQ-12", "BASE-CONQ-14")
def test_a_barbarian_token_has_a_number_and_two_benefits() -> None:
    token = card_of(BARBARIAN)
    token.value = 2
    token.benefits = (GOLD, script(Gather(), MoveUnits(1)))

    assert facts(token, ENGLISH) == [
        "Exploration token (Barbarians)",
        "Defense: 2, added to the value of the Province",
        "Our own design",
    ]
    assert describe(token, ENGLISH) == [
        (
            "When you take it, choose one: gain 1 Gold; or take the Production token of a Province you "
            "control, then move 1 Unit for free inside your Provinces."
        )
    ]


@pytest.mark.rule("BASE-CONQ-17", "BASE-CONQ-20")
def test_a_free_town_demands_something_and_has_two_benefits() -> None:
    token = card_of(FREE_TOWN)
    token.demands = some(science=2)
    token.benefits = (GOLD, CULTURE)

    assert facts(token, ENGLISH) == [
        "Exploration token (Free Town)",
        "Demands: 2 Science, besides the Military for the Province",
        "Our own design",
    ]
    assert describe(token, ENGLISH) == ["When you take it, choose one: gain 1 Gold; or gain 1 Culture."]


@pytest.mark.rule("BASE-EXP-09", "BASE-EXP-10")
def test_a_market_token_is_used_once() -> None:
    token = card_of(MARKET_TOKEN)
    token.city = "baghdad"
    token.use = script(*GOLD.sentences, MoveExplorers(2))

    assert facts(token, ENGLISH) == ["Market token", "Market of Baghdad", "Our own design"]
    assert describe(token, ENGLISH) == [
        "Use once, on any of your turns: gain 1 Gold. Move your Explorers for free, up to 2 steps in all."
    ]


def test_a_knowledge_may_give_resources_and_an_era_may_be_the_renaissance() -> None:
    card = card_of(KNOWLEDGE)
    card.era = 4
    card.cost = 6
    card.resources = some(science=1)

    assert facts(card, ENGLISH) == [
        "Knowledge",
        "Renaissance Era",
        "Cost: 6 Science",
        "When activated: 1 Science",
        "Our own design",
    ]


def test_a_civilization_says_what_it_is_good_at() -> None:
    people = Civilization(0, "builders", "", "original")
    people.archetype = "architectural"

    assert describe_civilization(people, ENGLISH, BOX.catalog) == ["An architectural civilization."]
