"""A server and a Chromium for all tests of the page, and people who sit before it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.web.browser.chromium import Window, found_chromium, needs_page
from tests.web.browser.person import Person
from tests.web.served import Served

WINDOW = Window()
FOLDER = "tests/web/browser/"


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    if nextitem is None or not nextitem.nodeid.startswith(FOLDER):
        WINDOW.close()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that stays; every test has tables of its own."""
    found_chromium()
    needs_page()
    server = Served(tmp_path_factory.mktemp("served"))
    yield server
    server.stop()
    assert server.complaints() == ""


@pytest.fixture
def people(served: Served) -> Iterator[Callable[..., Person]]:
    """Gives people with a browser each. In the end none of them may have seen anything go wrong."""
    came: list[Person] = []

    def person(address: str = served.address, **wishes: Any) -> Person:
        came.append(Person(WINDOW, address, **wishes))
        return came[-1]

    yield person
    for each in came:
        each.look_around()
    for each in came:
        each.leave()
    assert [complaint for each in came for complaint in each.complaints] == []


@pytest.fixture
def ann(people: Callable[..., Person]) -> Person:
    return people()
