"""Live updates: a socket gets the table whenever it changes, from the version that it has seen."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from monumental.web.pages.table.seen import eyes, table_page
from monumental.web.problems import Refused, unknown_browser
from monumental.web.tables.later import shown_to

if TYPE_CHECKING:
    from monumental.web.door.load import Load
    from monumental.web.door.work import Work
    from monumental.web.pages.table.pieces import Pieces
    from monumental.web.people.registry import Registry
    from monumental.web.tables.room import Room
    from monumental.web.tables.rooms import Rooms
    from monumental.web.talk.talks import Talks
    from monumental.web.visitor import Visitor
    from monumental.web.watch.numbers import Numbers

log = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, State]

#: How a server hears that nobody is at the other end any more.
GONE: Final = (WebSocketDisconnect, OSError, RuntimeError)

#: Seconds after which a socket that hears nothing is told that the server is still there.
HEARTBEAT = 20.0

#: Seconds after which whoever sees a game later looks whether there is more to see by now.
MORE_BY_NOW = 2.0

#: What a page sends to say that it is still there is short; anything else is none of ours.
LONGEST_MESSAGE = 100


@dataclass(frozen=True)
class Wish:
    """What somebody wants to see over a socket."""

    table: str
    who: Visitor
    seat: int | None
    since: int
    changes: bool  # after the first page, only what is not as it was
    talk: bool  # and what is said there


async def look_on(
    socket: Socket,
    rooms: Rooms,
    wish: Wish,
    work: Work,
    load: Load,
    numbers: Numbers,
    registry: Registry,
    talks: Talks,
) -> None:
    """Send the table as it is, and then whenever it changes, until the socket closes."""
    room = await rooms.find(wish.table, wish.since)
    shown = await shown_to(rooms, room, wish.who.owner)
    async with work.of(wish.who):
        # Whoever opens a socket pays for the first page; what comes later is the doing of others.
        _page(shown, wish, wish.since)
    await socket.accept()
    with room.watched_by(wish.who.owner) as news:
        rooms.wake(room)
        tasks = [
            asyncio.create_task(_send(socket, rooms, news, wish, load, numbers, registry, talks)),
            asyncio.create_task(_receive(socket)),
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            for outcome in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(outcome, Exception) and not isinstance(outcome, GONE):
                    log.error("a socket at table %s was closed: %r", wish.table, outcome)


def _page(room: Room, wish: Wish, since: int) -> Pieces:
    owner = wish.who.owner
    return table_page(room, owner, eyes(room, owner, wish.seat), since, wish.who.language)


async def refuse(socket: Socket, error: Refused, language: str) -> None:
    """A socket can't be answered before it is accepted: say why, then close."""
    await socket.accept()
    await _say_why(socket, error, language)


async def _say_why(socket: Socket, error: Refused, language: str) -> None:
    await socket.send_text(msgspec.json.encode(error.problem(language)).decode())
    await socket.close(code=4000 + error.status, reason=error.key)


async def _send(
    socket: Socket,
    rooms: Rooms,
    news: asyncio.Event,
    wish: Wish,
    load: Load,
    numbers: Numbers,
    registry: Registry,
    talks: Talks,
) -> None:
    since = wish.since
    before: Pieces | None = None  # what was sent last
    seen: tuple[Room, int] | None = None  # the table then
    listener = talks.listener(wish.who) if wish.talk else None
    while True:
        await rooms.in_turn()
        news.clear()
        try:
            # A device that was revoked, or has become somebody else's, sees nothing more with these eyes.
            if await registry.owner_of(wish.who.device) != wish.who.owner:
                raise unknown_browser()
            room = await rooms.find(wish.table, since)
            shown = await shown_to(rooms, room, wish.who.owner)
            # Where something was only said, the table is as it was.
            as_it_was = seen is not None and seen[0] is shown and seen[1] == shown.rings
            page = None if as_it_was else _page(shown, wish, since)
        except Refused as error:
            # The table was called off, or the seat is not theirs any more.
            await _say_why(socket, error, wish.who.language)
            return
        if page is not None:
            seen, since = (shown, shown.rings), page.version
            said = page.whole() if before is None else page.changes(before)
            before = page if wish.changes else None
            await socket.send_text(said.decode())
            numbers.sent(len(said))
        words = None if listener is None else await listener.news(room)
        if words is not None:
            await socket.send_text(words.decode())
            numbers.sent(len(words))
        while not await _changed(news, MORE_BY_NOW if shown.late else HEARTBEAT):
            await socket.send_text('{"alive":true}')
            if shown.late:
                break
        await load.let_others_go_first(room, wish.who.owner)


async def _changed(news: asyncio.Event, seconds: float) -> bool:
    """Wait until something changes; false: nothing did for a while."""
    try:
        async with asyncio.timeout(seconds):
            await news.wait()
    except TimeoutError:
        return False
    return True


async def _receive(socket: Socket) -> None:
    """The page says only that it is still there."""
    while True:
        message = await socket.receive_text()
        if len(message) > LONGEST_MESSAGE:
            return
