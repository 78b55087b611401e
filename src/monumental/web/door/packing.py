"""What is long is packed on its way out, for whoever can unpack it; what is short is not touched."""

from __future__ import annotations

import zlib
from functools import lru_cache
from typing import TYPE_CHECKING, Final, cast

from litestar import Litestar
from litestar.enums import ScopeType

if TYPE_CHECKING:
    from litestar.types import (
        HTTPResponseBodyEvent,
        HTTPResponseStartEvent,
        HTTPScope,
        LifeSpanReceive,
        LifeSpanScope,
        LifeSpanSend,
        Message,
        Receive,
        Scope,
        Send,
    )

#: Below so many bytes it is not worth it.
LONG: Final = 1000

#: Quick: a higher one takes twice as long for a tenth less.
LEVEL: Final = 3

#: With the head and the end that gzip has, for zlib.
AS_GZIP: Final = 16 + zlib.MAX_WBITS


@lru_cache(maxsize=256)
def can_read(encodings: str) -> frozenset[str]:
    """What a browser unpacks, as it says in `Accept-Encoding`."""
    asked = [each.replace(" ", "").split(";") for each in encodings.split(",")]
    return frozenset(encoding for encoding, *weight in asked if weight != ["q=0"])


class Packed(Litestar):
    """The application, for slow lines. What is packed already stays as it is."""

    #: Where what could be packed lies packed.
    packed_below: str

    async def __call__(
        self,
        scope: Scope | LifeSpanScope,
        receive: Receive | LifeSpanReceive,
        send: Send | LifeSpanSend,
    ) -> None:
        if scope["type"] != "lifespan" and scope["type"] == ScopeType.HTTP and self._may_be_packed(scope):
            send = _Packing(cast("Send", send)).send
        await super().__call__(scope, receive, send)

    def _may_be_packed(self, scope: HTTPScope) -> bool:
        if scope["path"].startswith(self.packed_below):
            return False
        asked = next((value for name, value in scope["headers"] if name == b"accept-encoding"), b"")
        return "gzip" in can_read(asked.decode("latin-1"))


class _Packing:
    """One answer. Its head waits for its body, which may change its length."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._head: HTTPResponseStartEvent | None = None

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._head = message
            return
        if message["type"] == "http.response.body" and self._head is not None:
            head, self._head = self._head, None
            # What comes in parts was made to be sent in parts.
            if len(message["body"]) >= LONG and not message.get("more_body"):
                _pack(head, message)
            await self._send(head)
        await self._send(message)


def _pack(head: HTTPResponseStartEvent, message: HTTPResponseBodyEvent) -> None:
    headers = [*head["headers"]]
    if any(name.lower() == b"content-encoding" for name, _ in headers):
        return
    body = zlib.compress(message["body"], LEVEL, AS_GZIP)
    message["body"] = body
    head["headers"] = [
        *((name, value) for name, value in headers if name.lower() != b"content-length"),
        (b"content-length", b"%d" % len(body)),
        (b"content-encoding", b"gzip"),
        (b"vary", b"Accept-Encoding"),
    ]
