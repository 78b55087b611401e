"""Connections that are opened to keep others out: silent, slow, endless, or just very many."""

from __future__ import annotations

import resource
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from tests.lanes import first_before_release
from tests.web.attacks.crowd import (
    ELSEWHERE,
    answer,
    crowd,
    is_closed,
    let_many_files_be_open,
    opened,
    problem,
    said,
    seconds_for_a_newcomer,
)
from tests.web.served import PATIENCE, Served

pytestmark = pytest.mark.long

MANY = 2000
FILES = 1024

#: Seconds that a slow request is given here, and by when it must have been cut off.
SHORT = 1.0
CUT = 5.0

POST = b"POST /api/tables HTTP/1.1\r\nContent-Type: application/json\r\n"
KEEP = b"Host: 127.0.0.1\r\n"


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that waits for nobody."""
    times = [f"--limit={what}={SHORT}" for what in ("headers", "body", "answer", "idle")]
    with Served(tmp_path_factory.mktemp("impatient"), *times) as server:
        yield server
        assert server.complaints() == ""


@pytest.mark.parametrize("source", first_before_release([ELSEWHERE, "127.0.0.1"]))
@pytest.mark.parametrize("most", first_before_release(["no more", "as many as there may be"]))
def test_two_thousand_idle_connections_keep_nobody_out(tmp_path: Path, source: str, most: str) -> None:
    let_many_files_be_open()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with Served(tmp_path, files=(FILES, FILES if most == "no more" else hard)) as server:
        seconds_for_a_newcomer(server)  # the first takes a while to be made
        with crowd(server, MANY, source):
            assert seconds_for_a_newcomer(server) < 2.0
        assert server.complaints() == ""


def test_two_thousand_beginnings_of_requests_keep_nobody_out(tmp_path: Path) -> None:
    let_many_files_be_open()
    with Served(tmp_path, files=(FILES, FILES)) as server:
        seconds_for_a_newcomer(server)
        with crowd(server, MANY, ELSEWHERE, b"GET / HTTP/1.1\r\nHost: 127"):
            assert seconds_for_a_newcomer(server) < 2.0


@pytest.mark.parametrize(
    "words",
    [
        b"",
        b"GET /",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ",
        POST + b"Content-Length: 100\r\n\r\n{",
        POST + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{",
    ],
)
def test_somebody_slow_is_cut_off(impatient: Served, words: bytes) -> None:
    with opened(impatient) as slow:
        slow.sendall(words)

        assert is_closed(slow, CUT)


@pytest.mark.parametrize("drop", [b"X: y\r\n", b"\r\n"])
def test_a_drop_now_and_then_does_not_help(impatient: Served, drop: bytes) -> None:
    began = time.monotonic()
    with opened(impatient) as slow:
        slow.sendall(b"GET /api/editions HTTP/1.1\r\n" + KEEP + b"\r\n")
        assert b" 200 " in slow.recv(100)
        slow.sendall(b"\r\n" if drop == b"\r\n" else b"GET / HTTP/1.1\r\n")
        while not is_closed(slow, 0.2):
            assert time.monotonic() < began + 2 * CUT
            try:
                slow.sendall(drop)
            except OSError:
                break


def test_whoever_never_reads_is_cut_off(impatient: Served) -> None:
    """The answers are more than any system keeps for somebody who does not take them."""
    request = b"GET /api/catalog?rules=classic HTTP/1.1\r\n" + KEEP + b"\r\n"
    with opened(impatient, room=4096) as deaf:
        began = time.monotonic()
        with suppress(OSError):
            while True:
                assert time.monotonic() < began + 6 * CUT, "the server lets it be"
                deaf.sendall(request)
                time.sleep(0.1)


def test_a_thousand_requests_at_once_are_not_queued(impatient: Served) -> None:
    """Whoever sends without reading fills the memory of a server that notes down what it has to answer."""
    many = 2000 * (b"GET /api/editions HTTP/1.1\r\n" + KEEP + b"\r\n")
    with opened(impatient) as hasty:
        with suppress(OSError):
            hasty.sendall(many)

        assert said(hasty, CUT).count(b"HTTP/1.1 ") < 100


def test_a_connection_that_is_used_again_stays(impatient: Served) -> None:
    with httpx.Client(base_url=impatient.address, timeout=PATIENCE) as browser:
        for _ in range(6):
            assert browser.get("/healthz").is_success
            time.sleep(SHORT / 2)


def test_headers_are_not_endless(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        long = b"".join(b"X-%d: %s\r\n" % (number, b"x" * 1000) for number in range(17))
        status, _, body = answer(server, b"GET / HTTP/1.1\r\n" + KEEP + long + b"\r\n")
        assert (status, problem(body)["key"]) == (431, "server-headers")

        with opened(server) as endless:
            endless.sendall(b"GET / HTTP/1.1\r\nX: " + b"x" * 20_000)
            assert said(endless, 5.0).startswith(b"HTTP/1.1 431 ")

        few = b"".join(b"X-%d: %s\r\n" % (number, b"x" * 1000) for number in range(10))
        close = b"Connection: close\r\n"
        assert answer(server, b"GET /healthz HTTP/1.1\r\n" + KEEP + close + few + b"\r\n")[0] == 200


def test_one_address_has_so_many_and_its_idle_ones_make_room(tmp_path: Path) -> None:
    begun = POST + b"Content-Length: 100\r\n\r\n{"
    with Served(tmp_path, "--limit", "connections=5") as server:
        with crowd(server, 5, ELSEWHERE) as idle, crowd(server, 4, ELSEWHERE, begun):
            time.sleep(0.2)
            assert [is_closed(each, 0.05) for each in idle] == [True] * 4 + [False]
            with crowd(server, 1, ELSEWHERE, begun), crowd(server, 1, ELSEWHERE) as refused:
                assert is_closed(refused[0], CUT)
                assert seconds_for_a_newcomer(server) < 2.0
        assert server.complaints() == ""
