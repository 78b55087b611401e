"""Engines that take exactly as long as they are told, and a clock that only they move."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from monumental.bench.ours import ours
from monumental.bench.peer import Call, Peer
from monumental.bench.slices import Comparison, Speed


@dataclass
class Clock:
    """Stands still unless somebody works; `slowness` says how slow the machine is at the moment."""

    now: float = 0.0
    slowness: Callable[[float], float] = lambda now: 1.0

    def __call__(self) -> float:
        return self.now

    def work(self, seconds: float) -> None:
        self.now += seconds * self.slowness(self.now)


@dataclass
class Fake(Peer[None]):
    """Games of ten decisions."""

    clock: Clock
    game_seconds: float
    clone_seconds: float | None = 0.01
    diary: list[str] = field(default_factory=list)

    def seed(self, seed: int) -> None:
        pass

    def run(self, most: int) -> tuple[None, int]:
        self.clock.work(self.game_seconds)
        self.diary.append(self.name)
        return None, 10

    def copier(self, position: None) -> Call | None:
        seconds = self.clone_seconds
        return None if seconds is None else lambda: self.clock.work(seconds)

    def middle(self, seed: int) -> Call | None:
        return self.copier(None)


def catan(clone_seconds: float | None = 0.01) -> Fake:
    return Fake("catanatron", "3.2.1", "Catan, 2 players", Clock(), 0.5, clone_seconds)


def compared(rules: str, decisions: float = 2.0, clone: float | None = 10.0, pairs: int = 4) -> Comparison:
    """A comparison with catanatron in which ours is so many times as fast."""
    theirs = Speed(1000.0, 10.0, None if clone is None else 100.0)
    us = Speed(1000.0 * decisions, 40.0, 100.0 / (clone or 20.0))
    return Comparison(ours(rules), catan(), (us,) * pairs, (theirs,) * pairs)
