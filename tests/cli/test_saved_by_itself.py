"""Games that nobody saved: they save themselves, and go on by their names."""

from __future__ import annotations

from pathlib import Path

import pytest

from monumental.cards.text import LANGUAGES
from tests.cli.terminal import Ran, lines, run

pytestmark = pytest.mark.long

START = ("play", "--seed", "1", "--civ", "aztecs", "--civ", "malians", "--first", "1")
TWO_PEOPLE = (*START, "--seat", "human", "--seat", "human")


def at_home(home: Path, *words: str, typed: tuple[str, ...] = ()) -> Ran:
    return run(*words, typist=lines(*typed), columns=300, environment={"XDG_DATA_HOME": str(home)})


def games(home: Path) -> list[str]:
    return sorted(path.name for path in (home / "monumental" / "games").glob("*"))


def test_a_game_saves_itself_and_says_how_to_go_on(tmp_path: Path) -> None:
    ran = at_home(tmp_path, *TWO_PEOPLE, typed=("activate 2 b",))

    file = tmp_path / "monumental" / "games" / "duel-1.jsonl"
    assert "The game saves itself. To go on with it later: monumental play --resume duel-1\n" in ran.out
    assert f"The game is saved in {file}. To go on: monumental play --resume duel-1\n" in ran.out
    assert file.stat().st_mode & 0o077 == 0

    again = at_home(tmp_path, "play", "--resume", "duel-1")

    assert "Malians: Activate your City" in again.out
    assert games(tmp_path) == ["duel-1.jsonl"]


def test_a_file_of_ones_own_is_named_in_short() -> None:
    ran = run(*TWO_PEOPLE, typist=lines("activate 2 b"), columns=300)

    assert "The game is saved in ~/.local/share/monumental/games/duel-1.jsonl. To go on: " in ran.out


def test_ctrl_c_keeps_a_game_that_nobody_saved(tmp_path: Path) -> None:
    typed = ["activate 2 b"]

    def typist(_: str) -> str:
        if typed:
            return typed.pop()
        raise KeyboardInterrupt

    ran = run(*TWO_PEOPLE, typist=typist, columns=300, environment={"XDG_DATA_HOME": str(tmp_path)})

    assert ran.code == 130
    assert "To go on: monumental play --resume duel-1\nGoodbye.\n" in ran.out
    assert games(tmp_path) == ["duel-1.jsonl"]


def test_without_a_name_the_latest_game_goes_on(tmp_path: Path) -> None:
    at_home(tmp_path, *TWO_PEOPLE, typed=("activate 2 b",))
    at_home(tmp_path, *TWO_PEOPLE, typed=("activate 3 c", "activate 1 a"))

    ran = at_home(tmp_path, "play", "--resume", "--plain")

    assert "Aztecs: Your turn" in ran.out
    assert games(tmp_path) == ["duel-1.jsonl", "duel-2.jsonl"]


def test_a_game_in_which_nothing_was_played_leaves_no_file(tmp_path: Path) -> None:
    at_home(tmp_path, *START, typed=("quit",))

    assert games(tmp_path) == []


def test_whoever_saves_has_one_file(tmp_path: Path) -> None:
    own = tmp_path / "own.jsonl"

    at_home(tmp_path, *TWO_PEOPLE, "--save", str(own), typed=("activate 2 b",))
    at_home(tmp_path, *TWO_PEOPLE, typed=("activate 2 b", f"save {tmp_path / 'later.jsonl'}"))

    assert games(tmp_path) == []
    assert own.exists()


def test_bots_among_themselves_save_nothing(tmp_path: Path) -> None:
    at_home(tmp_path, *START, "--seat", "random", "--seat", "random")

    assert games(tmp_path) == []


def test_where_nothing_can_be_saved_the_game_is_played_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "monumental").write_text("no folder", encoding="utf-8")

    ran = at_home(tmp_path, *START, typed=("activate 2 b", "undo"))

    assert "The game can't save itself: " in ran.out
    assert "Taken back: " in ran.out
    assert "To go on" not in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_to_go_on_speaks_the_same_language(tmp_path: Path, language: str) -> None:
    ran = at_home(tmp_path, *TWO_PEOPLE, "--lang", language, "--plain", typed=("activate 2 b",))

    assert ran.out.count(f"monumental play --resume duel-1 --lang {language} --plain\n") == 2


def test_a_game_that_is_not_there_is_told_from_those_that_are(tmp_path: Path) -> None:
    nothing = at_home(tmp_path, "play", "--resume")
    at_home(tmp_path, *TWO_PEOPLE, typed=("activate 2 b",))
    other = at_home(tmp_path, "play", "--resume", "duel-7")

    assert (nothing.code, other.code) == (2, 2)
    assert nothing.err == f"--resume: no game in {tmp_path / 'monumental' / 'games'} could go on\n"
    assert other.err == "--resume duel-7: there is no such game, only duel-1\n"


def test_a_file_that_is_no_record_is_passed_over(tmp_path: Path) -> None:
    at_home(tmp_path, *TWO_PEOPLE, typed=("activate 2 b",))
    folder = tmp_path / "monumental" / "games"
    (folder / "duel-2.jsonl").write_text("no record\n", encoding="utf-8")

    ran = at_home(tmp_path, "play", "--resume")

    assert "Malians: Activate your City" in ran.out
