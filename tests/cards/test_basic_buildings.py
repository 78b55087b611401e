"""The four piles of Basic Buildings."""

import pytest

from monumental import new_game
from tests.scene import act, keys, offered, player, refused, scene, stack, supply

ACTIVATION = ("EndRound 0", "TakeTurn 0", "ActivateCity 0")

BASIC_BUILDINGS = ["workshop", "laboratory", "archery-range", "barricade"]


@pytest.mark.parametrize(
    ("card", "gives"),
    [
        ("workshop", {"production": 2}),
        ("laboratory", {"science": 2}),
        ("archery-range", {"military": 2}),
    ],
)
def test_a_basic_building_gives_two_of_a_resource(card: str, gives: dict[str, int]) -> None:
    game = scene(city=f". . . . {card} . . . .", agenda=ACTIVATION)

    act(game, "activate 2 a")

    assert supply(game) == gives
    assert refused(game, "use b2") == ("nothing-to-use", "DUEL-USE-01")


@pytest.mark.parametrize("card", ["workshop", "laboratory", "archery-range"])
def test_a_basic_building_costs_two_production_and_goes_on_the_deck(card: str) -> None:
    game = scene(supply="2 production", urn="fort library")

    act(game, f"build {card}")

    assert supply(game) == {}
    assert keys(game, player(game).deck.known) == [card]
    assert stack(game).cards == ()


@pytest.mark.parametrize("card", ["workshop", "laboratory", "archery-range"])
def test_one_production_builds_only_a_barricade(card: str) -> None:
    game = scene(supply="1 production")

    assert offered(game, "build") == ["build barricade"]
    assert refused(game, f"build {card}") == ("cannot-pay", "DUEL-ACQ-03")


def test_barricade_costs_one_production_and_goes_on_the_province_stack() -> None:
    game = scene(supply="1 production", provinces="sahara", urn="fort library")

    act(game, "build barricade")

    assert supply(game) == {}
    assert keys(game, stack(game).cards) == ["sahara", "barricade"]
    assert player(game).deck.known == ()


def test_barricade_is_not_built_for_nothing() -> None:
    game = scene(supply="5 science 5 military")

    assert refused(game, "build barricade") == ("cannot-pay", "DUEL-ACQ-03")


@pytest.mark.parametrize(("barricades", "price"), [("", 3), ("barricade", 5), ("barricade barricade", 7)])
def test_barricade_adds_two_to_the_price_of_the_province_under_it(barricades: str, price: int) -> None:
    other = {"provinces": f"sahara {barricades}"}
    poor = scene(supply=f"{price - 1} military", other=other)
    rich = scene(supply=f"{price} military", other=other)

    act(rich, "conquer")

    assert refused(poor, "conquer") == ("cannot-pay", "DUEL-CONQ-05" if barricades else "DUEL-CONQ-02")
    assert supply(rich) == {}
    assert keys(rich, stack(rich).cards) == ["sahara"]


@pytest.mark.rule("DUEL-COMP-03")
def test_there_are_five_of_each() -> None:
    game = new_game(seed=1)

    assert keys(game, game.catalog.basics) == BASIC_BUILDINGS
    assert game.state.piles == [5, 5, 5, 5]


@pytest.mark.parametrize("card", BASIC_BUILDINGS)
def test_the_last_one_leaves_an_empty_pile(card: str) -> None:
    game = scene(supply="2 production", piles={card: 1}, other={"supply": "2 production"})

    act(game, f"build {card}")

    assert game.state.piles == [0, 0, 0, 0]
    assert refused(game, f"build {card}") == ("empty-pile", "DUEL-ACQ-05")
