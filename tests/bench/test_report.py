"""What `monumental bench --peers` shows to people and to programs."""

from __future__ import annotations

import io
import json
import re

import pytest

from monumental.bench import slices, survey
from monumental.bench.peer import Peer
from monumental.bench.peers import quiet
from monumental.bench.report import as_json, not_installed, ratio_cell, short
from monumental.bench.survey import Plan, quick_plan, whole_plan
from monumental.cli.commands.many_games.bench import counted
from tests.bench.fakes import Clock, Fake, catan, compared
from tests.cli.terminal import run


@pytest.fixture
def _only_fakes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Catanatron is there, an imitation; nobody else is."""
    monkeypatch.setattr(survey, "peers_of", lambda engine: [catan()] if engine == "catanatron" else [])
    monkeypatch.setattr(
        survey, "carry_out", lambda plan, advance: [compared(each.rules) for each in plan.ours]
    )


@pytest.mark.usefixtures("_only_fakes")
def test_people_read_tables() -> None:
    ran = run("bench", "--peers", "--pairs", "4")

    assert (ran.code, ran.err) == (0, "")
    lines = [re.sub(r" {2,}", " | ", line.strip()) for line in ran.out.splitlines()]
    assert lines[0].startswith("monumental ")
    assert "catanatron 3.2.1 | Catan, 2 players | 1,000 | 10.0 | 100.0 | 4" in lines
    assert "monumental | duel, 2 seats | 2,000 | 40.0 | 10.0" in lines
    ratios = lines[lines.index("Decisions per second, ours to theirs") + 1 :][:2]
    assert ratios == [
        "duel, 2 seats | classic, 3 seats | continuous, 3 seats",
        "catanatron 3.2.1 | Catan, 2 players" + " | 2.00 (2.00–2.00)" * 3,
    ]


def test_no_number_is_cut_short_in_a_narrow_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    tiny = [compared(rules, 0.00123, 0.00123) for rules in ("duel", "classic", "continuous")]
    monkeypatch.setattr(survey, "peers_of", lambda engine: [catan()])
    monkeypatch.setattr(survey, "carry_out", lambda plan, advance: tiny)

    ran = run("bench", "--peers", columns=40)

    assert ran.out.count("0.001 (0.001–0.001)") == 6
    assert "…" not in ran.out


@pytest.mark.usefixtures("_only_fakes")
def test_who_is_not_installed_is_named_in_one_line() -> None:
    ran = run("bench", "--peers")

    assert ran.code == 0
    assert ran.out.endswith(
        "Not installed: OpenSpiel, PettingZoo, RLCard, python-chess. "
        'To measure beside all of them: pip install "monumental[peers]"\n'
    )


def test_nobody_at_all_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(survey, "peers_of", lambda engine: ())

    ran = run("bench", "--peers")

    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith('pip install "monumental[peers]"\n')


@pytest.mark.usefixtures("_only_fakes")
def test_one_of_our_games_can_be_measured_alone() -> None:
    ran = run("bench", "classic", "--peers")

    assert "classic, 3 seats" in ran.out
    assert "duel, 2 seats" not in ran.out


@pytest.mark.usefixtures("_only_fakes")
def test_programs_read_everything() -> None:
    report = json.loads(run("bench", "--peers", "--json").out)

    assert re.fullmatch(r"\d{4}-\d\d-\d\d", report["date"])
    assert isinstance(report["compiled"], bool)
    assert {"version", "python", "implementation", "machine", "seconds"} < set(report)
    assert report["missing"] == ["OpenSpiel", "PettingZoo", "RLCard", "python-chess"]
    assert [each["ours"]["plays"] for each in report["comparisons"]] == [
        "duel, 2 seats",
        "classic, 3 seats",
        "continuous, 3 seats",
    ]
    assert report["comparisons"][0]["pairs"] == 4
    assert report["comparisons"][0]["theirs"] == {
        "engine": "catanatron",
        "version": "3.2.1",
        "plays": "Catan, 2 players",
        "decisions_per_second": {"median": 1000.0, "quartiles": [1000.0, 1000.0]},
        "games_per_second": {"median": 10.0, "quartiles": [10.0, 10.0]},
        "clone_microseconds": {"median": 100.0, "quartiles": [100.0, 100.0]},
    }
    assert report["comparisons"][0]["ratios"] == {
        "decisions": {"median": 2.0, "quartiles": [2.0, 2.0]},
        "games": {"median": 4.0, "quartiles": [4.0, 4.0]},
        "clone": {"median": 10.0, "quartiles": [10.0, 10.0]},
    }


class Watched(io.StringIO):
    """A stream that somebody looks at."""

    def isatty(self) -> bool:
        return True


def test_whoever_watches_sees_how_far_it_has_come(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = Watched()
    monkeypatch.setattr("sys.stderr", stream)

    with counted(7, hidden=False) as advance, quiet():
        advance()
        advance()

    assert stream.getvalue().startswith("\r1 of 7 pairs of slices\r2 of 7 pairs of slices\r ")
    assert stream.getvalue().endswith(" \r")


def test_programs_do_not_see_it(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = Watched()
    monkeypatch.setattr("sys.stderr", stream)

    with counted(7, hidden=True) as advance:
        advance()

    assert stream.getvalue() == ""


def test_a_ratio_that_is_not_there_is_a_dash_and_null() -> None:
    report = as_json([compared("duel", clone=None)], [])

    assert '"clone": null' in json.dumps(report)
    assert ratio_cell(None) == "–"


@pytest.mark.parametrize(
    ("number", "shown"),
    [(123.4, "123"), (12.34, "12.3"), (1.234, "1.23"), (0.0961, "0.10"), (0.00123, "0.001")],
)
def test_ratios_are_shown_with_the_digits_that_count(number: float, shown: str) -> None:
    assert short(number) == shown


def test_one_missing_engine_is_named_alone() -> None:
    assert not_installed(["RLCard"]).startswith("Not installed: RLCard. ")


def test_the_main_peer_is_measured_ten_times_as_long() -> None:
    other: Peer[None] = Fake("OpenSpiel", "2", "chess", Clock(), 1)
    plan = Plan([], [catan(), other], [], 60)

    assert [plan.pairs_with(peer) for peer in plan.theirs] == [60, 6]
    assert Plan([], [], [], 8).pairs_with(other) == 2


def test_the_plans_are_every_game_or_the_main_one_alone() -> None:
    whole, quick = whole_plan(["duel"], 3), quick_plan(["duel", "classic"], 3)

    assert {peer.name for peer in whole.theirs} == {
        *("catanatron", "OpenSpiel", "PettingZoo", "RLCard", "python-chess")
    }
    assert whole.missing == []
    assert [peer.plays for peer in quick.theirs] == ["Catan, 2 players"]
    assert quick.steps == 6


@pytest.mark.long
def test_a_real_run_beside_catanatron_finds_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Very short slices: what they say is not looked at, only that it is said."""
    monkeypatch.setattr(slices, "PLAY_SLICE", 0.001)
    monkeypatch.setattr(slices, "CLONE_SLICE", 0.001)
    monkeypatch.setattr(slices, "POSITIONS", 1)
    monkeypatch.setattr(survey, "MODULES", {"catanatron": "catan"})

    ran = run("bench", "duel", "--peers", "--pairs", "1", "--json")

    comparisons = json.loads(ran.out)["comparisons"]
    assert (ran.code, ran.err) == (0, "")
    assert [each["theirs"]["plays"] for each in comparisons] == ["Catan, 2 players", "Catan, 4 players"]
    for each in comparisons:
        assert all(ratio["median"] > 0 for ratio in each["ratios"].values())


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--pairs", "3"), "--pairs is only for --peers"),
        (("--record", "ratios.json"), "--record is only for --peers"),
        (("--compare", "ratios.json"), "--compare is only for --peers"),
        (("--peers", "--seats", "2"), "--seats is not for --peers, where every game is measured as it comes"),
        (("--peers", "--seconds", "2"), "--seconds is not for --peers"),
        (("--peers", "--pack", "base"), "--pack is not for --peers"),
        (("--peers", "--only"), "--only is not for --peers"),
        (("--peers", "--heroes"), "--heroes is not for --peers"),
        (("--peers", "--pairs", "0"), "Invalid value for '--pairs'"),
        (("chess", "--peers"), "unknown rules 'chess'"),
        (("duel", "--peers", "--record", "ratios.json"), "--record is for all rules at once: leave them out"),
        (("--peers", "--record", "a", "--compare", "b"), "--record writes a file and --compare reads one"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_a_mistake_gets_one_clear_sentence(words: tuple[str, ...], sentence: str) -> None:
    ran = run("bench", *words)

    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(sentence)
    assert ran.err.count("\n") == 1
