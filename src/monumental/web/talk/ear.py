"""What this server hears of others: tables that have changed, and what was said there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from monumental.web.tables.rooms import Rooms
    from monumental.web.talk.talks import Talks


@dataclass(frozen=True)
class Ears:
    """For the bell, and for whoever looks after the house."""

    rooms: Rooms
    talks: Talks

    def catch_up(self, table: str, version: int) -> None:
        self.rooms.catch_up(table, version)

    def catch_talk(self, table: str) -> None:
        self.talks.rumour(table)

    async def look_again(self) -> None:
        await self.rooms.look_again()
        await self.talks.look_again()
