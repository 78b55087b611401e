"""What those who watch see of a running game, where the host has them see it later than those who play.

They are shown the table as it was, a room of its own that nobody acts in: whatever is made of a room, pages,
pictures, the log, records, is then made of what may be seen, and no page need think of it.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING

from monumental.play.records.record import RecordError
from monumental.web.pages.table.kept import Kept, Worded
from monumental.web.problems import Refused
from monumental.web.store.reading import lines_until
from monumental.web.talk.spoken import Spoken

if TYPE_CHECKING:
    from datetime import datetime

    from monumental.web.tables.room import Room
    from monumental.web.tables.rooms import Rooms


def seen_until(rooms: Rooms, room: Room, owner: str | None) -> datetime | None:
    """The moment until which somebody may see what happens; nothing: until now.

    Bots among themselves have nothing to lose.
    """
    if not rooms.watch_delay or room.status != "playing" or room.seats_of(owner):
        return None
    if all(seat.kind != "person" for seat in room.seats):
        return None
    return rooms.clock() - timedelta(seconds=rooms.watch_delay)


async def shown_to(rooms: Rooms, room: Room, owner: str | None) -> Room:
    """The table as somebody may see it now."""
    until = seen_until(rooms, room, owner)
    if until is None:
        return room
    lines = await rooms.store.read(partial(lines_until, room.id, until))
    before = room.earlier
    if before is None or before.table.version != lines or before.seats != room.seats:
        async with room.looking:
            room.earlier = await asyncio.to_thread(_as_it_was, room, lines, rooms.watch_delay)
    assert room.earlier is not None
    return room.earlier


def _as_it_was(room: Room, lines: int, late: int) -> Room:
    """A room that shows the first lines of the record. Clocks would tell who has acted since."""
    try:
        table = room.look_back().at(lines)
    except RecordError as error:
        raise Refused(409, "server-gone") from error
    return replace(
        room,
        table=table,
        late=late,
        seats=[*room.seats],
        clock=None,
        absence=None,
        since=None,
        lock=asyncio.Lock(),
        looking=asyncio.Lock(),
        holders=0,
        watchers=set(),
        pages=Kept(),
        worded=Worded(),
        spoken=Spoken(),
        replay=None,
        earlier=None,
    )
