"""One thread for whoever wants something of a database: what has come while it was busy is done together."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, Final

from monumental.web.store.errors import StoreError

#: So many at once, that nobody waits long for others whose work is done already.
MOST_AT_ONCE: Final = 64


class Errand:
    """What somebody waits for: either an answer or an error comes of it."""

    def __init__(self, work: Callable[[Any], Any], *, writes: bool) -> None:
        self.work = work
        self.writes = writes
        self.loop = asyncio.get_running_loop()
        self.answered: asyncio.Future[Any] = self.loop.create_future()
        self._answer: Any = None
        self._error: BaseException | None = None

    def do(self, connection: object) -> bool:
        """Do it; false: it came to an error."""
        try:
            self._answer = self.work(connection)
        except BaseException as error:  # noqa: BLE001 (whoever waits is told)
            self.fail(error)
        return self._error is None

    def fail(self, error: BaseException) -> None:
        """Whatever came of it before does not count."""
        self._error = error

    def settle(self) -> None:
        """Tell whoever still waits."""
        if self.answered.done():
            return
        if self._error is None:
            self.answered.set_result(self._answer)
        else:
            self.answered.set_exception(self._error)


class Clerk:
    """Does errands in one thread: of those that wait, those that write together, then those that only read.

    Whoever is cancelled before it is their turn has never come; what has begun is wholly done.
    """

    def __init__(self, name: str, do: Callable[[Sequence[Errand]], None], end: Callable[[], None]) -> None:
        self._do = do
        self._end = end
        self._line: SimpleQueue[Errand | None] = SimpleQueue()
        # Nobody has been told of what it does when the process ends.
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)
        self._open = True

    async def bring(self, work: Callable[[Any], Any], *, writes: bool) -> Any:
        """What came of it, as soon as it is done."""
        if not self._open:
            raise StoreError("the database is closed")
        errand = Errand(work, writes=writes)
        self._line.put(errand)
        if self._thread.ident is None:
            self._thread.start()
        return await errand.answered

    async def close(self) -> None:
        """Do what has been brought, and nothing any more."""
        self._open = False
        self._line.put(None)
        if self._thread.ident is not None:
            await asyncio.to_thread(self._thread.join)

    # In the thread

    def _work(self) -> None:
        while (errand := self._line.get()) is not None:
            errands = [each for each in self._with_others(errand) if not each.answered.cancelled()]
            for writes in (True, False):
                chosen = [each for each in errands if each.writes is writes]
                if chosen:
                    self._do(chosen)
                    _tell(chosen)
        self._end()

    def _with_others(self, first: Errand) -> list[Errand]:
        """All who wait."""
        errands = [first]
        with suppress(Empty):
            while len(errands) < MOST_AT_ONCE:
                errand = self._line.get_nowait()
                if errand is None:
                    self._line.put(None)
                    break
                errands.append(errand)
        return errands


def _tell(errands: Sequence[Errand]) -> None:
    """One message to the loop for all of them: each wakes it up."""

    def settle() -> None:
        for errand in errands:
            errand.settle()

    # In a loop that is closed nobody waits.
    with suppress(RuntimeError):
        errands[0].loop.call_soon_threadsafe(settle)
