"""One server process, from the first moment to the last."""

from __future__ import annotations

import asyncio
import gc
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import uvicorn

from monumental.web.app import create_app
from monumental.web.door.serving import configured

if TYPE_CHECKING:
    import socket
    from types import FrameType

    from monumental.web.settings import Settings

#: Seconds after which one thread lets another one work.
TURN_SECONDS: Final = 0.0005

#: New objects after which Python looks for garbage among them, and how often until it looks further.
COLLECT_AFTER: Final = (5_000, 5, 1_000)


def run(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve whoever comes to the listener until somebody stops it; `ready` is called when that begins."""
    app = create_app(settings)
    _collect_seldom()
    _take_turns_quickly()

    def begun() -> None:
        # Litestar would hand itself to whatever takes something.
        ready()

    app.on_startup.append(begun)
    interrupted = signal.getsignal(signal.SIGINT)
    try:
        with suppress(KeyboardInterrupt):
            Server(configured(app, settings)).run(sockets=[listener])
    finally:
        signal.signal(signal.SIGINT, interrupted)


class Server(uvicorn.Server):
    """Told to stop, it answers what was asked; told again by Ctrl+C, it hangs up. Then it puts all away."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        # uvicorn would raise the signal once more in the end, into the midst of what is being put away.
        self.force_exit = self.force_exit or (self.should_exit and sig == signal.SIGINT)
        self.should_exit = True

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        await super().serve(sockets)
        # What is left takes moments, and would end with a traceback.
        signal.signal(signal.SIGINT, signal.SIG_IGN)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        if self.force_exit:
            await self._hang_up()
            await self.lifespan.shutdown()

    async def _hang_up(self) -> None:
        """Nobody hears an answer any more: nothing more is done for it."""
        for connection in [*self.server_state.connections]:
            connection.transport.abort()
        await asyncio.sleep(0)
        tasks = {*self.server_state.tasks}
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)


def _collect_seldom() -> None:
    """Look for garbage less often: everybody waits while all tables in memory are searched for it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def _take_turns_quickly() -> None:
    """The thread that writes waits for the one that answers: not as long as Python lets it."""
    sys.setswitchinterval(TURN_SECONDS)
