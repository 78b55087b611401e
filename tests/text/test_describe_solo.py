"""Solo cards say what an Automa does: a line for each line, with its archetype and its price."""

from __future__ import annotations

from typing import get_args

import pytest

from monumental import unpack
from monumental.cards.describe import describe, facts
from monumental.cards.schema import CivilizationText
from monumental.cards.text import LANGUAGES, load_texts
from monumental.cards.verbs.speech import phrase
from monumental.engine.catalog import BUILDING, KNOWLEDGE, SOLO_CARD, Card, Script, Solo, SoloLine
from monumental.engine.effects import Effect
from monumental.engine.resources import RESOURCES
from monumental.engine.sentences.conditions import Fewer
from monumental.engine.sentences.general import Gain, If
from monumental.games.classic.automa.cards import DevelopNextPolicy, RaiseWonder, TakeFromDisplay
from monumental.games.classic.automa.conquest import ConquerAdjacent
from monumental.games.classic.automa.explorers import SendExplorers
from monumental.games.classic.automa.turn import LINES, AdvanceOnTradeTrack, DrawSoloCard, ShuffleSoloDeck
from monumental.games.classic.modules.heroes import TakeHero

BOX = unpack("classic", ("base", "heroes", "monsters"))
NOUNS = BOX.rules.nouns
TEXTS = load_texts("en", [pack.folder for pack in BOX.packs], BOX.rules)
SOLO_CARDS = [card for card in BOX.catalog.cards if card.kind == SOLO_CARD]
ARCHETYPES = [name for name in get_args(CivilizationText.model_fields["archetype"].annotation) if name]


def script(*sentences: Effect) -> Script:
    return Script("", sentences)


def solo_card(*lines: SoloLine, advanced: bool = False) -> Card:
    card = Card(0, "something", SOLO_CARD, "", "official")
    card.solo = Solo(lines, advanced, "")
    return card


ONE_GOLD = script(Gain(tuple(int(resource == "gold") for resource in RESOURCES)))


# The cards


def test_the_boxes_have_28_solo_cards_and_one_for_heroes() -> None:
    assert [len([card for card in SOLO_CARDS if card.pack == pack]) for pack in ("base", "heroes")] == [28, 1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", SOLO_CARDS, ids=lambda card: card.key)
def test_a_solo_card_says_a_line_for_each_of_its_lines(card: Card, language: str) -> None:
    texts = load_texts(language, [pack.folder for pack in BOX.packs], BOX.rules)
    assert card.solo is not None

    lines = describe(card, texts)

    assert len(lines) == len(card.solo.lines)
    assert all(lines)


@pytest.mark.rule("MOD-AUTO-06", "MOD-AUTO-07")
def test_a_line_begins_with_its_archetype_and_its_price() -> None:
    lines = [SoloLine(ONE_GOLD, price, archetype) for archetype in ("", *ARCHETYPES) for price in (0, 2)]

    assert describe(solo_card(*lines), TEXTS) == [
        "Gain 1 Gold.",
        "(2 Gold) Gain 1 Gold.",
        *(
            f"{archetype.title()}: {price}gain 1 Gold."
            for archetype in ARCHETYPES
            for price in ("", "(2 Gold) ")
        ),
    ]


@pytest.mark.rule("MOD-AUTO-02")
def test_the_facts_say_which_solo_cards_are_advanced() -> None:
    assert facts(solo_card(), TEXTS) == ["Solo card", "Published values"]
    assert facts(solo_card(advanced=True), TEXTS) == ["Solo card", "Advanced card", "Published values"]


@pytest.mark.parametrize(
    ("sentence", "words"),
    [
        (TakeFromDisplay(BUILDING, "cheapest"), "take the cheapest Building of the display"),
        (TakeFromDisplay(BUILDING, "dearest"), "take the most expensive Building of the display"),
        (TakeFromDisplay(BUILDING, "all"), "take all Buildings of the display"),
        (TakeFromDisplay(KNOWLEDGE, "cheapest"), "take the cheapest Knowledge of the display"),
        (TakeFromDisplay(KNOWLEDGE, "dearest"), "take the most expensive Knowledge of the display"),
        (TakeFromDisplay(KNOWLEDGE, "all"), "take all Knowledge of the display"),
        (
            RaiseWonder(),
            (
                "complete the Wonder in construction or, if there is none, "
                "begin the one of the display that costs least to begin"
            ),
        ),
        (DevelopNextPolicy(), "develop a Policy"),
        (ConquerAdjacent(False, 1), "conquer the adjacent Province with the lowest cost"),
        (ConquerAdjacent(True, 1), "conquer the adjacent Province with the highest cost"),
        (
            ConquerAdjacent(False, 2),
            "conquer 2 adjacent Provinces, each time the one with the lowest cost",
        ),
        (
            ConquerAdjacent(True, 3),
            "conquer 3 adjacent Provinces, each time the one with the highest cost",
        ),
        (SendExplorers(1), "move both Explorers 1 step"),
        (SendExplorers(3), "move both Explorers 3 steps each"),
        (ShuffleSoloDeck(), "shuffle all Solo cards into a new Solo deck"),
        (AdvanceOnTradeTrack(1), "advance 1 step on the Trade track"),
        (AdvanceOnTradeTrack(2), "advance 2 steps on the Trade track"),
        (TakeHero(), "take the Hero of the latest era"),
        (DrawSoloCard("", "own", 1), "draw another Solo card and follow it"),
        (DrawSoloCard("", "own", 2), "draw another Solo card, then follow it (twice)"),
        (
            DrawSoloCard("", "all", 1),
            "draw another Solo card, then follow all its lines, whatever their archetype",
        ),
        (
            DrawSoloCard("", "common", 2),
            "draw another Solo card, then follow only its lines without an archetype (twice)",
        ),
        (
            DrawSoloCard("", "special", 1),
            (
                "draw Solo cards until one has a line with an archetype, "
                "then follow only its lines with an archetype, whatever it is"
            ),
        ),
        (
            DrawSoloCard("economic", "own", 1),
            "draw Solo cards until one has an Economic line, then follow it",
        ),
        (
            DrawSoloCard("technological", "all", 1),
            (
                "draw Solo cards until one has a Technological line, "
                "then follow all its lines, whatever their archetype"
            ),
        ),
    ],
)
def test_what_an_automa_is_told_to_do(sentence: Effect, words: str) -> None:
    assert phrase(script(sentence), TEXTS) == words


def test_no_two_ways_to_draw_a_solo_card_sound_the_same() -> None:
    ways = [
        DrawSoloCard(until, lines, times)
        for until in ("", *ARCHETYPES)
        for lines in LINES
        for times in (1, 2, 3)
    ]

    assert len({phrase(script(way), TEXTS) for way in ways}) == len(ways)


@pytest.mark.parametrize(
    ("noun", "words"),
    [
        ("province", "you control fewer Provinces"),
        ("coastal", "you control fewer Coastal Provinces"),
        ("meadow", "you control fewer Meadow Provinces"),
        ("forest", "you control fewer Forest Provinces"),
        ("mountain", "you control fewer Mountain Provinces"),
        ("volcano", "you control fewer Volcano Provinces"),
        ("knowledge", "you own fewer Knowledge cards"),
        ("wonder", "you have completed fewer Wonders"),
        ("policy", "you have developed fewer Policies"),
        ("archived", "you have archived fewer cards"),
        ("outpost", "you have fewer Outposts on the map"),
        ("exploration_token", "you own fewer Exploration tokens"),
        ("market_token", "you own fewer Market tokens"),
    ],
)
def test_having_fewer_of_something(noun: str, words: str) -> None:
    than_one = If(Fewer(NOUNS[noun], False), ONE_GOLD, script())
    than_all = If(Fewer(NOUNS[noun], True), ONE_GOLD, script())

    assert phrase(script(than_one), TEXTS) == f"if {words} than another player, gain 1 Gold"
    assert phrase(script(than_all), TEXTS) == f"if {words} than every other player, gain 1 Gold"


def test_solo_cards_of_the_boxes_read_well() -> None:
    def text_of(key: str) -> list[str]:
        return describe(BOX.catalog.by_key[key], TEXTS)

    assert text_of("solo-5") == [
        "Conquer the adjacent Province with the lowest cost.",
        "(2 Gold) Conquer the adjacent Province with the lowest cost.",
        "Economic: move both Explorers 2 steps each.",
    ]
    assert text_of("solo-12") == [
        "Gain 3 Gold.",
        "Cultural: develop a Policy. Gain 2 Gold for each Policy you have developed.",
    ]
    assert text_of("solo-danes")[0] == "Gain 1 Gold for each Coastal Province you control."
    assert text_of("solo-japanese") == [
        (
            "If you control fewer Provinces than another player, "
            "conquer the adjacent Province with the lowest cost; "
            "otherwise if you have developed fewer Policies than another player, develop a Policy; "
            "otherwise draw another Solo card and follow it."
        )
    ]
    assert text_of("solo-hero") == [
        "Take the Hero of the latest era.",
        "Draw another Solo card and follow it.",
    ]
