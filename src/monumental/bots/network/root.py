"""The first decision of a tree: which options are worth thinking about, and which one is taken at the end.

A few options are thought about equally often, then the better half of them, and so on: with few thoughts
that finds the better ones sooner than curiosity does (Gumbel AlphaZero: Danihelka and others, 2022).
"""

from __future__ import annotations

from math import exp, log2
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from monumental.bots.thinking.tree import Node

#: So many options are thought about at first.
CONSIDERED: Final = 16

#: How much what was found out counts beside what appealed before; more, the more was thought.
WEIGHT: Final = 50.0


class Root:
    """The options of a decision, how much each appeals, and what thoughts have found behind it."""

    def __init__(self, node: Node, appeals: list[float], value: float, noise: list[float]) -> None:
        self.nodes = node.nodes[: len(appeals)]
        self.appeals = appeals  # e to this power is how often an option would be taken without a thought
        self.value = value  # what was expected before any thought
        self.noise = noise  # chance, for whoever learns from it; else zeros
        order = sorted(range(len(appeals)), key=self.first_sight, reverse=True)
        self.alive = order[:CONSIDERED]
        self.stages = max(1, round(log2(max(2, len(self.alive)))))
        self.stage = 0

    def first_sight(self, at: int) -> float:
        return self.appeals[at] + self.noise[at]

    def choose(self, spent: float) -> int:
        """What the next thought begins with, if such a share of the time is over."""
        while self.stage < min(int(spent * self.stages), self.stages - 1):
            self.stage += 1
            self.halve()
        least = self.alive[0]
        for at in self.alive:
            if self.nodes[at].visits < self.nodes[least].visits:
                least = at
        return least

    def halve(self) -> None:
        self.alive.sort(key=self.hope, reverse=True)
        self.alive = self.alive[: max(2, (len(self.alive) + 1) // 2)]

    def hope(self, at: int) -> float:
        """How much an option is hoped for, after all thoughts."""
        return self.first_sight(at) + self.weight() * self.found(at)

    def best(self) -> int:
        """The option that is taken: of those that were thought of to the end, the one most hoped for."""
        return max(self.alive, key=self.hope)

    def weight(self) -> float:
        most = 0
        for node in self.nodes:
            most = max(most, node.visits)
        return WEIGHT + most

    def found(self, at: int) -> float:
        node = self.nodes[at]
        return node.total / node.visits if node.visits else self.value

    def expected(self) -> float:
        """What is expected now: what was before, and what thoughts found, by how likely they are taken."""
        visits = 0
        likely = together = 0.0
        most = max(self.appeals)
        for at, node in enumerate(self.nodes):
            if node.visits:
                visits += node.visits
                share = exp(self.appeals[at] - most)
                likely += share
                together += share * node.total / node.visits
        return self.value if not visits else (self.value + visits * together / likely) / (1 + visits)

    def lesson(self) -> list[float]:
        """How often each option should be taken, after all thoughts: what there is to learn from them."""
        expected = self.expected()
        weight = self.weight()
        hopes = []
        for at, node in enumerate(self.nodes):
            found = node.total / node.visits if node.visits else expected
            hopes.append(self.appeals[at] + weight * found)
        most = max(hopes)
        weights = [exp(hope - most) for hope in hopes]
        total = sum(weights)
        return [each / total for each in weights]
