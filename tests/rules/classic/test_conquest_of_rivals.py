"""Conquering what another player holds: its defense, and what happens to everything that stands there."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from monumental.engine.resources import RESOURCES
from monumental.engine.scoring.points import score_sheets
from tests.classic_scene import (
    act,
    board,
    created,
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
    told,
    troops,
    units,
    warlord,
    words,
)

#: Next to the rivals' Provinces of these tests, with Units enough.
NEAR = "1:6 2:1 3:2"


# What it costs


@pytest.mark.rule("BASE-CONQ-24")
def test_the_rulebooks_example_of_a_defense_comes_out_as_printed() -> None:
    """A Province of 2 with 3 Troops and a Warlord has a defense of 7."""
    theirs = {"troops": "5:6 7:3", "warlord": 7}
    game = scene(troops="1:8 2:1", supply="7 military", other=theirs)
    poor = scene(troops="1:8 2:1", supply="6 military 9 science", other=theirs)

    act(game, "conquer 7", *["send 1"] * 7)

    assert [(RESOURCES[event.resource], event.number) for event in told(game, "paid")] == [("military", 7)]
    assert units(game, 7) == "7 troops"
    assert refused(poor, "conquer 7") == ("cannot-pay", "BASE-CONQ-21")
    assert lacking(poor, "conquer 7") == ("military", 7, 6)


@pytest.mark.rule("BASE-CONQ-21", "BASE-CONQ-22")
@pytest.mark.parametrize(
    ("tile", "theirs", "wonder", "defense"),
    [
        (4, {"troops": "5:8 4:1"}, False, 1),
        (4, {"troops": "5:5 4:4"}, False, 4),
        (4, {"troops": "5:9", "warlord": 4}, False, 2),
        (4, {"troops": "5:9", "outposts": [4]}, False, 3),
        (4, {"troops": "5:8 4:1"}, True, 1 + 2),
        (4, {"troops": "5:8 4:1", "warlord": 4, "outposts": [4]}, True, 1 + 2 + 3 + 2),
        (7, {"troops": "5:8 7:1"}, False, 2 + 1),
        (7, {"troops": "5:8 7:1", "outposts": [7]}, False, 2 + 1 + 3),
    ],
)
def test_all_that_defends_adds_up(
    tile: int, theirs: Mapping[str, object], wonder: bool, defense: int
) -> None:
    """A Troop defends with 1, a Warlord with 2, an Outpost with 3, a Wonder with 2, a tile with its value."""
    wonders = {tile: "pyramids"} if wonder else {}
    game = scene(troops="1:7 2:1 3:1", wonders=wonders, other=theirs)

    assert lacking(game, f"conquer {tile}") == ("military", defense, 0)
    assert refused(game, f"conquer {tile}") == ("cannot-pay", "BASE-CONQ-21")


@pytest.mark.rule("BASE-CONQ-21")
def test_as_many_units_as_military_paid_enter_the_province_of_another_player() -> None:
    """Q-B-26: with 4 Units that can come, a defense of 5 holds against any amount of Military."""
    strong = scene(troops="1:3 2:1 3:1", supply="9 military", other={"troops": "5:7 4:2", "outposts": [4]})
    weak = scene(troops="1:3 2:1 3:1", supply="9 military", other={"troops": "5:8 4:1", "outposts": [4]})

    act(weak, "conquer 4", "send 1", "send 1", "send 1", "send-warlord")

    assert "conquer 4" not in words(strong)
    assert refused(strong, "conquer 4") == ("units-must-stay", "BASE-CONQ-06")
    assert units(weak, 4) == "3 troops, warlord"
    assert supply(weak)["military"] == 5


@pytest.mark.rule("BASE-CONQ-21")
def test_lower_prices_for_rivals_spare_military_but_no_unit() -> None:
    """Q-G-04: Feudalism takes 2 off and the Berserkers 2; 1 Military is always paid (Q-B-27)."""
    game = scene(
        civ="danes",
        against="greeks",
        troops=NEAR,
        policies="berserkers",
        city="fort/feudalism* . . . . . . . .",
        supply="3 military",
        other={"troops": "5:6 4:3"},
    )

    act(game, "conquer 4", "send 1", "send 1", "send 3")

    assert supply(game) == {"military": 2}
    assert units(game, 4) == "3 troops"


@pytest.mark.rule("BASE-CONQ-22")
def test_explorers_do_not_defend() -> None:
    game = scene(troops=NEAR, other={"troops": "5:8 4:1", "explorers": [4, 4]})

    assert lacking(game, "conquer 4") == ("military", 1, 0)


# What happens to the loser


@pytest.mark.rule("BASE-CONQ-25")
def test_the_losers_units_return_to_their_capital() -> None:
    game = scene(troops=NEAR, supply="4 military", other={"troops": "5:6 4:2 9:1", "warlord": 4})

    act(game, "conquer 4", "send 1", "send 1", "send 1", "send 3")

    assert owner(game, 4) == 0
    assert units(game, 4) == "4 troops"
    assert units(game, 5) == "8 troops, warlord"
    assert warlord(game, 1) == 5
    assert land(game, 1) == [5, 9]
    assert [(event.place, event.number) for event in told(game, "conquered-from")] == [(3, 1)]


@pytest.mark.rule("BASE-CONQ-25")
def test_units_elsewhere_stay_where_they_are() -> None:
    """Q-B-34: a Province of the loser that is cut off now is still theirs."""
    game = scene(
        troops="1:7 2:1 3:1", supply="1 military", other={"troops": "5:6 4:1 9:1 12:1", "warlord": 9}
    )

    act(game, "conquer 4", "send 1")

    assert [units(game, tile) for tile in (9, 12)] == ["1 troops, warlord", "1 troops"]
    assert land(game, 1) == [5, 9, 12]


@pytest.mark.rule("BASE-CONQ-26")
@pytest.mark.parametrize(("rebuild", "offers"), [(False, []), (True, ["outpost 9"])])
def test_the_losers_outpost_returns_to_their_supply(rebuild: bool, offers: list[str]) -> None:
    """Q-B-37: by the letter it can't be built again; by a switch it can."""
    game = scene(
        troops=NEAR,
        supply="3 military",
        other={"troops": "5:6 9:3", "outposts": [4], "created": 2},
        switches={"outpost_rebuild": rebuild},
    )

    act(game, "conquer 4", "send 1", "send 1", "send 1")
    conquered = (units(game, 4), board(game).outposts, created(game))
    end_turn(game)
    act(game, "activate 1 a")

    assert conquered == ("3 troops", 0, [0, 2])
    assert offered(game, "outpost") == offers


# What stays


@pytest.mark.rule("BASE-CONQ-21")
def test_a_wonder_token_stays_and_defends_the_new_owner() -> None:
    """Q-B-23: it is worth 2 against whoever attacks next."""
    game = scene(
        troops=NEAR,
        supply="3 military",
        wonders={4: "pyramids"},
        other={"troops": "5:8 4:1", "known": "pyramids"},
    )

    act(game, "conquer 4", "send 1", "send 1", "send 1")
    end_turn(game)
    act(game, "activate 1 a")

    assert board(game).wonders[3] == game.catalog.number("pyramids")
    assert lacking(game, "conquer 4") == ("military", 3 + 2, 0)


@pytest.mark.rule("BASE-CONQ-25")
def test_the_wonder_card_and_its_points_stay_with_the_builder() -> None:
    """Q-B-23, Q-B-24."""
    game = scene(
        troops=NEAR,
        supply="3 military",
        wonders={4: "pyramids"},
        other={"troops": "5:8 4:1", "known": "pyramids"},
    )

    act(game, "conquer 4", "send 1", "send 1", "send 1")

    sheets = [{line.name: line.points for line in sheet.lines}["wonders"] for sheet in score_sheets(game)]
    assert sheets == [0, 2]


@pytest.mark.rule("BASE-CONQ-21")
def test_explorers_market_and_production_token_stay_and_no_exploration_token_is_gained() -> None:
    """Q-B-34, Q-B-42."""
    game = scene(
        troops="1:7 2:2",
        explorers=[3, 1],
        supply="2 military",
        production=[2, 3],
        other={"troops": "5:8 3:1", "explorers": [3, 3]},
    )

    act(game, "conquer 3", "send 1", "send 1")

    assert owner(game, 3) == 0
    assert (explorers(game), explorers(game, 1)) == ([3, 1], [3, 3])
    assert board(game).production == 0b110
    assert [(market.tile, market.count) for market in board(game).markets] == [(2, 2)]
    assert holdings(game).exploration == ()
    assert game.choice().question == "take-turn"


@pytest.mark.rule("BASE-CONQ-25")
def test_the_capital_keeps_what_returns_and_sends_it_out_again() -> None:
    game = scene(troops=NEAR, supply="1 military", other={"troops": "4:1", "supply": "2 gold"})

    act(game, "conquer 4", "send 3")
    end_turn(game)
    act(game, "activate 1 a", "conquer 4", "send 5")

    assert owner(game, 4) == 1
    assert troops(game, 5) == 0
    assert units(game, 1) == "7 troops, warlord"
