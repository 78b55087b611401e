"""What is said of puzzles, in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.grammar import side_by_side
from monumental.learn.puzzles.turn import after, begin, is_stop
from monumental.play.notation import read
from monumental.play.words import option

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.cards.text import Texts
    from monumental.learn.puzzles.judge import Difference, Shortfall, Verdict
    from monumental.learn.puzzles.puzzle import Puzzle


def theme(name: str, texts: Texts) -> str:
    return texts(f"puzzle-theme-{name}")


def goal(puzzle: Puzzle, texts: Texts) -> str:
    """What is asked for, in one sentence."""
    return texts(f"puzzle-goal-{puzzle.theme}", need=puzzle.measure(puzzle.game()).need)


def worth(puzzle: Puzzle, value: int, texts: Texts) -> str:
    """What an end is worth, such as "21 points"."""
    return texts(f"puzzle-worth-{puzzle.theme}", count=abs(value))


def verdict(puzzle: Puzzle, given: Verdict, texts: Texts) -> list[str]:
    """What is said of a try: first whether it is solved, then why others fall short."""
    had, best = worth(puzzle, given.value, texts), worth(puzzle, given.best, texts)
    if given.draws:
        lines = [texts("puzzle-draws", deed=given.draws)]
    elif not given.over:
        lines = [texts("puzzle-unfinished")]
    elif not given.solved:
        lines = [texts("puzzle-short", had=had, best=best)]
    elif given.decisions > given.fewest:
        lines = [texts("puzzle-solved", best=best), texts("puzzle-fewer", count=given.fewest)]
    else:
        lines = [texts("puzzle-solved", best=best)]
    if given.over:
        lines += [shortfall(puzzle, each, texts) for each in given.shortfalls]
    # Ways that come to the same are told of once.
    return list(dict.fromkeys(lines))


def shortfall(puzzle: Puzzle, short: Shortfall, texts: Texts) -> str:
    """How an end that is not the best differs from it: "… 20 points. Provinces: 5, not 7."."""
    had = worth(puzzle, short.value, texts)
    told = [texts(f"puzzle-by-{short.by}", had=had), *[difference(each, texts) for each in short.differences]]
    return side_by_side(texts, told, "sentences")


def difference(found: Difference, texts: Texts) -> str:
    part = texts(f"resource-{found.name}" if found.kind == "kept" else f"score-{found.name}")
    return texts(f"puzzle-differs-{found.kind}", part=part, had=found.had, best=found.best)


def line_in_words(puzzle: Puzzle, line: Sequence[str], texts: Texts) -> list[str]:
    """The deeds of a line as the table names them where they are done."""
    at, options = begin(puzzle.game(), puzzle.seat)
    told: list[str] = []
    for words in line:
        deed = read(at, words)
        if deed not in options:
            break
        told.append(option(at, deed, texts))
        reached = None if is_stop(at, deed) else after(at, puzzle.seat, deed)
        if reached is None:
            break
        at, options = reached
    return told
