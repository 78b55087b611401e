"""Three lanes: what is run while one works, what must pass before a change is taken, and the masses.

A test in the second lane is marked `long`: more seeds, whole games in a browser, crowds at a server. Whatever
only repeats it with yet more seeds, and what plays hundreds of games for a statistic, is marked `campaign`,
too: `make test-all` runs it.
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


def first_before_release(values: Iterable[Value]) -> list[Value | ParameterSet]:
    """Parameters of a long test of which only the first is asked before every change."""
    first, *others = values
    return [first, *[pytest.param(value, marks=pytest.mark.campaign) for value in others]]


#: So many blocks of seeds belong to the second lane, beside the first of all.
MORE = 1


def blocks(seeds: range, size: int) -> pytest.MarkDecorator:
    """A test for each block of seeds: the first for all lanes, one more for the second, all for the third."""
    first, *others = [seeds[start : start + size] for start in range(0, len(seeds), size)]
    masses = [pytest.param(block, marks=[pytest.mark.long, pytest.mark.campaign]) for block in others[MORE:]]
    return pytest.mark.parametrize(
        "seeds",
        [first, *later(others[:MORE]), *masses],
        ids=lambda seeds: f"seeds-{seeds.start}-to-{seeds.stop - 1}",
    )
