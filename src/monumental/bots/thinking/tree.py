"""A tree of what could happen: options that were thought of, and what was found behind them."""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from monumental.engine.action import Action

#: How much worse an option is expected to be that was never tried.
CAUTION: Final = 0.1


class Node:
    """An option that was thought of, and what was found behind it."""

    __slots__ = ("appeal", "behind", "nodes", "options", "total", "visits")

    def __init__(self, appeal: float) -> None:
        self.appeal = appeal  # how likely instinct takes it
        self.visits = 0
        self.total = 0.0  # the chances of whoever chose it, added up
        self.behind: dict[Action, Node] = {}
        self.options: list[Action] = []  # the last time, …
        self.nodes: list[Node] = []  # … and what is known of them

    def knows(self, options: list[Action]) -> bool:
        """Was each of them thought of before? Then what is known of them is at hand."""
        behind = self.behind
        nodes = []
        for option in options:
            node = behind.get(option)
            if node is None:
                return False
            nodes.append(node)
        self.options = options
        self.nodes = nodes
        return True

    def grow(self, options: list[Action], appeals: list[float]) -> None:
        """Make room for what is new: luck may bring other options than the last time."""
        behind = self.behind
        found = shares(appeals, 1.0)
        nodes = []
        for at, option in enumerate(options):
            node = behind.get(option)
            if node is None:
                node = behind[option] = Node(found[at])
            nodes.append(node)
        self.options = options
        self.nodes = nodes

    def appeal_anew(self, options: list[Action], appeals: list[float]) -> None:
        found = shares(appeals, 1.0)
        for at, option in enumerate(options):
            self.behind[option].appeal = found[at]

    def choose(self, curiosity: float) -> int:
        """Where the next thought goes: the position of one of the options."""
        visits = 0
        total = 0.0
        for node in self.nodes:
            visits += node.visits
            total += node.total
        expected = total / visits - CAUTION if visits else 0.5
        curiosity *= sqrt(visits + 1)
        best, chosen = -1.0, 0
        for at, node in enumerate(self.nodes):
            chance = node.total / node.visits if node.visits else expected
            chance += curiosity * node.appeal / (1 + node.visits)
            if chance > best:
                best, chosen = chance, at
        return chosen


def lead(nodes: list[Node]) -> int:
    """How many thoughts the option that was thought of most often is ahead of the next."""
    most = next_most = 0
    for node in nodes:
        if node.visits > most:
            most, next_most = node.visits, most
        elif node.visits > next_most:
            next_most = node.visits
    return most - next_most


def weight_of(node: Node) -> tuple[int, float, float]:
    """The option that was thought of most often is the best one."""
    return node.visits, node.total, node.appeal


def shares(appeals: list[float], sharpness: float) -> list[float]:
    """How often each is taken: the more it appeals, the more often; all together once."""
    most = max(appeals)
    weights = [exp(sharpness * (appeal - most)) for appeal in appeals]
    total = 0.0
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]


def taken(appeals: list[float], sharpness: float, luck: float) -> int:
    """Which of them is taken, if each is by its share; luck is a number from 0 to 1."""
    most = appeals[0]
    for appeal in appeals:
        most = max(most, appeal)
    total = 0.0
    for appeal in appeals:
        total += exp(sharpness * (appeal - most))
    for at, appeal in enumerate(appeals):
        # Compiled, working it out again is quicker than keeping it.
        luck -= exp(sharpness * (appeal - most)) / total
        if luck < 0.0:
            return at
    return len(appeals) - 1
