"""What the continuous mode does not change follows classic; what classic counts in turns counts in rounds."""

from __future__ import annotations

from typing import Any

import pytest

from monumental import unpack
from monumental.engine.scoring.points import score_sheets
from tests import classic_scene, continuous_scene
from tests.classic_scene import end_turn, holdings, land, owner, units
from tests.continuous_scene import act, deck, keys, lacking, player, refused, scene, supply, words
from tests.rules.continuous.around_the_table import all_pass

#: Positions, something that can't be done in them, and why: the same in both.
REFUSALS: list[tuple[dict[str, Any], str, tuple[str, str]]] = [
    ({"supply": "1 production"}, "build workshop", ("cannot-pay", "BASE-ACQ-02")),
    ({"display": "wheel . . . . ."}, "acquire 1", ("cannot-pay", "BASE-ACQ-04")),
    ({"supply": "9 gold"}, "develop corvee", ("cannot-pay", "BASE-POL-02")),
    ({"supply": "9 culture"}, "develop sagas", ("not-your-policy", "BASE-POL-01")),
    ({}, "conquer 2", ("cannot-pay", "BASE-CONQ-12")),
    ({"supply": "9 military"}, "conquer 3", ("out-of-reach", "BASE-CONQ-01")),
    ({"supply": "9 military", "troops": "1:8 3:1"}, "conquer 8", ("water", "BASE-CONQ-08")),
    ({"supply": "9 military", "troops": "1:8 4:1"}, "conquer 5", ("capital", "BASE-CONQ-07")),
    ({"supply": "9 military", "troops": "1:8 2:1"}, "move 2", ("last-unit", "BASE-CONQ-06")),
    ({"troops": "1:6 2:3", "created": 2}, "outpost 2", ("no-outpost-left", "BASE-OUT-03")),
    ({"supply": "9 military"}, "explore 1 3", ("not-adjacent", "BASE-EXP-01")),
    ({"supply": "9 military", "explorers": [4, 1]}, "explore 1 5", ("closed-to-explorers", "BASE-EXP-01")),
]


@pytest.mark.rule("CONT-GEN-03")
@pytest.mark.parametrize(
    ("position", "action", "reason"), REFUSALS, ids=[action for _, action, _ in REFUSALS]
)
def test_what_classic_forbids_is_forbidden_for_the_same_reason(
    position: dict[str, Any], action: str, reason: tuple[str, str]
) -> None:
    continuous = continuous_scene.scene(**position)
    classic = classic_scene.scene(**position)

    assert refused(continuous, action) == reason
    assert refused(classic, action) == reason


@pytest.mark.rule("CONT-GEN-03")
@pytest.mark.parametrize(
    ("position", "action"),
    [
        ({"troops": "1:6 2:3"}, "conquer 3"),
        ({"troops": "1:6 2:3", "other": {"troops": "5:4 3:2", "warlord": 3, "outposts": [3]}}, "conquer 3"),
        ({"policies": "gift-of-the-nile corvee"}, "develop house-of-life"),
        ({"wonder": "machu-picchu", "policies": "divine-kingship"}, "complete"),
    ],
    ids=["Barbarians", "a rival", "Policy", "Wonder"],
)
def test_what_classic_asks_for_an_action_is_asked_here(position: dict[str, Any], action: str) -> None:
    continuous = continuous_scene.scene(**position)
    classic = classic_scene.scene(**position)

    assert lacking(continuous, action) == lacking(classic, action)


@pytest.mark.rule("CONT-GEN-03")
def test_the_same_position_has_the_same_points() -> None:
    position: dict[str, Any] = {
        "city": "fort/seafaring pyramids . . . . . . .",
        "policies": "corvee gift-of-the-nile",
        "troops": "1:5 2:2 6:2",
        "discard": "stonehenge wheel",
        "supply": "3 gold",
        "other": {"troops": "5:8 4:1", "known": "great-wall"},
    }

    sheets = [score_sheets(rules.scene(**position)) for rules in (continuous_scene, classic_scene)]
    lines = [
        [[(line.name, line.count, line.points, line.dominance) for line in sheet.lines] for sheet in table]
        for table in sheets
    ]

    assert lines[0] == lines[1]
    assert [sheet.total for sheet in sheets[0]] == [24, 3]


@pytest.mark.rule("CONT-GEN-03")
def test_the_switches_of_the_map_are_those_of_classic() -> None:
    """Those about what classic does when a turn ends, and about the Automa, are not."""
    continuous = unpack("continuous").rules
    classic = unpack("classic").rules

    shared = {
        name: usual
        for name, usual in classic.switches.items()
        if name != "keep_display_after_end" and not name.startswith("automa_")
    }

    assert continuous.switches == {**shared, "leave_as_many_as_players": False, "one_explorer": False}
    assert continuous.presets["published"] == {**continuous.switches, "outpost_rebuild": True}


@pytest.mark.rule("CONT-GEN-03")
@pytest.mark.parametrize(("on", "need"), [(False, 3), (True, 1)])
def test_a_switch_of_the_map_does_what_it_does_in_classic(on: bool, need: int) -> None:
    """Q-B-26: Barbarians of 2 on a forest take 3 Military, and 3 Units or 1."""
    game = scene(troops="1:6 2:3", supply="3 military", switches={"barbarian_units": on}, luck="gauls")

    act(game, "conquer 3", *["send 2"] * min(need, 2), *["send 1"] * (need - min(need, 2)), "branch 1")

    assert units(game, 3) == f"{need} troops"


# Turns and rounds


@pytest.mark.rule("CONT-GEN-03")
def test_resources_and_activated_cards_last_from_turn_to_turn_of_a_round() -> None:
    """In classic both are gone when the turn ends."""
    position: dict[str, Any] = {
        "city": "agora* fort fort fort fort fort fort fort fort",
        "supply": "4 production 1 gold",
    }
    continuous = continuous_scene.scene(**position)
    classic = classic_scene.scene(**position)

    act(continuous, "build workshop", "pass")
    act(classic, "build workshop")
    end_turn(classic)

    assert (supply(continuous), supply(classic)) == ({"production": 2, "gold": 1}, {"gold": 1})
    assert (player(continuous).rotated, player(classic).rotated) == (1, 0)
    assert "use a1" in words(continuous)


@pytest.mark.rule("CONT-GEN-03")
def test_the_first_conquest_of_a_round_is_no_first_one_on_the_next_turn() -> None:
    """Q-C-14: Bushido gives a Culture for the first conquest."""
    game = scene(civ="japanese", policies="bushido", supply="2 military", tokens={}, other={"passed": True})

    act(game, "conquer 2", "send 1", "conquer 6", "send 1")

    assert land(game) == [1, 2, 6]
    assert supply(game) == {"culture": 1}


@pytest.mark.rule("CONT-GEN-03")
def test_what_came_first_in_a_round_may_come_first_again_in_the_next() -> None:
    """Bushido: a Culture for the first conquest of each round."""
    game = scene(civ="japanese", policies="bushido", supply="3 gold", tokens={}, first=1)

    act(game, "conquer 2", "send 1")
    all_pass(game)
    act(game, "activate 1 a", "activate 1 a", "conquer 6", "send 1")

    assert supply(game) == {"culture": 2, "gold": 1}


@pytest.mark.rule("CONT-GEN-03")
def test_siegfried_gives_the_other_benefit_of_the_token_just_taken_once_a_round() -> None:
    """Gauls: 1 Science and 1 Gold, or 1 Production and 1 Military; Thracians: 1 Gold or 1 Military."""
    game = scene(
        civ="danes",
        against="egyptians",
        supply="3 military",
        tokens={2: "gauls", 6: "thracians"},
        luck="gauls thracians",
        other={"passed": True},
    )

    act(game, "conquer 2", "send-warlord", "send 1", "branch 1")
    first = supply(game)
    act(game, "conquer 6", "send-warlord", "branch 1")

    assert first == {"production": 1, "science": 1, "military": 2, "gold": 1}
    assert supply(game) == {"production": 1, "science": 1, "military": 1, "gold": 2}


@pytest.mark.rule("CONT-GEN-03")
def test_another_players_turn_does_not_renew_what_one_did_this_round() -> None:
    game = scene(
        city="warrior-priest-altar* . . . . . . . .",
        supply="1 military",
        tokens={},
        other={"supply": "4 production"},
    )

    act(game, "conquer 2", "send 1", "build workshop", "use a1", "build workshop")

    assert supply(game) == {"culture": 1}
    assert (game.seat, owner(game, 2)) == (0, 0)
    assert refused(game, "use a1") == ("already-used", "CONT-ACT-14")


# Questions of classic inside a turn


@pytest.mark.rule("CONT-GEN-03")
def test_a_second_wonder_takes_the_place_of_the_first_or_not_at_all() -> None:
    game = scene(display="stonehenge . . . . .", wonder="pyramids", supply="3 production")

    act(game, "acquire 1")
    asked = (game.seat, words(game))
    act(game, "keep stonehenge")

    assert asked == (0, ["keep pyramids", "keep stonehenge"])
    assert keys(game, [player(game).wonder]) == ["stonehenge"]
    assert keys(game, classic_scene.board(game).removed) == ["pyramids"]
    assert game.seat == 1


@pytest.mark.rule("CONT-GEN-03")
def test_a_wonder_gained_without_paying_is_complete_at_once() -> None:
    """Q-B-17: Corvee pays 8 Production for it."""
    game = scene(display="stonehenge . . . . .", policies="corvee", supply="8 production")

    act(game, "policy", "acquire 1", "site 1")

    assert deck(game) == ["stonehenge"]
    assert supply(game) == {"production": 2}
    assert game.seat == 1


@pytest.mark.rule("CONT-GEN-03")
def test_a_card_activated_on_an_earlier_turn_of_the_round_is_not_archived() -> None:
    game = scene(city="scriptorium* fort* library . . . . . .")

    act(game, "use a1")

    assert words(game) == ["archive c1", "no"]
    assert refused(game, "archive b1") == ("card-is-active", "BASE-TERM-01")


@pytest.mark.rule("CONT-GEN-03")
def test_a_free_town_is_conquered_for_its_demands_as_in_classic() -> None:
    """Samarkand and Taxila demand 2 Science; Gold stands in."""
    poor = scene(troops="1:8 6:1", supply="1 military 1 gold", tokens={10: "samarkand"})
    game = scene(
        troops="1:8 6:1", supply="1 military 1 science 1 gold", tokens={10: "samarkand"}, luck="taxila"
    )

    act(game, "conquer 10", "send 1", "branch 1")

    assert refused(poor, "conquer 10") == ("cannot-pay", "BASE-CONQ-17")
    assert keys(game, holdings(game).exploration) == ["taxila"]
    assert supply(game) == {"science": 2, "culture": 1}
    assert game.seat == 1
