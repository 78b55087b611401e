"""Many games shared out among processes, or among machines, are the games that one process plays."""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from monumental.research.batch import BatchedGames
from monumental.research.many.places import shared_out

ARRAYS = ("observations", "masks", "option_rows", "option_numbers", "seats", "rewards", "dones")


def play_alike(ours: BatchedGames, others: BatchedGames, steps: int) -> int:
    """Both play at random with the same luck, and say the same; gives how many games ended."""
    luck, same_luck = np.random.default_rng(3), np.random.default_rng(3)
    ended = 0
    for _ in range(steps):
        actions, same = ours.random_actions(luck), others.random_actions(same_luck)
        assert np.array_equal(actions, same)
        ours.step(actions)
        others.step(same)
        for name in ARRAYS:
            assert np.array_equal(getattr(ours, name), getattr(others, name)), name
        ended += int(ours.dones.sum())
    return ended


@pytest.mark.long
@pytest.mark.parametrize("observation", [1, 2])
def test_several_processes_play_the_games_of_one(observation: int) -> None:
    options: dict[str, Any] = {"seed": 11, "observation": observation, "shaping": 0.1}

    with BatchedGames("duel", 5, jobs=2, **options) as spread:
        ended = play_alike(BatchedGames("duel", 5, **options), spread, 250)

    assert ended >= 5
    assert "games 2 to 4" not in [each.name for each in multiprocessing.active_children()]


@pytest.fixture(scope="module")
def two() -> Iterator[BatchedGames]:
    with BatchedGames("duel", 4, jobs=2) as games:
        yield games


@pytest.mark.long
def test_what_goes_wrong_elsewhere_is_said_here(two: BatchedGames) -> None:
    wrong = [two.options(position)[0] for position in range(4)]
    wrong[3] = int(np.flatnonzero(two.masks[3] == 0)[0])

    with pytest.raises(ValueError, match=r"game 3: action \d+ \(.*\) can't be done now"):
        two.step(wrong)
    with pytest.raises(ValueError, match="these games are played elsewhere, so they can't be shown here"):
        _ = two.episodes
    with pytest.raises(IndexError, match="there are 4 games, from 0 on, and none is 4"):
        two.options(4)


@pytest.mark.long
def test_a_process_that_has_ended_is_named() -> None:
    games = BatchedGames("duel", 6, jobs=2)
    second = next(each for each in multiprocessing.active_children() if each.name == "games 3 to 5")
    second.kill()
    second.join()

    with pytest.raises(RuntimeError, match="the process that played games 3 to 5 has ended"):
        games.random_actions(np.random.default_rng(0))
    games.close()


@pytest.mark.long
@pytest.mark.campaign
def test_a_cluster_plays_the_same_games() -> None:
    ray = pytest.importorskip("ray")
    try:
        with BatchedGames("duel", 4, seed=2, jobs=2, observation=2, ray="local") as spread:
            play_alike(BatchedGames("duel", 4, seed=2, observation=2), spread, 60)
            with pytest.raises(ValueError, match="game 0: the actions have numbers from 0 to 408"):
                spread.step([9999] * 4)
    finally:
        ray.shutdown()


def test_without_ray_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "monumental.research.many.cluster", raising=False)

    with pytest.raises(ImportError, match=r'ray is not installed.*pip install "monumental\[cluster\]"'):
        BatchedGames("duel", 2, ray="local")


def test_nobody_is_without_a_game() -> None:
    for count in range(1, 12):
        for jobs in range(1, 15):
            parts = shared_out(count, jobs)
            assert [position for part in parts for position in part] == list(range(count))
            sizes = {len(part) for part in parts}
            assert min(sizes) >= 1
            assert max(sizes) - min(sizes) <= 1


def test_somebody_must_play() -> None:
    with pytest.raises(ValueError, match="somebody must play the games, and 0 do not"):
        BatchedGames("duel", 2, jobs=0)
