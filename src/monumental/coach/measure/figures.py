"""How good chances are: Brier, log loss, and whether what is said to be likely comes as often."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import log
from typing import Final, NamedTuple

from monumental.coach.measure.monotone import best_monotone

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
    """How good the chances of some positions are, beside two simple ways to tell them."""

    games: int
    positions: int
    brier: float
    log_loss: float
    brier_of_score: float  # the best monotone fit of the difference in points, in each phase and table size
    brier_of_equals: float  # everybody has the same chance
    log_loss_of_equals: float
    bins: Sequence[Bin | None] = field(default_factory=tuple)

    @property
    def better(self) -> float:
        """By which share the Brier is smaller than that of the points."""
        return 1.0 - self.brier / self.brier_of_score if self.brier_of_score else 0.0

    def as_json(self) -> dict[str, object]:
        return {
            "games": self.games,
            "positions": self.positions,
            "brier": round(self.brier, 4),
            "log_loss": round(self.log_loss, 4),
            "brier_of_score_difference": round(self.brier_of_score, 4),
            "brier_of_all_equal": round(self.brier_of_equals, 4),
            "log_loss_of_all_equal": round(self.log_loss_of_equals, 4),
            "better_than_score_difference": round(self.better, 4),
            "reliability": [
                None
                if each is None
                else {"games": each.games, "said": round(each.said, 4), "came": round(each.came, 4)}
                for each in self.bins
            ],
        }


def figures(sightings: Sequence[Sighting]) -> Figures:
    """All figures of some positions. Each seat of each position counts once."""
    if not sightings:
        return Figures(0, 0, 0.0, 0.0, 0.0, 0.0, 0.0, (None,) * BINS)
    fits = _fits(sightings)

    def by_score(sighting: Sighting) -> list[float]:
        fit = fits[len(sighting.chances), sighting.phase]
        return [fit(lead) for lead in leads(sighting.totals)]

    return Figures(
        len({each.game for each in sightings}),
        len(sightings),
        _brier(sightings, lambda each: each.chances),
        _log_loss(sightings, lambda each: each.chances),
        _brier(sightings, by_score),
        _brier(sightings, _equal),
        _log_loss(sightings, _equal),
        _bins(sightings),
    )


def leads(totals: Sequence[int]) -> list[int]:
    """How many points each seat is ahead of the best other one."""
    return [
        total - max([other for place, other in enumerate(totals) if place != seat])
        for seat, total in enumerate(totals)
    ]


def _equal(sighting: Sighting) -> list[float]:
    return [1.0 / len(sighting.chances)] * len(sighting.chances)


def _fits(sightings: Sequence[Sighting]) -> Mapping[tuple[int, str], Callable[[int], float]]:
    """What a lead in points means, as well as these very games can tell it: the best case for the points."""
    seen: dict[tuple[int, str], list[tuple[int, float]]] = {}
    for each in sightings:
        pairs = zip(leads(each.totals), each.shares, strict=True)
        seen.setdefault((len(each.chances), each.phase), []).extend(pairs)
    return {key: best_monotone(pairs) for key, pairs in seen.items()}


def _brier(sightings: Sequence[Sighting], told: Callable[[Sighting], Sequence[float]]) -> float:
    """The mean square of how far off each seat's chance was."""
    squares = [
        (chance - share) ** 2
        for each in sightings
        for chance, share in zip(told(each), each.shares, strict=True)
    ]
    return sum(squares) / len(squares)


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
