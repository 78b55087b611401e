"""Whom the keys of devices speak for, as it was a few seconds ago: few requests have to ask the store."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from monumental.web.store.people.devices import People

#: Seconds for which an answer of the store is believed: on another server, a device is revoked so much later.
BELIEVED: Final = 10.0

#: So many devices are remembered; who came longest ago is forgotten first.
MOST: Final = 20_000


class Registry:
    """Knows whom a device speaks for."""

    def __init__(self, people: People, clock: Callable[[], float] = time.monotonic) -> None:
        self.people = people
        self._clock = clock
        self._known: OrderedDict[str, tuple[str | None, float]] = OrderedDict()

    async def owner_of(self, device: str | None) -> str | None:
        """The person a device speaks for; nobody, if it has no key or was revoked."""
        if device is None:
            return None
        owner, until = self._known.get(device, (None, 0.0))
        if self._clock() < until:
            return owner
        owner = await self.people.owner_of(device)
        self._known[device] = owner, self._clock() + BELIEVED
        self._known.move_to_end(device)
        if len(self._known) > MOST:
            self._known.popitem(last=False)
        return owner

    def forget(self, *keys: str) -> None:
        """Something has changed about these devices."""
        for key in keys:
            self._known.pop(key, None)
