"""Several server processes behind one address: all of them take connections from one listener.

None of them is special, and it does not matter which one somebody reaches: they share a PostgreSQL, as
servers on several machines do, and tell each other who is there and what was spent. One more process only
watches: whichever dies is started again, and when it is told to stop, all stop. Were it killed itself, the
others would notice and stop, too.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, Final

from monumental.web.door.logs import LogForm, write_log
from monumental.web.interrupts import unheard
from monumental.web.running import run

if TYPE_CHECKING:
    import socket
    from multiprocessing.context import SpawnProcess

    from monumental.web.settings import Settings

log = logging.getLogger(__name__)

#: Seconds that a process has for what it is doing when it is told to stop.
GRACE: Final = 20.0

#: Seconds between two looks where nothing happens: a signal that comes just before the wait does not end it.
LOOK: Final = 1.0

#: Seconds until a process that ends again and again is started once more, at first and at most.
FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 30.0

#: Whoever has run for so many seconds was well.
WELL: Final = 60.0


class Watched:
    """One of the processes, and whoever takes its place."""

    def __init__(self, start: Callable[[Connection], SpawnProcess]) -> None:
        self._start = start
        self._pause = FIRST_PAUSE
        self._began = 0.0
        self._due: float | None = 0.0  # when it is started; nothing while it runs
        self.process: SpawnProcess | None = None
        self.told: Connection | None = None  # by which it says that it is ready

    def begin_if_due(self) -> None:
        if self._due is not None and time.monotonic() >= self._due:
            self.told, telling = multiprocessing.Pipe(duplex=False)
            self.process, self._began, self._due = self._start(telling), time.monotonic(), None
            telling.close()

    @property
    def wait(self) -> float | None:
        """Seconds until it is started."""
        return None if self._due is None else max(0.0, self._due - time.monotonic())

    def look(self) -> bool:
        """Has it just said that it is ready? Where it has ended, it is started again, after a while."""
        ready = False
        if self.told is not None and self.told.poll():
            with suppress(EOFError):
                ready = bool(self.told.recv())
            self.told.close()
            self.told = None
        if self.process is not None and self.process.exitcode is not None:
            self._replace(self.process.exitcode)
        return ready

    def _replace(self, code: int) -> None:
        lasted = time.monotonic() - self._began
        self._pause = FIRST_PAUSE if lasted > WELL else min(self._pause * 2, LONGEST_PAUSE)
        log.error("a server process has ended (%d) and is started again in %.0f s", code, self._pause)
        self.process, self._due = None, time.monotonic() + self._pause


def run_several(
    settings: Settings, listener: socket.socket, form: LogForm, count: int, ready: Callable[[], None]
) -> None:
    """Serve in so many processes until somebody stops it; `ready` is called when the first one serves."""
    # Bots think in as many processes as were asked for, in all.
    share = replace(settings, workers=max(1, settings.workers // count))
    context = multiprocessing.get_context("spawn")

    def start(telling: Connection) -> SpawnProcess:
        process = context.Process(target=_serve, args=(share, listener, form, telling))
        with unheard():  # this process tells it when it is time to stop
            process.start()
        return process

    signal.signal(signal.SIGTERM, _interrupt)
    watched = [Watched(start) for _ in range(count)]
    try:
        with suppress(KeyboardInterrupt):
            _watch(watched, ready)
    finally:
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, signal.SIG_IGN)
        _end()


def _interrupt(*_: object) -> None:
    raise KeyboardInterrupt


def _watch(watched: list[Watched], ready: Callable[[], None]) -> None:
    is_ready = False
    while True:
        for each in watched:
            each.begin_if_due()
        hears = [each.told for each in watched if each.told is not None]
        lives = [each.process.sentinel for each in watched if each.process is not None]
        waits = [each.wait for each in watched if each.wait is not None]
        wait([*hears, *lives], timeout=min([*waits, LOOK]))
        news = [each.look() for each in watched]
        if any(news) and not is_ready:
            is_ready = True
            ready()


def _end() -> None:
    """Ask all to stop, and wait until they have."""
    left = multiprocessing.active_children()
    for process in left:
        process.terminate()
    until = time.monotonic() + GRACE
    for process in left:
        process.join(max(0.0, until - time.monotonic()))
        if process.exitcode is None:
            process.kill()
            process.join()


# In each of the processes


def _serve(settings: Settings, listener: socket.socket, form: LogForm, telling: Connection) -> None:
    write_log(form)
    threading.Thread(target=_stop_with_parent, daemon=True).start()
    run(settings, listener, lambda: _say(telling))


def _say(telling: Connection) -> None:
    telling.send(True)
    telling.close()


def _stop_with_parent() -> None:
    """Nobody watches any more: whoever stays would keep the address from the next server."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)


__all__ = ["run_several"]
