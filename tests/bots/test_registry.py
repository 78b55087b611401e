"""Which bots there are: ours, ours with a budget, and those that other packages bring."""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from monumental.bots import BOTS, LEVELS, OURS, BotError, Bots, BrokenBot, Budget, UnknownBot, make_bot
from monumental.bots.bot import read_budget
from monumental.bots.greedy import GreedyBot
from monumental.bots.search import SearchBot
from monumental.play.setup import new_game
from tests.cli.terminal import run

# Ours


def test_levels_for_people_come_first() -> None:
    assert list(LEVELS) == ["beginner", "normal", "strong", "expert"]
    assert list(BOTS)[:4] == list(LEVELS)
    assert {"random", "greedy", "search"} <= set(BOTS)


def test_an_unknown_bot_is_answered_with_the_names_there_are() -> None:
    with pytest.raises(
        UnknownBot, match=r"^unknown bot 'gredy' \(there are: beginner, normal, strong, expert, "
    ):
        make_bot("gredy", 0)


@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("search-0.2s", Budget(seconds=0.2)),
        ("search-30s", Budget(seconds=30.0)),
        ("search-400n", Budget(thoughts=400)),
        ("search-1s-5t-400n", Budget(1.0, 400, 5.0)),
    ],
)
def test_a_budget_stands_in_the_name(name: str, budget: Budget) -> None:
    bot = make_bot(name, 3)

    assert name in BOTS
    assert isinstance(bot, SearchBot)
    assert bot.budget == budget
    assert read_budget(str(budget)) == budget


@pytest.mark.parametrize(
    "name", ["search-", "search-s", "search-0s", "search-0n", "search-1m", "search-1e9s", "greedy-1s", ""]
)
def test_what_is_no_budget_is_no_bot(name: str) -> None:
    assert name not in BOTS
    with pytest.raises(UnknownBot, match=f"unknown bot '{name}'"):
        make_bot(name, 0)


# Those of others

TINY = """
class TinyBot:
    '''Always takes the last option.'''

    def __init__(self, seed):
        self.seed = seed

    def choose(self, game, seat):
        return game.options()[-1]

no_maker = 7
"""

#: What the package names: one bot that works, and what can be wrong with others.
POINTS = """
[monumental.bots]
tiny = tiny_bots:TinyBot
broken = tiny_bots.missing:Bot
astray = tiny_bots:AnotherBot
number = tiny_bots:no_maker
human = tiny_bots:TinyBot
automa = tiny_bots:TinyBot
greedy = tiny_bots:TinyBot
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A folder with an installed package that brings bots."""
    info = tmp_path / "tiny_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: tiny-bots\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(POINTS, encoding="utf-8")
    (tmp_path / "tiny_bots.py").write_text(TINY, encoding="utf-8")
    return tmp_path


@pytest.fixture
def bots(package: Path, monkeypatch: pytest.MonkeyPatch) -> Bots:
    """All bots, as a program finds them that starts now."""
    monkeypatch.syspath_prepend(str(package))
    monkeypatch.delitem(sys.modules, "tiny_bots", raising=False)
    return Bots(OURS, {"search": SearchBot}, {"greedy": GreedyBot})


def test_a_bot_of_another_package_is_listed_after_ours(bots: Bots) -> None:
    assert list(bots) == [*OURS, "astray", "broken", "number", "tiny"]
    assert len(bots) == len(list(bots))
    assert "tiny" in bots
    assert "tiny" not in BOTS


def test_a_bot_of_another_package_plays(bots: Bots) -> None:
    game = new_game(seed=1)

    assert bots["tiny"](3).choose(game, game.seat) == game.options()[-1]


def test_nobody_can_be_called_like_a_person_the_automa_or_a_bot_of_ours(bots: Bots) -> None:
    assert "human" not in bots
    assert "automa" not in bots
    assert bots["greedy"] is GreedyBot


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("broken", "ModuleNotFoundError: No module named 'tiny_bots.missing'; 'tiny_bots' is not a package"),
        ("astray", "AttributeError: module 'tiny_bots' has no attribute 'AnotherBot'"),
        ("number", "tiny_bots:no_maker makes no bots"),
    ],
)
def test_a_package_that_does_not_work_is_named(bots: Bots, name: str, problem: str) -> None:
    assert name in bots
    with pytest.raises(BrokenBot) as error:
        bots[name]

    assert str(error.value) == f"the bot '{name}' of the package tiny-bots can't be loaded: {problem}"


def test_what_is_wrong_with_a_bot_can_be_told_by_another_process() -> None:
    for error in (BrokenBot("tiny", "tiny-bots", "it is lost"), UnknownBot("gredy")):
        told = pickle.loads(pickle.dumps(error))

        assert isinstance(told, BotError)
        assert str(told) == str(error)


def monumental(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """The command, where the package is installed."""
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    return subprocess.run(
        [sys.executable, "-m", "monumental.cli", *words],
        env={**os.environ, "PYTHONPATH": path, "NO_COLOR": "1", "LC_ALL": "en_US.UTF-8"},
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=120,
        stdin=subprocess.DEVNULL,
    )


@pytest.mark.long
def test_a_bot_of_another_package_plays_whole_games(package: Path) -> None:
    ran = monumental(package, "simulate", "duel", "--games", "2", "--bots", "tiny,random", "--json")

    assert (ran.returncode, ran.stderr) == (0, "")
    summary = json.loads(ran.stdout)
    assert (summary["games"], summary["bots"]) == (2, ["tiny", "random"])


@pytest.mark.long
def test_a_bot_of_another_package_sits_at_a_table(package: Path) -> None:
    ran = monumental(package, "play", "duel", "--plain", "--seat", "tiny", "--seat", "random", "--seed", "1")

    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.startswith("The computer (tiny) against the computer (random)\n")
    assert "Final score" in ran.stdout


@pytest.mark.long
@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "duel", "--games", "4", "--bots", "broken,random"),
        ("simulate", "duel", "--games", "4", "--bots", "random,broken", "--jobs", "2"),
        ("play", "duel", "--seat", "human", "--seat", "broken"),
    ],
)
def test_a_bot_that_can_not_be_loaded_is_said_before_the_game(package: Path, words: tuple[str, ...]) -> None:
    ran = monumental(package, *words)

    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == (
        "the bot 'broken' of the package tiny-bots can't be loaded: ModuleNotFoundError: "
        "No module named 'tiny_bots.missing'; 'tiny_bots' is not a package\n"
    )


@pytest.mark.long
def test_a_bot_that_can_not_be_loaded_takes_no_seat_over(package: Path, tmp_path: Path) -> None:
    words = ("play", "duel", "--plain", "--seed", "1", "--civ", "aztecs", "--civ", "malians", "--first", "1")
    path = os.pathsep.join([str(package), *filter(None, [os.environ.get("PYTHONPATH")])])
    ran = subprocess.run(
        [sys.executable, "-m", "monumental.cli", *words],
        env={**os.environ, "PYTHONPATH": path, "LC_ALL": "en_US.UTF-8", "XDG_DATA_HOME": str(tmp_path)},
        input="bot broken\n5\n",
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )

    assert (ran.returncode, ran.stderr) == (0, "")
    assert "the bot 'broken' of the package tiny-bots can't be loaded" in ran.stdout
    assert "Aztecs activated" in ran.stdout


def test_help_names_the_levels_first() -> None:
    for command in ("play", "simulate"):
        shown = " ".join(run(command, "--help", columns=200).out.split())

        assert shown.index("beginner, normal") < shown.index("greedy")
