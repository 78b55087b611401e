"""What is old goes: requests that nobody repeats any more, and tables at which nobody ever sat down."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from typing import TYPE_CHECKING, Final

from monumental.web.store import StoreError, now

if TYPE_CHECKING:
    from monumental.web.settings import Bounds
    from monumental.web.tables.rooms import Rooms

log = logging.getLogger(__name__)

#: Seconds between two rounds.
EVERY: Final = 3600.0


@asynccontextmanager
async def keep_house(rooms: Rooms, bounds: Bounds) -> AsyncIterator[None]:
    """Clear away at once and every hour, as long as the server runs."""
    rounds = asyncio.create_task(_go_round(rooms, bounds))
    try:
        yield
    finally:
        rounds.cancel()
        with suppress(asyncio.CancelledError):
            await rounds


async def _go_round(rooms: Rooms, bounds: Bounds) -> None:
    while True:
        try:
            await clear_away(rooms, bounds)
        except StoreError as error:
            log.warning("nothing was cleared away: %s", error)
        await asyncio.sleep(EVERY)


async def clear_away(rooms: Rooms, bounds: Bounds) -> None:
    """One round. Games that have begun stay, and finished ones."""
    await rooms.store.forget_requests(now() - timedelta(days=bounds.request_days))
    if await rooms.store.forget_deserted(now() - timedelta(days=bounds.open_days)):
        await rooms.look_again()
