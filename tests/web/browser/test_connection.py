"""The server dies and comes back: the page says so, waits, and goes on by itself."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.browser.person import Person
from tests.web.browser.scenes import ME, bot
from tests.web.browser.tab import prefer
from tests.web.served import Served

pytestmark = pytest.mark.long


@pytest.fixture
def frail(tmp_path: Path, served: Served) -> Iterator[Served]:
    """A server of one's own, to be killed."""
    del served  # it has checked that there is a page and a browser
    server = Served(tmp_path)
    yield server
    server.stop()
    # Of one that was killed, Python says that it left things behind.
    assert not re.search("ERROR|Traceback", server.complaints())


def test_a_game_goes_on_after_the_server_was_killed(people: Callable[..., Person], frail: Served) -> None:
    ann = people(frail.address)
    luck = {"civilization": "random"}
    table = ann.new_table("duel", [{**ME, **luck}, {**bot("normal"), **luck}])
    tab = ann.sit_at(table)
    tab.await_turn()
    before = tab.play(prefer("activate")(tab))["version"]
    lost = ann.page.get_by_test_id("lost")
    expect(lost).to_have_count(0)

    ann.expect_trouble(r"net::ERR_(CONNECTION|EMPTY|SOCKET)", "WebSocket connection to")
    frail.kill()
    expect(lost).to_be_visible()
    frail.start()
    expect(lost).to_have_count(0)
    tab.await_turn()
    assert tab.now["version"] >= before
    tab.play(prefer("acquire", "build")(tab))
    expect(lost).to_have_count(0)


def test_the_title_says_when_it_is_my_turn(people: Callable[..., Person]) -> None:
    ann, bob = people(), people()
    table = ann.new_table("duel", [ME, {"kind": "open"}], first=0)
    ann.go(f"/table/{table['id']}")
    bob.go(f"/table/{table['id']}").get_by_test_id("sit-1").click()
    tabs = (ann.tab, bob.tab)
    for _ in range(2):
        for tab in tabs:
            tab.wait_until(lambda now: now["question"] is not None)
        asked = tabs[0].now["question"]["seat"]
        badge = [tab.page.title().startswith("(1)") for tab in tabs]
        assert badge == [asked == 0, asked == 1]
        version = tabs[asked].play(tabs[asked].words[0])["version"]
        for tab in tabs:
            tab.await_version(version)
