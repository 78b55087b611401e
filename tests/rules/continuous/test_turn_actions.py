"""Turns: exactly one turn action each, whatever it is, and then the next player."""

from __future__ import annotations

from typing import Any

import pytest

from monumental import Game
from tests.continuous_scene import act, deck, keys, offered, player, refused, scene, supply, told, words
from tests.rules.continuous.around_the_table import table

TOKEN = "carthage-mercenaries"

#: A position in which every turn action can be taken. Few of them ask anything more.
RICH: dict[str, Any] = {
    "packs": ("base", "heroes"),
    "modules": {"heroes": {"row": "cleopatra boudica"}},
    "city": "agora* agora* . . . . . . .",
    "supply": "20 production 20 science 20 military 20 culture 20 gold",
    "display": "seafaring apothecary . . . .",
    "wonder": "pyramids",
    "policies": "gift-of-the-nile",
    "troops": "1:5 2:4",
    "explorers": [2, 1],
    "known": "fort fort",
    "luck": "thracians",
}

#: What can be done in it, by the kind of turn action.
CHOICES = {
    "acquire": "acquire 2",
    "build": "build laboratory",
    "hire": "hire boudica",
    "complete": "complete",
    "develop": "develop corvee",
    "conquer": "conquer 6",
    "armies": "move 1",
    "outpost": "outpost 2",
    "explorers": "explore 1 3",
    "use": "use b1",
    "policy": "policy",
    "progress": "progress",
}

ACQUIRE = pytest.param("acquire", ["acquire 1"], marks=pytest.mark.rule("CONT-ACT-02"))
BUILD = pytest.param("build", ["build workshop"], marks=pytest.mark.rule("CONT-ACT-03"))
HIRE = pytest.param("hire", ["hire cleopatra"], marks=pytest.mark.rule("CONT-ACT-04"))
COMPLETE = pytest.param("complete", ["complete", "site 1"], marks=pytest.mark.rule("CONT-ACT-05"))
DEVELOP = pytest.param("develop", ["develop divine-kingship"], marks=pytest.mark.rule("CONT-ACT-06"))
CONQUER = pytest.param("conquer", ["conquer 6", "send 1", "branch 1"], marks=pytest.mark.rule("CONT-ACT-07"))
MOVE = pytest.param("armies", ["move 1", "to 2"], marks=pytest.mark.rule("CONT-ACT-08"))
OUTPOST = pytest.param("outpost", ["outpost 2"], marks=pytest.mark.rule("CONT-ACT-09"))
EXPLORE = pytest.param("explorers", ["explore 1 3"], marks=pytest.mark.rule("CONT-ACT-10"))
PICK_UP = pytest.param("explorers", ["pick-up 1"], marks=pytest.mark.rule("CONT-ACT-10"))
USE = pytest.param("use", ["use a1"], marks=pytest.mark.rule("CONT-ACT-11"))
POLICY = pytest.param("policy", ["policy"], marks=pytest.mark.rule("CONT-ACT-12"))
PROGRESS = pytest.param("progress", ["progress"], marks=pytest.mark.rule("CONT-ACT-13"))

#: Those of several steps stay open as long as a further step can be paid.
AT_ONCE = [ACQUIRE, BUILD, COMPLETE, DEVELOP, CONQUER, OUTPOST, USE, POLICY, PROGRESS]
#: Whoever has hired a Hero could let it go again.
ALL_KINDS = [*AT_ONCE, HIRE, MOVE, EXPLORE, PICK_UP]


def with_a_token() -> Game:
    """A Market token, which can be used at any time, keeps the turn open after its action."""
    return scene(**RICH, market_tokens=TOKEN)


# One turn action


@pytest.mark.rule("CONT-ACT-01")
def test_a_turn_offers_every_kind_of_turn_action() -> None:
    game = with_a_token()

    offers = words(game)

    assert [choice for choice in CHOICES.values() if choice not in offers] == []


@pytest.mark.rule("CONT-ACT-01")
@pytest.mark.parametrize(("kind", "actions"), ALL_KINDS)
def test_a_turn_action_is_followed_by_no_other_turn_action(kind: str, actions: list[str]) -> None:
    game = with_a_token()

    act(game, *actions)

    others = {
        choice for name, choice in CHOICES.items() if name not in {"armies", "explorers"} or name != kind
    }
    assert game.seat == 0
    assert {refused(game, choice) for choice in others} == {("acted-already", "CONT-ACT-01")}
    assert refused(game, "pass") == ("acted-already", "CONT-PASS-02")


@pytest.mark.rule("CONT-ACT-01")
@pytest.mark.parametrize(("kind", "actions"), ALL_KINDS)
def test_after_a_turn_action_the_turn_can_be_ended_and_the_next_player_acts(
    kind: str, actions: list[str]
) -> None:
    game = with_a_token()

    too_early = refused(game, "end")
    act(game, *actions, "end")

    assert too_early == ("not-acted-yet", "CONT-ACT-01")
    assert (game.choice().question, game.seat) == ("take-turn", 1)
    assert refused(game, "end") == ("not-acted-yet", "CONT-ACT-01")


@pytest.mark.rule("CONT-ACT-01")
@pytest.mark.parametrize(("kind", "actions"), AT_ONCE)
def test_with_nothing_more_to_do_a_turn_action_ends_the_turn_by_itself(kind: str, actions: list[str]) -> None:
    game = scene(**RICH)

    act(game, *actions)

    assert (game.choice().question, game.seat) == ("take-turn", 1)
    assert told(game, "passed") == []


@pytest.mark.rule("CONT-ACT-01")
@pytest.mark.parametrize(
    "actions", [["move 1", "to 2"], ["lead", "to 2"], ["explore 1 6"]], ids=["Troops", "Warlord", "Explorer"]
)
def test_the_last_step_that_can_be_paid_ends_the_turn_by_itself(actions: list[str]) -> None:
    game = scene(troops="1:5 2:4", explorers=[2, 1], supply="1 military", production=[])

    act(game, *actions)

    assert (game.choice().question, game.seat) == ("take-turn", 1)


@pytest.mark.rule("CONT-ACT-01")
def test_the_turn_action_comes_back_to_each_player_in_turn() -> None:
    rich = {"supply": "4 production"}
    game = table(3, {1: rich, 2: rich}, first=1, active=1, **rich)

    for _ in range(6):
        act(game, "build workshop")

    assert [event.seat for event in told(game, "acquired")] == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("CONT-ACT-01")
def test_who_has_no_turn_action_left_can_only_pass() -> None:
    game = scene(supply="3 culture", culture_deck="")

    assert words(game) == ["pass"]


# Cards


@pytest.mark.rule("CONT-ACT-02")
@pytest.mark.parametrize(
    ("card", "price", "on_deck", "wonder"),
    [
        ("apothecary", {"production": 4}, ["apothecary"], ""),
        ("seafaring", {"science": 4}, ["seafaring"], ""),
        ("stonehenge", {"production": 3}, [], "stonehenge"),
    ],
)
def test_acquiring_a_development_card_is_a_turn_action(
    card: str, price: dict[str, int], on_deck: list[str], wonder: str
) -> None:
    game = scene(display=f"{card} wheel . . . .", supply="9 production 9 science")

    act(game, "acquire 1")

    assert {name: 9 - supply(game)[name] for name in price} == price
    assert deck(game) == on_deck
    assert player(game).wonder == (game.catalog.number(wonder) if wonder else -1)
    assert game.state.display.slots[0] == -1
    assert game.seat == 1


@pytest.mark.rule("CONT-ACT-02")
def test_what_one_player_takes_the_next_one_finds_gone() -> None:
    game = scene(display="wheel . . . . .", supply="4 science", other={"supply": "4 science"})

    act(game, "acquire 1")

    assert game.seat == 1
    assert offered(game, "acquire") == []
    assert refused(game, "acquire 1") == ("empty-slot", "CONT-REPD-05")


@pytest.mark.rule("CONT-ACT-03")
def test_acquiring_a_basic_building_is_a_turn_action() -> None:
    game = scene(supply="4 production", piles={"workshop": 1, "laboratory": 10, "archery-range": 10})

    act(game, "build workshop", "pass")

    assert deck(game) == ["workshop"]
    assert supply(game) == {"production": 2}
    assert offered(game, "build") == ["build laboratory", "build archery-range"]
    assert refused(game, "build workshop") == ("empty-pile", "BASE-ACQ-03")


@pytest.mark.rule("CONT-ACT-04")
def test_hiring_a_hero_is_a_turn_action_paid_in_gold() -> None:
    game = scene(
        packs=("base", "heroes"),
        modules={"heroes": {"row": "cleopatra boudica"}},
        supply="2 gold 2 production",
        market_tokens=TOKEN,
    )

    act(game, "hire cleopatra")

    assert keys(game, [player(game).hero]) == ["cleopatra"]
    assert supply(game) == {"production": 2}
    assert refused(game, "build workshop") == ("acted-already", "CONT-ACT-01")
    assert refused(game, "hire boudica") == ("acted-already", "CONT-ACT-01")


@pytest.mark.rule("CONT-ACT-04")
def test_without_the_module_there_are_no_heroes() -> None:
    game = scene(supply="9 gold")

    assert "hire" not in game.rules.action_by_verb
    assert "hero" not in game.rules.action_by_verb


# Wonders


@pytest.mark.rule("CONT-ACT-05")
def test_a_wonder_takes_two_turns_of_which_both_may_be_in_one_round() -> None:
    """Q-C-06: in classic both steps can be paid in one turn."""
    game = scene(display="stonehenge . . . . .", supply="6 production", market_tokens=TOKEN)

    act(game, "acquire 1")
    at_once = refused(game, "complete")
    act(game, "end", "pass", "complete", "site 1")

    assert at_once == ("acted-already", "CONT-ACT-01")
    assert [event.seat for event in told(game, "completed")] == [0]
    assert deck(game) == ["stonehenge"]
    assert game.state.round == 1


@pytest.mark.rule("CONT-ACT-05")
def test_nobody_completes_a_wonder_that_was_not_begun_or_cannot_be_paid() -> None:
    """The clause is classic's."""
    nothing = scene(supply="9 production")
    poor = scene(supply="2 production", wonder="pyramids")

    assert refused(nothing, "complete") == ("no-wonder-begun", "BASE-ACQ-05")
    assert refused(poor, "complete") == ("cannot-pay", "BASE-ACQ-05")


# Policies


@pytest.mark.rule("CONT-ACT-06")
def test_developing_a_policy_is_a_turn_action_and_the_next_one_waits_for_the_next_turn() -> None:
    game = scene(supply="3 culture", market_tokens=TOKEN)

    act(game, "develop gift-of-the-nile")
    second = refused(game, "develop house-of-life")
    act(game, "end", "pass", "develop house-of-life")

    assert second == ("acted-already", "CONT-ACT-01")
    assert supply(game) == {"science": 2, "gold": 2}


@pytest.mark.rule("CONT-ACT-12")
def test_using_the_active_policy_is_a_turn_action() -> None:
    game = scene(policies="divine-kingship gift-of-the-nile", troops="1:8 2:1")

    act(game, "policy", "pass")

    assert supply(game) == {"production": 1}
    assert refused(game, "policy") == ("already-used", "CONT-ACT-14")


@pytest.mark.rule("CONT-ACT-12")
def test_a_covered_policy_is_not_active() -> None:
    """Q-C-10: and a Policy whose text is permanent is not used."""
    game = scene(policies="gift-of-the-nile divine-kingship", troops="1:8 2:1")
    without = scene()

    assert offered(game, "policy") == []
    assert refused(game, "policy") == ("works-by-itself", "BASE-POL-05")
    assert refused(without, "policy") == ("no-policy", "CONT-ACT-12")


@pytest.mark.rule("CONT-ACT-12")
def test_the_permanent_text_of_the_active_policy_needs_neither_an_action_nor_a_marker() -> None:
    """Q-C-10: Divine Kingship makes each step of a Wonder cost 1 less."""
    game = scene(policies="divine-kingship", display="stonehenge . . . . .", supply="4 production")

    act(game, "acquire 1", "pass", "complete", "site 1")

    # The bonus of Stonehenge.
    assert supply(game) == {"production": 2}
    assert player(game).marked == 0
    assert told(game, "used") == []
