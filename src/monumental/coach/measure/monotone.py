"""The best fit that never falls: pool adjacent violators."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


def best_monotone(pairs: Iterable[tuple[int, float]]) -> Callable[[int], float]:
    """Of all functions that never fall, the one with the least squared error on these pairs."""
    sums: dict[int, list[float]] = {}
    for place, value in pairs:
        kept = sums.setdefault(place, [0.0, 0.0])
        kept[0] += value
        kept[1] += 1.0
    if not sums:
        raise ValueError("nothing to fit")
    # Steps of the fit: where each begins, the sum of its values and how many they are.
    steps: list[tuple[int, float, float]] = []
    for place in sorted(sums):
        begin, (total, count) = place, sums[place]
        while steps and steps[-1][1] * count >= total * steps[-1][2]:
            begin, before, many = steps.pop()
            total += before
            count += many
        steps.append((begin, total, count))
    begins = [begin for begin, _, _ in steps]
    heights = [total / count for _, total, count in steps]

    def fit(place: int) -> float:
        return heights[max(0, bisect_right(begins, place) - 1)]

    return fit
