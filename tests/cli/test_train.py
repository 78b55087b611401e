"""`monumental train`: what is asked for is what is learned, and who can't train is told why."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from types import ModuleType

import pytest
from typer.testing import CliRunner

from monumental.bots.network.weights import Weights, learned
from monumental.cli.__main__ import app
from monumental.cli.commands.many_games import train as command
from monumental.train.plan import Plan

COURSE = "monumental.train.course"


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["train", *arguments])
    return result.exit_code, result.stderr


Course = tuple[Plan, Path, str, Weights | None]

#: The weights that come with the package.
LEARNED = Path(str(files("monumental.bots.network"))) / "learned"


@pytest.fixture
def courses(monkeypatch: pytest.MonkeyPatch) -> list[Course]:
    """Courses that were begun; the real one needs PyTorch."""
    begun: list[Course] = []
    course = ModuleType(COURSE)

    def begin(
        plan: Plan, folder: Path, device: str, weights: Weights | None, tell: Callable[[str], None]
    ) -> None:
        begun.append((plan, folder, device, weights))
        tell("it goes on")

    vars(course)["train"] = begin
    monkeypatch.setattr(command, "print_curve", lambda folder: None)
    monkeypatch.setitem(sys.modules, COURSE, course)
    return begun


def test_left_to_itself_it_is_the_usual_course_of_duel(courses: list[Course]) -> None:
    assert run() == (0, "")
    assert courses == [(Plan("duel"), Path("duel-course"), "cpu", None)]


def test_what_is_asked_for_is_what_is_learned(courses: list[Course], tmp_path: Path) -> None:
    wish = ("classic", "--seats", "2", "--seats", "3", "--actors", "1", "--seconds", "9", "--thoughts", "5")
    assert run(*wish, "--seed", "7", "--folder", str(tmp_path), "--device", "cuda") == (0, "")

    wished = Plan("classic", seed=7, seats=(2, 3), actors=1, seconds=9.0, thoughts=5)
    assert courses == [(wished, tmp_path, "cuda", None)]


def test_a_course_may_begin_with_what_another_has_learned(courses: list[Course]) -> None:
    assert run("classic", "--beginning", str(LEARNED / "classic.npz"), "--rate", "0.0002") == (0, "")

    (plan, _, _, weights), *_ = courses
    assert plan.rate == 0.0002
    assert weights is not None
    assert weights.made == learned("classic").made


@pytest.mark.parametrize(
    ("rules", "name", "sentence"),
    [
        ("duel", "none.npz", "none.npz can't be read: No such file or directory"),
        ("duel", "classic.npz", "classic.npz has learned classic, not duel"),
    ],
)
def test_weights_of_no_use_are_refused_before_anything_is_learned(
    courses: list[Course], rules: str, name: str, sentence: str
) -> None:
    code, said = run(rules, "--beginning", str(LEARNED / name))

    assert code == 2
    assert said.strip().endswith(sentence)
    assert courses == []


def test_how_strong_it_is_can_be_asked_against_any_bot(courses: list[Course]) -> None:
    assert run("duel", "--rivals", "2", "--rival", "greedy", "--budget", "50n") == (0, "")

    assert courses[0][0] == Plan("duel", rivals=2, rival="greedy", budget="50n")


def test_without_pytorch_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, COURSE, None)
    code, said = run("duel")

    assert code == 2
    assert said.splitlines()[-1].endswith("training needs PyTorch: pip install 'monumental[train]'")


@pytest.mark.parametrize(
    "arguments",
    [
        ("chess",),
        ("duel", "--seats", "1"),
        ("duel", "--seconds", "0"),
        ("duel", "--games", "0"),
        ("duel", "--rival", "nobody"),
        ("duel", "--budget", "long"),
    ],
)
def test_what_can_not_be_learned_is_refused(courses: list[Course], arguments: tuple[str, ...]) -> None:
    code, said = run(*arguments)

    assert code == 2
    assert said
    assert courses == []


def test_how_a_course_went_is_shown_by_parts(tmp_path: Path) -> None:
    progress = [
        {"seconds": at, "games": at, "positions": 300 * at, "steps": at, "victory": 0.6, "appeal": 1.25}
        for at in (10, 60, 99)
    ]
    games = [{"seconds": at, "seats": 2, "share": at / 90, "lead": at // 9} for at in (0, 9, 90, 90)]
    for name, told in (("progress", progress), ("strength", games)):
        (tmp_path / f"{name}.jsonl").write_text("".join(f"{json.dumps(line)}\n" for line in told) + '{"sec')

    result = CliRunner().invoke(app, ["train", "duel", "--curve", "--folder", str(tmp_path)])

    first, *_, last, legend = [" ".join(line.split()) for line in result.stdout.splitlines()[1:]]
    assert first == "0 – 20 10 0.600 1.250 5% of 2, +0"
    assert last == "80 – 100 99 0.600 1.250 100% of 2, +10"
    assert legend.startswith("With so many seats")


def test_a_folder_without_a_course_has_no_curve(tmp_path: Path) -> None:
    code, said = run("duel", "--curve", "--folder", str(tmp_path))

    assert code == 2
    assert said.strip().endswith("has no course from which anything was learned")
