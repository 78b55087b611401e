"""A player with a trained mind: it thinks ahead, and a network judges what it sees there."""

from __future__ import annotations

import logging
import random
from time import perf_counter
from typing import TYPE_CHECKING, Final

from monumental.bots.bot import Budget
from monumental.bots.network.thoughts import Thinking
from monumental.bots.search import SearchBot, undisturbed
from monumental.bots.thinking.clock import TurnClock
from monumental.bots.thinking.questions import NEW_BEGINNINGS
from monumental.bots.thinking.recall import Expected, Hopes
from monumental.bots.thinking.tree import Node
from monumental.engine.errors import MonumentalError

if TYPE_CHECKING:
    from monumental.bots.network.network import Network
    from monumental.bots.network.thoughts import Leaf
    from monumental.bots.thinking.clock import Clock
    from monumental.engine.action import Action
    from monumental.engine.catalog import Catalog
    from monumental.engine.game import Game

USUAL: Final = Budget(seconds=0.2)

#: So many positions are judged at once, …
TOGETHER: Final = 16

#: … but no more than this share of all thoughts: they would know nothing of each other.
SHARE: Final = 0.1

LOG: Final = logging.getLogger("monumental.bots")


class NetworkBot:
    """Thinks about each decision as long as the budget allows; without a network, as `search` does."""

    def __init__(self, seed: int, budget: Budget = USUAL) -> None:
        self.random = random.Random(seed)
        self.budget = budget
        self.without = SearchBot(seed, budget)
        self._turn = TurnClock(budget)
        self._catalog: Catalog | None = None
        self._network: Network | None = None
        self._hopes: Hopes[Node] = Hopes()

    def choose(self, game: Game, seat: int) -> Action:
        began = perf_counter()
        options = game.options()
        if len(options) == 1:
            return options[0]
        if game.choice().question == "choose-civilization":
            # Every civilization is worth playing.
            return self.random.choice(options)
        network = self.network(game)
        if network is None:
            return self.without.choose(game, seat)
        with undisturbed():
            return self._think(network, game, options, began)

    def network(self, game: Game) -> Network | None:
        """The network for this table; nothing if there is none, which is said once."""
        if self._catalog is not game.catalog:
            self._catalog = game.catalog
            self._network = network_for(game)
        return self._network

    def _think(self, network: Network, game: Game, options: list[Action], began: float) -> Action:
        clock = self._turn.start(began, begins=game.choice().question in NEW_BEGINNINGS)
        thinking = Thinking(game, network.eye, self.random.getrandbits(30), self.recalled(game))
        leaf = thinking.first_look()
        if leaf.look is not None:
            thinking.learn(leaf, network.judge([leaf.look])[0])
        root = thinking.begin([0.0] * len(options))
        think(network, thinking, clock)
        best = root.best()
        after = Expected(game, options[best])
        self._turn.stop(clock, after.goes_on)
        self._hopes.keep(after.landmark(), root.nodes[best])
        return options[best]

    def recalled(self, game: Game) -> Node:
        """The part of the last tree that begins here, if things went as they were thought of."""
        return self._hopes.come_true(game) or Node(1.0)


def think(network: Network, thinking: Thinking, clock: Clock) -> None:
    """As many thoughts as there is time for; their positions are judged together."""
    thoughts = clock.budget.thoughts
    size = TOGETHER if thoughts is None else max(1, min(TOGETHER, int(thoughts * SHARE)))
    waiting: list[Leaf] = []
    while clock.allows():
        leaf = thinking.descend(clock.share())
        if leaf.look is None:
            thinking.learn(leaf, None)
        else:
            waiting.append(leaf)
        if len(waiting) == size:
            judge(network, thinking, waiting)
    judge(network, thinking, waiting)


def judge(network: Network, thinking: Thinking, waiting: list[Leaf]) -> None:
    """Whoever chose on the way learns what is said of the positions."""
    if waiting:
        judged = network.judge([leaf.look for leaf in waiting if leaf.look is not None])
        for leaf, found in zip(waiting, judged, strict=True):
            thinking.learn(leaf, found)
        waiting.clear()


def network_for(game: Game) -> Network | None:
    """The network of the rules on the table; nothing, and a word in the log, where none can be had."""
    try:
        # NumPy is no part of a plain installation.
        from monumental.bots.network.table import seated  # noqa: PLC0415
    except ImportError:
        say_once("network plays as search does: NumPy is missing (pip install 'monumental[network]')")
        return None
    try:
        return seated(game)
    except MonumentalError as problem:
        say_once(f"network plays as search does: {problem}")
        return None


SAID: Final[set[str]] = set()


def say_once(sentence: str) -> None:
    if sentence not in SAID:
        SAID.add(sentence)
        LOG.warning(sentence)
