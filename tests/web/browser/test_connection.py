"""The server dies and comes back: the page says so, waits, and goes on by itself."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.browser.person import Person
from tests.web.browser.scenes import ME, bot
from tests.web.browser.tab import PATIENCE_MS, Tab, prefer
from tests.web.served import Served

pytestmark = pytest.mark.long

#: What a browser writes about a server that is away.
TROUBLE = (r"net::ERR_(CONNECTION|EMPTY|SOCKET|CONTENT_LENGTH_MISMATCH)", "WebSocket connection to")


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

    ann.expect_trouble(*TROUBLE)
    frail.kill()
    expect(lost).to_be_visible()
    frail.start()
    expect(lost).to_have_count(0)
    tab.await_turn()
    assert tab.now["version"] >= before
    tab.play(prefer("acquire", "build")(tab))
    expect(lost).to_have_count(0)


def clicked_in_vain(ann: Person, frail: Served) -> tuple[Tab, str, int]:
    """A click while the server is away: the table, what was clicked, and the version before it."""
    luck = {"civilization": "random"}
    table = ann.new_table("duel", [{**ME, **luck}, {**ME, **luck}], first=0, seed=11)
    tab = ann.sit_at(table)
    tab.await_turn()
    before = tab.now["version"]
    words = next(each for each in tab.words if not tab.option(each)["final"] and not tab.needs_list(each))
    ann.expect_trouble(*TROUBLE)
    frail.kill()
    for target in tab.option(words)["targets"]:
        tab.touch(target)
    expect(ann.page.get_by_test_id("waiting")).to_contain_text(tab.option(words)["text"])
    return tab, words, before


def made(ann: Person, tab: Tab, words: str) -> int:
    """How often a move is in the record."""
    record = ann.context.request.get(f"{ann.address}/api/tables/{tab.now['id']}/record").text()
    return record.count(f'"{words}"')


def test_a_click_while_the_server_is_away_is_done_once_when_it_is_back(
    people: Callable[..., Person], frail: Served
) -> None:
    ann = people(frail.address)
    tab, words, before = clicked_in_vain(ann, frail)
    # So long that it was tried more than three times.
    ann.page.wait_for_timeout(5000)
    expect(ann.page.get_by_test_id("waiting")).to_be_visible()

    frail.start()

    tab.await_version(before + 1)
    expect(ann.page.get_by_test_id("waiting")).to_have_count(0)
    expect(ann.page.get_by_test_id("unsent")).to_have_count(0)
    assert made(ann, tab, words) == 1


def test_a_click_outlives_the_page_that_is_loaded_again(people: Callable[..., Person], frail: Served) -> None:
    ann = people(frail.address)
    tab, words, before = clicked_in_vain(ann, frail)

    # The page goes while nobody answers, and comes when the server is back.
    address = ann.page.url
    ann.page.goto("about:blank")
    frail.start()
    ann.page.goto(address)

    tab.await_version(before + 1)
    expect(ann.page.get_by_test_id("waiting")).to_have_count(0)
    assert made(ann, tab, words) == 1


def test_a_click_that_was_called_off_is_not_sent(people: Callable[..., Person], frail: Served) -> None:
    ann = people(frail.address)
    tab, words, before = clicked_in_vain(ann, frail)

    ann.page.get_by_test_id("waiting").get_by_role("button").click()

    expect(ann.page.get_by_test_id("unsent")).to_contain_text(tab.option(words)["text"])
    frail.start()
    expect(ann.page.get_by_test_id("lost")).to_have_count(0, timeout=PATIENCE_MS)
    tab.hesitate()
    assert ann.look(tab.now["id"])["version"] == before
    expect(ann.page.get_by_test_id("unsent")).to_be_visible()


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
