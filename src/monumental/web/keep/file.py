"""A backup is one packed file of JSON lines, the same from either database and for either.

    {"format": "monumental-backup-1", "revision": "0003", "made": "2026-03-01T18:20:00+00:00"}
    {"table": "tables", "columns": ["id", "created", …]}
    ["k3J…", "2026-03-01T17:00:00+00:00", …]
    …
    {"rows": {"tables": 1, …}, "sha256": "…"}

It is written as the database lies there, by the schema that it has: a backup of an older version is restored
by that schema and then brought to today's. The last line has the hash of all before it.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Collection, Iterator, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import IO, Any, Final

from alembic import command
from alembic.migration import MigrationContext
from alembic.util import CommandError
from sqlalchemy import Column, Connection, DateTime, LargeBinary, MetaData, Table, insert, inspect, select

from monumental.web.store.errors import StoreError
from monumental.web.store.migrate import migrate, scripts
from monumental.web.store.rows import now
from monumental.web.store.schema import is_somebodys

FORMAT: Final = "monumental-backup-1"

#: Alembic's own table: the first line has what it says.
REVISIONS: Final = "alembic_version"

#: Rows that are read and written at once, and signs of a line that one of ours never has.
AT_ONCE: Final = 500
LONGEST_LINE: Final = 1 << 26

#: What lies there of a database, by table.
Counted = dict[str, int]


class BackupError(StoreError):
    """A file that is no backup, or not all of one."""

    def __init__(self) -> None:
        super().__init__("this is no backup of Monumental, or it is damaged")


#: What comes of reading any other file, packed or not.
NO_BACKUP: Final = (
    *(KeyError, TypeError, ValueError, AttributeError, RecursionError),
    *(OSError, EOFError, zlib.error),
)


class _Writer:
    """Lines, and their hash."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self._hash = hashlib.sha256()

    def line(self, content: object) -> None:
        data = json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        self._hash.update(data)
        self._file.write(data)

    def end(self, rows: Counted) -> None:
        self.line({"rows": rows, "sha256": self._hash.hexdigest()})


def write(file: IO[bytes], connection: Connection, only: Collection[str] | None = None) -> Counted:
    """Write down all there is, as it is at this moment, or what belongs to some tables of the game."""
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None:
        raise StoreError("there are no tables of Monumental in this database")
    lies_there = MetaData()
    lies_there.reflect(connection)
    writer = _Writer(file)
    writer.line({"format": FORMAT, "revision": revision, "made": now().isoformat()})
    rows: Counted = {}
    for table in lies_there.sorted_tables:
        which = _of_games(table, lies_there, only)
        if table.name == REVISIONS or which is None:
            continue
        writer.line({"table": table.name, "columns": [column.name for column in table.c]})
        rows[table.name] = 0
        for row in connection.execution_options(yield_per=AT_ONCE).execute(select(table).where(*which)):
            writer.line([_plain(value) for value in row])
            rows[table.name] += 1
    writer.end(rows)
    return rows


def _of_games(table: Table, lies_there: MetaData, only: Collection[str] | None) -> list[Any] | None:
    """What is chosen of a table of the database; nothing: it belongs to no game."""
    if only is None:
        return []
    if table.name == "packs":
        played = lies_there.tables["played_with"]
        return [table.c.hash.in_(select(played.c.pack).where(played.c.table_id.in_(only)))]
    name = "id" if table.name == "tables" else "table_id"
    if is_somebodys(table):
        return None
    return [table.c[name].in_(only)] if name in table.c else None


def _plain(value: object) -> object:
    if isinstance(value, datetime):
        return (value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)).isoformat()
    if isinstance(value, bytes):
        return b64encode(value).decode("ascii")
    return value


def read(file: IO[bytes], connection: Connection) -> Counted:
    """Fill an empty database from a backup, and bring it to the schema of this version."""
    if inspect(connection).get_table_names():
        raise StoreError("there is something in this database already: name an empty one")
    _must_be_whole(file)
    try:
        lines = _lines(file)
        head = next(lines)
        if head["format"] != FORMAT:
            raise BackupError
        _make_schema(str(head["revision"]), connection)
        rows = _fill(lines, connection)
    except NO_BACKUP as error:
        raise BackupError from error
    migrate(connection)
    return rows


def _must_be_whole(file: IO[bytes]) -> None:
    """Look at all of it before anything is written: what is damaged shall not come to a database."""
    try:
        for _ in _lines(file):
            pass
        file.seek(0)
    except NO_BACKUP as error:
        raise BackupError from error


def _lines(file: IO[bytes]) -> Iterator[Any]:
    """What the lines say; the last one must have the hash of those before it."""
    hashed = hashlib.sha256()
    while data := file.readline(LONGEST_LINE):
        line = json.loads(data)
        if isinstance(line, dict) and "sha256" in line:
            if line["sha256"] != hashed.hexdigest() or file.read(1):
                raise BackupError
            yield line
            return
        hashed.update(data)
        yield line
    raise BackupError  # the end is missing


def _make_schema(revision: str, connection: Connection) -> None:
    try:
        command.upgrade(scripts(connection), revision)
    except CommandError as error:
        raise StoreError("the backup was made by a newer version of Monumental") from error


def _fill(lines: Iterator[Any], connection: Connection) -> Counted:
    """Write all rows. The schema has been made; the last line says how many rows there must be."""
    made = MetaData()
    made.reflect(connection)
    rows: Counted = {}
    filling: _Filling | None = None
    for line in lines:
        if isinstance(line, list):
            if filling is None:
                raise BackupError
            filling.add(line)
            continue
        if filling is not None:
            filling.write()
            rows[filling.name] = filling.count
        if "sha256" in line:
            if line["rows"] != rows:
                raise BackupError
            break
        filling = _Filling(made.tables[line["table"]], line["columns"], connection)
    return rows


class _Filling:
    """Rows for one table, written some at a time."""

    def __init__(self, table: Table, columns: Sequence[str], connection: Connection) -> None:
        self.name = table.name
        self.count = 0
        self._columns = {name: _reading(table.c[name], connection) for name in columns}
        self._insert = insert(table)
        self._connection = connection
        self._rows: list[dict[str, Any]] = []

    def add(self, values: Sequence[Any]) -> None:
        pairs = zip(self._columns.items(), values, strict=True)
        self._rows.append({name: None if value is None else read(value) for (name, read), value in pairs})
        self.count += 1
        if len(self._rows) == AT_ONCE:
            self.write()

    def write(self) -> None:
        if self._rows:
            self._connection.execute(self._insert, self._rows)
            self._rows = []


def _reading(column: Column[Any], connection: Connection) -> Callable[[Any], Any]:
    """How a value of a column is read: JSON has neither times nor bytes."""
    if isinstance(column.type, LargeBinary):
        return partial(b64decode, validate=True)
    if isinstance(column.type, DateTime):
        # SQLite keeps no time zones.
        return _moment if connection.dialect.name == "postgresql" else _moment_of_sqlite
    return _itself


def _moment(text: str) -> datetime:
    return datetime.fromisoformat(text).astimezone(UTC)


def _moment_of_sqlite(text: str) -> datetime:
    return _moment(text).replace(tzinfo=None)


def _itself(value: object) -> object:
    return value
