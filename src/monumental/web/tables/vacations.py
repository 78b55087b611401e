"""People who are away for days of their own: they go, come back, and whoever sits with them sees it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from monumental.web.store.away import vacations
from monumental.web.tables.clocks import goes_by_days

if TYPE_CHECKING:
    from monumental.web.tables.rooms import Rooms


async def go_away(rooms: Rooms, person: str, days: int, allowed: int) -> None:
    """Somebody is away from now on. `NoWay` and `NoRoom` say why not."""
    going = partial(vacations.begin, person, days, allowed, goes_by_days, rooms.clock())
    await rooms.reread(await rooms.store.write(going))


async def come_back(rooms: Rooms, person: str) -> None:
    """Somebody is back before their time: their clocks go on, and may run out sooner than was thought."""
    coming = partial(vacations.end, person, goes_by_days, rooms.clock())
    await rooms.reread(await rooms.store.write(coming))
    rooms.hurried.set()


async def end_vacations(rooms: Rooms) -> None:
    """Whoever's time is over is back by themselves."""
    now = rooms.clock()
    if await rooms.store.read(partial(vacations.has_over, now)):
        await rooms.reread(await rooms.store.write(partial(vacations.close, now)))
