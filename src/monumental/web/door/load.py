"""More than a process can carry: who comes last is asked to come back, so that who plays is answered.

Everything is answered in one loop, one thing after the other. How long each has to wait there is felt by a
pulse; a moment in which somebody waits is nothing, but where even the shortest wait of a second or two is
long, more comes than goes. Then those who only watch, or have just come, are sent away first, then those
who play and only look; actions last of all.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from enum import IntEnum
from typing import TYPE_CHECKING, Final

from monumental.web.problems import Refused

if TYPE_CHECKING:
    from monumental.web.tables.room import Room
    from monumental.web.watch.numbers import Numbers

#: Seconds between two beats, and how many beats must all be late.
BEAT: Final = 0.25
BEATS: Final = 5

#: Seconds after which to ask again: not everybody at the same moment.
SOON: Final = (2, 5)

#: Seconds for which those who watch are told nothing new while others wait.
PATIENCE: Final = 2.0


class Need(IntEnum):
    """How much somebody needs an answer now: who needs it least goes first."""

    WATCH = 1  # or come, or look around
    LOOK = 2  # at one's own game
    ACT = 4


class Load:
    """How long everybody waits, and who is still answered."""

    def __init__(self, most: float, numbers: Numbers, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._numbers = numbers
        self._clock = clock
        self._late: deque[float] = deque(maxlen=BEATS)

    @property
    def wait(self) -> float:
        """Seconds that everybody waits: the shortest wait of late."""
        return min(self._late) if len(self._late) == BEATS else 0.0

    def feel(self, late: float) -> None:
        """A beat came so many seconds late."""
        self._late.append(late)

    @property
    def is_too_much(self) -> bool:
        return self.wait > self._most

    def admit(self, need: Need) -> None:
        """Refuse whoever needs it less than the others who wait."""
        if self.wait > self._most * need:
            self._numbers.shed.labels(need.name.lower()).inc()
            # Who comes back when is no secret.
            raise Refused(503, "server-busy", wait=random.randint(*SOON))

    async def let_others_go_first(self, room: Room, owner: str | None) -> None:
        """Whoever only watches hears of several changes at once where there is too much to do."""
        if self.is_too_much and not room.seats_of(owner):
            await asyncio.sleep(PATIENCE)

    @asynccontextmanager
    async def felt(self) -> AsyncIterator[None]:
        """The pulse, as long as the server runs."""
        beating = asyncio.create_task(self._beat())
        try:
            yield
        finally:
            beating.cancel()
            await asyncio.gather(beating, return_exceptions=True)

    async def _beat(self) -> None:
        while True:
            due = self._clock() + BEAT
            await asyncio.sleep(BEAT)
            self.feel(max(0.0, self._clock() - due))


def need_of(method: str, room: Room | None, owner: str | None) -> Need:
    """How much a request needs an answer; `room`: the table it is about, if that is in memory."""
    if room is None or not room.seats_of(owner):
        return Need.WATCH
    return Need.ACT if method == "POST" else Need.LOOK
