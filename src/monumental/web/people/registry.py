"""Whom the keys of devices speak for, as it was a few seconds ago: few requests have to ask the store.

All who have to be asked about are asked about together, and with them all who will have to be soon.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from dataclasses import dataclass
from itertools import takewhile
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from monumental.web.store.people.devices import People

#: Seconds for which an answer of the store is believed: on another server, a device is revoked so much later.
BELIEVED: Final = 10.0

#: Who was here since the last answer, and about whom the store would be asked in so many seconds, is asked
#: about along with others.
SOON: Final = 5.0

#: So many devices are remembered; who came longest ago is forgotten first.
MOST: Final = 20_000

#: So many are asked about at once.
MOST_AT_ONCE: Final = 500


@dataclass(slots=True)
class Answer:
    """What the store has said of a device."""

    owner: str | None
    until: float  # when it is not believed any more
    used: bool = False  # somebody has come with the device since


class Registry:
    """Knows whom a device speaks for."""

    def __init__(self, people: People, clock: Callable[[], float] = time.monotonic) -> None:
        self.people = people
        self._clock = clock
        self._known: OrderedDict[str, Answer] = OrderedDict()  # the oldest answer first
        self._wanted: dict[str, None] = {}  # devices that somebody has come with
        self._asking: asyncio.Task[Mapping[str, str | None]] | None = None
        self._outdated: set[str] = set()  # what is just being answered may not be true of them any more

    async def owner_of(self, device: str | None) -> str | None:
        """The person a device speaks for; nobody, if it has no key or was revoked."""
        if device is None:
            return None
        known = self._known.get(device)
        if known is not None and self._clock() < known.until:
            known.used = True
            return known.owner
        self._wanted[device] = None
        while True:
            if self._asking is None or self._asking.done():
                self._asking = asyncio.create_task(self._ask())
            # Whoever goes away does not keep the others from hearing the answer.
            found = await asyncio.shield(self._asking)
            if device in found:
                return found[device]
            # It was asked before they came, or something has changed meanwhile.
            self._wanted[device] = None

    def forget(self, *keys: str) -> None:
        """Something has changed about these devices."""
        for key in keys:
            self._known.pop(key, None)
        self._outdated.update(keys)

    async def _ask(self) -> Mapping[str, str | None]:
        """Ask the store about everybody who waits, and who would have to soon."""
        asked = [*self._wanted][:MOST_AT_ONCE]
        asked += self._aged()[: MOST_AT_ONCE - len(asked)]
        for device in asked:
            self._wanted.pop(device, None)
        self._outdated.clear()
        now = self._clock()
        found = await self.people.owners_of(asked)
        certain = {device: owner for device, owner in found.items() if device not in self._outdated}
        for device, owner in certain.items():
            self._known[device] = Answer(owner, now + BELIEVED)
            self._known.move_to_end(device)
        while len(self._known) > MOST:
            self._known.popitem(last=False)
        return certain

    def _aged(self) -> list[str]:
        """Devices that were used and about which an answer is not believed much longer."""
        soon = self._clock() + SOON
        aged = [*takewhile(lambda known: known[1].until <= soon, self._known.items())]
        for device, answer in aged:
            if not answer.used:
                # Whoever comes with it again is asked about again.
                del self._known[device]
        return [device for device, answer in aged if answer.used and device not in self._wanted]
