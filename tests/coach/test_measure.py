"""How good chances are: the figures, the games they are made from, and the command that prints them."""

from __future__ import annotations

import json
from math import log
from pathlib import Path

import pytest

from monumental.bots.match import Match
from monumental.coach import CoachError
from monumental.coach.measure.figures import Sighting, figures
from monumental.coach.measure.leads import Leads, interval
from monumental.coach.measure.monotone import best_monotone
from monumental.coach.measure.plan import planned
from monumental.coach.measure.watching import moments, record_of, sightings, victory
from monumental.coach.signs import leads
from monumental.play.records.record import Record, write_record
from monumental.play.table import AUTOMA
from tests.cli.terminal import run

# The best monotone fit


def test_the_fit_never_falls_and_pools_what_would() -> None:
    fit = best_monotone([(1, 0.0), (2, 1.0), (3, 0.0), (4, 1.0)])

    assert [fit(place) for place in range(6)] == [0.0, 0.0, 0.5, 0.5, 1.0, 1.0]


def test_no_other_monotone_fit_is_better() -> None:
    pairs = [(0, 0.0), (1, 1.0), (1, 0.0), (2, 0.0), (3, 1.0), (3, 1.0), (4, 0.0), (5, 1.0)]
    fit = best_monotone(pairs)

    def error(heights: list[float]) -> float:
        return sum((heights[place] - value) ** 2 for place, value in pairs)

    best = [fit(place) for place in range(6)]
    for place in range(6):
        for change in (-0.05, 0.05):
            other = [*best]
            other[place] += change
            assert other != sorted(other) or error(other) >= error(best)


# Figures


def sighting(game: int, chance: float, won: float, totals: tuple[int, int] = (0, 0)) -> Sighting:
    return Sighting(game, "middle", (chance, 1 - chance), totals, (won, 1 - won))


def test_brier_and_log_loss_are_those_of_the_books() -> None:
    found = figures([sighting(1, 0.8, 1.0), sighting(2, 0.6, 0.0)])

    assert found.brier == pytest.approx((0.2**2 + 0.6**2) / 2)
    assert found.log_loss == pytest.approx(-(log(0.8) + log(0.4)) / 2)
    assert found.brier_of_equals == pytest.approx(0.25)
    assert found.log_loss_of_equals == pytest.approx(log(2))
    assert (found.games, found.positions) == (2, 2)


def test_points_are_told_as_well_as_they_can_be() -> None:
    """Whoever leads wins three times of four."""
    games = [sighting(number, 0.5, 1.0 if number else 0.0, (5, 0)) for number in range(4)]

    found = figures(games)

    assert found.brier_of_score == pytest.approx(0.75 * 0.25)
    assert found.better == pytest.approx(1 - 0.25 / (0.75 * 0.25))


def test_of_points_there_are_two_fits_and_the_one_by_phase_is_never_worse() -> None:
    """A lead of five wins half of the games early on, and all of them near the end."""
    early = [Sighting(number, "opening", (0.5, 0.5), (5, 0), (number, 1 - number)) for number in range(2)]
    late = [sighting(number, 0.5, 1.0, (5, 0))._replace(phase="end") for number in (2, 3)]

    found = figures([*early, *late])

    assert found.brier_of_score == pytest.approx(0.75 * 0.25)
    assert found.brier_by_phase == pytest.approx(0.125)
    assert found.better == pytest.approx(1 - 0.25 / 0.1875)
    assert found.better_by_phase == pytest.approx(1 - 0.25 / 0.125)


def test_what_a_lead_means_can_be_learned_from_more_positions_than_those_that_are_looked_at() -> None:
    games = [sighting(number, 0.5, 1.0 if number else 0.0, (5, 0)) for number in range(4)]

    found = figures(games[:1], Leads(games))

    assert found.brier_of_score == pytest.approx(0.75**2)


def test_an_interval_is_drawn_game_by_game_and_the_same_every_time() -> None:
    games = [number // 3 for number in range(90)]
    coach = [0.1 if number % 2 else 0.3 for number in games]

    least, most = interval(games, coach, [0.4] * 90)

    assert least < 1 - 0.2 / 0.4 < most
    assert interval(games, coach, [0.4] * 90) == (least, most)
    assert interval(games, [0.2] * 90, [0.4] * 90) == pytest.approx((0.5, 0.5))


def test_a_bin_says_what_was_said_and_what_came() -> None:
    found = figures([sighting(1, 0.75, 1.0), sighting(1, 0.71, 1.0), sighting(2, 0.78, 0.0)])

    seventies = found.bins[7]
    assert seventies is not None
    assert seventies.games == 2
    assert seventies.said == pytest.approx((0.75 + 0.71 + 0.78) / 3)
    assert seventies.came == pytest.approx(2 / 3)
    assert found.bins[5] is None


def test_a_lead_is_that_over_the_best_other_seat() -> None:
    assert leads([10, 7, 9]) == [1, -3, -1]


# Games


def test_a_match_is_decided_by_its_seed_alone() -> None:
    assert planned("classic", 5, 40, [2, 3])[2] == planned("classic", 1, 42, [2, 3])[0]


def test_all_levels_sizes_and_automas_come_up() -> None:
    series = planned("classic", 120, 0, [2, 3, 4])

    assert {len(match.bots) for match in series} == {2, 3, 4}
    assert {name for match in series for name in match.bots} == {"greedy", "careless", "search-24n", AUTOMA}
    assert all(set(match.bots) != {AUTOMA} for match in series)


@pytest.fixture(scope="module")
def played() -> Record:
    return record_of("duel", Match(("careless", "careless"), (None, None), 3))


def test_moments_are_imagined_for_whoever_is_asked(played: Record) -> None:
    found = list(moments(played, 3))

    assert 20 < len(found) <= 30
    assert all(not game.over for game in found)


def test_sightings_know_who_won(played: Record) -> None:
    found = sightings(played, 3)

    assert {each.phase for each in found} == {"opening", "middle", "end"}
    assert all(list(each.shares) == victory(played) for each in found)


def test_an_unfinished_game_has_no_winner(played: Record) -> None:
    with pytest.raises(CoachError, match=r"^the game is not over, so nobody has won it yet$"):
        victory(Record(played.head, played.moves[:10]))


def test_a_game_that_was_kept_is_read_and_not_played_again(played: Record, tmp_path: Path) -> None:
    begun = Record(played.head, played.moves[:10])
    (tmp_path / "duel-3.jsonl").write_text(write_record(begun), encoding="utf-8")

    assert record_of("duel", Match(("careless", "careless"), (None, None), 3), tmp_path) == begun


# The command


def test_the_command_prints_figures_for_each_group(tmp_path: Path) -> None:
    command = ["coach", "duel", "--calibrate", "--games", "1", "--seed", "10", "--keep", str(tmp_path)]

    printed = run(*command).out
    data = json.loads(run(*command, "--json").out)

    assert "gap" in printed
    assert "came" in printed
    assert "by phase" in printed
    assert set(data["figures"]) == {"all", "2 seats", "opening", "middle", "end"}
    assert data["figures"]["all"]["games"] == 1
    assert [file.name for file in tmp_path.iterdir()] == ["duel-10.jsonl"]
    assert len(data["figures"]["all"]["reliability"]) == 10


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["duel"], "say what the coach shall do: monumental coach duel --calibrate"),
        (["duel", "--calibrate", "--seats", "3"], "duel has 2 seats, not 3"),
        (["skat", "--calibrate"], "unknown rules 'skat' (there are: classic, continuous, duel)"),
    ],
)
def test_what_makes_no_sense_gets_a_sentence(words: list[str], sentence: str) -> None:
    ran = run("coach", *words)

    assert (ran.code, ran.err.strip()) == (2, sentence)
