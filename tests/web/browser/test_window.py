"""A browser that somebody has left is given to the next, who finds nothing of them in it."""

from __future__ import annotations

import pytest

from tests.web.browser.conftest import WINDOW
from tests.web.browser.person import Person
from tests.web.served import Served

pytestmark = pytest.mark.long


def test_who_comes_next_finds_nothing_of_who_was_here(served: Served) -> None:
    ann = Person(WINDOW, served.address, fresh=True)
    ann.ask("POST", "/key")
    ann.go("/settings").evaluate("() => { localStorage.name = sessionStorage.name = 'Ann'; }")
    ann.context.grant_permissions(["notifications"])
    ann.leave()

    bob = Person(WINDOW, served.address)
    try:
        assert bob.context is ann.context
        assert bob.context.cookies() == []
        assert len(bob.context.pages) == 1
        assert bob.go("/icon.svg").evaluate("() => [localStorage.length, sessionStorage.length]") == [0, 0]
        assert bob.page.evaluate("() => Notification.permission") != "granted"
    finally:
        bob.leave()
    assert ann.complaints == []
