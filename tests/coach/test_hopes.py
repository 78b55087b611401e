"""Who asks the coach again and again: thinking goes on where it ended, if the advice was followed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from monumental.bots.bot import Budget
from monumental.bots.thinking.tree import Node
from monumental.coach import Advice, Hopes, advise
from monumental.engine.game import Game
from monumental.play.setup import new_game

pytestmark = pytest.mark.usefixtures("few_futures")

FEW = Budget(thoughts=12)

RULES = pytest.mark.parametrize("rules", ["duel", "classic", "continuous"])


def questions(rules: str, most: int) -> Iterator[Game]:
    """A game that waits for somebody, until whoever reads this has played on."""
    game = new_game(rules, seed=11)
    for _ in range(most):
        while len(game.options()) == 1 or game.choice().question == "choose-civilization":
            game.play(game.options()[0])
        yield game


def told(advice: Advice) -> list[tuple[object, ...]]:
    return [(each.option, each.chance, each.thoughts) for each in advice.options]


@RULES
def test_where_advice_was_followed_thinking_goes_on(rules: str) -> None:
    seats: list[Hopes[Node]] = [Hopes(), Hopes()]
    thoughts = []
    for game in questions(rules, 12):
        best = advise(game, game.seat, FEW, hopes=seats[game.seat]).best
        thoughts.append(best.thoughts)
        game.play(best.option)

    assert max(thoughts) > 12
    assert min(thoughts) <= 12


@RULES
def test_where_something_else_was_done_the_coach_begins_anew(rules: str) -> None:
    seats: list[Hopes[Node]] = [Hopes(), Hopes()]
    for game in questions(rules, 8):
        hopes = seats[game.seat]

        advice = advise(game, game.seat, FEW, hopes=hopes)

        assert told(advice) == told(advise(game, game.seat, FEW))
        game.play(next(each for each in reversed(game.options()) if each != advice.best.option))


def test_asked_twice_at_the_same_moment_the_coach_says_the_same() -> None:
    for game in questions("duel", 3):
        hopes: Hopes[Node] = Hopes()

        first, again = [told(advise(game, game.seat, FEW, hopes=hopes)) for _ in range(2)]

        assert first == again
        game.play(game.options()[0])
