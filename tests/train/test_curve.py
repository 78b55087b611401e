"""What a course tells of itself."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from monumental.train.curve import latest, seconds_before

if TYPE_CHECKING:
    from pathlib import Path


def test_the_newest_is_told_in_a_line(tmp_path: Path) -> None:
    line = {"seconds": 120, "games": 1500, "positions": 300000, "victory": 0.5999, "appeal": 1.2}
    (tmp_path / "progress.jsonl").write_text(json.dumps(line) + "\n")

    assert latest(tmp_path) == "120 s: 1,500 games, 300,000 positions; victory 0.600, appeal 1.200"

    game = {"seconds": 100, "seats": 2, "share": 1.0, "lead": 3}
    (tmp_path / "strength.jsonl").write_text(json.dumps(game) + "\n")

    assert latest(tmp_path).endswith("appeal 1.200; won 100% so far")
    assert seconds_before(tmp_path) == 120


def test_before_a_game_is_over_there_is_nothing_to_tell(tmp_path: Path) -> None:
    assert latest(tmp_path) == "nothing is learned yet: no game is over"
    assert seconds_before(tmp_path) == 0

    (tmp_path / "progress.jsonl").write_text(json.dumps({"seconds": 9, "games": 0, "positions": 0}) + "\n")

    assert latest(tmp_path) == "nothing is learned yet: no game is over"
