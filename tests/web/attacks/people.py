"""Somebody at a server as people start it, with its usual limits."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tests.web.api.server import Browser
from tests.web.served import Served

#: Seconds between two looks: no server refuses that.
PAUSE = 0.05


@contextmanager
def somebody(server: Served, source: str | None = None) -> Iterator[Browser]:
    """A new browser, at an address of its own if one is named."""
    browser = Browser(server.address, source=source)
    browser.pause = PAUSE
    browser.get_key()
    try:
        yield browser
    finally:
        browser.close()
