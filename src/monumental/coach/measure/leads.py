"""What a lead in points means: the coach's chances are held against it, and how surely they win."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from monumental.coach.measure.monotone import best_monotone
from monumental.coach.signs import leads

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from monumental.coach.measure.figures import Sighting

#: So many other series of games are drawn from those that were played.
DRAWS: Final = 1000

#: Of these, so many are left out at each end: 95 % remain.
LEFT_OUT: Final = 25

#: All the luck that the draws have: the same games have the same interval.
LUCK: Final = 53


class Leads:
    """The best monotone fits of the difference in points, as well as these very positions can tell them.

    There are two: for each number of seats, whatever the phase; and for each number of seats and phase.
    """

    def __init__(self, sightings: Sequence[Sighting]) -> None:
        self._by_seats = _fits(sightings, _seats)
        self._by_phase = _fits(sightings, _seats_and_phase)

    def chances(self, sighting: Sighting) -> list[float]:
        """What each seat wins with its lead, at a table of this size."""
        fit = self._by_seats[_seats(sighting)]
        return [fit(lead) for lead in leads(sighting.totals)]

    def chances_by_phase(self, sighting: Sighting) -> list[float]:
        """What each seat wins with its lead, at a table of this size in this phase."""
        fit = self._by_phase[_seats_and_phase(sighting)]
        return [fit(lead) for lead in leads(sighting.totals)]


def _seats(sighting: Sighting) -> Hashable:
    return len(sighting.chances)


def _seats_and_phase(sighting: Sighting) -> Hashable:
    return len(sighting.chances), sighting.phase


def _fits(
    sightings: Sequence[Sighting], group: Callable[[Sighting], Hashable]
) -> dict[Hashable, Callable[[int], float]]:
    seen: dict[Hashable, list[tuple[int, float]]] = {}
    for each in sightings:
        seen.setdefault(group(each), []).extend(zip(leads(each.totals), each.shares, strict=True))
    return {key: best_monotone(pairs) for key, pairs in seen.items()}


def interval(games: Sequence[int], coach: Sequence[float], score: Sequence[float]) -> tuple[float, float]:
    """Between what shares it is better: squares of both for each position, drawn anew game by game."""
    by_game: dict[int, tuple[float, float]] = {}
    for game, mine, other in zip(games, coach, score, strict=True):
        before = by_game.get(game, (0.0, 0.0))
        by_game[game] = (before[0] + mine, before[1] + other)
    sums = [by_game[game] for game in sorted(by_game)]
    if not any(other for _, other in sums):
        return 0.0, 0.0
    dice = random.Random(LUCK)
    found = []
    for _ in range(DRAWS):
        drawn = dice.choices(sums, k=len(sums))
        others = sum([other for _, other in drawn])
        found.append(1.0 - sum([mine for mine, _ in drawn]) / others if others else 0.0)
    found.sort()
    return found[LEFT_OUT], found[-LEFT_OUT - 1]
