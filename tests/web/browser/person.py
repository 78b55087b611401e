"""Somebody with a browser of their own, who notices whatever goes wrong in it."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import ConsoleMessage, Page, Request, Response, WebError

from tests.web.browser.chromium import Window
from tests.web.browser.tab import PATIENCE_MS, Heard, Tab

#: What somebody sees of a message of the page that nobody has translated, or forgot to write.
RAW_KEYS = r"""() => {
    const found = new Set();
    const look = (text) => { for (const key of text?.match(/\bweb-[a-z0-9-]+/g) ?? []) found.add(key); };
    look(document.title);
    look(document.body.innerText);
    for (const each of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
        for (const name of ["aria-label", "title", "placeholder", "alt"]) look(each.getAttribute(name));
    return [...found];
}"""

#: What may happen to anybody: somebody goes elsewhere while a socket opens.
HARMLESS = (r"WebSocket is closed before the connection is established",)


#: What anybody's browser is like who wishes nothing else.
USUAL = {"locale": "en-US", "viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}


class Person:
    """A browser with cookies and settings of its own."""

    def __init__(
        self, window: Window, address: str, *, fresh: bool = False, whole: bool = False, **wishes: Any
    ) -> None:
        self.address = address
        self.complaints: list[str] = []
        self._expected = list(HARMLESS)
        self._window = window
        self._wishes = {**USUAL, **wishes, "base_url": address}
        self._whole = whole
        self.context = window.browser_for(self._wishes, fresh=fresh, whole=whole)
        self.context.set_default_timeout(PATIENCE_MS)
        self.context.on("console", self._read_console)
        self.context.on("weberror", self._read_error)
        self.context.on("request", self._check_request)
        self.context.on("requestfailed", self._check_failure)
        self.context.on("response", self._check_response)
        self.tab = Tab(self.context.pages[0])

    @property
    def page(self) -> Page:
        return self.tab.page

    def new_tab(self) -> Tab:
        return Tab(self.context.new_page())

    def leave(self) -> None:
        for event, heard in (
            ("console", self._read_console),
            ("weberror", self._read_error),
            ("request", self._check_request),
            ("requestfailed", self._check_failure),
            ("response", self._check_response),
        ):
            self.context.remove_listener(event, heard)
        self._window.left(self.context, self._wishes, self.address, whole=self._whole)

    # What goes wrong

    def _complain(self, text: str) -> None:
        if not any(re.search(pattern, text) for pattern in self._expected):
            self.complaints.append(text)

    def expect_trouble(self, *patterns: str) -> None:
        """From now on this may go wrong; what the browser writes about it can come late."""
        self._expected += patterns

    def _read_console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self._complain(f"console: {message.text} {message.location.get('url', '')}")

    def _read_error(self, error: WebError) -> None:
        self._complain(f"error: {error.error}")

    def _check_request(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self._complain(f"asked somebody else: {request.url}")

    def _check_failure(self, request: Request) -> None:
        # What somebody no longer waits for, because the page is another one now, has not failed.
        if request.failure != "net::ERR_ABORTED":
            self._complain(f"failed: {request.url} {request.failure}")

    def _check_response(self, response: Response) -> None:
        if response.status >= 400:
            self._complain(f"refused: {response.url} {response.status}")

    def look_around(self) -> None:
        """No page that is open shows the key of a message."""
        for page in self.context.pages:
            for key in page.evaluate(RAW_KEYS):
                self._complain(f"not translated: {key} at {page.url}")

    # What a program could do with the same key

    def ask(self, method: str, path: str, body: object = None) -> Any:
        answer = self.context.request.fetch(
            f"{self.address}/api{path}",
            method=method,
            data=None if body is None else json.dumps(body),
            headers={} if body is None else {"Content-Type": "application/json"},
        )
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json()

    def new_table(self, rules: str, seats: Sequence[Heard], **wishes: object) -> Heard:
        """A table that is not clicked together."""
        self.ask("POST", "/key")
        page: Heard = self.ask("POST", "/tables", {"rules": rules, "seats": [*seats], **wishes})
        return page

    def look(self, table: str, seat: int | None = None) -> Heard:
        page: Heard = self.ask("GET", f"/tables/{table}" + ("" if seat is None else f"?seat={seat}"))
        return page

    def act(self, page: Heard, words: str) -> Heard:
        """Take an option without the page."""
        asked = {
            "seat": page["viewer"],
            "at": page["version"],
            "action": words,
            "request": f"request-{page['version']}",
        }
        after: Heard = self.ask("POST", f"/tables/{page['id']}/actions", asked)
        return after

    # Where somebody goes

    def go(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def sit_at(self, table: Heard | str) -> Tab:
        """The page of a table, when it can be used."""
        name = table if isinstance(table, str) else table["id"]
        self.page.goto(f"/table/{name}")
        self.tab.settle()
        return self.tab
