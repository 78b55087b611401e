"""What comes together is written together, each wholly or not at all, and told when it is on the disk."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.engine import Engine

from monumental.play.records.record import Move
from monumental.web.store import Repeated, Stale, Store, StoreError
from monumental.web.store.databases import SQLite
from tests.web.store.scenes import ANN, DUEL, USE, after

pytestmark = pytest.mark.anyio


class Busy:
    """The thread that writes is kept busy, so that all who come meanwhile wait."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._begun, self._done = threading.Event(), threading.Event()
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> None:
        self._task = asyncio.create_task(self._store.write(self._wait))
        assert await asyncio.to_thread(self._begun.wait, 10)

    async def __aexit__(self, *_: object) -> None:
        # Whoever was started meanwhile has come by now.
        await asyncio.sleep(0.01)
        self._done.set()
        assert self._task is not None
        await self._task

    def _wait(self, _: Connection) -> None:
        self._begun.set()
        assert self._done.wait(10)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(f"sqlite:///{tmp_path}/tables.db")
    await opened.create(DUEL)
    yield opened
    await opened.close()


@pytest.fixture
def commits(store: Store) -> list[Connection]:
    """The transactions that are kept."""
    kept: list[Connection] = []
    database = store._database
    assert isinstance(database, SQLite)
    engine: Engine = database._engine
    event.listen(engine, "commit", kept.append)
    return kept


def click(store: Store, number: int) -> asyncio.Task[int]:
    moved = store.append(
        DUEL.id,
        number,
        [Move(0, f"use b{number}")],
        **after(str(number)),
        request=f"click-{number}",
        owner=ANN,
    )
    return asyncio.create_task(moved)


async def test_what_waits_is_written_in_one_transaction(store: Store, commits: list[Connection]) -> None:
    async with Busy(store):
        moves = [click(store, number) for number in range(10)]

    assert await asyncio.gather(*moves) == list(range(1, 11))
    assert len(commits) == 2  # that which they waited for, and theirs
    found = await store.load(DUEL.id)
    assert found is not None
    assert found.version == 10


async def test_one_that_is_refused_takes_nothing_from_the_others(store: Store) -> None:
    async with Busy(store):
        first, late, again, second = (click(store, number) for number in (0, 5, 0, 1))

    assert (await first, await second) == (1, 2)
    with pytest.raises(Stale):
        await late
    with pytest.raises(Repeated) as repeated:
        await again
    assert repeated.value.version == 1
    found = await store.load(DUEL.id)
    assert found is not None
    assert [move.words for move in found.moves] == ["use b0", "use b1"]


async def test_half_of_what_is_refused_is_not_written_with_the_others(store: Store) -> None:
    def break_off(_: Connection) -> None:
        raise StoreError("the plan was laid aside")

    async with Busy(store):
        broken = asyncio.create_task(store.append(DUEL.id, 0, [USE], **after("broken"), also=break_off))
        whole = click(store, 0)

    with pytest.raises(StoreError):
        await broken
    assert await whole == 1
    found = await store.load(DUEL.id)
    assert found is not None
    assert [move.words for move in found.moves] == ["use b0"]


async def test_one_that_is_refused_alone_leaves_nothing_behind(store: Store) -> None:
    def break_off(_: Connection) -> None:
        raise StoreError("the plan was laid aside")

    with pytest.raises(StoreError):
        await store.append(DUEL.id, 0, [USE], **after("broken"), also=break_off)

    found = await store.load(DUEL.id)
    assert found is not None
    assert (found.version, found.moves) == (0, ())
    assert await click(store, 0) == 1


async def test_an_action_by_itself_takes_no_statement_too_many(store: Store) -> None:
    await click(store, 0)
    database = store._database
    assert isinstance(database, SQLite)
    said: list[str] = []

    def listen(connection: Connection) -> None:
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        driver.set_trace_callback(lambda words: said.append(" ".join(words.split()[:3])))

    await database.read(listen)
    said.clear()
    await click(store, 1)

    assert said == [
        "BEGIN IMMEDIATE",
        "UPDATE tables SET",
        "INSERT INTO requests",
        "INSERT INTO moves",
        "DELETE FROM waits",
        "COMMIT",
    ]


async def test_where_the_disk_does_not_confirm_nobody_is_told_that_it_was_done(store: Store) -> None:
    """Not even that it was done before: what it was refused for is not there either."""
    database = store._database
    assert isinstance(database, SQLite)

    commits = 0

    def full(_: Connection) -> None:
        nonlocal commits
        commits += 1
        if commits == 2:  # the first is of what they wait for
            raise sqlite3.OperationalError("disk I/O error")

    event.listen(database._engine, "commit", full)
    async with Busy(store):
        first, again, late = (click(store, number) for number in (0, 0, 5))

    outcomes = await asyncio.gather(first, again, late, return_exceptions=True)

    assert all(type(outcome) is StoreError for outcome in outcomes)
    found = await store.load(DUEL.id)
    assert found is not None
    assert found.version == 0
    assert await click(store, 0) == 1


async def test_whoever_goes_before_their_turn_has_never_come(store: Store) -> None:
    async with Busy(store):
        gone, stays = click(store, 0), asyncio.create_task(store.load(DUEL.id))
        await asyncio.sleep(0.01)
        gone.cancel()

    found = await stays
    assert found is not None
    assert found.version == 0
    assert await click(store, 0) == 1


async def test_what_was_brought_is_done_before_it_closes_and_nothing_after(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/closed.db")
    await store.create(DUEL)
    async with Busy(store):
        move = click(store, 0)
        await asyncio.sleep(0.01)
        closing = asyncio.create_task(store.close())
    await closing

    assert await move == 1
    with pytest.raises(StoreError):
        await click(store, 1)
