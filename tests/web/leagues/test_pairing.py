"""Who meets whom: nobody twice while it can be avoided, everybody begins in turn, and who rests."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from monumental.web.leagues.pairing import (
    Met,
    Outcome,
    Pair,
    most_rounds_of_swiss,
    robin,
    rounds_of_robin,
    swiss,
)
from monumental.web.leagues.standing import points_of, standings
from tests.lanes import first_now

OUTCOMES: tuple[Outcome, ...] = ("one", "two", "draw", "none")


def begun(pairs: list[Pair]) -> Counter[int]:
    """How much more often everybody has begun than not."""
    found: Counter[int] = Counter()
    for pair in pairs:
        if pair.two is not None:
            found[pair.one] += 1
            found[pair.two] -= 1
    return found


@pytest.mark.parametrize("count", range(2, 17))
def test_in_a_round_robin_everybody_meets_everybody_once_and_begins_as_often_as_not(count: int) -> None:
    rounds = [robin(range(1, count + 1), round) for round in range(1, rounds_of_robin(count) + 1)]

    everybody = [*range(1, count + 1)]
    for pairs in rounds:
        assert sorted(who for pair in pairs for who in (pair.one, pair.two) if who is not None) == everybody
    met = [sorted((pair.one, pair.two)) for pairs in rounds for pair in pairs if pair.two is not None]
    assert sorted(met) == [[*pair] for pair in combinations(everybody, 2)]
    rests = Counter(pair.one for pairs in rounds for pair in pairs if pair.two is None)
    assert rests == (dict.fromkeys(everybody, 1) if count % 2 else {})
    assert max(map(abs, begun([pair for pairs in rounds for pair in pairs]).values())) <= 1


def test_there_is_no_round_after_the_last() -> None:
    with pytest.raises(ValueError, match="4"):
        robin([1, 2, 3, 4], 4)


@pytest.mark.parametrize("seed", first_now(range(30)))
def test_in_a_swiss_tournament_nobody_meets_somebody_or_rests_twice(seed: int) -> None:
    luck = random.Random(seed)
    count = luck.randint(3, 16)
    people = luck.sample(range(1, count + 1), count)
    met: list[Met] = []
    for round in range(1, most_rounds_of_swiss(count) + 1):
        points = points_of(people, met, "swiss")
        pairs = swiss([line.number for line in standings(people, met, "swiss")], met, points)
        assert sorted(who for pair in pairs for who in (pair.one, pair.two) if who is not None) == sorted(
            people
        ), f"seed {seed}"
        met += [Met(round, pair, "bye" if pair.two is None else luck.choice(OUTCOMES)) for pair in pairs]

    twice = [
        pair for pair, times in Counter(frozenset((m.pair.one, m.pair.two)) for m in met).items() if times > 1
    ]
    assert twice == [], f"seed {seed}, {count} people"
    assert max(map(abs, begun([each.pair for each in met]).values())) <= 3, f"seed {seed}, {count} people"


def test_those_of_the_same_points_meet_and_the_last_rests() -> None:
    met = [
        Met(1, Pair(1, 2), "one"),
        Met(1, Pair(3, 4), "two"),
        Met(1, Pair(5, 6), "one"),
        Met(1, Pair(7, 8), "one"),
    ]
    people = [*range(1, 10)]
    met.append(Met(1, Pair(9, None), "bye"))
    points = points_of(people, met, "swiss")

    pairs = swiss([line.number for line in standings(people, met, "swiss")], met, points)

    assert next(pair.one for pair in pairs if pair.two is None) in {2, 3, 6, 8}
    apart = sorted(abs(points[pair.one] - points[pair.two]) for pair in pairs if pair.two is not None)
    assert apart == [0, 0, 0, 1]


def test_where_two_have_to_meet_again_they_do() -> None:
    met = [Met(1, Pair(1, 2), "one")]

    assert swiss([1, 2], met, {1: 1.0, 2: 0.0}) == [Pair(2, 1)]


def test_equal_points_are_told_apart_by_whom_they_were_won_against() -> None:
    # 1 and 2 have two points each: 1 has beaten those who come after them, 2 the last ones.
    met = [
        Met(1, Pair(1, 3), "one"),
        Met(1, Pair(2, 4), "one"),
        Met(2, Pair(1, 4), "two"),
        Met(2, Pair(3, 2), "two"),
        Met(3, Pair(1, 2), "one"),
        Met(3, Pair(3, 4), "one"),
    ]

    lines = standings([1, 2, 3, 4], met, "robin")

    assert [(line.number, line.place, line.points, line.tie) for line in lines] == [
        (1, 1, 2.0, 3.0),
        (2, 2, 2.0, 2.0),
        (4, 3, 1.0, 2.0),
        (3, 4, 1.0, 1.0),
    ]


def test_whom_nothing_tells_apart_shares_a_place() -> None:
    met = [Met(1, Pair(1, 2), "draw"), Met(1, Pair(3, 4), "draw")]

    lines = standings([4, 1, 3, 2], met, "swiss")

    assert [(line.number, line.place) for line in lines] == [(4, 1), (1, 1), (3, 1), (2, 1)]
    assert {(line.drawn, line.tie) for line in lines} == {(1, 0.5)}


def test_who_rests_in_a_swiss_tournament_has_a_point_and_is_not_behind_for_it() -> None:
    met = [Met(1, Pair(1, 2), "one"), Met(1, Pair(3, None), "bye")]

    first, *_ = lines = standings([1, 2, 3], met, "swiss")

    assert [(line.number, line.points, line.tie) for line in lines] == [
        (3, 1.0, 1.0),
        (1, 1.0, 0.0),
        (2, 0.0, 1.0),
    ]
    assert (first.won, first.drawn, first.lost) == (0, 0, 0)
    assert points_of([1, 2, 3], met, "robin")[3] == 0


def test_whoever_has_left_stands_below_those_who_have_stayed() -> None:
    met = [Met(1, Pair(1, 2), "one"), Met(1, Pair(3, 4), "draw")]

    lines = standings([1, 2, 3, 4], met, "robin", left={1})

    assert [(line.number, line.place) for line in lines] == [(3, 1), (4, 1), (2, 3), (1, 4)]
