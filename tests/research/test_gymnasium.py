"""One seat against bots, with the checker that Gymnasium brings."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from monumental.bots import UnknownBot
from monumental.research.gymnasium_env import ClassicEnv, DuelEnv, SeatEnv

pytestmark = pytest.mark.long

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("Duel", {"opponents": ["random"]}),
    ("Duel", {"opponents": ["random"], "seat": None, "forced": True, "shaping": 0.1}),
    ("Classic", {"seats": 3, "opponents": ["random"], "packs": ("base", "heroes")}),
    ("Classic", {"seats": 3, "automas": [0], "seat": 2, "opponents": ["random"]}),
    ("Continuous", {"seats": 5, "opponents": ["random"] * 4, "seat": 4}),
]


def play(env: SeatEnv, seed: int) -> tuple[list[int], float]:
    """A game at random: what was done, and what it was worth."""
    luck = np.random.default_rng(seed)
    _, told = env.reset(seed=seed)
    actions, total, over = [], 0.0, False
    while not over:
        actions.append(int(luck.choice(np.flatnonzero(told["action_mask"]))))
        _, reward, over, cut, told = env.step(actions[-1])
        total += reward
        assert not cut
    return actions, total


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_gymnasium_finds_nothing_to_complain_about(name: str, options: dict[str, Any]) -> None:
    """It tries actions without looking at the mask: they lose."""
    check_env(gymnasium.make(f"monumental/{name}-v0", **options).unwrapped)


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_a_whole_game_can_be_played_and_is_decided_by_its_seed(name: str, options: dict[str, Any]) -> None:
    games = []
    for _ in range(2):
        env = gymnasium.make(f"monumental/{name}-v0", **options).unwrapped
        assert isinstance(env, SeatEnv)
        games.append((play(env, 3), play(env, 4)))
        assert env.episode.over
        assert not env.action_masks().any()

    assert games[0] == games[1]
    assert games[0][0] != games[0][1]


def test_the_seat_is_asked_nothing_but_its_own_questions() -> None:
    env = DuelEnv(["random"], seat=1)
    _, told = env.reset(seed=0)
    luck = np.random.default_rng(0)
    over = False
    while not over:
        assert env.episode.game.seat == 1
        assert np.array_equal(env.action_masks(), told["action_mask"] > 0)
        _, _, over, _, told = env.step(luck.choice(np.flatnonzero(told["action_mask"])))


def test_without_a_seat_both_are_played_in_turn() -> None:
    env = DuelEnv(["random"], seat=None)
    seats = []
    for seed in range(4):
        env.reset(seed=seed)
        seats.append(env.seat)

    assert seats == [0, 1, 0, 1]


def test_an_illegal_action_loses_at_once() -> None:
    env = DuelEnv(["random"])
    _, told = env.reset(seed=0)

    _, reward, over, cut, after = env.step(int(np.flatnonzero(told["action_mask"] == 0)[0]))

    assert (reward, over, cut, after["illegal"]) == (-1.0, True, False, True)
    assert not after["action_mask"].any()
    with pytest.raises(ValueError, match="the game is over: reset comes next"):
        env.step(0)


def test_an_illegal_action_can_be_an_error_instead() -> None:
    env = DuelEnv(["random"], illegal="error")
    _, told = env.reset(seed=0)

    with pytest.raises(ValueError, match="can't be done now"):
        env.step(int(np.flatnonzero(told["action_mask"] == 0)[0]))
    env.step(int(np.flatnonzero(told["action_mask"])[0]))


def test_whoever_loses_gets_minus_one() -> None:
    env = DuelEnv(["greedy"])

    assert [play(env, seed)[1] for seed in range(2)] == [-1.0, -1.0]


def test_bad_options_are_refused_in_one_sentence() -> None:
    with pytest.raises(ValueError, match="there are 2 opponents, so 3 bots can't be meant"):
        ClassicEnv(["random"] * 3, seats=3)
    with pytest.raises(ValueError, match="seat 2 is none that could be played"):
        DuelEnv(seat=2)
    with pytest.raises(ValueError, match="one of lose, error, not by 'shrug'"):
        DuelEnv(illegal="shrug")
    with pytest.raises(UnknownBot, match="unknown bot 'deep-blue'"):
        DuelEnv(["deep-blue"])


def test_it_can_be_looked_at() -> None:
    env = DuelEnv(["random"], render_mode="ansi")
    env.reset(seed=1)

    assert "player_0: " in str(env.render())
    assert DuelEnv(["random"]).render() is None
