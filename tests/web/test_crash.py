"""A server that is killed while people play: what was answered is there, the rest wholly or not at all."""

from __future__ import annotations

import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest
from websockets.exceptions import InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from tests.web.databases import children

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[2]

SEED = 20
KILLS = 5
PATIENCE = 60.0

Page = dict[str, Any]


@contextmanager
def running(database: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A real server in a process of its own; gives its address."""
    command = [sys.executable, "-m", "monumental.cli", "serve", "--no-open", "--port", "0", "--workers", "1"]
    server = subprocess.Popen(
        [*command, "--database", f"sqlite:///{database}", "--lang", "en"],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    assert server.stdout is not None
    try:
        said = server.stdout.readline()
        yield next(word for word in said.split() if word.startswith("http://")).rstrip("/"), server
    finally:
        server.kill()
        server.wait()
        server.stdout.close()


def is_alive(process: int) -> bool:
    try:
        return " Z " not in Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False


def watching(address: str, table: str) -> ClientConnection:
    """A socket of somebody who looks on."""
    return connect(f"{address.replace('http', 'ws')}/api/tables/{table}/live", proxy=None, max_queue=None)


class Person:
    """Plays at some tables at random, remembers every answer, and asks again what was not answered."""

    def __init__(self, seed: int, patience: float = PATIENCE) -> None:
        self.choose = random.Random(seed)
        self.http = httpx.Client(timeout=patience)
        self.key = ""
        self.tables: list[str] = []
        self.answered: dict[str, list[tuple[int, str, int]]] = {}  # at, words, the version it came to
        self.pending: tuple[str, Page] | None = None
        self.pages: dict[str, Page] = {}  # as they were answered last
        self.doubted: set[str] | None = None  # the tables that are checked; all, if nothing is said

    def come(self, address: str) -> None:
        self.http.base_url = httpx.URL(address)
        self.pages.clear()
        self.http.cookies.clear()
        if not self.key:
            answer = self.http.post("/api/key")
            assert answer.is_success, f"/api/key: {answer.text}"
            self.key = answer.cookies["monumental_key"]
            self.http.cookies.clear()
        self.http.headers["Authorization"] = f"Bearer {self.key}"

    def ask(self, method: str, path: str, body: Page | None = None, **query: int) -> Any:
        """An answer, however long the server asks us to wait."""
        while True:
            answer = self.http.request(method, path, json=body, params=query or None)
            if answer.status_code != 429:
                break
            time.sleep(0.1)
        assert answer.is_success, f"{path}: {answer.text}"
        return answer.json() if answer.headers["content-type"] == "application/json" else answer.text

    def new_table(self, rules: str, *seats: Page) -> str:
        table: str = self.ask("POST", "/api/tables", {"rules": rules, "seats": [*seats]})["id"]
        self.answered[table] = []
        return table

    def look(self, table: str) -> Page:
        page: Page = self.ask("GET", f"/api/tables/{table}", since=1_000_000)
        return page

    def words(self, table: str) -> list[tuple[str, bool]]:
        """The lines of the record, and which of them were forced."""
        lines = self.ask("GET", f"/api/tables/{table}/record").splitlines()[1:]
        moves = [line for line in map(json.loads, lines) if isinstance(line, list)]
        return [(move[1], move[-1] is True or "forced" in move[2:]) for move in moves]

    def play_one(self, table: str) -> bool:
        """Take one option, if it is my turn; false: the game is over."""
        page = self.pages.pop(table, None) or self.look(table)
        if page["status"] == "over":
            return False
        if not page["options"]:
            time.sleep(0.02)
            return True
        body = {
            "seat": page["viewer"],
            "at": page["version"],
            "action": self.choose.choice(page["options"])["words"],
            "request": uuid4().hex,
        }
        self.pending = (table, body)
        self.send(table, body)
        return True

    def send(self, table: str, body: Page) -> None:
        now = self.ask("POST", f"/api/tables/{table}/actions", body)
        self.answered[table].append((body["at"], body["action"], now["version"]))
        self.pending = None
        if now["options"]:
            self.pages[table] = now

    def check(self) -> None:
        """After a restart: what was answered is there, what was not is there wholly or not at all."""
        for table, answers in self.answered.items():
            if self.doubted is not None and table not in self.doubted:
                continue
            words = self.words(table)
            for at, action, version in answers:
                assert at < len(words), f"{table}: {action!r} at {at} is lost"
                assert words[at][0] == action, f"{table}: {words[at][0]!r} at {at}, where {action!r} was"
                assert len(words) >= version, f"{table}: {len(words)} lines, where {version} were answered"
        if self.pending is None:
            return
        table, body = self.pending
        before = self.words(table)
        if len(before) > body["at"]:
            assert before[body["at"]][0] == body["action"], "something else stands where it would be"
        self.send(table, body)
        after = self.words(table)
        assert after[body["at"]][0] == body["action"]
        assert after[: len(before)] == before


def version(database: Path, table: str) -> int:
    """What is written, without asking the server."""
    with sqlite3.connect(database, timeout=PATIENCE) as connection:
        (found,) = connection.execute("SELECT version FROM tables WHERE id = ?", (table,)).fetchone()
    connection.close()
    return int(found)


def test_nothing_that_was_answered_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    """Reproduce: the moments of the kills and all choices go with SEED."""
    database = tmp_path / "tables.db"
    moment = random.Random(SEED)
    person = Person(SEED)
    me, simple = {"kind": "me"}, {"kind": "bot", "bot": "beginner"}
    kills = unanswered = 0
    bots = ""
    # Most kills hit a move on its way; if none did, there is more to try.
    while kills < KILLS or (not unanswered and kills < 3 * KILLS):
        with running(database) as (address, server):
            person.come(address)
            if not bots:
                person.tables = [person.new_table("duel", me, simple), person.new_table("duel", me, me)]
                bots = person.new_table("continuous", *[{"kind": "bot", "bot": "normal"}] * 5)
            person.check()
            workers = children(server.pid)
            killer = threading.Timer(moment.uniform(0.05, 0.7), os.kill, (server.pid, signal.SIGKILL))
            killer.start()
            try:
                with watching(address, bots):
                    while True:
                        person.play_one(person.choose.choice(person.tables))
            except (httpx.TransportError, InvalidHandshake, ConnectionError):
                # In the middle of a move, or before who looks on had come in.
                kills += 1
            finally:
                killer.cancel()
            unanswered += person.pending is not None
        until = time.monotonic() + PATIENCE
        while any(map(is_alive, workers)):
            assert time.monotonic() < until, "processes of bots have outlived their server"
            time.sleep(0.02)

    with running(database) as (address, _):
        # Whoever looks at the table of the bots need not know them: they go on.
        written = version(database, bots)
        until = time.monotonic() + PATIENCE
        with watching(address, bots):
            while version(database, bots) == written:
                assert time.monotonic() < until, "the bots sleep on"
                time.sleep(0.05)
        person.come(address)
        person.check()
        against_bot, _ = person.tables
        while person.play_one(against_bot):
            pass
        assert person.look(against_bot)["score"]["winners"]
    assert sum(map(len, person.answered.values())) > 20
    assert unanswered
    person.http.close()
