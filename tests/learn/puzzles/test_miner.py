"""Looking for puzzles: what is found is proven, hides what the seat can't know, and is found again."""

from __future__ import annotations

from pathlib import Path

import pytest

from monumental.engine.chance import seeded
from monumental.learn.puzzles.check import check
from monumental.learn.puzzles.goals import GOALS
from monumental.learn.puzzles.miner import Yield, as_the_seat_knows_it, mine, pose
from monumental.learn.puzzles.prover import search
from monumental.learn.puzzles.puzzle import Puzzle
from monumental.play.position import load
from monumental.testing.scene import classic_scene, duel_scene
from tests.scene import reprinted


@pytest.fixture(scope="module")
def found() -> tuple[list[Puzzle], Yield]:
    done: list[Yield] = []
    puzzles = list(mine("duel", range(3, 5), most=600, progress=done.append))
    return puzzles, done[-1]


@pytest.mark.long
def test_what_is_found_is_proven(found: tuple[list[Puzzle], Yield]) -> None:
    puzzles, done = found

    assert puzzles
    assert done.games == 2
    assert done.themes.total() == len(puzzles)
    for puzzle in puzzles:
        assert check(puzzle).is_unique


@pytest.mark.long
def test_the_same_seeds_give_the_same_puzzles(found: tuple[list[Puzzle], Yield]) -> None:
    assert list(mine("duel", range(3, 5), most=600)) == found[0]


@pytest.mark.long
def test_no_more_than_so_many_of_a_theme_are_kept() -> None:
    done: list[Yield] = []

    list(mine("duel", range(3, 5), most=600, each=1, progress=done.append))

    assert set(done[-1].themes.values()) <= {1}


@pytest.mark.long
def test_packs_of_ones_own_can_be_mined(tmp_path: Path) -> None:
    packs = reprinted(tmp_path, "sahara", "cost = 3", "cost = 2")

    puzzles = list(mine("duel", range(3, 4), packs=packs, most=600))

    assert puzzles
    assert all(puzzle.position["packs"] == list(packs) for puzzle in puzzles)
    assert all(check(puzzle).is_unique for puzzle in puzzles)


def test_tokens_that_only_others_have_seen_are_not_betrayed() -> None:
    """The Market that seat 1 has looked at says the same in the file, whatever lies there."""
    stacks = ("carthage-mercenaries carthage-galleys", "carthage-shipwrights carthage-galleys")
    written = []
    for stack in stacks:
        markets = [{"tile": 3, "city": "carthage", "count": 2, "stack": stack, "seen": [1]}]
        written.append(as_the_seat_knows_it(classic_scene(markets=markets), 0))

    assert written[0] == written[1]


def test_what_everybody_finds_is_no_puzzle() -> None:
    game = duel_scene(
        supply="3 production 3 military",
        wonder="mausoleum-of-halicarnassus",
        advantage="1 science 9",
        other={"provinces": "sahara", "passed": True},
    )
    written = as_the_seat_knows_it(game, 0)
    loaded = load(written, seeded(0))
    found = search(loaded, 0)

    for goal in GOALS.values():
        measure = goal.ask(loaded, 0)
        if measure is not None:
            assert pose(loaded, written, goal, measure, found) is None
