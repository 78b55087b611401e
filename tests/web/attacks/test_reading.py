"""Reading that costs much: somebody reads a long game again and again while somebody else plays."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.web.api.server import ME, Browser, Page, done
from tests.web.attacks.crowd import ELSEWHERE
from tests.web.attacks.people import somebody
from tests.web.served import Served

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[3]

#: Lines of the record of a long game.
LONG = 250

#: Seconds that it goes on, and by when 95 of 100 actions must be answered.
SECONDS = 25.0
PROMPT = 0.5


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


def go_on(browser: Browser, page: Page, choose: random.Random) -> Page:
    """One action of whoever is asked."""
    if not page["options"]:
        path = f"/api/tables/{page['id']}?since={page['version']}"
        page = patiently(lambda: browser.ask("GET", path))
    words = choose.choice(page["options"])["words"]
    return patiently(lambda: browser.try_act(page, words))


def patiently(ask: Callable[[], httpx.Response]) -> Page:
    """An answer; where the server wants it, later."""
    while (answer := ask()).status_code == 429:
        time.sleep(0.2)
    page: Page = done(answer)
    return page


def test_whoever_plays_is_answered_while_somebody_reads_without_end(tmp_path: Path) -> None:
    """Reproduce: the games and all choices go with their seed."""
    choose = random.Random(6)
    with (
        Served(tmp_path) as server,
        somebody(server) as ann,
        somebody(server) as eve,
    ):
        long = eve.new_table("classic", [ME] * 4, seed=3)
        while long["version"] < LONG and long["status"] != "over":
            long = go_on(eve, long, choose)
        page = ann.new_table("duel", [ME, ME], seed=1)
        times: list[float] = []
        with reader(server, long["id"]) as process:
            until = time.monotonic() + SECONDS
            while time.monotonic() < until and page["status"] != "over":
                began = time.monotonic()
                page = go_on(ann, page, choose)
                times.append(time.monotonic() - began)
                time.sleep(0.1)
            process.kill()
            assert process.stdout is not None
            told = process.stdout.read().splitlines()

    times.sort()
    assert len(times) > 20
    assert times[int(len(times) * 0.95)] < PROMPT, f"{times}, while the reader got {told[-1:]}"
    assert "429" in told[-1], f"the reader was never told to wait: {told[-1]}"
