"""Whom people do not want to hear, as it was a few seconds ago: few lines have to ask the store."""

from __future__ import annotations

import time
from collections import OrderedDict
from functools import partial
from typing import TYPE_CHECKING, Final

from monumental.web.problems import Refused
from monumental.web.store.talking import blocks

if TYPE_CHECKING:
    from collections.abc import Callable

    from monumental.web.store import Store
    from monumental.web.store.talking.blocks import Block
    from monumental.web.tables.room import Room

#: Seconds for which an answer of the store is believed: another server hears of a block so much later.
BELIEVED: Final = 10.0

#: So many people are remembered.
MOST: Final = 20_000


class Blocks:
    """Knows whom somebody has blocked."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._clock = clock
        self._known: OrderedDict[str, tuple[tuple[Block, ...], float]] = OrderedDict()

    async def of(self, owner: str | None) -> tuple[Block, ...]:
        if owner is None:
            return ()
        found, until = self._known.get(owner, ((), 0.0))
        if self._clock() < until:
            return found
        found = await self._store.read(partial(blocks.blocks_of, owner))
        self._known[owner] = found, self._clock() + BELIEVED
        self._known.move_to_end(owner)
        if len(self._known) > MOST:
            self._known.popitem(last=False)
        return found

    def forget(self, owner: str) -> None:
        """Something has changed about them."""
        self._known.pop(owner, None)

    async def must_be_welcome(self, room: Room, owner: str | None) -> None:
        """Whoever made a table need not sit there with somebody they have blocked, who is not told why."""
        if room.status == "open":
            await self._must_not_be_blocked(owner, {room.maker})

    async def must_be_welcome_later(self, room: Room, owner: str | None) -> None:
        """Nor does anybody who sits there, with somebody who takes over a seat."""
        sitting = {seat.owner for seat in room.seats if seat.seat not in room.table.vacant}
        await self._must_not_be_blocked(owner, {room.maker, *sitting})

    async def _must_not_be_blocked(self, owner: str | None, by: set[str | None]) -> None:
        for other in sorted(each for each in by if each is not None and each != owner):
            if owner is not None and await self._store.read(partial(blocks.has_blocked, other, owner)):
                raise Refused(403, "server-not-here")
