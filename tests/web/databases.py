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
from contextlib import contextmanager
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
    programs = None if url else _programs()
    if url:
        yield url
    elif util.find_spec("pgserver") is not None:
        with _packaged_server() as packaged:
            yield packaged
    elif programs is not None:
        with _own_server(programs) as own:
            yield own
    else:
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


def _programs() -> Path | None:
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


@contextmanager
def _own_server(programs: Path) -> Iterator[str]:
    """A server in a folder of its own that listens on a socket there and forgets all when it stops."""
    with tempfile.TemporaryDirectory(prefix="monumental-pg-") as folder:
        user = _given_away(folder)
        data = f"{folder}/data"
        subprocess.run(
            [
                programs / "initdb",
                "-D",
                data,
                "-U",
                "postgres",
                "-A",
                "trust",
                "-E",
                "UTF8",
                "--no-locale",
                "-N",
            ],
            check=True,
            capture_output=True,
            cwd=folder,
            user=user,
        )
        server = subprocess.Popen(
            [programs / "postgres", "-D", data, "-k", folder, "-h", "", "-F", "-c", "full_page_writes=off"],
            stderr=subprocess.DEVNULL,
            cwd=folder,
            user=user,
        )
        url = f"postgresql://postgres@/postgres?host={folder}"
        try:
            _wait_for(url, server)
            yield url
        finally:
            server.send_signal(signal.SIGINT)  # its word for "now, whoever is connected"
            server.wait()


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
