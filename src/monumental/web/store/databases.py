"""The two databases: how each is reached, and how a transaction runs on it.

A transaction is a plain function of a connection. On PostgreSQL it runs in the event loop. On SQLite it runs
as a whole in a thread, the same for all: to go to a thread and back for each statement takes three times as
long.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy import URL, Connection, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from monumental.web.store.errors import StoreError
from monumental.web.store.files import prepare
from monumental.web.store.together import Clerk, Errand

Given = TypeVar("Given")
Work = Callable[[Connection], Given]

KNOWN: Final = "sqlite:///tables.db or postgresql://user:password@host/name"

#: How long to wait while another process writes to the file, and for an answer of a server.
PATIENCE_S: Final = 10
#: … and between two tries, where the database itself does not wait.
PAUSE_S: Final = 0.01

CONNECTIONS: Final = 10


class Listener(Protocol):
    """Hears of every transaction: of which kind, how long it took, and whether it was done."""

    def __call__(self, work: str, seconds: float, *, well: bool) -> None: ...


def _nobody(work: str, seconds: float, *, well: bool) -> None:
    del work, seconds, well


class Database(ABC):
    """Runs transactions. What is written stays written: neither a crash nor a power cut takes it back."""

    def __init__(self, url: URL, *broken: type[Exception]) -> None:
        self._name = url.render_as_string(hide_password=True)
        self.listener: Listener = _nobody
        self._broken: tuple[type[Exception], ...] = (SQLAlchemyError, OSError, TimeoutError, *broken)

    async def prepare(self) -> None:  # noqa: B027 (a server is what it is)
        """Whatever has to be seen to before the first transaction."""

    @abstractmethod
    async def read(self, work: Work[Given]) -> Given:
        """Run a function that sees the database as it is at one moment."""

    @abstractmethod
    async def write(self, work: Work[Given]) -> Given:
        """Run a function whose changes are kept, all of them or none; an exception takes them back."""

    @abstractmethod
    async def close(self) -> None: ...

    @contextmanager
    def _told(self, work: str) -> Iterator[None]:
        """A transaction that is heard of, and what is wrong with it in one sentence."""
        began = time.perf_counter()
        well = True
        try:
            with self._in_one_sentence():
                yield
        except StoreError:
            well = False
            raise
        finally:
            self.listener(work, time.perf_counter() - began, well=well)

    @contextmanager
    def _in_one_sentence(self) -> Iterator[None]:
        """A row that is there already is the caller's to explain."""
        try:
            yield
        except IntegrityError:
            raise
        except self._broken as error:
            problem = error.orig if isinstance(error, DBAPIError) else error
            raise StoreError(f"the database {self._name} does not work: {problem}") from error


def database(url: str) -> Database:
    """The database at an address."""
    try:
        found = make_url(url)
    except (ArgumentError, ValueError) as error:
        # It may have a password in it, so it isn't repeated.
        raise StoreError(f"this is no address of a database; one is written {KNOWN}") from error
    backend = found.get_backend_name()
    if backend == "sqlite":
        return SQLite(found)
    if backend in {"postgresql", "postgres"}:
        return PostgreSQL(found)
    raise StoreError(f"tables can't be kept in '{backend}', only in {KNOWN}")


class SQLite(Database):
    """One file, and one thread that takes everything to it: to go from thread to thread is dear.

    What waits to be written is written in one transaction: a disk confirms many changes as quickly as one.
    """

    def __init__(self, url: URL) -> None:
        # A damaged file may hold anything where text or a number should be.
        super().__init__(url, sqlite3.Error, UnicodeDecodeError, OverflowError)
        if url.database in {None, "", ":memory:"} or "mode" in url.query:
            raise StoreError(
                "a database in memory forgets its tables: name a file, as in sqlite:///tables.db"
            )
        self._file = Path(url.database or "")
        self._engine = create_engine(
            url.set(drivername="sqlite"),
            poolclass=NullPool,
            hide_parameters=True,  # a log that has an error must not have seeds and keys
        )
        event.listen(self._engine, "connect", _prepare)
        event.listen(self._engine, "begin", self._begin)
        self._clerk = Clerk("store", self._do, self._disconnect)
        # Of the thread alone:
        self._connection: Connection | None = None
        self._is_writing = False

    async def prepare(self) -> None:
        """Look at the file before it is touched."""
        with self._in_one_sentence():
            await asyncio.to_thread(prepare, self._file)

    async def read(self, work: Work[Given]) -> Given:
        with self._told("read"):
            given: Given = await self._clerk.bring(work, writes=False)
        return given

    async def write(self, work: Work[Given]) -> Given:
        with self._told("write"):
            given: Given = await self._clerk.bring(work, writes=True)
        return given

    async def close(self) -> None:
        await self._clerk.close()

    # In the thread

    def _do(self, errands: Sequence[Errand]) -> None:
        """All that write or all that read, in one transaction.

        Each change is made wholly or not at all, and nobody hears of it before all of them are on the disk.
        """
        try:
            self._is_writing = errands[0].writes
            with self._connected().begin() as transaction:
                for errand in errands:
                    if not errand.writes:
                        errand.do(self._connected())
                    elif len(errands) > 1:
                        _do_by_itself(errand, self._connected())
                    elif not errand.do(self._connected()):
                        transaction.rollback()
        except BaseException as error:  # noqa: BLE001 (whoever waits is told)
            # What was refused may have been refused for the sake of what now was never written.
            for errand in errands:
                errand.fail(error)
            self._disconnect()

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(*self._broken):
                connection.close()

    def _begin(self, connection: Connection) -> None:
        """A writer takes the lock at once: nobody can wait for it who has already read something."""
        cursor = connection.connection.cursor()
        cursor.execute("BEGIN IMMEDIATE" if self._is_writing else "BEGIN")
        cursor.close()


def _do_by_itself(errand: Errand, connection: Connection) -> None:
    """One of several in a transaction: if it fails, the others are as if it had never come."""
    cursor = connection.connection.cursor()
    try:
        cursor.execute("SAVEPOINT errand")
        if not errand.do(connection):
            # Where SQLite itself has taken all of it back, there is nothing to go back to, and all fail.
            cursor.execute("ROLLBACK TO errand")
        cursor.execute("RELEASE errand")
    finally:
        cursor.close()


def _prepare(connection: Any, _: object) -> None:
    """Set up a connection to the file.

    With WAL, synchronous=NORMAL keeps every commit through the death of our process, yet a power cut may
    take back the last ones. A move that was taken back would be made again by somebody who has seen what it
    draws, for the seed is the same. So FULL: a commit is on the disk before it's answered, as PostgreSQL
    does it. It costs a quarter of the speed.
    """
    connection.isolation_level = None  # Python's own BEGIN comes too late for what was read before
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {PATIENCE_S * 1000}")
    _write_ahead(cursor)
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _write_ahead(cursor: sqlite3.Cursor) -> None:
    """Change the file to WAL. SQLite does not wait for others who do so at the same moment, so this does."""
    until = time.monotonic() + PATIENCE_S
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(PAUSE_S)
        else:
            return


class PostgreSQL(Database):
    """A server, for several servers of ours."""

    def __init__(self, url: URL) -> None:
        try:
            asyncpg = import_module("asyncpg")
        except ModuleNotFoundError as error:
            raise StoreError("PostgreSQL needs a driver: pip install 'monumental[postgres]'") from error
        super().__init__(url, asyncpg.PostgresError, asyncpg.InterfaceError)
        query = dict(url.query)
        if "sslmode" in query:  # as other programs call it
            query["ssl"] = query.pop("sslmode")
        for name in query.keys() - signature(asyncpg.connect).parameters.keys():
            raise StoreError(f"the address of the database {self._name} has an unknown part '{name}'")
        self._engine = create_async_engine(
            url.set(drivername="postgresql+asyncpg", query=query),
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=PATIENCE_S,
            pool_pre_ping=True,  # the server may have been restarted
            hide_parameters=True,
        )
        self._driver = asyncpg
        self._address = self._engine.dialect.create_connect_args(self._engine.url)[1]
        self._reading = self._engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )

    async def read(self, work: Work[Given]) -> Given:
        with self._told("read"):
            async with self._reading.begin() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Work[Given]) -> Given:
        with self._told("write"):
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

    async def connect_apart(self) -> Any:
        """A connection of the driver's own kind that is not in the pool: whoever asks for it closes it."""
        with self._in_one_sentence():
            return await self._driver.connect(**self._address)

    async def close(self) -> None:
        await self._engine.dispose()
