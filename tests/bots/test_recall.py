"""What the search bot remembers from one decision to the next: its tree, as long as it is about this game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import pytest

from monumental.bots.bot import Budget
from monumental.bots.known import CRAFTS
from monumental.bots.search import SearchBot
from monumental.bots.sight.texts import appraise
from monumental.bots.thinking.questions import NEW_BEGINNINGS
from monumental.bots.thinking.tree import Node
from monumental.engine.action import Action
from monumental.engine.chance import Chance, seeded
from monumental.engine.game import Game
from monumental.play.imagine import imagine, imagined_luck
from monumental.play.setup import new_game
from tests.bots.tables import positions

THOUGHTS = 10

RULES = pytest.mark.parametrize("rules", ["duel", "classic", "continuous"])


class Watched(SearchBot):
    """Shows what it recalls."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, Budget(thoughts=THOUGHTS))
        self.root: Node | None = None  # where the thoughts of the last decision began
        self.carried = 0  # how many thoughts were there already

    def choose(self, game: Game, seat: int) -> Action:
        self.root, self.carried = None, 0
        return super().choose(game, seat)

    def recalled(self, game: Game) -> Node:
        self.root = super().recalled(game)
        self.carried = visits_of(self.root)
        return self.root


def visits_of(node: Node) -> int:
    return sum(behind.visits for behind in node.behind.values())


class Counted(Chance):
    """Luck that counts how often it is asked."""

    def __init__(self, luck: Chance) -> None:
        self.luck = luck
        self.asked = 0

    def pick(self, cards: Sequence[int]) -> int:
        self.asked += 1
        return self.luck.pick(cards)

    def choose(self, count: int) -> int:
        self.asked += 1
        return self.luck.choose(count)


@dataclass(frozen=True)
class Decision:
    """One that a bot thought about."""

    number: int
    question: str
    carried: int
    all: int  # thoughts at the end
    lucky: bool  # luck was asked since the bot's last thought
    others: bool  # somebody else decided since
    by_habit: bool  # a thought would answer it in passing


@cache
def decisions(rules: str, most: int, *, shared: bool = False) -> list[Decision]:
    """The decisions of a game between two bots; if shared, it is one bot at both seats."""
    luck = Counted(seeded(3))
    game = new_game(rules, seats=2, chance=luck)
    bots = [Watched(0), Watched(1)]
    worths = appraise(game.catalog, CRAFTS[rules].outlook.reader)
    last: dict[int, int] = {}  # the luck before each seat's last decision
    before = -1
    found = []
    for number in range(most):
        seat, asked, question = game.seat, luck.asked, game.choice().question
        bot = bots[0] if shared else bots[seat]
        action = bot.choose(imagine(game, seat, imagined_luck(1, number)), seat)
        assert action in game.options()
        if bot.root is not None:
            habit = CRAFTS[rules].outlook(game, seat, worths).habit(game, game.options())
            by_habit = question not in NEW_BEGINNINGS and habit is not None
            lucky = asked > last.get(seat, 0)
            thoughts = visits_of(bot.root)
            found.append(Decision(number, question, bot.carried, thoughts, lucky, before != seat, by_habit))
            last[seat] = asked
        before = seat
        game.play(action)
    return found


@pytest.mark.long
@RULES
def test_the_tree_is_recalled_where_nothing_came_in_between(rules: str) -> None:
    """New thoughts are added to those that were there."""
    found = decisions(rules, 55)
    recalled = [each for each in found if each.carried]

    assert len(recalled) > 2
    assert [each for each in recalled if each.lucky] == []
    assert [each for each in recalled if each.others] == []
    assert all(each.all == each.carried + THOUGHTS for each in found)


def test_what_was_thought_of_a_later_question_says_nothing_about_one_that_habit_answered() -> None:
    """In thought, habit sends the Units of a conquest: the tree goes on with what comes after it."""
    found = [each for each in decisions("classic", 55) if each.by_habit]

    assert "send-units" in {each.question for each in found}
    assert [each for each in found if each.carried] == []


@pytest.mark.parametrize("rules", ["duel", "continuous"])
def test_one_bot_at_both_seats_does_not_take_one_for_the_other(rules: str) -> None:
    found = decisions(rules, 36, shared=True)

    others = [each for each in found if each.others]
    assert len(others) > 5
    assert [each for each in others if each.carried] == []
    assert any(each.carried for each in found)


def moments(kind: str, seed: int) -> list[Game]:
    """Positions in which somebody has a choice in their turn."""
    return [
        game.clone(seeded(1))
        for game in positions(kind, seed)
        if len(game.options()) > 1 and game.choice().question == "take-turn"
    ]


@pytest.mark.parametrize("kind", ["duel", "classic"])
def test_another_game_is_not_taken_for_this_one(kind: str) -> None:
    bot = Watched(2)
    games = [*moments(kind, 1)[5:17:4], *moments("continuous", 1)[5:9:2]]
    for one, other in zip(games, moments(kind, 2)[5:], strict=False):
        for game in (one, other):
            assert bot.choose(imagine(game, game.seat, seeded(1)), game.seat) in game.options()
            assert bot.carried == 0


def test_who_takes_a_step_back_is_thought_about_anew() -> None:
    game = moments("duel", 3)[6]
    bot = Watched(2)

    for _ in range(3):
        assert bot.choose(imagine(game, game.seat, seeded(1)), game.seat) in game.options()
        assert (bot.carried, bot.root and visits_of(bot.root)) == (0, THOUGHTS)


def test_something_else_than_was_chosen_is_thought_about_anew() -> None:
    """At a table somebody may overrule a bot."""
    overruled = 0
    for game in moments("duel", 3)[:12]:
        bot = Watched(2)
        action = bot.choose(imagine(game, game.seat, seeded(1)), game.seat)
        for option in game.options():
            after = game.clone(seeded(1))
            after.play_option(option)
            if option != action and not after.over and after.seat == game.seat and len(after.options()) > 1:
                overruled += 1
                assert bot.choose(imagine(after, after.seat, seeded(1)), after.seat) in after.options()
                assert bot.carried == 0
                break

    assert overruled > 3
