"""The line to the other servers is cut: a sentence says so, and it is tried again."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import asyncpg
import pytest

from monumental.web.store import StoreError
from monumental.web.tables.bell import PostgresBell

pytestmark = pytest.mark.anyio


class Deaf:
    """Keeps no tables."""

    def catch_up(self, table: str, version: int) -> None: ...

    def catch_talk(self, table: str) -> None: ...

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
