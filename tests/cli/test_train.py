"""`monumental train`: what is asked for is what is learned, and who can't train is told why."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import pytest
from typer.testing import CliRunner

from monumental.cli.__main__ import app
from monumental.train.plan import Plan

COURSE = "monumental.train.course"


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["train", *arguments])
    return result.exit_code, result.stderr


@pytest.fixture
def courses(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Plan, Path, str]]:
    """Courses that were begun; the real one needs PyTorch."""
    begun: list[tuple[Plan, Path, str]] = []
    course = ModuleType(COURSE)
    vars(course)["train"] = lambda plan, folder, device: begun.append((plan, folder, device))
    monkeypatch.setitem(sys.modules, COURSE, course)
    return begun


def test_left_to_itself_it_is_the_usual_course_of_duel(courses: list[tuple[Plan, Path, str]]) -> None:
    assert run() == (0, "")
    assert courses == [(Plan("duel"), Path("duel-course"), "cpu")]


def test_what_is_asked_for_is_what_is_learned(courses: list[tuple[Plan, Path, str]], tmp_path: Path) -> None:
    wish = ("classic", "--seats", "2", "--seats", "3", "--actors", "1", "--seconds", "9", "--thoughts", "5")
    assert run(*wish, "--seed", "7", "--folder", str(tmp_path), "--device", "cuda") == (0, "")

    wished = Plan("classic", seed=7, seats=(2, 3), actors=1, seconds=9.0, thoughts=5)
    assert courses == [(wished, tmp_path, "cuda")]


def test_without_pytorch_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, COURSE, None)
    code, said = run("duel")

    assert code == 2
    assert said.splitlines()[-1].endswith("training needs PyTorch: pip install 'monumental[train]'")


@pytest.mark.parametrize(
    "arguments", [("chess",), ("duel", "--seats", "1"), ("duel", "--seconds", "0"), ("duel", "--games", "0")]
)
def test_what_can_not_be_learned_is_refused(
    courses: list[tuple[Plan, Path, str]], arguments: tuple[str, ...]
) -> None:
    code, said = run(*arguments)

    assert code == 2
    assert said
    assert courses == []
