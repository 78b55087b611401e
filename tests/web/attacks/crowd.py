"""Connections as an attacker opens them: many, slow, silent, and by bytes that no browser sends."""

from __future__ import annotations

import json
import resource
import select
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from typing import Any
from urllib.parse import urlsplit

import httpx

from tests.web.served import PATIENCE, Served

#: Somebody else's address; a proxy on this machine speaks from 127.0.0.1.
ELSEWHERE = "127.0.0.2"


def opened(server: Served, source: str = "", room: int = 0) -> socket.socket:
    """A connection, from an address of one's own; with little room for what comes, if told so."""
    where = urlsplit(server.address)
    assert where.hostname is not None
    connection = socket.socket()
    connection.settimeout(PATIENCE)
    if room:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    connection.bind((source, 0))
    connection.connect((where.hostname, where.port))
    return connection


@contextmanager
def crowd(server: Served, count: int, source: str = "", say: bytes = b"") -> Iterator[list[socket.socket]]:
    """So many connections that say this and nothing more."""
    with ExitStack() as stack:
        found = []
        for _ in range(count):
            one = stack.enter_context(closing(opened(server, source)))
            with suppress(OSError):  # it was sent away already
                one.sendall(say)
            found.append(one)
        yield found


def let_many_files_be_open() -> None:
    """An attacker's machine has no limits."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def is_closed(connection: socket.socket, within: float) -> bool:
    """Has the server ended it by then? What it says before is left aside."""
    until = time.monotonic() + within
    while (left := until - time.monotonic()) > 0:
        if not select.select([connection], [], [], left)[0]:
            break
        try:
            if not connection.recv(65536):
                return True
        except OSError:
            return True
    return False


def said(connection: socket.socket, within: float = PATIENCE) -> bytes:
    """All that the server says until it closes, or is silent for so long."""
    connection.settimeout(within)
    heard = b""
    try:
        while data := connection.recv(65536):
            heard += data
    except OSError:
        pass
    return heard


def answer(server: Served, request: bytes, source: str = "") -> tuple[int, dict[str, str], bytes]:
    """The status, the headers and the body that these very bytes get."""
    with closing(opened(server, source)) as connection:
        connection.sendall(request)
        head, _, body = said(connection).partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
    return int(first.split()[1]), headers, body


def problem(body: bytes) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(body)
    return found


def seconds_for_a_newcomer(server: Served) -> float:
    """How long a new browser waits for what can be played and for the page."""
    began = time.monotonic()
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as browser:
        assert browser.get("/api/editions").json()["editions"]
        assert "<html" in browser.get("/").text
    return time.monotonic() - began
