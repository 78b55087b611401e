"""The PettingZoo environments, with the tests that PettingZoo brings."""

from __future__ import annotations

import itertools
import pickle
import random
import warnings
from types import ModuleType
from typing import Any

import numpy as np
import pettingzoo
import pytest

from monumental import Action, new_game, score_sheets
from monumental.play.setup import SetupError
from monumental.research import monumental_classic_v0, monumental_continuous_v0, monumental_duel_v0
from monumental.testing.common import position

pytestmark = pytest.mark.long

with warnings.catch_warnings():
    # PettingZoo's own tests import one of its games in a way that it no longer likes.
    warnings.filterwarnings("ignore", "The old environment creation API", DeprecationWarning)
    from pettingzoo.test import api_test, performance_benchmark, seed_test

#: All modules, all numbers of seats, and a seat that nobody plays.
TABLES: list[tuple[ModuleType, dict[str, Any]]] = [
    (monumental_duel_v0, {}),
    (monumental_duel_v0, {"forced": True, "shaping": 0.1}),
    (monumental_classic_v0, {}),
    (monumental_classic_v0, {"seats": 4, "packs": ("base", "heroes", "monsters", "renaissance")}),
    (monumental_classic_v0, {"seats": 3, "automas": [1]}),
    (monumental_continuous_v0, {"seats": 3, "layout": "random"}),
    (monumental_continuous_v0, {"seats": 5}),
]

#: Its own games with masks are excused from these by name.
excuse_masks = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be gymnasium.spaces",
)


def play(env: Any, seed: int, most: int = 10_000) -> list[Any]:
    """Play at random and gather what every agent heard: who, the reward, and whether it was over."""
    luck = random.Random(seed)
    env.reset(seed=seed)
    heard = []
    for agent in env.agent_iter(most):
        seen, reward, over, cut, _ = env.last()
        heard.append((agent, reward, over))
        env.step(None if over or cut else luck.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return heard


@excuse_masks
@pytest.mark.parametrize(("module", "options"), TABLES)
def test_pettingzoo_finds_nothing_to_complain_about(module: ModuleType, options: dict[str, Any]) -> None:
    api_test(module.env(**options), num_cycles=150)
    api_test(module.raw_env(**options), num_cycles=20)


@pytest.mark.parametrize(("module", "options"), TABLES)
def test_a_seed_decides_everything(module: ModuleType, options: dict[str, Any]) -> None:
    seed_test(lambda: module.env(**options), num_cycles=100)


def test_pettingzoo_can_measure_its_speed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # The clock runs a hundred times too fast: the real measurement takes five seconds.
    seconds = itertools.count(step=0.05)
    monkeypatch.setattr("time.time", lambda: next(seconds))

    performance_benchmark(monumental_duel_v0.env())

    assert "turns per second" in capsys.readouterr().out


def test_an_environment_has_the_name_of_its_module() -> None:
    for module in (monumental_duel_v0, monumental_classic_v0, monumental_continuous_v0):
        assert str(module.env()) == module.__name__.rpartition(".")[2]


def test_an_environment_can_be_made_by_its_name() -> None:
    env = pettingzoo.make("aec", "monumental/Classic-v0", seats=3)

    assert str(env) == "monumental_classic_v0"
    assert env.possible_agents == ["player_0", "player_1", "player_2"]


@pytest.mark.parametrize(("module", "options"), TABLES)
def test_a_whole_game_ends_with_rewards_that_add_up_to_nothing(
    module: ModuleType, options: dict[str, Any]
) -> None:
    env = module.raw_env(**{**options, "shaping": 0.0})

    heard = play(env, seed=4)

    last = {agent: reward for agent, reward, over in heard if over}
    assert set(last) == set(env.possible_agents)
    seats = env.setting.seats
    assert set(last.values()) <= {1.0, -1 / (seats - 1)} or 0.0 in last.values()
    if len(last) == seats:
        assert sum(last.values()) == pytest.approx(0)


def test_the_lead_is_shared_out_as_the_game_goes() -> None:
    env = monumental_duel_v0.raw_env(shaping=0.1)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent, reward, _ in play(env, seed=2):
        totals[agent] += reward
    points = [sheet.total for sheet in score_sheets(env.episode.game)]
    # Most points win, so nobody who is ahead has lost.
    assert points[0] != points[1]
    won = 1 if points[0] > points[1] else -1
    assert totals["player_0"] == pytest.approx(won + 0.1 * (points[0] - points[1]))
    assert totals["player_1"] == pytest.approx(-totals["player_0"])


def test_a_game_is_that_of_its_seed() -> None:
    env = monumental_classic_v0.raw_env(seats=3, forced=True)
    env.reset(seed=11)

    assert position(env.episode.game) == position(new_game("classic", seats=3, seed=11))


def test_games_after_a_seed_are_decided_by_it_too() -> None:
    positions = []
    for _ in range(2):
        env = monumental_duel_v0.raw_env()
        env.reset(seed=5)
        env.reset()
        first = position(env.episode.game)
        env.reset()
        positions.append((first, position(env.episode.game)))

    assert positions[0] == positions[1]
    assert positions[0][0] != positions[0][1]


def test_questions_with_one_answer_are_asked_only_if_they_are_wanted() -> None:
    few, all_of_them = monumental_classic_v0.raw_env(), monumental_classic_v0.raw_env(forced=True)
    for env, wanted in ((few, False), (all_of_them, True)):
        answers = []
        env.reset(seed=1)
        luck = random.Random(1)
        while not env.episode.over:
            answers.append(len(env.episode.numbers))
            env.step(luck.choice(env.episode.numbers))
        assert (1 in answers) == wanted


def test_whoever_is_not_asked_has_no_options() -> None:
    env = monumental_duel_v0.raw_env()
    env.reset(seed=1)
    waiting = next(agent for agent in env.agents if agent != env.agent_selection)

    assert env.observe(env.agent_selection)["action_mask"].sum() > 1
    assert env.observe(waiting)["action_mask"].sum() == 0


def test_an_illegal_action_is_refused_with_the_reason_and_changes_nothing() -> None:
    env = monumental_duel_v0.raw_env()
    env.reset(seed=1)
    before = position(env.episode.game)

    with pytest.raises(
        ValueError, match=r"action \d+ \(pass\) can't be done now: That is not what is asked now"
    ):
        env.step(env.setting.numbering.number(Action("pass")))
    with pytest.raises(ValueError, match="from 0 to 408, and 5000 is none"):
        env.step(5000)
    with pytest.raises(ValueError, match="None is an answer only once the game is over"):
        env.step(None)

    assert position(env.episode.game) == before


def test_with_wrappers_an_illegal_action_loses(capsys: pytest.CaptureFixture[str]) -> None:
    env = monumental_duel_v0.env()
    env.reset(seed=1)
    loser = env.agent_selection
    mask = env.observe(loser)["action_mask"]

    env.step(int(np.flatnonzero(mask == 0)[0]))

    assert env.rewards[loser] == -1
    assert all(env.terminations.values())


def test_it_can_be_looked_at() -> None:
    env = monumental_continuous_v0.raw_env(render_mode="ansi", seats=3)
    env.reset(seed=1)
    luck = random.Random(0)
    while not env.episode.over:
        assert f"{env.agent_selection}: " in str(env.render())
        env.step(luck.choice(env.episode.numbers))
    assert "won by" in str(env.render())
    assert monumental_duel_v0.raw_env().render() is None


def test_bad_options_are_refused_in_one_sentence() -> None:
    with pytest.raises(SetupError, match="unknown option 'seat'"):
        monumental_classic_v0.env(seat=3)
    with pytest.raises(SetupError, match="classic has 2 to 4 seats, not 7"):
        monumental_classic_v0.raw_env(seats=7)


def test_an_environment_can_be_sent_elsewhere() -> None:
    env = pickle.loads(pickle.dumps(monumental_classic_v0.raw_env(seats=3, shaping=0.5)))
    env.reset(seed=1)

    assert env.possible_agents == ["player_0", "player_1", "player_2"]
