"""Proving a puzzle again: everything that its file says must be what the search of the turn finds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.errors import MonumentalError
from monumental.learn.errors import LearnError
from monumental.learn.puzzles.lines import Walk, walk
from monumental.learn.puzzles.prover import MOST_OPTIONS, Proof, TooLarge, prove, search
from monumental.learn.puzzles.puzzle import ProofText

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.engine.game import Game
    from monumental.learn.puzzles.goals import Measure
    from monumental.learn.puzzles.puzzle import Puzzle


def check(puzzle: Puzzle, most: int = MOST_OPTIONS) -> Proof:
    """Search the whole turn again. Raises `LearnError` for the first thing that is not as the file says."""
    game = puzzle.game()
    measure = puzzle.measure(game)
    try:
        found = search(game, puzzle.seat, most)
    except TooLarge:
        raise LearnError(f"{puzzle.id}: the turn has more than {most} options in all") from None
    proof = prove(found, measure)
    if proof is None:
        raise LearnError(f"{puzzle.id}: no end of the turn can be reached without luck")
    _must_be_the_only_one(puzzle, proof)
    _must_be_as_stated(puzzle, proof)
    solution = _followed(puzzle, game, puzzle.solution, "solution")
    _must_be_worth(puzzle, measure, solution, proof.best, "solution")
    if solution.decisions != proof.decisions:
        raise LearnError(f"{puzzle.id}: solution: it can be done in {proof.decisions} decisions")
    for number, tempting in enumerate(puzzle.tempting):
        place = f"tempting[{number}]"
        line = _followed(puzzle, game, tempting.line, place)
        _must_be_worth(puzzle, measure, line, tempting.value, place)
        if tempting.value >= proof.best:
            raise LearnError(f"{puzzle.id}: {place}: it is as good as the best")
    return proof


def stated(proof: Proof) -> ProofText:
    """What a file says of a proof with one best end."""
    assert proof.second is not None
    return ProofText(
        best=proof.best,
        decisions=proof.decisions,
        second=proof.second,
        ends=proof.ends,
        positions=proof.positions,
        tries=proof.tries,
        luck=proof.cut,
    )


def _must_be_the_only_one(puzzle: Puzzle, proof: Proof) -> None:
    if proof.second is None:
        raise LearnError(f"{puzzle.id}: every end of the turn is worth the same, {proof.best}")
    if proof.results > 1:
        raise LearnError(f"{puzzle.id}: {proof.results} different results are worth the best, {proof.best}")
    if proof.ways > 1:
        raise LearnError(
            f"{puzzle.id}: {proof.ways} different ends are worth the best, {proof.best}, "
            f"in {proof.decisions} decisions"
        )


def _must_be_as_stated(puzzle: Puzzle, proof: Proof) -> None:
    if not proof.is_long_enough:
        raise LearnError(f"{puzzle.id}: the best end takes {proof.decisions} decisions")
    for name, found in stated(proof).model_dump().items():
        said = getattr(puzzle.proof, name)
        if said != found:
            raise LearnError(f"{puzzle.id}: proof.{name}: the file says {said}, the search finds {found}")


def _followed(puzzle: Puzzle, game: Game, line: Sequence[str], place: str) -> Walk:
    try:
        return walk(game, puzzle.seat, line)
    except MonumentalError as error:
        raise LearnError(f"{puzzle.id}: {place}: {error}") from error


def _must_be_worth(puzzle: Puzzle, measure: Measure, line: Walk, value: int, place: str) -> None:
    worth = measure.value(line.game)
    if worth != value:
        raise LearnError(f"{puzzle.id}: {place}: it is worth {worth}, not {value}")
    if place == "solution" and not line.over:
        raise LearnError(f"{puzzle.id}: {place}: it does not come to the end of the turn")
