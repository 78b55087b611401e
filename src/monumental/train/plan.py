"""What a course of training is made of: everything needed to repeat it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True)
class Plan:
    """One course. It is kept beside the weights."""

    rules: str
    seed: int = 1
    #: How many tables of each actor have so many seats, one after another.
    seats: tuple[int, ...] = (2, 2)
    actors: int = 14
    games: int = 48  # at each table of an actor, side by side
    #: Thoughts about a decision that is learned from, and about the others, which only lead to the end.
    thoughts: int = 48
    hasty_thoughts: int = 12
    careful: float = 0.35  # the share of decisions that are learned from
    seconds: float = 500.0
    lessons: float = 60.0  # for so many seconds the games of `greedy` are watched
    blunders: float = 0.1  # how often `greedy` does anything there, so that more is seen
    memory: int = 600_000  # positions, the oldest forgotten
    batch: int = 1024
    reuse: float = 8.0  # how often a position is learned from
    rate: float = 1e-3
    last_rate: float = 1e-4
    weight_decay: float = 1e-4
    #: What is hard to say counts as much as this beside the victory.
    parts: Mapping[str, float] = field(default_factory=lambda: {"appeal": 1.0, "lead": 0.3, "dominance": 0.1})
