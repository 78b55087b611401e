"""The door: who may have a connection, for how long, and who has to go when it gets crowded.

uvicorn waits for ever for a request that never comes, and lets everybody have as many connections as they
like. Here nobody waits for ever, and those who do nothing make room for those who come.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from typing import TYPE_CHECKING, Any, Final

import msgspec
import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from monumental.web.door.addresses import Proxies, line_of
from monumental.web.problems import Refused
from monumental.web.visitor import preferred

if TYPE_CHECKING:
    import asyncio

    from uvicorn.server import ServerState

    from monumental.web.settings import Bounds

#: Of all connections, sockets of live tables may be so many: some are always left for pages.
SOCKETS_SHARE: Final = 0.75

#: Connections that wait to be let in, and that are let in at once. What the door closes for them is still
#: open then, so there must be so many files twice in what is kept in reserve.
QUEUE: Final = 128

#: Requests that wait on a connection until those before them are answered. Browsers send one at a time.
MOST_QUEUED: Final = 8

#: Seconds after which a table may have room for another socket.
LATER: Final = 10


class Door:
    """All connections. Those without a request in progress are idle, the longest idle first."""

    def __init__(self, bounds: Bounds, most: int, proxies: Proxies) -> None:
        self.proxies = proxies
        self._bounds = bounds
        self._most = most
        self._inside: Counter[str] = Counter()  # connections of an address, without sockets
        self._guests = 0  # all of them
        self._sockets = 0
        self._idle: OrderedDict[Guest, None] = OrderedDict()
        self._idle_of: dict[str, OrderedDict[Guest, None]] = {}

    def come(self, guest: Guest) -> bool:
        """Somebody comes; where it is full the longest idle goes. False: there is no room."""
        while self._guests + self._sockets >= self._most:
            if not self._send_away(self._idle):
                return False
        if not guest.speaks_for_many:
            while self._inside[guest.line] >= self._bounds.connections:
                if not self._send_away(self._idle_of.get(guest.line)):
                    return False
        self._guests += 1
        self._inside[guest.line] += 1
        self.rest(guest)
        return True

    def _send_away(self, idle: OrderedDict[Guest, None] | None) -> bool:
        if not idle:
            return False
        longest = next(iter(idle))
        self.go(longest)
        longest.cut()
        return True

    def go(self, guest: Guest) -> None:
        """Somebody goes, or has become a socket."""
        if guest.inside:
            guest.inside = False
            self.work(guest)
            self._guests -= 1
            self._inside[guest.line] -= 1
            if not self._inside[guest.line]:
                del self._inside[guest.line]

    def rest(self, guest: Guest) -> None:
        """A guest has no request in progress, from now on."""
        for idle in (self._idle, self._idle_of.setdefault(guest.line, OrderedDict())):
            idle[guest] = None
            idle.move_to_end(guest)

    def work(self, guest: Guest) -> None:
        """A guest has a request in progress."""
        self._idle.pop(guest, None)
        mine = self._idle_of.get(guest.line)
        if mine is not None:
            mine.pop(guest, None)
            if not mine:
                del self._idle_of[guest.line]

    # Sockets

    def has_room_for_socket(self) -> bool:
        return self._sockets < self._most * SOCKETS_SHARE

    def socket_opened(self) -> None:
        self._sockets += 1

    def socket_closed(self) -> None:
        self._sockets -= 1


class DoorConfig(uvicorn.Config):
    """uvicorn's settings, with a door."""

    def __init__(self, app: Any, door: Door, bounds: Bounds, **others: Any) -> None:
        self.door = door
        self.bounds = bounds
        super().__init__(
            app,
            http=Guest,
            ws=LiveSocket,
            backlog=QUEUE,
            **others,
        )


class Guest(HttpToolsProtocol):
    """A connection by HTTP. There is always a moment by which something must have happened."""

    config: DoorConfig

    def __init__(
        self,
        config: DoorConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._door = config.door
        self._bounds = config.bounds
        self._timer: asyncio.TimerHandle | None = None
        self._heard = 0  # bytes of the headers that are not complete yet
        self._reading = False  # the headers of a request
        self._refused = False
        self._requests: list[RequestResponseCycle] = []  # that are not answered
        self.line = ""
        self.speaks_for_many = False
        self.inside = False

    # The connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.client:
            self.line = line_of(self.client[0])
            self.speaks_for_many = self.client[0] in self._door.proxies
        self.inside = self._door.come(self)
        if self.inside:
            # Whoever says nothing at all has no more time than for a request.
            self._must(self._bounds.headers)
        else:
            self.cut()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._door.go(self)
        self._nobody_waits()
        super().connection_lost(exc)

    def cut(self) -> None:
        """Close at once: whoever does not read would keep a connection that is closed politely."""
        self._refused = True
        self._stop_waiting()
        self._nobody_waits()
        self.transport.abort()

    def _nobody_waits(self) -> None:
        """Answers are not sent any more; uvicorn tells only the latest request of several."""
        for request in self._requests:
            request.disconnected = True
            request.message_event.set()
        self._requests.clear()

    def _must(self, seconds: float) -> None:
        """Something must happen by then."""
        self._stop_waiting()
        self._timer = self.loop.call_later(seconds, self.cut)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # What comes in

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        if self._is_done() and not self._reading:
            # The first byte of a request; of the first request, the time runs since the connection opened.
            self._reading = True
            self._heard = 0
            self._door.rest(self)
            if self._last() is not None:
                self._must(self._bounds.headers)
        self._heard += len(data)
        super().data_received(data)
        if self._reading and self._heard > self._bounds.header_bytes and not self.transport.is_closing():
            self._refuse(Refused(431, "server-headers"))

    def _is_done(self) -> bool:
        """Is nothing in progress?"""
        last = self._last()
        return last is None or (last.response_complete and not last.more_body)

    def _last(self) -> RequestResponseCycle | None:
        """The latest request; none before the first, whatever uvicorn's type says."""
        return self.cycle

    def on_headers_complete(self) -> None:
        self._reading = False
        if self._refused:
            return
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if size > self._bounds.header_bytes:
            self._refuse(Refused(431, "server-headers"))
            return
        if len(self.pipeline) >= MOST_QUEUED:
            self.cut()
            return
        self._door.work(self)
        self._must(self._bounds.body)
        super().on_headers_complete()
        if (last := self._last()) is not None:
            self._requests = [*(each for each in self._requests if not each.response_complete), last]

    def on_body(self, body: bytes) -> None:
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        if self._refused:
            return
        super().on_message_complete()
        last = self._last()
        if last is None:  # it becomes a socket
            return
        last.more_body = False
        if last.response_complete:
            # It was answered before all of it was there.
            self._wait_for_next()
        elif not self.pipeline:
            self._must(self._bounds.answer)

    # What goes out

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            # It closes when the answer is taken; not if it never is.
            self._must(self._bounds.answer)
        elif self.pipeline or not self.cycle.response_complete:
            self._must(self._bounds.body if self.cycle.more_body else self._bounds.answer)
        elif not self.cycle.more_body:
            self._wait_for_next()

    def _wait_for_next(self) -> None:
        """Idle; but the answer may still be on its way."""
        self._unset_keepalive_if_required()  # uvicorn's own timer, which closes politely
        self._door.rest(self)
        self._must(self._bounds.answer if self.transport.get_write_buffer_size() else self._bounds.idle)

    def _refuse(self, refused: Refused) -> None:
        """Say why, and close."""
        self._refused = True
        language = dict(self.headers or ()).get(b"accept-language", b"").decode("latin-1")
        body = msgspec.json.encode(refused.problem(preferred(language)))
        head = {
            b"content-type": b"application/json",
            b"content-length": str(len(body)).encode(),
            b"cache-control": b"no-store",
            b"connection": b"close",
            **{name.encode(): value.encode() for name, value in refused.headers.items()},
        }
        lines = [b"%s: %s\r\n" % line for line in head.items()]
        self.transport.write(b"".join([STATUS_LINE[refused.status], *lines, b"\r\n", body]))
        self.transport.close()
        self._must(self._bounds.headers)

    # Sockets

    def handle_websocket_upgrade(self) -> None:
        if self._refused:
            return
        if not self._door.has_room_for_socket():
            self._refuse(Refused(503, "server-full", wait=LATER))
            return
        self._stop_waiting()
        self._door.go(self)
        super().handle_websocket_upgrade()


class LiveSocket(WebSocketsSansIOProtocol):
    """The connection of a live table, once it is one."""

    config: DoorConfig

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.config.door.socket_opened()
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.door.socket_closed()
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        """Nobody has answered a ping: nobody takes what is still to be sent, either."""
        super().keepalive_timeout()
        self.transport.abort()


__all__ = ["Door", "DoorConfig"]
