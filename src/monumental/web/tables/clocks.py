"""The clock of a table: how long whoever is asked may take, and what everybody has left.

It never looks at the time by itself: whoever uses it says what time it is.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final

import msgspec

from monumental.web.contract.requests import ClockWish

#: Seconds that somebody has at least who comes back after their time had run out.
GRACE: Final = 60


class Agreed(msgspec.Struct):
    """What of the terms of a table is about time."""

    clock: ClockWish | None = None


@dataclass
class Clock:
    """By the move, the time begins anew with every action; from a bank, what is left is kept for later."""

    wish: ClockWish
    banks: list[float] = field(default_factory=list)  # seconds that each seat has left, in a bank
    running: int | None = None  # whose time runs
    deadline: datetime | None = None  # until when

    def go_on(self, seat: int | None, now: datetime, *, acted: bool, away: datetime | None = None) -> None:
        """The game waits for this person now, or for none. `acted`: something was done, not only said.

        `away`: until when they are on vacation.
        """
        if seat == self.running and not (acted and self.wish.increment is None):
            return
        if seat != self.running:
            self._stop(now)
        self.running = seat
        start = now if away is None or not self.wish.by_days else max(now, away)
        self.deadline = None if seat is None else start + timedelta(seconds=self._left(seat))

    def _stop(self, now: datetime) -> None:
        if self.running is None or self.deadline is None or self.wish.increment is None:
            return
        left = max(0.0, (self.deadline - now).total_seconds())
        self.banks[self.running] = max(left + self.wish.increment, GRACE if not left else 0.0)

    def _left(self, seat: int) -> float:
        return self.wish.seconds if self.wish.increment is None else self.banks[seat]

    def is_out(self, now: datetime) -> bool:
        return self.deadline is not None and self.deadline <= now

    def written(self) -> str:
        return json.dumps({"banks": self.banks, "running": self.running})


def new_clock(wish: ClockWish | None, seats: int) -> Clock | None:
    return None if wish is None else Clock(wish, [float(wish.seconds)] * seats)


def goes_by_days(terms: str) -> bool:
    """Does the clock of a table stand still for who is on vacation?"""
    wish = msgspec.json.decode(terms, type=Agreed).clock
    return wish is not None and wish.by_days


def read_clock(wish: ClockWish | None, written: str | None, deadline: datetime | None) -> Clock | None:
    """A clock as it was written: it has gone on while nobody looked."""
    if wish is None or written is None:
        return None
    said = json.loads(written)
    return Clock(wish, said["banks"], said["running"], deadline)
