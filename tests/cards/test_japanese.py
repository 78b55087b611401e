"""The Japanese: the Advantage, and what it strengthens."""

import pytest

from monumental import new_game
from monumental.engine.resources import MILITARY
from monumental.engine.state import POLICY, SCOUT
from tests.scene import (
    act,
    advantage,
    keys,
    offered,
    player,
    printed,
    refused,
    scene,
    stack,
    supply,
    told,
    words,
)

ACTIVATION = ("EndRound 0", "TakeTurn 0", "ActivateCity 0")

#: Nobody has the Advantage, or the opponent.
WITHOUT_ADVANTAGE = ["", "1 military 2"]
WITH_ADVANTAGE = "0 military 2"


# What belongs to them


@pytest.mark.rule("DUEL-CITY-03")
def test_the_japanese_begin_with_their_cards() -> None:
    game = new_game(civilizations=("japanese", "aztecs"), seed=1)

    assert sorted(keys(game, player(game).owned())) == sorted(
        ["work-camp"] * 5 + ["library"] * 3 + ["fort"] * 3 + ["forum", "mine", "dojo", "bushido"]
    )
    assert keys(game, player(game).culture_deck) == [
        "shogunate",
        "sankin-kotai",
        "tea-ceremony",
        "zen",
        "rangaku",
    ]


@pytest.mark.rule("DUEL-CIV-06")
def test_the_japanese_have_no_special_rule() -> None:
    game = new_game(civilizations=("japanese", "aztecs"), seed=1)
    japanese = game.catalog.civilization_by_key["japanese"]

    assert (japanese.conquers_with, japanese.triggers, japanese.start_province) == (MILITARY, (), -1)
    assert stack(game).cards == ()
    assert stack(game).markers == (0, 0, 0)


def test_red_seal_merchant_is_marked_when_sent_to_trade() -> None:
    game = scene(supply="2 gold", free={"face_up": "carthage bukhara ."}, other={"passed": True})

    act(game, "trade carthage")

    assert player(game).marked == 1 << SCOUT
    assert offered(game, "trade") == []
    assert refused(game, "trade bukhara") == ("already-used", "DUEL-SCOUT-01")
    assert keys(game, [game.catalog.civilization_by_key["japanese"].scout]) == ["red-seal-merchant"]


def test_oda_nobunaga_conquers_for_two_less() -> None:
    game = scene(advantage=WITH_ADVANTAGE, supply="3 military", other={"provinces": "sahara barricade"})

    act(game, "warlord")
    assert words(game) == ["branch 1", "branch 2"]
    act(game, "branch 1")
    assert words(game) == ["conquer", "no"]
    act(game, "conquer")

    assert supply(game) == {}
    assert keys(game, stack(game).cards) == ["sahara"]


@pytest.mark.parametrize(("military", "provinces"), [(2, "sahara barricade"), (9, "barricade")])
def test_oda_nobunaga_gives_two_basic_resources_of_one_type(military: int, provinces: str) -> None:
    game = scene(advantage=WITH_ADVANTAGE, supply=f"{military} military", other={"provinces": provinces})

    act(game, "warlord")
    assert words(game) == ["branch 2"]
    act(game, "branch 2", "take production")

    assert supply(game) == {"production": 2, "military": military}


def test_oda_nobunaga_needs_the_advantage() -> None:
    game = scene(advantage="1 military 2")

    assert refused(game, "warlord") == ("needs-advantage", "DUEL-WAR-02")
    assert keys(game, [game.catalog.civilization_by_key["japanese"].warlord]) == ["oda-nobunaga"]


# City cards


def test_dojo_gives_a_military_on_activation() -> None:
    game = scene(city="dojo . . . . . . . .", agenda=ACTIVATION)

    act(game, "activate 1 a")

    assert supply(game) == {"military": 1}


@pytest.mark.parametrize("holder", WITHOUT_ADVANTAGE)
def test_dojo_gives_a_military(holder: str) -> None:
    game = scene(city="dojo* . . . . . . . .", advantage=holder)

    act(game, "use a1")

    assert supply(game) == {"military": 1}


def test_dojo_gives_two_basic_resources_with_the_advantage() -> None:
    game = scene(city="dojo* . . . . . . . .", advantage=WITH_ADVANTAGE)

    act(game, "use a1", "take science", "take science")

    assert supply(game) == {"science": 2}
    assert game.seat == 1


@pytest.mark.parametrize("holder", WITHOUT_ADVANTAGE)
def test_bushido_gains_the_advantage(holder: str) -> None:
    game = scene(city="fort/bushido* . . . . . . . .", advantage=holder)

    act(game, "use a1k")

    assert (advantage(game).holder, advantage(game).tokens) == (0, 0)
    assert supply(game) == {}


def test_bushido_gives_two_different_basic_resources_with_the_advantage() -> None:
    game = scene(city="fort/bushido* . . . . . . . .", advantage=WITH_ADVANTAGE)

    act(game, "use a1k", "take science")
    assert words(game) == ["take production", "take military"]
    act(game, "take military")

    assert supply(game) == {"science": 1, "military": 1}
    assert game.seat == 1
    assert (advantage(game).holder, advantage(game).tokens) == (0, 2)


# Policies


def test_shogunate_makes_provinces_cheaper_with_the_advantage_conquest_most() -> None:
    game = scene(
        policies="shogunate",
        supply="9 military",
        display="phoenicia . . . . .",
        advantage=WITH_ADVANTAGE,
        other={"provinces": "sahara", "passed": True},
    )

    act(game, "acquire 1", "conquer")

    prices = [printed("phoenicia").cost - 1, printed("sahara").cost - 2]
    assert [event.number for event in told(game, "paid")] == prices


@pytest.mark.parametrize("holder", WITHOUT_ADVANTAGE)
def test_shogunate_does_nothing_without_the_advantage(holder: str) -> None:
    game = scene(
        policies="shogunate",
        supply="9 military",
        display="phoenicia . . . . .",
        advantage=holder,
        other={"provinces": "sahara", "passed": True},
    )

    act(game, "acquire 1", "conquer")

    prices = [printed("phoenicia").cost, printed("sahara").cost]
    assert [event.number for event in told(game, "paid")] == prices


def test_developing_shogunate_gives_two_military() -> None:
    game = scene(supply="1 culture")

    act(game, "develop shogunate")

    assert supply(game) == {"military": 2}


def test_sankin_kotai_gives_two_basic_resources_for_taking_the_advantage() -> None:
    game = scene(policies="sankin-kotai", supply="3 military", advantage="1 military 2")

    act(game, "advantage military 3", "take science", "take production")

    assert supply(game) == {"production": 1, "science": 1}
    assert player(game).marked == 1 << POLICY


def test_sankin_kotai_answers_to_an_advantage_gained_and_once_per_round() -> None:
    game = scene(
        policies="sankin-kotai",
        city="fort/bushido* . . . . . . . .",
        supply="1 military",
        other={"supply": "1 science"},
    )

    act(game, "use a1k", "take science", "take science")
    act(game, "advantage science 1")
    act(game, "advantage science 2")

    assert supply(game) == {"military": 1}
    assert (advantage(game).holder, advantage(game).tokens) == (0, 2)


def test_developing_sankin_kotai_gives_two_production() -> None:
    game = scene(supply="1 culture")

    act(game, "develop sankin-kotai")

    assert supply(game) == {"production": 2}


@pytest.mark.parametrize("holder", WITHOUT_ADVANTAGE)
def test_tea_ceremony_sells_culture_for_two_different_basic_resources(holder: str) -> None:
    rich = scene(policies="tea-ceremony", supply="2 military 1 science", advantage=holder)
    poor = scene(policies="tea-ceremony", supply="5 military", advantage=holder)

    act(rich, "policy", "pay military", "pay science")

    assert supply(rich) == {"military": 1, "culture": 1}
    assert refused(poor, "policy") == ("cannot-pay-different", "DUEL-TERM-22")


def test_tea_ceremony_sells_culture_for_one_basic_resource_with_the_advantage() -> None:
    game = scene(policies="tea-ceremony", supply="1 military", advantage=WITH_ADVANTAGE)

    act(game, "policy", "pay military")

    assert supply(game) == {"culture": 1}


def test_developing_tea_ceremony_gives_a_basic_resource() -> None:
    game = scene(supply="1 culture")

    act(game, "develop tea-ceremony", "take science")

    assert supply(game) == {"science": 1}
    assert game.seat == 1


def test_zen_reinforces_a_card_for_a_basic_resource() -> None:
    game = scene(policies="zen", city="fort* library . . . . . . .")

    act(game, "policy")
    assert words(game) == ["reinforce a1", "no"]
    act(game, "reinforce a1", "take science")

    assert supply(game) == {"science": 1}
    assert player(game).rotated == 0
    assert game.seat == 1


def test_zen_gives_nothing_where_no_card_is_reinforced() -> None:
    declined = scene(policies="zen", city="fort* . . . . . . . .")
    impossible = scene(policies="zen", city="fort . . . . . . . .")

    act(declined, "policy", "no")

    assert (supply(declined), declined.seat) == ({}, 1)
    assert refused(impossible, "policy") == ("nothing-to-reinforce", "DUEL-TERM-23")


def test_developing_zen_archives_a_card_for_a_science() -> None:
    game = scene(supply="1 culture", city="fort* library . . . . . . .")

    act(game, "develop zen")
    assert words(game) == ["archive b1", "no"]
    act(game, "archive b1")

    assert keys(game, player(game).archive) == ["library"]
    assert supply(game) == {"science": 1}


def test_developing_zen_gives_nothing_where_no_card_is_archived() -> None:
    game = scene(supply="1 culture", city="library . . . . . . . .")

    act(game, "develop zen", "no")

    assert supply(game) == {}
    assert game.seat == 1


def test_rangaku_gives_two_science_for_the_first_trade_of_a_round() -> None:
    game = scene(
        policies="rangaku",
        city="lighthouse-of-alexandria* . . . . . . . .",
        supply="1 gold",
        free={"face_up": "carthage bukhara ."},
        other={"passed": True},
    )

    act(game, "use a1", "trade carthage")
    assert supply(game) == {"science": 2, "military": 2, "gold": 1}
    act(game, "trade bukhara")

    assert supply(game) == {"science": 2, "military": 2}


def test_rangaku_does_not_answer_to_a_trade_of_the_opponent() -> None:
    game = scene(policies="rangaku", first=1, free={"face_up": "carthage . ."}, other={"supply": "1 gold"})

    act(game, "trade carthage")

    assert supply(game) == {}


def test_developing_rangaku_gives_a_gold() -> None:
    game = scene(supply="1 culture")

    act(game, "develop rangaku")

    assert supply(game) == {"gold": 1}
