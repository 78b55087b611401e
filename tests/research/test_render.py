"""What whoever watches a program play gets to see, in every mode of rendering."""

from __future__ import annotations

import random
import warnings
from types import ModuleType
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
import pytest
from gymnasium.utils.env_checker import check_env

from monumental.research import monumental_classic_v0, monumental_continuous_v0, monumental_duel_v0
from monumental.research.gymnasium_env import DuelEnv, SeatEnv
from monumental.research.pictures.canvas import fitted, folded, plain, width_of
from monumental.research.pictures.picture import size_of

pytestmark = pytest.mark.long

with warnings.catch_warnings():
    # PettingZoo's own tests import one of its games in a way that it no longer likes.
    warnings.filterwarnings("ignore", "The old environment creation API", DeprecationWarning)
    from pettingzoo.test import render_test

MODULES = (monumental_duel_v0, monumental_classic_v0, monumental_continuous_v0)

#: All modules, few and many seats, and a seat that nobody plays.
TABLES: list[tuple[ModuleType, dict[str, Any]]] = [
    (monumental_duel_v0, {}),
    (monumental_classic_v0, {}),
    (monumental_classic_v0, {"seats": 4, "packs": ("base", "heroes", "monsters", "renaissance")}),
    (monumental_classic_v0, {"seats": 3, "automas": [1]}),
    (monumental_continuous_v0, {"seats": 5, "packs": ("base", "five-players", "heroes", "monsters")}),
]


def picture_of(env: Any) -> npt.NDArray[np.uint8]:
    shown = env.render()
    assert isinstance(shown, np.ndarray)
    return shown


@pytest.mark.parametrize("module", MODULES)
def test_pettingzoo_can_render_in_every_mode(module: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    tests = {
        "human": lambda shown: shown is None,
        "ansi": lambda shown: "player_1 (" in shown,
        "rgb_array": lambda shown: shown.shape == (*size_of(2)[::-1], 3),
    }

    render_test(module.env, tests)
    render_test(module.raw_env, tests)

    assert "display: " in capsys.readouterr().out


def test_pettingzoo_is_told_what_it_asks_of_an_environment() -> None:
    for module in MODULES:
        assert module.env().metadata == {
            "name": module.__name__.rpartition(".")[2],
            "render_modes": ["human", "ansi", "rgb_array"],
            "render_fps": 1,
            "is_parallelizable": False,
        }


@pytest.mark.parametrize("name", ["Duel", "Classic", "Continuous"])
@pytest.mark.parametrize("mode", ["human", "ansi", "rgb_array"])
def test_gymnasium_finds_nothing_to_complain_about_in_any_mode(name: str, mode: str) -> None:
    env = gymnasium.make(f"monumental/{name}-v0", opponents=["random"], render_mode=mode)

    check_env(env.unwrapped)


def test_an_environment_is_made_as_stable_baselines_makes_it() -> None:
    """Its make_vec_env asks for pictures, and does without them only for a TypeError."""
    kwargs: dict[str, Any] = {"render_mode": "rgb_array"} | {"opponents": ["random"]}

    envs = [gymnasium.make("monumental/Duel-v0", **kwargs) for _ in range(2)]

    for env in envs:
        env.action_space.seed(1)
        env.reset(seed=1)
    assert [env.render_mode for env in envs] == ["rgb_array"] * 2
    assert np.array_equal(picture_of(envs[0]), picture_of(envs[1]))


@pytest.mark.parametrize(("module", "options"), TABLES)
def test_every_position_of_a_game_is_a_picture_of_the_same_size(
    module: ModuleType, options: dict[str, Any]
) -> None:
    env = module.raw_env(render_mode="rgb_array", **options)
    env.reset(seed=2)
    luck = random.Random(2)
    width, height = size_of(env.setting.seats)
    before = np.zeros((height, width, 3), np.uint8)
    shown = 0
    while True:
        if shown % 8 == 0 or env.episode.over:
            now = picture_of(env)
            assert now.shape == (height, width, 3)
            assert now.dtype == np.uint8
            assert not np.array_equal(now, before)
            before = now
        shown += 1
        if env.episode.over:
            break
        env.step(luck.choice(env.episode.numbers))


def test_whoever_is_asked_has_a_thick_frame() -> None:
    """The seats stand in a column on the right, each in a frame of its colour."""
    env = monumental_duel_v0.raw_env(render_mode="rgb_array", civilizations=["aztecs", "japanese"])
    framed: dict[str, list[bool]] = {}
    env.reset(seed=1)
    luck = random.Random(1)
    while len(framed) < 2:
        now = picture_of(env)
        edges = (now[200, 480:482], now[500, 480:482])
        framed[env.agent_selection] = [np.array_equal(outer, inner) for outer, inner in edges]
        env.step(luck.choice(env.episode.numbers))

    assert framed == {"player_0": [True, False], "player_1": [False, True]}


def test_a_picture_can_be_painted_over() -> None:
    """Whoever films writes into it."""
    env = DuelEnv(["random"], render_mode="rgb_array")
    env.reset(seed=1)
    shown = picture_of(env)

    shown[:] = 0

    assert np.any(picture_of(env))


def test_people_see_every_position_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    env: SeatEnv = DuelEnv(["random"], render_mode="human")
    _, told = env.reset(seed=1)
    env.step(int(np.flatnonzero(told["action_mask"])[0]))

    assert capsys.readouterr().out.count("duel, round ") == 2


def test_a_mode_that_there_is_not_is_refused_with_those_there_are() -> None:
    sentence = "^a position is rendered by one of human, ansi, rgb_array, not by 'depth_array'$"

    with pytest.raises(ValueError, match=sentence):
        DuelEnv(render_mode="depth_array")
    with pytest.raises(ValueError, match=sentence):
        monumental_classic_v0.raw_env(render_mode="depth_array")


def test_names_stay_where_there_is_room_for_them() -> None:
    name = "Mausoleum at Halicarnassus"

    assert fitted(name, 11, 500) == name
    assert width_of(fitted(name, 11, 60), 11) <= 60
    assert folded(name, 11, 90, 2) == ("Mausoleum at", "Halicarnassus")
    assert len(folded(name, 11, 30, 3)) == 3


def test_letters_that_can_not_be_painted_are_plain_ones() -> None:
    assert plain("Sagrada Família – 2×") == "Sagrada Familia - 2x"
    assert plain("“日”") == "“?”"
