"""`monumental puzzles`: listed, solved, proven, looked for."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from monumental.learn.puzzles.puzzle import Puzzle, read_puzzle, write_puzzle
from monumental.learn.puzzles.shelf import shipped
from tests.cli.terminal import lines, run


@pytest.fixture
def puzzle() -> Puzzle:
    return min((each for each in shipped() if each.rules == "duel"), key=lambda each: each.proof.tries)


def test_all_puzzles_are_listed_with_theme_and_difficulty(puzzle: Puzzle) -> None:
    ran = run("puzzles")

    assert ran.code == 0
    assert f"{len(shipped())} puzzles." in ran.out
    (line,) = (line for line in ran.out.splitlines() if line.startswith(puzzle.id))
    assert f"Difficulty {puzzle.difficulty.grade} of 5" in line


def test_puzzles_can_be_chosen_by_rules_theme_and_grade() -> None:
    ran = run("puzzles", "list", "--rules", "classic", "--theme", "points", "--json")

    wanted = [each.id for each in shipped() if (each.rules, each.theme) == ("classic", "points")]
    assert [each["id"] for each in json.loads(ran.out)] == wanted
    assert run("puzzles", "list", "--rules", "duel", "--grade", "5").code == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("list", "--rules", "chess"), "unknown rules 'chess'"),
        (("list", "--theme", "glory"), "unknown theme 'glory'"),
        (("solve", "duel-glory"), "unknown puzzle 'duel-glory'"),
        (("prove", "nowhere.toml"), "nowhere.toml: can't be read: No such file or directory"),
        (("mine", "--out", "x", "--bot", "nobody"), "unknown bot 'nobody'"),
        (("mine", "--out", "x", "--rules", "chess"), "unknown rules 'chess'"),
        (("mine", "--out", "x", "--pack", "nowhere"), ""),
    ],
)
def test_a_mistake_gets_one_sentence(
    words: tuple[str, ...], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    ran = run("puzzles", *words)

    assert ran.code == 2
    assert ran.err.startswith(sentence)
    assert len(ran.err.splitlines()) == 1


def test_a_file_is_proven(tmp_path: Path, puzzle: Puzzle) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(write_puzzle(puzzle), encoding="utf-8")

    ran = run("puzzles", "prove", str(path))

    assert ran.code == 0
    assert f"{puzzle.id}: proven. Best: {puzzle.proof.best}; next: {puzzle.proof.second}." in ran.out
    assert ran.out.endswith("1 puzzle is proven.\n")


def test_a_false_proof_is_refused_in_one_sentence(tmp_path: Path, puzzle: Puzzle) -> None:
    proof = puzzle.proof.model_copy(update={"best": puzzle.proof.best + 1})
    path = tmp_path / "false.toml"
    path.write_text(write_puzzle(puzzle.model_copy(update={"proof": proof})), encoding="utf-8")

    ran = run("puzzles", "prove", str(path))

    assert ran.code == 2
    assert ran.err.startswith(f"{puzzle.id}: proof.best: the file says {puzzle.proof.best + 1}")


@pytest.mark.parametrize("plain", [(), ("--plain",)])
def test_a_puzzle_can_be_solved_at_the_prompt(puzzle: Puzzle, plain: tuple[str, ...]) -> None:
    ran = run("puzzles", "solve", puzzle.id, *plain, typist=lines(*puzzle.solution))

    assert ran.code == 0
    assert "Solved: " in ran.out
    assert "What looks best at once: " in ran.out


def test_a_step_can_be_taken_back_and_nonsense_is_answered(puzzle: Puzzle) -> None:
    ran = run(
        "puzzles", "solve", puzzle.id, typist=lines("undo", "sing", "999", puzzle.solution[0], "undo", "quit")
    )

    assert ran.code == 0
    assert "There is nothing to take back." in ran.out
    assert "unknown verb 'sing'" in ran.out
    assert "Solved" not in ran.out


def test_who_gives_up_is_shown_the_solution(puzzle: Puzzle) -> None:
    ran = run("puzzles", "solve", puzzle.id, typist=lines("solution"))

    assert f"Solution: {', '.join(puzzle.solution)}" in ran.out


def test_the_puzzle_of_the_day_is_one_of_ours() -> None:
    assert run("puzzles", "today").out.split()[0] in {puzzle.id for puzzle in shipped()}


@pytest.mark.long
def test_puzzles_are_looked_for_and_written(tmp_path: Path) -> None:
    folder = tmp_path / "found"
    words = ("--rules", "duel", "--seed", "3", "--games", "2", "--options", "600")

    ran = run("puzzles", "mine", "--out", str(folder), *words)

    assert ran.code == 0
    files = sorted(folder.glob("*.toml"))
    assert files
    assert all(read_puzzle(path).rules == "duel" for path in files)
    assert f"Puzzles: {len(files)}." in ran.out
    assert "Games: 2." in ran.err
