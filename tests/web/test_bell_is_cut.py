"""The line to the other servers is cut: a sentence says so, and it is tried again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import asyncpg
import pytest

from monumental.web.store import StoreError
from monumental.web.tables import bell as ringing
from monumental.web.tables.bell import HERE, PostgresBell

pytestmark = pytest.mark.anyio


class Deaf:
    """Keeps no tables."""

    def catch_up(self, table: str, version: int) -> None: ...

    def catch_talk(self, table: str) -> None: ...

    def catch_words(self, channel: str, server: str, lines: Sequence[str]) -> None: ...

    def introduce(self) -> None: ...

    async def look_again(self) -> None: ...


@pytest.mark.parametrize(
    ("error", "known"),
    [
        (StoreError("the database does not work: it is starting up"), True),
        (ConnectionRefusedError("refused"), True),
        (TimeoutError("no answer"), True),
        (asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation"), True),
        (asyncpg.InterfaceError("the line is closed"), True),
        (KeyError("a mistake of ours"), False),
    ],
    ids=lambda each: type(each).__name__ if isinstance(each, Exception) else "",
)
async def test_a_database_that_is_gone_is_a_sentence_and_a_mistake_of_ours_a_traceback(
    caplog: pytest.LogCaptureFixture, error: Exception, known: bool
) -> None:
    tried = asyncio.Event()

    async def connect() -> Any:
        tried.set()
        raise error

    with caplog.at_level(logging.WARNING):
        async with PostgresBell(connect).heard_by(Deaf()):
            await tried.wait()
            await asyncio.sleep(0)

    [record] = caplog.records
    assert "other servers are not heard for now" in record.getMessage()
    assert type(error).__name__ in record.getMessage()
    assert bool(record.exc_info) is not known


class Quiet:
    """A line to a database by which nobody else speaks."""

    def __init__(self) -> None:
        self.said: list[tuple[object, ...]] = []

    async def add_listener(self, channel: str, hear: object) -> None: ...

    def add_termination_listener(self, hear: object) -> None: ...

    def is_closed(self) -> bool:
        return False

    async def execute(self, *words: object, **how: float) -> None:
        del how
        self.said.append(words)

    async def close(self, **how: float) -> None: ...


class Looking(Deaf):
    """Counts how often it looks."""

    looks = 0

    async def look_again(self) -> None:
        self.looks += 1


async def test_however_much_is_said_the_tables_are_held_against_the_store(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ringing, "LOOK_AGAIN", 0.1)
    line, ear = Quiet(), Looking()

    async def connect() -> Any:
        return line

    bell = PostgresBell(connect)
    async with bell.heard_by(ear):
        async with asyncio.timeout(30):
            while ear.looks < 4:
                bell.say(HERE, ["t 0"])
                await asyncio.sleep(0.02)
        # What is said last is still told.
        line.said.clear()
        bell.say(HERE, ["go"])

    assert [str(words[2]).split(" ", 1)[1] for words in line.said][-1] == "go"
