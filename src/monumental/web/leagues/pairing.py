"""Who meets whom in the next round: everybody everybody once, or whoever stands next to them (Swiss).

People are numbers here, and nothing is left to luck: two servers come to the same pairs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

Form = Literal["robin", "swiss"]

#: Who of two has won: `one` begins the game. `none`: neither was there at the end; `bye`: there was no other.
Outcome = Literal["one", "two", "draw", "none", "bye"]

#: What a pair costs, the worst first: the same two again, people of different points, somebody who begins
#: too often, a bye for whoever stands high, and people who stand far apart.
AGAIN: Final = 10**10
POINTS: Final = 10**6
BEGINS: Final = 10**4
HIGH: Final = 10**2

#: Whom the one meets who rests.
NOBODY: Final = -1


@dataclass(frozen=True, slots=True)
class Pair:
    """Two who meet; without `two`, nobody is left for `one` in this round."""

    one: int
    two: int | None


@dataclass(frozen=True, slots=True)
class Met:
    """A pair of a round, and what came of it; nothing: they play still."""

    round: int
    pair: Pair
    outcome: Outcome | None = None


def rounds_of_robin(count: int) -> int:
    """So many rounds until everybody has met everybody: of an odd number, one rests in each."""
    return count - 1 if count % 2 == 0 else count


def most_rounds_of_swiss(count: int) -> int:
    """So many rounds can always be paired without two meeting again, whoever met before.

    Each then has as many left to meet as half of all or more, and so all can be paired (Dirac).
    """
    return (count + 1) // 2


def robin(people: Sequence[int], round: int) -> list[Pair]:
    """A round in which nobody meets whom they have met before, in the order of Berger's tables.

    Everybody begins as often as not, or once more or less.
    """
    if not 1 <= round <= rounds_of_robin(len(people)):
        raise ValueError(round)
    seats: list[int | None] = [*people, *([None] if len(people) % 2 else [])]
    turning, last = len(seats) - 1, len(seats) - 1
    found = []
    for place in range(turning):
        other = (round - 1 - place) % turning
        if place == other:
            found.append(_at(seats, place, last, is_first=place < len(seats) // 2))
        elif place < other:
            found.append(_at(seats, place, other, is_first=(place + other) % 2 == 1))
    return sorted(found, key=lambda pair: pair.two is None)


def _at(seats: Sequence[int | None], place: int, other: int, *, is_first: bool) -> Pair:
    one, two = seats[place], seats[other]
    if two is None or one is None:
        lonely = one if one is not None else two
        assert lonely is not None
        return Pair(lonely, None)
    return Pair(one, two) if is_first else Pair(two, one)


def swiss(people: Sequence[int], met: Sequence[Met], points: Mapping[int, float]) -> list[Pair]:
    """The best pairs for people in the order in which they stand.

    Nobody meets somebody again while it can be avoided, and then those of the same points meet.
    """
    # It takes a moment to read, and few servers need it.
    from networkx import Graph, min_weight_matching  # noqa: PLC0415

    history = _History(met)
    rank = {number: place for place, number in enumerate(people)}
    graph = Graph()
    for place, one in enumerate(people):
        for two in people[place + 1 :]:
            graph.add_edge(one, two, weight=history.cost(one, two, points) + rank[two] - rank[one])
        if len(people) % 2:
            graph.add_edge(one, NOBODY, weight=history.cost_of_bye(one, points, len(people) - 1 - place))
    pairs = [
        sorted((each for each in edge if each != NOBODY), key=rank.__getitem__)
        for edge in min_weight_matching(graph)
    ]
    pairs.sort(key=lambda pair: (len(pair) == 1, rank[pair[0]]))
    return [
        Pair(pair[0], None) if len(pair) == 1 else history.in_order(pair[0], pair[1], board)
        for board, pair in enumerate(pairs)
    ]


class _History:
    """What was before: who has met whom, who has begun how often, and who had nobody to play."""

    def __init__(self, met: Sequence[Met]) -> None:
        self._times: Counter[frozenset[int]] = Counter()
        self._begun: Counter[int] = Counter()  # more often than not
        self._last: dict[int, bool] = {}
        self._byes: Counter[int] = Counter()
        for each in sorted(met, key=lambda each: each.round):
            one, two = each.pair.one, each.pair.two
            if two is None:
                self._byes[one] += 1
                continue
            self._times[frozenset((one, two))] += 1
            self._begun[one] += 1
            self._begun[two] -= 1
            self._last[one], self._last[two] = True, False

    def cost(self, one: int, two: int, points: Mapping[int, float]) -> int:
        apart = round(2 * (points[one] - points[two]))
        begins = self._begun[one] + self._begun[two]
        return AGAIN * self._times[frozenset((one, two))] + POINTS * apart**2 + BEGINS * begins**2

    def cost_of_bye(self, one: int, points: Mapping[int, float], above: int) -> int:
        lead = round(2 * (points[one] - min(points.values())))
        return AGAIN * self._byes[one] + POINTS * lead**2 + HIGH * above

    def in_order(self, one: int, two: int, board: int) -> Pair:
        """Whoever has begun less often begins; else who did not begin last; else at every other board."""
        ones = (self._begun[one], self._last.get(one, False))
        twos = (self._begun[two], self._last.get(two, False))
        begins = ones < twos if ones != twos else board % 2 == 0
        return Pair(one, two) if begins else Pair(two, one)
