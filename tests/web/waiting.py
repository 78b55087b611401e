"""Waiting for what happens in another thread or process, a moment after its answer came."""

from __future__ import annotations

import time
from collections.abc import Callable

#: How long anything may take on a machine that is busy.
PATIENCE = 60.0


def wait_until(is_so: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < until, "it never came to this"
        time.sleep(0.01)
