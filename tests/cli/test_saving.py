"""Games saved move by move, and games that go on where they stopped."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from monumental.bots.greedy import GreedyBot
from monumental.cli.languages import spoken
from monumental.cli.recorded import saving
from monumental.cli.recorded.saving import save
from monumental.play.records.record import Record, read_record, write_head, write_move
from tests.cli.recorded import play_at_random, written
from tests.cli.terminal import lines, run

pytestmark = pytest.mark.long

START = ("play", "--seed", "1", "--civ", "aztecs", "--civ", "malians", "--first", "1")
TWO_PEOPLE = (*START, "--seat", "human", "--seat", "human")


def record_in(path: Path) -> Record:
    return read_record(path.read_text(encoding="utf-8"))


def words_in(path: Path) -> list[str]:
    return [move.words for move in record_in(path).moves]


def refused(*words: str) -> str:
    """The one sentence that comes."""
    ran = run(*words, typist=lines())
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    return ran.err.strip()


def test_every_move_is_in_the_file_before_the_next_one_is_asked(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    typed = ["activate 2 b", "activate 1 a", "undo", "redo", "pass"]
    saved = []

    def typist(_: str) -> str | None:
        saved.append(words_in(path))
        return typed.pop(0) if typed else None

    run(*TWO_PEOPLE, "--save", str(path), typist=typist)

    assert saved == [
        [],
        ["activate 2 b"],
        ["activate 2 b", "activate 1 a"],
        ["activate 2 b", "activate 1 a", "undo"],
        ["activate 2 b", "activate 1 a", "undo", "redo"],
        ["activate 2 b", "activate 1 a", "undo", "redo", "pass"],
    ]


@pytest.mark.long
def test_a_process_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    command = [sys.executable, "-m", "monumental.cli", *TWO_PEOPLE, "--plain", "--save", str(path)]
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env={**os.environ, "LC_ALL": "en_US.UTF-8"}
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"activate 2 b\n")
    process.stdin.flush()
    for line in process.stdout:
        if line.startswith(b"Malians: Activate your City"):
            break
    process.kill()
    process.communicate()

    assert words_in(path) == ["activate 2 b"]


def test_ctrl_c_keeps_the_game_and_says_how_to_go_on(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    typed = ["activate 2 b"]

    def typist(_: str) -> str:
        if typed:
            return typed.pop()
        raise KeyboardInterrupt

    ran = run(*START, "--save", str(path), typist=typist, columns=300)

    assert ran.code == 130
    assert words_in(path) == ["activate 2 b"]
    assert f"The game is saved in {path}. To go on: monumental play --resume {path}" in ran.out


def test_whoever_played_nothing_is_not_told_to_go_on() -> None:
    assert "To go on:" not in run(*START, typist=lines("quit")).out


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear", encoding="utf-8")

    assert refused(*START, "--save", str(path)).startswith(f"{path} is there already")
    ran = run(*START, typist=lines(f"save {path}", "5"), columns=300)

    assert f"{path} is there already" in ran.out
    assert "Aztecs activated" in ran.out
    assert path.read_text(encoding="utf-8") == "Dear"


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "game.jsonl"

    assert refused(*START, "--save", str(path)) == f"{path}: No such file or directory"
    assert "No such file or directory" in run(*START, typist=lines(f"save {path}"), columns=300).out


def test_saving_can_begin_at_any_time(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    ran = run(*TWO_PEOPLE, typist=lines("5", "save", f"save {path}", "5"), columns=300)

    assert "Write a file name after it" in ran.out
    assert f"Every move is now saved in {path}." in ran.out
    assert words_in(path) == ["activate 2 b", "activate 2 b"]
    assert f"To go on: monumental play --resume {path}" in ran.out


def test_a_game_that_went_on_is_the_game_that_was_not_broken_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All but how a bot breaks ties: that luck is its own, and begins anew when the game goes on."""
    thinks = GreedyBot.choose
    monkeypatch.setattr(GreedyBot, "choose", lambda _, game, seat: thinks(GreedyBot(1), game, seat))
    broken, whole = tmp_path / "broken.jsonl", tmp_path / "whole.jsonl"
    typed = ["activate 2 b", "", "pass", ""]

    run(*START, "--save", str(whole), typist=lines(*typed))
    for number, line in enumerate(typed):
        begin = ("play", "--resume", str(broken)) if number else (*START, "--save", str(broken))
        # A game that goes on is asked at once, so the Enter before the bot's answer has been given.
        ran = run(*begin, typist=lines(line) if line else lines())
        assert (ran.code, ran.err) == (0, "")

    assert broken.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")


def test_whoever_goes_on_sees_the_table_and_can_take_back(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    run(*TWO_PEOPLE, "--save", str(path), typist=lines("5", "4", "pass", "advantage science 1"))

    ran = run("play", "--resume", str(path), typist=lines("undo"))

    assert "The game goes on where it stopped." in ran.out
    assert "Seed: 1" in ran.out
    assert "A person against a person" in ran.out
    assert "Lake Texcoco (Coastal)" in ran.out
    assert "Aztecs activated" not in ran.out
    assert "Taken back: " in ran.out
    assert words_in(path)[-1] == "undo"


def test_the_end_is_written_and_an_ended_game_does_not_go_on(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    run("play", "--seat", "random", "--seat", "random", "--save", str(path))

    assert record_in(path).ending is not None
    assert refused("play", "--resume", str(path)) == f"{path}: the game is over, so it can't go on"


def test_a_game_whose_ending_was_not_written_is_ended(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table = play_at_random()
    file = written(Record(table.record().head, tuple(table.moves)), path)

    ran = run("play", "--resume", file)

    assert "Final score" in ran.out
    assert record_in(path) == table.record()


@pytest.mark.parametrize("cut", [1, 5, 0], ids=["no end of the line", "half a line", "nothing"])
def test_a_line_that_was_cut_off_is_mended(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "game.jsonl"
    run(*TWO_PEOPLE, "--save", str(path), typist=lines("5", "4"))
    data = path.read_bytes()
    path.write_bytes(data[: len(data) - cut])

    run("play", "--resume", str(path), typist=lines("activate 3 c", "pass"))

    kept = ["activate 2 b", "activate 2 a"] if cut < 2 else ["activate 2 b"]
    assert words_in(path)[: len(kept)] == kept
    assert words_in(path)[-1] == "pass"
    assert run("verify", str(path)).code == 0


@pytest.mark.parametrize(
    ("more", "option"),
    [
        (("duel",), "RULES"),
        (("--seats", "2"), "--seats"),
        (("--seat", "human"), "--seat"),
        (("--seed", "3"), "--seed"),
        (("--save", "other.jsonl"), "--save"),
        (("--rule", "final_decay=on"), "--rule"),
        (("--map", "random"), "--map"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_was_settled_when_the_game_began_cannot_be_changed(
    tmp_path: Path, more: tuple[str, ...], option: str
) -> None:
    path = tmp_path / "game.jsonl"
    run(*START, "--save", str(path))

    sentence = refused("play", "--resume", str(path), *more)

    assert sentence == f"--resume goes on with the game as it was begun, so {option} can't be changed"


def test_what_does_not_change_the_game_can_be_chosen_anew(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    run(*START, "--save", str(path))

    ran = run("play", "--resume", str(path), "--plain", "--lang", "cs", "--quick", "--no-hints")

    assert (ran.code, ran.err) == (0, "")


def test_whoever_goes_on_is_told_what_has_changed_since(tmp_path: Path) -> None:
    record = play_at_random(until=lambda table: len(table.moves) == 3).record()
    head = record.head.model_copy(update={"version": 99})

    ran = run("play", "--resume", written(Record(head, record.moves), tmp_path / "game.jsonl"))

    assert "note: it was played by duel 99, and this is duel 2" in ran.out


def test_without_its_seed_a_game_cannot_go_on(tmp_path: Path) -> None:
    table = play_at_random(until=lambda table: len(table.moves) > 5)
    record = table.record_for(None)
    hidden = record.head.luck.model_copy(update={"seed": None, "typed": None})
    record = Record(record.head.model_copy(update={"luck": hidden}), record.moves)

    file = written(record, tmp_path / "game.jsonl")
    sentence = refused("play", "--resume", file)

    assert sentence == f"{file}: the record does not have the seed, so the game can't go on from it"


def not_records(folder: Path) -> dict[str, bytes]:
    """What people name by mistake, and what is said of it."""
    head = write_head(play_at_random(until=lambda table: True).record().head)
    nonsense = f"{head}\n{write_move(play_at_random().moves[0])[:-1]}\nmore\n"
    file = folder / "file"
    return {
        f"{file} is empty, so it is no record of a game": b"",
        f"{file} is not a text file": b"\x89PNG\xff\xfe\x00",
        f"{file}: line 1: not valid JSON": b"Dear diary,\nyesterday\n",
        f"{file}: line 1: should be an object in braces": b"[]\n",
        f"{file}: line 1: not valid JSON: Expecting value": b"\x00\x00\n\x00",
        f"{file}: line 2: not valid JSON": nonsense.encode(),
    }


@pytest.mark.parametrize("command", [("play", "--resume"), ("replay",)], ids=["resume", "replay"])
def test_what_is_no_record_gets_one_clear_sentence(tmp_path: Path, command: tuple[str, ...]) -> None:
    path = tmp_path / "file"
    for sentence, data in not_records(tmp_path).items():
        path.write_bytes(data)

        assert refused(*command, str(path)).startswith(sentence)
        assert path.read_bytes() == data

    assert refused(*command, str(tmp_path)) == f"{tmp_path}: Is a directory"
    assert (
        refused(*command, str(tmp_path / "nothing")) == f"{tmp_path / 'nothing'}: No such file or directory"
    )


@pytest.mark.skipif(not Path("/proc/self/mem").exists(), reason="there is no such file here")
@pytest.mark.parametrize("command", [("play", "--resume"), ("replay",)], ids=["resume", "replay"])
def test_a_file_that_opens_but_cannot_be_read_is_named(command: tuple[str, ...]) -> None:
    assert refused(*command, "/proc/self/mem") == "/proc/self/mem: Input/output error"


def test_a_disk_that_is_full_does_not_end_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def typist(new: str) -> str | None:
        monkeypatch.setattr(saving, "put", full)
        return None if "Malians: Activate" in new else "5"

    ran = run(*TWO_PEOPLE, "--save", str(path), typist=typist)

    assert "The game can't be saved any more: No space left on device" in ran.out
    assert "Malians: Activate your City" in ran.out
    assert "To go on:" not in ran.out


def test_a_line_that_was_broken_off_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table = play_at_random(until=lambda table: len(table.moves) == 3)
    saved = save(path, table, spoken("en"))
    table.play(table.game.seat, table.game.options()[0])
    with path.open("ab") as file:
        # Ctrl-C while the line is being written.
        file.write(b'[0,"acti')

    saved.keep_up()
    saved.close()

    assert record_in(path) == table.record()


def test_a_disk_that_is_full_from_the_start_is_said_of_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(saving, "put", full)

    path = tmp_path / "game.jsonl"
    assert refused(*START, "--save", str(path)) == f"{path}: No space left on device"
