"""Activating the cities: all do it before anybody acts, one after another, and no text is used yet."""

from __future__ import annotations

import pytest

from monumental import Game
from monumental.engine.resources import RESOURCES
from tests.continuous_scene import act, deck, offered, player, refused, scene, supply, told, words
from tests.rules.continuous.around_the_table import table

ALL_NINE = [f"activate {row} {column}" for row in "123" for column in "abc"]
ORDERS = [
    (2, 0, [0, 1]),
    (2, 1, [1, 0]),
    (3, 0, [0, 1, 2]),
    (3, 2, [2, 0, 1]),
    (4, 1, [1, 2, 3, 0]),
    (5, 3, [3, 4, 0, 1, 2]),
]


def activating(game: Game) -> list[int]:
    """All activate their first row and column: the seats, in the order in which they are asked."""
    asked = []
    while game.choice().question == "activate":
        asked.append(game.seat)
        act(game, "activate 1 a")
    return asked


# First all activate, then all act


@pytest.mark.rule("CONT-GEN-01")
@pytest.mark.parametrize("action", ["build workshop", "pass", "end", "use a1", "produce", "explore 1 2"])
def test_nobody_acts_before_everybody_has_activated_their_city(action: str) -> None:
    game = scene(
        agenda=["OpenRound 0"],
        city="agora . . . . . . . .",
        supply="9 production 9 military 9 gold",
        production_tokens=1,
    )

    at_first = refused(game, action)
    act(game, "activate 1 a")

    assert at_first == ("city-first", "CONT-SETUP-07")
    assert (game.seat, words(game)) == (1, ALL_NINE)
    assert refused(game, action) == ("city-first", "CONT-SETUP-07")


@pytest.mark.rule("CONT-GEN-01")
def test_once_all_have_activated_they_take_single_actions_in_turn() -> None:
    """In classic seat 0 would activate, build both and end its turn before seat 1 activates."""
    game = scene(
        agenda=["OpenRound 0"],
        supply="4 production",
        other={"supply": "2 production"},
        city=". . . . . . . . .",
    )

    act(game, "activate 1 a", "activate 1 a", "build workshop", "build laboratory", "build archery-range")

    assert [(event.key, event.seat) for event in game.journal or [] if event.key != "paid"] == [
        ("activated", 0),
        ("activated", 1),
        ("acquired", 0),
        ("acquired", 1),
        ("acquired", 0),
    ]
    assert deck(game) == ["workshop", "archery-range"]
    assert deck(game, 1) == ["laboratory"]


# The order


@pytest.mark.rule("CONT-CITY-01")
@pytest.mark.parametrize(("players", "first", "order"), ORDERS)
def test_from_the_holder_of_the_era_one_card_clockwise_each_activates(
    players: int, first: int, order: list[int]
) -> None:
    game = table(players, first=first, agenda=[f"OpenRound {first}"])

    asked = activating(game)

    assert asked == order
    assert [event.seat for event in told(game, "activated")] == order
    assert (game.choice().question, game.seat) == ("take-turn", first)


@pytest.mark.rule("CONT-CITY-01")
def test_each_activates_one_row_and_one_column() -> None:
    game = scene(
        agenda=["OpenRound 0"],
        city="fort fort fort fort fort fort fort fort fort",
        other={"city": "library library library library library library library library library"},
    )

    choices = words(game)
    act(game, "activate 2 c", "activate 3 a")

    assert choices == ALL_NINE
    assert player(game).rotated == 0b100_111_100
    assert player(game, 1).rotated == 0b111_001_001
    assert refused(game, "activate 1 a") == ("city-is-activated", "CONT-SETUP-07")


@pytest.mark.rule("CONT-CITY-01")
def test_in_the_next_round_the_next_holder_of_the_era_one_card_activates_first() -> None:
    game = table(3, first=1, agenda=["OpenRound 1"])
    first_round = activating(game)

    act(game, "pass", "pass", "pass")

    assert first_round == [1, 2, 0]
    assert activating(game) == [2, 0, 1]
    assert game.seat == 2


# Resources


@pytest.mark.rule("CONT-CITY-02")
def test_what_the_activated_cards_give_is_in_the_supply_before_the_next_player_chooses() -> None:
    """Q-C-05: not all at the same time; who comes later sees what the others chose."""
    game = scene(
        agenda=["OpenRound 0"],
        city="fort library fort work-camp fort fort library fort fort",
        supply="1 gold",
        other={"city": "fort . . . . . . . ."},
    )

    act(game, "activate 1 a")

    assert supply(game) == {"production": 1, "science": 2, "military": 2, "gold": 1}
    assert (game.seat, supply(game, 1)) == (1, {})


@pytest.mark.rule("CONT-CITY-02")
def test_a_knowledge_under_an_activated_card_gives_its_resources_too() -> None:
    game = scene(agenda=["OpenRound 0"], city="fort/mathematics . . . fort/weaponry . . . .")

    act(game, "activate 1 a")

    assert supply(game) == {"science": 1, "military": 1}


@pytest.mark.rule("CONT-CITY-02")
def test_the_resources_of_the_activated_cards_count_as_gained_in_this_round() -> None:
    """The Mine gives a Gold where 2 Production were gained."""
    game = scene(
        agenda=["OpenRound 0"],
        city="mine work-camp work-camp . . . . . .",
        other={"city": "mine work-camp . . . . . . ."},
    )

    act(game, "activate 1 a", "activate 1 a", "use a1")

    assert player(game).gained[RESOURCES.index("production")] == 2
    assert supply(game) == {"production": 2, "gold": 1}
    assert game.seat == 1
    assert refused(game, "use a1") == ("not-gained", "CONT-FREE-10")


# Texts


@pytest.mark.rule("CONT-CITY-03")
def test_no_text_of_an_activated_card_is_used_while_the_cities_are_activated() -> None:
    """Q-C-04: they wait for turns."""
    game = scene(
        agenda=["OpenRound 0"],
        city="agora forum mine/seafaring . . . . . .",
        supply="1 gold 2 production",
        gained="2 production",
    )

    act(game, "activate 1 a")

    assert (game.choice().question, game.seat) == ("activate", 1)
    assert supply(game) == {"production": 2, "gold": 2}
    assert player(game).marked == 0
    assert refused(game, "use a1") == ("city-first", "CONT-SETUP-07")


@pytest.mark.rule("CONT-CITY-03")
def test_the_texts_of_activated_cards_can_be_used_on_later_turns_and_no_others() -> None:
    """Q-C-04."""
    game = scene(agenda=["OpenRound 0"], city="agora . . . agora . . . .", supply="5 gold")

    act(game, "activate 1 a", "activate 1 a")

    assert offered(game, "use") == ["use a1"]
    assert refused(game, "use b2") == ("not-activated", "CONT-ACT-11")


@pytest.mark.rule("CONT-CITY-03")
@pytest.mark.parametrize(("choice", "left"), [("activate 1 a", 1), ("activate 2 b", 0)])
def test_permanent_texts_are_in_force_from_activation_on(choice: str, left: int) -> None:
    """Q-C-04: Metal Casting makes a Workshop cost 1 less."""
    game = scene(agenda=["OpenRound 0"], city="fort/metal-casting . . . . . . . .", supply="2 production")

    act(game, choice, "activate 1 a", "build workshop")

    assert supply(game).get("production", 0) == left
    assert player(game).marked == 0


@pytest.mark.rule("CONT-CITY-03")
def test_no_token_is_used_while_the_cities_are_activated() -> None:
    """Q-B-55."""
    game = scene(agenda=["OpenRound 0"], market_tokens="carthage-mercenaries")

    too_early = refused(game, "token carthage-mercenaries")
    act(game, "activate 1 a", "activate 1 a", "token carthage-mercenaries")

    assert too_early == ("city-first", "CONT-SETUP-07")
    assert supply(game) == {"military": 4}
