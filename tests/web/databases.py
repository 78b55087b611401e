"""Databases to test on: a file of SQLite, and a PostgreSQL from wherever there is one.

PostgreSQL is, in this order: the server at MONUMENTAL_TEST_POSTGRES (a URL whose user may create databases),
the package pgserver, or a server of our own made with the programs of the system.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module, util
from pathlib import Path
from typing import Any, NoReturn

import asyncpg
import pytest
from sqlalchemy import make_url

NONE_FOUND = (
    "no PostgreSQL to test on: set MONUMENTAL_TEST_POSTGRES to a URL, or install pgserver (pip) "
    "or postgresql (apt, brew)"
)
START_S = 30


@contextmanager
def postgresql_server() -> Iterator[str]:
    """The URL of a server where we may create databases."""
    url = os.environ.get("MONUMENTAL_TEST_POSTGRES")
    found = None if url else programs()
    if url:
        yield url
    elif util.find_spec("pgserver") is not None:
        with _packaged_server() as packaged:
            yield packaged
    elif found is not None:
        with _own_server(found) as own:
            yield own
    else:
        _give_up()


def must_be_ours_to_kill() -> None:
    """A server that was lent for tests is not killed; where there is none at all, that is a fault in CI."""
    if programs() is None:
        if os.environ.get("MONUMENTAL_TEST_POSTGRES"):
            pytest.skip("the PostgreSQL of these tests is not ours to kill")
        _give_up()


def _give_up() -> NoReturn:
    if os.environ.get("MONUMENTAL_NO_SKIPS") == "1":
        pytest.fail(NONE_FOUND)
    pytest.skip(NONE_FOUND)


@contextmanager
def _packaged_server() -> Iterator[str]:
    pgserver: Any = import_module("pgserver")
    with tempfile.TemporaryDirectory(prefix="monumental-pg-", ignore_cleanup_errors=True) as folder:
        server = pgserver.get_server(folder)
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


def programs() -> Path | None:
    """The folder of initdb and postgres; the newest where there are several."""
    folders: list[Path] = []
    asked = shutil.which("pg_config")
    if asked:
        answer = subprocess.run([asked, "--bindir"], capture_output=True, text=True, check=False)
        folders.append(Path(answer.stdout.strip()))
    debian = Path("/usr/lib/postgresql").glob("[0-9]*/bin")
    folders += sorted(debian, key=lambda folder: float(folder.parent.name), reverse=True)
    on_path = shutil.which("initdb")
    if on_path:
        folders.append(Path(on_path).parent)
    return next((f for f in folders if (f / "initdb").exists() and (f / "postgres").exists()), None)


class OwnPostgres:
    """A server in a folder of its own that listens on a socket there. It can be killed and started again."""

    def __init__(self, programs: Path, folder: str, *settings: str) -> None:
        self._programs = programs
        self._folder = folder
        self._settings = [word for each in settings for word in ("-c", each)]
        self._user = _given_away(folder)
        self._server: subprocess.Popen[bytes] | None = None
        self.url = f"postgresql://postgres@/postgres?host={folder}"
        words = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "-N"]
        subprocess.run(
            [programs / "initdb", "-D", self._data, *words],
            check=True,
            capture_output=True,
            cwd=folder,
            user=self._user,
        )

    @property
    def _data(self) -> str:
        return f"{self._folder}/data"

    def start(self) -> None:
        self._server = subprocess.Popen(
            [self._programs / "postgres", "-D", self._data, "-k", self._folder, "-h", "", *self._settings],
            stderr=subprocess.DEVNULL,
            cwd=self._folder,
            user=self._user,
            start_new_session=True,
        )
        _wait_for(self.url, self._server)

    def kill(self) -> None:
        """As when the power fails: all of its processes at once."""
        assert self._server is not None, "PostgreSQL does not run"
        number = self._server.pid
        for process in (number, *children(number)):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self._server.wait()
        self._server = None

    def stop(self) -> None:
        if self._server is not None:
            self._server.send_signal(signal.SIGINT)  # its word for "now, whoever is connected"
            self._server.wait()
            self._server = None


def children(process: int) -> list[int]:
    """The processes that one has started, where the system tells."""
    try:
        return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    except OSError:
        return []


@contextmanager
def _own_server(programs: Path) -> Iterator[str]:
    """A server that forgets all when it stops."""
    with tempfile.TemporaryDirectory(prefix="monumental-pg-") as folder:
        server = OwnPostgres(programs, folder, "fsync=off", "full_page_writes=off")
        try:
            server.start()
            yield server.url
        finally:
            server.stop()


def _given_away(folder: str) -> str | None:
    """PostgreSQL refuses to run as root, so the folder is somebody else's then; gives whose."""
    if os.geteuid() != 0:
        return None
    try:
        shutil.chown(folder, "postgres")
    except LookupError:
        shutil.chown(folder, "nobody")
        return "nobody"
    return "postgres"


def _wait_for(url: str, server: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + START_S
    while True:
        try:
            return execute(url, "SELECT 1")
        except (OSError, asyncpg.CannotConnectNowError):
            if server.poll() is not None or time.monotonic() > until:
                raise
            time.sleep(0.05)


def execute(url: str, *statements: str) -> None:
    """Say something to a PostgreSQL server, outside of any transaction."""

    async def say() -> None:
        connection = await asyncpg.connect(url)
        try:
            for statement in statements:
                await connection.execute(statement)
        finally:
            await connection.close()

    asyncio.run(say())


@contextmanager
def postgresql_database(server: str) -> Iterator[str]:
    """The URL of a new, empty database."""
    name = f"monumental_{secrets.token_hex(6)}"
    execute(server, f"CREATE DATABASE {name}")
    try:
        yield make_url(server).set(database=name).render_as_string(hide_password=False)
    finally:
        execute(server, f"DROP DATABASE {name} WITH (FORCE)")
