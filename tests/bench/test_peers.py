"""The other engines: each plays whole games, counts what its own books say, and can be missing."""

from __future__ import annotations

import subprocess
import sys
import warnings
from collections.abc import Callable, Iterator
from typing import Any, NoReturn

import pytest

from monumental.bench.ours import USUAL_SEATS, ours
from monumental.bench.peer import WHOLE_GAME, Peer
from monumental.bench.peers import MODULES, peers_of, quiet

pytestmark = pytest.mark.long


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    with quiet():
        yield


def named(engine: str, plays: str) -> Peer[Any]:
    return next(peer for peer in peers_of(engine) if peer.plays == plays)


def squares_taken(board: Any) -> int:
    return sum(1 for square in board if square)


#: A game of each engine, with how many decisions its own records of a game show.
BOOKS: dict[tuple[str, str], Callable[[Any], int]] = {
    ("catanatron", "Catan, 2 players"): lambda game: len(game.state.actions),
    ("catanatron", "Catan, 4 players"): lambda game: len(game.state.actions),
    **{
        ("OpenSpiel", game): lambda state: sum(entry.player >= 0 for entry in state.full_history())
        for game in ("tic_tac_toe", "connect_four", "chess", "backgammon", "gin_rummy", "leduc_poker")
    },
    ("PettingZoo", "connect_four_v3"): lambda table: squares_taken(table.unwrapped.board),
    ("PettingZoo", "tictactoe_v3"): lambda table: squares_taken(table.unwrapped.board.squares),
    **{
        ("RLCard", game): lambda table: len(table.action_recorder)
        for game in ("leduc-holdem", "uno", "gin-rummy")
    },
    ("python-chess", "chess"): lambda board: len(board.move_stack),
}


def test_every_game_of_every_engine_is_tried_here() -> None:
    found = [(peer.name, peer.plays) for engine in MODULES for peer in peers_of(engine)]

    assert found == list(BOOKS)


@pytest.mark.parametrize(("engine", "plays"), BOOKS, ids=lambda word: word.replace(" ", "-"))
def test_a_whole_game_has_as_many_decisions_as_its_own_record(engine: str, plays: str) -> None:
    peer = named(engine, plays)

    peer.seed(1)
    position, decisions = peer.run(WHOLE_GAME)

    assert decisions > 0
    assert decisions == BOOKS[engine, plays](position)
    assert peer.version[0].isdigit()


@pytest.mark.parametrize(("engine", "plays"), BOOKS, ids=lambda word: word.replace(" ", "-"))
def test_a_game_can_be_played_to_its_middle(engine: str, plays: str) -> None:
    peer = named(engine, plays)
    peer.seed(2)
    length = peer.play()

    peer.seed(2)
    again = peer.play()
    peer.seed(2)
    position, half = peer.run(length // 2)

    assert (again, half) == (length, length // 2)
    assert BOOKS[engine, plays](position) == half


@pytest.mark.parametrize(("engine", "plays"), BOOKS, ids=lambda word: word.replace(" ", "-"))
def test_a_copy_is_of_the_middle_of_a_game(engine: str, plays: str) -> None:
    peer = named(engine, plays)

    copy = peer.middle(3)

    if plays == "gin-rummy":
        assert copy is None  # it can't be copied
    else:
        assert copy is not None
        first, second = copy(), copy()
        assert first is not second
        assert type(first) is type(second)


def test_a_copy_is_not_touched_by_the_next_game() -> None:
    """PettingZoo and RLCard have one table for all games."""
    for peer in (named("PettingZoo", "connect_four_v3"), named("RLCard", "uno")):
        book = BOOKS[peer.name, peer.plays]
        copy = peer.middle(4)
        assert copy is not None
        before = book(copy())

        peer.play()

        assert book(copy()) == before


@pytest.mark.parametrize("rules", USUAL_SEATS)
def test_ours_are_played_to_the_end_by_the_usual_number_of_seats(rules: str) -> None:
    peer = ours(rules)

    peer.seed(1)
    game, decisions = peer.run(WHOLE_GAME)
    peer.seed(1)
    again = peer.play()
    copy = peer.middle(1)

    assert game.over
    assert len(game.state.players) == USUAL_SEATS[rules]
    assert decisions == again > 50
    assert copy is not None
    assert not getattr(copy(), "over")  # noqa: B009 (the copy of a peer can be anything)


@pytest.mark.parametrize("engine", MODULES)
def test_an_engine_that_is_not_installed_has_no_games(engine: str) -> None:
    def fail(name: str) -> NoReturn:
        raise ModuleNotFoundError(f"No module named '{name}'")

    assert peers_of(engine, fail) == ()


def test_others_are_not_heard(capsys: pytest.CaptureFixture[str]) -> None:
    with quiet():
        sys.stdout.write("hello from the community")
        sys.stderr.write("beware")
        warnings.warn("old", DeprecationWarning, stacklevel=1)

    assert capsys.readouterr() == ("", "")


def test_nothing_is_heard_when_all_of_them_are_fetched() -> None:
    """In a process of its own, because a module greets only once."""
    words = (
        "from monumental.bench.peers import *\nwith quiet():\n    print([peers_of(name) for name in MODULES])"
    )

    done = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=True)

    assert (done.stdout, done.stderr) == ("", "")


def test_a_run_without_peers_does_not_fetch_any() -> None:
    words = "import sys, monumental.cli.__main__; print(*sys.modules)"

    done = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=True)

    fetched = set(done.stdout.split())
    assert "monumental.cli.commands.many_games.bench" in fetched
    assert fetched.isdisjoint({"catanatron", "pyspiel", "pettingzoo", "rlcard", "chess"})
