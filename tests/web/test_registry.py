"""Whom devices speak for: the store is asked seldom, and about many at once."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from typing import cast

import pytest

from monumental.web.people.registry import BELIEVED, Registry
from monumental.web.store import StoreError
from monumental.web.store.people.devices import People

pytestmark = pytest.mark.anyio


class Asked:
    """People of whom somebody writes down who is asked about."""

    def __init__(self) -> None:
        self.asked: list[set[str]] = []
        self.revoked: set[str] = set()
        self.away = False
        self.begun = asyncio.Event()

    async def owners_of(self, keys: Collection[str]) -> Mapping[str, str | None]:
        self.asked.append({*keys})
        owners = {key: None if key in self.revoked else f"owner of {key}" for key in keys}
        self.begun.set()
        await asyncio.sleep(0)
        if self.away:
            raise StoreError("the database is away")
        return owners


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def asked() -> Asked:
    return Asked()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def registry(asked: Asked, clock: Clock) -> Registry:
    return Registry(cast("People", asked), clock)


async def test_many_who_come_at_once_are_asked_about_at_once(registry: Registry, asked: Asked) -> None:
    owners = await asyncio.gather(*(registry.owner_of(f"d{number % 9}") for number in range(18)))

    assert owners == [f"owner of d{number % 9}" for number in range(18)]
    assert asked.asked == [{f"d{number}" for number in range(9)}]


async def test_who_comes_while_the_store_is_asked_is_asked_about_next(
    registry: Registry, asked: Asked
) -> None:
    first = asyncio.create_task(registry.owner_of("first"))
    await asked.begun.wait()

    later = await asyncio.gather(*(registry.owner_of(name) for name in ("second", "third")))

    assert later == ["owner of second", "owner of third"]
    assert await first == "owner of first"
    assert asked.asked == [{"first"}, {"second", "third"}]


async def test_who_was_here_lately_is_asked_about_before_they_have_to_wait(
    registry: Registry, asked: Asked, clock: Clock
) -> None:
    for device in ("stays", "goes"):
        await registry.owner_of(device)
    clock.now = BELIEVED - 1
    await registry.owner_of("stays")

    await registry.owner_of("new")
    clock.now = BELIEVED + 1
    await registry.owner_of("stays")

    assert asked.asked[2:] == [{"new", "stays"}]
    await registry.owner_of("goes")
    assert asked.asked[3:] == [{"goes"}]


async def test_what_changes_while_the_store_is_asked_is_not_believed(
    registry: Registry, asked: Asked
) -> None:
    waiting = asyncio.create_task(registry.owner_of("phone"))
    await asked.begun.wait()

    asked.revoked.add("phone")
    registry.forget("phone")

    assert await waiting is None
    assert await registry.owner_of("phone") is None
    assert len(asked.asked) == 2


async def test_who_goes_away_keeps_nobody_else_from_the_answer(registry: Registry, asked: Asked) -> None:
    gone, stays = (asyncio.create_task(registry.owner_of("phone")) for _ in range(2))
    await asked.begun.wait()

    gone.cancel()

    assert await stays == "owner of phone"
    assert len(asked.asked) == 1


async def test_where_the_store_does_not_answer_it_is_asked_again_the_next_time(
    registry: Registry, asked: Asked
) -> None:
    asked.away = True
    with pytest.raises(StoreError):
        await registry.owner_of("phone")
    asked.away = False

    assert await registry.owner_of("phone") == "owner of phone"
