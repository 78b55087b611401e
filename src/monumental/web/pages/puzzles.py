"""Puzzles as a page shows them: the list, the table after some deeds, and what is said of the whole turn."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import lru_cache
from typing import TYPE_CHECKING

from monumental.cards.text import load_texts
from monumental.engine.errors import MonumentalError
from monumental.learn.errors import LearnError
from monumental.learn.puzzles import shelf, words
from monumental.learn.puzzles.goals import GOALS
from monumental.learn.puzzles.judge import judge
from monumental.learn.puzzles.lines import Walk, walk
from monumental.learn.puzzles.turn import is_stop
from monumental.play.notation import read
from monumental.play.options.trial import NoLuck
from monumental.play.spoken import texts_for
from monumental.play.systems.known import SYSTEMS
from monumental.play.table import PERSON, Table
from monumental.play.words import option
from monumental.web.contract.learn import JudgementPage, PuzzleLine, PuzzlePage, PuzzlesPage
from monumental.web.pages.table.seen import practice_page
from monumental.web.problems import Refused
from monumental.web.tables.practice import LEARNER, Practice

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.learn.puzzles.puzzle import Puzzle


def puzzles_page(day: date, language: str) -> PuzzlesPage:
    """All puzzles, and the one of a day."""
    lines = _lines(language)
    return PuzzlesPage(lines, day.isoformat(), shelf.today(day).id if lines else None)


@lru_cache(maxsize=8)
def _lines(language: str) -> tuple[PuzzleLine, ...]:
    """The same for everybody."""
    texts = load_texts(language)
    return tuple(_line(puzzle, texts) for puzzle in sorted(shelf.shipped(), key=_order))


def _order(puzzle: Puzzle) -> tuple[int, int, int, str]:
    """As the rule systems and themes are listed; then the easy ones first."""
    rules, theme = [*SYSTEMS].index(puzzle.rules), [*GOALS].index(puzzle.theme)
    return rules, theme, puzzle.difficulty.grade, puzzle.id


def _line(puzzle: Puzzle, texts: Texts) -> PuzzleLine:
    return PuzzleLine(
        id=puzzle.id,
        rules=puzzle.rules,
        rules_name=texts(f"rules-{puzzle.rules}"),
        theme=puzzle.theme,
        theme_name=words.theme(puzzle.theme, texts),
        grade=puzzle.difficulty.grade,
        decisions=puzzle.proof.decisions,
    )


def puzzle_called(name: str) -> Puzzle:
    if not is_puzzle(name):
        raise Refused(404, "server-no-puzzle")
    return shelf.find_puzzle(name)


def is_puzzle(name: str) -> bool:
    return any(puzzle.id == name for puzzle in shelf.shipped())


def puzzle_page(puzzle: Puzzle, deeds: Sequence[str], language: str) -> PuzzlePage:
    """The table after these deeds, and once the turn is over, the judgement."""
    found = followed(puzzle, deeds)
    practice = practice_at(puzzle, found, language)
    texts = practice.texts(language)
    return PuzzlePage(
        puzzle=_line(puzzle, texts),
        goal=words.goal(puzzle, texts),
        notes=(texts("puzzle-certain"), texts("puzzle-stop")),
        deeds=found.deeds,
        refused=_refused(found, texts),
        judgement=_judgement(puzzle, found, texts) if found.over else None,
        next=_after(puzzle, language),
        table=practice_page(practice, LEARNER, puzzle.seat, language),
    )


def followed(puzzle: Puzzle, deeds: Sequence[str]) -> Walk:
    """How far the deeds lead. The page has them from us; others don't fit."""
    game = puzzle.game()
    try:
        found = walk(game, puzzle.seat, deeds)
    except LearnError:
        raise
    except MonumentalError as error:
        raise Refused(409, "server-puzzle-deeds") from error
    if len(found.deeds) + bool(found.draws) < len(deeds):
        raise Refused(409, "server-puzzle-deeds")
    return found


def practice_at(puzzle: Puzzle, found: Walk, language: str) -> Practice:
    """The table where the deeds have led: as at every table, what leaves no choice is played."""
    game = puzzle.game()
    table = Table(game.clone(NoLuck()), [PERSON] * len(game.state.players))
    deeds = found.deeds[:-1] if found.stopped else found.deeds
    _settle(table, puzzle.seat)
    for deed in deeds:
        table.play(puzzle.seat, read(table.game, deed))
        _settle(table, puzzle.seat)
    name = words.theme(puzzle.theme, texts_for(game, language))
    return Practice(id=f"puzzle/{puzzle.id}", name=name, table=table, seat=puzzle.seat)


def _settle(table: Table, seat: int) -> None:
    """To stop is the seat's own, also where nothing else is left."""
    while table.is_forced() and not (table.is_asked(seat) and is_stop(table.game, table.game.options()[0])):
        table.play_one_forced()


def _refused(found: Walk, texts: Texts) -> str | None:
    if not found.draws:
        return None
    return texts("puzzle-draws", deed=option(found.game, read(found.game, found.draws), texts))


def _judgement(puzzle: Puzzle, found: Walk, texts: Texts) -> JudgementPage:
    verdict = judge(puzzle, found.deeds)
    return JudgementPage(
        solved=verdict.solved,
        worth=words.worth(puzzle, verdict.value, texts),
        best=words.worth(puzzle, verdict.best, texts),
        sentences=tuple(words.verdict(puzzle, verdict, texts)),
        solution=tuple(words.line_in_words(puzzle, puzzle.solution, texts)),
    )


def _after(puzzle: Puzzle, language: str) -> PuzzleLine | None:
    """The next one in the list; after the last comes the first."""
    lines = _lines(language)
    at = [line.id for line in lines].index(puzzle.id)
    return lines[(at + 1) % len(lines)] if len(lines) > 1 else None
