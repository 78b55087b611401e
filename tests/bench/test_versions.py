"""The program that compares two versions, on this one and itself. It measures no speed here."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks import versions

HERE = Path(__file__).resolve().parent.parent.parent


@pytest.mark.long
def test_a_version_beside_itself_does_the_very_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    numbers = tmp_path / "versions.json"

    versions.main([str(HERE), "--rules", "duel", "--pairs", "1", "--share", "0.01", "--json", str(numbers)])

    found = {row["what"]: row for row in json.loads(numbers.read_text(encoding="utf-8"))}
    assert set(found) == set(versions.AMOUNTS)
    assert all(row["same"] for row in found.values())
    assert all(row["before"] > 0 and row["after"] > 0 for row in found.values())
    # A game weighs the same, however busy the machine is.
    assert found["weight"]["median"] == pytest.approx(1.0, abs=0.1)
    assert capsys.readouterr().out.count("duel") == len(found)


def test_a_version_that_plays_otherwise_is_told_apart() -> None:
    one, other = (versions.Slice(100, 0.5, proof) for proof in ("17", "18"))

    assert not versions.alike([(one, one), (one, other)])
    assert versions.alike([(one, one), (other, other)])


def test_the_ratio_of_a_weight_is_how_many_times_as_little_it_takes() -> None:
    heavy, light = versions.Slice(4000, 0.1, ""), versions.Slice(2000, 0.1, "")

    assert versions.ratio("weight", heavy, light) == 2.0
    assert versions.ratio("play", light, heavy) == 2.0


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        (["nowhere"], "there is no Monumental in nowhere"),
        ([str(HERE), "--pairs", "0"], "at least one pair must be measured, not 0"),
        ([str(HERE), "--share", "0"], "a share must be more than 0, not 0.0"),
    ],
)
def test_what_cannot_be_compared_is_said_in_one_sentence(
    capsys: pytest.CaptureFixture[str], wanted: list[str], said: str
) -> None:
    with pytest.raises(SystemExit):
        versions.main(wanted)

    assert said in capsys.readouterr().err
