"""Looks at the clocks: where somebody's time has run out, a bot plays on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Final

from monumental.web.problems import Refused
from monumental.web.store import StoreError
from monumental.web.tables.gone import run_out
from monumental.web.tables.vacations import end_vacations

if TYPE_CHECKING:
    from monumental.web.tables.rooms import Rooms

log = logging.getLogger(__name__)

#: Seconds after which all clocks are looked at again in any case: other servers set some, too.
LOOK_AGAIN: Final = 30.0


@asynccontextmanager
async def keep_time(rooms: Rooms) -> AsyncIterator[None]:
    """As long as the server runs, no clock runs out unseen."""
    watching = asyncio.create_task(_watch(rooms))
    try:
        yield
    finally:
        watching.cancel()
        with suppress(asyncio.CancelledError):
            await watching


async def _watch(rooms: Rooms) -> None:
    while True:
        pause = LOOK_AGAIN
        rooms.hurried.clear()
        try:
            await look_at_clocks(rooms)
            deadline = await rooms.store.next_deadline()
            if deadline is not None:
                pause = min(max((deadline - rooms.clock()).total_seconds(), 1.0), LOOK_AGAIN)
        except StoreError as error:
            log.warning("no clock was looked at: %s", error)
        with suppress(TimeoutError):
            async with asyncio.timeout(pause):
                await rooms.hurried.wait()


async def look_at_clocks(rooms: Rooms) -> None:
    """One round. What another server was quicker to do is done."""
    await end_vacations(rooms)
    for table in await rooms.store.out_of_time(rooms.clock()):
        try:
            await run_out(rooms, await rooms.find(table))
        except Refused:
            continue
        except StoreError:
            raise
        except Exception:
            # One table that can't be read keeps no other from going on.
            log.exception("the clock of table %s can't be looked at", table)
