"""Explorers: their steps over the map, and the Production tokens they bring home."""

from __future__ import annotations

import pytest

from monumental import Game
from tests.classic_scene import (
    act,
    board,
    end_turn,
    explorers,
    holdings,
    lacking,
    land,
    offered,
    owner,
    refused,
    scene,
    supply,
    units,
    words,
)


def production_tiles(game: Game) -> list[int]:
    """Where Production tokens lie."""
    return [tile + 1 for tile in range(12) if board(game).production >> tile & 1]


# Walking


@pytest.mark.rule("BASE-EXP-01")
def test_one_military_moves_one_explorer_to_an_adjacent_province() -> None:
    game = scene(supply="2 military", explorers=[1, 2])

    steps = offered(game, "explore")
    act(game, "explore 2 7")

    assert steps == ["explore 1 2", "explore 1 6", "explore 2 1", "explore 2 3", "explore 2 6", "explore 2 7"]
    assert explorers(game) == [1, 7]
    assert supply(game) == {"military": 1}
    assert refused(game, "explore 1 7") == ("not-adjacent", "BASE-EXP-01")


@pytest.mark.rule("BASE-EXP-01")
def test_without_military_no_explorer_moves() -> None:
    """Q-G-02: Gold stands in."""
    poor = scene(supply="9 production 9 science 9 culture")
    rich = scene(supply="1 gold")

    act(rich, "explore 1 2")

    assert offered(poor, "explore") == []
    assert refused(poor, "explore 1 2") == ("cannot-pay", "BASE-EXP-01")
    assert lacking(poor, "explore 1 2") == ("military", 1, 0)
    assert (explorers(rich), supply(rich)) == ([2, 1], {})


@pytest.mark.rule("BASE-EXP-01")
@pytest.mark.parametrize(
    "theirs", ["5:9", "5:8 4:1", "5:1 4:8"], ids=["Barbarians", "another player's", "a fortress"]
)
def test_an_explorer_enters_a_province_whoever_controls_it(theirs: str) -> None:
    game = scene(supply="1 military", explorers=[3, 1], other={"troops": theirs, "explorers": [4, 5]})
    held_by = owner(game, 4)

    act(game, "explore 1 4")

    assert explorers(game) == [4, 1]
    assert explorers(game, 1) == [4, 5]
    assert owner(game, 4) == held_by


@pytest.mark.rule("BASE-EXP-01")
def test_an_explorer_walks_on_water() -> None:
    """Q-B-39."""
    game = scene(supply="2 military", explorers=[3, 1])

    act(game, "explore 1 8", "explore 1 12")

    assert explorers(game) == [12, 1]


@pytest.mark.rule("BASE-EXP-01")
def test_by_a_switch_no_explorer_enters_water() -> None:
    """Q-B-39."""
    game = scene(supply="2 military", explorers=[3, 1], switches={"explorer_water": False})

    assert offered(game, "explore") == [
        "explore 1 2",
        "explore 1 4",
        "explore 1 7",
        "explore 2 2",
        "explore 2 6",
    ]
    assert refused(game, "explore 1 8") == ("closed-to-explorers", "BASE-EXP-01")


@pytest.mark.rule("BASE-EXP-01")
@pytest.mark.parametrize("water", [False, True])
def test_an_explorer_enters_its_own_capital_and_no_other(water: bool) -> None:
    """Q-B-39."""
    game = scene(supply="2 military", explorers=[2, 4], switches={"explorer_water": water})

    act(game, "explore 1 1")

    assert explorers(game) == [1, 4]
    assert "explore 2 5" not in words(game)
    assert refused(game, "explore 2 5") == ("closed-to-explorers", "BASE-EXP-01")


@pytest.mark.rule("BASE-EXP-02")
def test_an_explorer_moves_several_times_in_a_turn_if_each_move_is_paid() -> None:
    game = scene(supply="3 military")

    act(game, "explore 1 2", "explore 1 3", "explore 2 6")

    assert explorers(game) == [3, 6]
    assert supply(game) == {}
    assert refused(game, "explore 1 4") == ("cannot-pay", "BASE-EXP-01")


@pytest.mark.rule("BASE-EXP-02")
def test_an_explorer_may_move_on_after_its_pick_up() -> None:
    game = scene(supply="1 military", explorers=[2, 1])

    act(game, "pick-up 1", "explore 1 3")

    assert explorers(game) == [3, 1]
    assert refused(game, "visit 1") == ("explorer-has-acted", "BASE-EXP-03")


# Picking up


@pytest.mark.rule("BASE-EXP-03")
def test_each_explorer_takes_one_token_per_turn() -> None:
    """Q-B-40: each has its own; a new turn gives each another."""
    game = scene(explorers=[2, 6], supply="1 military 1 gold")

    act(game, "pick-up 1", "explore 1 7")
    again = refused(game, "pick-up 1")
    act(game, "pick-up 2")
    end_turn(game)
    act(game, "activate 1 a")
    end_turn(game)
    act(game, "activate 1 a", "pick-up 1")

    assert again == ("explorer-has-acted", "BASE-EXP-03")
    assert holdings(game).production == 3
    assert production_tiles(game) == [4, 9, 10, 11, 12]


@pytest.mark.rule("BASE-EXP-03")
@pytest.mark.parametrize(
    ("first", "second"),
    [(["visit 1", "keep carthage-galleys"], "pick-up 1"), (["pick-up 1"], "visit 1")],
)
def test_an_explorer_takes_from_a_market_or_takes_production_but_not_both(
    first: list[str], second: str
) -> None:
    game = scene(
        explorers=[3, 1],
        production=[3],
        markets=[{"tile": 3, "city": "carthage"}],
        luck="carthage-galleys carthage-mercenaries" if first[0] == "visit 1" else "",
    )

    act(game, *first)

    assert second not in words(game)
    assert refused(game, second) == ("explorer-has-acted", "BASE-EXP-03")


@pytest.mark.rule("BASE-EXP-03")
def test_free_steps_do_not_give_a_second_pick_up() -> None:
    """Q-B-57: Carthage's Galleys move Explorers 3 steps."""
    game = scene(explorers=[2, 1], market_tokens="carthage-galleys")

    act(game, "pick-up 1", "token carthage-galleys", "explore 1 6", "explore 1 7", "no")

    assert explorers(game) == [7, 1]
    assert offered(game, "pick-up") == []
    assert refused(game, "pick-up 1") == ("explorer-has-acted", "BASE-EXP-03")


@pytest.mark.rule("BASE-EXP-06")
def test_the_production_token_of_the_explorers_province_goes_to_the_reserve() -> None:
    game = scene(explorers=[2, 1], production=[2, 6])

    act(game, "pick-up 1")

    assert holdings(game).production == 1
    assert production_tiles(game) == [6]
    assert supply(game) == {}


@pytest.mark.rule("BASE-EXP-06")
def test_where_no_production_token_lies_none_is_taken() -> None:
    """Capital, water, and a tile whose token was taken."""
    game = scene(explorers=[1, 8], production=[2])
    emptied = scene(explorers=[2, 2], production=[2])

    act(emptied, "pick-up 2")

    assert offered(game, "pick-up") == []
    assert refused(game, "pick-up 1") == ("no-production-token", "BASE-EXP-06")
    assert refused(game, "pick-up 2") == ("no-production-token", "BASE-EXP-06")
    assert refused(emptied, "pick-up 1") == ("no-production-token", "BASE-EXP-06")


@pytest.mark.rule("BASE-EXP-06")
@pytest.mark.parametrize("theirs", ["5:9", "5:6 4:3"], ids=["under Barbarians", "in a rival's Province"])
def test_a_production_token_is_picked_up_under_barbarians_and_from_others(theirs: str) -> None:
    """Q-B-43."""
    game = scene(explorers=[4, 1], other={"troops": theirs})

    act(game, "pick-up 1")

    assert holdings(game).production == 1
    assert holdings(game, 1).production == 0
    assert 4 not in production_tiles(game)


@pytest.mark.rule("BASE-EXP-08")
@pytest.mark.parametrize("action", ["pick-up 1", "visit 2"])
def test_an_explorer_acts_where_it_starts_the_turn_without_moving(action: str) -> None:
    game = scene(explorers=[2, 3], luck="baghdad-scholars baghdad-copyists" if action == "visit 2" else "")

    offers = words(game)
    act(game, action)

    assert action in offers
    assert explorers(game) == [2, 3]
    assert supply(game) == {}


# Using Production tokens


@pytest.mark.rule("BASE-EXP-09")
def test_a_production_token_is_one_production_when_used() -> None:
    """Q-B-43: this turn or later; then it is gone."""
    game = scene(production_tokens=2, supply="1 production")

    act(game, "produce", "build workshop")

    assert supply(game) == {}
    assert holdings(game).production == 1
    assert offered(game, "produce") == ["produce"]


@pytest.mark.rule("BASE-EXP-09")
def test_production_tokens_survive_the_end_of_the_turn_but_what_they_gave_does_not() -> None:
    """Q-B-43."""
    game = scene(production_tokens=3)

    act(game, "produce")
    end_turn(game)

    assert holdings(game).production == 2
    assert supply(game) == {}


@pytest.mark.rule("BASE-EXP-09")
def test_without_a_production_token_nothing_is_produced() -> None:
    game = scene()

    assert offered(game, "produce") == []
    assert refused(game, "produce") == ("no-production-in-reserve", "BASE-EXP-09")


# Not Units


@pytest.mark.rule("BASE-EXP-11")
def test_an_explorer_neither_conquers_nor_controls() -> None:
    """Explorers on tile 3 make no neighbour of it theirs to attack, and hold nothing."""
    game = scene(explorers=[3, 3], supply="9 military", tokens={})

    assert land(game) == [1]
    assert owner(game, 3) is None
    assert units(game, 3) == ""
    assert offered(game, "conquer") == ["conquer 2", "conquer 6"]
    assert refused(game, "conquer 4") == ("out-of-reach", "BASE-CONQ-01")


@pytest.mark.rule("BASE-EXP-11")
def test_an_explorer_is_neither_sent_nor_moved_as_a_unit() -> None:
    game = scene(troops="1:1 2:1", explorers=[2, 2], supply="9 military", tokens={})

    manoeuvre = refused(game, "move 2")
    act(game, "conquer 7")

    assert manoeuvre == ("last-unit", "BASE-CONQ-06")
    assert words(game) == ["send 1", "send-warlord"]


@pytest.mark.rule("BASE-EXP-11")
def test_an_explorer_stays_when_its_province_changes_hands() -> None:
    """Q-B-42."""
    game = scene(
        active=1,
        troops="1:8 4:1",
        explorers=[4, 1],
        other={"supply": "1 military"},
    )

    act(game, "conquer 4", "send 5")

    assert owner(game, 4) == 1
    assert explorers(game) == [4, 1]
