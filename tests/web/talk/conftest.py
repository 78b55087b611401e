"""A server for all tests of a file, people at it, and a table for two."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.api.server import Browser, Page, Server, serving
from tests.web.talk.talking import table_of_two


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('talk') / 'tables.db'}") as running:
        yield running


@pytest.fixture
def ann(server: Server) -> Browser:
    return server.browser()


@pytest.fixture
def bob(server: Server) -> Browser:
    return server.browser({"Accept-Language": "cs"})


@pytest.fixture
def eva(server: Server) -> Browser:
    """She watches."""
    return server.browser()


@pytest.fixture
def table(ann: Browser, bob: Browser) -> Page:
    return table_of_two(ann, bob)
