"""Is one bot stronger than another? Asked after every deal, wrong one time in twenty, and soon."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest
from typer.testing import CliRunner

from monumental.bots.arena.games import Played
from monumental.bots.arena.plan import Tournament
from monumental.bots.arena.sequential import BOUND, Verdict, expected, likelihood, verdict
from monumental.bots.arena.times import Times
from monumental.bots.match import Match, Outcome
from monumental.cli.__main__ import app

#: So many tournaments are imagined for each claim, each of at most so many deals.
TOURNAMENTS, DEALS = 400, 2500


def shares(chance: random.Random, points: float, kinship: float) -> list[float]:
    """Deals of two games: some are decided by the deal alone, and each side wins one of them."""
    wins = expected(points)
    found = []
    for _ in range(DEALS):
        if chance.random() < kinship:
            found.append(0.5)
        else:
            # Both games by strength, so that all of them together are won as often as the points say.
            loaded = 0.5 + (wins - 0.5) / (1 - kinship)
            found.append(((chance.random() < loaded) + (chance.random() < loaded)) / 2)
    return found


def asked(found: list[float], points: float) -> tuple[bool | None, int]:
    """The answer, and after how many deals; the sums are added up as they come."""
    for deals in range(1, len(found) + 1):
        if deals > 40 and deals % 10:
            continue
        told = likelihood(found[:deals], points)
        if abs(told) >= BOUND:
            return told > 0, deals
    return None, len(found)


@pytest.mark.parametrize("kinship", [0.0, 0.5])
@pytest.mark.parametrize(("strength", "right"), [(0.0, False), (60.0, True)])
def test_it_is_wrong_one_time_in_twenty(strength: float, right: bool, kinship: float) -> None:
    answers = []
    for number in range(TOURNAMENTS):
        answer, _ = asked(shares(random.Random(f"{strength} {kinship} {number}"), strength, kinship), 60.0)
        answers.append(answer)

    wrong = sum(answer is not right for answer in answers)
    # If it is one in twenty, more than 31 of 400 come once in a hundred such tests.
    assert wrong <= 31


def test_a_clear_case_is_over_soon_and_one_deal_proves_nothing() -> None:
    assert asked([1.0] * 200, 30.0) == (True, 12)
    assert asked([0.0] * 200, 30.0)[0] is False
    assert asked([1.0], 400.0)[0] is None
    assert likelihood([], 30.0) == 0.0


def test_points_are_odds() -> None:
    assert expected(0.0) == 0.5
    assert expected(400.0) == pytest.approx(10 / 11)
    assert expected(-30.0) == pytest.approx(1 - expected(30.0))


def game(seed: int, bots: tuple[str, str], winner: int) -> Played:
    match = Match(bots, ("romans", "greeks"), seed)
    totals = (40, 30) if winner == 0 else (30, 40)
    return Played(Outcome(match, ("romans", "greeks"), totals, (winner,), 8, 100), (Times(), Times()))


def test_it_goes_by_whole_deals_in_their_order() -> None:
    """Whatever several processes finish first, the answer is the one that a single one would have given."""
    tournament = Tournament(("ann", "bob"), ("romans", "greeks"), seats=2, deals=40, seed=7)
    games = [
        game(7 + deal, names, names.index("ann"))
        for deal in range(40)
        for names in (("ann", "bob"), ("bob", "ann"))
    ]
    whole = verdict(tournament, 30.0, games)
    assert (whole.answer, whole.deals) == (True, 12)

    shuffled = games.copy()
    random.Random(3).shuffle(shuffled)
    assert verdict(tournament, 30.0, shuffled) == whole
    # The first deal is half played: nothing after it counts.
    assert verdict(tournament, 30.0, games[1:]) == replace(whole, deals=0, likelihood=0.0)


@pytest.mark.parametrize(
    ("told", "said"),
    [
        (3.0, "ann is 30 points stronger than bob (log likelihood +3.00, bound ±2.94, after 1 deal)."),
        (-3.0, "ann is not 30 points stronger than bob (log likelihood -3.00, bound ±2.94, after 1 deal)."),
        (
            0.1,
            "Is ann 30 points stronger than bob? Open yet (log likelihood +0.10, bound ±2.94, after 1 deal).",
        ),
    ],
)
def test_the_answer_is_a_sentence(told: float, said: str) -> None:
    assert str(Verdict("ann", "bob", 30.0, 1, told)) == said


def run(*arguments: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, ["arena", "duel", *arguments])
    return result.exit_code, result.stdout, result.stderr


@pytest.mark.long
def test_the_arena_stops_when_it_knows() -> None:
    arguments = ("--bots", "greedy,random", "--games", "200", "--stronger", "100", "--seed", "9")
    code, said, errors = run(*arguments, "--json")
    found = json.loads(said)

    assert (code, errors) == (0, "")
    assert found["stronger"]["stronger"] is True
    assert found["games"] == 2 * found["stronger"]["deals"] < 30


@pytest.mark.parametrize(
    "arguments", [("--bots", "greedy,random,beginner", "--stronger", "30"), ("--stronger", "30")]
)
def test_it_is_asked_of_two_bots(arguments: tuple[str, ...]) -> None:
    code, _, errors = run(*arguments)

    assert code != 0
    assert "--stronger compares two bots at tables of two" in errors


def test_points_have_their_limits() -> None:
    assert run("--bots", "greedy,random", "--stronger", "0")[0] == 2
    assert run("--bots", "greedy,random", "--stronger", "1000")[0] == 2
