"""The file of a saved game: whole whenever Ctrl-C comes, and for one player and one terminal."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from monumental.cards.text import LANGUAGES
from monumental.cli.languages import spoken
from monumental.cli.manners import WrongInput
from monumental.cli.recorded.saving import SavedGame, go_on, save
from monumental.play.records.record import write_move
from tests.cli.recorded import play_at_random, written
from tests.cli.terminal import lines, run
from tests.cli.test_saving import START, TWO_PEOPLE, record_in, refused, words_in

pytestmark = pytest.mark.long

# Ctrl-C comes at any moment


def interrupted(saved: SavedGame) -> int:
    """Keep up until no interrupt comes; how many came?"""
    for count in range(9):
        try:
            saved.keep_up()
        except KeyboardInterrupt:
            continue
        return count
    raise AssertionError("it never ends")


@pytest.mark.parametrize("moves", [3, 1000], ids=["in the game", "at its end"])
def test_ctrl_c_between_a_move_and_its_bookkeeping_doubles_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moves: int
) -> None:
    path = tmp_path / "game.jsonl"
    table = play_at_random(until=lambda table: len(table.moves) == moves)
    begun = play_at_random(until=lambda table: True)
    saved = save(path, begun, spoken("en"))
    saved.table = table
    kept: set[str] = set()

    def assign(self: object, name: str, value: object) -> None:
        # Whatever the saved game notes down, an interrupt comes right before it, once.
        if name not in kept:
            kept.add(name)
            raise KeyboardInterrupt
        object.__setattr__(self, name, value)

    monkeypatch.setattr(SavedGame, "__setattr__", assign)

    assert interrupted(saved) > 0
    saved.keep_up()
    saved.close()
    assert record_in(path) == table.record()


def test_ctrl_c_in_the_middle_of_a_line_doubles_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    table = play_at_random(until=lambda table: len(table.moves) == 3)
    saved = save(path, table, spoken("en"))
    table.play(table.game.seat, table.game.options()[0])
    file = saved._file
    cuts = [5, 0, len(write_move(table.moves[-1]))]

    class Slow:
        """Writes a part of it, then Ctrl-C comes."""

        seek = file.seek

        def write(self, data: bytes) -> int:
            if not cuts:
                return file.write(data)
            file.write(data[: cuts.pop(0)])
            raise KeyboardInterrupt

    monkeypatch.setattr(saved, "_file", Slow())

    assert interrupted(saved) == 3
    file.close()
    assert record_in(path) == table.record()


# A file is for one player and one terminal


@pytest.mark.skipif(os.name != "posix", reason="elsewhere files have no such modes")
@pytest.mark.parametrize("how", ["from the start", "at the prompt"])
def test_nobody_else_can_read_the_seed(tmp_path: Path, how: str) -> None:
    path = tmp_path / "game.jsonl"
    mask = os.umask(0)
    try:
        if how == "from the start":
            run(*START, "--save", str(path))
        else:
            run(*START, typist=lines(f"save {path}"))
    finally:
        os.umask(mask)

    assert path.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("begin", [("--save",), ("--resume",)], ids=["begun", "gone on"])
def test_two_terminals_do_not_play_the_same_file(
    tmp_path: Path, begin: tuple[str, ...], language: str
) -> None:
    pytest.importorskip("fcntl")
    path = tmp_path / "game.jsonl"
    if begin == ("--resume",):
        run(*TWO_PEOPLE, "--save", str(path), typist=lines("activate 2 b"))
    first = ("play", "--resume", str(path)) if begin == ("--resume",) else (*TWO_PEOPLE, "--save", str(path))
    answers: list[str] = []
    before: list[bytes] = []

    def typist(_: str) -> str | None:
        if answers:
            return None
        before.append(path.read_bytes())
        answers.append(refused("play", "--resume", str(path), "--lang", language))
        return "activate 1 a"

    run(*first, typist=typist)

    assert answers == [spoken(language)("terminal-save-busy", file=str(path))]
    assert path.read_bytes().startswith(before[0])
    assert words_in(path)[-1] == "activate 1 a"
    assert run("play", "--resume", str(path), typist=lines("pass")).code == 0


def test_another_process_is_refused_too(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    path = tmp_path / "game.jsonl"
    saved = save(path, play_at_random(until=lambda table: len(table.moves) == 3), spoken("en"))
    command = [sys.executable, "-m", "monumental.cli", "play", "--resume", str(path)]
    environment = {**os.environ, "LC_ALL": "en_US.UTF-8"}

    ran = subprocess.run(command, input="", capture_output=True, env=environment, check=False, text=True)
    saved.close()

    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == f"{path} is being played at another terminal\n"


def test_where_there_are_no_locks_a_game_is_saved_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    monkeypatch.setitem(sys.modules, "fcntl", None)

    run(*TWO_PEOPLE, "--save", str(path), typist=lines("activate 2 b"))
    run("play", "--resume", str(path), typist=lines("activate 1 a"))

    assert words_in(path) == ["activate 2 b", "activate 1 a"]


def test_what_another_terminal_has_played_since_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    early = play_at_random(until=lambda table: len(table.moves) == 3)
    late = play_at_random(until=lambda table: len(table.moves) == 5)
    written(late.record(), path)

    with pytest.raises(WrongInput, match="is being played at another terminal"):
        go_on(path, early, spoken("en"))

    assert record_in(path) == late.record()


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data + b"\n\n",
        lambda data: data + b" \n\t\n  ",
        lambda data: data[:-1] + b"\r\n\r\n",
        lambda data: data.replace(b"\n", b"\r\n"),
    ],
    ids=["blank lines", "spaces", "another editor's", "all lines another editor's"],
)
def test_blank_lines_at_the_end_go(tmp_path: Path, spoil: Callable[[bytes], bytes]) -> None:
    path = tmp_path / "game.jsonl"
    run(*TWO_PEOPLE, "--save", str(path), typist=lines("activate 2 b"))
    path.write_bytes(spoil(path.read_bytes()))

    run("play", "--resume", str(path), typist=lines("activate 1 a"))

    assert b"" not in [line.strip() for line in path.read_bytes().splitlines()]
    assert words_in(path) == ["activate 2 b", "activate 1 a"]
    assert run("verify", str(path)).code == 0
