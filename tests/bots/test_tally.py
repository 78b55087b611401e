import pytest

from monumental.bots.match import Match, Outcome
from monumental.bots.tally import add_up, wilson


def outcome(seed: int, totals: tuple[int, int], winners: tuple[int, ...]) -> Outcome:
    bots = ("a", "b") if seed % 2 == 0 else ("b", "a")
    match = Match(bots, (None, None), seed, turned=seed % 2)
    return Outcome(match, ("aztecs", "malians"), totals, winners, 9, 100)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 0, 0.0, 1.0), (50, 100, 0.4038, 0.5962), (10, 10, 0.7225, 1.0), (0, 10, 0.0, 0.2775)],
)
def test_the_interval_around_a_win_rate(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_wins_follow_the_bots_when_seats_are_swapped() -> None:
    series = add_up(("a", "b"), [outcome(0, (9, 5), (0,)), outcome(1, (7, 8), (1,))])

    first, second = series.standings
    assert (first.total.wins, second.total.wins) == (2, 0)
    assert first.total.scores == [9, 8]
    assert first.by_seat[1].games == 1
    assert first.by_civilization["malians"].wins == 1
    assert series.civilizations["aztecs"].games == 2


def test_a_shared_victory_is_half_a_win_for_both() -> None:
    series = add_up(("a", "b"), [outcome(0, (5, 5), (0, 1))])

    assert [standing.total.rate for standing in series.standings] == [0.5, 0.5]
    assert [standing.total.shared for standing in series.standings] == [1, 1]


def test_an_automa_is_counted_like_a_bot() -> None:
    match = Match(("automa", "greedy"), (None, None), 3, turned=1)
    ended = Outcome(match, ("greeks", "danes"), (20, 31), (1,), 7, 100)

    greedy, automa = add_up(("greedy", "automa"), [ended]).standings

    assert (greedy.total.wins, automa.total.wins) == (1, 0)
    assert (automa.by_seat[0].scores, automa.by_civilization["greeks"].scores) == ([20], [20])
