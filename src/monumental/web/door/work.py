"""What looking costs: seconds of a processor, counted for each browser and each address.

A page of a long game takes a hundred times as long to make as that of a new one, so requests alone say
little. Pages are made one at a time, and between two of them everybody else is answered; of those who wait
to look, whoever has cost least comes first, so that nobody waits behind all the requests of one who reads
without end.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final, ParamSpec, TypeVar

from monumental.web.door.addresses import line_of
from monumental.web.door.security import Patience

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from monumental.web.visitor import Visitor

Given = TypeVar("Given")
Asked = ParamSpec("Asked")

#: Somebody may cost at once what they may cost in so many seconds.
SECONDS_AT_ONCE: Final = 8.0

#: All browsers of one address together may cost so many times as much as one.
CROWD: Final = 2


class Gate:
    """Lets one through at a time, and of those who wait whoever has most left; among equals the first."""

    def __init__(self) -> None:
        self._shut = False
        self._waiting: list[tuple[Callable[[], float], asyncio.Future[None]]] = []

    @asynccontextmanager
    async def passed_by(self, left: Callable[[], float]) -> AsyncIterator[None]:
        """`left` is asked whenever the next one is chosen: it grows while somebody waits."""
        if self._shut:
            turn = asyncio.get_running_loop().create_future()
            self._waiting.append((left, turn))
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self._open()
                raise
        self._shut = True
        try:
            yield
        finally:
            self._open()

    def _open(self) -> None:
        """Whoever comes next passes, and it stays shut for the others."""
        self._waiting = [waiting for waiting in self._waiting if not waiting[1].done()]
        self._shut = bool(self._waiting)
        if self._waiting:
            _, turn = chosen = max(self._waiting, key=lambda waiting: waiting[0]())
            self._waiting.remove(chosen)
            turn.set_result(None)


class Work:
    """Lets people look as long as they have not cost too much."""

    def __init__(self, rate: float) -> None:
        self._browsers = Patience(rate * SECONDS_AT_ONCE, rate)
        self._addresses = Patience(rate * SECONDS_AT_ONCE * CROWD, rate * CROWD)
        self._gate = Gate()
        self._thread = asyncio.Lock()
        self._looked = False  # somebody has, and the others have not had their turn yet

    @asynccontextmanager
    async def of(self, who: Visitor) -> AsyncIterator[None]:
        """What is done inside, without waiting for anything, is somebody's to pay for."""
        async with self._gate.passed_by(lambda: self._left(who)):
            if self._looked:
                await asyncio.sleep(0)
            # Who waited long may have spent it all in the meantime.
            self._must_have_some(who)
            began = time.thread_time()
            try:
                yield
            finally:
                self._charge(who, time.thread_time() - began)
                self._looked = True
                asyncio.get_running_loop().call_soon(self._let_next_look)

    def _let_next_look(self) -> None:
        """Everybody who was ready has had their turn."""
        self._looked = False

    async def in_thread(
        self, who: Visitor, make: Callable[Asked, Given], *args: Asked.args, **more: Asked.kwargs
    ) -> Given:
        """The same for what takes so long that it is made in a thread: one thread for all who look back."""
        spent = 0.0

        def measured() -> Given:
            nonlocal spent
            began = time.thread_time()
            try:
                return make(*args, **more)
            except StopIteration as error:
                # No future can hold it, and whoever waits would wait for ever.
                raise RuntimeError("what was made in a thread ended before it began") from error
            finally:
                spent = time.thread_time() - began

        async with self._thread:
            self._must_have_some(who)
            try:
                return await asyncio.to_thread(measured)
            finally:
                self._charge(who, spent)

    async def in_background(self, make: Callable[[], object]) -> None:
        """What nobody has asked for and nobody pays for: it is made when nobody waits for a thread."""
        async with self._thread:
            await asyncio.to_thread(make)

    def _must_have_some(self, who: Visitor) -> None:
        self._addresses.must_have(line_of(who.address), 0.0)
        self._browsers.must_have(who.client, 0.0)

    def _left(self, who: Visitor) -> float:
        """How much somebody may still cost, as a share of what they may cost at once."""
        return min(self._addresses.share_left(line_of(who.address)), self._browsers.share_left(who.client))

    def _charge(self, who: Visitor, seconds: float) -> None:
        self._addresses.charge(line_of(who.address), seconds)
        self._browsers.charge(who.client, seconds)
