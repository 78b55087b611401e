"""A name for every request, and what came of it: a number, and a line for whoever reads the log as JSON.

The line has the route and not the address: neither a table nor anything that somebody typed is in it.
"""

from __future__ import annotations

import logging
import re
import secrets
import time
from typing import TYPE_CHECKING, Final, cast

from litestar.enums import ScopeType

from monumental.web.door.packing import Packed
from monumental.web.watch.request import request_id

if TYPE_CHECKING:
    from litestar.types import (
        LifeSpanReceive,
        LifeSpanScope,
        LifeSpanSend,
        Message,
        Receive,
        Scope,
        Send,
    )

    from monumental.web.watch.numbers import Numbers

log = logging.getLogger(__name__)

#: By which name a request is found again, in the log and by whoever asked.
HEADER: Final = "X-Request-Id"

#: What a proxy may call it: nothing longer, and no sign that means something anywhere.
NAMES: Final = re.compile(rb"[A-Za-z0-9_-]{8,64}")

#: Where an address leads nowhere.
NOWHERE: Final = "none"


class Traced(Packed):
    """The application, with its eyes open. Its state has the numbers."""

    async def __call__(
        self,
        scope: Scope | LifeSpanScope,
        receive: Receive | LifeSpanReceive,
        send: Send | LifeSpanSend,
    ) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
            return
        name = _name_of(scope)
        request_id.set(name)
        if scope["type"] != ScopeType.HTTP:
            await super().__call__(scope, receive, send)
            return
        asked = scope
        began = time.perf_counter()
        status = 0
        answer = cast("Send", send)

        async def send_named(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (HEADER.lower().encode(), name.encode())]
            await answer(message)

        numbers: Numbers = self.state.numbers
        with numbers.spans.request(asked["method"]) as answered:
            try:
                await super().__call__(asked, receive, send_named)
            finally:
                route = asked.get("path_template") or NOWHERE
                seconds = time.perf_counter() - began
                answered(route, status)
                numbers.answered(asked["method"], route, status, seconds)
                self._write_down(asked["method"], route, status, seconds)

    def _write_down(self, method: str, route: str, status: int, seconds: float) -> None:
        if log.isEnabledFor(logging.INFO):
            log.info(
                "%s %s %d",
                method,
                route,
                status,
                extra={
                    "fields": {
                        "method": method,
                        "route": route,
                        "status": status,
                        "ms": round(seconds * 1000, 1),
                    }
                },
            )


def _name_of(scope: Scope) -> str:
    """The name that a proxy gave, else one of our own."""
    header = HEADER.lower().encode()
    given = next((value for name, value in scope["headers"] if name == header), b"")
    return given.decode("ascii") if NAMES.fullmatch(given) else secrets.token_hex(8)
