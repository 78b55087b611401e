"""How good chances are: Brier, log loss, and whether what is said to be likely comes as often."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import log
from typing import Final, NamedTuple

from monumental.coach.measure.leads import Leads, interval

#: A chance is never told to be less, so that one surprise does not outweigh all games.
LEAST: Final = 0.001

#: The reliability diagram: ten bins, each as wide as the next.
BINS: Final = 10


class Sighting(NamedTuple):
    """A position of a game that is over: what was thought of it, and what came of it."""

    game: int  # its seed, or any number of its own
    phase: str
    chances: Sequence[float]  # of each seat
    totals: Sequence[int]  # the points of each seat as if the game ended there
    shares: Sequence[float]  # of the victory


class Bin(NamedTuple):
    """All chances of about the same height."""

    games: int
    said: float  # on average
    came: float  # how often it was won

    @property
    def gap(self) -> float:
        """How much too high the chances were."""
        return self.said - self.came


@dataclass(frozen=True)
class Figures:
    """How good the chances of some positions are, beside simple ways to tell them."""

    games: int
    positions: int
    brier: float
    log_loss: float
    brier_of_score: float  # the best monotone fit of the difference in points, for each number of seats
    brier_by_phase: float  # one for each number of seats and each phase: harder to beat
    brier_of_equals: float  # everybody has the same chance
    log_loss_of_score: float
    log_loss_by_phase: float
    log_loss_of_equals: float
    interval: tuple[float, float] = (0.0, 0.0)  # of `better`: 95 % of what as many other games would show
    bins: Sequence[Bin | None] = field(default_factory=tuple)

    @property
    def better(self) -> float:
        """By which share the Brier is smaller than that of the points."""
        return 1.0 - self.brier / self.brier_of_score if self.brier_of_score else 0.0

    @property
    def better_by_phase(self) -> float:
        """By which share it is smaller than that of the points by phase."""
        return 1.0 - self.brier / self.brier_by_phase if self.brier_by_phase else 0.0

    def as_json(self) -> dict[str, object]:
        return {
            "games": self.games,
            "positions": self.positions,
            "brier": round(self.brier, 4),
            "log_loss": round(self.log_loss, 4),
            "brier_of_score_difference": round(self.brier_of_score, 4),
            "brier_of_score_difference_by_phase": round(self.brier_by_phase, 4),
            "brier_of_all_equal": round(self.brier_of_equals, 4),
            "log_loss_of_score_difference": round(self.log_loss_of_score, 4),
            "log_loss_of_score_difference_by_phase": round(self.log_loss_by_phase, 4),
            "log_loss_of_all_equal": round(self.log_loss_of_equals, 4),
            "better_than_score_difference": round(self.better, 4),
            "interval": [round(end, 4) for end in self.interval],
            "better_than_score_difference_by_phase": round(self.better_by_phase, 4),
            "reliability": [
                None
                if each is None
                else {"games": each.games, "said": round(each.said, 4), "came": round(each.came, 4)}
                for each in self.bins
            ],
        }


def figures(sightings: Sequence[Sighting], leads: Leads | None = None) -> Figures:
    """All figures of some positions. Each seat of each position counts once.

    `leads` are what leads in points mean, if they were learned from more positions than these.
    """
    if not sightings:
        return Figures(0, 0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, (0.0, 0.0), (None,) * BINS)
    leads = leads or Leads(sightings)
    coach = _squares(sightings, lambda each: each.chances)
    score = _squares(sightings, leads.chances)
    games = [each.game for each in sightings]
    seats = sum([len(each.shares) for each in sightings])
    return Figures(
        len({*games}),
        len(sightings),
        sum(coach) / seats,
        _log_loss(sightings, lambda each: each.chances),
        sum(score) / seats,
        sum(_squares(sightings, leads.chances_by_phase)) / seats,
        sum(_squares(sightings, _equal)) / seats,
        _log_loss(sightings, lambda each: _together(leads.chances(each))),
        _log_loss(sightings, lambda each: _together(leads.chances_by_phase(each))),
        _log_loss(sightings, _equal),
        interval(games, coach, score),
        _bins(sightings),
    )


def _equal(sighting: Sighting) -> list[float]:
    return [1.0 / len(sighting.chances)] * len(sighting.chances)


def _together(told: Sequence[float]) -> Sequence[float]:
    """Chances that points tell seat by seat, made to be 1 together.

    Otherwise whoever promises everybody much would be surprised least.
    """
    whole = sum(told)
    return [chance / whole for chance in told] if whole else [1.0 / len(told)] * len(told)


def _squares(sightings: Sequence[Sighting], told: Callable[[Sighting], Sequence[float]]) -> list[float]:
    """How far off the chances of all seats were, squared and added up, for each position."""
    return [
        sum([(chance - share) ** 2 for chance, share in zip(told(each), each.shares, strict=True)])
        for each in sightings
    ]


def _log_loss(sightings: Sequence[Sighting], told: Callable[[Sighting], Sequence[float]]) -> float:
    """How surprising the winners were, on average."""
    surprises = [
        -share * log(max(LEAST, chance))
        for each in sightings
        for chance, share in zip(told(each), each.shares, strict=True)
    ]
    return sum(surprises) / len(sightings)


def _bins(sightings: Sequence[Sighting]) -> list[Bin | None]:
    told: list[list[tuple[int, float, float]]] = [[] for _ in range(BINS)]
    for each in sightings:
        for chance, share in zip(each.chances, each.shares, strict=True):
            told[min(BINS - 1, int(chance * BINS))].append((each.game, chance, share))
    return [
        Bin(
            len({game for game, _, _ in entries}),
            sum([chance for _, chance, _ in entries]) / len(entries),
            sum([share for _, _, share in entries]) / len(entries),
        )
        if entries
        else None
        for entries in told
    ]
