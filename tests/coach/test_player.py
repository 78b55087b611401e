"""Somebody who does what the coach advises, as a player of tournaments."""

from __future__ import annotations

import json
from functools import partial

import pytest

from monumental.bots import BOTS, UnknownBot
from monumental.bots.bot import Budget
from monumental.bots.greedy import GreedyBot
from monumental.coach import advise
from monumental.coach.player import PLAYERS, Advisee
from monumental.engine.game import Game
from monumental.play.setup import new_game
from monumental.testing import check_bot
from tests.bots.tables import TABLES
from tests.cli.terminal import run
from tests.coach.test_advice import asked
from tests.lanes import later

pytestmark = pytest.mark.usefixtures("few_futures")

FEW = Budget(thoughts=12)


@pytest.mark.parametrize("kind", TABLES)
def test_it_does_what_the_coach_thinks_best(kind: str) -> None:
    for game in asked(kind, 7, most=4):
        chosen = Advisee(0, FEW).choose(game, game.seat)

        assert chosen == advise(game, game.seat, FEW).best.option


def test_where_there_is_nothing_to_choose_nobody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game("duel", seed=3)
    only = game.options()[0]
    monkeypatch.setattr(Game, "options", lambda game: [only])
    monkeypatch.setattr("monumental.coach.player.advise", None)

    assert Advisee(0, FEW).choose(game, game.seat) == only


def test_who_is_advised_takes_any_civilization() -> None:
    game = new_game("duel", seed=3)

    taken = {Advisee(seed, FEW).choose(game, game.seat) for seed in range(40)}

    assert game.choice().question == "choose-civilization"
    assert taken == {*game.options()}


def test_how_long_the_coach_thinks_stands_in_the_name() -> None:
    told = PLAYERS.make("coach-1s", 0)
    usual = PLAYERS.make("coach", 0)

    assert isinstance(told, Advisee)
    assert isinstance(usual, Advisee)
    assert told.budget == Budget(seconds=1.0)
    assert usual.budget == Budget(seconds=0.3)


def test_it_is_measured_beside_all_bots_and_offered_to_nobody_as_an_opponent() -> None:
    assert {*PLAYERS} == {*BOTS, "coach"}
    assert isinstance(PLAYERS.make("greedy-builder", 0), GreedyBot)
    assert "coach-1s" not in BOTS
    with pytest.raises(UnknownBot):
        PLAYERS.make("coach-", 0)


@pytest.mark.parametrize("command", ["arena", *later(["simulate"])])
def test_games_are_played_by_advice(command: str) -> None:
    words = [command, "duel", "--bots", "coach-2n,random", "--games", "2", "--seed", "5", "--json"]

    found = [json.loads(run(*words).out)["players"] for _ in range(2)]

    coaches = [next(player for player in players if player["bot"] == "coach-2n") for players in found]
    assert [coach["games"] for coach in coaches] == [2, 2]
    assert coaches[0]["score"] == coaches[1]["score"]


def test_people_do_not_play_against_it() -> None:
    ran = run("play", "duel", "--seat", "human", "--seat", "coach-1s")

    assert ran.code == 2
    assert "coach-1s" in ran.err


@pytest.mark.long
def test_it_is_as_honest_as_any_bot() -> None:
    check_bot(partial(Advisee, budget=Budget(thoughts=4)), games=1, rules=["duel"])
