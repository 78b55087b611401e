"""What is said of a try: whether it is solved, what it was worth, and where others fall short."""

from __future__ import annotations

import pytest

from monumental.cards.text import LANGUAGES, load_texts
from monumental.engine.reasons import IllegalAction
from monumental.learn.puzzles import words
from monumental.learn.puzzles.goals import GOALS
from monumental.learn.puzzles.judge import Difference, compare, judge
from monumental.learn.puzzles.puzzle import Puzzle
from monumental.learn.puzzles.shelf import shipped
from monumental.play.notation import NotationError
from monumental.play.setup import unpack

#: One of each rule system and theme.
EXAMPLES = list({(puzzle.rules, puzzle.theme): puzzle for puzzle in shipped()}.values())
IDS = [puzzle.id for puzzle in EXAMPLES]


@pytest.mark.parametrize("puzzle", EXAMPLES, ids=IDS)
def test_the_solution_solves_it(puzzle: Puzzle) -> None:
    verdict = judge(puzzle, puzzle.solution)

    assert verdict.solved
    assert verdict.over
    assert (verdict.value, verdict.best) == (puzzle.proof.best, puzzle.proof.best)
    assert verdict.decisions == verdict.fewest == puzzle.proof.decisions
    assert verdict.shortfalls[0].by == "greedy"
    assert all(short.value < verdict.best for short in verdict.shortfalls)


@pytest.mark.parametrize("puzzle", EXAMPLES, ids=IDS)
def test_a_tempting_end_does_not_and_says_what_it_lacks(puzzle: Puzzle) -> None:
    tempting = puzzle.tempting[-1]
    if tempting.by == "greedy":
        # It may have left off before a draw, which is no end.
        assert not judge(puzzle, tempting.line).solved
        return

    verdict = judge(puzzle, tempting.line)

    assert verdict.over
    assert not verdict.solved
    assert verdict.value == tempting.value
    assert verdict.shortfalls[0].by == "you"
    assert verdict.shortfalls[0].differences


def test_a_try_that_stops_in_the_middle_is_not_over() -> None:
    verdict = judge(EXAMPLES[0], EXAMPLES[0].solution[:1])

    assert not verdict.over
    assert not verdict.solved


def test_what_can_not_be_done_is_refused_as_at_the_table() -> None:
    with pytest.raises(NotationError):
        judge(EXAMPLES[0], ["sing"])
    with pytest.raises(IllegalAction):
        judge(EXAMPLES[0], ["acquire 99"])


def test_differences_are_those_of_the_categories() -> None:
    had = {("points", "provinces"): 2, ("dominance", "provinces"): 0, ("kept", "gold"): 1}
    best = {("points", "provinces"): 3, ("dominance", "provinces"): 3, ("kept", "gold"): 1}

    assert compare(had, best) == (
        Difference("points", "provinces", 2, 3),
        Difference("dominance", "provinces", 0, 3),
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", GOALS)
def test_every_theme_has_its_words(language: str, theme: str) -> None:
    puzzle = next(each for each in shipped() if each.theme == theme)
    box = unpack(puzzle.rules)
    texts = load_texts(language, [pack.folder for pack in box.packs], box.rules)

    said = [
        words.theme(theme, texts),
        words.goal(puzzle, texts),
        *words.verdict(puzzle, judge(puzzle, puzzle.solution), texts),
        *words.line_in_words(puzzle, puzzle.solution, texts),
    ]

    assert all(said)
    assert len(words.line_in_words(puzzle, puzzle.solution, texts)) == len(puzzle.solution)


def test_a_shortfall_is_told_by_numbers() -> None:
    texts = load_texts("en")

    told = words.difference(Difference("points", "provinces", 2, 3), texts)

    assert told == "Points (Provinces): 2 instead of 3."
