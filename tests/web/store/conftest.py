"""A store on each database."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from monumental.web.store import Store
from tests.web.store.scenes import Clock


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    opened = await Store.open(database_url, clock=Clock())
    yield opened
    await opened.close()
