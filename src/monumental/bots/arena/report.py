"""What came out of a tournament: how each bot did, every two head to head, and where it was played."""

from __future__ import annotations

import os
import platform
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from monumental import __version__
from monumental.bots.arena.pairs import Pair, head_to_head
from monumental.bots.arena.ratings import Rating, rate
from monumental.bots.arena.times import Times, together
from monumental.bots.tally import Standing, spread
from monumental.play.build import is_compiled

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.bots.arena.games import Played


@dataclass(frozen=True)
class Entry:
    """One of the bots: games won and lost, strength, and what it costs."""

    standing: Standing
    rating: Rating
    times: Times

    @property
    def name(self) -> str:
        return self.standing.name

    def as_json(self) -> dict[str, object]:
        return {**self.standing.as_json(), "rating": self.rating.as_json(), "time": self.times.as_json()}


@dataclass(frozen=True)
class Report:
    """The bots, the strongest first, and every two that met."""

    entries: list[Entry]
    pairs: list[Pair]
    rounds: list[int]  # by game
    decisions: int

    def as_json(self) -> dict[str, object]:
        return {
            "games": len(self.rounds),
            "rounds": spread(self.rounds),
            "decisions": self.decisions,
            "players": [entry.as_json() for entry in self.entries],
            "pairs": [pair.as_json() for pair in self.pairs],
        }


def add_up(bots: Sequence[str], games: Sequence[Played]) -> Report:
    """The report on these games, in whatever order they were finished."""
    ratings = rate(bots, games)
    entries = [_entry(name, ratings[name], games) for name in bots]
    entries.sort(key=lambda entry: -entry.rating.mu)
    return Report(
        entries,
        head_to_head([entry.name for entry in entries], games),
        [played.outcome.rounds for played in games],
        sum(played.outcome.decisions for played in games),
    )


def _entry(name: str, rating: Rating, games: Sequence[Played]) -> Entry:
    standing = Standing(name)
    clocks = []
    for played in sorted(games, key=lambda played: played.key):
        if name in played.outcome.match.bots:
            seat = played.outcome.match.bots.index(name)
            standing.add(played.outcome, seat)
            clocks.append(played.times[seat])
    return Entry(standing, rating, together(clocks))


def surroundings() -> dict[str, object]:
    """When and where it was played: times and numbers are worth little without."""
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "monumental": __version__,
        "compiled": is_compiled(),
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "machine": {"architecture": platform.machine(), "processors": os.cpu_count()},
    }
