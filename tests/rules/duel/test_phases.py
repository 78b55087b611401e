"""The three phases of a round: City Activation, Take Actions, End the Round."""

from __future__ import annotations

import pytest

from monumental import Game
from tests.scene import act, city, keys, player, refused, scene, supply, told, words

NEW_ROUND = ["StartRound 0"]


def asked(game: Game) -> tuple[int, str]:
    """Who is asked what."""
    return game.seat, game.choice().question


@pytest.mark.rule("DUEL-PHASE-01")
def test_a_round_is_city_activation_then_actions_then_the_end_of_the_round() -> None:
    game = scene(
        city="work-camp . . . . . . . .",
        urn="fort",
        other={"city": "library . . . . . . . .", "urn": "mine"},
        display="masonry . . . . .",
        eras=["sahara"],
        round=0,
        agenda=NEW_ROUND,
        luck="fort work-camp mine library sahara",
    )

    act(game, "activate 1 a", "activate 1 a", "advantage production 1", "pass", "pass")

    assert game.journal is not None
    assert [(event.key, event.seat) for event in game.journal] == [
        ("activated", 0),
        ("gained", 0),
        ("activated", 1),
        ("gained", 1),
        ("paid", 0),
        ("took-advantage", 0),
        ("passed", 1),
        ("passed", 0),
        ("dealt", 0),
        ("reshuffled", 0),
        ("dealt", 0),
        ("dealt", 1),
        ("reshuffled", 1),
        ("dealt", 1),
        ("display-dealt", -1),
        ("advantage-lost", 0),
        ("final-round", -1),
        ("first-player", 1),
        ("round-begins", 1),
    ]


@pytest.mark.rule("DUEL-PHASE-01")
def test_rounds_follow_each_other_with_the_same_phases() -> None:
    game = scene(round=0, agenda=NEW_ROUND)
    questions = []

    while not game.over:
        questions.append((game.state.round, *asked(game)))
        act(game, words(game)[0] if game.choice().question == "activate" else "pass")

    assert questions == [
        (1, 0, "activate"),
        (1, 1, "activate"),
        (1, 0, "take-turn"),
        (1, 1, "take-turn"),
        (2, 1, "activate"),
        (2, 0, "activate"),
        (2, 1, "take-turn"),
        (2, 0, "take-turn"),
    ]


@pytest.mark.rule("DUEL-PHASE-02")
def test_nobody_acts_before_both_cities_are_activated() -> None:
    game = scene(supply="2 production", round=0, agenda=NEW_ROUND)
    assert asked(game) == (0, "activate")
    assert refused(game, "build workshop") == ("city-first", "DUEL-PHASE-02")
    assert refused(game, "pass") == ("city-first", "DUEL-PHASE-02")

    act(game, "activate 1 a")
    assert asked(game) == (1, "activate")
    assert refused(game, "pass") == ("city-first", "DUEL-PHASE-02")

    act(game, "activate 1 a")
    assert asked(game) == (0, "take-turn")
    act(game, "build workshop")
    assert supply(game) == {}


@pytest.mark.rule("DUEL-PHASE-02")
def test_texts_of_the_city_activation_are_done_with_before_the_phase_goes_on() -> None:
    game = scene(
        city="krak-des-chevaliers . . . . . . . .",
        provinces="barricade",
        round=0,
        agenda=NEW_ROUND,
    )

    act(game, "activate 1 a")
    assert asked(game) == (0, "activation-texts")
    assert words(game) == ["apply a1", "done"]
    assert refused(game, "pass") == ("city-first", "DUEL-PHASE-02")
    act(game, "apply a1", "take science")

    assert asked(game) == (1, "activate")
    assert supply(game) == {"military": 2, "science": 2}


@pytest.mark.rule("DUEL-PHASE-02")
def test_a_city_is_not_activated_again_during_the_actions() -> None:
    game = scene(city="work-camp . . . . . . . .", round=0, agenda=NEW_ROUND)

    act(game, "activate 1 a", "activate 1 a")

    assert refused(game, "activate 1 a") == ("city-is-activated", "DUEL-PHASE-02")


@pytest.mark.rule("DUEL-PHASE-02")
def test_the_end_of_the_round_waits_until_both_players_have_passed() -> None:
    """Nothing is replenished while one player still acts."""
    game = scene(
        city="work-camp* . . . . . . . .",
        urn="fort",
        display="masonry . . . . .",
        eras=["sahara"],
        other={"supply": "2 production"},
        luck="fort work-camp sahara",
    )

    act(game, "pass", "build workshop")
    assert asked(game) == (1, "take-turn")
    assert city(game)[:2] == [".", "."]
    assert keys(game, game.state.display.slots) == ["masonry", ".", ".", ".", ".", "."]
    assert told(game, "dealt") == []

    act(game, "pass")
    assert city(game)[:3] == ["fort", "work-camp", "."]
    assert city(game, 1)[:2] == ["workshop", "."]
    assert keys(game, game.state.display.slots) == [".", ".", ".", ".", "sahara", "masonry"]


@pytest.mark.rule("DUEL-PHASE-02")
def test_the_next_round_waits_until_the_round_has_ended() -> None:
    """A second Knowledge dealt on a Knowledge is a question of the end of the round."""
    game = scene(known="work-camp masonry democracy")

    act(game, "pass", "pass")
    assert (game.state.round, *asked(game)) == (1, 0, "keep-knowledge")
    assert refused(game, "activate 1 a") == ("not-asked-now", "DUEL-REPC-03")
    assert told(game, "round-begins") == []
    act(game, "keep masonry")

    assert (game.state.round, *asked(game)) == (2, 1, "activate")
    assert city(game)[0] == "work-camp"
    assert city(game)[9] == "masonry"


@pytest.mark.rule("DUEL-PHASE-02")
def test_a_new_round_begins_with_nothing_left_of_the_old_one() -> None:
    game = scene(
        city="forum!* . . . . . . . .",
        supply="1 production",
        gained="1 production",
        marks=["warlord", "scout"],
        other={"passed": True},
        luck="forum",
    )

    act(game, "pass")

    assert (game.state.round, *asked(game)) == (2, 1, "activate")
    assert (player(game).marked, player(game).rotated) == (0, 0)
    assert player(game).gained == [0, 0, 0, 0, 0]
    assert [each.passed for each in game.state.players] == [False, False]
    assert city(game)[0] == "forum"
