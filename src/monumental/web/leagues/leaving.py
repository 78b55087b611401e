"""Somebody leaves a league: before it begins as if they had never come, later what they play is lost."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from monumental.play.records.record import RESIGNED
from monumental.web.problems import Refused
from monumental.web.store.leagues import book
from monumental.web.tables.room import STAND_IN

if TYPE_CHECKING:
    from monumental.web.store.leagues.book import League
    from monumental.web.tables.rooms import Rooms

#: More leagues than anybody is in.
MOST = 100_000


async def leave(rooms: Rooms, league: League, owner: str) -> None:
    """Somebody leaves; who waits for them at a table plays on against a bot, and has won."""
    at = rooms.clock()
    if league.head.status == "open":
        if not await rooms.store.write(partial(book.get_out, league.head.id, owner, at)):
            raise Refused(409, "server-league-not-in")
        return
    me = league.who(owner)
    if me is None or me.status != "in":
        raise Refused(409, "server-league-not-in")
    for place in await rooms.store.write(partial(book.give_up, league.head.id, owner, at)):
        room = await rooms.find(place)
        for seat in room.seats_of(owner):
            if room.status == "playing" and seat not in room.table.resigned:
                await rooms.hand_over(room, owner, seat, room.table.version, STAND_IN, RESIGNED)


async def leave_all(rooms: Rooms, owner: str) -> None:
    """Somebody goes for good: nobody is paired with them any more."""
    for head in await rooms.store.read(partial(book.of_owner, owner, MOST)):
        league = await rooms.store.read(partial(book.load, head.id))
        if league is None or league.head.status != "playing":
            continue
        me = league.who(owner)
        if me is not None and me.status == "in":
            await leave(rooms, league, owner)
