"""Conquering Provinces of nobody: what is within reach, the Units that move in, Barbarians, Free Towns."""

from __future__ import annotations

import pytest

from monumental import Game, read_action
from monumental.engine.resources import RESOURCES
from tests.classic_scene import (
    act,
    board,
    end_turn,
    holdings,
    keys,
    lacking,
    land,
    offered,
    owner,
    refused,
    scene,
    supply,
    told,
    units,
    words,
)

NO_TOKENS: dict[int, str] = {}


def taken(game: Game, seat: int = 0) -> list[str]:
    """The Exploration tokens beside a city."""
    return keys(game, holdings(game, seat).exploration)


def paid(game: Game) -> list[tuple[str, int]]:
    return [(RESOURCES[event.resource], event.number) for event in told(game, "paid")]


# Where to


@pytest.mark.rule("BASE-CONQ-01")
@pytest.mark.parametrize(
    ("troops", "within_reach"),
    [("1:9", [2, 6]), ("1:8 2:1", [3, 6, 7]), ("1:7 2:1 3:1", [4, 6, 7]), ("1:4 12:5", [2, 6, 9, 11])],
)
def test_provinces_next_to_the_capital_or_to_ones_provinces_can_be_conquered(
    troops: str, within_reach: list[int]
) -> None:
    """The last one is cut off from the Capital."""
    game = scene(troops=troops, tokens=NO_TOKENS, supply="9 military")

    out_of_reach = sorted({2, 3, 4, 6, 7, 9, 10, 11, 12} - {*within_reach} - {*land(game)})

    assert offered(game, "conquer") == [f"conquer {tile}" for tile in within_reach]
    for tile in out_of_reach:
        assert refused(game, f"conquer {tile}") == ("out-of-reach", "BASE-CONQ-01")


@pytest.mark.rule("BASE-CONQ-01")
def test_ones_own_province_is_not_conquered_again() -> None:
    game = scene(troops="1:8 2:1", supply="9 military")

    assert refused(game, "conquer 2") == ("yours-already", "BASE-CONQ-01")
    assert refused(game, "conquer 13") == ("no-such-tile", "BASE-CONQ-01")


@pytest.mark.rule("BASE-CONQ-07")
def test_capitals_cannot_be_attacked() -> None:
    game = scene(troops="1:8 4:1", supply="9 military 9 gold", other={"troops": "9:9", "warlord": 9})

    assert "conquer 5" not in words(game)
    assert refused(game, "conquer 5") == ("capital", "BASE-CONQ-07")
    assert refused(game, "conquer 1") == ("yours-already", "BASE-CONQ-01")


@pytest.mark.rule("BASE-CONQ-08")
def test_water_cannot_be_attacked() -> None:
    game = scene(troops="1:8 3:1", supply="9 military 9 gold")

    assert "conquer 8" not in words(game)
    assert refused(game, "conquer 8") == ("water", "BASE-CONQ-08")


# The Units


@pytest.mark.rule("BASE-CONQ-02")
@pytest.mark.parametrize(("tile", "value"), [(2, 1), (3, 1), (7, 2), (11, 3)])
def test_a_province_without_token_takes_its_value_at_least_one_military_and_unit(
    tile: int, value: int
) -> None:
    """Q-B-28: a meadow has the value 0. Nothing is turned over."""
    near = {2: "1:9", 3: "1:8 2:1", 7: "1:8 2:1", 11: "1:6 6:1 10:1"}[tile]
    game = scene(troops=near, tokens=NO_TOKENS, supply=f"{value} military")
    poor = scene(troops=near, tokens=NO_TOKENS, supply=f"{value - 1} military")

    act(game, f"conquer {tile}", *["send 1"] * value)

    assert paid(game) == [("military", value)]
    assert units(game, tile) == f"{value} troops"
    assert taken(game) == []
    assert refused(poor, f"conquer {tile}") == ("cannot-pay", "BASE-CONQ-02")
    assert lacking(poor, f"conquer {tile}") == ("military", value, value - 1)


@pytest.mark.rule("BASE-CONQ-03")
def test_exactly_the_units_needed_move_in() -> None:
    """Q-B-29: no more of them in the conquest itself, however much Military is left."""
    game = scene(troops="1:8 2:1", supply="9 military", luck="gauls")

    act(game, "conquer 3", "send 1", "send 1")
    missing_one = (game.choice().question, units(game, 3))
    act(game, "send 1")

    assert missing_one == ("send-units", "")
    assert game.choice().question == "choose-benefit"
    assert units(game, 3) == "3 troops"
    assert units(game, 1) == "5 troops, warlord"
    assert supply(game) == {"military": 6}


@pytest.mark.rule("BASE-CONQ-03")
def test_without_units_enough_no_military_conquers() -> None:
    """The Warlord and 1 Troop of the Capital, while the last Troop of a Province stays."""
    short = scene(troops="1:1 2:1", supply="9 military 9 gold")
    enough = scene(troops="1:2 2:1", supply="9 military 9 gold")

    reason = short.why_not(read_action(short, "conquer 3"))

    assert offered(short, "conquer") == ["conquer 6"]
    assert refused(short, "conquer 3") == ("units-must-stay", "BASE-CONQ-06")
    assert reason is not None
    assert (reason.need, reason.have) == (3, 2)
    assert offered(enough, "conquer") == ["conquer 3", "conquer 6"]


@pytest.mark.rule("BASE-CONQ-03")
def test_where_no_unit_can_be_spared_not_even_a_meadow_is_conquered() -> None:
    """Q-B-27: a Unit is always needed; the last ones of 2 and 6 stay."""
    game = scene(troops="2:1", warlord=6, tokens=NO_TOKENS, supply="9 military")

    assert offered(game, "conquer") == []
    assert refused(game, "conquer 10") == ("units-must-stay", "BASE-CONQ-06")


@pytest.mark.rule("BASE-CONQ-05")
def test_the_same_units_attack_several_times_if_each_move_is_paid() -> None:
    """Q-B-35: the chain goes on from the Province just conquered."""
    game = scene(troops="2:3", tokens={6: "thracians"}, supply="3 military")

    act(game, "conquer 7", "send 2", "send 2", "conquer 10")
    options = words(game)
    act(game, "send 7")

    assert options == ["send-warlord", "send 7"]
    assert [units(game, tile) for tile in (2, 7, 10)] == ["1 troops"] * 3
    assert paid(game) == [("military", 2), ("military", 1)]
    assert refused(game, "conquer 6") == ("cannot-pay", "BASE-CONQ-12")


@pytest.mark.rule("BASE-CONQ-09")
@pytest.mark.parametrize(
    ("troops", "warlord", "outposts"), [("1:8 2:1", 1, []), ("1:9", 2, []), ("1:9", 1, [2])]
)
def test_a_unit_or_an_outpost_controls_a_province(troops: str, warlord: int, outposts: list[int]) -> None:
    game = scene(troops=troops, warlord=warlord, outposts=outposts)

    assert owner(game, 2) == 0
    assert land(game) == [1, 2]


@pytest.mark.rule("BASE-CONQ-09")
def test_control_begins_when_the_units_have_moved_in() -> None:
    game = scene(supply="1 military", tokens=NO_TOKENS)

    act(game, "conquer 2")
    before = owner(game, 2)
    act(game, "send 1")

    assert before is None
    assert owner(game, 2) == 0
    assert [(event.seat, event.place) for event in told(game, "conquered-province")] == [(0, 1)]


# Barbarians


@pytest.mark.rule("BASE-CONQ-12")
def test_the_rulebooks_example_of_a_barbarian_comes_out_as_printed() -> None:
    """A Barbarian of 2 on a Province of 1: 3 Military."""
    game = scene(troops="1:8 2:1", supply="3 military", luck="gauls")
    poor = scene(troops="1:8 2:1", supply="2 military 9 production 9 science")

    act(game, "conquer 3", "send 1", "send 1", "send 1")

    assert paid(game) == [("military", 3)]
    assert refused(poor, "conquer 3") == ("cannot-pay", "BASE-CONQ-12")
    assert lacking(poor, "conquer 3") == ("military", 3, 2)


@pytest.mark.rule("BASE-CONQ-12")
@pytest.mark.parametrize(
    ("tile", "barbarian", "price"),
    [(2, "thracians", 1), (2, "huns", 4), (3, "goths", 4), (7, "gauls", 4), (7, "huns", 6), (7, "goths", 5)],
)
def test_a_barbarian_province_costs_its_value_and_the_barbarians(
    tile: int, barbarian: str, price: int
) -> None:
    troops = "1:9" if tile == 2 else "1:8 2:1"
    game = scene(troops=troops, tokens={tile: barbarian})

    assert lacking(game, f"conquer {tile}") == ("military", price, 0)


@pytest.mark.rule("BASE-CONQ-13")
@pytest.mark.parametrize(
    ("switched", "tile", "moved_in"), [(False, 3, 3), (True, 3, 1), (False, 2, 1), (True, 2, 1)]
)
def test_the_units_for_a_barbarian_province(switched: bool, tile: int, moved_in: int) -> None:
    """Q-B-26: as many as the Military paid; by a switch as many as the tile's value, at least 1."""
    game = scene(
        troops="1:9" if tile == 2 else "1:8 2:1",
        supply="9 military",
        switches={"barbarian_units": switched},
        luck="gauls" if tile == 3 else "thracians",
    )

    act(game, f"conquer {tile}", *["send 1"] * moved_in)

    assert game.choice().question == "choose-benefit"
    assert units(game, tile) == f"{moved_in} troops"
    assert paid(game) == [("military", 3 if tile == 3 else 1)]


@pytest.mark.rule("BASE-CONQ-12")
@pytest.mark.parametrize(("tile", "price"), [(2, 1), (7, 2)])
def test_a_text_that_conquers_for_less_spares_military_but_no_unit(tile: int, price: int) -> None:
    """Q-G-04: War Elephants take 4 off the 4 of a meadow, where 1 is left to pay, or the 6 of a mountain."""
    game = scene(
        troops="1:9" if tile == 2 else "1:8 2:1",
        tokens={tile: "huns"},
        market_tokens="carthage-war-elephants",
        supply="2 military",
        luck="huns",
    )

    act(game, "token carthage-war-elephants", f"conquer {tile}", *["send 1"] * (4 if tile == 2 else 6))

    assert paid(game) == [("military", price)]
    assert units(game, tile) == ("4 troops" if tile == 2 else "6 troops")


@pytest.mark.rule("BASE-CONQ-14")
@pytest.mark.parametrize(
    ("branch", "benefit"), [(1, {"science": 1, "gold": 1}), (2, {"production": 1, "military": 1})]
)
def test_whoever_conquers_barbarians_takes_the_token_and_chooses_a_benefit_at_once(
    branch: int, benefit: dict[str, int]
) -> None:
    game = scene(troops="1:8 2:1", supply="3 military", luck="gauls")

    act(game, "conquer 3", "send 1", "send 1", "send 1")
    asked = (game.choice().question, words(game))
    later = refused(game, "end")
    act(game, f"branch {branch}")

    assert asked == ("choose-benefit", ["branch 1", "branch 2"])
    assert later == ("not-asked-now", "BASE-CONQ-14")
    assert supply(game) == benefit
    assert taken(game) == ["gauls"]
    assert board(game).fronts[2] == -1


@pytest.mark.rule("BASE-CONQ-15")
def test_basic_resources_of_a_token_are_lost_at_the_end_of_the_turn_gold_and_culture_are_kept() -> None:
    """The Xiongnu give 2 Science and 1 Culture, the Gauls 1 Science and 1 Gold."""
    game = scene(tokens={2: "xiongnu", 6: "gauls"}, supply="5 military", luck="xiongnu gauls", production=[])

    act(game, "conquer 2", "send 1", "send 1", "send 1", "branch 1")
    act(game, "conquer 6", "send 1", "send 1", "branch 1")
    gained = supply(game)
    end_turn(game)

    assert gained == {"science": 3, "culture": 1, "gold": 1}
    assert supply(game) == {"culture": 1, "gold": 1}


@pytest.mark.rule("BASE-CONQ-16")
def test_taken_tokens_are_kept_beside_the_city() -> None:
    game = scene(exploration="thracians", supply="1 military", luck="illyrians")

    act(game, "conquer 2", "send 1", "branch 1")
    end_turn(game)

    assert taken(game) == ["thracians", "illyrians"]
    assert board(game).removed == ()


# Free Towns


@pytest.mark.rule("BASE-CONQ-17")
def test_the_rulebooks_example_of_a_free_town_comes_out_as_printed() -> None:
    """A Free Town that asks for 2 Science on a Province of 1: 1 Military and 2 Science."""
    town = {3: "samarkand"}
    game = scene(troops="1:8 2:1", tokens=town, supply="1 military 2 science", luck="samarkand")
    unarmed = scene(troops="1:8 2:1", tokens=town, supply="2 science 9 production")
    unlearned = scene(troops="1:8 2:1", tokens=town, supply="9 military 1 science")

    act(game, "conquer 3", "send 1", "branch 1")

    assert paid(game) == [("military", 1), ("science", 2)]
    assert refused(unarmed, "conquer 3") == ("cannot-pay", "BASE-CONQ-17")
    assert lacking(unarmed, "conquer 3") == ("military", 1, 0)
    assert refused(unlearned, "conquer 3") == ("cannot-pay", "BASE-CONQ-17")
    assert lacking(unlearned, "conquer 3") == ("science", 2, 1)


@pytest.mark.rule("BASE-CONQ-18")
@pytest.mark.parametrize(("tile", "value"), [(2, 1), (3, 1), (7, 2)])
def test_as_many_units_as_the_tile_says_enter_a_free_town_and_at_least_one(tile: int, value: int) -> None:
    """Q-B-27: a meadow has the value 0, which takes 1 Unit and 1 Military."""
    troops = "1:9" if tile == 2 else "1:8 2:1"
    game = scene(troops=troops, tokens={tile: "samarkand"}, supply="9 military 2 science", luck="samarkand")

    act(game, f"conquer {tile}", *["send 1"] * value)

    assert game.choice().question == "choose-benefit"
    assert units(game, tile) == f"{value} troops"
    assert paid(game) == [("military", value), ("science", 2)]


@pytest.mark.rule("BASE-CONQ-19")
@pytest.mark.parametrize(
    ("town", "have", "paid_for"),
    [
        ("visby", "1 military 1 production", [("military", 1), ("production", 1)]),
        ("kashgar", "1 military 3 science", [("military", 1), ("science", 3)]),
        ("kashgar", "1 military 1 science 2 gold", [("military", 1), ("science", 1), ("gold", 2)]),
        ("kashgar", "4 gold", [("gold", 1), ("gold", 3)]),
        ("cahokia", "1 military 1 culture", [("military", 1), ("culture", 1)]),
        ("ragusa", "2 gold", [("gold", 1), ("gold", 1)]),
    ],
)
def test_a_free_town_gets_what_it_asks_for(town: str, have: str, paid_for: list[tuple[str, int]]) -> None:
    """Q-G-02: Gold stands in for the Military and for the Basic resources."""
    game = scene(tokens={2: town}, supply=have, luck=town)

    act(game, "conquer 2", "send 1")

    assert paid(game) == paid_for
    assert supply(game) == {}


@pytest.mark.rule("BASE-CONQ-19")
@pytest.mark.parametrize(
    ("town", "have", "reason"),
    [
        ("kashgar", "3 gold", "cannot-pay-all"),
        ("ragusa", "1 gold", "cannot-pay-all"),
        ("ragusa", "9 military 9 science", "cannot-pay"),
        ("cahokia", "9 military 9 gold", "cannot-pay"),
    ],
)
def test_the_same_gold_does_not_pay_twice_and_never_for_culture(town: str, have: str, reason: str) -> None:
    """Q-G-02."""
    game = scene(tokens={2: town}, supply=have)

    assert "conquer 2" not in words(game)
    assert refused(game, "conquer 2") == (reason, "BASE-CONQ-17")


@pytest.mark.rule("BASE-CONQ-20")
@pytest.mark.parametrize(("branch", "benefit"), [(1, {"culture": 1, "gold": 1}), (2, {"gold": 2})])
def test_whoever_conquers_a_free_town_takes_the_token_and_chooses_a_benefit_at_once(
    branch: int, benefit: dict[str, int]
) -> None:
    """The other benefit of Samarkand is 1 Gold for each Market token, used or not."""
    game = scene(
        tokens={2: "samarkand"},
        supply="1 military 2 science",
        luck="samarkand",
        market_tokens="carthage-galleys",
        used_tokens="baghdad-scholars",
    )

    act(game, "conquer 2", "send 1")
    asked = (game.choice().question, words(game))
    act(game, f"branch {branch}")

    assert asked == ("choose-benefit", ["branch 1", "branch 2"])
    assert supply(game) == benefit
    assert taken(game) == ["samarkand"]
    assert board(game).fronts[1] == -1
