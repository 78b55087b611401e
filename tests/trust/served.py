"""What is done to a server, and to the file of its tables."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import sqlite3
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import httpx

from benchmarks import load as crowd
from monumental.web.keep.backup import back_up, restore, tried_out
from tests.play.damage import values
from tests.play.test_damaged_records import DAMAGE
from tests.trust.parts import HANG, Outcome, Task
from tests.trust.people import BOT, ME, Company
from tests.web.attacks.test_files import damaged as damaged_file
from tests.web.attacks.test_files import told
from tests.web.nursery import Nursery
from tests.web.served import PATIENCE, Served
from tests.web.test_crash import Person

#: A person who is not told to come back later.
PLENTY: Final = (
    *("burst", "rate", "work", "tables_a_day", "tables_at_once", "listed_at_once", "seats_at_once"),
    *("bot_tables", "packs_at_once", "changes_at_once", "lines_at_once", "reports_at_once"),
)
LIMITS: Final = [word for name in PLENTY for word in ("--limit", f"{name}=1000000")]

#: So many actions are answered before a kill may come.
BEFORE_A_KILL: Final = 10

#: After so many kills all tables are looked at, after the others those where somebody has just played.
CHECK_ALL: Final = 50

#: So many kills make a file that other parts look at.
KILLS_BEFORE: Final = 2

#: So many tables are played at while the load is measured, each with two sockets.
TABLES: Final = 20


def database_of(task: Task) -> Path:
    """The file that the server was killed over: other parts look at it, too."""
    return folder_of(task, "kills") / "tables.sqlite"


def folder_of(task: Task, name: str) -> Path:
    folder = task.folder / name
    folder.mkdir(exist_ok=True)
    return folder


def kills(task: Task) -> Outcome:
    """The server is killed while several people play: what was answered is there, once."""
    with Nursery() as nursery:
        return _kills(task, nursery)


def _kills(task: Task, nursery: Nursery) -> Outcome:
    outcome = Outcome()
    moment = random.Random(task.seed)
    company = Company(task.seed, HANG)
    behind: list[int] = []  # of each kill: the actions that were answered since the server began
    for number in task.numbers():
        try:
            with Served(folder_of(task, "kills"), *LIMITS, nursery=nursery) as server:
                company.come(server.address)
                known = company.marks()
                company.check()
                company.sit_down()
                before = company.answered
                company.play(BEFORE_A_KILL)
                _play_until_killed(company, moment, server)
                behind.append(company.answered - before)
                everything = (number + 1) % CHECK_ALL == 0
                company.doubt(None if everything else company.played_since(known))
                outcome.counts["kills"] += 1
                outcome.counts["in the middle of an action"] += company.underway > 0
                outcome.counts["of several"] += company.underway > 1
        except (AssertionError, httpx.HTTPError) as error:
            outcome.fault(f"start {number}: {error!r}")
            # What is wrong with these tables is counted once.
            company.close()
            company = Company(number + 1, HANG)
    try:
        with Served(folder_of(task, "kills"), *LIMITS, nursery=nursery) as server:
            company.come(server.address)
            company.doubt(None)
            company.check()
        # All that were killed wrote into the same file.
        look_for_tracebacks(server, outcome)
    except (AssertionError, httpx.HTTPError) as error:
        outcome.fault(f"after the last kill: {error!r}")
    company.close()
    outcome.counts["people at once"] = len(company.people)
    outcome.counts["actions answered before them"] = sum(behind)
    outcome.counts["before each at least"] = min(behind, default=0)
    return outcome


def _play_until_killed(company: Company, moment: random.Random, server: Served) -> None:
    """Whatever else ends it is no kill, but a fault: an answer that does not come, a server that ends."""
    struck = threading.Event()

    def strike() -> None:
        struck.set()
        server.strike()

    killer = threading.Timer(moment.uniform(0.05, 1.0), strike)
    killer.start()
    try:
        cut_off = company.play_until(struck)
    finally:
        # Before it is asked how it ended: a server that only hung up is not killed afterwards.
        killer.cancel()
        killer.join()
    ended = server.ended(within=HANG)
    assert ended == -signal.SIGKILL, f"not killed, but {ended}: {cut_off}"
    assert not cut_off, f"hung up before it was killed: {cut_off}"


def answered(person: Person) -> int:
    return sum(map(len, person.answered.values()))


def play(person: Person, moment: random.Random, until: int) -> None:
    """At two tables, until so many actions were answered."""
    deadline = time.monotonic() + PATIENCE
    while answered(person) < until:
        assert time.monotonic() < deadline, f"nobody could play on for {PATIENCE} s"
        play_one(person, moment)


def play_one(person: Person, moment: random.Random) -> None:
    while len(person.tables) < 2:
        person.tables.append(person.new_table("duel", ME, moment.choice((ME, BOT))))
    table = person.choose.choice(person.tables)
    if not person.play_one(table):
        person.tables.remove(table)


def look_for_tracebacks(server: Served, outcome: Outcome) -> None:
    said = server.complaints()
    if number := said.count("Traceback"):
        first = said.index("Traceback")
        # The line before says who has written it.
        line = said.rfind("\n", 0, max(said.rfind("\n", 0, first), 0)) + 1
        outcome.fault(f"tracebacks of the server ({number}): {said[line : first + 2000]}")


def backups(task: Task) -> Outcome:
    """The tables of the server that was killed are backed up and restored, every record played again."""
    outcome = Outcome()
    _must_have_been_played_over(task)
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


def _must_have_been_played_over(task: Task) -> None:
    """Where this part is done by itself, a server is killed over a file first."""
    if not database_of(task).exists():
        kills(replace(task, seconds=0.0, least=KILLS_BEFORE))


def _moves(file: Path) -> list[tuple[Any, ...]]:
    with sqlite3.connect(file) as connection:
        found = connection.execute("SELECT table_id, number, words FROM moves ORDER BY 1, 2").fetchall()
    connection.close()
    return found


def databases(task: Task) -> Outcome:
    """The file with random damage: read, or refused in one sentence."""
    outcome = Outcome()
    _must_have_been_played_over(task)
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
    with (
        Served(folder_of(task, "requests"), *LIMITS) as server,
        httpx.Client(base_url=server.address, timeout=HANG) as http,
    ):
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
    look_for_tracebacks(server, outcome)
    return outcome


def _damaged(table: str, seed: int) -> tuple[str, bytes]:
    """Something that the page sends, but not quite. The same seed makes the same."""
    choose = random.Random(seed)
    act = {"seat": 0, "at": 0, "request": f"request-{seed}"}
    path, body = choose.choice(
        [
            (f"/api/tables/{table}/actions", {**act, "action": "use b2"}),
            (f"/api/tables/{table}/actions?brief=true", {**act, "action": "use b2"}),
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
    with Served(folder_of(task, "load"), *LIMITS) as server:
        found = asyncio.run(crowd.run(crowd.Server(server.address, server.process), plan))
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
    outcome.counts["faults"] += found["errors"] - len(found["first_errors"])
    for name in ("actions", "views", "sockets"):
        if found[name]["max"] > HANG * 1000:
            outcome.fault(f"{name}: somebody waited for {found[name]['max']} ms")
    look_for_tracebacks(server, outcome)
    return outcome
