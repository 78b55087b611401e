"""Whole games of the continuous mode, and of Heroes and Monsters, typed by somebody who chooses at random."""

from __future__ import annotations

import json
import re

import pytest
from rich.cells import cell_len

from tests.cli.terminal import Ran, by_number, by_words, run, then

pytestmark = pytest.mark.long

DRAWN = re.compile("[─-╿⚒⚗⚔✦●▲└»♣♨≈♦♛♜★☠]")
MODULES = ("--heroes", "--monsters")


def bots(seats: int) -> tuple[str, ...]:
    """A person and so many bots less one."""
    return ("--seat", "human", *["--seat", "random"] * (seats - 1))


def check_end(ran: Ran, seats: int) -> str:
    """The game came to its end: a score sheet for everybody, and somebody who won. Gives the sheet."""
    assert (ran.code, ran.err) == (0, "")
    assert re.fullmatch(r"\w+ won\.|Shared victory: .*\.", ran.out.splitlines()[-1])
    sheet = ran.out[ran.out.rindex("Final score") :]
    standings = re.search(r"Dominance in Provinces \(([\d :]+)\)", sheet)
    assert standings is not None
    assert standings[1].count(":") == seats - 1
    return sheet


@pytest.mark.parametrize("seats", [2, 5])
def test_a_game_by_number_drawn(seats: int) -> None:
    ran = run(
        *("play", "continuous", "--seats", str(seats), "--seed", str(seats), *bots(seats), "--quick"),
        typist=by_number(seats),
    )

    check_end(ran, seats)
    assert max(cell_len(line) for line in ran.out.splitlines()) <= 80
    assert "Round 2" in ran.out
    assert "the last one" in ran.out


@pytest.mark.parametrize("seats", [2, 5])
def test_a_game_by_ear_has_nothing_drawn_in_it(seats: int) -> None:
    asked = ["help", "show", "map", "tile 5", "score", "log", "card"]
    ran = run(
        *("play", "continuous", "--plain", "--seed", str(seats), *bots(seats), *MODULES, "--quick"),
        typist=then(asked, by_number(seats)),
    )

    check_end(ran, seats)
    assert DRAWN.findall(ran.out) == []


@pytest.mark.parametrize("rules", ["classic", "continuous"])
def test_a_game_with_every_module_by_words(rules: str) -> None:
    ran = run(
        *("play", rules, "--seed", "3", *bots(3), *MODULES, "--renaissance", "--draw-capitals", "--quick"),
        typist=by_words(1),
        columns=120,
    )

    sheet = check_end(ran, 3)
    assert "Modules: Heroes, Monsters and Renaissance" in ran.out
    assert "Monsters" in sheet
    assert "hired the Hero" in ran.out
    assert "found the Monster" in ran.out


def test_a_game_of_five_by_words_with_every_module() -> None:
    ran = run(
        *("play", "continuous", *bots(5), *MODULES, "--renaissance", "--seed", "5", "--map", "random:5"),
        typist=by_words(5),
        columns=140,
    )

    check_end(ran, 5)
    assert re.search(r"Map: A \w+.* · E \w+", ran.out)


def test_people_at_one_device() -> None:
    people = ("--seat", "human", "--seat", "human", "--seat", "human")
    ran = run("play", "continuous", *people, *MODULES, "--seed", "3", "--plain", typist=by_number(3))

    check_end(ran, 3)
    asked = set(re.findall(r"^(\w+): Your turn", ran.out, re.MULTILINE))
    assert len(asked) == 3
    assert "to take it back" not in ran.out


def test_bots_play_before_somebody_who_watches() -> None:
    seats = ("--seat", "random", "--seat", "random")
    ran = run("play", "continuous", *seats, "--seed", "6", "--plain", "--heroes")

    check_end(ran, 2)
    assert "Round 5 begins." in ran.out


def test_a_person_against_the_greedy_bot() -> None:
    ran = run("play", "continuous", "--seed", "8", *MODULES, "--quick", "--plain", typist=by_number(8))

    check_end(ran, 2)


def test_equal_seeds_and_equal_answers_give_equal_games() -> None:
    words = ("play", "continuous", "--seed", "7", *bots(2), *MODULES, "--plain", "--quick")
    games = [run(*words, typist=by_number(7)) for _ in range(2)]

    assert games[0] == games[1]


def test_a_rule_switch_of_the_continuous_mode() -> None:
    words = ("play", "continuous", "--seed", "2", *bots(2), "--plain", "--quick")
    ran = run(*words, "--rule", "one_explorer=on", typist=by_number(2))

    check_end(ran, 2)


# Series of games


@pytest.mark.parametrize("rules", ["classic", "continuous"])
def test_a_series_with_modules(rules: str) -> None:
    ran = run("simulate", rules, "--seats", "4", *MODULES, "--games", "3", "--check", "--json")

    summary = json.loads(ran.out)
    assert (ran.code, summary["games"], summary["bots"]) == (0, 3, ["random"] * 4)


def test_a_series_of_five() -> None:
    ran = run("simulate", "continuous", "--seats", "5", "--games", "5")

    assert (ran.code, ran.err) == (0, "")
    assert "5 random" in ran.out
    assert "    fifth" in ran.out


@pytest.mark.parametrize(
    ("words", "seats", "modules"),
    [
        (("continuous",), 3, []),
        (("continuous", "--seats", "5"), 5, []),
        (("classic", *MODULES), 3, ["heroes", "monsters"]),
    ],
    ids=["continuous", "five seats", "modules"],
)
def test_the_benchmark_measures_it(words: tuple[str, ...], seats: int, modules: list[str]) -> None:
    ran = run("bench", *words, "--seconds", "0.1", "--json")

    report = json.loads(ran.out)
    assert (report["rules"], report["seats"], report["modules"]) == (words[0], seats, modules)
    assert report["measures"]["random play"]["median"] > 0
