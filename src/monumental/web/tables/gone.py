"""What becomes of the seat of somebody who does not come back, as was agreed on before the game."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from monumental.play.records.record import LATE, TAKEN
from monumental.play.table import PERSON
from monumental.web.problems import Overtaken, Refused, unknown_browser
from monumental.web.store import Taken
from monumental.web.store.people.replaced import take_over as write_down
from monumental.web.store.rows import Replaced, Seat
from monumental.web.tables.room import STAND_IN

if TYPE_CHECKING:
    from monumental.web.tables.room import Room
    from monumental.web.tables.rooms import Rooms

#: How often somebody tries to sit down where the bot of another server plays on meanwhile.
AGAIN: Final = 5


async def run_out(rooms: Rooms, room: Room) -> None:
    """The time of whoever is asked has run out, if it has: a bot plays on for them, or in their place."""
    async with room.held():
        await rooms.refresh(room)
        seat = room.asked_person()
        if room.clock is None or seat is None or not room.clock.is_out(rooms.clock()):
            return
        async with rooms.written(room, owner=None, request=None):
            room.table.sit(seat, STAND_IN, reason=LATE)
            room.play_forced()
    rooms.tell(room)
    rooms.wake(room)


async def take_over(rooms: Rooms, room: Room, owner: str | None, seat: int, name: str) -> None:
    """Somebody takes the seat of a person who did not come back, for good.

    Nobody who sits there, who was asked to leave or who has lost a seat at this table: a second hand of
    cards, or another try, was agreed on with nobody.
    """
    if owner is None:
        raise unknown_browser()
    async with room.held():
        await rooms.refresh(room)
        if not 0 <= seat < len(room.seats):
            raise Refused(404, "server-no-seat")
        if room.seats[seat].owner == owner and seat not in room.table.vacant:
            return
        if room.status == "open":
            raise Refused(409, "server-not-begun")
        if room.status == "over":
            raise Refused(409, "refused-over")
        if owner in room.shown_out:
            raise Refused(403, "server-shown-out")
        if room.was_replaced(owner):
            raise Refused(403, "server-replaced")
        if room.seats_of(owner):
            raise Refused(409, "server-one-seat")
        for tries_left in reversed(range(AGAIN)):
            with suppress(Overtaken):
                await _sit(rooms, room, owner, seat, name)
                break
            if not tries_left:
                raise Overtaken
            await rooms.refresh(room)
    rooms.tell(room)
    rooms.wake(room)


async def _sit(rooms: Rooms, room: Room, owner: str, seat: int, name: str) -> None:
    (new,) = await rooms.store.with_leaves([Seat(seat, "person", name, owner)])
    before = room.seats[seat]
    left = Replaced(seat, before.owner or "", before.name, room.table.version + 1)
    try:
        async with rooms.written(room, owner, None, partial(write_down, room.id, left, new)):
            room.table.sit(seat, PERSON, reason=TAKEN)
            room.seats = [new if each.seat == seat else each for each in room.seats]
            room.replaced = (*room.replaced, left)
            if room.clock is not None:
                # Whoever was here before has used up what there was.
                room.clock.banks[seat] = float(room.clock.wish.seconds)
            room.play_forced()
    except Taken as error:
        raise Refused(409, "server-seat-taken") from error
