"""Copies of a database: made while a server runs on it, and tried out by restoring them."""

from __future__ import annotations

import asyncio
import gzip
import os
import tempfile
from collections.abc import Collection
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import IO, Final, cast

from sqlalchemy import ColumnElement, Connection, Table, insert, select

from monumental.web.keep import file as form
from monumental.web.keep.check import Checked, check_database
from monumental.web.keep.file import Counted
from monumental.web.store import Store, StoreError
from monumental.web.store.databases import Database, database
from monumental.web.store.own.packs import keep_row
from monumental.web.store.schema import is_somebodys, metadata, packs, played_with, tables

#: The secrets of a server are in it: nobody else reads it.
PRIVATE: Final = 0o600


async def back_up(url: str, file: Path, only: Collection[str] | None = None) -> Counted:
    """Copy a database, or some tables of the game, into a new file. Whoever plays meanwhile is not disturbed.

    A file is there only when it is complete.
    """
    await asyncio.to_thread(_must_be_new, file)
    beside = file.with_name(f"{file.name}.part")
    kept_in = database(url)
    try:
        rows = await kept_in.read(partial(_write, beside, only))
        await asyncio.to_thread(beside.rename, file)
    finally:
        with suppress(OSError):
            beside.unlink()
        await kept_in.close()
    return rows


def _must_be_new(file: Path) -> None:
    if file.exists():
        raise StoreError(f"{file} is there already: name another file")


def _must_be_file(file: Path) -> None:
    """Nothing that would be read without end."""
    if not file.is_file():
        raise StoreError(f"{file} is no file")


def _write(file: Path, only: Collection[str] | None, connection: Connection) -> Counted:
    number = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE)
    with os.fdopen(number, "wb") as raw:
        with gzip.GzipFile(filename="", fileobj=raw, mode="wb", compresslevel=6) as packed:
            rows = form.write(cast("IO[bytes]", packed), connection, only)
        raw.flush()
        os.fsync(raw.fileno())
    return rows


async def restore(url: str, file: Path) -> Counted:
    """Fill an empty database from a backup: all of it, or nothing."""
    await asyncio.to_thread(_must_be_file, file)
    kept_in = database(url)
    try:
        await kept_in.prepare()
        return await kept_in.write(partial(_read, file))
    finally:
        await kept_in.close()


def _read(file: Path, connection: Connection) -> Counted:
    with gzip.open(file, "rb") as packed:
        return form.read(cast("IO[bytes]", packed), connection)


async def tried_out(file: Path) -> Checked:
    """What comes of restoring a backup: every game of it is played again."""
    with tempfile.TemporaryDirectory(prefix="monumental-") as folder:
        url = f"sqlite:///{folder}/tables.sqlite"
        await restore(url, file)
        return await check_database(url)


async def bring_in(url: str, file: Path) -> tuple[str, ...]:
    """Add the tables of a backup that a database lacks; gives which. Nothing that is there changes."""
    with tempfile.TemporaryDirectory(prefix="monumental-") as folder:
        copy = f"sqlite:///{folder}/tables.sqlite"
        await restore(copy, file)
        theirs = database(copy)
        ours = await Store.open(url)
        try:
            return await _copy(theirs, ours)
        finally:
            await theirs.close()
            await ours.close()


async def _copy(theirs: Database, ours: Store) -> tuple[str, ...]:
    there = await theirs.read(lambda connection: tuple(connection.execute(select(tables.c.id)).scalars()))
    known = {line.id for line in await ours.lines(there)}
    fresh = tuple(table for table in there if table not in known)
    for table in fresh:
        rows = await theirs.read(partial(_rows_of, table))
        await ours.write(partial(_insert, rows))
    return fresh


Rows = list[tuple[str, list[dict[str, object]]]]


def _rows_of(table: str, connection: Connection) -> Rows:
    """All that belongs to a table of the game, those first that others name."""
    found = []
    needed = select(played_with.c.pack).where(played_with.c.table_id == table)
    for each in metadata.sorted_tables:
        which = packs.c.hash.in_(needed) if each is packs else _is_of(table, each)
        if which is not None:
            rows = connection.execute(select(each).where(which)).mappings()
            found.append((each.name, [dict(row) for row in rows]))
    return found


def _is_of(game: str, table: Table) -> ColumnElement[bool] | None:
    """What a table of the database has of a game; nothing: it has nothing of games."""
    key = table.c.get("table_id") if table is not tables else table.c.id
    return None if key is None or is_somebodys(table) else key == game


def _insert(rows: Rows, connection: Connection) -> None:
    for name, found in rows:
        if name == packs.name:
            for row in found:
                keep_row(row, connection)
        elif found:
            connection.execute(insert(metadata.tables[name]), found)
