"""An action whose page comes over a socket goes straight to its table.

Nothing is asked more often, and the way by which everything else is asked takes longer than the action. Here
is the same guard, the same action and the same answer; whatever is asked otherwise takes the usual way.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec
from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.enums import ScopeType

from monumental.web.contract.requests import Act
from monumental.web.contract.table import DonePage
from monumental.web.door.security import HEADERS, PRIVATE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from litestar.types import (
        HTTPScope,
        LifeSpanReceive,
        LifeSpanScope,
        LifeSpanSend,
        Receive,
        Scope,
        Send,
    )

    from monumental.web.tables.rooms import Rooms
    from monumental.web.visitor import Visitor

#: What is asked, and under which name it is counted.
ACTION: Final = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,40})/actions")
ROUTE: Final = "/api/tables/{table}/actions"
BRIEF: Final = b"brief=true"

#: An action is short.
LONGEST: Final = 2_000

ACT: Final = msgspec.json.Decoder(Act)

HEAD: Final = [
    (name.lower().encode(), value.encode())
    for name, value in {"Content-Type": "application/json", **HEADERS, **PRIVATE}.items()
]


class Straight(Litestar):
    """The application, in a hurry where somebody plays."""

    async def __call__(
        self,
        scope: Scope | LifeSpanScope,
        receive: Receive | LifeSpanReceive,
        send: Send | LifeSpanSend,
    ) -> None:
        if scope["type"] != "lifespan" and scope["type"] == ScopeType.HTTP:
            table = _table_of(scope)
            if table is not None:
                body = _Body(cast("Receive", receive))
                act = await body.read()
                if act is not None:
                    await self._act(scope, table, act, body.again, cast("Send", send))
                    return
                receive = body.again
        await super().__call__(scope, receive, send)

    async def _act(self, scope: HTTPScope, table: str, act: Act, receive: Receive, send: Send) -> None:
        scope["app"] = scope["litestar_app"] = self
        scope.setdefault("state", {})
        scope["path_params"], scope["path_template"] = {"table": table}, ROUTE
        request = Request[Any, Any, State](scope, receive, send)
        try:
            done = msgspec.json.encode(await self._done(request, table, act))
        except Exception as error:
            handler = _handler_of(error, self.exception_handlers)
            if handler is None:
                raise
            await handler(request, error).to_asgi_response(app=None, request=request)(scope, receive, send)
            return
        head = [*HEAD, (b"content-length", b"%d" % len(done))]
        await send({"type": "http.response.start", "status": 200, "headers": head})
        await send({"type": "http.response.body", "body": done, "more_body": False})

    async def _done(self, request: Request[Any, Any, State], table: str, act: Act) -> DonePage:
        state = self.state
        # The application has one.
        await cast("Any", self.before_request)(request)
        who: Visitor = request.state.who
        await state.ahead.hear(who.language)
        rooms: Rooms = state.rooms
        room = await rooms.find(table)
        await rooms.act(room, who.owner, act.seat, act.at, act.action, act.request)
        # Where it could not be kept in memory it is read again.
        return DonePage((await rooms.find(table)).table.version)


def _table_of(scope: HTTPScope) -> str | None:
    """The table where somebody acts and wants to know no more than that it was done."""
    if scope["method"] != "POST" or scope["query_string"] != BRIEF:
        return None
    found = ACTION.fullmatch(scope["path"])
    length = next((value for name, value in scope["headers"] if name == b"content-length"), b"")
    # What is longer, or does not say how long it is, is nothing that a page sends.
    return found[1] if found and length.isdigit() and int(length) <= LONGEST else None


class _Body:
    """What somebody sends. Whoever reads it after us gets it from the beginning."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._heard: list[Any] = []

    async def read(self) -> Act | None:
        """The action; nothing, if it is not as it must be."""
        body = b""
        while True:
            message: Any = await self._receive()
            self._heard.append(message)
            if message["type"] != "http.request":
                return None
            body += message["body"]
            if not message.get("more_body"):
                break
        try:
            return ACT.decode(body)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
            return None

    async def again(self) -> Any:
        return self._heard.pop(0) if self._heard else await self._receive()


def _handler_of(error: Exception, handlers: Mapping[Any, Any]) -> Any:
    """Who answers for an error: for its own class, else for one above it."""
    return next((handlers[kind] for kind in type(error).__mro__ if kind in handlers), None)
