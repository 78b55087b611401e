"""Passing, and the steps that end the round once both players have passed."""

from __future__ import annotations

import pytest

from monumental.engine.pieces.city import is_marked
from monumental.engine.state import POLICY, SCOUT, WARLORD
from tests.scene import act, cities, city, keys, player, refused, scene, supply, told, words


@pytest.mark.rule("DUEL-PASS-01")
def test_a_player_may_pass_instead_of_an_action_although_actions_are_left() -> None:
    game = scene(supply="1 production")

    assert words(game) == ["build barricade", "advantage production 1", "pass"]
    act(game, "pass")

    assert player(game).passed
    assert told(game, "acquired") == []
    assert game.seat == 1


@pytest.mark.rule("DUEL-PASS-01")
def test_a_player_who_can_do_nothing_can_always_pass() -> None:
    """Q-D-49."""
    game = scene()

    assert words(game) == ["pass"]


@pytest.mark.rule("DUEL-PASS-01")
def test_passing_is_no_answer_to_a_question_in_the_middle_of_an_action() -> None:
    game = scene(city="forum* work-camp . . . . . . .")

    act(game, "use a1")

    assert refused(game, "pass") == ("not-asked-now", "DUEL-USE-01")


@pytest.mark.rule("DUEL-PASS-02")
def test_after_a_pass_the_last_player_goes_on_alone() -> None:
    """Q-D-49."""
    game = scene(other={"supply": "3 production"}, supply="3 gold")

    act(game, "pass")
    asked = []
    for _ in range(3):
        asked.append(game.seat)
        act(game, "build barricade")

    assert asked == [1, 1, 1]
    assert game.seat == 1
    assert words(game) == ["pass"]


@pytest.mark.rule("DUEL-PASS-03")
def test_passing_discards_the_activated_cards_and_knowledge_and_no_other_card() -> None:
    game = scene(city="fort/bushido* library* . work-camp . ./masonry* . . .", discard="mine")

    act(game, "pass")

    assert sorted(keys(game, player(game).discard)) == ["bushido", "fort", "library", "masonry", "mine"]
    assert city(game) == [".", ".", ".", "work-camp", *["."] * 14]
    assert player(game).rotated == 0


@pytest.mark.rule("DUEL-PASS-03")
def test_passing_loses_the_basic_resources_and_keeps_gold_and_culture() -> None:
    game = scene(supply="2 production 3 science 4 military 5 culture 6 gold", other={"supply": "1 science"})

    act(game, "pass")

    assert supply(game) == {"culture": 5, "gold": 6}
    assert supply(game, 1) == {"science": 1}


@pytest.mark.rule("DUEL-PASS-03")
def test_passing_takes_the_action_tokens_off_city_warlord_and_scout() -> None:
    game = scene(city="forum!/bushido!* mine! . . . . . . .", marks=["warlord", "scout"])

    act(game, "pass")

    assert not [place for place in range(18) if is_marked(player(game), place)]
    assert not is_marked(player(game), WARLORD)
    assert not is_marked(player(game), SCOUT)


@pytest.mark.rule("DUEL-PASS-03")
def test_passing_takes_the_own_action_tokens_off_the_free_cities_and_leaves_the_gold() -> None:
    """Q-D-30."""
    game = scene(
        free={
            "face_up": "petra carthage .",
            "gold": "1 2 0 3 0 0",
            "traded": "0 1 3",
            "owned": ["hormuz", "venice"],
            "used": "hormuz venice",
        }
    )

    act(game, "pass")

    assert cities(game).traded == (3,)
    assert keys(game, cities(game).used) == ["venice"]
    assert cities(game).gold == (1, 2, 0, 3, 0, 0)


@pytest.mark.rule("DUEL-PASS-03")
def test_after_passing_the_texts_of_the_city_are_gone() -> None:
    """Q-D-31. Masonry no longer makes anything cheaper, Bourse no longer offers anything."""
    game = scene(city="bourse/masonry* . . . . . . . .", supply="5 gold")

    act(game, "pass")

    assert player(game).standing == ()


@pytest.mark.rule("DUEL-PASS-03")
def test_after_passing_the_topmost_policy_stays_in_force() -> None:
    """Q-D-31. Desert Tolls give 1 Gold whenever the opponent trades."""
    game = scene(
        supply="1 gold",
        free={"face_up": "carthage . ."},
        against="malians",
        other={"policies": "desert-tolls", "passed": True},
    )

    act(game, "trade carthage")

    assert supply(game, 1) == {"gold": 1}


@pytest.mark.rule("DUEL-PASS-03")
def test_a_first_time_text_used_before_the_pass_stays_used_until_the_round_ends() -> None:
    """Q-D-31."""
    game = scene(
        policies="rangaku",
        supply="1 gold",
        free={"face_up": "carthage . ."},
        other={"supply": "1 production"},
    )

    act(game, "trade carthage")
    answered = is_marked(player(game), POLICY)
    act(game, "build barricade", "pass")

    assert answered
    assert not is_marked(player(game), POLICY)
    assert player(game).did == {"traded", "traded-free_city"}
    act(game, "pass")
    assert (game.state.round, player(game).did) == (2, frozenset())


@pytest.mark.rule("DUEL-PASS-03")
def test_basic_resources_that_come_after_the_pass_are_lost_when_the_round_ends() -> None:
    """Q-D-42."""
    game = scene(other={"passed": True, "supply": "2 science 1 culture 1 gold"})

    act(game, "pass")

    assert supply(game, 1) == {"culture": 1, "gold": 1}


@pytest.mark.rule("DUEL-PASS-04")
def test_the_round_ends_only_when_both_players_have_passed() -> None:
    game = scene(urn="fort library", luck="library fort")

    act(game, "pass")
    assert told(game, "dealt") == []
    assert game.state.round == 1
    act(game, "pass")

    assert [event.key for event in told(game, "dealt")] == ["dealt", "dealt"]
    assert game.state.round == 2
    assert [player(game, seat).passed for seat in (0, 1)] == [False, False]


@pytest.mark.rule("DUEL-EOR-01")
def test_a_round_ends_with_cities_display_advantage_and_first_player_in_this_order() -> None:
    game = scene(
        known="fort",
        advantage="0 military 2",
        eras=["sahara phoenicia nile-delta trading-post academy"],
        luck="sahara phoenicia nile-delta trading-post academy",
        other={"known": "library"},
    )

    act(game, "pass", "pass")

    assert game.journal is not None
    assert [(event.key, event.seat) for event in game.journal] == [
        ("passed", 0),
        ("passed", 1),
        ("dealt", 0),
        ("dealt", 1),
        *[("display-dealt", -1)] * 5,
        ("advantage-decayed", 0),
        ("first-player", 1),
        ("round-begins", 1),
    ]


@pytest.mark.rule("DUEL-EOR-01")
def test_the_first_players_city_is_replenished_first() -> None:
    game = scene(known="fort", first=1, other={"known": "library"})

    act(game, "pass", "pass")

    assert [event.seat for event in told(game, "dealt")] == [1, 0]


@pytest.mark.rule("DUEL-EOR-01")
def test_what_a_round_remembers_is_forgotten_when_it_ends() -> None:
    game = scene(
        gained="2 production",
        did="conquered",
        marks=["policy", "warlord", "scout"],
        policies="rangaku",
        free={"face_up": "carthage . .", "traded": "0", "owned": ["hormuz", ""], "used": "hormuz"},
    )

    act(game, "pass", "pass")

    assert player(game).gained == [0, 0, 0, 0, 0]
    assert player(game).did == frozenset()
    assert player(game).marked == 0
    assert cities(game).traded == ()
    assert cities(game).used == ()
