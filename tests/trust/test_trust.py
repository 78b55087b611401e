"""The report of trust in its shortest form: every part is done once."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.trust import __main__ as trust
from tests.trust.parts import Outcome, Task

pytestmark = pytest.mark.long


def test_every_part_is_done_and_counted(tmp_path: Path) -> None:
    page = tmp_path / "trust.md"

    status = trust.main(["--minutes", "0", "--page", str(page)])

    written = page.read_text(encoding="utf-8")
    rows = [line for line in written.splitlines() if line.endswith("| 0 |")]
    assert status == 0, written
    assert [row.split(" | ")[0].removeprefix("| ") for row in rows] == [*trust.PARTS]
    for counted in ("games 1", "kills 1", "restored 1", "files 1", "requests 1", "tables 20"):
        assert counted in written
    assert "No fault was found." in written


def test_a_fault_is_counted_written_down_and_no_success(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(task: Task) -> Outcome:
        """Something breaks."""
        outcome = Outcome(Counter(tries=1))
        outcome.fault(f"seed {task.seed}: it broke")
        return outcome

    monkeypatch.setattr(trust, "PARTS", {"Breaking": broken})
    page = tmp_path / "trust.md"

    assert trust.main(["--minutes", "0", "--seed", "7", "--page", str(page)]) == 1

    written = page.read_text(encoding="utf-8")
    assert "| Breaking | Something breaks. | 0 | tries 1 | 1 |" in written
    assert "- Breaking: seed 7: it broke" in written
    assert "No fault was found." not in written
