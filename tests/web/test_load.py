"""The load program itself, on a few tables for a few seconds. It measures no speed here."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks import load

pytestmark = pytest.mark.long


def test_a_small_load_runs_without_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    numbers = tmp_path / "load.json"
    few = ["--tables", "20", "--every", "1", "--look-every", "1", "--seconds", "3", "--warm-up", "1"]

    load.main([*few, "--json", str(numbers)])

    found = json.loads(numbers.read_text(encoding="utf-8"))
    assert found["first_errors"] == []
    assert found["errors"] == 0
    assert found["actions"]["count"] == 20 * 3
    assert found["sockets"]["count"] == 2 * found["actions"]["count"]  # both browsers of a table see each
    assert found["views"]["count"] >= 20
    assert found["cpu_ms_per_action"] is None or found["cpu_ms_per_action"] > 0
    said = capsys.readouterr().out
    assert "action to socket" in said
    assert ("DOES NOT HOLD" in said) != found["holds"]


def test_times_are_summed_up() -> None:
    times = load.Times()
    assert times.summary() == {"count": 0, "p50": 0.0, "p95": 0.0, "p99": 0.0, "max": 0.0}

    for number in range(1, 201):
        times.add(number / 1000)

    assert times.summary() == {"count": 200, "p50": 101.0, "p95": 191.0, "p99": 199.0, "max": 200.0}


@pytest.mark.parametrize(
    ("actions", "views", "errors", "holds"),
    [
        ([100.0], [20.0], [], True),
        ([160.0], [20.0], [], False),
        ([100.0], [40.0], [], False),
        ([100.0], [20.0], ["503"], False),
        ([], [], [], False),
    ],
)
def test_what_must_hold_is_checked(
    actions: list[float], views: list[float], errors: list[str], holds: bool
) -> None:
    tally = load.Tally(load.Times(actions), load.Times(views), load.Times(), errors)

    assert load.holds(tally) == holds
