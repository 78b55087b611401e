"""Turn actions on the map: one Province conquered, armies moved as far as one can pay, one Outpost."""

from __future__ import annotations

import pytest

from tests.classic_scene import land, units, warlord
from tests.continuous_scene import act, offered, refused, scene, supply, told, words

TOKEN = "carthage-mercenaries"


# Conquering


@pytest.mark.rule("CONT-ACT-07")
def test_a_turn_conquers_one_province() -> None:
    game = scene(supply="9 military", market_tokens=TOKEN, luck="thracians thracians")

    act(game, "conquer 2", "send 1", "branch 1")
    second = refused(game, "conquer 6")
    act(game, "end", "pass", "conquer 6", "send 1", "branch 1")

    assert second == ("acted-already", "CONT-ACT-01")
    assert land(game) == [1, 2, 6]
    assert supply(game) == {"military": 7, "gold": 2}


@pytest.mark.rule("CONT-ACT-07")
def test_the_same_units_may_attack_again_on_the_next_turn_of_the_round() -> None:
    """Q-B-35: if each move is paid, and one Unit stays behind."""
    game = scene(troops="1:8 2:1", warlord=2, supply="2 military", tokens={})

    act(game, "conquer 6", "send-warlord", "pass", "conquer 10", "send 1")

    assert [units(game, tile) for tile in (1, 2, 6, 10)] == ["7 troops", "1 troops", "warlord", "1 troops"]
    assert supply(game) == {"production": 2}


@pytest.mark.rule("CONT-ACT-07")
def test_after_a_conquest_the_loser_may_answer_before_the_conqueror_goes_on() -> None:
    game = scene(
        troops="1:6 2:3",
        supply="9 military",
        other={"troops": "5:7 4:1 3:1", "supply": "9 military"},
        tokens={},
    )

    act(game, "conquer 3", "send 2", "send 2")
    seat = game.seat
    act(game, "conquer 3", "send 5", "send 5", "send 5")

    assert seat == 1
    assert land(game) == [1, 2]
    assert [event.number for event in told(game, "conquered-from")] == [1, 0]


# Moving armies


@pytest.mark.rule("CONT-ACT-08")
def test_moving_any_number_of_units_is_one_turn_action() -> None:
    """Q-C-07: 1 Military each."""
    game = scene(troops="1:5 2:3 6:1", supply="5 military")

    act(game, "move 1", "to 2", "move 2", "to 6", "lead", "to 6", "move 1", "to 6", "end")

    assert [units(game, tile) for tile in (1, 2, 6)] == ["3 troops", "3 troops", "3 troops, warlord"]
    assert supply(game) == {"military": 1}
    assert game.seat == 1


@pytest.mark.rule("CONT-ACT-08")
def test_while_armies_move_only_armies_move() -> None:
    game = scene(troops="1:5 2:4", supply="9 military 9 production", explorers=[2, 1])

    act(game, "move 1", "to 2")

    assert words(game) == ["move 1", "move 2", "lead", "end"]
    assert refused(game, "explore 1 6") == ("acted-already", "CONT-ACT-01")
    assert refused(game, "outpost 2") == ("acted-already", "CONT-ACT-01")
    assert refused(game, "conquer 6") == ("acted-already", "CONT-ACT-01")


@pytest.mark.rule("CONT-ACT-08")
def test_each_unit_is_paid_and_gold_stands_in() -> None:
    game = scene(troops="1:7 2:2", supply="1 military 1 gold")

    act(game, "move 1", "to 2", "move 1", "to 2")

    assert units(game, 2) == "4 troops"
    assert supply(game) == {}
    assert game.seat == 1


@pytest.mark.rule("CONT-ACT-08")
def test_armies_move_inside_connected_land_as_in_classic() -> None:
    """Q-C-07: tile 9 is cut off from the Capital on tile 1."""
    game = scene(troops="1:5 2:2 9:2", supply="9 military")

    act(game, "move 1")

    assert words(game) == ["to 2"]
    assert refused(game, "to 9") == ("isolated", "BASE-MAN-03")
    assert refused(game, "to 3") == ("not-your-land", "BASE-MAN-01")


@pytest.mark.rule("CONT-ACT-08")
def test_a_later_turn_of_the_round_moves_armies_again() -> None:
    """No marker says that Units have moved."""
    game = scene(troops="1:7 2:2", supply="2 military")

    act(game, "move 1", "to 2", "end", "pass", "move 2", "to 1")

    assert [units(game, tile) for tile in (1, 2)] == ["7 troops, warlord", "2 troops"]


# Outposts


@pytest.mark.rule("CONT-ACT-09")
def test_building_an_outpost_is_a_turn_action_that_costs_nothing() -> None:
    """Q-C-08: in classic it is done at any time of the turn."""
    game = scene(troops="1:3 2:3 6:3", supply="1 gold", market_tokens=TOKEN)

    act(game, "outpost 2")
    second = refused(game, "outpost 6")
    act(game, "end", "pass", "outpost 6")

    assert second == ("acted-already", "CONT-ACT-01")
    assert [units(game, tile) for tile in (1, 2, 6)] == ["9 troops, warlord", "outpost", "outpost"]
    assert supply(game) == {"gold": 1}


@pytest.mark.rule("CONT-ACT-09")
@pytest.mark.parametrize(
    "actions", [["conquer 6", "send 1", "branch 1"], ["move 1", "to 2"], ["build workshop"], ["explore 1 3"]]
)
def test_no_outpost_is_built_on_the_turn_of_another_action(actions: list[str]) -> None:
    """Q-C-08."""
    game = scene(
        troops="1:5 2:4",
        explorers=[2, 1],
        supply="2 production 2 military",
        market_tokens=TOKEN,
        luck="thracians",
    )
    before = offered(game, "outpost")

    act(game, *actions)

    assert before == ["outpost 2"]
    assert refused(game, "outpost 2") == ("acted-already", "CONT-ACT-01")


@pytest.mark.rule("CONT-ACT-09")
def test_three_units_are_needed_as_in_classic() -> None:
    game = scene(troops="1:7 2:2")

    assert offered(game, "outpost") == []
    assert refused(game, "outpost 2") == ("too-few-units", "BASE-OUT-01")


@pytest.mark.rule("CONT-ACT-09")
def test_whether_the_warlord_goes_home_is_part_of_the_action() -> None:
    game = scene(troops="1:5 2:4", warlord=2)

    act(game, "outpost 2")
    asked = (game.choice().question, game.seat)
    act(game, "yes")

    assert asked == ("warlord-returns", 0)
    assert (units(game, 2), warlord(game)) == ("2 troops, outpost", 1)
    assert game.seat == 1
