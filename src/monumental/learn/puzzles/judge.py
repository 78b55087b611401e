"""What a try was worth, what the best is worth, and where others fall short of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from monumental.engine.resources import CULTURE, GOLD, RESOURCES
from monumental.engine.scoring.points import score_sheets
from monumental.learn.puzzles.lines import walk

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from monumental.engine.game import Game
    from monumental.learn.puzzles.puzzle import Puzzle

#: What is counted of an end, by category: `points` of a line of the score sheet, `dominance` in it, the
#: dominance of all others (`rivals`), and resources that are kept (`kept`).
Part = tuple[str, str]


@dataclass(frozen=True)
class Difference:
    """One category in which an end is not like the best one."""

    kind: str  # points, dominance, rivals, kept
    name: str  # of a line of the score sheet, or of a resource
    had: int
    best: int


@dataclass(frozen=True)
class Shortfall:
    """An end that is not the best, and what it lacks or has too much."""

    by: str  # you, greedy, search
    line: tuple[str, ...]
    value: int
    differences: tuple[Difference, ...]


@dataclass(frozen=True)
class Verdict:
    """What is said of a try."""

    solved: bool
    over: bool  # the turn is over; if not, the try has not come to an end
    draws: str  # the deed that needs luck or a secret, where the try stopped before it
    value: int
    best: int
    decisions: int
    fewest: int
    shortfalls: tuple[Shortfall, ...]  # the try first if it is one, then tempting ends, greedy's first


def judge(puzzle: Puzzle, deeds: Sequence[str]) -> Verdict:
    """Follow the deeds of a try, which are decisions in words, and compare where they end.

    Raises the errors of the notation and of the game for a deed that can't be done.
    """
    game = puzzle.game()
    measure = puzzle.measure(game)
    tried = walk(game, puzzle.seat, deeds)
    solution = walk(game, puzzle.seat, puzzle.solution)
    best = account(solution.game, puzzle.seat)
    value = measure.value(tried.game)
    # The file may have been changed: what its solution comes to is the best that we know of.
    most = measure.value(solution.game)
    solved = tried.over and value >= most
    shortfalls = []
    if tried.over and not solved:
        differences = compare(account(tried.game, puzzle.seat), best)
        shortfalls.append(Shortfall("you", tried.deeds, value, differences))
    for tempting in puzzle.tempting:
        end = walk(game, puzzle.seat, tempting.line)
        if end.deeds != tried.deeds:
            differences = compare(account(end.game, puzzle.seat), best)
            shortfalls.append(Shortfall(tempting.by, end.deeds, measure.value(end.game), differences))
    return Verdict(
        solved,
        tried.over,
        tried.draws,
        value,
        most,
        tried.decisions,
        solution.decisions,
        tuple(shortfalls),
    )


def account(game: Game, seat: int) -> dict[Part, int]:
    """All that counts of an end, by category."""
    counted: dict[Part, int] = {}
    for sheet in score_sheets(game):
        for line in sheet.lines:
            if sheet.seat == seat:
                counted["points", line.name] = line.points
                counted["dominance", line.name] = line.dominance
            else:
                part = ("rivals", line.name)
                counted[part] = counted.get(part, 0) + line.dominance
    for resource in (CULTURE, GOLD):
        counted["kept", RESOURCES[resource]] = game.state.players[seat].supply[resource]
    return counted


def compare(had: Mapping[Part, int], best: Mapping[Part, int]) -> tuple[Difference, ...]:
    """The categories in which two ends differ, in the order of the score sheet."""
    return tuple(
        Difference(*part, had.get(part, 0), count)
        for part, count in best.items()
        if had.get(part, 0) != count
    )
