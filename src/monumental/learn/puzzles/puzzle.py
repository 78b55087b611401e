"""What a puzzle file says: a position, whose turn it is, what is asked for, the solution and the proof."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import tomli_w
from pydantic import Field, field_validator

from monumental.cards.errors import FaultError, unknown
from monumental.cards.model import Model
from monumental.engine.errors import MonumentalError
from monumental.learn.errors import LearnError
from monumental.learn.puzzles.goals import GOALS, Goal, Measure
from monumental.learn.reading import read_model
from monumental.play import position

if TYPE_CHECKING:
    from monumental.engine.game import Game

Count = Annotated[int, Field(ge=0)]
Line = Annotated[tuple[Annotated[str, Field(min_length=1)], ...], Field(min_length=1)]


class Difficulty(Model):
    """How hard it is, and the numbers that say so."""

    grade: Annotated[int, Field(ge=1, le=5)]
    options: Count  # of all decisions of the solution together
    misleading: Count  # decisions of the solution at which `greedy` gives the best away


class ProofText(Model):
    """What the search of the whole turn found."""

    best: int  # what the best end is worth
    decisions: Count  # that it takes at least
    second: int  # what the best end is worth that achieves something else
    ends: Count
    positions: Count
    tries: Count  # deeds tried
    luck: Count  # deeds that need luck, or a secret, and are none in this puzzle


class Tempting(Model):
    """An end that looks good and is not the best."""

    by: Literal["greedy", "search"]
    line: tuple[str, ...]
    value: int


class Puzzle(Model):
    id: Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=60)]
    rules: str
    theme: str
    seat: Count
    solution: Line
    difficulty: Difficulty
    proof: ProofText
    tempting: tuple[Tempting, ...] = ()
    position: dict[str, object]

    @field_validator("theme")
    @classmethod
    def _is_known(cls, theme: str) -> str:
        if theme not in GOALS:
            raise FaultError(unknown("theme", theme, GOALS, listed=True))
        return theme

    @property
    def goal(self) -> Goal:
        return GOALS[self.theme]

    def game(self) -> Game:
        """The position, at the first decision. What is wrong with it is said in one sentence."""
        try:
            game = position.load(self.position)
        except MonumentalError as error:
            raise LearnError(f"{self.id}: position: {error}") from error
        if self.position.get("rules") != self.rules:
            raise LearnError(f"{self.id}: rules: the position is one of {self.position.get('rules')}")
        if game.over or game.seat != self.seat:
            raise LearnError(f"{self.id}: seat: seat {self.seat} is not asked in this position")
        return game

    def measure(self, game: Game) -> Measure:
        """What ends are worth, for the game of this puzzle."""
        measure = self.goal.ask(game, self.seat)
        if measure is None:
            raise LearnError(f"{self.id}: theme: '{self.theme}' can't be asked for in this position")
        return measure


#: All fields of puzzle files, to guess which one was meant.
MODELS = (Puzzle, Difficulty, ProofText, Tempting)
FIELDS = sorted({field for model in MODELS for field in model.model_fields})


def read_puzzle(path: Path) -> Puzzle:
    """The puzzle of a file. What is wrong with it is said in one sentence that names file and field."""
    return read_model(Puzzle, path, path.name, FIELDS)


def write_puzzle(puzzle: Puzzle) -> str:
    """The text of a puzzle file that `read_puzzle` reads. A list that fits into a line stands in one."""
    return _LIST.sub(_in_one_line, tomli_w.dumps(puzzle.model_dump(), multiline_strings=True))


#: A list as it is written, an item a line; and how long a line may be.
_LIST = re.compile(r"^(\S+ = )\[\n((?:    .+,\n)+)\]$", re.MULTILINE)
_LONGEST = 110


def _in_one_line(written: re.Match[str]) -> str:
    items = ", ".join(line.strip().removesuffix(",") for line in written[2].splitlines())
    line = f"{written[1]}[{items}]"
    return line if len(line) <= _LONGEST else written[0]
