"""The puzzles that are there: those that come with the program, and folders of one's own."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final

from monumental.cards.errors import unknown
from monumental.cards.written import legible
from monumental.learn.errors import LearnError
from monumental.learn.puzzles.puzzle import Puzzle, read_puzzle

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date

FOLDER: Final = Path(__file__).parents[2] / "puzzles"


@cache
def shipped() -> tuple[Puzzle, ...]:
    """All puzzles that come with the program, in a fixed order."""
    return read_folder(FOLDER)


def read_folder(folder: Path) -> tuple[Puzzle, ...]:
    """The puzzles of a folder and of those in it, by their ids."""
    puzzles = [read_puzzle(path) for path in folder.rglob("*.toml")]
    by_id = sorted(puzzles, key=lambda puzzle: puzzle.id)
    for one, next_one in pairwise(by_id):
        if one.id == next_one.id:
            raise LearnError(f"{folder.name}: there are two puzzles with the id {one.id}")
    return tuple(by_id)


def find_puzzle(name: str, puzzles: Sequence[Puzzle] | None = None) -> Puzzle:
    """The puzzle with this id."""
    known = {puzzle.id: puzzle for puzzle in (shipped() if puzzles is None else puzzles)}
    if name not in known:
        raise LearnError(unknown("puzzle", legible(name), known))
    return known[name]


def today(day: date, puzzles: Sequence[Puzzle] | None = None) -> Puzzle:
    """The puzzle of a day. All are walked through before one comes again, and rule systems take turns."""
    order = _in_turns(shipped() if puzzles is None else puzzles)
    if not order:
        raise LearnError("there are no puzzles")
    return order[day.toordinal() % len(order)]


def _in_turns(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """As evenly mixed as may be: each rule system's puzzles are spread over the whole walk.

    Within a rule system they come by the last part of their ids, which says nothing about them.
    """
    rules = sorted({puzzle.rules for puzzle in puzzles})
    placed: list[tuple[float, str, Puzzle]] = []
    for name in rules:
        own = [puzzle for puzzle in puzzles if puzzle.rules == name]
        own.sort(key=lambda puzzle: (puzzle.id.rpartition("-")[2], puzzle.id))
        placed += [((number + 0.5) / len(own), name, puzzle) for number, puzzle in enumerate(own)]
    return [puzzle for _, _, puzzle in sorted(placed, key=lambda entry: entry[:2])]
