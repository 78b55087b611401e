"""What this server hears of others: tables that have changed, who is there, what was said and spent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from monumental.web.tables.bell import HERE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.web.door.spent import Spent
    from monumental.web.tables.rooms import Rooms
    from monumental.web.talk.talks import Talks


@dataclass(frozen=True)
class Ears:
    """For the bell, and for whoever looks after the house."""

    rooms: Rooms
    talks: Talks
    spent: Spent

    def catch_up(self, table: str, version: int) -> None:
        self.rooms.catch_up(table, version)

    def catch_talk(self, table: str) -> None:
        self.talks.rumour(table)

    def catch_words(self, channel: str, server: str, lines: Sequence[str]) -> None:
        if channel == HERE:
            self.rooms.presence.hear(server, lines)
        else:
            self.spent.hear(lines)

    def introduce(self) -> None:
        self.rooms.presence.introduce()

    async def look_again(self) -> None:
        await self.rooms.look_again()
        await self.talks.look_again()
