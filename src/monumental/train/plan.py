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
    #: At each table of an actor, side by side. Games teach when they are over: so no more than will be.
    games: int = 24
    #: Thoughts about a decision that is learned from, and about the others, which only lead to the end.
    thoughts: int = 48
    hasty_thoughts: int = 0
    careful: float = 0.08  # the share of decisions that are thought about
    noted: float = 0.3  # … and of the others, those from which it is learned who won
    rashness: float = 0.5  # how much chance the others are left to; 1: as often as they appeal
    seconds: float = 500.0
    lessons: float = 60.0  # for so many seconds the games of `greedy` are watched
    blunders: float = 0.1  # how often `greedy` does anything there, so that more is seen
    memory: int = 600_000  # positions, the oldest forgotten
    batch: int = 1024
    reuse: float = 8.0  # how often a position is learned from
    #: Of what a position was worth, so much is what was expected soon after it, the rest who won; and what
    #: "soon" is: each decision later counts so much of the one before.
    hindsight: float = 0.5
    fading: float = 0.95
    #: How many processes do nothing but play with the newest weights against a bot that stays the same.
    rivals: int = 1
    rival: str = "search-0.1s"
    budget: str = "0.1s"  # of the network, against the rival
    rate: float = 1e-3
    last_rate: float = 1e-4
    weight_decay: float = 1e-4
    #: What is hard to say counts as much as this beside the victory.
    parts: Mapping[str, float] = field(default_factory=lambda: {"appeal": 1.0, "lead": 0.3, "dominance": 0.1})
