"""Who beats whom, at small scale. Every game goes with its seed, so the numbers are always the same.

The arena has the large scale: docs/bots.md.
"""

from __future__ import annotations

import pytest

from monumental.bots.match import Match, matches, play_match, seat_of
from monumental.play.setup import packs_for, unpack

pytestmark = [pytest.mark.long, pytest.mark.campaign]

MODULES = ("base", "heroes", "monsters", "renaissance")


def won(rules: str, one: str, other: str, pairs: int) -> float:
    """How many games `one` wins against `other`; each luck is played twice, with the seats swapped."""
    box = unpack(rules)
    wins = 0.0
    for seed in range(pairs):
        for seat, names in enumerate([(one, other), (other, one)]):
            winners = play_match(box, Match(names, (None, None), seed)).winners
            wins += (seat in winners) / len(winners)
    return wins


@pytest.mark.parametrize("rules", ["duel", "classic"])
def test_greedy_beats_random(rules: str) -> None:
    assert won(rules, "greedy", "random", pairs=3) == 6


def test_greedy_beats_random_in_the_continuous_mode() -> None:
    assert won("continuous", "greedy", "random", pairs=1) == 2


@pytest.mark.parametrize("rules", ["duel", "classic"])
@pytest.mark.parametrize("weak", ["beginner", "careless"])
def test_who_plays_weakly_beats_random(weak: str, rules: str) -> None:
    assert won(rules, weak, "random", pairs=2) == 4


@pytest.mark.parametrize("rules", ["duel", "classic"])
def test_somebody_careless_loses_to_greedy(rules: str) -> None:
    assert won(rules, "greedy", "careless", pairs=1) == 2


@pytest.mark.parametrize(("rules", "pairs"), [("duel", 1), ("classic", 4), ("continuous", 1)])
def test_a_few_thoughts_beat_carelessness(rules: str, pairs: int) -> None:
    """Most of the games; in classic about nine of ten, seen over fifty."""
    assert won(rules, "search-10n", "careless", pairs) > pairs


def test_thinking_ahead_beats_greedy() -> None:
    assert won("duel", "search-60n", "greedy", pairs=4) == 8


# Larger tables


def wins_of_the_first(
    rules: str, bots: tuple[str, ...], games: int, layout: str | None = None, packs: tuple[str, ...] = ()
) -> int:
    series = matches(bots, (None,) * len(bots), games, 1000, layout)
    box = unpack(rules, packs_for(rules, len(bots), packs))
    outcomes = [play_match(box, match) for match in series]
    return sum(outcome.winners == (seat_of(outcome.match, 0),) for outcome in outcomes)


@pytest.mark.parametrize("rules", ["classic", "continuous"])
@pytest.mark.parametrize("layout", ["clash-of-titans", "quiet-pastures"])
@pytest.mark.parametrize("seats", [3, 4])
def test_greedy_beats_several_random_players_on_the_map(seats: int, layout: str, rules: str) -> None:
    bots = ("greedy", *["random"] * (seats - 1))

    assert wins_of_the_first(rules, bots, 1, f"{layout}-{seats}") == 1


def test_greedy_beats_four_random_players() -> None:
    assert wins_of_the_first("continuous", ("greedy", *["random"] * 4), 2) == 2


@pytest.mark.parametrize("rules", ["classic", "continuous"])
@pytest.mark.parametrize("seats", [2, 3])
def test_greedy_beats_random_with_heroes_and_monsters(seats: int, rules: str) -> None:
    bots = ("greedy", *["random"] * (seats - 1))

    assert wins_of_the_first(rules, bots, 1, packs=MODULES) == 1


def test_greedy_beats_an_automa() -> None:
    assert wins_of_the_first("classic", ("greedy", "automa"), 4) >= 3
