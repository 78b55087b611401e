"""Ctrl+C goes to all processes of a terminal at once: it is for the one that ends the others."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

if sys.platform == "win32":

    @contextmanager
    def unheard() -> Iterator[None]:
        """Processes are started without a terminal's signals there."""
        yield
else:
    import signal
    from multiprocessing import resource_tracker

    @contextmanager
    def unheard() -> Iterator[None]:
        """What is started inside does not hear it, from its first moment on."""
        # When multiprocessing starts its own helper, it hears everything again.
        resource_tracker.ensure_running()
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
