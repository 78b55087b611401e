"""What happened at a table, by the lines of its record: what of it still counts, and what is news to whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.engine.events import Event


class Heard:
    """The events that count, and which line of the record each belongs to."""

    def __init__(self, events: list[Event]) -> None:
        self.events = events
        # How many there were after each line, and how many of those before it were left standing by it.
        self._after = [len(events)]
        self._stood = [len(events)]

    def go_back(self, standing: int) -> Sequence[Event]:
        """What came later did not happen; gives it."""
        lost = self.events[standing:]
        del self.events[standing:]
        return lost

    def write(self, standing: int | None = None) -> None:
        """One more line of the record. `standing`: of the events before it, only so many still count."""
        self._stood.append(self._after[-1] if standing is None else standing)
        self._after.append(len(self.events))

    def since(self, version: int) -> tuple[int, list[Event]]:
        """What is news to somebody who has seen the table at a version.

        First, how many of the events up to then still count: the others were taken back. Then what came.
        """
        counting = self.standing(version)
        return counting, self.events[counting:]

    def standing(self, version: int) -> int:
        """How many of the events up to a version still count."""
        return min([self._after[version], *self._stood[version + 1 :]])

    def passages(self, since: int) -> list[tuple[int, int, int]]:
        """The events that still count, by the line of the record that they belong to, from a version on.

        Each is the line, counted from 1, and where its events begin and end; 0 is what was dealt before.
        """
        found = []
        end = len(self.events)
        for line in range(len(self._after) - 1, since, -1):
            begin = min(self._stood[line], end)
            if begin < end:
                found.append((line, begin, end))
            end = begin
        if not since and end:
            found.append((0, 0, end))
        return found[::-1]

    def copy(self, events: list[Event]) -> Heard:
        heard = Heard(events)
        heard._after = [*self._after]
        heard._stood = [*self._stood]
        return heard
