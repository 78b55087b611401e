"""What tests of the web app stand on: an event loop, and both databases."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.lanes import first_now
from tests.web.databases import postgresql_database, postgresql_server


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """What `@pytest.mark.anyio` runs a test on."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """A server for all tests of this process."""
    with postgresql_server() as url:
        yield url


@pytest.fixture(params=first_now(["sqlite", "postgresql"]))
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A new, empty database, first of one kind, then of the other."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.db'}"
        return
    with postgresql_database(request.getfixturevalue("postgresql")) as url:
        yield url
