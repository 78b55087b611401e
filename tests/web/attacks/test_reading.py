"""Reading that costs much: somebody reads a long game again and again while somebody else plays."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Self

import httpx
import pytest

from tests.web.api.server import ME, Browser, Page, done
from tests.web.attacks.crowd import ELSEWHERE
from tests.web.attacks.people import somebody
from tests.web.served import PATIENCE, Served

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[3]

#: Lines of the record of a long game.
LONG = 250

#: So often it is measured with the reader and without, in turns, for so many seconds each:
#: so that whatever else the machine does is the same for both.
TURNS = 3
SECONDS = 5.0

#: By when half of all actions must be answered, and nine of ten: one that comes when the machine does
#: something else says nothing about the reader. On a machine that is slow, in the time of so many readings:
#: they are made one at a time, and everybody else is answered between two of them.
PROMPT = 0.25
SLOWER = 1.0
READINGS = 4


class Reader:
    """Reads a table again and again, in a process of its own that can be halted."""

    def __init__(self, server: Served, table: str) -> None:
        command = [sys.executable, "-m", "tests.web.attacks.reader", server.address, table, ELSEWHERE]
        self._process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)

    def __enter__(self) -> Self:
        self.answers()  # it is at work
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.communicate()

    def halt(self) -> None:
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self._process.send_signal(signal.SIGCONT)

    def answers(self) -> str:
        """How often it was answered with what, once there are more."""
        assert self._process.stdout is not None
        return self._process.stdout.readline()


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


def long_game(eve: Browser, choose: random.Random) -> Page:
    page = eve.new_table("classic", [ME] * 4, seed=3)
    while page["version"] < LONG and page["status"] != "over":
        page = go_on(eve, page, choose)
    return page


def seconds_to_read(eve: Browser, page: Page) -> float:
    """How long the whole of a long game takes, when nobody else asks for it."""
    began = time.monotonic()
    patiently(lambda: eve.ask("GET", f"/api/tables/{page['id']}?since=1"))
    return time.monotonic() - began


def nine_of_ten(times: list[float]) -> float:
    """By when nine of ten were answered."""
    return sorted(times)[int(len(times) * 0.9)]


def test_whoever_plays_is_answered_while_somebody_reads_without_end(tmp_path: Path) -> None:
    """Reproduce: the games and all choices go with their seed."""
    choose = random.Random(6)
    beside: list[float] = []
    alone: list[float] = []
    readings: list[float] = []
    with Served(tmp_path) as server, somebody(server) as ann, somebody(server) as eve:
        long = long_game(eve, choose)
        page = ann.new_table("duel", [ME, ME], seed=1)
        with Reader(server, long["id"]) as reader:
            for times, change in [(beside, reader.go_on), (alone, reader.halt)] * TURNS:
                change()
                until = time.monotonic() + SECONDS
                while time.monotonic() < until and page["status"] != "over":
                    began = time.monotonic()
                    page = go_on(ann, page, choose)
                    times.append(time.monotonic() - began)
                    time.sleep(0.1)
                if times is alone:
                    readings.append(seconds_to_read(eve, long))

    assert min(len(beside), len(alone)) > 20
    reading = READINGS * median(readings)
    told = f"{beside}, without a reader {alone}, to read takes {readings}"
    assert median(beside) < max(PROMPT, reading + median(alone)), told
    assert nine_of_ten(beside) < max(SLOWER, reading + nine_of_ten(alone)), told


def test_whoever_reads_without_end_is_told_to_wait(tmp_path: Path) -> None:
    """With less than is usual: how much of the usual a slow machine can do at all is not asked here."""
    with Served(tmp_path, "--limit", "work=0.02") as server, somebody(server) as eve:
        long = long_game(eve, random.Random(6))
        with Reader(server, long["id"]) as reader:
            until = time.monotonic() + PATIENCE
            while "429" not in (told := reader.answers()):
                assert time.monotonic() < until, f"the reader was never told to wait: {told}"
