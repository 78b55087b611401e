"""The puzzles that come with the program: each is proven again, and the one of the day is no surprise."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

import pytest

from monumental.learn.errors import LearnError
from monumental.learn.puzzles.check import check
from monumental.learn.puzzles.goals import GOALS
from monumental.learn.puzzles.lines import choice_of_greedy, line_of_greedy
from monumental.learn.puzzles.puzzle import Puzzle
from monumental.learn.puzzles.shelf import FOLDER, shipped, today
from monumental.learn.puzzles.turn import begin
from monumental.play.notation import write
from tests.learn.puzzles.walked import brute

RULES = ("duel", "classic", "continuous")

#: Every tenth of each rule system is proven in every lane, the others in the long one.
SLICE = [puzzle for rules in RULES for puzzle in [each for each in shipped() if each.rules == rules][::10]]


def test_there_are_forty_or_more_of_each_rule_system_and_all_themes() -> None:
    count = Counter(puzzle.rules for puzzle in shipped())

    assert all(count[rules] >= 40 for rules in RULES)
    assert {puzzle.theme for puzzle in shipped()} == set(GOALS)


def test_each_lies_where_its_name_says() -> None:
    files = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.toml")}

    assert files == {f"{puzzle.rules}/{puzzle.id}.toml" for puzzle in shipped()}


def test_no_two_have_the_same_solution_for_the_same_theme() -> None:
    seen = Counter((puzzle.rules, puzzle.theme, puzzle.solution) for puzzle in shipped())

    assert [twice for twice, count in seen.items() if count > 1] == []


@pytest.mark.parametrize("puzzle", SLICE, ids=[puzzle.id for puzzle in SLICE])
def test_a_puzzle_of_each_kind_is_proven_again(puzzle: Puzzle) -> None:
    must_be_proven(puzzle)


@pytest.mark.long
@pytest.mark.parametrize("puzzle", shipped(), ids=[puzzle.id for puzzle in shipped()])
def test_every_puzzle_is_proven_again(puzzle: Puzzle) -> None:
    must_be_proven(puzzle)


@pytest.mark.long
def test_small_ones_are_the_same_when_every_line_is_walked() -> None:
    small = [puzzle for puzzle in shipped() if puzzle.proof.tries <= 60]
    assert small
    for puzzle in small:
        game = puzzle.game()
        measure = puzzle.measure(game)

        ends = [(measure.value(end), -decisions) for end, decisions in brute(game, puzzle.seat)]

        best, decisions = max(ends)
        assert (best, -decisions) == (puzzle.proof.best, puzzle.proof.decisions)
        assert max(value for value, _ in ends if value < best) == puzzle.proof.second


def must_be_proven(puzzle: Puzzle) -> None:
    """Exactly: the search finds what the file says, and one best end; and `greedy` goes another way."""
    proof = check(puzzle)

    assert proof.is_unique
    assert proof.second is not None
    assert proof.second < proof.best
    game = puzzle.game()
    first, _ = begin(game, puzzle.seat)
    assert write(first, choice_of_greedy(first, puzzle.seat)) != puzzle.solution[0]
    assert puzzle.measure(game).value(line_of_greedy(game, puzzle.seat).game) < proof.best


def test_the_puzzle_of_a_day_is_always_the_same() -> None:
    day = date(2027, 3, 14)

    assert today(day) == today(day)
    assert today(day) != today(day + timedelta(days=1))


def test_all_puzzles_come_before_one_comes_again() -> None:
    first = date(2026, 12, 1)
    walked = [today(first + timedelta(days=number)).id for number in range(len(shipped()))]

    assert sorted(walked) == [puzzle.id for puzzle in shipped()]
    assert today(first + timedelta(days=len(shipped()))).id == walked[0]


def test_rule_systems_take_turns() -> None:
    first = date(2026, 12, 1)
    for start in range(0, len(shipped()), 10):
        ten = [today(first + timedelta(days=start + number)).rules for number in range(10)]

        assert set(ten) == set(RULES)


def test_without_puzzles_no_day_has_one() -> None:
    with pytest.raises(LearnError, match="there are no puzzles"):
        today(date(2026, 12, 1), ())
