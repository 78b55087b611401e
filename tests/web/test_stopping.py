"""A server that is told to stop while it is asked for a lot: it ends soon, and nobody reads a traceback."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.web.served import PATIENCE, Served
from tests.web.test_crash import watching

pytestmark = pytest.mark.long

ME = {"kind": "me"}
LIMITS = [word for name in ("burst", "rate", "work") for word in ("--limit", f"{name}=1000000")]


@contextmanager
def asked_for_a_lot(address: str) -> Iterator[None]:
    """People who look, play and look back, again and again, and somebody who watches bots."""
    with httpx.Client(base_url=address, timeout=PATIENCE) as http:
        http.post("/api/key")
        key = {"Authorization": f"Bearer {http.cookies['monumental_key']}"}
        bots = http.post(
            "/api/tables", json={"rules": "classic", "seats": [{"kind": "bot", "bot": "normal"}] * 2}
        )
        mine = http.post("/api/tables", json={"rules": "classic", "seats": [ME, ME]}).json()["id"]
    done = threading.Event()

    def ask(method: str, path: str, body: object) -> None:
        with httpx.Client(base_url=address, timeout=PATIENCE, headers=key) as http:
            while not done.is_set():
                try:
                    http.request(method, path, json=body)
                except httpx.TransportError:
                    done.wait(0.01)

    questions = [
        *(("GET", f"/api/tables/{mine}{what}", None) for what in ("", "/film", "/moments/1")),
        ("GET", "/api/tables", None),
        *[("POST", "/api/tables", {"rules": "duel", "seats": [ME, ME]})] * 2,
    ]
    people = [threading.Thread(target=ask, args=question) for question in questions]
    with watching(address, bots.json()["id"]) as socket:
        socket.recv()
        for person in people:
            person.start()
        try:
            yield
        finally:
            done.set()
            for person in people:
                person.join()


@pytest.mark.parametrize("how", ["Ctrl+C", "Ctrl+C twice", "SIGTERM"])
def test_a_server_that_is_told_to_stop_says_nothing(tmp_path: Path, how: str) -> None:
    with Served(tmp_path, *LIMITS) as server, asked_for_a_lot(server.address):
        time.sleep(0.3)
        if how == "SIGTERM":
            os.kill(server.process, signal.SIGTERM)
        else:
            # A terminal tells all of its processes.
            os.killpg(server.process, signal.SIGINT)
        if how == "Ctrl+C twice":
            time.sleep(0.05)
            os.killpg(server.process, signal.SIGINT)

        assert server.ended(within=PATIENCE) == 0

    assert server.complaints() == ""
