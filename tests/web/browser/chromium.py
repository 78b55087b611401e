"""The browser that the tests use, and what they need before they can begin."""

from __future__ import annotations

import os
import shutil

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from monumental.web.routes.files import PAGE

#: Which browser, by its path, if it is not found by a usual name.
CHOSEN = "MONUMENTAL_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome")

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def found_chromium() -> str:
    """The path of a Chromium; where there is none, the test is left out, unless that is forbidden."""
    chosen = os.environ.get(CHOSEN) or next(filter(None, map(shutil.which, NAMES)), None)
    if chosen is not None:
        return chosen
    message = f"no Chromium is found: install one of {', '.join(NAMES)}, or name it in {CHOSEN}"
    if os.environ.get("MONUMENTAL_NO_SKIPS") == "1":
        pytest.fail(message, pytrace=False)
    pytest.skip(message)


def needs_page() -> None:
    if not (PAGE / "index.html").is_file():
        pytest.fail("the page is not built: run `make page`", pytrace=False)


class Window:
    """One Chromium for as many tests as stand together.

    While it is open, an event loop runs in this thread, and tests of other kinds could not start theirs.
    """

    def __init__(self) -> None:
        self._playwright: Playwright | None = None
        self._browser: Browser | None = None

    def open(self) -> Browser:
        if self._browser is None:
            path = found_chromium()
            self._playwright = sync_playwright().start()
            self._browser = self._playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        return self._browser

    def close(self) -> None:
        if self._browser is not None:
            self._browser.close()
        if self._playwright is not None:
            self._playwright.stop()
        self._browser = self._playwright = None
