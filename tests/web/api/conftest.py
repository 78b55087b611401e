"""Servers to test on: one for all tests of a file, and one on each kind of database."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.api.server import Browser, Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite; every test has tables of its own."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.db'}") as running:
        yield running


@pytest.fixture
def each_server(database_url: str) -> Iterator[Server]:
    """A server on SQLite, then one on PostgreSQL."""
    with serving(database_url) as running:
        yield running


@pytest.fixture
def ann(server: Server) -> Browser:
    return server.browser()


@pytest.fixture
def bob(server: Server) -> Browser:
    return server.browser()


@pytest.fixture
def stranger(server: Server) -> Browser:
    """A browser that the server does not know."""
    return server.browser(known=False)
