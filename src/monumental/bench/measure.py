"""A number that was measured several times."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import quantiles


@dataclass(frozen=True)
class Measure:
    """The median of what was measured, and the quartiles around it."""

    median: float
    low: float
    high: float

    def as_json(self) -> dict[str, object]:
        return {"median": self.median, "quartiles": [self.low, self.high]}


def measure(numbers: Sequence[float]) -> Measure:
    """Median and quartiles; a single number is all three."""
    if len(numbers) == 1:
        return Measure(*[rounded(numbers[0])] * 3)
    low, median, high = (rounded(number) for number in quantiles(numbers, n=4, method="inclusive"))
    return Measure(median, low, high)


def rounded(number: float) -> float:
    """Four digits that count: more would be noise."""
    return float(f"{number:.4g}")
