"""Who waits for a bot, and who comes next: people before bots among themselves, then who has had least.

What bots have thought for somebody is written down, for the address, the person and the table, and what was
long ago counts less and less. Whoever has had the least comes next, so nobody waits for more than one
decision of those who had more, however many tables they have. Whoever has had too much waits.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from typing import Final

#: Seconds after which half of what was thought is forgotten.
HALF_LIFE: Final = 300.0

#: So many accounts are remembered; who had something longest ago is forgotten first.
MOST_ACCOUNTS: Final = 50_000

#: Who has had about as many seconds as another is not behind them: the quicker answer comes first then.
ABOUT: Final = 10.0

#: How much the last decision of a bot says about how long the next will take.
NEWEST: Final = 0.3


@dataclass(frozen=True)
class Payer:
    """For whom a bot thinks. Keys cost nothing, so all of one address share in an account."""

    owner: str
    address: str


@dataclass(frozen=True, eq=False)
class Claim:
    """A table that waits for a bot, or for something else that is thought about it."""

    table: str
    bot: str  # or what else it is: how long the next takes is known from the last
    payers: Sequence[Payer]  # it counts for the one who has had least
    is_for_people: Callable[[], bool]  # now, and not when it began to wait


@dataclass(frozen=True)
class Quota:
    """Seconds of thinking that may be written down; beyond them, bots wait until enough is forgotten."""

    thinking: float = 600.0  # for one person
    thinking_of_address: float = 2400.0  # for all of one address


class Ledger:
    """Seconds by name; what was long ago counts less and less."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._written: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def had(self, name: str, now: float) -> float:
        seconds, at = self._written.get(name, (0.0, now))
        return seconds * math.exp2((at - now) / HALF_LIFE)

    def add(self, name: str, seconds: float, now: float) -> None:
        self._written[name] = (self.had(name, now) + seconds, now)
        self._written.move_to_end(name)
        if len(self._written) > MOST_ACCOUNTS:
            self._written.popitem(last=False)


class Accounts:
    """What was thought for whom, on all processes of a server."""

    def __init__(self, quota: Quota, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._quota = quota
        self._ledger = Ledger(clock)
        self._usual: dict[str, float] = {}  # how long a bot's decision takes

    def rank(self, claim: Claim, now: float) -> tuple[float, ...]:
        """Whose rank is lowest comes next. A quick answer keeps others waiting less than a long thought."""
        payer = self._payer(claim, now)
        had = self._ledger.had(_person(payer), now)
        usual = self._usual.get(claim.bot, 0.0)
        return (
            not claim.is_for_people(),
            self._ledger.had(_address(payer), now),
            had // ABOUT,
            usual,
            had + usual,
            self._ledger.had(_table(claim), now),
        )

    def wait(self, claim: Claim, now: float) -> float:
        """Seconds until whoever it counts for may have a bot think again."""
        payer = self._payer(claim, now)
        return max(
            _until(self._ledger.had(_person(payer), now), self._quota.thinking),
            _until(self._ledger.had(_address(payer), now), self._quota.thinking_of_address),
        )

    def charge(self, claim: Claim, seconds: float) -> None:
        now = self.clock()
        payer = self._payer(claim, now)
        for name in (_address(payer), _person(payer), _table(claim)):
            self._ledger.add(name, seconds, now)
        usual = self._usual.get(claim.bot, seconds)
        self._usual[claim.bot] = usual + NEWEST * (seconds - usual)

    def _payer(self, claim: Claim, now: float) -> Payer:
        return min(
            claim.payers, key=lambda each: (self._ledger.had(_address(each), now), self._person(each, now))
        )

    def _person(self, payer: Payer, now: float) -> float:
        return self._ledger.had(_person(payer), now)


def _address(payer: Payer) -> str:
    return f"address {payer.address}"


def _person(payer: Payer) -> str:
    return f"person {payer.owner}"


def _table(claim: Claim) -> str:
    return f"table {claim.table}"


def _until(had: float, most: float) -> float:
    """Seconds until no more than this is left."""
    return HALF_LIFE * math.log2(had / most) if had > most else 0.0


class Line:
    """All who wait for one process."""

    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts
        self._waiting: dict[Claim, tuple[int, asyncio.Future[None]]] = {}
        self._numbers = count()
        self._busy = False
        self._later: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return len(self._waiting)

    @property
    def is_busy(self) -> bool:
        return self._busy

    @asynccontextmanager
    async def turn(self, claim: Claim) -> AsyncIterator[None]:
        """Wait for one's turn; what it takes is written down."""
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[claim] = (next(self._numbers), called)
        self._call()
        try:
            await called
        except asyncio.CancelledError:
            self._waiting.pop(claim, None)
            if called.done() and not called.cancelled():
                self._free()  # it was called in the same moment
            raise
        begun = self._accounts.clock()
        try:
            yield
        finally:
            self._accounts.charge(claim, self._accounts.clock() - begun)
            self._free()

    def _free(self) -> None:
        self._busy = False
        self._call()

    def _call(self) -> None:
        """Call whoever comes next, now or when they may."""
        if self._busy or not self._waiting:
            return
        if self._later is not None:
            self._later.cancel()
            self._later = None
        now = self._accounts.clock()
        waits = {claim: self._accounts.wait(claim, now) for claim in self._waiting}
        ready = [claim for claim, seconds in waits.items() if not seconds]
        if not ready:
            self._later = asyncio.get_running_loop().call_later(min(waits.values()), self._call)
            return
        chosen = min(ready, key=lambda claim: (self._accounts.rank(claim, now), self._waiting[claim][0]))
        _, called = self._waiting.pop(chosen)
        self._busy = True
        called.set_result(None)
