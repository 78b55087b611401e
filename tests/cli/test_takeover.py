"""A bot plays on for a person, who comes back."""

from __future__ import annotations

from pathlib import Path

import pytest

from monumental.play.records.record import read_record
from tests.cli.terminal import lines, run

pytestmark = pytest.mark.long

START = ("play", "--plain", "--seed", "1", "--civ", "aztecs", "--civ", "malians", "--first", "1")
TWO_PEOPLE = (*START, "--seat", "human", "--seat", "human")
SOLO = ("play", "classic", "--plain", "--seed", "1", "--seat", "human", "--seat", "automa")
NEXT = "Aztecs: Enter to let the computer (normal) play, back to play yourself:"


def said(*typed: str, start: tuple[str, ...] = START) -> str:
    ran = run(*start, typist=lines(*typed))
    assert (ran.code, ran.err) == (0, "")
    return ran.out


def test_a_bot_plays_on_and_asks_before_each_of_its_turns() -> None:
    out = said("bot", "", "")

    assert "Aztecs: the computer (normal) plays on. Type back to play again yourself." in out
    assert "Aztecs activated" in out
    assert out.count(NEXT) == 3


def test_back_sits_down_again() -> None:
    out = said("bot", "", "back", "pass")

    assert "Aztecs: you play again." in out
    after = out.partition("Aztecs: you play again.")[2]
    assert "Aztecs (you)" in after
    assert "Aztecs: Your turn: take one action, or pass." in after
    assert "Aztecs passed." in after


@pytest.mark.long
def test_with_quick_a_bot_plays_to_the_end() -> None:
    out = said("bot random", start=(*START, "--quick"))

    assert "Final score" in out
    assert "back to play yourself" not in out


def test_there_is_no_such_bot() -> None:
    for name in ("automa", "human", "deep-blue"):
        out = said(f"bot {name}", "5")

        characters = "normal-builder, normal-warrior, normal-trader, normal-scholar"
        known = f"beginner, normal, strong, expert, {characters}, random, careless, greedy, search or network"
        assert f'There is no bot "{name}", only {known}.' in out
        assert "Aztecs activated row 2 and column b." in out


def test_nobody_comes_back_who_has_not_left() -> None:
    assert "You have handed over no such seat." in said("back")
    assert "You have handed over no such seat." in said("back malians")


def test_while_a_bot_plays_the_table_can_be_looked_at() -> None:
    out = said("bot", "score", "show", "dance", "undo", "bot random")

    assert "Points so far" in out
    assert 'I do not understand "dance"; the nearest: ' in out
    assert "It is not for you to decide now." in out
    assert "Aztecs: the computer (random) plays on." in out


def test_where_another_person_plays_nobody_waits_for_enter() -> None:
    out = said("bot", "activate 1 a", "back", "pass", start=TWO_PEOPLE)

    assert "back to play yourself:" not in out
    assert "Malians activated row 1 and column a." in out
    assert "Aztecs: you play again." in out


def test_of_two_who_left_each_can_come_back() -> None:
    out = said("bot", "bot random", "back malians", "", "pass", start=TWO_PEOPLE)

    assert "Malians: you play again." in out
    assert "Malians passed." in out


def test_the_record_says_who_sat_down(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    said("bot", "", "back", start=(*START, "--save", str(path)))

    record = read_record(path.read_text(encoding="utf-8"))
    sat_down = [(move.seat, move.words) for move in record.moves if move.words.startswith("sit")]
    assert sat_down == [(0, "sit normal"), (0, "sit human")]


def test_whoever_goes_on_finds_the_seats_as_they_were_left(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    said("bot random", start=(*START, "--save", str(path)))

    out = said("back", start=("play", "--plain", "--resume", str(path)))

    assert "The computer (random) against the computer (normal)" in out
    assert "Aztecs: you play again." in out


def test_a_bot_plays_on_against_an_automa() -> None:
    out = said("1", "1", "1", "1", "bot random", "", "", "back", start=SOLO)

    assert ": you play again." in out
    assert "back automa" not in out


def test_an_automa_is_not_taken_back() -> None:
    out = said("1", "back 2", start=SOLO)

    assert "You have handed over no such seat." in out
