"""What is done to a server, and to the file of its tables."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any, Final

import httpx

from benchmarks import load as crowd
from monumental.web.keep.backup import back_up, restore, tried_out
from tests.play.damage import values
from tests.play.test_damaged_records import DAMAGE
from tests.trust.parts import HANG, Outcome, Task
from tests.web.attacks.test_files import damaged as damaged_file
from tests.web.attacks.test_files import told
from tests.web.served import Served
from tests.web.test_crash import Person, running

ME: Final = {"kind": "me"}
BOT: Final = {"kind": "bot", "bot": "beginner"}

#: A person who is not told to come back later.
PLENTY: Final = ("burst", "rate", "work", "tables_at_once", "seats_at_once")

#: So many tables are played at while the load is measured, each with two sockets.
TABLES: Final = 20


def database_of(task: Task) -> Path:
    """The file that the server was killed over: other parts look at it, too."""
    return task.folder / "tables.db"


def kills(task: Task) -> Outcome:
    """The server is killed while somebody plays: what was answered is there, once."""
    outcome = Outcome()
    moment = random.Random(task.seed)
    person = Person(task.seed)
    for _ in task.numbers():
        with running(database_of(task)) as (address, server):
            _check(person, address, outcome)
            killer = threading.Timer(moment.uniform(0.05, 2.0), os.kill, (server.pid, signal.SIGKILL))
            try:
                while len(person.tables) < 2:
                    person.tables.append(person.new_table("duel", ME, moment.choice((ME, BOT))))
                killer.start()
                while True:
                    table = person.choose.choice(person.tables)
                    if not person.play_one(table):
                        person.tables.remove(table)
                        person.tables.append(person.new_table("duel", ME, ME))
            except httpx.TransportError:
                outcome.counts["kills"] += 1
            finally:
                killer.cancel()
            outcome.counts["killed in the middle of an action"] += person.pending is not None
    with running(database_of(task)) as (address, _):
        _check(person, address, outcome)
    person.http.close()
    outcome.counts["actions that were answered"] = sum(map(len, person.answered.values()))
    return outcome


def _check(person: Person, address: str, outcome: Outcome) -> None:
    person.come(address)
    try:
        person.check()
    except AssertionError as error:
        outcome.fault(f"lost or doubled: {error}")


def backups(task: Task) -> Outcome:
    """The tables of the server that was killed are backed up and restored, every record played again."""
    outcome = Outcome()
    url = f"sqlite:///{database_of(task)}"
    for number in task.numbers():
        file = task.folder / f"{number}.monumental"
        again = task.folder / f"{number}.db"
        asyncio.run(back_up(url, file))
        asyncio.run(restore(f"sqlite:///{again}", file))
        checked = asyncio.run(tried_out(file))
        outcome.counts.update(restored=1, tables=checked.tables, moves=checked.moves)
        for table, why in checked.wrong:
            outcome.fault(f"table {table}: {why}")
        if _moves(again) != _moves(database_of(task)):
            outcome.fault(f"{again}: other moves than before")
        file.unlink()
        again.unlink()
    return outcome


def _moves(file: Path) -> list[tuple[Any, ...]]:
    with sqlite3.connect(file) as connection:
        found = connection.execute("SELECT table_id, number, words FROM moves ORDER BY 1, 2").fetchall()
    connection.close()
    return found


def databases(task: Task) -> Outcome:
    """The file with random damage: read, or refused in one sentence."""
    outcome = Outcome()
    with sqlite3.connect(database_of(task)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    whole = database_of(task).read_bytes()
    for number in task.numbers():
        for left in task.folder.glob("damaged*"):
            left.unlink()
        file = task.folder / "damaged.sqlite"
        file.write_bytes(damaged_file(whole, number))
        began = time.monotonic()
        outcome.counts["files"] += 1
        try:
            outcome.counts["refused"] += bool(told(file))
        except Exception as error:  # noqa: BLE001 (whatever it is, nobody is told what to do)
            outcome.fault(f"file {number}: {error!r}")
        if time.monotonic() - began > HANG:
            outcome.fault(f"file {number}: took longer than {HANG} s")
    return outcome


def requests(task: Task) -> Outcome:
    """Requests with random damage to what they say: each is answered soon, and nothing breaks."""
    outcome = Outcome()
    limits = [word for name in PLENTY for word in ("--limit", f"{name}=1000000")]
    folder = task.folder / "requests"
    folder.mkdir(exist_ok=True)
    with Served(folder, *limits) as server, httpx.Client(base_url=server.address, timeout=HANG) as http:
        http.post("/api/key")
        table = http.post("/api/tables", json={"rules": "duel", "seats": [ME, ME]}).json()["id"]
        for seed in task.numbers():
            path, body = _damaged(table, seed)
            outcome.counts["requests"] += 1
            try:
                answer = http.post(path, content=body, headers={"Content-Type": "application/json"})
            except httpx.HTTPError as error:
                outcome.fault(f"request {seed}: {error!r}")
                continue
            outcome.counts["refused"] += answer.is_client_error
            if answer.is_server_error:
                outcome.fault(f"request {seed}: {answer.status_code} {answer.text[:200]}")
        if "Traceback" in server.complaints():
            outcome.fault(f"the server complained: {server.complaints()[:2000]}")
    return outcome


def _damaged(table: str, seed: int) -> tuple[str, bytes]:
    """Something that the page sends, but not quite. The same seed makes the same."""
    choose = random.Random(seed)
    act = {"seat": 0, "at": 0, "request": f"request-{seed}"}
    path, body = choose.choice(
        [
            (f"/api/tables/{table}/actions", {**act, "action": "use b2"}),
            (f"/api/tables/{table}/undo", act),
            (f"/api/tables/{table}/takeback", {**act, "say": "ask"}),
            (f"/api/tables/{table}/hand-over", {"seat": 0, "at": 0, "bot": "normal"}),
            ("/api/tables", {"rules": "duel", "seats": [ME, BOT], "name": "Friends", "seed": 7}),
            ("/api/me/name", {"name": "Ann"}),
            ("/api/lessons/duel/first", {"deeds": ["pass"], "try": "next"}),
        ]
    )
    data: Any = json.loads(json.dumps(body))
    for _ in range(choose.randint(1, 3)):
        found = list(values(data))
        if found:
            DAMAGE.to_value(*choose.choice(found), choose)
    text = json.dumps(data)
    if choose.random() < 0.3:
        text = DAMAGE.to_text(text, choose, times=1)
    return path, text.encode(errors="surrogatepass")


def load(task: Task) -> Outcome:
    """A crowd that plays and watches: everybody is answered."""
    plan = crowd.Plan(tables=TABLES, every=1.0, look_every=2.0, seconds=max(task.seconds, 2.0), warm_up=1)
    with crowd.own_server() as server:
        found = asyncio.run(crowd.run(server, plan))
    outcome = Outcome()
    outcome.counts.update(
        {
            "tables": TABLES,
            "actions": found["actions"]["count"],
            "told over sockets": found["sockets"]["count"],
            "ms for an action (p99)": round(found["actions"]["p99"]),
        }
    )
    for error in found["first_errors"]:
        outcome.fault(error)
    return outcome
