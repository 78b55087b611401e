"""The Greeks: trade and exchange."""

from functools import partial

import pytest

from monumental import new_game
from tests.classic_scene import (
    act,
    city,
    explorers,
    keys,
    lacking,
    player,
    refused,
    supply,
    units,
    words,
)
from tests.classic_scene import scene as any_scene

ACTIVATION = ("TakeActions 0", "ChooseRowAndColumn 0")

#: A position of the Greeks.
scene = partial(any_scene, civ="greeks", against="danes")


def test_the_greeks_begin_with_their_cards() -> None:
    game = new_game("classic", civilizations=("greeks", "danes"), seed=1)
    greeks = game.catalog.civilization_by_key["greeks"]

    assert sorted(keys(game, player(game).owned())) == sorted(
        ["work-camp"] * 5 + ["library"] * 3 + ["fort"] * 3 + ["forum", "mine", "agora", "philosophy"]
    )
    assert keys(game, player(game).culture_deck) == [
        "emporia",
        "athenian-democracy",
        "olympic-games",
        "phalanx",
        "peripatetic-school",
    ]
    assert keys(game, [greeks.warlord]) == ["hercules"]
    assert greeks.archetype == "economic"


def test_hercules_gives_gold_with_the_first_province_he_conquers_in_a_turn() -> None:
    game = scene(supply="3 military", tokens={})

    act(game, "conquer 2", "send-warlord")
    assert supply(game) == {"military": 2, "gold": 1}
    act(game, "move 1", "to 2", "conquer 6", "send-warlord")

    assert supply(game) == {"gold": 1}


def test_hercules_gives_nothing_where_he_stays_at_home() -> None:
    game = scene(supply="1 military", tokens={})

    act(game, "conquer 2", "send 1")

    assert supply(game) == {}


# City cards


@pytest.mark.parametrize(("card", "gives"), [("agora", {"gold": 1}), ("./philosophy", {})])
def test_a_greek_card_gives_this_on_activation(card: str, gives: dict[str, int]) -> None:
    game = scene(city=f". . . . {card} . . . .", agenda=ACTIVATION)

    act(game, "activate 2 a")

    assert supply(game) == gives


def test_agora_exchanges_gold_for_one_basic_resource_of_each_type() -> None:
    rich = scene(city="agora* . . . . . . . .", supply="2 gold")
    poor = scene(city="agora* . . . . . . . .", supply="9 production")

    act(rich, "use a1")

    assert supply(rich) == {"production": 1, "science": 1, "military": 1, "gold": 1}
    assert refused(rich, "use a1") == ("already-used", "BASE-ACT-05")
    assert refused(poor, "use a1") == ("cannot-pay", "BASE-TERM-10")


def test_philosophy_changes_a_basic_resource_into_another() -> None:
    rich = scene(city="fort/philosophy* . . . . . . . .", supply="2 production 1 military")
    poor = scene(city="fort/philosophy* . . . . . . . .", supply="3 culture")

    act(rich, "use a1k")
    assert words(rich) == ["pay production", "pay military"]
    act(rich, "pay production", "take science")

    assert supply(rich) == {"production": 1, "science": 1, "military": 1}
    assert rich.choice().question == "take-turn"
    assert refused(poor, "use a1k") == ("cannot-pay-basics", "BASE-TERM-10")


# Policies


@pytest.mark.parametrize(
    ("policy", "gives"),
    [
        ("athenian-democracy", {"gold": 1}),
        ("phalanx", {"military": 2}),
        ("peripatetic-school", {"science": 1}),
    ],
)
def test_developing_a_greek_policy_gives_this(policy: str, gives: dict[str, int]) -> None:
    game = scene(supply="1 culture")

    act(game, f"develop {policy}")

    assert supply(game) == gives
    assert keys(game, player(game).policies) == [policy]


def test_emporia_give_two_gold_for_every_token_an_explorer_takes() -> None:
    game = scene(policies="emporia", explorers=[2, 6])

    act(game, "pick-up 1")
    assert supply(game) == {"gold": 2}
    act(game, "pick-up 2")

    assert supply(game) == {"gold": 4}


def test_covered_emporia_give_nothing() -> None:
    game = scene(policies="emporia phalanx", explorers=[2, 6])

    act(game, "pick-up 1")

    assert supply(game) == {}


def test_developing_emporia_gives_two_gold_and_moves_explorers_three_steps() -> None:
    game = scene(supply="1 culture")

    act(game, "develop emporia")
    assert (supply(game), game.choice().question) == ({"gold": 2}, "move-explorers")
    act(game, "explore 1 2", "explore 2 6", "explore 2 10")

    assert explorers(game) == [2, 10]
    assert supply(game) == {"gold": 2}
    assert game.choice().question == "take-turn"


def test_athenian_democracy_sells_culture_for_two_gold_as_often_as_one_likes() -> None:
    game = scene(policies="athenian-democracy", supply="5 gold")

    act(game, "may policy", "may policy")

    assert supply(game) == {"culture": 2, "gold": 1}
    assert refused(game, "may policy") == ("cannot-pay", "BASE-TERM-10")


def test_a_covered_athenian_democracy_sells_nothing() -> None:
    game = scene(policies="athenian-democracy phalanx", supply="5 gold")

    assert refused(game, "may policy") == ("used-once", "BASE-ACT-05")


def test_olympic_games_give_culture_after_two_of_every_basic_resource() -> None:
    game = scene(policies="olympic-games", gained="2 production 2 science 2 military")

    act(game, "policy")

    assert supply(game) == {"culture": 1}


@pytest.mark.parametrize(
    "gained",
    ["1 production 9 science 9 military", "9 production 1 science 9 military", "2 production 2 science"],
)
def test_olympic_games_give_three_basic_resources_alike_or_not_otherwise(gained: str) -> None:
    game = scene(policies="olympic-games", gained=gained)
    alike = scene(policies="olympic-games", gained=gained)

    act(game, "policy", "take science", "take military", "take science")
    act(alike, "policy", "take science", "take science", "take science")

    assert (supply(game), supply(alike)) == ({"science": 2, "military": 1}, {"science": 3})
    assert game.choice().question == "take-turn"


def test_developing_olympic_games_gives_a_basic_resource() -> None:
    game = scene(supply="1 culture")

    act(game, "develop olympic-games")
    assert words(game) == ["take production", "take science", "take military"]
    act(game, "take military")

    assert supply(game) == {"military": 1}
    assert game.choice().question == "take-turn"


def test_phalanx_conquers_any_province_for_one_less() -> None:
    game = scene(policies="phalanx", supply="3 military", troops="1:5 2:1 3:3", other={"troops": "5:5 4:4"})

    assert lacking(game, "conquer 4") == ("military", 4, 3)
    act(game, "policy")
    assert words(game) == ["conquer 4", "conquer 6", "conquer 7", "no"]
    act(game, "conquer 4", "send 1", "send 1", "send 1", "send 1")

    assert supply(game) == {}
    assert units(game, 4) == "4 troops"
    assert refused(game, "policy") == ("already-used", "BASE-ACT-05")


def test_phalanx_needs_a_military() -> None:
    game = scene(policies="phalanx")

    assert refused(game, "policy") == ("cannot-pay", "BASE-CONQ-12")


def test_peripatetic_school_discards_a_card_for_one_basic_resource_of_each_type() -> None:
    game = scene(policies="peripatetic-school", city="fort* library/philosophy . . . . . . .")

    act(game, "policy")
    assert words(game) == ["discard a1", "discard b1", "discard b1k", "no"]
    act(game, "discard b1")

    assert supply(game) == {"production": 1, "science": 1, "military": 1}
    assert keys(game, player(game).discard) == ["philosophy", "library"]
    assert game.choice().question == "take-turn"


def test_peripatetic_school_gives_nothing_where_no_card_is_discarded() -> None:
    declined = scene(policies="peripatetic-school", city="fort* . . . . . . . .")
    impossible = scene(policies="peripatetic-school")

    act(declined, "policy", "no")

    assert (supply(declined), city(declined)[0]) == ({}, "fort")
    assert refused(impossible, "policy") == ("city-is-empty", "BASE-TERM-06")
