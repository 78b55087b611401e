"""Two bots head to head: who was ahead of whom, and how sure that is when games come in pairs."""

from __future__ import annotations

import random
from collections import defaultdict
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Final

from monumental.bots.tally import wilson

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.bots.arena.games import Played

#: How often the deals are drawn anew.
DRAWS: Final = 2000


@dataclass(frozen=True)
class Pair:
    """How often the first was ahead of the second where both sat at a table; to be level counts half."""

    first: str
    second: str
    games: int
    ahead: int
    level: int
    deals: tuple[float, float]  # the interval that draws whole deals
    wilson: tuple[float, float]  # the one that takes the games as independent

    @property
    def rate(self) -> float:
        return (self.ahead + self.level / 2) / self.games

    def as_json(self) -> dict[str, object]:
        return {
            "bots": [self.first, self.second],
            "games": self.games,
            "ahead": self.ahead,
            "level": self.level,
            "rate": round(self.rate, 4),
            "interval": [round(bound, 4) for bound in self.deals],
            "wilson": [round(bound, 4) for bound in self.wilson],
        }


def head_to_head(bots: Sequence[str], games: Sequence[Played]) -> list[Pair]:
    """Every two bots that met, in the order they are named."""
    found = []
    for first, second in combinations(bots, 2):
        points = points_by_deal(first, second, games)
        each = [point for deal in points.values() for point in deal]
        if not each:
            continue
        ahead, level = each.count(1.0), each.count(0.5)
        found.append(
            Pair(
                *(first, second, len(each), ahead, level),
                deals=bootstrap([points[seed] for seed in sorted(points)]),
                wilson=wilson(ahead + level / 2, len(each)),
            )
        )
    return found


def points_by_deal(first: str, second: str, games: Sequence[Played]) -> dict[int, list[float]]:
    """By seed, 1 for each game in which the first was ahead, ½ where both were level."""
    points: dict[int, list[float]] = defaultdict(list)
    for played in games:
        match = played.outcome.match
        if first in match.bots and second in match.bots:
            places = played.places()
            own, other = places[match.bots.index(first)], places[match.bots.index(second)]
            points[match.seed].append(0.5 if own == other else float(own < other))
    return points


def bootstrap(deals: Sequence[Sequence[float]]) -> tuple[float, float]:
    """Between which rates the true one lies: 95 % of those that come out when the deals are drawn anew.

    The games of one deal share their luck, so they are no independent witnesses: a deal is drawn whole.
    """
    sums = [(sum(deal), len(deal)) for deal in deals]
    luck = random.Random(0)
    rates = []
    for _ in range(DRAWS):
        drawn = luck.choices(sums, k=len(sums))
        rates.append(sum(points for points, _ in drawn) / sum(games for _, games in drawn))
    rates.sort()
    beyond = DRAWS // 40
    return rates[beyond], rates[-1 - beyond]
