import random
from itertools import combinations

import pytest

from monumental.bots.arena.games import Played
from monumental.bots.arena.pairs import bootstrap, head_to_head
from monumental.bots.arena.ratings import rate
from monumental.bots.arena.report import add_up
from monumental.bots.arena.times import STEP, Times, together
from monumental.bots.match import Match, Outcome
from monumental.bots.tally import wilson


def game(
    bots: tuple[str, ...], totals: tuple[int, ...], seed: int = 0, winners: tuple[int, ...] | None = None
) -> Played:
    best = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    peoples = tuple(f"people{seat}" for seat in range(len(bots)))
    match = Match(bots, peoples, seed)
    clocks = tuple(Times(1, 0.1, 0.1, {0: 1}) for _ in bots)
    return Played(Outcome(match, peoples, totals, best if winners is None else winners, 8, 100), clocks)


def test_winners_are_first_and_the_others_follow_by_points() -> None:
    assert game(("a", "b", "c", "d"), (10, 30, 20, 10)).places() == (3, 1, 2, 3)
    assert game(("a", "b"), (10, 10)).places() == (1, 1)
    # A tie was broken.
    assert game(("a", "b", "c"), (10, 10, 4), winners=(1,)).places() == (2, 1, 3)


def clear_order() -> list[Played]:
    """The earlier in the alphabet, the more points, at tables of three."""
    return [
        game(seats, tuple(100 - ord(name) for name in seats), seed)
        for seed in range(6)
        for table in combinations("abcd", 3)
        for seats in (table, table[1:] + table[:1], table[2:] + table[:2])
    ]


def test_ratings_follow_a_clear_order() -> None:
    found = rate("abcd", clear_order())

    assert found["a"].mu > found["b"].mu > found["c"].mu > found["d"].mu
    assert found["a"].ordinal > found["b"].mu
    assert all(rating.sigma < 25 / 3 for rating in found.values())


def test_the_order_of_the_games_changes_no_rating() -> None:
    games = [*clear_order()[:30], game(("d", "a"), (9, 2), 80), game(("c", "b"), (5, 5), 81)]
    shuffled = random.Random(3).sample(games, len(games))

    assert rate("abcd", games) == rate("abcd", shuffled)


def test_more_games_leave_less_doubt_and_who_never_played_keeps_the_first_rating() -> None:
    few, many = rate("abcde", clear_order()[:12]), rate("abcde", clear_order())

    assert many["a"].sigma < few["a"].sigma
    assert many["e"].mu == pytest.approx(25)
    assert many["e"].sigma == pytest.approx(25 / 3)


def test_head_to_head_counts_whoever_is_ahead_at_the_same_table() -> None:
    games = [
        game(("a", "b", "c"), (10, 20, 5), 1),
        game(("b", "c", "a"), (7, 9, 7), 1),
        game(("c", "a", "d"), (1, 2, 3), 2),
    ]

    pairs = {(pair.first, pair.second): pair for pair in head_to_head("abcd", games)}

    assert (pairs["a", "b"].games, pairs["a", "b"].ahead, pairs["a", "b"].level) == (2, 0, 1)
    assert (pairs["a", "c"].games, pairs["a", "c"].ahead, pairs["a", "c"].level) == (3, 2, 0)
    assert pairs["a", "c"].rate == pytest.approx(2 / 3)
    assert pairs["a", "c"].wilson == wilson(2, 3)
    assert ("b", "d") not in pairs


def test_games_that_share_their_luck_count_as_one() -> None:
    # Whoever wins a deal wins both of its games: 50 witnesses, not 100.
    alike = bootstrap([[1.0, 1.0]] * 35 + [[0.0, 0.0]] * 15)
    low, high = wilson(35, 50)

    assert list(alike) == pytest.approx([low, high], abs=0.03)
    assert alike[1] - alike[0] > 1.3 * (wilson(70, 100)[1] - wilson(70, 100)[0])


def test_a_deal_that_each_wins_from_the_better_seat_says_nothing_about_them() -> None:
    # The seat decides: by games there would be much doubt, by deals there is none.
    assert bootstrap([[1.0, 0.0]] * 50) == (0.5, 0.5)
    assert list(wilson(50, 100)) == pytest.approx([0.404, 0.596], abs=0.001)


@pytest.mark.long
def test_the_interval_holds_the_true_rate_about_95_times_in_100() -> None:
    # 120 tournaments of 40 deals, seeds 0 to 119; a deal is won whole with a probability of 0.7.
    held = 0
    for seed in range(120):
        luck = random.Random(seed)
        deals = [[float(luck.random() < 0.7)] * 2 for _ in range(40)]
        low, high = bootstrap(deals)
        held += low <= 0.7 <= high

    assert 0.89 <= held / 120 <= 0.99


def test_the_report_names_the_strongest_first() -> None:
    report = add_up(("c", "b", "a", "d"), clear_order()).as_json()

    players = report["players"]
    assert isinstance(players, list)
    assert [player["bot"] for player in players] == ["a", "b", "c", "d"]
    assert (players[0]["games"], players[0]["wins"], players[0]["win_rate"]) == (54, 54, 1.0)
    assert [seat["games"] for seat in players[0]["seats"]] == [18, 18, 18]
    assert players[0]["time"] == {
        "decisions": 54,
        "mean_ms": 100.0,
        "percentile_95_ms": 100.0,
        "most_ms": 100.0,
    }
    assert report["games"] == 72


def test_times_are_added_up_and_percentiles_are_exact_to_the_step() -> None:
    seconds = [number / 1000 for number in range(1, 201)]
    parts = [Times(), Times()]
    for number, each in enumerate(seconds):
        parts[number % 2].add(each)

    times = together(parts)

    assert times.decisions == 200
    assert times.mean == pytest.approx(0.1005)
    assert times.most == 0.2
    assert 0.19 <= times.percentile(0.95) <= 0.19 * STEP
    assert 0.1 <= times.percentile(0.5) <= 0.1 * STEP
    assert times.percentile(1) == 0.2
    assert Times().percentile(0.95) == Times().mean == 0


def test_a_clock_that_stands_still_is_no_trouble() -> None:
    times = Times()

    times.add(0.0)

    assert (times.percentile(0.95), times.mean) == (0.0, 0.0)
