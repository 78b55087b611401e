"""A player who thinks ahead: a tree of what could happen, grown by thoughts that each play on to a horizon.

Each thought clones the imagined game with luck of its own. What they may ask is in `thinking/view.py`.
"""

from __future__ import annotations

import gc
import random
from contextlib import contextmanager
from time import perf_counter
from typing import TYPE_CHECKING, Final

from monumental.bots.bot import Budget
from monumental.bots.thinking.clock import TurnClock
from monumental.bots.thinking.mind import Mind
from monumental.bots.thinking.questions import NEW_BEGINNINGS
from monumental.bots.thinking.recall import Expected, Hopes
from monumental.bots.thinking.thoughts import Thinking
from monumental.bots.thinking.tree import Node, lead, weight_of
from monumental.bots.thinking.view import View

if TYPE_CHECKING:
    from collections.abc import Iterator

    from monumental.engine.action import Action
    from monumental.engine.game import Game

USUAL: Final = Budget(seconds=0.2)

#: After so many thoughts, whoever must manage the time of a turn asks whether more could change anything.
PAUSE: Final = 16


class SearchBot:
    """Thinks about each decision as long as the budget allows; inside a turn it goes on where it was."""

    def __init__(self, seed: int, budget: Budget = USUAL) -> None:
        self.random = random.Random(seed)
        self.budget = budget
        self._turn = TurnClock(budget)
        self._mind: Mind | None = None
        self._hopes: Hopes[Node] = Hopes()

    def choose(self, game: Game, seat: int) -> Action:
        began = perf_counter()
        options = game.options()
        if len(options) == 1:
            return options[0]
        if game.choice().question == "choose-civilization":
            # Every civilization is worth playing.
            return self.random.choice(options)
        with undisturbed():
            return self._think(game, seat, options, began)

    def _think(self, game: Game, seat: int, options: list[Action], began: float) -> Action:
        if self._mind is None or self._mind.catalog is not game.catalog:
            self._mind = Mind(game)
        view = View(self._mind, game, seat)
        thinking = Thinking(view, self.random)
        root = self.recalled(game)
        thinking.look(root, game, options)
        clock = self._turn.start(began, begins=game.choice().question in NEW_BEGINNINGS)
        thinking.glance(root, options, clock)
        luck = self.random.getrandbits(30)
        while clock.allows():
            thinking.think(root, luck + clock.thoughts)
            if self._turn.is_kept and clock.thoughts % PAUSE == PAUSE - 1:
                nodes = [root.behind[option] for option in options]
                if lead(nodes) > clock.could_still_give():
                    break
        best = max(options, key=lambda option: weight_of(root.behind[option]))
        after = Expected(game, best)
        self._turn.stop(clock, after.goes_on)
        self._hopes.keep(after.landmark_without_habit(view), root.behind[best])
        return best

    def recalled(self, game: Game) -> Node:
        """The part of the last tree that begins here, if things went as they were thought of."""
        return self._hopes.come_true(game) or Node(1.0)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Nobody looks for garbage meanwhile.

    Thoughts leave none that refers to itself, and in a large program a look takes longer than a decision may.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
