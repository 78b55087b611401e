"""Who hears what.

Whoever sits is heard by everybody, and as much later by those who see the game later. Whoever watches could
tell those who sit what they should not know, so while a game is running only others who watch hear them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime

    from monumental.web.store.talking.blocks import Block
    from monumental.web.store.talking.lines import Line
    from monumental.web.tables.room import Room


@dataclass(frozen=True)
class Hearer:
    """Somebody at a table, as far as it matters to what they hear."""

    owner: str | None
    sits: bool
    running: bool  # the game has begun and is not over
    deaf_to: frozenset[str] = frozenset()  # whom they do not want to hear
    until: datetime | None = None  # they hear what those who sit said before; nothing: all of it

    def hears(self, line: Line) -> bool:
        if line.author == self.owner:
            return True
        if line.author in self.deaf_to:
            return False
        if line.seat is not None:
            return self.until is None or line.said <= self.until
        return not (self.sits and self.running)


def hearer(
    room: Room, owner: str | None, blocks: Iterable[Block] = (), until: datetime | None = None
) -> Hearer:
    deaf_to = frozenset(block.whom for block in blocks if block.table_id in {None, room.id})
    return Hearer(owner, bool(room.seats_of(owner)), room.status == "playing", deaf_to, until)
