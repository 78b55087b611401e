"""The Chinese: knowledge, trade and a thin deck."""

from functools import partial

import pytest

from monumental import new_game
from tests.classic_scene import (
    act,
    city,
    deck,
    explorers,
    holdings,
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

#: A position of the Chinese.
scene = partial(any_scene, civ="chinese", against="danes")


def test_the_chinese_begin_with_their_cards() -> None:
    game = new_game("classic", civilizations=("chinese", "danes"), seed=1)
    chinese = game.catalog.civilization_by_key["chinese"]

    assert sorted(keys(game, player(game).owned())) == sorted(
        ["work-camp"] * 5 + ["library"] * 3 + ["fort"] * 3 + ["forum", "mine", "paper-mill", "pyrotechnics"]
    )
    assert keys(game, player(game).culture_deck) == [
        "imperial-examinations",
        "silk-road",
        "mandate-of-heaven",
        "tributary-system",
        "star-charts",
    ]
    assert keys(game, [chinese.warlord]) == ["hua-mulan"]
    assert chinese.archetype == "technological"


# Hua Mulan


@pytest.mark.parametrize(("answer", "gives"), [("yes", {"science": 1}), ("no", {})])
def test_hua_mulan_draws_a_card_with_the_first_province_she_conquers_in_a_turn(
    answer: str, gives: dict[str, int]
) -> None:
    game = scene(supply="3 military", tokens={}, known="fort library")

    act(game, "conquer 2", "send-warlord")
    assert words(game) == ["yes", "no"]
    act(game, answer)
    assert supply(game) == {"military": 2, **gives}
    act(game, "move 1", "to 2", "conquer 6", "send-warlord")

    assert game.choice().question == "take-turn"
    assert supply(game) == gives


def test_hua_mulan_draws_nothing_where_she_stays_at_home_or_no_card_is_left() -> None:
    at_home = scene(supply="1 military", tokens={}, known="fort library")
    empty = scene(supply="1 military", tokens={})

    act(at_home, "conquer 2", "send 1")
    act(empty, "conquer 2", "send-warlord")

    assert (at_home.choice().question, deck(at_home)) == ("take-turn", ["fort", "library"])
    assert (empty.choice().question, supply(empty)) == ("take-turn", {})


# City cards


@pytest.mark.parametrize(("card", "gives"), [("paper-mill", {"science": 2}), ("./pyrotechnics", {})])
def test_a_chinese_card_gives_this_on_activation(card: str, gives: dict[str, int]) -> None:
    game = scene(city=f". . . . {card} . . . .", agenda=ACTIVATION)

    act(game, "activate 2 a")

    assert supply(game) == gives


def test_paper_mill_exchanges_gold_for_two_basic_resources() -> None:
    rich = scene(city="paper-mill* . . . . . . . .", supply="2 gold")
    poor = scene(city="paper-mill* . . . . . . . .", supply="9 science")

    act(rich, "use a1", "take science", "take science")

    assert supply(rich) == {"science": 2, "gold": 1}
    assert refused(rich, "use a1") == ("already-used", "BASE-ACT-05")
    assert refused(poor, "use a1") == ("cannot-pay", "BASE-TERM-10")


def test_pyrotechnics_archive_a_card() -> None:
    game = scene(city="fort/pyrotechnics* library . . . . . . .")

    act(game, "use a1k")
    assert words(game) == ["archive b1", "no"]
    act(game, "archive b1")

    assert keys(game, player(game).archive) == ["library"]
    assert refused(game, "use a1k") == ("already-used", "BASE-ACT-05")


# Policies


@pytest.mark.parametrize(
    ("policy", "gives"),
    [
        ("imperial-examinations", {"science": 2}),
        ("silk-road", {"gold": 1}),
        ("mandate-of-heaven", {}),
        ("tributary-system", {"military": 3}),
    ],
)
def test_developing_a_chinese_policy_gives_this(policy: str, gives: dict[str, int]) -> None:
    game = scene(supply="1 culture")

    act(game, f"develop {policy}")

    assert supply(game) == gives
    assert keys(game, player(game).policies) == [policy]


@pytest.mark.parametrize(
    ("policies", "price"), [("imperial-examinations", 3), ("imperial-examinations silk-road", 4)]
)
def test_imperial_examinations_make_knowledge_one_cheaper(policies: str, price: int) -> None:
    game = scene(policies=policies, display="wheel pyramids . . . .")

    assert lacking(game, "acquire 1") == ("science", price, 0)
    assert lacking(game, "acquire 2") == ("production", 3, 0)


def test_silk_road_sells_gold_for_two_basic_resources_as_often_as_one_likes() -> None:
    game = scene(policies="silk-road", supply="3 science 1 military")

    act(game, "may policy", "pay science", "pay military", "may policy", "pay science", "pay science")

    assert supply(game) == {"gold": 2}


def test_silk_road_needs_two_basic_resources_and_to_lie_on_top() -> None:
    poor = scene(policies="silk-road", supply="1 science")
    covered = scene(policies="silk-road tributary-system", supply="4 science")

    assert refused(poor, "may policy") == ("cannot-pay-basics", "BASE-TERM-10")
    assert refused(covered, "may policy") == ("used-once", "BASE-ACT-05")


def test_mandate_of_heaven_gives_gold_for_the_first_card_archived_in_a_turn() -> None:
    game = scene(policies="mandate-of-heaven", city="scriptorium* fort/pyrotechnics* library mine . . . . .")

    act(game, "use a1", "archive c1")
    assert supply(game) == {"gold": 1}
    act(game, "use b1k", "archive a2")

    assert supply(game) == {"gold": 1}


def test_mandate_of_heaven_gives_culture_for_every_outpost() -> None:
    game = scene(policies="mandate-of-heaven", troops="1:3 2:3 6:3")

    act(game, "outpost 2")
    assert supply(game) == {"culture": 1}
    act(game, "outpost 6")

    assert supply(game) == {"culture": 2}
    assert (units(game, 2), units(game, 6)) == ("outpost", "outpost")


def test_a_covered_mandate_of_heaven_gives_nothing() -> None:
    game = scene(
        policies="mandate-of-heaven silk-road", city="scriptorium* fort . . . . . . .", troops="1:6 2:3"
    )

    act(game, "use a1", "archive b1", "outpost 2")

    assert supply(game) == {}


def test_mandate_of_heaven_does_not_answer_to_a_lost_province() -> None:
    game = scene(
        policies="mandate-of-heaven",
        active=1,
        troops="1:7 2:1 3:1",
        city="fort . . . . . . . .",
        known="mine library",
        other={"supply": "3 military", "troops": "5:8 4:1"},
    )

    act(game, "conquer 3", "send 5", "send 5", "conquer 2", "send 5")

    assert (game.seat, game.choice().question) == (1, "take-turn")
    assert supply(game) == {}
    assert city(game)[0] == "fort"


def test_developing_the_mandate_of_heaven_archives_a_card_and_answers_to_it_at_once() -> None:
    game = scene(supply="1 culture", city="fort* library . . . . . . .")

    act(game, "develop mandate-of-heaven", "archive b1")

    assert supply(game) == {"gold": 1}
    assert keys(game, player(game).archive) == ["library"]


def test_tributary_system_conquers_a_free_town_and_counts_its_token() -> None:
    game = scene(
        policies="tributary-system",
        supply="1 military 2 science",
        drawing="C vt m1 C",
        capitals=(1, 4),
        tokens={2: "samarkand", 3: "gauls"},
        luck="taxila",
    )

    assert lacking(game, "conquer 2") == ("military", 3, 1)
    act(game, "policy")
    assert words(game) == ["conquer 2", "no"]
    act(game, "conquer 2", "send 1", "send 1", "send 1", "branch 1")

    assert supply(game) == {"science": 2, "culture": 1, "gold": 1}
    assert keys(game, holdings(game).exploration) == ["taxila"]


@pytest.mark.parametrize(("tokens", "gold"), [("gauls", 1), ("gauls visby", 2), ("gauls visby gauls", 2)])
def test_tributary_system_gives_gold_for_up_to_two_exploration_tokens(tokens: str, gold: int) -> None:
    game = scene(policies="tributary-system", exploration=tokens)

    act(game, "policy")

    assert supply(game) == {"gold": gold}


def test_tributary_system_does_nothing_without_tokens_and_free_towns() -> None:
    game = scene(policies="tributary-system", supply="5 military 5 science", tokens={2: "gauls"})

    assert refused(game, "policy") == ("no-province-in-reach", "BASE-CONQ-01")


def test_star_charts_draw_a_card_with_three_knowledge_cards() -> None:
    game = scene(
        policies="star-charts", known="fort", discard="wheel flight", city="./compass . . . . . . . ."
    )

    act(game, "policy")

    assert supply(game) == {"military": 1}
    assert keys(game, player(game).drawn) == ["fort"]


def test_star_charts_give_a_science_with_fewer_knowledge_cards() -> None:
    game = scene(policies="star-charts", known="fort", discard="wheel flight", archive="compass")

    act(game, "policy")

    assert supply(game) == {"science": 1}
    assert deck(game) == ["fort"]


def test_developing_star_charts_gives_two_science_and_moves_an_explorer() -> None:
    game = scene(supply="1 culture")

    act(game, "develop star-charts")
    assert (supply(game), game.choice().question) == ({"science": 2}, "move-explorers")
    act(game, "explore 2 6")

    assert explorers(game) == [1, 6]
    assert supply(game) == {"science": 2}
    assert game.choice().question == "take-turn"
