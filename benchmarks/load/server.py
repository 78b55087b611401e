"""The server that is measured: one of its own, or somebody else's, and what its processes use."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

#: Seconds to wait for a server to stop.
STOP_S: Final = 30.0

#: A server is settled when it uses less than this share of a core, and a little for each table, whose sockets
#: are told that it is there; so many seconds are waited for that.
SETTLED: Final = 0.03
SOCKETS: Final = 0.0001
SETTLE_S: Final = 120.0

#: All people come from one address, which may have more than a crowd of strangers from there could; and there
#: may be as many connections as open files. How long people wait until some are sent away stays as it is.
PLENTY: Final = (
    *("burst", "rate", "work", "tables_a_day", "tables_at_once", "listed_at_once", "seats_at_once"),
    *("connections", "all_connections", "sockets"),
)


@dataclass(frozen=True)
class Server:
    """Where it is, and by which processes it can be found on this machine; somebody else's does not say."""

    address: str
    pid: int | None = None
    database_pid: int | None = None  # of PostgreSQL


@dataclass(frozen=True)
class Wanted:
    """What is started."""

    database: str | None = None  # otherwise a new file of SQLite's
    postgres: bool = False  # a new PostgreSQL, which is thrown away afterwards
    processes: int = 1
    limits: Sequence[str] = ()  # as `monumental serve` takes them


@contextmanager
def own_server(wanted: Wanted) -> Iterator[Server]:
    """`monumental serve` on a new file, a new PostgreSQL, or a database that is named."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="monumental-load-"))
        url, database_pid = wanted.database or f"sqlite:///{folder}/tables.sqlite", None
        if wanted.postgres:
            url, database_pid = stack.enter_context(_own_postgres())
        limits = [*(f"{name}=1000000" for name in PLENTY), *wanted.limits]
        command = [
            *(sys.executable, "-m", "monumental.cli", "serve", "--no-open", "--port", "0", "--lang", "en"),
            *("--database", url, "--processes", str(wanted.processes)),
            *(word for limit in limits for word in ("--limit", limit)),
        ]
        process = stack.enter_context(subprocess.Popen(command, stdout=subprocess.PIPE, text=True))
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            found = re.search(r":(\d+)/", said)
            if found is None:
                raise SystemExit(f"the server does not start: {said}")
            yield Server(f"http://127.0.0.1:{found[1]}", process.pid, database_pid)
        finally:
            process.terminate()
            try:
                process.wait(STOP_S)
            except subprocess.TimeoutExpired:
                process.kill()


@contextmanager
def _own_postgres() -> Iterator[tuple[str, int]]:
    """A new one as people run it: what is committed is on the disk. Its URL and process."""
    # What tests start is what is measured; only they know where its programs are.
    from tests.web.databases import OwnPostgres, programs  # noqa: PLC0415

    found = programs()
    if found is None:
        raise SystemExit("--postgres: initdb and postgres are not installed")
    with tempfile.TemporaryDirectory(prefix="monumental-pg-") as folder:
        postgres = OwnPostgres(found, folder, "fsync=on", "full_page_writes=on")
        try:
            postgres.start()
            process = (Path(folder) / "data" / "postmaster.pid").read_text(encoding="utf-8").split()[0]
            yield postgres.url, int(process)
        finally:
            postgres.stop()


# What processes use


@dataclass(frozen=True)
class Usage:
    """What a process has used so far, with those that it has started and seen end."""

    cpu_s: float
    memory_mib: float

    def since(self, before: Usage | None) -> Usage:
        return self if before is None else Usage(self.cpu_s - before.cpu_s, self.memory_mib)


#: Of a process and all that it has started, by their numbers; nothing where the system does not say.
Usages = dict[int, Usage]


class Meter:
    """What a server and its database use from now on."""

    def __init__(self, server: Server) -> None:
        self._pids = (server.pid, server.database_pid)
        self._before = [usages(pid) for pid in self._pids]

    def read(self) -> tuple[Usages, Usages]:
        """Of the server, and of its database."""
        server, database = (
            {one: used.since(before.get(one)) for one, used in usages(pid).items()}
            for pid, before in zip(self._pids, self._before, strict=True)
        )
        return server, database


def usages(pid: int | None) -> Usages:
    """Of processes on this machine."""
    if pid is None:
        return {}
    ticks = os.sysconf("SC_CLK_TCK")
    parents: dict[int, int] = {}
    spent: dict[int, float] = {}
    for path in Path("/proc").glob("[0-9]*"):
        try:
            fields = (path / "stat").read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        parents[int(path.name)] = int(fields[1])
        spent[int(path.name)] = sum(map(int, fields[11:15])) / ticks
    return {one: Usage(spent[one], _memory_mib(one)) for one in spent if is_of(one, pid, parents)}


def cpu_s(used: Usages) -> float:
    return sum(each.cpu_s for each in used.values())


def is_of(process: int, ancestor: int, parents: dict[int, int]) -> bool:
    while process and process != ancestor:
        process = parents.get(process, 0)
    return process == ancestor


def _memory_mib(process: int) -> float:
    try:
        status = Path(f"/proc/{process}/status").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return 0.0
    resident = re.search(r"VmRSS:\s+(\d+) kB", status)
    return int(resident[1]) / 1024 if resident else 0.0


async def settled(server: Server, tables: int = 0) -> None:
    """Wait until a server does nothing: what it reads ahead for the first who come belongs to no action."""
    until = time.perf_counter() + SETTLE_S
    before = usages(server.pid)
    while before and time.perf_counter() < until:
        await asyncio.sleep(1)
        now = usages(server.pid)
        if not now or cpu_s(now) - cpu_s(before) < SETTLED + tables * SOCKETS:
            return
        before = now
