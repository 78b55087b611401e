"""One server for a file: it locks the file, and writes beside it where it is to be found.

The system lets a lock go when its process ends, however it ends. Neither the database itself is locked, for
SQLite's own locks would go with ours, nor does a file that merely exists say anything.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Final

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

if sys.platform == "win32":
    import msvcrt

    def _lock(number: int) -> None:
        # Far behind the text: what is locked there nobody else can read.
        os.lseek(number, 1 << 30, os.SEEK_SET)
        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(number: int) -> None:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)


#: Seconds in which a server that has just locked the file writes where it is.
SAID_WITHIN: Final = 2.0
LONGEST_ADDRESS: Final = 300


class Occupied(Exception):  # noqa: N818 (a person is told)
    """Another server has the file. `address` is where it is; nothing where it does not say."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class FileLock:
    """Held from the moment it is made until it is closed or its process ends."""

    def __init__(self, database: Path) -> None:
        # Whatever name leads to it, it is the same file.
        real = database.resolve()
        self._path = real.with_name(f"{real.name}.lock")
        self._number = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._number)
        except OSError as error:
            os.close(self._number)
            raise Occupied(self._heard()) from error
        os.ftruncate(self._number, 0)

    def say(self, address: str) -> None:
        """Write down where the server is."""
        os.lseek(self._number, 0, os.SEEK_SET)
        os.write(self._number, address.encode())

    def close(self) -> None:
        os.ftruncate(self._number, 0)
        os.close(self._number)

    def _heard(self) -> str:
        until = time.monotonic() + SAID_WITHIN
        while True:
            said = self._path.read_bytes()[:LONGEST_ADDRESS].decode(errors="replace")
            if said or time.monotonic() > until:
                return said
            time.sleep(0.05)


def file_of(url: str) -> Path | None:
    """The file of a database in a file."""
    try:
        found = make_url(url)
    except (ArgumentError, ValueError):
        return None
    if found.get_backend_name() != "sqlite" or found.database in {None, "", ":memory:"} or found.query:
        return None
    return Path(found.database or "")
