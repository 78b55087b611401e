"""Ratios are written down, and a run that falls behind them is told so."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from monumental.bench import survey
from monumental.bench.ratios import Ratios, Section, changes, read_ratios, recorded, write_ratios
from monumental.bench.slices import Comparison
from monumental.bench.survey import Plan
from monumental.cli.commands.many_games import bench
from tests.bench.fakes import catan, compared
from tests.cli.terminal import Ran, run

SYSTEMS = ("duel", "classic", "continuous")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Ratios on record: decisions 2.0, clone 10.0, for all three."""
    path = tmp_path / "ratios.json"
    before = recorded([compared(rules) for rules in SYSTEMS])
    write_ratios(path, Ratios(interpreted=before, compiled=before))
    return path


def measured(
    monkeypatch: pytest.MonkeyPatch, *comparisons: Comparison, missing: tuple[str, ...] = ()
) -> None:
    """The next run finds just this."""
    plan = Plan([], [], missing, 1)
    monkeypatch.setattr(survey, "whole_plan", lambda rules, pairs: plan)
    monkeypatch.setattr(survey, "quick_plan", lambda rules, pairs: plan)
    monkeypatch.setattr(survey, "carry_out", lambda plan, advance: list(comparisons))


def compare_with(path: Path, *words: str, ci: bool = False) -> Ran:
    environment = {"CI": "true" if ci else ""}
    return run("bench", "--peers", "--compare", str(path), "--pairs", "4", *words, environment=environment)


def test_what_is_written_is_read_again(file: Path) -> None:
    before = recorded([compared(rules) for rules in SYSTEMS])

    assert read_ratios(file) == Ratios(interpreted=before, compiled=before)


def test_every_comparison_has_a_line_of_its_own(file: Path) -> None:
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if '"ours"' in line]

    assert len(lines) == 6
    assert json.loads(lines[0].strip(" ,")) == {
        "ours": "duel",
        "seats": 2,
        "engine": "catanatron",
        "version": "3.2.1",
        "plays": "Catan, 2 players",
        "pairs": 4,
        "decisions": {"median": 2.0, "quartiles": [2.0, 2.0]},
        "games": {"median": 4.0, "quartiles": [4.0, 4.0]},
        "clone": {"median": 10.0, "quartiles": [10.0, 10.0]},
    }


def test_a_record_renews_the_part_of_the_engine_that_ran(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = read_ratios(file)
    measured(monkeypatch, compared("duel", 3.0))

    ran = run("bench", "--peers", "--record", str(file))

    after = read_ratios(file)
    renewed = after.of(bench.section())
    other: Section = "interpreted" if bench.section() == "compiled" else "compiled"
    assert ran.code == 0
    assert renewed is not None
    assert [row.decisions.median for row in renewed.rows] == [3.0]
    assert after.of(other) == before.of(other)


def test_a_record_begins_a_new_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    measured(monkeypatch, compared("duel"))

    run("bench", "--peers", "--record", str(tmp_path / "new.json"))

    assert read_ratios(tmp_path / "new.json").of(bench.section()) is not None


def test_a_slower_run_is_told_what_is_slower(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    measured(monkeypatch, compared("duel", decisions=1.5), compared("classic", clone=5.0))

    ran = compare_with(file)

    assert ran.code == 0
    assert ran.out.splitlines()[-2:] == [
        "Slower than recorded: duel, decisions/s: 1.50 times catanatron, and it was 2.00 times",
        "Slower than recorded: classic, clone: 5.00 times catanatron, and it was 10.0 times",
    ]


def test_where_changes_are_checked_a_slower_run_stands_beside_the_change(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured(monkeypatch, compared("duel", decisions=1.5))

    ran = compare_with(file, ci=True)

    assert ran.code == 0
    assert "\n::warning::Slower than recorded: duel, decisions/s" in ran.out


def test_a_run_that_is_as_fast_or_faster_is_fine(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    measured(monkeypatch, compared("duel"), compared("classic", decisions=9.0, clone=90.0))

    ran = compare_with(file, ci=True)

    assert ran.code == 0
    assert "Slower" not in ran.out
    assert ran.out.endswith("Nothing is slower than recorded.\n")


@pytest.mark.parametrize(("decisions", "slower"), [(1.72, False), (1.68, True)])
def test_a_ratio_may_fall_by_15_percent(decisions: float, slower: bool) -> None:
    before = recorded([compared("duel")])

    found = changes(before, [compared("duel", decisions)])

    assert [change.name for change in found if change.slower] == ["duel, decisions/s"] * slower


def test_what_was_not_recorded_is_not_compared() -> None:
    before = recorded([compared("duel", clone=None)])

    found = changes(before, [compared("duel"), compared("classic")])

    assert [change.name for change in found] == ["duel, decisions/s"]


def test_a_record_from_another_python_is_named(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = read_ratios(file).of("interpreted")
    assert before is not None
    elsewhere = before.model_copy(update={"python": "3.99.0", "machine": "abacus"})
    write_ratios(file, Ratios(interpreted=elsewhere, compiled=elsewhere))
    measured(monkeypatch, compared("duel"))

    ran = compare_with(file)

    assert "\nThe record is from CPython 3.99.0 on abacus beside catanatron 3.2.1, this is " in ran.out


def test_a_record_of_this_very_python_needs_no_word(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    measured(monkeypatch, compared("duel"))

    assert "The record is from" not in compare_with(file).out


def test_games_that_are_not_on_record_are_not_called_fast(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = recorded([compared("classic")])
    write_ratios(tmp_path / "ratios.json", Ratios(interpreted=before, compiled=before))
    measured(monkeypatch, compared("duel"))

    ran = compare_with(tmp_path / "ratios.json")

    assert (ran.code, ran.out) == (0, f"{tmp_path}/ratios.json has no ratios of these games.\n")


def test_programs_learn_what_is_slower(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    measured(monkeypatch, compared("duel", decisions=1.5))

    report = json.loads(compare_with(file, "--json").out)

    assert report["slower"] == ["duel, decisions/s"]
    assert report["comparisons"][0]["ratios"]["decisions"]["median"] == 1.5


def test_without_catanatron_nothing_is_compared(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    measured(monkeypatch, missing=("catanatron",))

    ran = compare_with(file)

    assert ran.code == 0
    assert ran.out.startswith("Not installed: catanatron.")


def test_a_file_may_know_the_other_engine_only(tmp_path: Path) -> None:
    path = tmp_path / "ratios.json"
    write_ratios(path, Ratios())

    ran = compare_with(path)

    assert ran.code == 0
    assert "has no ratios of an engine that is " in ran.out


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("{", "not valid JSON: "),
        ("[" * 100_000, "not valid JSON: "),
        ("[]", "Input should be"),
        ('{"interpreted": {}}', "interpreted.date: Field required"),
        ('{"compiles": null}', "compiles: Extra inputs are not permitted"),
    ],
    ids=["half", "deep", "list", "empty", "word"],
)
@pytest.mark.parametrize("option", ["--compare", "--record"])
def test_a_damaged_file_gets_one_sentence(tmp_path: Path, option: str, text: str, problem: str) -> None:
    path = tmp_path / "ratios.json"
    path.write_text(text, encoding="utf-8")

    ran = run("bench", "--peers", option, str(path))

    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"{path}: {problem}")
    assert ran.err.count("\n") == 1
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("number", ["-1", "0", "NaN", "Infinity", '"fast"'])
def test_a_ratio_is_a_number_above_zero(file: Path, number: str) -> None:
    text = file.read_text(encoding="utf-8").replace('"median": 2.0', f'"median": {number}', 1)
    file.write_text(text, encoding="utf-8")

    ran = compare_with(file)

    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"{file}: interpreted.rows.0.decisions.median: Input should be")


def test_files_that_are_not_there_are_named_before_anything_is_measured(tmp_path: Path) -> None:
    compare = run("bench", "--peers", "--compare", str(tmp_path / "no.json"))
    record = run("bench", "--peers", "--record", str(tmp_path / "no" / "ratios.json"))

    assert (compare.code, compare.err) == (2, f"{tmp_path}/no.json: No such file or directory\n")
    assert (record.code, record.err) == (2, f"{tmp_path}/no: there is no such folder\n")


def test_a_fake_comparison_is_like_a_real_one() -> None:
    """The tests above stand on this one."""
    comparison = compared("duel", 2.5, 12.5)
    assert comparison.theirs == catan()

    clone = comparison.clone()

    assert comparison.decisions().median == 2.5
    assert clone is not None
    assert clone.median == 12.5
