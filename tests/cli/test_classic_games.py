"""Whole games of classic through the terminal, typed by somebody who chooses at random."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

from tests.cli.terminal import Ran, by_number, by_words, run, then

pytestmark = pytest.mark.long

DRAWN = re.compile("[─-╿⚒⚗⚔✦●▲└»♣♨≈♦♛♜★]")
PERSON_AND_BOTS = {seats: ("--seat", "human", *["--seat", "random"] * (seats - 1)) for seats in (2, 3, 4)}


def check_end(ran: Ran, seats: int) -> str:
    """The game came to its end: a score sheet for everybody, and somebody who won. Gives the sheet."""
    assert (ran.code, ran.err) == (0, "")
    last = ran.out.splitlines()[-1]
    assert re.fullmatch(r"\w+ won\.|Shared victory: .*\.", last)
    sheet = ran.out[ran.out.rindex("Final score") :]
    for part in ("Provinces", "Knowledge", "Wonders", "Policies"):
        standings = re.search(rf"Dominance in {part} \(([\d :]+)\)", sheet)
        assert standings is not None
        assert standings[1].count(":") == seats - 1
    return sheet


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_by_number_drawn(seats: int) -> None:
    ran = run(
        *("play", "classic", "--seed", str(seats), *PERSON_AND_BOTS[seats], "--quick"),
        typist=by_number(seats),
    )

    check_end(ran, seats)
    assert max(cell_len(line) for line in ran.out.splitlines()) <= 80


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_by_ear_has_nothing_drawn_in_it(seats: int) -> None:
    asked = ["help", "show", "map", "tile 5", "score", "log"]
    ran = run(
        *("play", "classic", "--plain", "--seed", str(seats), *PERSON_AND_BOTS[seats], "--quick"),
        typist=then(asked, by_number(seats)),
    )

    check_end(ran, seats)
    assert DRAWN.findall(ran.out) == []


@pytest.mark.parametrize("options", [["--map", "random:3"], ["--map", "quiet-pastures-3", "--renaissance"]])
def test_a_game_by_words_on_other_maps(options: list[str]) -> None:
    ran = run(
        *("play", "classic", "--seed", "9", *PERSON_AND_BOTS[3], "--draw-capitals", "--quick", *options),
        typist=by_words(9),
        columns=140,
    )

    check_end(ran, 3)


def test_people_at_one_device_are_called_before_they_look_at_a_market() -> None:
    people = ("--seat", "human", "--seat", "human")
    ran = run("play", "classic", "--seed", "3", *people, "--plain", typist=by_number(3))

    check_end(ran, 2)
    alone = re.findall(r"^(\w+): Which token of the Market", ran.out, re.MULTILINE)
    called = re.findall(r"Only (\w+) should look now", ran.out)
    assert called
    assert alone == called


def test_bots_play_before_somebody_who_watches() -> None:
    bots = ("--seat", "random", "--seat", "random", "--seat", "random")
    ran = run("play", "classic", *bots, "--seed", "6", "--plain")

    check_end(ran, 3)
    assert "Round 5 begins." in ran.out


def test_equal_seeds_and_equal_answers_give_equal_games() -> None:
    words = ("play", "classic", "--seed", "7", *PERSON_AND_BOTS[2], "--plain", "--quick")
    games = [run(*words, typist=by_number(7)) for _ in range(2)]

    assert games[0] == games[1]


def test_the_score_sheet_adds_up_for_four() -> None:
    ran = run(
        *("play", "classic", "--plain", "--seed", "8", *PERSON_AND_BOTS[4], "--quick"), typist=by_number(8)
    )

    sheet = check_end(ran, 4)
    totals = [int(total) for total in re.findall(r"^\w+: (\d+) points?\.", sheet, re.MULTILINE)]
    sums = [int(points) for points in re.findall(r"^\w+: (?:\d+ × \d+ = )?(\d+)$", sheet, re.MULTILINE)]
    lines = len(("Provinces", "Knowledge", "Wonders", "Policies", "Dominance"))
    assert len(totals) == 4
    assert len(sums) == 4 * lines
    assert totals == [sum(sums[seat * lines : (seat + 1) * lines]) for seat in range(4)]


def test_the_end_of_the_turn_is_never_forced_on_a_person() -> None:
    ran = run("play", "classic", "--seed", "2", *PERSON_AND_BOTS[2], "--quick", typist=by_number(2))

    check_end(ran, 2)
    assert "Only one choice: " in ran.out
    assert "Only one choice: End your turn" not in ran.out
