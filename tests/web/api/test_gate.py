"""Of those who wait to look, who has cost least comes first, and nobody who goes away keeps the others."""

from __future__ import annotations

import asyncio

import pytest

from monumental.web.door.work import Gate, Work
from monumental.web.visitor import Visitor


async def looked(gate: Gate, name: str, left: float, seen: list[str]) -> None:
    async with gate.passed_by(lambda: left):
        await asyncio.sleep(0)
        seen.append(name)


async def started(*tasks: asyncio.Task[None]) -> None:
    """Every task has come as far as it gets alone."""
    for _ in tasks:
        await asyncio.sleep(0)


def test_who_has_cost_least_comes_first_and_among_equals_the_first() -> None:
    async def wait() -> list[str]:
        gate, seen = Gate(), list[str]()
        async with gate.passed_by(lambda: 1.0):
            readers = [asyncio.create_task(looked(gate, f"reader {n}", 0.1, seen)) for n in range(3)]
            await started(*readers)
            ann = asyncio.create_task(looked(gate, "ann", 0.9, seen))
            await started(ann)
        await asyncio.gather(*readers, ann)
        return seen

    assert asyncio.run(wait()) == ["ann", "reader 0", "reader 1", "reader 2"]


def test_who_goes_away_while_waiting_or_just_when_let_through_keeps_nobody() -> None:
    async def wait() -> list[str]:
        gate, seen = Gate(), list[str]()
        async with gate.passed_by(lambda: 1.0):
            early = asyncio.create_task(looked(gate, "early", 0.9, seen))
            late = asyncio.create_task(looked(gate, "late", 0.8, seen))
            bob = asyncio.create_task(looked(gate, "bob", 0.1, seen))
            await started(early, late, bob)
            early.cancel()
            await started(early)
        late.cancel()  # it was let through, and has not gone on yet
        await asyncio.wait_for(bob, 5)
        async with asyncio.timeout(5), gate.passed_by(lambda: 0.0):
            seen.append("open")
        return seen

    assert asyncio.run(wait()) == ["bob", "open"]


def test_what_ends_before_it_begins_in_a_thread_is_told_and_nobody_waits_for_it() -> None:
    async def wait() -> None:
        somebody = Visitor("ann", None, "en", "127.0.0.1")
        async with asyncio.timeout(5):
            await Work(100.0).in_thread(somebody, lambda: next(iter(())))

    with pytest.raises(RuntimeError, match="ended before it began"):
        asyncio.run(wait())
