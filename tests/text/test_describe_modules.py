"""Heroes, Monsters and the cards of five players say what they do, this turn or this round."""

from __future__ import annotations

import pytest

from monumental import unpack
from monumental.cards.describe import describe, facts
from monumental.cards.text import load_texts
from monumental.cards.verbs.speech import phrase
from monumental.engine.catalog import HERO_CARD, MONSTER, WARLORD_CARD, Card, Monster, Script
from monumental.engine.effects import Effect
from monumental.engine.resources import RESOURCES
from monumental.engine.sentences.conditions import Did, Has
from monumental.engine.sentences.general import ChooseOne, Gain, If
from monumental.engine.sentences.triggers import Trigger
from monumental.games.classic.modules.attacks import Lose, LoseCard, RecallExplorers, Withdraw
from monumental.games.classic.modules.monsters import VICTIMS

CLASSIC = unpack("classic", ("base", "heroes", "monsters"))
CONTINUOUS = unpack("continuous", ("base", "heroes", "monsters", "five-players"))
NOUNS = CLASSIC.rules.nouns
TURN = load_texts("en", [pack.folder for pack in CLASSIC.packs], CLASSIC.rules)
ROUND = load_texts("en", [pack.folder for pack in CONTINUOUS.packs], CONTINUOUS.rules)


def script(*sentences: Effect) -> Script:
    return Script("", sentences)


def some(**counts: int) -> tuple[int, ...]:
    return tuple(counts.get(resource, 0) for resource in RESOURCES)


GOLD = script(Gain(some(gold=1)))
TWO_GOLD = Lose(some(gold=2), 0, None)


def card_of(kind: int) -> Card:
    return Card(0, "something", kind, "", "original")


# Heroes


@pytest.mark.rule("MOD-HERO-04", "CONT-HERO-01")
def test_a_hero_has_an_era_and_costs_gold() -> None:
    hero = card_of(HERO_CARD)
    hero.era = 2
    hero.cost = 3
    hero.use = GOLD

    assert facts(hero, TURN) == ["Hero", "Era II", "Cost: 3 Gold", "Our own design"]
    assert describe(hero, TURN) == ["Use: gain 1 Gold."]


@pytest.mark.rule("MOD-HERO-06")
def test_what_a_hero_waits_for_counts_by_turn_or_by_round() -> None:
    hero = card_of(HERO_CARD)
    hero.triggers = (Trigger(("explored",), (), basic=False, by_opponent=False, first=True, then=GOLD),)

    assert describe(hero, TURN) == [
        "The first time each turn you take a token with an Explorer: gain 1 Gold."
    ]
    assert describe(hero, ROUND) == [
        "The first time each round you take a token with an Explorer: gain 1 Gold."
    ]


def test_heroes_of_the_box_read_well() -> None:
    assert describe(CLASSIC.catalog.by_key["genghis-khan"], TURN) == [
        "Provinces cost you 1 Military less to conquer."
    ]
    assert facts(CLASSIC.catalog.by_key["genghis-khan"], TURN)[-1] == (
        "Published: name. The rest is our own design."
    )
    assert describe(CONTINUOUS.catalog.by_key["cleopatra"], ROUND) == [
        "The first time each round another player develops a Policy: gain 1 Gold."
    ]


# Monsters


@pytest.mark.rule("MOD-MON-01", "MOD-MON-07", "MOD-MON-08")
def test_a_monster_has_a_number_and_a_strength() -> None:
    monster = card_of(MONSTER)
    monster.value = 2
    monster.monster = Monster(3, "most_gold", script(TWO_GOLD))

    assert facts(monster, TURN) == [
        "Monster",
        "Defense: 2, added to the value of the Province",
        "Strength: 3 Military to defeat it with an Explorer on its tile, for 1 point",
        "Our own design",
    ]
    assert describe(monster, TURN) == ["Attack on each player with the most Gold: lose 2 Gold."]


@pytest.mark.rule("MOD-MON-04")
def test_a_monster_says_whom_it_hits() -> None:
    lines = []
    for hits in VICTIMS:
        monster = card_of(MONSTER)
        monster.monster = Monster(3, hits, script(TWO_GOLD))
        lines += describe(monster, ROUND)

    assert lines[:4] == [
        "Attack on the conqueror of its Province: lose 2 Gold.",
        "Attack on each player with land next to its Province: lose 2 Gold.",
        "Attack on each player but the conqueror of its Province: lose 2 Gold.",
        "Attack on each player: lose 2 Gold.",
    ]
    assert len(set(lines)) == len(VICTIMS)


@pytest.mark.rule("MOD-MON-04", "MOD-MON-05")
@pytest.mark.parametrize(
    ("sentence", "words"),
    [
        (TWO_GOLD, "lose 2 Gold"),
        (Lose(some(culture=1, gold=1), 2, None), "lose 1 Culture, 1 Gold and 2 Production tokens"),
        (Lose(some(), 1, None), "lose 1 Production token"),
        (Lose(some(gold=1), 0, NOUNS["outpost"]), "lose 1 Gold for each Outpost you have on the map"),
        (Withdraw(1), "return 1 Unit to your Capital, but not the last one of a Province"),
        (Withdraw(3), "return 3 Units to your Capital, but never the last one of a Province"),
        (RecallExplorers(), "return your Explorers to your Capital"),
        (LoseCard(), "discard a card of your City that is not activated"),
        (
            ChooseOne((script(RecallExplorers()), script(TWO_GOLD))),
            "choose one: return your Explorers to your Capital; or lose 2 Gold",
        ),
        (
            If(Has((NOUNS["coastal"],), (2,)), script(TWO_GOLD), script()),
            "if you control at least 2 Coastal Provinces, lose 2 Gold",
        ),
    ],
)
def test_a_loss_reads_well(sentence: Effect, words: str) -> None:
    assert phrase(script(sentence), TURN) == words


def test_monsters_of_the_box_read_well() -> None:
    def text_of(key: str) -> list[str]:
        return describe(CONTINUOUS.catalog.by_key[key], ROUND)

    assert text_of("fafnir") == ["Attack on each player with the most Gold: lose 3 Gold."]
    assert text_of("golem") == [
        (
            "Attack on each player but the conqueror of its Province: discard a card of your City that is "
            "not activated."
        )
    ]
    assert text_of("roc") == [
        (
            "Attack on each player with the most Market tokens: return your Explorers to your Capital. "
            "Lose 1 Gold."
        )
    ]


# The continuous mode


@pytest.mark.rule("CONT-FREE-10", "CONT-FREE-12", "CONT-FREE-07")
def test_texts_speak_of_the_round_where_players_act_in_turn() -> None:
    warlord = card_of(WARLORD_CARD)
    warlord.use = GOLD

    assert describe(warlord, ROUND) == [
        "When your Warlord moves into a Province you conquer, once per round: gain 1 Gold."
    ]
    assert phrase(script(If(Did("conquered"), GOLD, script())), ROUND) == (
        "if you have conquered a Province this round, gain 1 Gold"
    )
    assert phrase(script(CONTINUOUS.rules.verbs["draw_and_use"](1)), ROUND) == "draw and use 1 card"
