"""The file of a SQLite database: it is ours, nobody else reads it, and we may write to it."""

from __future__ import annotations

import os
import sqlite3
import stat
from contextlib import closing, suppress
from pathlib import Path
from typing import Final
from urllib.parse import quote

from monumental.web.store.errors import StoreError

#: Tables by which a database of ours is known, whatever its version.
OURS: Final = frozenset({"alembic_version", "tables", "seats", "moves"})

#: Files of SQLite beside the database, made with the rights that it has.
BESIDE: Final = ("-wal", "-shm")

PRIVATE: Final = 0o600
OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO


def prepare(file: Path) -> None:
    """Make a file that is not there, so that nobody else can read it; close one of ours to others.

    A file of somebody else's is refused before anything is written to it.
    """
    if file.exists() and not file.is_file():
        raise StoreError(f"{file} is no file")
    if not file.exists():
        # What can't be made can't be opened either, and SQLite says so.
        with suppress(OSError):
            os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE))
        return
    if not os.access(file, os.W_OK) or not os.access(file.resolve().parent, os.W_OK):
        raise StoreError(f"{file} or its folder can't be written to")
    _must_be_ours(file)
    for each in (file, *(Path(f"{file.resolve()}{end}") for end in BESIDE)):
        with suppress(OSError):
            mode = each.stat().st_mode
            if mode & OTHERS:
                each.chmod(stat.S_IMODE(mode) & ~OTHERS)


def _must_be_ours(file: Path) -> None:
    """An empty file is one, too. It is read as it lies there: not even a journal is looked at."""
    if not file.stat().st_size:
        return
    with closing(sqlite3.connect(f"file:{quote(str(file.resolve()))}?immutable=1", uri=True)) as connection:
        # Bytes, for the names in a damaged file may be no text.
        connection.text_factory = bytes
        names = {
            bytes(name).decode(errors="replace")
            for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        }
    if names and not names >= OURS:
        raise StoreError(f"{file} is a database of another program: name another file")
