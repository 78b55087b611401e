"""Damaged records at the command line: one line for each, whatever they hold, and never a traceback."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from monumental.cli.__main__ import app
from tests.play.test_damaged_records import damaged, written

pytestmark = pytest.mark.long

#: `damaged(seed)` is what a failure is about.
SEEDS = range(120)


@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_damaged_record_is_verified_or_found_wrong(tmp_path: Path, language: str) -> None:
    files = [tmp_path / f"{seed}.jsonl" for seed in SEEDS]
    for seed, file in zip(SEEDS, files, strict=True):
        file.write_bytes(damaged(seed).encode("utf-8", "surrogatepass"))

    shown = CliRunner().invoke(app, ["verify", "--lang", language, *map(str, files)])

    assert shown.exception is None or isinstance(shown.exception, SystemExit)
    assert shown.exit_code == 1, "some are wrong"
    for seed, file in zip(SEEDS, files, strict=True):
        assert f"{file}: " in shown.output, f"seed {seed}"
    assert "Traceback" not in shown.output


@pytest.mark.parametrize("number", [10**28, 10**4000, -1, 1.5, "1", None], ids=lambda each: str(each)[:8])
@pytest.mark.parametrize("field", ["version", "typed", "first", "advanced"])
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_no_number_of_a_head_is_too_large(tmp_path: Path, command: str, field: str, number: object) -> None:
    head, *moves = written(0).splitlines()
    data = json.loads(head)
    place = {"typed": data["luck"], "version": data}.get(field, data["setup"])
    place[field] = number
    file = tmp_path / "game.jsonl"
    file.write_text("\n".join([json.dumps(data), *moves]), encoding="utf-8")

    shown = CliRunner().invoke(app, [command, str(file), *(["--all"] if command == "replay" else [])])

    assert shown.exception is None or isinstance(shown.exception, SystemExit), shown.exception
    assert shown.exit_code in {0, 1, 2}
