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

    def grow(self, options: list[Action], appeals: list[float]) -> None:
        """Make room for what is new: luck may bring other options than the last time."""
        for option, appeal in zip(options, shares(appeals, 1.0), strict=True):
            if option not in self.behind:
                self.behind[option] = Node(appeal)
        self.options = options
        self.nodes = [self.behind[option] for option in options]

    def appeal_anew(self, options: list[Action], appeals: list[float]) -> None:
        for option, appeal in zip(options, shares(appeals, 1.0), strict=True):
            self.behind[option].appeal = appeal

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


def weight_of(node: Node) -> tuple[int, float, float]:
    """The option that was thought of most often is the best one."""
    return node.visits, node.total, node.appeal


def shares(appeals: list[float], sharpness: float) -> list[float]:
    """How often each is taken: the more it appeals, the more often; all together once."""
    most = max(appeals)
    weights = [exp(sharpness * (appeal - most)) for appeal in appeals]
    total = sum(weights)
    return [weight / total for weight in weights]
