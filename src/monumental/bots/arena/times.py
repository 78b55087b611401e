"""How long a bot takes for its decisions, in a few numbers that can be added up over games."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import floor, log
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

#: Times are counted in steps, each so much longer than the one before: a percentile is as exact as that.
STEP: Final = 1.05

#: No clock tells less.
SHORTEST: Final = 1e-9


@dataclass
class Times:
    """So many decisions, how long they took together, the longest, and how many fell into each step."""

    decisions: int = 0
    seconds: float = 0.0
    most: float = 0.0
    steps: dict[int, int] = field(default_factory=dict)

    def add(self, seconds: float) -> None:
        step = floor(log(max(seconds, SHORTEST)) / log(STEP))
        self.decisions += 1
        self.seconds += seconds
        self.most = max(self.most, seconds)
        self.steps[step] = self.steps.get(step, 0) + 1

    def percentile(self, share: float) -> float:
        """So many of the decisions took no longer than this, to the step."""
        passed = 0
        for step in sorted(self.steps):
            passed += self.steps[step]
            if passed >= share * self.decisions:
                return min(STEP ** (step + 1), self.most)
        return self.most

    @property
    def mean(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0

    def as_json(self) -> dict[str, float]:
        """In milliseconds."""
        return {
            "decisions": self.decisions,
            "mean_ms": round(self.mean * 1000, 3),
            "percentile_95_ms": round(self.percentile(0.95) * 1000, 3),
            "most_ms": round(self.most * 1000, 3),
        }


def together(several: Iterable[Times]) -> Times:
    """The decisions of several games as one."""
    total = Times()
    for times in several:
        total.decisions += times.decisions
        total.seconds += times.seconds
        total.most = max(total.most, times.most)
        for step, count in times.steps.items():
            total.steps[step] = total.steps.get(step, 0) + count
    return total
