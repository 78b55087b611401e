"""Somebody goes for good: games of others stay, and nothing says who it was."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.play.records.record import RESIGNED
from monumental.web.leagues.leaving import leave_all
from monumental.web.tables.manners import get_up
from monumental.web.tables.room import STAND_IN

if TYPE_CHECKING:
    from monumental.web.tables.rooms import Rooms


#: More tables than anybody has.
MOST: Final = 100_000


async def leave_for_good(rooms: Rooms, owner: str) -> None:
    """A bot plays on where somebody still sat, so that nobody waits for them; then all is forgotten.

    Whoever is interrupted can do it again: until the last step nothing but bots were seated.
    """
    await leave_all(rooms, owner)
    mine = await rooms.store.mine(owner, limit=MOST)
    for line in mine:
        if line.status == "over":
            continue
        room = await rooms.find(line.id)
        for seat in room.seats_of(owner):
            if room.status == "open":
                await get_up(rooms, room, owner, seat)
            elif room.status == "playing" and room.bot_at(seat) is None:
                await rooms.hand_over(room, owner, seat, room.table.version, STAND_IN, RESIGNED)
    await rooms.store.people.forget(owner)
    await rooms.reread([line.id for line in mine])
