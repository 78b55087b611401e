"""Completing Wonders, building sections by an effect, and gaining a Wonder."""

from __future__ import annotations

import pytest

from monumental import Game
from tests.scene import (
    act,
    deck,
    keys,
    lacking,
    offered,
    player,
    printed,
    refused,
    scene,
    stack,
    supply,
    told,
    words,
)


def wonder(game: Game, seat: int = 0) -> str:
    """The Wonder in construction; `.` where there is none."""
    return keys(game, [player(game, seat).wonder])[0]


@pytest.mark.rule("DUEL-WON-01")
@pytest.mark.parametrize(
    "begun", ["lighthouse-of-alexandria", "colossus-of-rhodes", "borobudur", "crystal-palace"]
)
def test_completing_a_wonder_costs_its_right_circle_in_production(begun: str) -> None:
    """M-12."""
    right_circle = printed(begun).completion_cost
    rich = scene(wonder=begun, supply=f"{right_circle} production")
    poor = scene(wonder=begun, supply=f"{right_circle - 1} production 9 science 9 military 9 culture")

    act(rich, "complete")

    assert [(event.resource, event.number) for event in told(rich, "paid")] == [(0, right_circle)]
    assert offered(poor, "complete") == []
    assert refused(poor, "complete") == ("cannot-pay", "DUEL-WON-01")
    assert lacking(poor, "complete") == ("production", right_circle, right_circle - 1)


@pytest.mark.rule("DUEL-WON-01")
def test_only_a_wonder_begun_earlier_can_be_completed() -> None:
    game = scene(supply="9 production", display="colossus-of-rhodes . . . . .")

    assert offered(game, "complete") == []
    assert refused(game, "complete") == ("no-wonder-begun", "DUEL-WON-01")


@pytest.mark.rule("DUEL-WON-02")
def test_completion_gives_the_bonus_at_once_from_the_stock() -> None:
    game = scene(wonder="hagia-sophia", supply="4 production", other={"supply": "1 production 1 gold"})

    act(game, "complete")
    asked = (game.seat, words(game), deck(game))
    act(game, "take military", "take production", "take science")

    assert asked == (0, ["take production", "take science", "take military"], [])
    assert supply(game) == {"production": 1, "science": 1, "military": 1}
    assert supply(game, 1) == {"production": 1, "gold": 1}
    assert player(game).gained == [1, 1, 1, 0, 0]


@pytest.mark.rule("DUEL-WON-02")
def test_what_a_wonder_shows_on_activation_is_not_gained_on_completion() -> None:
    """Hagia Sophia's corner shows 1 Culture; its bonus is 3 Basic resources."""
    game = scene(wonder="hagia-sophia", supply="4 production")

    act(game, "complete", "take military", "take production", "take science")

    assert "culture" not in supply(game)


@pytest.mark.rule("DUEL-WON-03")
def test_a_completed_wonder_goes_face_down_on_the_city_deck_and_the_next_may_begin() -> None:
    game = scene(
        wonder="lighthouse-of-alexandria",
        supply="6 production",
        known="fort",
        urn="library",
        display="colossus-of-rhodes . . . . .",
        other={"passed": True},
    )

    act(game, "complete")
    completed = (wonder(game), deck(game), player(game).aside)
    act(game, "acquire 1")

    assert completed == (".", ["fort", "lighthouse-of-alexandria"], ())
    assert wonder(game) == "colossus-of-rhodes"
    assert game.state.display.discard == ()


@pytest.mark.rule("DUEL-WON-03")
def test_the_wonder_lies_on_the_deck_only_after_its_bonus() -> None:
    """The Mausoleum's bonus archives a card of the city first."""
    game = scene(wonder="mausoleum-of-halicarnassus", supply="3 production", city="fort . . . . . . . .")

    act(game, "complete")
    before = deck(game)
    act(game, "archive a1")

    assert before == []
    assert deck(game) == ["mausoleum-of-halicarnassus"]
    assert supply(game) == {"production": 1}


@pytest.mark.rule("DUEL-WON-05")
def test_the_rulebooks_example_of_the_colossus_comes_out_as_printed() -> None:
    """The Aztecs complete the Colossus of Rhodes: 2 Military, then the card goes on the deck."""
    price = printed("colossus-of-rhodes").completion_cost
    game = scene(
        civ="aztecs",
        against="japanese",
        wonder="colossus-of-rhodes",
        supply=f"{price} production",
        known="fort",
    )

    act(game, "complete")

    assert supply(game) == {"military": 2}
    assert deck(game) == ["fort", "colossus-of-rhodes"]
    assert wonder(game) == "."
    assert [event.key for event in game.journal or []] == ["paid", "completed", "gained"]
    assert game.seat == 1


@pytest.mark.rule("DUEL-WON-04")
def test_a_text_that_builds_a_wonder_section_may_build_the_second_section() -> None:
    """Panama's bonus takes 3 off: the right circle of 6 costs 3."""
    game = scene(supply="5 military 4 production", display="panama . . . . .", wonder="crystal-palace")

    act(game, "acquire 1")
    asked = words(game)
    act(game, "complete")

    assert asked == ["complete", "no"]
    assert deck(game) == ["crystal-palace"]
    assert supply(game) == {"production": 1, "culture": 1}


@pytest.mark.rule("DUEL-WON-04")
def test_a_text_that_builds_a_wonder_section_may_build_the_first_section() -> None:
    """Q-D-52: one section only; the second waits for a later turn and costs its full circle.

    Panama's bonus takes 3 off: the left circle of 4 costs 1.
    """
    game = scene(supply="5 military 9 production", display="panama krak-des-chevaliers . . . .")

    act(game, "acquire 1")
    asked = words(game)
    act(game, "acquire 2")
    after = (wonder(game), supply(game), game.choice().question, game.seat)
    act(game, "pass", "complete", "no")

    assert asked == ["acquire 2", "no"]
    assert after == ("krak-des-chevaliers", {"production": 8}, "take-turn", 1)
    assert supply(game) == {"production": 4}


@pytest.mark.rule("DUEL-WON-04")
def test_a_section_built_by_a_text_is_part_of_the_action_it_belongs_to() -> None:
    """Q-D-52: completing by Panama's bonus leaves no second section and no further action."""
    game = scene(
        supply="5 military 9 production", display="panama hagia-sophia . . . .", wonder="colossus-of-rhodes"
    )

    act(game, "acquire 1", "complete")

    assert wonder(game) == "."
    assert keys(game, game.state.display.cards()) == ["hagia-sophia"]
    assert (game.choice().question, game.seat) == ("take-turn", 1)


@pytest.mark.rule("DUEL-WON-04")
def test_a_section_that_stays_too_dear_is_not_offered_by_the_text() -> None:
    """The conditions of the card hold: the right circle of 6, less 3, is not paid with 2 Production."""
    game = scene(
        supply="5 military 2 production", display="panama hagia-sophia . . . .", wonder="crystal-palace"
    )

    act(game, "acquire 1")

    assert words(game) == ["acquire 2", "no"]
    assert refused(game, "complete") == ("cannot-pay", "DUEL-WON-01")
    assert lacking(game, "complete") == ("production", 3, 2)


@pytest.mark.rule("DUEL-WON-04")
def test_without_a_wonder_begun_the_text_can_only_begin_one() -> None:
    game = scene(supply="5 military 9 production", display="panama hagia-sophia . . . .")

    act(game, "acquire 1")

    assert refused(game, "complete") == ("no-wonder-begun", "DUEL-WON-01")


@pytest.mark.rule("DUEL-WON-04")
def test_a_second_wonder_begun_by_a_text_makes_its_owner_keep_one() -> None:
    """Q-D-15, Q-D-52."""
    game = scene(
        supply="5 military 1 production", display="panama hagia-sophia . . . .", wonder="crystal-palace"
    )

    act(game, "acquire 1", "acquire 2", "keep hagia-sophia")

    assert wonder(game) == "hagia-sophia"
    assert keys(game, game.state.display.discard) == ["crystal-palace"]
    assert supply(game) == {}


def test_a_gained_wonder_is_only_begun() -> None:
    """Q-D-16: Borobudur's bonus gains a Wonder; it lies beside the city without its bonus."""
    game = scene(wonder="borobudur", supply="4 production", display="crystal-palace . . . . .")

    act(game, "complete", "acquire 1")

    assert wonder(game) == "crystal-palace"
    assert deck(game) == ["borobudur"]
    assert supply(game) == {}
    assert [event.card for event in told(game, "completed")] == [game.catalog.number("borobudur")]


def test_with_the_switch_gain_wonder_complete_a_gained_wonder_is_complete() -> None:
    """Q-D-16: its bonus is gained and it goes on the deck."""
    game = scene(
        wonder="borobudur",
        supply="4 production",
        display="crystal-palace . . . . .",
        switches={"gain_wonder_complete": True},
    )

    act(game, "complete", "acquire 1")

    assert wonder(game) == "."
    assert sorted(deck(game)) == ["borobudur", "crystal-palace"]
    assert supply(game) == {"culture": 1}
    assert len(told(game, "completed")) == 2


def test_with_the_switch_gain_wonder_complete_a_wonder_paid_for_is_only_begun() -> None:
    """Q-D-16: the switch is about gaining."""
    game = scene(
        supply="5 production", display="crystal-palace . . . . .", switches={"gain_wonder_complete": True}
    )

    act(game, "acquire 1")

    assert wonder(game) == "crystal-palace"
    assert deck(game) == []


@pytest.mark.rule("DUEL-WON-02")
def test_a_bonus_that_conquers_takes_the_opponents_province() -> None:
    """The Trans-Siberian Railway's bonus conquers for 3 less."""
    game = scene(
        wonder="trans-siberian-railway",
        supply="6 production 2 military",
        other={"provinces": "sahara barricade"},
    )

    act(game, "complete", "conquer")

    assert keys(game, stack(game).cards) == ["sahara"]
    assert stack(game, 1).cards == ()
    assert supply(game) == {}
    assert deck(game) == ["trans-siberian-railway"]
