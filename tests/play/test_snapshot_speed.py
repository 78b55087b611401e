"""A saved game is there at once: no position takes long to read."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from monumental.play.position import read_snapshot, write_snapshot
from tests.random_game import KINDS, MODULES, ModuleGame, RandomGame

#: In seconds, for the fastest of so many tries: what else a computer does slows down some, but not all.
MOST = 0.005
TRIES = 30


def late_position(play: RandomGame, decisions: int) -> str:
    """A turn late in a game."""
    while play.decision < decisions or play.game.choice().question != "take-turn":
        play.go_on()
    return write_snapshot(play.game)


def late_question(play: RandomGame, decisions: int) -> str:
    """A question in the middle of something, whose answers are tried when it is read."""
    while play.decision < decisions or play.game.choice().question == "take-turn":
        play.go_on()
    return write_snapshot(play.game)


def classic() -> RandomGame:
    return ModuleGame(KINDS.index(("classic", MODULES[-1], 4)), rich=True)


def continuous() -> RandomGame:
    return ModuleGame(KINDS.index(("continuous", MODULES[-1], 5)), rich=True)


LATE: dict[str, Callable[[], str]] = {
    "duel": lambda: late_position(RandomGame(3), 60),
    "classic": lambda: late_position(classic(), 500),
    "classic-question": lambda: late_question(classic(), 500),
    "continuous": lambda: late_position(continuous(), 600),
    "continuous-question": lambda: late_question(continuous(), 600),
}


@pytest.mark.parametrize("kind", LATE)
def test_a_saved_game_is_read_in_no_time(kind: str) -> None:
    saved = LATE[kind]()
    took = []

    for _ in range(TRIES):
        start = time.perf_counter()
        read_snapshot(saved)
        took.append(time.perf_counter() - start)

    assert min(took) < MOST
