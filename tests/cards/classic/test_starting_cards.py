"""The city cards that every civilization begins with, and the Basic Buildings."""

import pytest

from tests.classic_scene import (
    act,
    city,
    deck,
    end_turn,
    keys,
    lacking,
    offered,
    pile,
    player,
    refused,
    scene,
    supply,
    words,
)

#: Somebody activates their city, then acts.
ACTIVATION = ("TakeActions 0", "ChooseRowAndColumn 0")


@pytest.mark.parametrize(
    ("card", "gives"),
    [
        ("work-camp", {"production": 1}),
        ("library", {"science": 1}),
        ("fort", {"military": 1}),
        ("forum", {}),
        ("mine", {}),
        ("workshop", {"production": 2}),
        ("laboratory", {"science": 2}),
        ("archery-range", {"military": 2}),
    ],
)
def test_a_starting_or_basic_building_gives_this_on_activation(card: str, gives: dict[str, int]) -> None:
    game = scene(city=f". . . . {card} . . . .", agenda=ACTIVATION)

    act(game, "activate 2 a")

    assert supply(game) == gives


@pytest.mark.parametrize("card", ["work-camp", "library", "fort", "workshop", "laboratory", "archery-range"])
def test_a_plain_building_has_nothing_to_use(card: str) -> None:
    game = scene(city=f"{card}* . . . . . . . .")

    assert offered(game, "use") == []
    assert refused(game, "use a1") == ("nothing-to-use", "BASE-ACT-04")


# Forum


def test_forum_archives_a_card_that_was_not_activated() -> None:
    game = scene(city="forum* work-camp library/philosophy fort* . . . . .")

    act(game, "use a1")
    assert words(game) == ["branch 1"]
    act(game, "branch 1")
    assert words(game) == ["archive b1", "archive c1", "no"]
    act(game, "archive c1")

    assert keys(game, player(game).archive) == ["library"]
    assert keys(game, player(game).discard) == ["philosophy"]
    assert city(game)[:4] == ["forum", "work-camp", ".", "fort"]


def test_forum_sells_culture_for_two_different_basic_resources() -> None:
    game = scene(city="forum* . . . . . . . .", supply="2 production 1 military")

    act(game, "use a1")
    assert words(game) == ["branch 2"]
    act(game, "branch 2", "pay production")
    assert words(game) == ["pay military"]
    act(game, "pay military")

    assert supply(game) == {"production": 1, "culture": 1}
    assert refused(game, "use a1") == ("already-used", "BASE-ACT-05")


def test_forum_offers_both_where_both_can_be_done() -> None:
    game = scene(city="forum* fort . . . . . . .", supply="1 production 1 science")

    act(game, "use a1")

    assert words(game) == ["branch 1", "branch 2"]


def test_forum_can_do_nothing_with_resources_of_one_type_and_only_activated_cards() -> None:
    game = scene(city="forum* fort* . . . . . . .", supply="5 production")

    assert refused(game, "use a1") == ("cannot-pay-different", "BASE-TERM-10")


def test_gold_stands_for_the_other_type_at_the_forum() -> None:
    game = scene(city="forum* . . . . . . . .", supply="5 production 1 gold")

    act(game, "use a1", "branch 2", "pay production", "pay gold")

    assert supply(game) == {"production": 4, "culture": 1}


# Mine


def test_mine_gives_gold_once_two_production_were_gained() -> None:
    game = scene(city="mine* . . . . . . . .", gained="2 production")

    act(game, "use a1")

    assert supply(game) == {"gold": 1}
    assert refused(game, "use a1") == ("already-used", "BASE-ACT-05")


def test_mine_gives_nothing_after_one_production_and_much_else() -> None:
    game = scene(
        city="mine* . . . . . . . .",
        supply="5 production",
        gained="1 production 3 science 3 military 3 gold 3 culture",
    )

    assert offered(game, "use") == []
    assert refused(game, "use a1") == ("not-gained", "BASE-TERM-09")


def test_mine_counts_the_production_of_a_token_of_the_reserve() -> None:
    game = scene(city="mine* . . . . . . . .", gained="1 production", production_tokens=1)

    act(game, "produce", "use a1")

    assert supply(game) == {"production": 1, "gold": 1}


# Basic Buildings


@pytest.mark.parametrize("card", ["workshop", "laboratory", "archery-range"])
def test_a_basic_building_costs_two_production_and_goes_on_top_of_the_deck(card: str) -> None:
    rich = scene(supply="2 production", known="fort")
    poor = scene(supply="1 production 5 science 5 military 5 culture")

    act(rich, f"build {card}")

    assert supply(rich) == {}
    assert deck(rich) == ["fort", card]
    assert pile(rich, card) == 9
    assert lacking(poor, f"build {card}") == ("production", 2, 1)


@pytest.mark.parametrize("card", ["workshop", "laboratory", "archery-range"])
def test_a_pile_of_ten_basic_buildings_can_run_out(card: str) -> None:
    game = scene(supply="22 production")

    act(game, *[f"build {card}"] * 10)

    assert refused(game, f"build {card}") == ("empty-pile", "BASE-ACQ-03")
    assert supply(game) == {"production": 2}


def test_a_basic_building_bought_this_turn_is_dealt_first() -> None:
    game = scene(city="work-camp* . . . . . . . .", supply="2 production", known="fort", luck="work-camp")

    act(game, "build workshop")
    end_turn(game)

    assert city(game)[:4] == ["workshop", "fort", "work-camp", "."]
