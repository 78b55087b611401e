"""Whole games through the terminal, typed by somebody who chooses at random."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

from tests.cli.terminal import Ran, Typist, by_number, by_words, run, then

pytestmark = pytest.mark.long

DRAWN = re.compile("[─-╿⚒⚗⚔✦●▲└»]")


def check_end(ran: Ran) -> None:
    """The game came to its end: a score sheet and somebody who won."""
    assert (ran.code, ran.err) == (0, "")
    assert "Final score" in ran.out
    last = ran.out.splitlines()[-1]
    assert re.fullmatch(r"\w+ won\.|Shared victory: .*\.", last)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_against_the_computer_by_number_drawn(seed: int) -> None:
    ran = run("play", "duel", "--seed", str(seed), typist=by_number(seed))

    check_end(ran)
    assert max(cell_len(line) for line in ran.out.splitlines()) <= 80


def test_a_game_against_the_computer_by_words_drawn_wide() -> None:
    ran = run(
        "play", "duel", "--seed", "3", "--seat", "random", "--seat", "human", typist=by_words(3), columns=120
    )

    check_end(ran)


def test_a_game_by_ear_has_nothing_drawn_in_it() -> None:
    ran = run("play", "--plain", "--seed", "4", typist=then(["help", "show", "score", "log"], by_number(4)))

    check_end(ran)
    assert DRAWN.findall(ran.out) == []


@pytest.mark.parametrize(
    ("typist", "options"), [(by_number(5), ["--plain"]), (by_words(5), [])], ids=["by number", "by words"]
)
def test_two_people_at_one_device(typist: Typist, options: list[str]) -> None:
    ran = run("play", "--seat", "human", "--seat", "human", "--seed", "5", *options, typist=typist)

    check_end(ran)
    asked = set(re.findall(r"^(\w+): Your turn", ran.out, re.MULTILINE))
    assert len(asked) == 2
    assert "to take it back" not in ran.out


def test_two_bots_play_before_somebody_who_watches() -> None:
    ran = run("play", "--seat", "greedy", "--seat", "random", "--seed", "6", "--plain")

    check_end(ran)
    assert "Round 6 begins." in ran.out


def test_equal_seeds_and_equal_answers_give_equal_games() -> None:
    games = [run("play", "--seed", "7", "--plain", "--quick", typist=by_number(7)) for _ in range(2)]

    assert games[0] == games[1]


def test_the_score_sheet_adds_up() -> None:
    ran = run("play", "--plain", "--seed", "8", "--quick", typist=by_number(8))

    sheet = ran.out[ran.out.index("Final score") :]
    totals = [int(total) for total in re.findall(r"^\w+: (\d+) points?\.", sheet, re.MULTILINE)]
    sums = [int(points) for points in re.findall(r"^[\w ]+: (?:\d+ × \d+ = )?(\d+)$", sheet, re.MULTILINE)]
    half = len(sums) // 2
    assert half == len(("Provinces", "Knowledge", "Wonders", "Policies", "Free Cities", "Dominance"))
    assert totals == [sum(sums[:half]), sum(sums[half:])]
