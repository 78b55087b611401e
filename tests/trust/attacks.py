"""What the server was attacked with, and stood: every test of tests/web/attacks."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

from tests.trust.parts import Outcome, Task

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = "tests/web/attacks"

#: Those that only repeat others with yet more seeds are done before a release.
USUAL: Final = "not campaign"


def attacks(task: Task) -> Outcome:
    """What the server's holes were found with: floods, forged names, slow readers, odd packs and files."""
    outcome = Outcome()
    report = task.folder / "attacks.xml"
    for number in task.numbers():
        report.unlink(missing_ok=True)
        ran = subprocess.run(
            [
                *(sys.executable, "-m", "pytest", FOLDER, "-q", "-n", "0", "-p", "no:cacheprovider"),
                *("-m", USUAL, f"--junitxml={report}", f"--basetemp={task.folder / f'attacks-{number}'}"),
            ],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": "0"},
            capture_output=True,
            text=True,
            check=False,
        )
        if not report.exists():
            outcome.fault(f"no attack was tried: {(ran.stdout + ran.stderr)[-1000:]}")
            continue
        count(report, outcome)
        if ran.returncode and not outcome.faults:
            outcome.fault(f"pytest ended with {ran.returncode}: {ran.stdout[-1000:]}")
        outcome.counts["times all of them"] += 1
    return outcome


def count(report: Path, outcome: Outcome) -> None:
    """What a report of pytest says: a test that failed is a fault, one that was left out is counted."""
    for case in ET.parse(report).iter("testcase"):
        wrong = [each for each in case if each.tag in {"failure", "error"}]
        if wrong:
            outcome.counts["not stood"] += 1
            outcome.fault(f"{case.get('name')}: {wrong[0].get('message', '')[:500]}")
        elif case.find("skipped") is not None:
            outcome.counts["left out"] += 1
        else:
            outcome.counts["attacks stood"] += 1
