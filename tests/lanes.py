"""Two lanes: what is run while one works (`make test`), and what takes its time (`make test-all`, also).

A test in the long lane is marked `long`: many seeds where the first block is proof enough for a minute,
statistics, whole games in a browser, crowds at a server.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

import pytest
from _pytest.mark import ParameterSet

Value = TypeVar("Value")


def later(values: Iterable[Value]) -> list[ParameterSet]:
    """Parameters for the long lane alone."""
    return [pytest.param(value, marks=pytest.mark.long) for value in values]


def first_now(values: Iterable[Value]) -> list[Value | ParameterSet]:
    """Parameters of which the first is for both lanes."""
    first, *others = values
    return [first, *later(others)]


def blocks(seeds: range, size: int) -> pytest.MarkDecorator:
    """A test for each block of so many seeds, the first block for both lanes."""
    return pytest.mark.parametrize(
        "seeds",
        first_now(seeds[first : first + size] for first in range(0, len(seeds), size)),
        ids=lambda seeds: f"seeds-{seeds.start}-to-{seeds.stop - 1}",
    )
