"""Where the host sits, once the door has let them in: nothing is shown or done but from here."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from monumental.web.housekeeper import look
from monumental.web.keep.house import NotHere
from monumental.web.problems import Refused

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from monumental.web.door.bans import Bans
    from monumental.web.store import Store
    from monumental.web.tables.rooms import Rooms
    from monumental.web.talk.ear import Ears

Given = TypeVar("Given")


class Desk:
    """For who has shown the host's token."""

    def __init__(self, rooms: Rooms, bans: Bans, ears: Ears) -> None:
        self._rooms = rooms
        self._bans = bans
        self._ears = ears

    @property
    def store(self) -> Store:
        return self._rooms.store

    async def do(self, work: Awaitable[Given]) -> Given:
        """Something is done, and heeded here at once; by other servers within a minute."""
        try:
            done = await work
        except NotHere as missing:
            raise Refused(404, missing.key, missing.sentence) from missing
        await look(self._rooms, self._bans, self._ears)
        return done
