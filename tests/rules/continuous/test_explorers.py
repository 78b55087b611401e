"""Explorers: both move and take tokens in one turn action; each acts once per round, and moves even then."""

from __future__ import annotations

import pytest

from monumental import Game
from tests.classic_scene import explorers, holdings
from tests.continuous_scene import act, keys, offered, refused, scene, supply, words
from tests.rules.continuous.around_the_table import all_pass

TOKEN = "carthage-mercenaries"
MARKET = {"tile": 3, "city": "baghdad", "stack": "baghdad-scholars baghdad-copyists", "seen": [1]}


def moved_by(text: str, **position: object) -> Game:
    """A game in which `text`, of a kind each, lets Explorers move without paying, and the first step."""
    texts: dict[str, tuple[dict[str, object], list[str]]] = {
        "card": ({"city": "caravanserai* . . . . . . . ."}, ["use a1"]),
        "policy bonus": ({"civ": "greeks", "supply": "1 culture"}, ["develop emporia"]),
        "Market token": ({"market_tokens": "carthage-galleys"}, ["token carthage-galleys"]),
        "Barbarians": (
            {"supply": "1 military", "luck": "numidians"},
            ["conquer 2", "send 1", "branch 2"],
        ),
        "drawn card": ({"supply": "2 science", "known": "caravanserai"}, ["progress", "yes"]),
    }
    entries, actions = texts[text]
    game = scene(**{**entries, **position})
    act(game, *actions)
    return game


TEXTS = ["card", "policy bonus", "Market token", "Barbarians", "drawn card"]

#: Those that move Explorers two steps; the others move them three.
TWO_STEPS = ["Barbarians"]


# The turn action


@pytest.mark.rule("CONT-ACT-10")
def test_both_explorers_move_any_number_of_paid_steps_in_one_turn_action() -> None:
    """Q-C-09."""
    game = scene(supply="5 military", production=[])

    act(game, "explore 1 2", "explore 2 6", "explore 1 7", "explore 2 10")
    going_on = game.seat
    act(game, "end")

    assert explorers(game) == [7, 10]
    assert supply(game) == {"military": 1}
    assert (going_on, game.seat) == (0, 1)


@pytest.mark.rule("CONT-ACT-10")
def test_the_last_paid_step_ends_the_turn_unless_there_is_something_to_take() -> None:
    nothing = scene(supply="1 military", production=[])
    something = scene(supply="1 military", production=[2])

    act(nothing, "explore 1 2")
    act(something, "explore 1 2")

    assert nothing.seat == 1
    assert (something.seat, words(something)) == (0, ["pick-up 1", "end"])


@pytest.mark.rule("CONT-ACT-10")
@pytest.mark.parametrize("action", ["pick-up 1", "visit 2"])
def test_taking_a_token_without_moving_is_this_turn_action_too(action: str) -> None:
    """Q-C-09."""
    game = scene(explorers=[2, 3], markets=[MARKET], supply="9 production 1 military")

    act(game, action, *(["keep baghdad-scholars"] if action == "visit 2" else []))

    assert game.seat == 0
    assert refused(game, "build workshop") == ("acted-already", "CONT-ACT-01")
    assert {"explore 1 1", "explore 2 4", "end"} <= set(words(game))


@pytest.mark.rule("CONT-ACT-10")
def test_while_explorers_are_on_their_way_nothing_else_is_done() -> None:
    game = scene(supply="9 military", troops="1:5 2:4", production=[6], explorers=[1, 1])

    act(game, "explore 1 6")

    assert {option.split()[0] for option in words(game)} == {"explore", "pick-up", "end"}
    assert refused(game, "move 1") == ("acted-already", "CONT-ACT-01")
    assert refused(game, "conquer 6") == ("acted-already", "CONT-ACT-01")
    assert refused(game, "outpost 2") == ("acted-already", "CONT-ACT-01")


@pytest.mark.rule("CONT-ACT-10")
def test_a_token_used_on_the_way_does_not_end_the_expedition() -> None:
    """It is a free action, and pays for a further step."""
    game = scene(supply="1 military", production=[], market_tokens=TOKEN)

    act(game, "explore 1 2", f"token {TOKEN}", "explore 2 6", "end")

    assert explorers(game) == [2, 6]
    assert supply(game) == {"military": 3}


@pytest.mark.rule("CONT-ACT-10")
def test_a_later_turn_of_the_round_moves_explorers_again() -> None:
    game = scene(supply="2 military", production=[])

    act(game, "explore 1 2", "end", "pass", "explore 1 6")

    assert explorers(game) == [6, 1]


# The switch for one Explorer


@pytest.mark.rule("CONT-ACT-10")
def test_by_a_switch_one_turn_action_moves_one_explorer_only() -> None:
    """Q-C-09: any number of steps, and what it takes on the way."""
    game = scene(supply="9 military", explorers=[1, 2], production=[2, 6], switches={"one_explorer": True})

    act(game, "explore 1 6", "pick-up 1", "explore 1 10")

    assert words(game) == ["explore 1 6", "explore 1 7", "explore 1 11", "produce", "end"]
    assert refused(game, "explore 2 3") == ("other-explorer-moves", "CONT-ACT-10")
    assert refused(game, "pick-up 2") == ("other-explorer-moves", "CONT-ACT-10")
    assert holdings(game).production == 1


@pytest.mark.rule("CONT-ACT-10")
def test_by_a_switch_the_other_explorer_has_its_own_turn() -> None:
    """Q-C-09: and a free action in between changes nothing."""
    game = scene(
        supply="2 military",
        explorers=[1, 2],
        production=[2],
        market_tokens=TOKEN,
        switches={"one_explorer": True},
    )

    act(game, "pick-up 2", f"token {TOKEN}")
    other = refused(game, "explore 1 6")
    act(game, "explore 2 3", "end", "pass", "explore 1 6", "end")

    assert other == ("other-explorer-moves", "CONT-ACT-10")
    assert explorers(game) == [6, 3]


@pytest.mark.rule("CONT-ACT-10")
def test_unless_switched_both_explorers_move() -> None:
    """Q-C-09."""
    game = scene(supply="9 military", explorers=[1, 2], production=[2, 6])

    act(game, "explore 1 6", "pick-up 2", "pick-up 1")

    assert holdings(game).production == 2
    assert game.rules.switches["one_explorer"] is False


# One action for each Explorer and round


@pytest.mark.rule("CONT-ACT-15")
def test_an_explorer_that_took_a_token_takes_no_other_one_this_round() -> None:
    game = scene(supply="3 military", explorers=[2, 1], production=[2, 6, 7])

    act(game, "pick-up 1", "explore 1 6")
    same_turn = refused(game, "pick-up 1")
    act(game, "end", "pass", "explore 1 7")

    assert same_turn == ("explorer-has-acted", "CONT-ACT-15")
    assert offered(game, "pick-up") == []
    assert refused(game, "pick-up 1") == ("explorer-has-acted", "CONT-ACT-15")
    assert holdings(game).production == 1


@pytest.mark.rule("CONT-ACT-15")
def test_each_explorer_has_an_action_of_its_own() -> None:
    game = scene(explorers=[2, 6], other={"explorers": [7, 5]}, production=[2, 6, 7])

    act(game, "pick-up 1", "pick-up 2", "end", "pick-up 1", "end")

    assert [holdings(game, seat).production for seat in (0, 1)] == [2, 1]
    assert (refused(game, "visit 1"), game.seat) == (("explorer-has-acted", "CONT-ACT-15"), 0)


@pytest.mark.rule("CONT-ACT-15")
@pytest.mark.parametrize(
    ("first", "second"), [(["visit 1", "keep baghdad-scholars"], "pick-up 1"), (["pick-up 1"], "visit 1")]
)
def test_an_explorer_visits_a_market_or_takes_production_but_not_both(first: list[str], second: str) -> None:
    game = scene(explorers=[3, 1], production=[3], markets=[MARKET], supply="1 military")

    act(game, *first)

    assert second not in words(game)
    assert refused(game, second) == ("explorer-has-acted", "CONT-ACT-15")


@pytest.mark.rule("CONT-ACT-15")
def test_in_the_next_round_the_explorer_acts_again() -> None:
    game = scene(explorers=[2, 1], explored=[1])

    now = refused(game, "pick-up 1")
    all_pass(game)
    act(game, "activate 1 a", "activate 1 a", "pass", "pick-up 1")

    assert now == ("explorer-has-acted", "CONT-ACT-15")
    assert holdings(game).production == 1


# Taking tokens on the way


@pytest.mark.rule("CONT-ACT-16")
def test_a_token_is_taken_in_the_middle_of_a_paid_movement() -> None:
    game = scene(supply="3 military", explorers=[1, 1], markets=[MARKET])

    act(game, "explore 1 2", "pick-up 1", "explore 2 2", "explore 2 3", "visit 2", "keep baghdad-copyists")

    assert holdings(game).production == 1
    assert keys(game, holdings(game).market) == ["baghdad-copyists"]
    assert explorers(game) == [2, 3]


@pytest.mark.rule("CONT-ACT-16")
@pytest.mark.parametrize("text", TEXTS)
def test_a_token_is_taken_on_the_way_whatever_moves_the_explorer(text: str) -> None:
    game = moved_by(text)

    act(game, "explore 1 6", "pick-up 1", "explore 1 7")

    assert holdings(game).production == 1
    assert explorers(game) == [7, 1]


@pytest.mark.rule("CONT-ACT-16")
@pytest.mark.parametrize("text", TEXTS)
def test_after_the_last_free_step_the_explorer_may_still_take_a_token(text: str) -> None:
    game = moved_by(text, production=[7])
    there_and_back = ["explore 1 6", "explore 1 2"] if text not in TWO_STEPS else ["explore 1 6"]

    act(game, *there_and_back, "explore 1 7")
    asked = words(game)
    act(game, "pick-up 1")

    assert asked == ["pick-up 1", "no"]
    assert holdings(game).production == 1


@pytest.mark.rule("CONT-ACT-16")
@pytest.mark.parametrize("text", TEXTS)
def test_an_explorer_that_a_text_has_not_moved_takes_nothing_once_the_steps_are_gone(text: str) -> None:
    game = moved_by(text, explorers=[1, 6], production=[6, 7])
    there_and_back = ["explore 1 2", "explore 1 6"] if text not in TWO_STEPS else ["explore 1 2"]

    act(game, *there_and_back, "explore 1 7")

    assert offered(game, "pick-up") == ["pick-up 1"]
    assert refused(game, "pick-up 2") == ("explorer-has-not-moved", "CONT-ACT-16")


@pytest.mark.rule("CONT-ACT-16", "CONT-ACT-17")
def test_an_explorer_may_act_before_the_step_that_a_text_gives_it_and_then_makes_the_step() -> None:
    """The Caravanserai: 3 steps, of which one is for the Explorer that acted."""
    game = scene(city="caravanserai* . . . . . . . .", explorers=[2, 1], production=[2])

    act(game, "use a1", "pick-up 1")
    owing = refused(game, "no")
    act(game, "explore 2 2", "explore 2 6")
    last = words(game)
    act(game, "explore 1 3", "end")

    assert owing == ("explorer-owes-a-step", "CONT-ACT-16")
    assert last == ["explore 1 1", "explore 1 3", "explore 1 6", "explore 1 7"]
    assert (explorers(game), holdings(game).production, game.seat) == ([3, 6], 1, 1)


@pytest.mark.rule("CONT-ACT-16")
def test_the_last_step_of_a_text_is_for_the_explorer_that_acted_first() -> None:
    """Numidians: 2 steps. The other Explorer can't act before it moves, too."""
    game = moved_by("Barbarians", explorers=[6, 10], production=[6, 10])

    act(game, "pick-up 1", "explore 2 7")

    assert words(game) == ["explore 1 1", "explore 1 2", "explore 1 7", "explore 1 10"]


@pytest.mark.rule("CONT-ACT-16")
def test_a_text_that_moves_explorers_may_bring_them_to_a_market() -> None:
    """The Caravanserai: 3 steps."""
    game = scene(city="caravanserai* . . . . . . . .", markets=[MARKET], production=[])

    act(game, "use a1", "explore 2 2", "explore 2 3", "visit 2", "keep baghdad-scholars", "explore 2 4")

    assert keys(game, holdings(game).market) == ["baghdad-scholars"]
    assert explorers(game) == [1, 4]


@pytest.mark.rule("CONT-ACT-16")
def test_an_explorer_that_moved_takes_its_token_though_the_other_one_moved_since() -> None:
    game = scene(city="caravanserai* . . . . . . . .", production=[2, 6])

    act(game, "use a1", "explore 1 2", "explore 2 6", "pick-up 1", "pick-up 2")

    assert holdings(game).production == 2
    assert offered(game, "explore") == [
        *["explore 1 1", "explore 1 3", "explore 1 6", "explore 1 7"],
        *["explore 2 1", "explore 2 2", "explore 2 7", "explore 2 10"],
    ]


@pytest.mark.rule("CONT-ACT-16")
def test_a_text_that_answers_to_a_pick_up_moves_explorers_to_the_next_one() -> None:
    """The Compass: 1 step whenever an Explorer took a token."""
    game = scene(city="fort/compass* . . . . . . . .", explorers=[2, 1], production=[2, 6])

    act(game, "pick-up 1", "explore 2 6", "pick-up 2", "explore 1 3", "end")

    assert holdings(game).production == 2
    assert explorers(game) == [3, 6]
    assert game.seat == 1


@pytest.mark.rule("CONT-ACT-16")
def test_once_the_text_is_done_no_token_is_taken_this_turn() -> None:
    game = scene(city="caravanserai* . . . . . . . .", market_tokens=TOKEN, production=[2])

    act(game, "use a1", "explore 1 2", "no")

    assert offered(game, "pick-up") == []
    assert refused(game, "pick-up 1") == ("acted-already", "CONT-ACT-01")


# Moving on


@pytest.mark.rule("CONT-ACT-17")
def test_an_explorer_moves_on_in_the_turn_of_its_pick_up() -> None:
    game = scene(supply="2 military", explorers=[2, 1])

    act(game, "pick-up 1", "explore 1 6", "explore 1 10")

    assert explorers(game) == [10, 1]
    assert words(game) == ["produce", "end"]


@pytest.mark.rule("CONT-ACT-17")
@pytest.mark.parametrize("text", TEXTS)
def test_a_pick_up_does_not_use_up_the_steps_of_a_text(text: str) -> None:
    game = moved_by(text, production=[6])

    act(game, "explore 1 6", "pick-up 1")

    assert offered(game, "explore") == [
        *["explore 1 1", "explore 1 2", "explore 1 7", "explore 1 10"],
        *["explore 2 2", "explore 2 6"],
    ]


@pytest.mark.rule("CONT-ACT-18")
def test_an_explorer_whose_action_is_used_still_moves_later_in_the_round() -> None:
    """Q-C-11: not only in the same turn."""
    game = scene(explorers=[2, 1], explored=[1, 2], supply="1 military")

    act(game, "explore 1 6")

    assert explorers(game) == [6, 1]
    assert supply(game) == {}


@pytest.mark.rule("CONT-ACT-18")
@pytest.mark.parametrize("text", TEXTS)
def test_a_text_moves_an_explorer_whose_action_is_used_and_it_takes_nothing_more(text: str) -> None:
    """Q-C-11."""
    game = moved_by(text, explored=[1])

    act(game, "explore 1 6")

    assert explorers(game) == [6, 1]
    assert "explore 1 7" in words(game)
    assert refused(game, "pick-up 1") == ("explorer-has-acted", "CONT-ACT-15")
