"""The Advantage decays, the first player marker goes round, and a new round starts."""

from __future__ import annotations

import pytest

from monumental import Game
from monumental.engine.action import NONE
from monumental.engine.resources import MILITARY
from tests.scene import act, advantage, offered, pass_round, scene, supply, told, words


def stake(game: Game) -> tuple[int, int, int]:
    card = advantage(game)
    return card.holder, card.resource, card.tokens


@pytest.mark.rule("DUEL-DECAY-01", "DUEL-DECAY-02")
@pytest.mark.parametrize("holder", [0, 1])
@pytest.mark.parametrize("tokens", [2, 5])
def test_one_token_goes_at_the_end_of_the_round_and_with_tokens_left_the_holder_stays(
    holder: int, tokens: int
) -> None:
    game = scene(advantage=f"{holder} military {tokens}")

    pass_round(game)

    assert stake(game) == (holder, MILITARY, tokens - 1)
    assert supply(game, holder) == {}
    assert [(event.seat, event.number) for event in told(game, "advantage-decayed")] == [(holder, tokens - 1)]


@pytest.mark.rule("DUEL-DECAY-01")
def test_the_advantage_does_not_decay_before_both_have_passed() -> None:
    game = scene(advantage="0 military 1")

    act(game, "pass")

    assert stake(game) == (0, MILITARY, 1)


@pytest.mark.rule("DUEL-DECAY-01")
def test_nothing_decays_while_nobody_has_the_advantage() -> None:
    game = scene()

    pass_round(game)

    assert stake(game) == (NONE, NONE, 0)
    assert told(game, "advantage-decayed") == []
    assert told(game, "advantage-lost") == []


@pytest.mark.rule("DUEL-DECAY-03")
def test_with_the_last_token_the_advantage_is_lost() -> None:
    game = scene(advantage="0 military 1")

    pass_round(game)

    assert stake(game) == (NONE, NONE, 0)
    assert [event.seat for event in told(game, "advantage-lost")] == [0]


@pytest.mark.rule("DUEL-DECAY-03")
def test_a_gained_advantage_without_tokens_is_lost_at_the_end_of_the_round() -> None:
    """Q-D-21."""
    game = scene(
        advantage="1 military 3",
        city="fort/bushido* . . . . . . . .",
        other={"passed": True},
        luck="fort bushido",  # the city is dealt again
    )

    act(game, "use a1k")
    assert stake(game) == (0, NONE, 0)
    act(game, "pass")

    assert stake(game) == (NONE, NONE, 0)


@pytest.mark.rule("DUEL-DECAY-03")
def test_a_lost_advantage_is_taken_with_any_resource_again() -> None:
    game = scene(advantage="0 military 1", supply="1 gold")

    pass_round(game)
    act(game, "activate 1 a", "activate 1 a", "pass")

    assert offered(game, "warlord") == []
    assert offered(game, "advantage") == [
        "advantage production 1",
        "advantage science 1",
        "advantage military 1",
    ]


@pytest.mark.rule("DUEL-DECAY-04")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_marker_goes_to_the_opponent_who_begins_the_new_round(first: int) -> None:
    game = scene(first=first, round=4)

    pass_round(game)

    assert game.state.first == 1 - first
    assert game.state.round == 5
    assert game.seat == 1 - first
    assert len(words(game)) == 9  # three rows, three columns: the cities are activated
    assert words(game)[0] == "activate 1 a"
    assert [event.seat for event in told(game, "round-begins")] == [1 - first]


@pytest.mark.rule("DUEL-DECAY-04")
def test_the_marker_goes_round_whoever_passed_first() -> None:
    game = scene(first=0, other={"passed": True})

    act(game, "pass")

    assert game.state.first == 1
