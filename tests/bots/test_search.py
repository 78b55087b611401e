"""The bot that thinks ahead: within its budget, in the middle of anything, the same for the same seed."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest

from monumental.bots import BOTS, make_bot
from monumental.bots.bot import Bot, Budget, read_budget
from monumental.bots.random import RandomBot
from monumental.bots.search import SearchBot
from monumental.bots.thinking.clock import Clock
from monumental.bots.thinking.thoughts import Thinking
from monumental.bots.thinking.tree import Node
from monumental.engine.action import Action
from monumental.engine.chance import seeded
from monumental.engine.game import Game
from monumental.play.imagine import imagine, imagined_luck
from monumental.testing import check_bot, position
from tests.bots.own_time import Time
from tests.bots.tables import TABLES, positions

pytestmark = pytest.mark.long

KINDS = pytest.mark.parametrize("kind", TABLES)


@cache
def nested(kind: str) -> list[Game]:
    """Positions in the middle of nested effects, of a few games; each question once."""
    found: dict[tuple[str, int], Game] = {}
    for seed in range(6):
        for game in positions(kind, seed):
            depth, options = len(game.state.agenda), len(game.options())
            if depth >= 3 and options > 1:
                found.setdefault((game.choice().question, depth), game.clone(seeded(seed)))
    return [*found.values()]


# Budgets


@pytest.mark.parametrize(
    ("words", "budget"),
    [
        ("0.2s", Budget(seconds=0.2)),
        ("1s", Budget(seconds=1.0)),
        ("0.001s", Budget(seconds=0.001)),
        ("0060.50s", Budget(seconds=60.5)),
        ("1s-5t", Budget(seconds=1.0, turn=5.0)),
        ("0.25s-0.5t", Budget(seconds=0.25, turn=0.5)),
        ("400n", Budget(thoughts=400)),
        ("1n", Budget(thoughts=1)),
        ("9999999n", Budget(thoughts=9_999_999)),
        ("1s-5n", Budget(seconds=1.0, thoughts=5)),
        ("1s-5t-9999999n", Budget(1.0, 9_999_999, 5.0)),
    ],
)
def test_a_budget_is_so_many_seconds_or_so_many_thoughts(words: str, budget: Budget) -> None:
    assert read_budget(words) == budget
    assert read_budget(str(budget)) == budget
    assert f"search-{words}" in BOTS


@pytest.mark.parametrize(
    "words",
    [
        *["0s", "0.000s", "0n", "000n", "s", "n", "5", "-1s", "-1n", "+1s", ".5s", "1.s", "1e3s", "1,5s"],
        *["0.2345s", "12345s", "12345678n", "0.5n", "1S", "1N", "1s1n", "nans", "infs"],
        *[
            "5t",
            "1s-0t",
            "0s-5t",
            "1s-t",
            "1s-5s",
            "1s5t",
            "400n-5t",
            "1s-5t-5t",
            "1s-0n",
            "1s-5n-5t",
            "5n-1s",
        ],
        *["\u0661s", "\u0663n"],  # digits, but none of ours
    ],
)
def test_other_words_say_no_budget(words: str) -> None:
    assert read_budget(words) is None
    assert f"search-{words}" not in BOTS


@pytest.mark.parametrize("words", ["", " 1s", "1s ", "1s\n", "1 s"])
def test_a_budget_has_nothing_around_it(words: str) -> None:
    assert read_budget(words) is None


def thoughts_within(time: Time, seconds: float, durations: list[float], spent: float = 0.0) -> int:
    """How many thoughts there is time for, if each takes so long, and some time was spent before."""
    began = time.now
    time.now += spent
    clock = Clock(Budget(seconds=seconds), began)
    for duration in durations:
        if not clock.allows():
            break
        time.now += duration
    return clock.thoughts


def test_thoughts_stop_before_the_longest_one_would_take_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time(monkeypatch)

    assert thoughts_within(time, 1.0, [0.3] * 9) == 3
    assert thoughts_within(time, 1.0, [0.11] * 9 + [0.01] * 9) == 9
    # After one that took long, there is no time for another one like it.
    assert thoughts_within(time, 1.0, [0.05, 0.452, *[0.01] * 90]) == 7
    assert thoughts_within(time, 1.0, [1.5, 0.01]) == 1


def test_what_was_done_before_the_first_thought_takes_time_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time(monkeypatch)

    assert thoughts_within(time, 1.0, [0.3] * 9, spent=0.35) == 2
    assert thoughts_within(time, 1.0, [0.3] * 9, spent=1.0) == 0


@pytest.mark.interpreted
@pytest.mark.parametrize(("budget", "thoughts"), [("1s", 4), ("0.5s", 2), ("0.1s", 1), ("7n", 7), ("1n", 1)])
def test_a_bot_thinks_as_often_as_its_budget_allows(
    budget: str, thoughts: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each thought takes 0.21 seconds by a clock of its own."""
    time = Time(monkeypatch)
    lucks = []

    def think(_thinking: Thinking, _root: Node, luck: int) -> None:
        time.now += 0.21
        lucks.append(luck)

    monkeypatch.setattr(Thinking, "think", think)
    game = nested("duel")[-1]

    action = make_bot(f"search-{budget}", 3).choose(imagine(game, game.seat, seeded(2)), game.seat)

    assert action in game.options()
    assert len(lucks) == len(set(lucks)) == thoughts


def seconds_taken(bot: SearchBot, game: Game, decision: int) -> tuple[float, float]:
    """How long a decision takes by the clock, and how long this thread worked for it."""
    imagined = imagine(game, game.seat, imagined_luck(1, decision))
    began, worked = time.perf_counter(), time.thread_time()
    action = bot.choose(imagined, game.seat)
    took = time.perf_counter() - began, time.thread_time() - worked
    assert action in game.options()
    return took


@contextmanager
def everything_else_kept() -> Iterator[None]:
    """Nobody looks for garbage in what the tests hold: in so much, that takes longer than a decision may."""
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()


#: A machine with other work is given several tries of a decision. What takes too long by itself always does.
TRIES = 4


@KINDS
def test_no_decision_takes_longer_than_its_budget_and_a_fifth(kind: str) -> None:
    """Every so many decisions of a whole game, so that all phases of it are among them.

    On a machine with other work a thread may be held up: then it must have worked no longer.
    """
    budget = 0.2
    late = []
    decisions = list(enumerate(game.clone(seeded(0)) for game in positions(kind, 5)))

    with everything_else_kept():
        for decision, game in decisions[:: max(1, len(decisions) // 8)]:
            tries: list[float] = []
            while len(tries) < TRIES and (not tries or tries[-1] > 1.2 * budget):
                # Each try is a decision of its own: nobody goes on where the last one stopped.
                tries.append(min(seconds_taken(SearchBot(5, Budget(seconds=budget)), game, decision)))
            if min(tries) > 1.2 * budget:
                late.append((decision, game.choice().question, tries))

    assert late == []


@KINDS
def test_however_little_time_there_is_something_is_chosen(kind: str) -> None:
    for budget in (Budget(seconds=0.001), Budget(thoughts=1)):
        bot = SearchBot(5, budget)
        for game in nested(kind):
            assert bot.choose(imagine(game, game.seat, seeded(2)), game.seat) in game.options()


@pytest.mark.parametrize(("rules", "seed"), [("duel", 0), ("classic", 2), ("continuous", 1)])
def test_whatever_must_hold_for_a_bot_holds(rules: str, seed: int) -> None:
    """At tables where it sits at one seat: with an Automa, and with merchants."""
    check_bot(BOTS["search-4n"], rules=[rules], games=1, seed=seed)


def test_one_option_is_taken_at_once() -> None:
    bot = SearchBot(1, Budget(seconds=60.0))
    asked = 0
    for game in positions("classic", 2):
        if len(game.options()) == 1:
            asked += 1
            began = time.perf_counter()
            assert bot.choose(imagine(game, game.seat, seeded(1)), game.seat) == game.options()[0]
            assert time.perf_counter() - began < 5.0

    assert asked > 5


# In the middle of anything


@KINDS
def test_in_the_middle_of_nested_effects_an_option_is_chosen(kind: str) -> None:
    assert len(nested(kind)) > 3
    for game in nested(kind):
        before = position(game)

        action = make_bot("search-12n", 3).choose(imagine(game, game.seat, seeded(2)), game.seat)

        assert action in game.options()
        assert position(game) == before


def test_a_bot_is_not_confused_by_another_game() -> None:
    """Whatever it remembers of one game is of no use in the next, of other rules."""
    bot = SearchBot(4, Budget(thoughts=20))
    for kind in TABLES:
        for game in [*nested(kind)[:2], *nested("duel")[:1]]:
            assert bot.choose(imagine(game, game.seat, seeded(1)), game.seat) in game.options()


def test_who_takes_a_step_back_is_answered_as_well() -> None:
    """At a table, moves are taken back: the same question may come again, and an earlier one."""
    games = [game.clone(seeded(1)) for game in positions("classic", 3)][40:52]
    bot = SearchBot(4, Budget(thoughts=20))

    for game in (*games, *reversed(games), *games):
        assert bot.choose(imagine(game, game.seat, seeded(1)), game.seat) in game.options()


# The same for the same seed


@KINDS
def test_with_a_number_of_thoughts_equal_seeds_choose_the_same(kind: str) -> None:
    one, other = [make_bot("search-30n", 9) for _ in range(2)]
    games = [game.clone(seeded(0)) for game in positions(kind, 8)]

    for decision, game in list(enumerate(games))[:: max(1, len(games) // 8)]:
        seat = game.seat
        chosen = [bot.choose(imagine(game, seat, imagined_luck(2, decision)), seat) for bot in (one, other)]
        assert chosen[0] == chosen[1]


#: Loads the sources, whatever is compiled beside them.
FROM_SOURCES = """
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

class Sources:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] != "monumental":
            return None
        finders = [FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path or sys.path]
        return next(filter(None, [finder.find_spec(name) for finder in finders]), None)

sys.meta_path.insert(0, Sources)
from monumental.bots.thinking import thoughts
assert thoughts.__file__.endswith(".py")
from tests.bots.test_search import thought_of
print(thought_of(sys.argv[1]))
"""


def thought_of(kind: str) -> list[tuple[str, list[tuple[str, int, float]]]]:
    """What is chosen in some positions, and what was found behind every option, to the last bit."""
    found = []
    games = [game.clone(seeded(0)) for game in positions(kind, 8)]
    for decision, game in list(enumerate(games))[:: max(1, len(games) // 5)]:
        seat = game.seat
        roots: list[Node] = []
        action = Remembering(decision, roots).choose(imagine(game, seat, imagined_luck(2, decision)), seat)
        found.append(
            (
                str(action),
                [(str(at), node.visits, node.total) for root in roots for at, node in root.behind.items()],
            )
        )
    return found


class Remembering(SearchBot):
    """Hands out where its thoughts began."""

    def __init__(self, seed: int, roots: list[Node]) -> None:
        super().__init__(seed, Budget(thoughts=30))
        self.roots = roots

    def recalled(self, game: Game) -> Node:
        root = super().recalled(game)
        self.roots.append(root)
        return root


@KINDS
def test_compiled_and_interpreted_thoughts_are_the_same(kind: str) -> None:
    sources = Path(__file__).parents[2]
    path = os.pathsep.join([str(sources / "src"), str(sources)])
    found = subprocess.run(
        [sys.executable, "-c", FROM_SOURCES, kind],
        check=False,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=300,
    )

    assert found.stderr == ""
    assert any(behind for _, behind in thought_of(kind))
    assert found.stdout.strip() == str(thought_of(kind))


# Memory

#: Bytes by which two more games may differ: numbers in caches, no positions.
SLACK = 100_000


def growth(bot: Bot, kind: str) -> int:
    """How many more bytes are in use after four games than after two: by then all caches are filled."""
    sizes = []
    tracemalloc.start()
    try:
        for seed in range(4):
            for decision, game in enumerate(positions(kind, seed)):
                if decision % 6 == 0:
                    bot.choose(imagine(game, game.seat, imagined_luck(seed, decision)), game.seat)
            gc.collect()
            sizes.append(tracemalloc.get_traced_memory()[0])
    finally:
        tracemalloc.stop()
    return sizes[3] - sizes[1]


@pytest.mark.parametrize("kind", ["duel", "classic"])
def test_many_decisions_leave_nothing_behind(kind: str) -> None:
    assert growth(SearchBot(6, Budget(thoughts=3)), kind) < SLACK


@pytest.mark.parametrize("kind", ["duel", "classic"])
def test_it_would_be_found_if_a_bot_kept_what_it_was_handed(kind: str) -> None:
    class Collector(RandomBot):
        def __init__(self, seed: int) -> None:
            super().__init__(seed)
            self.kept: list[Game] = []

        def choose(self, game: Game, seat: int) -> Action:
            self.kept.append(game)
            return super().choose(game, seat)

    assert growth(Collector(6), kind) > 1.5 * SLACK
