"""How good chances are: the figures, the games they are made from, and the command that prints them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from math import log
from pathlib import Path

import pytest

from monumental.bots.match import Match
from monumental.cli.commands.many_games import coach as command
from monumental.cli.manners import WrongInput
from monumental.cli.many_games.calibration import measured, print_figures
from monumental.cli.many_games.kept_games import kept_or_played
from monumental.coach import CoachError
from monumental.coach.measure.figures import Sighting, figures
from monumental.coach.measure.leads import Leads, interval
from monumental.coach.measure.monotone import best_monotone
from monumental.coach.measure.plan import planned
from monumental.coach.measure.watching import moments, record_of, sightings, victory
from monumental.coach.signs import leads
from monumental.play.records.record import Record, write_record
from monumental.play.systems.known import SYSTEMS
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


def test_points_and_equal_chances_have_a_log_loss_too() -> None:
    """Whoever leads wins three times of four; what points tell is learned from all games."""
    games = [sighting(number, 0.5, 1.0 if number else 0.0, (5, 0)) for number in range(4)]

    found = figures(games)

    assert found.log_loss_of_score == pytest.approx(-(3 * log(0.75) + log(0.25)) / 4)
    assert found.log_loss_by_phase == pytest.approx(found.log_loss_of_score)
    assert found.as_json()["log_loss_of_score_difference"] == round(found.log_loss_of_score, 4)


def test_chances_that_points_tell_are_together_one_before_anybody_is_surprised() -> None:
    """Level with the best, one time of two is won; five ahead, too; five behind, one time of five."""
    level = Sighting(1, "middle", (0.4, 0.3, 0.3), (5, 5, 0), (1.0, 0.0, 0.0))
    overtaken = Sighting(2, "middle", (0.4, 0.3, 0.3), (5, 0, 0), (0.0, 1.0, 0.0))
    ahead = Sighting(3, "middle", (0.4, 0.3, 0.3), (5, 0, 0), (1.0, 0.0, 0.0))

    found = figures([level], Leads([level, overtaken, ahead]))

    assert found.log_loss_of_score == pytest.approx(-log(0.5 / (0.5 + 0.5 + 0.2)))


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


# Games that are kept


TWO = Match(("careless", "careless"), (None, None), 3)


def written(record: Record, path: Path) -> Path:
    path.write_text(write_record(record), encoding="utf-8")
    return path


def test_a_game_that_was_kept_is_read_and_not_played_again(played: Record, tmp_path: Path) -> None:
    otherwise = Record(played.head.model_copy(update={"hints": True}), played.moves, played.ending)
    written(otherwise, tmp_path / "duel-3.jsonl")

    assert kept_or_played(tmp_path, "duel", TWO) == otherwise


def test_a_game_of_other_rules_is_no_game_of_these(tmp_path: Path) -> None:
    other = record_of("classic", TWO)
    file = written(other, tmp_path / "duel-3.jsonl")
    measuring = ["coach", "duel", "--calibrate", "--games", "1", "--seed", "3", "--keep", str(tmp_path)]

    ran = run(*measuring)

    found, wanted = [f"{name} {SYSTEMS[name].rules.version} with 2 seats" for name in ("classic", "duel")]
    assert (ran.code, ran.err.strip()) == (2, f"{file}: this is a game of {found}, not of {wanted}")


def test_a_game_of_another_version_or_with_other_seats_is_refused(played: Record, tmp_path: Path) -> None:
    version = SYSTEMS["duel"].rules.version
    older = Record(played.head.model_copy(update={"version": version - 1}), played.moves, played.ending)
    file = written(older, tmp_path / "duel-3.jsonl")
    written(record_of("classic", TWO), tmp_path / "classic-3.jsonl")
    three = Match(("careless",) * 3, (None,) * 3, 3)

    with pytest.raises(
        WrongInput, match=f"^{file}: this is a game of duel {version - 1} with 2 seats, not of"
    ):
        kept_or_played(tmp_path, "duel", TWO)
    with pytest.raises(WrongInput, match=r"with 2 seats, not of classic \d+ with 3 seats$"):
        kept_or_played(tmp_path, "classic", three)


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda lines: [lines[0], '[0,"fly"]', *lines[2:]], "line 2: unknown verb 'fly'"),
        (lambda lines: [lines[0], "nonsense", *lines[2:]], "line 2: not valid JSON: Expecting value"),
        (lambda lines: lines[:9], "the game is not over, so nobody has won it yet"),
        (lambda lines: ["\udcff"], "is not a text file"),
    ],
)
def test_what_can_not_be_read_is_said_with_the_name_of_its_file(
    spoil: Callable[[list[str]], list[str]], sentence: str, played: Record, tmp_path: Path
) -> None:
    file = tmp_path / "duel-3.jsonl"
    spoiled = "".join(f"{line}\n" for line in spoil(write_record(played).splitlines()))
    file.write_text(spoiled, encoding="utf-8", errors="surrogateescape")

    ran = run("coach", "duel", "--calibrate", "--games", "1", "--seed", "3", "--keep", str(tmp_path))

    assert ran.code == 2
    assert str(file) in ran.err
    assert sentence in ran.err


def test_what_does_not_fit_is_said_before_the_first_game_is_looked_at(
    played: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = written(Record(played.head, played.moves[:9]), tmp_path / "duel-4.jsonl")
    looked: list[Match] = []
    monkeypatch.setattr(command, "watch", lambda *given: looked.append(given[-1]))

    ran = run("coach", "duel", "--calibrate", "--games", "2", "--seed", "3", "--keep", str(tmp_path))

    assert ran.err.startswith(f"{file}: ")
    assert looked == []


# The command


def crowded(rules: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What is printed about tables of all sizes, with figures as long as they usually get."""
    found = []
    for number in range(60):
        for seats in (2, 3, 4, 5):
            for phase in ("opening", "middle", "end"):
                won = [float(seat == number % seats) for seat in range(seats)]
                chances = [1.0 - share for share in won] if number % 5 == 0 else won
                whole = sum(chances)
                told = [chance / whole for chance in chances]
                points = [number % 3 * (seat + 1) for seat in range(seats)]
                found.append(Sighting(100 * number + seats, phase, told, points, won))
    print_figures(rules, measured(found))
    return capsys.readouterr().out


@pytest.mark.parametrize("columns", ["20", "80", "120"])
def test_no_figure_is_cut_however_narrow_the_terminal(
    columns: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)

    printed = crowded("continuous", capsys)

    assert "…" not in printed
    assert re.search(
        r"^2 seats +\d\.\d{4} +\d\.\d{4} +\d+\.\d% +-\d+\.\d% – \d+\.\d% ", printed, re.MULTILINE
    )
    assert re.search(r"^5 seats +said( +(–|\d+\.\d)){10}$", printed, re.MULTILINE)
    assert max(map(len, printed.splitlines())) <= max(80, int(columns))


def test_each_group_has_its_reliability(capsys: pytest.CaptureFixture[str]) -> None:
    printed = crowded("continuous", capsys)

    said = re.findall(r"^(\S+(?: seats)?) +said( +\S+){10}$", printed, re.MULTILINE)
    assert [name for name, _ in said] == [
        *("all", "2 seats", "3 seats", "4 seats", "5 seats"),
        *("opening", "middle", "end"),
    ]
    for name in ("came", "games"):
        assert len(re.findall(rf"^ +{name}( +\S+){{10}}$", printed, re.MULTILINE)) == len(said)


def test_log_losses_are_printed_beside_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    printed = crowded("continuous", capsys)

    assert re.search(r"^continuous +log loss +points +by phase +equal ", printed, re.MULTILINE)
    assert re.search(r"^2 seats +\d\.\d{3} +\d\.\d{3} +\d\.\d{3} +0\.693 ", printed, re.MULTILINE)


def test_only_tables_of_one_size_can_be_played(tmp_path: Path) -> None:
    measuring = ["coach", "classic", "--calibrate", "--glance", "--games", "2", "--seed", "13"]

    data = json.loads(run(*measuring, "--seats", "2", "--keep", str(tmp_path), "--json").out)

    assert [name for name in data["figures"] if "seats" in name] == ["2 seats"]
    assert data["figures"]["2 seats"]["games"] == 2


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
        (["classic", "--calibrate", "--seats", "5"], "classic has 2 to 4 seats, not 5"),
        (["skat", "--calibrate"], "unknown rules 'skat' (there are: classic, continuous, duel)"),
    ],
)
def test_what_makes_no_sense_gets_a_sentence(words: list[str], sentence: str) -> None:
    ran = run("coach", *words)

    assert (ran.code, ran.err.strip()) == (2, sentence)
