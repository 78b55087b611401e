"""Military manoeuvre: Units on the move inside one's own land, paid or given by a text."""

from __future__ import annotations

import pytest

from tests.classic_scene import (
    act,
    explorers,
    lacking,
    land,
    offered,
    refused,
    scene,
    supply,
    units,
    warlord,
    words,
)

NO_TOKENS: dict[int, str] = {}


@pytest.mark.rule("BASE-MAN-01")
def test_as_many_units_move_as_one_can_pay_for() -> None:
    game = scene(troops="1:8 2:1", supply="2 military 1 gold")

    act(game, "move 1", "to 2", "move 1", "to 2", "lead", "to 2")

    assert units(game, 1) == "6 troops"
    assert units(game, 2) == "3 troops, warlord"
    assert supply(game) == {}
    assert offered(game, "move") == []
    assert refused(game, "move 1") == ("cannot-pay", "BASE-MAN-02")


@pytest.mark.rule("BASE-MAN-01")
@pytest.mark.parametrize("tile", [3, 4, 5, 7, 8])
def test_a_manoeuvre_stays_inside_ones_own_land(tile: int) -> None:
    """Nobody's Province, another player's, a Capital, water: none of them can be entered."""
    game = scene(troops="1:8 2:1", supply="1 military", other={"troops": "5:8 4:1"})

    act(game, "move 1")

    assert words(game) == ["to 2"]
    assert refused(game, f"to {tile}") == ("not-your-land", "BASE-MAN-01")


@pytest.mark.rule("BASE-MAN-01")
def test_only_ones_own_units_move() -> None:
    game = scene(troops="1:8 2:1", supply="9 military", other={"troops": "5:5 4:4"})

    assert offered(game, "move") == ["move 1"]
    assert offered(game, "lead") == ["lead"]
    assert refused(game, "move 4") == ("not-your-land", "BASE-MAN-01")
    assert refused(game, "move 3") == ("not-your-land", "BASE-MAN-01")


@pytest.mark.rule("BASE-MAN-01", "BASE-CONQ-06")
@pytest.mark.parametrize(
    ("troops", "chief", "outposts", "movable", "staying"),
    [
        ("1:8 2:1", 1, [], ["move 1", "lead"], ["move 2"]),
        ("1:7 2:2", 1, [], ["move 1", "move 2", "lead"], []),
        ("1:9", 2, [], ["move 1"], ["lead"]),
        ("1:8 2:1", 2, [], ["move 1", "move 2", "lead"], []),
        ("2:1", 2, [2], ["move 2", "lead"], []),
    ],
)
def test_a_manoeuvre_leaves_a_unit_or_an_outpost_behind(
    troops: str, chief: int, outposts: list[int], movable: list[str], staying: list[str]
) -> None:
    """Q-B-31: the Capital alone may be emptied."""
    game = scene(troops=troops, warlord=chief, outposts=outposts, supply="9 military")

    assert [*offered(game, "move"), *offered(game, "lead")] == movable
    assert [refused(game, action) for action in staying] == [("last-unit", "BASE-CONQ-06")] * len(staying)


@pytest.mark.rule("BASE-MAN-02")
@pytest.mark.parametrize("destination", [1, 2, 3, 4, 9])
def test_one_military_moves_a_unit_any_distance_through_connected_land(destination: int) -> None:
    game = scene(troops="1:1 2:1 3:1 4:1 9:1 12:4", supply="5 military")

    act(game, "move 12", f"to {destination}")

    assert units(game, 12) == "3 troops"
    assert units(game, destination) == ("2 troops, warlord" if destination == 1 else "2 troops")
    assert supply(game) == {"military": 4}


@pytest.mark.rule("BASE-MAN-02")
def test_the_warlord_moves_for_one_military_too() -> None:
    game = scene(troops="1:7 2:1 3:1", supply="1 military")

    act(game, "lead", "to 3")

    assert warlord(game) == 3
    assert supply(game) == {}


@pytest.mark.rule("BASE-MAN-02")
def test_without_military_nothing_moves() -> None:
    """Q-G-02: Gold would stand in, Production and Science don't."""
    poor = scene(troops="1:8 2:1", supply="9 production 9 science 9 culture")
    rich = scene(troops="1:8 2:1", supply="1 gold")

    act(rich, "move 1", "to 2")

    assert offered(poor, "move") == []
    assert offered(poor, "lead") == []
    assert lacking(poor, "move 1") == ("military", 1, 0)
    assert refused(poor, "lead") == ("cannot-pay", "BASE-MAN-02")
    assert supply(rich) == {}


@pytest.mark.rule("BASE-MAN-02")
def test_a_unit_moves_to_another_tile_or_not_at_all() -> None:
    game = scene(troops="1:8 2:1", supply="1 military")

    act(game, "move 1")

    assert refused(game, "to 1") == ("already-there", "BASE-MAN-02")


@pytest.mark.rule("BASE-MAN-03")
def test_no_unit_moves_to_an_isolated_province() -> None:
    """Q-B-36: tile 12 is cut off; from there nobody moves either."""
    game = scene(troops="1:4 2:2 12:3", supply="9 military")

    out_of_it = refused(game, "move 12")
    movable = offered(game, "move")
    act(game, "move 1")

    assert movable == ["move 1", "move 2"]
    assert out_of_it == ("isolated", "BASE-MAN-02")
    assert words(game) == ["to 2"]
    assert refused(game, "to 12") == ("isolated", "BASE-MAN-03")


@pytest.mark.rule("BASE-MAN-03")
def test_units_move_inside_an_isolated_part_of_ones_land() -> None:
    """Q-B-36: any distance inside one connected part."""
    game = scene(troops="1:4 2:1 11:1 12:3", supply="9 military")

    act(game, "move 12")
    options = words(game)
    act(game, "to 11")

    assert options == ["to 11"]
    assert units(game, 11) == "2 troops"


# Moves that a text gives


@pytest.mark.rule("BASE-MAN-04")
def test_a_token_that_moves_two_units_moves_them_without_military() -> None:
    """The Illyrians; the second move may be left."""
    two = scene(troops="1:9", supply="1 military", luck="illyrians")
    one = scene(troops="1:9", supply="1 military", luck="illyrians")

    act(two, "conquer 2", "send 1", "branch 2")
    options = words(two)
    act(two, "move 1", "to 2", "lead", "to 2")
    act(one, "conquer 2", "send 1", "branch 2", "move 1", "to 2", "no")

    assert options == ["move 1", "lead", "no"]
    assert units(two, 2) == "2 troops, warlord"
    assert units(one, 2) == "2 troops"
    assert (supply(two), two.choice().question) == ({}, "take-turn")


@pytest.mark.rule("BASE-MAN-04")
def test_free_moves_enter_only_provinces_already_controlled() -> None:
    """Q-B-36: never a conquest, never an isolated Province."""
    game = scene(troops="1:6 12:3", supply="1 military", luck="illyrians")

    act(game, "conquer 2", "send 1", "branch 2", "move 1")

    assert words(game) == ["to 2"]
    assert refused(game, "to 3") == ("not-your-land", "BASE-MAN-04")
    assert refused(game, "to 12") == ("isolated", "BASE-MAN-03")


@pytest.mark.rule("BASE-MAN-04")
def test_free_moves_leave_one_behind_as_well() -> None:
    """Q-B-31: no Unit can leave where it is the only one."""
    game = scene(troops="1:1", supply="1 military", luck="illyrians")

    act(game, "conquer 2", "send 1", "branch 2")

    assert words(game) == ["lead", "no"]
    assert refused(game, "move 2") == ("last-unit", "BASE-CONQ-06")
    assert refused(game, "move 1") == ("no-unit-there", "BASE-MAN-02")


@pytest.mark.rule("BASE-MAN-04")
def test_explorers_are_not_moved_by_what_moves_units() -> None:
    """Q-B-36."""
    game = scene(supply="1 military", luck="illyrians", tokens={2: "illyrians"})

    act(game, "conquer 2", "send 1", "branch 2")
    refusal = refused(game, "explore 1 2")
    act(game, "move 1", "to 2", "no")

    assert refusal == ("not-asked-now", "BASE-MAN-04")
    assert explorers(game) == [1, 1]
    assert land(game) == [1, 2]


@pytest.mark.rule("BASE-MAN-04")
def test_a_token_that_moves_units_is_worth_nothing_where_none_can_move() -> None:
    """Only the other benefit of the Illyrians is offered: the conqueror is the last Unit there is."""
    game = scene(troops="1:1", warlord=6, supply="1 military", tokens={2: "illyrians"}, luck="illyrians")

    act(game, "conquer 2", "send 1")

    assert words(game) == ["branch 1"]
    assert refused(game, "branch 2") == ("no-units-to-move", "BASE-MAN-04")
