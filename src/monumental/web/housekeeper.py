"""What is old goes, and what the host has said is heeded.

Requests that nobody repeats any more, tables at which nobody ever sat down, leagues that never began, games
of bots that nobody watches and records that were brought to be looked at are cleared away every hour.
Every minute the server looks at what the host's own program has done.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING, Final

from monumental.web.store import StoreError, now
from monumental.web.store.away import vacations
from monumental.web.store.leagues.book import forget_old as forget_old_leagues
from monumental.web.store.people.results import settle as write_down
from monumental.web.store.people.results import unsettled
from monumental.web.store.talking.reports import forget_old
from monumental.web.tables.ending import settle as write_end

if TYPE_CHECKING:
    from monumental.web.door.bans import Bans
    from monumental.web.settings import Bounds
    from monumental.web.tables.bell import Ear
    from monumental.web.tables.rooms import Rooms

log = logging.getLogger(__name__)

#: Seconds between two rounds, and between two looks at what the host has done.
EVERY: Final = 3600.0
LOOK: Final = 60.0

#: A game that has ended so lately is written down by whoever saw it end.
A_WHILE: Final = timedelta(minutes=1)

#: So many games are looked for at once whose end was not written down.
AT_ONCE: Final = 50


@asynccontextmanager
async def keep_house(rooms: Rooms, bounds: Bounds, bans: Bans, ears: Ear) -> AsyncIterator[None]:
    """Clear away at once and every hour, and look every minute, as long as the server runs."""
    await heed(rooms, bans)
    rounds = [
        asyncio.create_task(_again_and_again(EVERY, partial(clear_away, rooms, bounds))),
        asyncio.create_task(_again_and_again(LOOK, partial(look, rooms, bans, ears))),
        asyncio.create_task(_again_and_again(EVERY, partial(settle, rooms))),
    ]
    try:
        yield
    finally:
        for each in rounds:
            each.cancel()
        await asyncio.gather(*rounds, return_exceptions=True)


async def _again_and_again(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    while True:
        try:
            await work()
        except StoreError as error:
            log.warning("the house was not kept: %s", error)
        await asyncio.sleep(seconds)


async def settle(rooms: Rooms) -> None:
    """Games whose end was not written down: a server had died, or it was before there were histories."""
    before = rooms.clock() - A_WHILE  # whatever has just ended, its own server writes down
    while found := await rooms.store.read(partial(unsettled, before, AT_ONCE)):
        for table in found:
            try:
                room = await rooms.find(table)
                if room.status != "over":  # here it is not yet
                    rooms.forget(room)
                    room = await rooms.find(table)
                await write_end(room, rooms.store, rated=rooms.ratings)
            except StoreError:
                raise
            except Exception:
                # One table that can't be read keeps no other out of the histories.
                log.exception("how table %s ended can't be found out", table)
                await rooms.store.write(partial(write_down, table, ()))


async def clear_away(rooms: Rooms, bounds: Bounds) -> None:
    """One round. Games of people that have begun here stay, and finished ones."""
    await rooms.store.forget_requests(now() - timedelta(days=bounds.request_days))
    deserted = await rooms.store.forget_deserted(now() - timedelta(days=bounds.open_days))
    unwatched = await rooms.store.forget_unwatched(now() - timedelta(days=bounds.bot_days))
    uploaded = await rooms.store.forget_uploaded(now() - timedelta(days=bounds.upload_days))
    await rooms.store.write(partial(forget_old_leagues, now() - timedelta(days=bounds.open_days)))
    await rooms.store.write(partial(vacations.forget, now() - vacations.YEAR))
    await rooms.store.write(partial(forget_old, now() - timedelta(days=bounds.report_days)))
    await rooms.store.forget_packs(now() - timedelta(days=bounds.request_days))
    if deserted or unwatched or uploaded:
        await rooms.look_again()


async def look(rooms: Rooms, bans: Bans, ears: Ear) -> None:
    """What the host's own program has changed: who may not play, and tables and lines that are gone."""
    await heed(rooms, bans)
    if rooms.store.line_to_others is None:  # else the bell looks
        await ears.look_again()


async def heed(rooms: Rooms, bans: Bans) -> None:
    bans.heed(ban.who for ban in await rooms.store.bans())
