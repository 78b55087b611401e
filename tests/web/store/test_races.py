"""Several at once: in one server, and in two servers on one database."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from monumental.play.records.record import Move
from monumental.web.store import Repeated, Stale, Store, Taken
from tests.web.store.scenes import ANN, BEN, DUEL, FORCED, OPEN, USE, after

pytestmark = pytest.mark.anyio


@pytest.fixture
async def stores(database_url: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two servers."""
    one = await Store.open(database_url)
    other = await Store.open(database_url)
    yield one, other
    await one.close()
    await other.close()


async def test_of_many_moves_for_one_version_one_is_made(stores: tuple[Store, Store]) -> None:
    await stores[0].create(DUEL)

    results = await asyncio.gather(
        *(
            stores[number % 2].append(DUEL.id, 0, [Move(0, f"use b{number}"), FORCED], **after(str(number)))
            for number in range(10)
        ),
        return_exceptions=True,
    )

    [winner] = [number for number, result in enumerate(results) if result == 2]
    assert sum(isinstance(result, Stale) and result.version == 2 for result in results) == 9
    found = await stores[1].load(DUEL.id)
    assert found is not None
    assert found.moves == (Move(0, f"use b{winner}"), FORCED)
    assert found.snapshot == str(winner)


async def test_a_request_that_is_sent_many_times_at_once_makes_one_move(stores: tuple[Store, Store]) -> None:
    await stores[0].create(DUEL)

    results = await asyncio.gather(
        *(
            stores[number % 2].append(DUEL.id, 0, [USE], **after(), request="click", owner=ANN)
            for number in range(10)
        ),
        return_exceptions=True,
    )

    assert results.count(1) == 1
    assert sum(isinstance(result, Repeated) and result.version == 1 for result in results) == 9
    found = await stores[1].load(DUEL.id)
    assert found is not None
    assert found.moves == (USE,)


async def test_of_many_who_want_a_seat_one_gets_it(stores: tuple[Store, Store]) -> None:
    await stores[0].create(OPEN)

    results = await asyncio.gather(
        *(stores[number % 2].sit(OPEN.id, 1, f"key-{number}", f"p{number}") for number in range(10)),
        return_exceptions=True,
    )

    assert sum(isinstance(result, Taken) for result in results) == 9
    [seats] = [result for result in results if not isinstance(result, BaseException)]
    found = await stores[1].load(OPEN.id)
    assert found is not None
    assert found.seats == seats


async def test_the_last_who_sits_down_sees_that_the_table_is_full(stores: tuple[Store, Store]) -> None:
    await stores[0].create(OPEN)

    results = await asyncio.gather(
        stores[0].sit(OPEN.id, 1, BEN, "Ben"), stores[1].sit(OPEN.id, 2, "hash-of-evas-key", "Eva")
    )

    free = [sum(seat.owner is None for seat in seats) for seats in results]
    assert sorted(free) == [0, 1]


async def test_a_table_is_read_as_it_was_at_one_moment(stores: tuple[Store, Store]) -> None:
    await stores[0].create(DUEL)
    done = False

    async def play() -> None:
        nonlocal done
        for version in range(100):
            await stores[0].append(DUEL.id, version, [USE], **after(str(version + 1)))
        done = True

    async def watch() -> None:
        while not done:
            found = await stores[1].load(DUEL.id)
            assert found is not None
            assert found.version == len(found.moves)
            assert found.snapshot == (str(found.version) if found.version else "{}")

    await asyncio.gather(play(), watch(), watch())


async def test_two_servers_agree_on_a_secret(stores: tuple[Store, Store]) -> None:
    keys = await asyncio.gather(*(stores[number % 2].secret("keys") for number in range(10)))

    assert len(set(keys)) == 1


async def test_a_move_whose_player_has_gone_is_made_wholly_or_not_at_all(store: Store) -> None:
    await store.create(DUEL)
    for _ in range(30):
        before = await store.load(DUEL.id)
        assert before is not None
        move = asyncio.create_task(store.append(DUEL.id, before.version, [USE, FORCED], **after()))
        await asyncio.sleep(0.0005)
        move.cancel()
        await asyncio.wait([move])

        found = await store.load(DUEL.id)

        assert found is not None
        assert found.version == len(found.moves)
        assert found.moves == (USE, FORCED) * (len(found.moves) // 2)
    await store.append(DUEL.id, await _version(store), [USE], **after())


async def _version(store: Store) -> int:
    """Once what was cancelled has run to its end."""
    await store.secret("any")
    found = await store.load(DUEL.id)
    assert found is not None
    return found.version


OPENING = """
import asyncio, sys
from monumental.web.store import Store

async def main():
    store = await Store.open(sys.argv[1])
    print((await store.secret("keys")).hex())
    await store.close()

asyncio.run(main())
"""


@pytest.mark.long
def test_servers_that_start_at_once_on_an_empty_database_both_open_it(database_url: str) -> None:
    servers = [
        subprocess.Popen([sys.executable, "-c", OPENING, database_url], stdout=subprocess.PIPE, text=True)
        for _ in range(3)
    ]

    keys = [server.communicate(timeout=60)[0] for server in servers]

    assert [server.returncode for server in servers] == [0, 0, 0]
    assert len(set(keys)) == 1
    assert len(keys[0].strip()) == 64


async def test_a_server_that_starts_while_another_prepares_the_file_waits_for_it(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    opening = asyncio.create_task(Store.open(f"sqlite:///{path}"))
    await asyncio.sleep(0.2)
    assert not opening.done()
    other.execute("COMMIT")
    other.close()

    await (await opening).close()
