"""What makes the wheels of a release: nobody sees it run before there is one, so it is read here."""

from __future__ import annotations

import re
import shlex
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.testing import CliRunner

from monumental.cli.__main__ import app
from tools.hook import WAYS

ROOT = Path(__file__).parent.parent.parent
WORKFLOWS = {
    file.name: yaml.safe_load(file.read_text(encoding="utf-8"))
    for file in sorted((ROOT / ".github" / "workflows").glob("*.yml"))
}
WHEELS: dict[str, Any] = WORKFLOWS["wheels.yml"]["jobs"]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
MADE = PROJECT["tool"]["cibuildwheel"]

#: What wheels are called that are made on a machine of GitHub's.
MACHINES = {
    "ubuntu-24.04": "manylinux_x86_64",
    "ubuntu-24.04-arm": "manylinux_aarch64",
    "macos-15": "macosx_arm64",
    "macos-15-intel": "macosx_x86_64",
    "windows-2025": "win_amd64",
}

#: An action of GitHub's own has a tag for each major version; others need not: cibuildwheel has none, for it
#: adds Pythons and drops them in minor ones.
PINNED = re.compile(r"actions/[\w-]+@v\d+|[\w-]+/[\w-]+@(v\d+\.\d+(\.\d+)?|[0-9a-f]{40})")


def steps(jobs: dict[str, Any]) -> list[dict[str, Any]]:
    return [step for job in jobs.values() for step in job["steps"]]


def step(job: str, using: str) -> dict[str, Any]:
    """The one step of a job that uses an action."""
    [found] = [each for each in WHEELS[job]["steps"] if each.get("uses", "").startswith(f"{using}@")]
    return dict(found)


def pythons() -> list[str]:
    """The versions that the package says it is for."""
    said = [
        line.removeprefix("Programming Language :: Python :: ") for line in PROJECT["project"]["classifiers"]
    ]
    return [version for version in said if re.fullmatch(r"3\.\d+", version)]


def wheels() -> set[tuple[str, str]]:
    """A version of Python and a kind of machine for every wheel that is made."""
    machines = [MACHINES[runner] for runner in WHEELS["compiled"]["strategy"]["matrix"]["os"]]
    return {
        (version, machine)
        for version in [f"3.{minor}" for minor in range(20)]
        for machine in machines
        if is_made(f"cp{version.replace('.', '')}-{machine}")
    }


def is_made(wheel: str) -> bool:
    wanted, left_out = (
        any(fnmatch(wheel, pattern) for pattern in MADE[key].split()) for key in ("build", "skip")
    )
    return wanted and not left_out


@pytest.mark.parametrize("workflow", WORKFLOWS)
def test_every_action_is_one_that_there_is_and_stays_the_same(workflow: str) -> None:
    used = [each["uses"] for each in steps(WORKFLOWS[workflow]["jobs"]) if "uses" in each]

    assert used
    assert [action for action in used if not PINNED.fullmatch(action)] == []


def test_a_release_begins_with_its_tag_and_may_only_read() -> None:
    workflow = WORKFLOWS["wheels.yml"]

    # YAML 1.1 reads "on" as a yes.
    assert workflow[True]["push"] == {"tags": ["v*"]}
    assert workflow["permissions"] == {"contents": "read"}


def test_there_are_wheels_for_linux_macos_and_windows() -> None:
    runners = WHEELS["compiled"]["strategy"]["matrix"]["os"]

    assert {MACHINES[runner] for runner in runners} == set(MACHINES.values())
    assert WHEELS["compiled"]["runs-on"] == "${{ matrix.os }}"
    # One that fails stops no other.
    assert WHEELS["compiled"]["strategy"]["fail-fast"] is False
    assert step("compiled", "pypa/cibuildwheel")


def test_there_is_one_for_every_python_that_the_package_is_for() -> None:
    assert wheels() == {(version, machine) for version in pythons() for machine in MACHINES.values()}
    assert PROJECT["project"]["requires-python"] == f">={pythons()[0]}"
    assert step("plain", "actions/setup-python")["with"]["python-version"] in pythons()


@pytest.mark.parametrize("settings", [MADE, MADE["linux"]], ids=["all", "linux"])
def test_they_have_the_compiled_engine(settings: dict[str, Any]) -> None:
    assert WAYS[settings["environment"]["MONUMENTAL_COMPILE"]] is not None


def test_each_is_tried_before_it_is_taken() -> None:
    """It is asked whether the engine is compiled, and plays."""
    compiled, played = map(shlex.split, MADE["test-command"])

    assert compiled[:2] == ["python", "-c"]
    assert "assert is_compiled()" in compiled[2]
    compile(compiled[2], "test-command", "exec")
    assert played[:2] == ["monumental", "simulate"]
    result = CliRunner().invoke(app, [*played[1:], "--help"])
    assert (result.exit_code, result.stderr) == (0, "")


def test_there_is_the_source_and_a_wheel_for_everybody_else() -> None:
    [building] = [each["run"] for each in WHEELS["plain"]["steps"] if "run" in each]

    # Asked for neither, it makes the source, and the wheel from that.
    assert re.search(r"\bpython -m build\b", building)
    assert not re.search(r"--sdist|--wheel|(^|\s)-[sw]\b", building)
    assert "MONUMENTAL_COMPILE" not in str(WHEELS["plain"])


def test_what_was_made_is_kept() -> None:
    kept = {job: step(job, "actions/upload-artifact")["with"] for job in WHEELS}
    [building] = [each["run"] for each in WHEELS["plain"]["steps"] if "run" in each]

    assert kept["compiled"]["path"] == step("compiled", "pypa/cibuildwheel")["with"]["output-dir"]
    assert building.endswith(f"--outdir {kept['plain']['path']}")
    # Of two with one name, the second fails.
    assert kept["compiled"]["name"] == "wheels-${{ matrix.os }}"
    assert kept["plain"]["name"] != kept["compiled"]["name"]
