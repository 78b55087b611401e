"""Who meets whom in a tournament: the same luck for everybody, each seat in turn."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass
from functools import partial
from itertools import combinations, permutations
from math import comb
from typing import TYPE_CHECKING, Final

from monumental.bots.match import Match
from monumental.play.setup import SetupError
from monumental.play.table import AUTOMA

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

#: With more sets of bots than this, a balanced part of them sits down together.
MOST_TABLES: Final = 120

#: So many ways to seat the bots are looked at before one is taken.
CANDIDATES: Final = 400


class TournamentError(SetupError):
    """A tournament that can't be played, or gone on with, as wished. One clear sentence."""


@dataclass(frozen=True)
class Tournament:
    """Everything that decides the games of a tournament.

    A deal is a seed with a civilization for each seat. Every table plays every deal once in each rotation of
    its seats, so that each bot has each seat, each civilization and the same luck as the others.
    """

    bots: tuple[str, ...]
    civilizations: tuple[str, ...]  # of the packs
    seats: int
    deals: int
    seed: int
    layout: str | None = None  # the map, for rules that have one

    @property
    def games_at_a_table(self) -> int:
        return self.deals * self.seats

    def tables(self) -> list[tuple[str, ...]]:
        return tables(self.bots, self.seats)

    def matches(self) -> list[Match]:
        """All games. Deal after deal, so that a tournament that ends early is nearly balanced, too."""
        seated = self.tables()
        return [
            Match((*table[turn:], *table[:turn]), dealt, self.seed + deal, self.layout, turn)
            for deal in range(self.deals)
            for dealt in [civilizations_of(deal, self.civilizations, self.seats)]
            for table in seated
            for turn in range(self.seats)
        ]


def plan(
    bots: Sequence[str],
    civilizations: Sequence[str],
    seats: int,
    games: int,
    seed: int,
    layout: str | None = None,
) -> Tournament:
    """A tournament with so many games at each table, rounded up to whole rotations of the seats."""
    if AUTOMA in bots:
        raise TournamentError(
            "the Automa always has the first turn, so it can't take each seat: monumental simulate seats it"
        )
    twice = [name for name, times in Counter(bots).items() if times > 1]
    if twice:
        raise TournamentError(f"a bot plays against others, not against itself: {twice[0]} is named twice")
    if len(bots) < seats:
        raise TournamentError(f"{seats} seats take at least {seats} bots, and there are {len(bots)}")
    if len(civilizations) < seats:
        raise TournamentError(f"{seats} seats take {seats} civilizations, and the packs have too few")
    return Tournament(tuple(bots), tuple(civilizations), seats, -(-games // seats), seed, layout)


def must_be_two(tournament: Tournament) -> None:
    """Whether the first is stronger than the second can be asked of two bots."""
    if len(tournament.bots) != 2 or tournament.seats != 2:
        raise TournamentError("--stronger compares two bots at tables of two")


def civilizations_of(deal: int, civilizations: Sequence[str], seats: int) -> tuple[str, ...]:
    """Who plays what by seat. In as many deals as there are civilizations, each comes to each seat once."""
    count = len(civilizations)
    distances = list(permutations(range(1, count), seats - 1))
    others = distances[deal // count % len(distances)]
    return tuple(civilizations[(deal + distance) % count] for distance in (0, *others))


def tables(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Which bots sit down together: every set of them, or a balanced part where there are too many."""
    if comb(len(bots), seats) <= MOST_TABLES:
        return list(combinations(bots, seats))
    # Bots in a circle: a table, moved around it place by place, seats each of them equally often. How often
    # two meet depends on the distances within the table alone, so tables are taken that even these out.
    circle = len(bots)
    luck = random.Random(0)
    seated: dict[tuple[int, ...], None] = {}
    met: Counter[int] = Counter()
    while not seated or len(seated) + circle <= MOST_TABLES:
        candidates = [(0, *luck.sample(range(1, circle), seats - 1)) for _ in range(CANDIDATES)]
        fresh = [
            around for around in map(partial(moved_around, circle), candidates) if around[0] not in seated
        ]
        if not fresh:
            break
        best = min(fresh, key=lambda around: unevenness(met + meetings(around, circle), circle))
        met += meetings(best, circle)
        seated |= dict.fromkeys(best)
    return [tuple(bots[place] for place in places) for places in seated]


def moved_around(circle: int, table: Iterable[int]) -> list[tuple[int, ...]]:
    """A table at every place of the circle, each once."""
    moved = (tuple(sorted((place + step) % circle for place in table)) for step in range(circle))
    return list(dict.fromkeys(moved))


def meetings(seated: Iterable[Iterable[int]], circle: int) -> Counter[int]:
    """How often bots meet that are so far from each other on the circle."""
    return Counter(
        min((one - other) % circle, (other - one) % circle)
        for table in seated
        for one, other in combinations(table, 2)
    )


def unevenness(met: Counter[int], circle: int) -> float:
    """The smaller, the more alike it is how often every two meet."""
    # Opposite places are half as many as places at any other distance.
    pairs = {gap: circle if 2 * gap < circle else circle // 2 for gap in range(1, circle // 2 + 1)}
    return sum(met[gap] ** 2 / count for gap, count in pairs.items())
