"""`import monumental` gives every name that users need, and loads next to nothing for it."""

from __future__ import annotations

import subprocess
import sys

import monumental


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=True)


def test_importing_the_package_loads_none_of_its_parts() -> None:
    code = "import sys, monumental; print([name for name in sys.modules if name.startswith('monumental.')])"

    assert run("-c", code).stdout.strip() == "[]"


def test_every_name_is_listed_where_it_lives() -> None:
    assert sorted(monumental._HOMES) == sorted(monumental.__all__)
    assert set(monumental.__all__) <= set(dir(monumental))


def test_the_package_can_be_run_like_the_command() -> None:
    assert "Usage: monumental clauses" in run("-m", "monumental", "clauses", "--help").stdout
