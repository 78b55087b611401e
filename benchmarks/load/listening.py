"""A browser's socket at a table: RFC 6455 as far as somebody who only listens needs it, packed or not."""

from __future__ import annotations

import asyncio
import base64
import os
import re
import time
import zlib
from collections.abc import Callable
from typing import Final

from benchmarks.load.asking import CutOff, Refusal

#: What a browser offers: without it, the server would have less to do than it has for people.
WISHES: Final = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
)

#: Kinds of frames. Whatever is not among them continues or is a message.
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA

#: Bits of a frame: it is a message's last, it is packed.
LAST: Final = 0x80
PACKED: Final = 0x40

#: What is left out at the end of every packed message.
TAIL: Final = b"\x00\x00\xff\xff"

#: What a server answers that has room for a socket, and what it closes one with for a reason: so much more.
SWITCHED: Final = 101
REASONS: Final = 4000

RETRY_AFTER: Final = re.compile(rb"\r\nretry-after: *(\d+)", re.IGNORECASE)

#: Whoever sends to a server masks what they send; with this, nothing is changed.
NO_MASK: Final = bytes(4)


class Socket(asyncio.Protocol):
    """What it hears, it tells with the moment at which it came; closed from the other end, it tells why."""

    def __init__(self, hear: Callable[[bytes, float], None], end: Callable[[Exception], None]) -> None:
        self._hear = hear
        self._end = end
        self._transport: asyncio.Transport | None = None
        self._rest = b""  # of what came, what is not whole yet
        self._parts: list[bytes] = []  # of a message in several frames
        self._is_packed = False
        self._unpacks_anew = False
        self._unpacking = zlib.decompressobj(-zlib.MAX_WBITS)
        self._closing = False
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def open(self, path: str, head: bytes) -> None:
        """Ask for a socket on a connection that has just been made."""
        assert self._transport is not None
        key = base64.b64encode(os.urandom(16))
        request = b"GET %s HTTP/1.1\r\n%s%sSec-WebSocket-Key: %s\r\n\r\n"
        self._transport.write(request % (path.encode(), head, WISHES, key))
        await self._opened

    def close(self) -> None:
        self._closing = True
        if self._transport is not None and not self._transport.is_closing():
            self._send(CLOSE, (1000).to_bytes(2))
            self._transport.close()

    def _send(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None
        self._transport.write(bytes([LAST | kind, 0x80 | len(payload)]) + NO_MASK + payload)

    # What asyncio calls

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._opened.done():
            self._opened.set_exception(CutOff("no socket was opened"))
        elif not self._closing:
            self._closing = True
            self._end(CutOff(str(exc or "the connection was closed")))

    def data_received(self, data: bytes) -> None:
        at = time.perf_counter()
        data = self._rest + data if self._rest else data
        begin = 0 if self._opened.done() else self._open(data)
        while self._opened.done() and (found := frame(data, begin)) is not None:
            first, start, begin = found
            self._take(first, data[start:begin], at)
        self._rest = data[begin:]

    def _open(self, data: bytes) -> int:
        """The answer to the first request, if it is there; gives where frames begin."""
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return 0
        status = int(data[:12].rpartition(b" ")[2])
        if status == SWITCHED:
            self._unpacks_anew = b"server_no_context_takeover" in data[:end]
            self._opened.set_result(None)
            return end + 4
        self._closing = True
        told = RETRY_AFTER.search(data[:end])
        self._opened.set_exception(Refusal(status, "no socket", int(told[1]) if told else None))
        if self._transport is not None:
            self._transport.abort()
        return len(data)

    def _take(self, first: int, payload: bytes, at: float) -> None:
        kind = first & 0x0F
        if kind == PING:
            self._send(PONG, payload)
        elif kind == CLOSE:
            if not self._closing:
                self._closing = True
                code, why = int.from_bytes(payload[:2]), payload[2:].decode()
                self._end(Refusal(code - REASONS, why) if code > REASONS else CutOff(f"{code} {why}"))
            if self._transport is not None:
                self._transport.close()
        elif kind != PONG:
            if not self._parts:
                self._is_packed = bool(first & PACKED)
            self._parts.append(payload)
            if first & LAST:
                message = payload if len(self._parts) == 1 else b"".join(self._parts)
                self._parts.clear()
                self._hear(self._unpacked(message) if self._is_packed else message, at)

    def _unpacked(self, message: bytes) -> bytes:
        found = self._unpacking.decompress(message + TAIL)
        if self._unpacks_anew:
            self._unpacking = zlib.decompressobj(-zlib.MAX_WBITS)
        return found


def frame(data: bytes, begin: int) -> tuple[int, int, int] | None:
    """Of the frame that begins there its first byte, where what it says begins, and where it ends.

    Nothing where it is not whole.
    """
    if len(data) < begin + 2:
        return None
    length, start = data[begin + 1] & 0x7F, begin + 2
    if length >= 126:
        more = 2 if length == 126 else 8
        length, start = int.from_bytes(data[start : start + more]), start + more
    # A length that is not whole itself is too short, and so is what is there.
    return (data[begin], start, start + length) if start + length <= len(data) else None
