"""HEAD is what GET would answer, without its body: with the same status and headers, at every address."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from monumental.web.routes.files import BUILT
from monumental.web.routes.straight import Straight
from monumental.web.watch.trace import Traced

if TYPE_CHECKING:
    from litestar.types import (
        HTTPScope,
        LifeSpanReceive,
        LifeSpanScope,
        LifeSpanSend,
        Message,
        Receive,
        Scope,
        Send,
    )


class App(Traced, Straight):
    """The application, for those who want the headers only."""

    packed_below = f"/{BUILT}"

    async def __call__(
        self,
        scope: Scope | LifeSpanScope,
        receive: Receive | LifeSpanReceive,
        send: Send | LifeSpanSend,
    ) -> None:
        if scope.get("method") != "HEAD":
            await super().__call__(scope, receive, send)
            return
        asked = cast("HTTPScope", {**scope, "method": "GET"})
        answer = cast("Send", send)

        async def send_without_body(message: Message) -> None:
            if message["type"] == "http.response.body":
                message["body"] = b""
            await answer(message)

        await super().__call__(asked, receive, send_without_body)
