"""Numbers for things that never change: made once, and remembered as long as there is room."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

Thing = TypeVar("Thing")

#: So many stretches of numbers are remembered: a few megabytes.
MOST_KEPT: Final = 2000


class Memory(Generic[Thing]):
    """The numbers of things by who looks at them. A thing is kept too: so no other has its identity."""

    def __init__(self, make: Callable[[Thing, int], memoryview[float]]) -> None:
        self._make = make
        self._kept: dict[tuple[int, int], tuple[Thing, memoryview[float]]] = {}

    def of(self, thing: Thing, seat: int = 0) -> memoryview[float]:
        known = self._kept.get((id(thing), seat))
        if known is None:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            known = self._kept[id(thing), seat] = (thing, self._make(thing, seat))
        return known[1]
