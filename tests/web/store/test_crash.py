"""A server that is killed in the middle of its work."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from monumental.play.records.record import Move
from monumental.web.store import Store, Stored
from tests.web.store.scenes import ANN, DUEL, FORCED

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[3]
TIMES = 4


def test_what_was_answered_is_there_after_a_kill_and_nothing_is_half_there(database_url: str) -> None:
    moment = random.Random(7)
    last = 0
    for _ in range(TIMES):
        answers = _killed_after(moment.uniform(0.05, 0.4), database_url)

        found, requests = asyncio.run(_found(database_url))

        assert answers
        assert answers[0] > last  # it went on where it was
        assert found.version in {answers[-1], answers[-1] + 2}  # one more may be there, unanswered
        assert found.version == len(found.moves)
        assert found.moves == tuple(
            move for number in range(0, found.version, 2) for move in (Move(0, f"use {number}"), FORCED)
        )
        assert found.snapshot == str(found.version)
        assert requests == list(range(2, found.version + 1, 2))
        last = found.version


def _killed_after(seconds: float, url: str) -> list[int]:
    """The versions that a server has answered with until it was killed."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.web.store.crash", url], stdout=subprocess.PIPE, text=True, cwd=ROOT
    ) as server:
        assert server.stdout is not None
        first = server.stdout.readline()
        time.sleep(seconds)
        server.kill()
        rest = server.stdout.read()
    # A line that was not written to its end has not reached anybody.
    whole = (first + rest).rpartition("\n")[0]
    return [int(line) for line in whole.splitlines()]


async def _found(url: str) -> tuple[Stored, list[int | None]]:
    store = await Store.open(url)
    try:
        found = await store.load(DUEL.id)
        assert found is not None
        requests = [
            await store.answered(DUEL.id, ANN, f"click-{number}") for number in range(0, found.version, 2)
        ]
        assert await store.answered(DUEL.id, ANN, f"click-{found.version}") is None
    finally:
        await store.close()
    return found, requests
