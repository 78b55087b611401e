"""Whole games against Automas through the terminal, typed by somebody who chooses at random."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

from tests.cli.terminal import Ran, by_number, by_words, run, then
from tests.cli.test_classic_games import DRAWN, check_end

pytestmark = pytest.mark.long

SOLO = ("play", "classic", "--seat", "human", "--seat", "automa", "--quick")
TWO_AND_TWO = (
    *("play", "classic", "--seat", "human", "--seat", "automa", "--seat", "human", "--seat", "automa"),
    "--quick",
)


def wrapped(ran: Ran) -> str:
    """Lines may break anywhere."""
    return " ".join(ran.out.split())


@pytest.mark.parametrize("preset", ["rulebook", "published"])
@pytest.mark.parametrize("columns", [80, 100, 140])
def test_a_solo_game_drawn(preset: str, columns: int) -> None:
    ran = run(*SOLO, "--seed", str(columns), "--preset", preset, typist=by_number(columns), columns=columns)

    check_end(ran, 2)
    assert max(cell_len(line) for line in ran.out.splitlines()) <= columns
    assert "(Automa)" in ran.out
    assert ("Gold" in ran.out[ran.out.rindex("Final score") :]) == (preset == "published")


@pytest.mark.parametrize("preset", ["rulebook", "published"])
def test_a_solo_game_by_ear_has_nothing_drawn_in_it(preset: str) -> None:
    asked = ["help", "show", "show opponent", "map", "score", "log"]
    ran = run(
        *(*SOLO, "--plain", "--seed", "4", "--preset", preset, "--advanced", "4"),
        typist=then(["1", "1", "1", *asked], by_number(4)),
    )

    check_end(ran, 2)
    assert DRAWN.findall(ran.out) == []


def test_a_solo_game_by_words_with_every_module() -> None:
    ran = run(
        *(*SOLO, "--seed", "9", "--heroes", "--monsters", "--renaissance", "--map", "random:2"),
        *("--advanced", "2", "--preset", "published"),
        typist=by_words(9),
        columns=140,
    )

    check_end(ran, 2)


@pytest.mark.parametrize("preset", ["rulebook", "published"])
def test_two_people_against_two_automas(preset: str) -> None:
    ran = run(*TWO_AND_TWO, "--plain", "--seed", "5", "--preset", preset, typist=by_number(5))

    check_end(ran, 4)
    assert "Player 2 (Automa)" not in ran.out
    assert ran.out.count("For the Automa (") > 2


def test_a_person_a_bot_and_an_automa() -> None:
    seats = ("--seat", "automa", "--seat", "random", "--seat", "human")
    ran = run("play", "classic", *seats, "--seed", "2", "--quick", typist=by_number(2))

    check_end(ran, 3)


def test_a_bot_and_an_automa_play_before_somebody_who_watches() -> None:
    ran = run("play", "classic", "--seat", "random", "--seat", "automa", "--seed", "6", "--plain")

    check_end(ran, 2)
    assert "revealed the card" in ran.out


def test_a_whole_game_is_told_line_by_line() -> None:
    ran = run(*SOLO, "--seed", "3", "--plain", typist=by_number(3))

    cards = re.findall(r"^\w+ revealed the card Solo", ran.out, re.MULTILINE)
    followed = re.findall(r"^\w+, line \d: .*\n\w+", ran.out, re.MULTILINE)
    rounds = re.findall(r"^Round \d+ begins\.", ran.out, re.MULTILINE)
    assert len(followed) > len(cards) >= len(rounds) > 5


def test_equal_seeds_and_equal_answers_give_equal_solo_games() -> None:
    words = (*SOLO, "--seed", "7", "--plain", "--advanced", "1")
    games = [run(*words, typist=by_number(7)) for _ in range(2)]

    assert games[0] == games[1]


def test_who_plays_is_said_before_the_game() -> None:
    assert "A person against an Automa\n" in run(*SOLO, "--seed", "1").out
    assert "A person against an Automa with 1 Advanced card\n" in run(*SOLO, "--advanced", "1").out
    assert "an Automa with 3 Advanced cards at one table" in wrapped(run(*TWO_AND_TWO, "--advanced", "3"))


@pytest.mark.rule("BASE-SOLO-03")
def test_the_automa_begins_unless_somebody_else_is_named() -> None:
    peoples = ("--civ", "greeks", "--civ", "danes", "--seed", "1", "--plain")

    assert "First player: Danes." in run(*SOLO, *peoples).out
    assert "First player: Greeks." in run(*SOLO, *peoples, "--first", "1").out


def test_without_seats_nobody_is_an_automa() -> None:
    assert "A person against the computer (normal)" in run("play", "classic", "--seed", "1").out
