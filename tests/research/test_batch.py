"""Many games side by side."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from monumental import new_game
from monumental.research.batch import BatchedGames
from monumental.testing.common import position

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("duel", {}),
    ("classic", {"seats": 3, "packs": ("base", "monsters"), "shaping": 0.1}),
    ("continuous", {"seats": 2, "forced": True, "layout": "random"}),
]


def run(games: BatchedGames, steps: int, seed: int = 0) -> list[bytes]:
    """All that the arrays said, step by step."""
    luck = np.random.default_rng(seed)
    said = []
    for _ in range(steps):
        games.step(games.random_actions(luck))
        arrays = (games.observations, games.masks, games.seats, games.rewards, games.dones)
        said.append(b"".join(array.tobytes() for array in arrays))
    return said


@pytest.mark.parametrize(("rules", "options"), TABLES)
def test_the_arrays_say_what_the_games_are_like(rules: str, options: dict[str, Any]) -> None:
    games = BatchedGames(rules, 3, seed=5, **options)
    luck = np.random.default_rng(1)
    for _ in range(200):
        for at, episode in enumerate(games.episodes):
            seat = episode.game.seat
            assert games.seats[at] == seat
            assert np.array_equal(games.observations[at], games.setting.observer.observe(episode.game, seat))
            assert np.array_equal(games.masks[at], games.setting.numbering.mask(episode.game.options()))
            assert np.flatnonzero(games.masks[at]).tolist() == sorted(games.options(at))
        games.step(games.random_actions(luck))


@pytest.mark.parametrize(("rules", "options"), TABLES)
def test_the_arrays_name_cards_by_what_they_do(rules: str, options: dict[str, Any]) -> None:
    games = BatchedGames(rules, 3, seed=5, observation=2, **options)
    luck = np.random.default_rng(1)
    cards = games.setting.card_observer
    for _ in range(120):
        for at, episode in enumerate(games.episodes):
            game = episode.game
            assert np.array_equal(games.observations[at], cards.observe(game, game.seat))
            rows = cards.options(game)
            assert np.array_equal(games.option_rows[at, : len(rows)], rows)
            assert not games.option_rows[at, len(rows) :].any()
            numbers = games.setting.numbering.numbers(game.options())
            assert games.option_numbers[at, : len(rows)].tolist() == numbers
            assert (games.option_numbers[at, len(rows) :] == -1).all()
        games.step(games.random_actions(luck))


def test_there_are_two_kinds_of_observations() -> None:
    with pytest.raises(ValueError, match="there are observations 1 and 2, and 3 is neither"):
        BatchedGames("duel", 1, observation=3)


@pytest.mark.parametrize(("rules", "options"), TABLES)
def test_a_seed_decides_everything(rules: str, options: dict[str, Any]) -> None:
    one, two, other = (BatchedGames(rules, 3, seed=seed, **options) for seed in (7, 7, 8))

    said = run(one, 60)
    assert run(two, 60) == said
    assert run(other, 60) != said


def test_a_game_that_is_over_makes_room_for_the_next_seed() -> None:
    games = BatchedGames("duel", 2, seed=30, forced=True)
    luck = np.random.default_rng(0)
    seeds = [30, 31]
    ended = 0
    while ended < 4:
        games.step(games.random_actions(luck))
        for at in np.flatnonzero(games.dones):
            ended += 1
            seeds[at] += 2
            assert games.rewards[at].tolist() in ([1, -1], [-1, 1], [0, 0])
            new = new_game("duel", seed=seeds[at])
            assert position(games.episodes[at].game) == position(new)
        assert not games.rewards[~games.dones].any()


def test_the_games_beside_it_change_nothing_in_a_game() -> None:
    """Position 0 of two games and of four has the seeds of its own; the first game is the same."""
    firsts = []
    for count in (2, 4):
        games = BatchedGames("duel", count, seed=1)
        way = []
        while not games.dones[0]:
            games.step([games.options(at)[0] for at in range(count)])
            way.append(games.observations[0].tobytes() if not games.dones[0] else b"")
        firsts.append(way)

    assert firsts[0] == firsts[1]


def test_bad_input_is_refused_in_one_sentence() -> None:
    with pytest.raises(ValueError, match="at least one game, not 0"):
        BatchedGames("duel", 0)
    games = BatchedGames("duel", 2)
    with pytest.raises(ValueError, match="there are 2 games, so 1 actions can't be meant"):
        games.step([0])
    with pytest.raises(ValueError, match="actions are whole numbers, and these are float64"):
        games.step([0.5, 1.0])
    with pytest.raises(ValueError, match=r"game 1: action \d+ \(.*\) can't be done now"):
        games.step([games.options(0)[0], int(np.flatnonzero(games.masks[1] == 0)[0])])
