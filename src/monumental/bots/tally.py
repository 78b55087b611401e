"""Adding up games: who won how often, and how sure that is."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING, Final

from monumental.bots.match import seat_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from monumental.bots.match import Outcome

#: The true rate lies in the interval with a probability of 95 %.
CONFIDENCE: Final = 1.959963984540054


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Between which rates the true one lies (Wilson's score interval). A shared victory is half a win."""
    if not games:
        return 0.0, 1.0
    rate = wins / games
    square = CONFIDENCE**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    reach = CONFIDENCE * sqrt(rate * (1 - rate) / games + square / (4 * games**2)) / (1 + square / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


@dataclass
class Tally:
    """The games of somebody: a bot, a bot in a seat, a civilization."""

    games: int = 0
    wins: int = 0
    shared: int = 0
    scores: list[int] = field(default_factory=list)

    def add(self, outcome: Outcome, seat: int) -> None:
        self.games += 1
        self.scores.append(outcome.totals[seat])
        if outcome.winners == (seat,):
            self.wins += 1
        elif seat in outcome.winners:
            self.shared += 1

    @property
    def rate(self) -> float:
        return (self.wins + self.shared / 2) / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins + self.shared / 2, self.games)

    def as_json(self) -> dict[str, object]:
        return {
            "games": self.games,
            "wins": self.wins,
            "shared": self.shared,
            "win_rate": round(self.rate, 4),
            "interval": [round(bound, 4) for bound in self.interval()],
            "score": spread(self.scores),
        }


def spread(numbers: Sequence[int]) -> dict[str, float]:
    """The smallest, the mean and the largest."""
    if not numbers:
        return {"min": 0, "mean": 0, "max": 0}
    return {"min": min(numbers), "mean": round(sum(numbers) / len(numbers), 2), "max": max(numbers)}


@dataclass
class Standing:
    """How one of the bots of a series did: in all, starting or not, and with each civilization."""

    name: str
    total: Tally = field(default_factory=Tally)
    by_seat: dict[int, Tally] = field(default_factory=dict)
    by_civilization: dict[str, Tally] = field(default_factory=dict)

    def add(self, outcome: Outcome, seat: int) -> None:
        self.total.add(outcome, seat)
        self.by_seat.setdefault(seat, Tally()).add(outcome, seat)
        self.by_civilization.setdefault(outcome.civilizations[seat], Tally()).add(outcome, seat)

    def as_json(self) -> dict[str, object]:
        return {
            "bot": self.name,
            **self.total.as_json(),
            "seats": [self.by_seat[seat].as_json() for seat in sorted(self.by_seat)],
            "civilizations": tallies_as_json(self.by_civilization),
        }


@dataclass
class Series:
    """Many games between the same bots, added up."""

    standings: list[Standing]
    civilizations: dict[str, Tally] = field(default_factory=dict)
    rounds: list[int] = field(default_factory=list)
    decisions: int = 0

    def as_json(self) -> dict[str, object]:
        return {
            "games": len(self.rounds),
            "decisions": self.decisions,
            "rounds": spread(self.rounds),
            "players": [standing.as_json() for standing in self.standings],
            "civilizations": tallies_as_json(self.civilizations),
        }


def add_up(names: Sequence[str], outcomes: Iterable[Outcome]) -> Series:
    """The series of these bots, in the order they were named."""
    series = Series([Standing(name) for name in names])
    for outcome in outcomes:
        series.rounds.append(outcome.rounds)
        series.decisions += outcome.decisions
        for player, standing in enumerate(series.standings):
            seat = seat_of(outcome.match, player)
            standing.add(outcome, seat)
            series.civilizations.setdefault(outcome.civilizations[seat], Tally()).add(outcome, seat)
    return series


def tallies_as_json(tallies: dict[str, Tally]) -> dict[str, dict[str, object]]:
    return {key: tallies[key].as_json() for key in sorted(tallies)}
