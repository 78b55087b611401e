"""A store on each database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta

import pytest

from monumental.web.store import Store
from tests.web.clock import Time


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    opened = await Store.open(database_url, clock=Time(step=timedelta(minutes=1)))
    yield opened
    await opened.close()
