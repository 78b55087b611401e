"""The browser that the tests use, and what they need before they can begin."""

from __future__ import annotations

import os
import shutil
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

from monumental.web.routes.files import PAGE

#: Which browser, by its path, if it is not found by a usual name.
CHOSEN = "MONUMENTAL_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome")

#: One that can't show itself, and so has no notifications either, takes a third less time.
SHELL = "chromium-headless-shell"

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def found_chromium(*, whole: bool = False) -> str:
    """The path of a Chromium; where there is none, the test is left out, unless that is forbidden."""
    names = NAMES if whole else (SHELL, *NAMES)
    chosen = os.environ.get(CHOSEN) or next(filter(None, map(shutil.which, names)), None)
    if chosen is not None:
        return chosen
    message = f"no Chromium is found: install one of {', '.join(NAMES)}, or name it in {CHOSEN}"
    if os.environ.get("MONUMENTAL_NO_SKIPS") == "1":
        pytest.fail(message, pytrace=False)
    pytest.skip(message)


def needs_page() -> None:
    if not (PAGE / "index.html").is_file():
        pytest.fail("the page is not built: run `make page`", pytrace=False)


#: The browser says what its content security policy forbids; here it says so as an error.
TELL_VIOLATIONS = """addEventListener("securitypolicyviolation", (event) =>
    console.error(`forbidden by the policy: ${event.violatedDirective} ${event.blockedURI}`));"""

#: What a browser may be asked for that can be given to the next who asks for the same.
LASTING = {
    "base_url",
    "locale",
    "viewport",
    "has_touch",
    "is_mobile",
    "color_scheme",
    "reduced_motion",
    "forced_colors",
}

#: So many browsers wait for somebody; each has a page, which takes memory.
MOST_WAITING = 4


class Window:
    """One Chromium for as many tests as stand together.

    While it is open, an event loop runs in this thread, and tests of other kinds could not start theirs.
    A browser that somebody has left is cleaned for the next one: it still has the files of the page, and the
    first look at a table takes half as long.
    """

    def __init__(self) -> None:
        self._playwright: Playwright | None = None
        self._browsers: dict[str, Browser] = {}
        self._waiting: list[tuple[dict[str, Any], BrowserContext]] = []

    def _open(self, path: str) -> Browser:
        if self._playwright is None:
            self._playwright = sync_playwright().start()
        if path not in self._browsers:
            self._browsers[path] = self._playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        return self._browsers[path]

    def browser_for(self, wishes: dict[str, Any], *, fresh: bool, whole: bool) -> BrowserContext:
        """A browser without cookies and memories, with an empty page; a fresh one has never been anywhere."""
        if not fresh and not whole:
            for nth in reversed(range(len(self._waiting))):
                if self._waiting[nth][0] == wishes:
                    return self._waiting.pop(nth)[1]
        context = self._open(found_chromium(whole=whole)).new_context(**wishes)
        context.add_init_script(TELL_VIOLATIONS)
        context.new_page()
        return context

    def left(self, context: BrowserContext, wishes: dict[str, Any], address: str, *, whole: bool) -> None:
        """Somebody has left their browser, and was at this address."""
        if whole or not wishes.keys() <= LASTING:
            context.close()
            return
        # The new page comes first: with the last one, what a browser has compiled would go.
        pages = [*context.pages]
        page = context.new_page()
        for each in pages:
            each.close()
        context.clear_cookies()
        context.clear_permissions()
        line = context.new_cdp_session(page)
        line.send("Storage.clearDataForOrigin", {"origin": address, "storageTypes": "all"})
        line.detach()
        self._waiting.append((wishes, context))
        if len(self._waiting) > MOST_WAITING:
            self._waiting.pop(0)[1].close()

    def close(self) -> None:
        self._waiting.clear()
        for browser in self._browsers.values():
            browser.close()
        self._browsers.clear()
        if self._playwright is not None:
            self._playwright.stop()
        self._playwright = None
