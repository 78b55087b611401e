"""Files that are not what a server hopes for: somebody else's, damaged, tmp_path, or not to be written to."""

from __future__ import annotations

import asyncio
import ctypes
import os
import random
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from monumental.web.store import Store, StoreError
from tests.web.served import PATIENCE, Served

pytestmark = pytest.mark.long

SEED = 20
MUTATIONS = 200

#: Linux: root no longer writes where nobody may.
DROP, WRITES_ANYWHERE = 24, 1


def without_rights() -> None:
    if os.getuid() == 0:
        assert ctypes.CDLL(None).prctl(DROP, WRITES_ANYWHERE, 0, 0, 0) == 0


def refused(*options: str, by: Callable[[], None] | None = None) -> str:
    """What a server says that can't start."""
    done = subprocess.run(
        [sys.executable, "-m", "monumental.cli", "serve", "--no-open", "--lang", "en", *options],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        preexec_fn=by,
    )
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    assert done.stderr.count("\n") == 1
    return done.stderr


def url(file: Path) -> str:
    return f"sqlite:///{file}"


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


# Who may read it


def test_nobody_else_reads_the_tables(tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        file = tmp_path / "new" / "tables.sqlite"
        with Served(tmp_path, "--database", url(file)) as server:
            httpx.post(f"{server.address}/api/key", timeout=PATIENCE)

            assert mode(file.parent) == 0o700
            assert {each.name: mode(each) for each in file.parent.iterdir()} == {
                f"tables.sqlite{end}": 0o600 for end in ("", "-wal", "-shm", ".lock")
            }
        file.chmod(0o644)
        with Served(tmp_path, "--database", url(file)):
            assert mode(file) == 0o600
    finally:
        os.umask(old)


@pytest.mark.parametrize("what", ["the file", "the folder"])
def test_what_can_not_be_written_to_is_refused_at_once(tmp_path: Path, what: str) -> None:
    file = tmp_path / "tables.sqlite"
    Served(tmp_path).stop()
    for each in tmp_path.iterdir():
        each.chmod(0o444 if what == "the file" else 0o666)
    tmp_path.chmod(0o777 if what == "the file" else 0o555)
    before = file.read_bytes()
    try:
        sentence = refused("--port", "0", "--database", url(file), by=without_rights)
    finally:
        tmp_path.chmod(0o755)

    assert str(file) in sentence
    assert file.read_bytes() == before


def test_a_new_file_where_none_can_be_made_is_refused(tmp_path: Path) -> None:
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o555)

    sentence = refused("--port", "0", "--database", url(closed / "x.db"), by=without_rights)

    assert "x.db" in sentence


# Whose it is


@pytest.mark.parametrize("journal", ["delete", "wal"])
def test_the_database_of_another_program_is_left_as_it_is(tmp_path: Path, journal: str) -> None:
    file = tmp_path / "letters.db"
    with closing(sqlite3.connect(file)) as other, other:
        other.execute(f"PRAGMA journal_mode = {journal}")
        other.execute("CREATE TABLE letters (words TEXT)")
    before = {each.name: each.read_bytes() for each in tmp_path.iterdir()}
    file.chmod(0o644)

    sentence = refused("--port", "0", "--database", url(file))

    assert "another program" in sentence
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == before
    assert mode(file) == 0o644


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert "no file" in refused("--port", "0", "--database", url(tmp_path))


# Damage


def test_a_damaged_file_never_gives_a_traceback(tmp_path: Path) -> None:
    """Reproduce: `damaged(whole, number)` of SEED makes the file of this number again."""
    with (
        Served(tmp_path) as server,
        httpx.Client(base_url=server.address, timeout=PATIENCE) as browser,
    ):
        browser.post("/api/key")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "beginner"}]
        for _ in range(3):
            assert browser.post("/api/tables", json={"rules": "duel", "seats": seats}).status_code == 201
    whole = (tmp_path / "tables.sqlite").read_bytes()
    file = tmp_path / "damaged.sqlite"

    failed = {}
    sentences: set[str] = set()
    for number in range(MUTATIONS):
        for left in tmp_path.glob("damaged*"):
            left.unlink()
        file.write_bytes(damaged(whole, number))
        try:
            sentences.add(told(file))
        except Exception as error:  # noqa: BLE001 (whatever it is, nobody is told what to do)
            failed[number] = repr(error)

    assert failed == {}, f"damaged(whole, number) of seed {SEED}"
    assert len(sentences) > 3


def damaged(whole: bytes, number: int) -> bytes:
    """A file with some bytes changed, most of them where SQLite keeps what it knows of itself."""
    chance = random.Random(SEED * 1000 + number)
    data = bytearray(whole)
    for _ in range(chance.choice([1, 4, 40])):
        where = chance.choice([100, 4096, len(data)])
        data[chance.randrange(min(where, len(data)))] = chance.randrange(256)
    if chance.random() < 0.2:
        del data[chance.randrange(len(data)) :]
    return bytes(data)


def told(file: Path) -> str:
    """What is said about a file by what a server does first with it; nothing if all is well."""

    async def look() -> None:
        store = await Store.open(url(file))
        try:
            await store.secret("keys")
            tables = [each.id for each in await store.open_tables()]
            for table in (*await store.running_bots(), *tables):
                await store.load(table)
        finally:
            await store.close()

    try:
        asyncio.run(look())
    except StoreError as error:
        return str(error)
    return ""


# Two servers


def test_a_second_server_on_the_same_file_is_told_where_the_first_is(tmp_path: Path) -> None:
    link = tmp_path / "elsewhere"
    link.mkdir()
    (link / "other.sqlite").symlink_to(tmp_path / "tables.sqlite")
    with Served(tmp_path) as first:
        for options in (
            ("--database", url(first.database)),  # no port: it would take the next one
            ("--port", "0", "--database", url(first.database)),
            ("--port", first.address.rpartition(":")[2], "--database", url(first.database)),
            ("--port", "0", "--database", url(link / "other.sqlite")),
        ):
            assert f"{first.address}/" in refused(*options)
        assert httpx.post(f"{first.address}/api/key", timeout=PATIENCE).is_success


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_the_file_is_free_again_when_the_first_is_gone(tmp_path: Path, how: signal.Signals) -> None:
    first = Served(tmp_path)
    first._end(how)

    with Served(tmp_path) as second:
        assert httpx.post(f"{second.address}/api/key", timeout=PATIENCE).is_success


def test_the_same_file_at_another_place_is_another_file(tmp_path: Path) -> None:
    (tmp_path / "copy").mkdir()
    with Served(tmp_path) as first:
        shutil.copy(first.database, tmp_path / "copy" / "tables.sqlite")
        with Served(tmp_path / "copy") as second:
            assert first.address != second.address
