"""Reading that costs much: somebody reads a long game again and again while somebody else plays."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx

from tests.web.attacks.crowd import ELSEWHERE
from tests.web.served import PATIENCE, Served

ROOT = Path(__file__).parents[3]

#: Actions that are timed, and by when 95 of 100 must be answered, in seconds.
ACTIONS = 80
PROMPT = 0.5

#: Seconds of a processor that a browser may cost each second: a reader in Python is slower than others.
LITTLE = 0.05

ME = {"kind": "me"}


@contextmanager
def reader(server: Served, table: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "tests.web.attacks.reader", server.address, table, ELSEWHERE]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            process.stdout.readline()  # it is at work
            yield process
        finally:
            process.kill()


def long_game(browser: httpx.Client) -> str:
    """A game of four, played by bots to its end."""
    wishes = {"rules": "classic", "seats": [{"kind": "bot", "bot": "random"}] * 4, "seed": 3}
    table = str(browser.post("/api/tables", json=wishes).json()["id"])
    until = time.monotonic() + 2 * PATIENCE
    while browser.get(f"/api/tables/{table}?since=1000000").json()["status"] != "over":
        assert time.monotonic() < until, "the bots don't finish"
        time.sleep(0.5)
    return table


def play(browser: httpx.Client, page: dict[str, Any]) -> dict[str, Any]:
    body = {
        "seat": page["question"]["seat"],
        "at": page["version"],
        "action": page["options"][0]["words"],
        "request": uuid4().hex,
    }
    answer = browser.post(f"/api/tables/{page['id']}/actions", json=body)
    assert answer.is_success, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_whoever_plays_is_answered_while_somebody_reads_without_end(tmp_path: Path) -> None:
    with (
        Served(tmp_path, "--limit", f"work={LITTLE}") as server,
        httpx.Client(base_url=server.address, timeout=PATIENCE) as browser,
    ):
        browser.post("/api/key")
        long = long_game(browser)
        page = browser.post("/api/tables", json={"rules": "duel", "seats": [ME, ME], "seed": 1}).json()
        times: list[float] = []
        with reader(server, long) as process:
            while len(times) < ACTIONS:
                if not page["options"]:  # the other seat is asked
                    page = browser.get(f"/api/tables/{page['id']}?since={page['version']}").json()
                began = time.monotonic()
                page = play(browser, page)
                times.append(time.monotonic() - began)
                time.sleep(0.05)
            process.kill()
            assert process.stdout is not None
            told = process.stdout.read().splitlines()

    times.sort()
    assert times[int(len(times) * 0.95)] < PROMPT, f"{times}, while the reader got {told[-1:]}"
    assert "429" in told[-1], "the reader was never told to wait"
