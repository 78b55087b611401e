"""Thinking about one decision with the coach's own judge, and what is expected to follow each option."""

from __future__ import annotations

import random
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple

from monumental.bots.search import undisturbed
from monumental.bots.thinking.clock import Clock
from monumental.bots.thinking.recall import Expected, Hopes
from monumental.bots.thinking.thoughts import Thinking
from monumental.bots.thinking.tree import Node, weight_of
from monumental.bots.thinking.view import View
from monumental.play.options.trial import LuckIsNeeded, NoLuck

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.bots.bot import Budget
    from monumental.coach.desk import Desk
    from monumental.engine.action import Action
    from monumental.engine.game import Game

#: All the luck that the coach has: the same question gets the same answer.
LUCK: Final = 20_029

#: So many steps of what is expected are told.
LONGEST_LINE: Final = 6


class Step(NamedTuple):
    """Somebody is expected to do something."""

    seat: int
    action: Action
    before: Game  # the position in which it is done


class Thought(NamedTuple):
    """An option that was thought about, and as what."""

    option: Action
    weight: tuple[int, float, float]  # how much was thought of it: what is best has most
    visits: int
    chance: float  # of whoever chooses it
    node: Node
    view: View


def think(
    desk: Desk,
    game: Game,
    seat: int,
    budget: Budget,
    began: float | None = None,
    hopes: Hopes[Node] | None = None,
) -> list[Thought]:
    """All options of an imagined game, the best first, as far as the budget goes.

    `began` is when somebody began to wait, if that was before now. Thinking goes on where it ended the last
    time, if these `hopes` come true: whoever was told what is best has done it, and luck had no part in it.
    """
    began = perf_counter() if began is None else began
    options = game.options()
    with undisturbed(), desk.thinks:
        desk.judgement.heard.clear()
        view = View(desk.mind, game, seat)
        thinking = Thinking(view, random.Random(LUCK))
        found = None if hopes is None else hopes.come_true(game)
        root = found or Node(1.0)
        thinking.look(root, game, options)
        luck = LUCK + sum([node.visits for node in root.nodes])
        clock = Clock(budget, began)
        thinking.glance(root, options, clock)
        while clock.allows():
            thinking.think(root, luck + clock.thoughts)
    thoughts = []
    for option in options:
        node = root.behind[option]
        chance = node.total / node.visits if node.visits else 0.0
        thoughts.append(Thought(option, weight_of(node), node.visits, chance, node, view))
    thoughts.sort(key=lambda thought: thought.weight, reverse=True)
    if hopes is not None:
        best = thoughts[0]
        hopes.keep(Expected(game, best.option).landmark_without_habit(view), best.node)
    return thoughts


def worth(desk: Desk, game: Game, seat: int, option: Action, thoughts: int) -> float:
    """The chance of a seat that takes this option, whatever else there is: so many thoughts begin with it."""
    with undisturbed(), desk.thinks:
        desk.judgement.heard.clear()
        thinking = Thinking(View(desk.mind, game, seat), random.Random(LUCK))
        thinking.first_options = [option]
        root = Node(1.0)
        for number in range(thoughts):
            thinking.think(root, LUCK + number)
        heard = desk.judgement.heard
        return sum([chances[seat] for chances in heard]) / len(heard)


def line(game: Game, thought: Thought) -> list[Step]:
    """What is expected, beginning with the option: what was thought of most, up to luck or a secret."""
    copy = game.clone(NoLuck())
    found: list[Step] = []
    node, option = thought.node, thought.option
    with suppress(LuckIsNeeded):
        while len(found) < LONGEST_LINE:
            found.append(Step(copy.seat, option, copy.clone(NoLuck())))
            copy.play_option(option)
            while (answer := taken_for_granted(copy, thought.view)) is not None:
                copy.play_option(answer)
            known = [] if copy.over or copy.choice().private else _known(node, copy.options())
            if not known:
                break
            option = max(known, key=lambda each: weight_of(node.behind[each]))
            node = node.behind[option]
    return found


def taken_for_granted(game: Game, view: View) -> Action | None:
    """What leaves no choice, and what is answered by habit, has no place in the tree.

    What a private question offers is not known before it is asked: it was only imagined.
    """
    if game.over or game.choice().private:
        return None
    options = game.options()
    return options[0] if len(options) == 1 else view.habit(game, game.choice(), options)


def _known(node: Node, options: Sequence[Action]) -> list[Action]:
    return [option for option in options if option in node.behind and node.behind[option].visits]
