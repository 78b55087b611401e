"""Puzzle files: what is wrong with one is said in one sentence that names the file and the field."""

from __future__ import annotations

from pathlib import Path

import pytest

from monumental.engine.game import Game
from monumental.learn.errors import LearnError
from monumental.learn.puzzles.check import check
from monumental.learn.puzzles.puzzle import Puzzle, read_puzzle, write_puzzle
from monumental.learn.puzzles.shelf import find_puzzle, read_folder, shipped
from monumental.play.position import dump
from monumental.testing.scene import duel_scene


@pytest.fixture
def puzzle() -> Puzzle:
    return min((each for each in shipped() if each.rules == "duel"), key=lambda each: each.proof.tries)


def broken(folder: Path, puzzle: Puzzle, old: str, new: str) -> Path:
    """The file of a puzzle in which something is not as it should be."""
    text = write_puzzle(puzzle)
    assert text.count(old) >= 1
    path = folder / "broken.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


def test_a_puzzle_is_read_as_it_was_written(tmp_path: Path, puzzle: Puzzle) -> None:
    path = tmp_path / "again.toml"
    path.write_text(write_puzzle(puzzle), encoding="utf-8")

    assert read_puzzle(path) == puzzle


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("seat = ", "seet = 3\nseat = ", "broken.toml: unknown field 'seet' (did you mean 'seat'?)"),
        ('rules = "duel"\n', "", "broken.toml: the field 'rules' is missing"),
        ("grade = ", "grade = 1", "broken.toml: difficulty.grade: "),
        ("best = ", 'best = "many" #', "broken.toml: proof.best: "),
        ("seat = ", "seat = -1 #", "broken.toml: seat: "),
        ("[proof]", "[proof", "broken.toml: not valid TOML: "),
    ],
)
def test_a_broken_file_gives_one_sentence(
    tmp_path: Path, puzzle: Puzzle, old: str, new: str, sentence: str
) -> None:
    path = broken(tmp_path, puzzle, old, new)

    with pytest.raises(LearnError) as raised:
        read_puzzle(path)

    assert str(raised.value).startswith(sentence)
    assert "\n" not in str(raised.value)


def test_an_unknown_theme_is_named_with_those_that_there_are(tmp_path: Path, puzzle: Puzzle) -> None:
    path = broken(tmp_path, puzzle, f'theme = "{puzzle.theme}"', 'theme = "glory"')

    with pytest.raises(LearnError, match=r"^broken\.toml: theme: unknown theme 'glory' .*points, policy"):
        read_puzzle(path)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(LearnError, match=r"^nowhere\.toml: can't be read: No such file"):
        read_puzzle(tmp_path / "nowhere.toml")


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    path = tmp_path / "picture.toml"
    path.write_bytes(b"\xff\xd8\xff")

    with pytest.raises(LearnError, match=r"^picture\.toml: not valid TOML"):
        read_puzzle(path)


def test_a_position_that_can_not_be_is_refused(puzzle: Puzzle) -> None:
    wrong = puzzle.model_copy(update={"position": {**puzzle.position, "round": -3}})

    with pytest.raises(LearnError, match=rf"^{puzzle.id}: position: position\.round: "):
        wrong.game()


def test_rules_and_seat_have_to_be_those_of_the_position(puzzle: Puzzle) -> None:
    with pytest.raises(LearnError, match=rf"^{puzzle.id}: seat: seat {1 - puzzle.seat} is not asked"):
        puzzle.model_copy(update={"seat": 1 - puzzle.seat}).game()
    with pytest.raises(LearnError, match=rf"^{puzzle.id}: rules: the position is one of duel"):
        puzzle.model_copy(update={"rules": "classic"}).game()


@pytest.mark.parametrize("field", ["best", "decisions", "second", "ends", "positions", "tries", "luck"])
def test_a_false_number_in_a_proof_is_found(puzzle: Puzzle, field: str) -> None:
    said = getattr(puzzle.proof, field)
    proof = puzzle.proof.model_copy(update={field: said + 1})

    with pytest.raises(LearnError, match=rf"^{puzzle.id}: proof\.{field}: the file says {said + 1}, "):
        check(puzzle.model_copy(update={"proof": proof}))


def test_a_solution_that_is_not_the_best_is_found(puzzle: Puzzle) -> None:
    tempting = puzzle.tempting[0]

    with pytest.raises(LearnError, match=rf"^{puzzle.id}: solution: it is worth {tempting.value}, not "):
        check(puzzle.model_copy(update={"solution": tempting.line}))


def test_a_solution_that_can_not_be_done_is_found(puzzle: Puzzle) -> None:
    with pytest.raises(LearnError, match=rf"^{puzzle.id}: solution: "):
        check(puzzle.model_copy(update={"solution": ("complete", "complete", "complete")}))


def test_a_tempting_end_that_is_the_best_is_found(puzzle: Puzzle) -> None:
    tempting = puzzle.tempting[0].model_copy(update={"line": puzzle.solution, "value": puzzle.proof.best})

    with pytest.raises(LearnError, match=rf"^{puzzle.id}: tempting\[0\]: it is as good as the best"):
        check(puzzle.model_copy(update={"tempting": (tempting,)}))


def posed(game: Game, theme: str, puzzle: Puzzle) -> Puzzle:
    """Another position with the proof of a puzzle, which is none for it."""
    return puzzle.model_copy(update={"position": dump(game), "theme": theme, "seat": 0})


def test_a_second_result_that_equals_the_best_is_found(puzzle: Puzzle) -> None:
    game = duel_scene(supply="4 science", display="apprenticeship democracy . . . .", other={"passed": True})

    with pytest.raises(LearnError, match="2 different results are worth the best, "):
        check(posed(game, "points", puzzle))


def test_a_second_end_that_equals_the_best_is_found(puzzle: Puzzle) -> None:
    """The Province is had with the Warlord, whatever of three amounts is staked for the Advantage."""
    game = duel_scene(supply="3 production 1 gold", other={"passed": True, "provinces": "sahara"})

    with pytest.raises(LearnError, match="3 different ends are worth the best, 1, in 4 decisions"):
        check(posed(game, "province", puzzle))


def test_a_turn_in_which_nothing_can_be_won_is_found(puzzle: Puzzle) -> None:
    game = duel_scene(supply="2 production", other={"passed": True})

    with pytest.raises(LearnError, match="every end of the turn is worth the same, 0"):
        check(posed(game, "points", puzzle))


def test_a_turn_beyond_the_limit_is_no_puzzle(puzzle: Puzzle) -> None:
    with pytest.raises(LearnError, match=rf"^{puzzle.id}: the turn has more than 5 options in all"):
        check(puzzle, most=5)


def test_an_unknown_puzzle_is_refused() -> None:
    with pytest.raises(LearnError, match=r"^unknown puzzle 'duel-glory'"):
        find_puzzle("duel-glory")


def test_two_puzzles_with_one_id_are_refused(tmp_path: Path, puzzle: Puzzle) -> None:
    for name in ("one", "two"):
        (tmp_path / f"{name}.toml").write_text(write_puzzle(puzzle), encoding="utf-8")

    with pytest.raises(LearnError, match=f"there are two puzzles with the id {puzzle.id}"):
        read_folder(tmp_path)
