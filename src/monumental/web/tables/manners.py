"""What people do at a table before the game begins: sit down, get up, show out, fill seats, call it off."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from monumental.web.problems import Refused, not_your_seat, unknown_browser
from monumental.web.store import Begun, Stale, Taken
from monumental.web.tables.new_rooms import seats_in_rematch, with_bot
from monumental.web.tables.passwords import is_right
from monumental.web.tables.stored import written_head

if TYPE_CHECKING:
    from monumental.web.store import Seat
    from monumental.web.tables.room import Room
    from monumental.web.tables.rooms import Rooms


async def sit_down(rooms: Rooms, room: Room, owner: str | None, seat: int, name: str) -> None:
    """Somebody takes an open seat; with the last one the game begins.

    One person, one seat, unless several people were to share a device from the beginning: who has two or
    more seats was given them by whoever made the table.
    """
    if owner is None:
        raise unknown_browser()
    async with rooms.seating(room):
        if _seat(room, seat).owner == owner:
            return
        if owner in room.shown_out:
            raise Refused(403, "server-shown-out")
        if len(room.seats_of(owner)) == 1:
            raise Refused(409, "server-one-seat")
        await _take(rooms, room, owner, seat, name)


async def _take(rooms: Rooms, room: Room, owner: str, seat: int, name: str) -> None:
    try:
        room.seats = [*await rooms.store.sit(room.id, seat, owner, name)]
    except Taken as error:
        room.behind = True
        raise Refused(409, "server-seat-taken") from error


async def may_enter(room: Room, owner: str | None, password: str, invitation: str) -> bool:
    """Does somebody know what a locked table asks for? Who made it or sits there is not asked."""
    if room.password is None or (owner is not None and owner == room.maker) or room.seats_of(owner):
        return True
    if room.invitation is not None and is_same(room.invitation, invitation):
        return True
    return bool(password) and await asyncio.to_thread(is_right, password, room.password)


def is_same(invitation: str, said: str) -> bool:
    """Is it the word of the link? How long the answer takes says nothing of it."""
    return hmac.compare_digest(invitation.encode(), said.encode())


async def get_up(rooms: Rooms, room: Room, owner: str | None, seat: int) -> None:
    """Somebody leaves a seat before the game begins."""
    if owner is None:
        raise unknown_browser()
    async with rooms.seating(room):
        if _seat(room, seat).owner != owner:
            raise not_your_seat()
        async with _changing(room):
            await rooms.store.get_up(room.id, seat, owner)


async def show_out(rooms: Rooms, room: Room, owner: str | None, seat: int) -> None:
    """Whoever made the table wants somebody else to go; they don't come back."""
    async with rooms.seating(room):
        _must_be_host(room, owner)
        theirs = _seat(room, seat)
        if theirs.kind != "person" or theirs.owner is None:
            raise Refused(409, "server-nobody-there")
        if theirs.owner == owner:
            raise Refused(409, "server-show-out-self")
        async with _changing(room):
            await rooms.store.get_up(room.id, seat, theirs.owner, shown_out=True)


async def fill(rooms: Rooms, room: Room, owner: str | None, seat: int, bot: str) -> None:
    """Whoever made the table lets a bot play a seat that nobody took."""
    async with rooms.seating(room):
        _must_be_host(room, owner)
        if room.status != "open":
            raise Refused(409, "server-begun")
        free = _seat(room, seat)
        if free.kind != "person" or free.owner is not None:
            raise Refused(409, "server-seat-taken")
        others = [each for each in room.seats if each is not free]
        if all(each.kind != "person" for each in others):
            raise Refused(409, "server-fill-nobody")
        new_head, terms = with_bot(room, seat, bot)
        async with _changing(room):
            await rooms.store.seat_bot(
                room.id, seat, bot, head=written_head(room.table), new_head=new_head, terms=terms
            )


async def cancel(rooms: Rooms, room: Room, owner: str | None) -> None:
    """Whoever made the table calls it off; nothing of it is kept."""
    async with room.held():
        _must_be_host(room, owner)
        async with _changing(room):
            await rooms.store.cancel(room.id)
    rooms.let_go(room)


async def play_again(rooms: Rooms, room: Room, owner: str, make: Callable[[], Awaitable[Room]]) -> Room:
    """The table where a game is played once more. Who asks first makes it, the others sit down there."""
    async with rooms.seating(room):
        if room.status != "over":
            raise Refused(409, "server-rematch-later")
        if room.rematch is None or not await rooms.has(room.rematch):
            fresh = await make()
            await rooms.create(fresh)
            room.rematch = await rooms.store.offer_rematch(room.id, fresh.id, instead_of=room.rematch)
    fresh = await rooms.find(room.rematch)
    async with rooms.seating(fresh):
        for seat, name in seats_in_rematch(room, owner):
            # They are theirs by agreement, however many.
            if fresh.seats[seat].owner != owner and fresh.status == "open":
                await _take(rooms, fresh, owner, seat, name)
    return fresh


def _seat(room: Room, seat: int) -> Seat:
    if not 0 <= seat < len(room.seats):
        raise Refused(404, "server-no-seat")
    return room.seats[seat]


def _must_be_host(room: Room, owner: str | None) -> None:
    if owner is None:
        raise unknown_browser()
    if owner != room.maker:
        raise Refused(403, "server-not-host")


@asynccontextmanager
async def _changing(room: Room) -> AsyncIterator[None]:
    """What is written inside is read again; what came too late is refused in one sentence."""
    try:
        yield
    except Begun as error:
        raise Refused(409, "server-begun") from error
    except Taken as error:
        raise Refused(409, "server-seat-taken") from error
    except Stale as error:
        raise Refused(409, "refused-stale") from error
    finally:
        room.broken = True
