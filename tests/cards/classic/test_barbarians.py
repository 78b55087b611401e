"""The Barbarian tokens: what they cost, and both benefits of each."""

import pytest

from monumental import Game
from tests.classic_scene import (
    act,
    city,
    deck,
    explorers,
    holdings,
    keys,
    lacking,
    pile,
    player,
    scene,
    supply,
    troops,
    units,
    words,
)

#: The number on each token.
VALUES = {
    "illyrians": 1,
    "thracians": 1,
    "numidians": 1,
    "ligurians": 1,
    "picts": 1,
    "gauls": 2,
    "scythians": 2,
    "cimbri": 2,
    "kassites": 2,
    "goths": 3,
    "vandals": 3,
    "xiongnu": 3,
    "huns": 4,
    "sea-peoples": 4,
}


def conquered(token: str, *, city: str = "", known: str = "") -> Game:
    """The meadow 2 with this token was just conquered; Province 6 was held before. No Military is left."""
    military = VALUES[token]
    game = scene(
        tokens={2: token},
        luck=token,
        supply=f"{military} military",
        troops="1:8 6:1",
        city=city,
        known=known,
        production=[6],
    )
    act(game, "conquer 2", *["send 1"] * military)
    return game


@pytest.mark.parametrize(("token", "value"), VALUES.items())
def test_barbarians_on_a_meadow_cost_their_number_in_military_and_units(token: str, value: int) -> None:
    poor = scene(tokens={2: token}, supply=f"{value - 1} military")
    game = conquered(token)

    assert lacking(poor, "conquer 2") == ("military", value, value - 1)
    assert units(game, 2) == f"{value} troops"
    assert keys(game, holdings(game).exploration) == [token]


@pytest.mark.parametrize(
    ("token", "benefit", "gives"),
    [
        ("illyrians", "branch 1", {"gold": 1}),
        ("thracians", "branch 1", {"gold": 1}),
        ("thracians", "branch 2", {"military": 1}),
        ("numidians", "branch 1", {"science": 2}),
        ("ligurians", "branch 1", {"production": 2}),
        ("gauls", "branch 1", {"science": 1, "gold": 1}),
        ("gauls", "branch 2", {"production": 1, "military": 1}),
        ("scythians", "branch 1", {"science": 3}),
        ("cimbri", "branch 1", {"production": 3}),
        ("kassites", "branch 1", {"culture": 1}),
        ("goths", "branch 1", {"gold": 2}),
        ("vandals", "branch 1", {"culture": 1, "gold": 1}),
        ("vandals", "branch 2", {"production": 2, "military": 2}),
        ("xiongnu", "branch 1", {"science": 2, "culture": 1}),
        ("huns", "branch 1", {"gold": 3}),
        ("huns", "branch 2", {"military": 2, "culture": 2}),
        ("sea-peoples", "branch 1", {"culture": 2, "gold": 1}),
    ],
)
def test_a_benefit_of_barbarians_gives_this(token: str, benefit: str, gives: dict[str, int]) -> None:
    game = conquered(token)

    act(game, benefit)

    assert supply(game) == gives
    assert game.choice().question == "take-turn"


# Benefits with something to decide


def test_illyrians_move_two_units() -> None:
    game = conquered("illyrians")

    act(game, "branch 2", "move 1", "to 2", "lead", "to 6")

    assert (units(game, 2), units(game, 6)) == ("2 troops", "1 troops, warlord")
    assert game.choice().question == "take-turn"
    assert supply(game) == {}


def test_numidians_move_explorers_two_steps() -> None:
    game = conquered("numidians")

    act(game, "branch 2", "explore 1 2", "explore 1 3")

    assert explorers(game) == [3, 1]
    assert game.choice().question == "take-turn"
    assert supply(game) == {}


def test_ligurians_gather_a_production_token_and_move_a_unit() -> None:
    game = conquered("ligurians")

    act(game, "branch 2")
    assert words(game) == ["gather 6", "no"]
    act(game, "gather 6", "move 1", "to 2")

    assert holdings(game).production == 1
    assert troops(game, 2) == 2
    assert game.choice().question == "take-turn"


def test_picts_give_a_basic_resource_and_move_a_unit() -> None:
    game = conquered("picts")

    act(game, "branch 1", "take military", "move 1", "to 6")

    assert supply(game) == {"military": 1}
    assert troops(game, 6) == 2
    assert game.choice().question == "take-turn"


def test_picts_archive_a_card() -> None:
    game = conquered("picts", city="fort* library . . . . . . .")

    act(game, "branch 2")
    assert words(game) == ["archive b1", "no"]
    act(game, "archive b1")

    assert keys(game, player(game).archive) == ["library"]
    assert game.choice().question == "take-turn"


def test_a_benefit_that_can_do_nothing_is_not_offered() -> None:
    game = conquered("picts", city="fort* . . . . . . . .")

    assert words(game) == ["branch 1"]


def test_scythians_give_gold_and_move_explorers_two_steps() -> None:
    game = conquered("scythians")

    act(game, "branch 2", "explore 1 2", "explore 2 6")

    assert supply(game) == {"gold": 1}
    assert explorers(game) == [2, 6]
    assert game.choice().question == "take-turn"


@pytest.mark.parametrize(
    ("answer", "gives", "left"), [("yes", {"science": 1}, ["fort"]), ("no", {}, ["fort", "library"])]
)
def test_cimbri_draw_a_card_and_move_a_unit(answer: str, gives: dict[str, int], left: list[str]) -> None:
    game = conquered("cimbri", known="fort library")

    act(game, "branch 2", answer, "move 1", "to 2")

    assert (supply(game), deck(game)) == (gives, left)
    assert troops(game, 2) == 3
    assert game.choice().question == "take-turn"


def test_kassites_give_two_different_basic_resources_and_move_a_unit() -> None:
    game = conquered("kassites")

    act(game, "branch 2", "take science")
    assert words(game) == ["take production", "take military"]
    act(game, "take military", "move 1", "to 2")

    assert supply(game) == {"science": 1, "military": 1}
    assert troops(game, 2) == 3
    assert game.choice().question == "take-turn"


def test_goths_give_a_basic_building_and_two_production() -> None:
    game = conquered("goths")

    act(game, "branch 2")
    assert words(game) == ["build workshop", "build laboratory", "build archery-range", "no"]
    act(game, "build laboratory")

    assert supply(game) == {"production": 2}
    assert (deck(game), pile(game, "laboratory")) == (["laboratory"], 9)


@pytest.mark.parametrize(("answer", "gives"), [("yes", {"science": 1, "military": 1}), ("no", {})])
def test_xiongnu_draw_two_cards(answer: str, gives: dict[str, int]) -> None:
    game = conquered("xiongnu", known="mine fort library")

    act(game, "branch 2")
    assert words(game) == ["yes", "no"]
    act(game, answer)

    assert supply(game) == gives
    assert len(player(game).drawn) == 2 * (answer == "yes")


def test_sea_peoples_give_three_production_and_activate_a_card() -> None:
    game = conquered("sea-peoples", city="fort* laboratory . . . . . . .")

    act(game, "branch 2")
    assert words(game) == ["activate-card b1", "no"]
    act(game, "activate-card b1")

    assert supply(game) == {"production": 3, "science": 2}
    assert city(game)[:2] == ["fort", "laboratory"]
