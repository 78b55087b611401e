"""Texts inside texts: one asks while others wait, and a copy of the game goes its own way from there."""

from collections.abc import Callable

import pytest

from monumental import Game
from monumental.engine.chance import Recorded
from monumental.testing import position
from tests.scene import act, cities, city, keys, player, scene, stack, supply, words

ACTIVATION = ("EndRound 0", "TakeTurn 0", "ActivateCity 0")


# Texts inside texts


@pytest.mark.rule("DUEL-TERM-10", "DUEL-TERM-26")
def test_a_drawn_card_copies_a_card_that_draws_and_is_discarded_last() -> None:
    game = scene(
        supply="2 science",
        city="fort/electricity . . . . . . . .",
        provinces="sahara",
        known="mine dojo workshop crystal-palace",
    )

    act(game, "progress", "yes", "copy a1k")
    assert supply(game) == {"production": 2, "science": 2, "military": 1}
    assert keys(game, player(game).discard) == ["workshop"]
    assert keys(game, player(game).aside) == ["crystal-palace", "dojo"]
    act(game, "yes")

    assert supply(game) == {"production": 2, "science": 2, "military": 2}
    assert keys(game, player(game).discard) == ["workshop", "dojo", "crystal-palace"]
    assert player(game).aside == ()
    assert game.seat == 1


@pytest.mark.rule("DUEL-WON-04", "DUEL-TERM-25")
def test_a_province_completes_a_wonder_whose_bonus_conquers_another_province() -> None:
    game = scene(
        city="amphitheater* . . . . . . . .",
        display="panama . . . . .",
        wonder="trans-siberian-railway",
        supply="7 military 3 production",
        other={"provinces": "sahara barricade"},
    )

    act(game, "acquire 1", "complete", "conquer")

    assert keys(game, stack(game).cards) == ["panama", "sahara"]
    assert keys(game, player(game).deck.known) == ["trans-siberian-railway"]
    # The Amphitheater answered to Panama, and not to the Wonder and the Sahara.
    assert supply(game) == {"culture": 1}
    assert game.seat == 1


@pytest.mark.rule("DUEL-TERM-18", "DUEL-TERM-23")
def test_a_card_drawn_in_city_activation_may_reinforce_a_card_whose_text_still_waited() -> None:
    game = scene(
        city="krak-des-chevaliers fort/electricity mine . . . . . .",
        provinces="barricade",
        known="crop-rotation",
        agenda=ACTIVATION,
    )

    act(game, "activate 1 a", "apply b1k", "yes")
    assert words(game) == ["reinforce a1", "reinforce b1", "reinforce c1", "no"]
    act(game, "reinforce a1")

    assert supply(game) == {"military": 3}
    assert keys(game, player(game).discard) == ["crop-rotation"]
    assert game.choice().question == "take-turn"


@pytest.mark.rule("DUEL-TERM-24", "DUEL-TERM-26")
def test_a_text_goes_on_though_its_own_card_was_discarded_in_the_middle_of_it() -> None:
    game = scene(
        city=". fort/electricity . . . . . . .",
        provinces="sahara",
        known="trading-post crop-rotation",
        agenda=ACTIVATION,
    )

    act(game, "activate 1 a", "apply b1k", "yes", "reinforce b1")

    assert supply(game) == {"military": 1, "gold": 2}
    assert keys(game, player(game).discard) == ["electricity", "crop-rotation", "trading-post"]
    assert city(game) == [".", "fort"] + ["."] * 16


@pytest.mark.rule("DUEL-SCOUT-13", "DUEL-TERM-10")
def test_a_free_city_copies_a_card_that_trades_with_another_and_both_are_claimed_after_their_texts() -> None:
    game = scene(
        city="lighthouse-of-alexandria . . . . . . . .",
        supply="1 gold",
        free={"face_up": "venice hormuz .", "gold": "3 3 0 1 1 0", "urn": "petra malacca"},
        luck="petra malacca",
    )

    act(game, "trade venice", "copy a1", "yes")
    assert words(game) == ["trade hormuz", "no"]
    act(game, "trade hormuz", "take production")

    # Hormuz counted no Free City: Venice was not claimed yet.
    assert supply(game) == {"production": 1, "science": 1}
    assert keys(game, cities(game).owned[0]) == ["hormuz", "venice"]
    assert keys(game, cities(game).face_up) == ["malacca", "petra", "."]
    assert cities(game).gold == (0, 0, 0, 0, 0, 0)


@pytest.mark.rule("DUEL-POL-05")
def test_policy_bonuses_that_ask_come_in_the_order_of_choice_one_inside_the_other() -> None:
    game = scene(
        civ="aztecs",
        against="japanese",
        policies="flower-war triple-alliance",
        supply="3 culture",
        provinces="sahara",
        markers={"coastal": 1},
        known="ball-court",
    )

    act(game, "develop calendar")
    assert supply(game) == {"military": 2}
    assert words(game) == ["next 1", "next 2"]
    act(game, "next 2", "yes", "yes", "take science")
    assert supply(game) == {"military": 4, "science": 1}
    assert words(game) == ["mark 1 coastal", "no"]
    act(game, "mark 1 coastal")

    assert stack(game).added_types == (0b001,)
    assert game.seat == 1


# A copy in the middle of them


def drawn_crystal_palace() -> Game:
    """Scientific Progress draws the Crystal Palace, which copies the Forum, which asks."""
    game = scene(
        supply="2 science 1 gold",
        city="forum!* mine . . . . . . .",
        known="crystal-palace",
        other={"supply": "1 production"},
    )
    act(game, "progress", "yes", "copy a1")
    return game


@pytest.mark.rule("DUEL-TERM-10", "DUEL-TERM-26")
def test_a_game_and_its_copy_go_on_by_themselves_from_the_copied_text_of_a_drawn_card() -> None:
    game = drawn_crystal_palace()
    twin = game.clone(Recorded([]))

    assert words(game) == words(twin) == ["branch 1", "branch 2"]
    act(game, "branch 1", "archive b1")
    act(twin, "branch 2", "pay science", "pay gold")

    assert (supply(game), supply(twin)) == ({"science": 2, "gold": 1}, {"science": 1, "culture": 1})
    assert (city(game)[:2], city(twin)[:2]) == (["forum", "."], ["forum", "mine"])
    assert keys(game, player(game).archive) == ["mine"]
    assert player(twin).archive == ()
    for each in (game, twin):
        assert keys(each, player(each).discard) == ["crystal-palace"]
        assert player(each).aside == ()
        assert each.seat == 1


@pytest.mark.rule("DUEL-TERM-17")
def test_a_game_and_its_copy_draw_their_own_second_card() -> None:
    game = scene(
        supply="2 science",
        provinces="sahara",
        known="dojo electricity",
        urn="trading-post workshop",
        luck="trading-post",
    )
    act(game, "progress", "yes")
    twin = game.clone(Recorded([game.catalog.number("workshop")]))

    act(twin, "no")
    act(game, "yes")

    assert supply(game) == {"military": 2, "gold": 2}
    assert supply(twin) == {"military": 1, "production": 2}
    assert keys(game, player(game).discard) == ["dojo", "trading-post", "electricity"]
    assert keys(twin, player(twin).discard) == ["dojo", "workshop", "electricity"]


def half_paid_tea_ceremony() -> Game:
    """The Borobudur copies Tea Ceremony, of which one resource is paid."""
    game = scene(
        city="borobudur* . . . . . . . .",
        policies="tea-ceremony",
        supply="1 production 1 science 1 military",
    )
    act(game, "use a1", "copy-policy tea-ceremony", "pay science")
    return game


def ordered_bonuses() -> Game:
    """Two bonuses of Policies wait for an order."""
    game = scene(supply="2 culture", policies="zen", city="fort mine . . . . . . .")
    act(game, "develop tea-ceremony")
    return game


def fourth_trade() -> Game:
    """The Lighthouse trades with Petra for the fourth time; the claim waits for Petra's text."""
    game = scene(
        city="lighthouse-of-alexandria* fort* . . . . . . .",
        free={"face_up": "petra . .", "gold": "3 0 0 0 0 0"},
    )
    act(game, "use a1", "trade petra")
    return game


def completed_krak() -> Game:
    """The completed Krak gives a Basic Building before it goes on the deck."""
    game = scene(wonder="krak-des-chevaliers", supply="4 production", provinces="sahara")
    act(game, "complete")
    return game


def text_of_city_activation() -> Game:
    """Electricity drew the Forum while the city is activated, and the text of Krak waits."""
    game = scene(
        city="krak-des-chevaliers fort/electricity . mine . . . . .",
        provinces="barricade",
        known="forum",
        agenda=ACTIVATION,
    )
    act(game, "activate 1 b", "apply b1k", "yes")
    return game


@pytest.mark.parametrize(
    ("begin", "one", "other"),
    [
        (drawn_crystal_palace, ["branch 1", "no", "pass"], ["branch 2", "pay science", "pay gold"]),
        (half_paid_tea_ceremony, ["pay production"], ["pay military", "pass", "advantage production 1"]),
        (ordered_bonuses, ["next 1", "archive a1", "take science"], ["next 2", "take military", "no"]),
        (fourth_trade, ["reinforce b1", "take science"], ["no", "pass"]),
        (completed_krak, ["build barricade"], ["build workshop", "pass"]),
        (text_of_city_activation, ["branch 1", "archive a2", "apply a1"], ["branch 1", "no", "done", "pass"]),
    ],
)
def test_a_copy_in_the_middle_of_a_text_is_the_game_itself(
    begin: Callable[[], Game], one: list[str], other: list[str]
) -> None:
    """Whatever one of them does: each ends where a game ends that was never copied."""
    game, alone_one, alone_other = begin(), begin(), begin()
    twin = game.clone(Recorded([]))
    assert position(twin) == position(game)

    act(game, one[0])
    act(twin, *other)
    act(game, *one[1:])
    act(alone_one, *one)
    act(alone_other, *other)

    assert position(game) == position(alone_one)
    assert position(twin) == position(alone_other)
    assert position(game) != position(twin)
