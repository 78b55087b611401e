"""Who hears what.

Whoever sits is heard by everybody. Whoever watches could tell those who sit what they should not know, so
while a game is running only others who watch hear them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from monumental.web.store.talking.lines import Line
    from monumental.web.tables.room import Room


@dataclass(frozen=True)
class Hearer:
    """Somebody at a table, as far as it matters to what they hear."""

    owner: str | None
    sits: bool
    running: bool  # the game has begun and is not over

    def hears(self, line: Line) -> bool:
        if line.author == self.owner:
            return True
        return line.seat is not None or not (self.sits and self.running)


def hearer(room: Room, owner: str | None) -> Hearer:
    return Hearer(owner, bool(room.seats_of(owner)), room.status == "playing")
