"""The processes of a server, and the lines of those who wait for them."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar
from zlib import crc32

from monumental.web.thinking.away import Away, StandIns
from monumental.web.thinking.cluster import Cluster
from monumental.web.thinking.line import Accounts, Claim, Line, Quota
from monumental.web.thinking.mind import UNDERSTUDY, Dilemma
from monumental.web.thinking.worker import Lost, Thinking, Worker, usual_workers

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from monumental.web.thinking.mind import Question
    from monumental.web.watch.numbers import Numbers

log = logging.getLogger(__name__)

Given = TypeVar("Given")

#: Why a bot does not play on, for whoever reads the log.
WHY: Final = {
    "time": "it thought for too long",
    "memory": "it took too much memory",
    "death": "its process died twice",
}

#: Seconds after which others come, too; a decision that has begun is not broken off.
WHILE: Final = 0.5

#: So many bots that could not answer within the limits are remembered.
MOST_BENCHED: Final = 1000


class Turn:
    """A while in which the bots of a table think: quick ones finish what they have begun."""

    def __init__(
        self, decide: Callable[[Dilemma], Awaitable[str]], ask: Callable[[Question[Any]], Awaitable[Any]]
    ) -> None:
        self._decide = decide
        self._ask = ask
        self._until = time.monotonic() + WHILE

    def lasts(self) -> bool:
        return time.monotonic() < self._until

    async def choose(self, dilemma: Dilemma) -> str:
        """What the bot does, in notation.

        One that takes more than it may is ended, and another plays on for it. `Lost`: nobody could.
        """
        return await self._decide(dilemma)

    async def ask(self, question: Question[Given]) -> Given:
        """The answer to whatever nobody else could answer instead; `Lost`: the process did not live to."""
        given: Given = await self._ask(question)
        return given


class Thinkers:
    """So many processes. A table always asks the same one, so that its bots remember what they thought of."""

    def __init__(
        self, count: int, limits: Thinking, quota: Quota, numbers: Numbers, cluster: str | None = None
    ) -> None:
        self._numbers = numbers
        accounts = Accounts(quota)
        count = max(1, count)
        self._cluster = None if cluster is None else Cluster(cluster)
        # Where bots think elsewhere, this machine has no more processes for them than it could bear.
        self._here = StandIns(count if cluster is None else min(count, usual_workers()), limits)
        self._workers: list[Worker | Away] = [
            self._here.one(number)
            if self._cluster is None
            else Away(limits, self._cluster, partial(self._here.one, number))
            for number in range(count)
        ]
        self._lines = [Line(accounts) for _ in self._workers]
        self._benched: OrderedDict[tuple[str, int, str], None] = OrderedDict()

    @asynccontextmanager
    async def turn(self, claim: Claim) -> AsyncIterator[Turn]:
        """Wait until the bots of a table may think, and let them for a while."""
        number = crc32(claim.table.encode()) % len(self._workers)
        async with AsyncExitStack() as until:
            with self._numbers.waiting():
                await until.enter_async_context(self._lines[number].turn(claim))
            worker = self._workers[number]
            yield Turn(partial(self._decide, worker), partial(self._answer, worker, claim.bot))

    async def _decide(self, worker: Worker | Away, dilemma: Dilemma) -> str:
        name = (dilemma.table, dilemma.seat, dilemma.bot)
        # Whose process has died is asked once more: it may not have been the bot's fault.
        for last in (False, True):
            if name in self._benched:
                break
            try:
                with self._numbers.thinking(dilemma.bot):
                    return await worker.ask(dilemma)
            except Lost as lost:
                self._numbers.thinking_lost.labels(lost.why).inc()
                if last or lost.why != "death":
                    self._bench(name)
                    log.warning(
                        "%s plays on for %s at table %s: %s",
                        *(UNDERSTUDY, dilemma.bot, dilemma.table, WHY[lost.why]),
                    )
        return await worker.ask(replace(dilemma, bot=UNDERSTUDY))

    async def _answer(self, worker: Worker | Away, what: str, question: Question[Given]) -> Given:
        try:
            with self._numbers.thinking(what):
                return await worker.ask(question)
        except Lost as lost:
            self._numbers.thinking_lost.labels(lost.why).inc()
            raise

    def _bench(self, name: tuple[str, int, str]) -> None:
        self._benched[name] = None
        if len(self._benched) > MOST_BENCHED:
            self._benched.popitem(last=False)

    @property
    def waiting(self) -> int:
        """How many tables wait for a turn."""
        return sum(line.waiting for line in self._lines)

    @property
    def busy(self) -> int:
        """In how many processes a bot thinks."""
        return sum(line.is_busy for line in self._lines)

    @property
    def processes(self) -> Sequence[int]:
        """The numbers of the processes of this machine, as far as they have started."""
        return [worker.process for worker in self._here.begun if worker.process is not None]

    def close(self) -> None:
        for worker in self._workers:
            if isinstance(worker, Away):
                worker.close()
        self._here.close()
        if self._cluster is not None:
            self._cluster.close()
