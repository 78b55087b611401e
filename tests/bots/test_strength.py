"""Who beats whom, at small scale. Every game goes with its seed, so the numbers are always the same.

The arena has the large scale: docs/bots.md.
"""

from __future__ import annotations

import pytest

from monumental.bots.match import Match, play_match
from monumental.play.setup import unpack

pytestmark = pytest.mark.long


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
def test_a_beginner_beats_random_and_loses_to_greedy(rules: str) -> None:
    assert won(rules, "beginner", "random", pairs=2) == 4
    assert won(rules, "greedy", "beginner", pairs=1) == 2


@pytest.mark.parametrize("rules", ["duel", "classic", "continuous"])
def test_a_few_thoughts_beat_a_beginner(rules: str) -> None:
    assert won(rules, "search-10n", "beginner", pairs=1) == 2


def test_thinking_ahead_beats_greedy() -> None:
    assert won("duel", "search-60n", "greedy", pairs=4) == 8
