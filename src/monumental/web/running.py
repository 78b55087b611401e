"""One server process, from the first moment to the last."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import uvicorn

from monumental.web.app import create_app
from monumental.web.door.serving import configured

if TYPE_CHECKING:
    import socket

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
    with suppress(KeyboardInterrupt):
        uvicorn.Server(configured(app, settings)).run(sockets=[listener])


def _collect_seldom() -> None:
    """Look for garbage less often: everybody waits while all tables in memory are searched for it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def _take_turns_quickly() -> None:
    """The thread that writes waits for the one that answers: not as long as Python lets it."""
    sys.setswitchinterval(TURN_SECONDS)
