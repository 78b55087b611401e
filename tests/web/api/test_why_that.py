"""Why a bot did that, over HTTP: from a line of the log, as far as whoever asks may know."""

from __future__ import annotations

import pytest

from tests.web.api.endings import nearly_over
from tests.web.api.server import ME, OPEN, Browser, Page, Server, bot


def asked(page: Page) -> list[Page]:
    """The lines of the log that a bot can be asked about."""
    return [line for line in page["log"]["lines"] if line["asked"]]


def why_that(who: Browser, page: Page, line: int, **query: object) -> Page:
    told: Page = who.get(f"/api/tables/{page['id']}/why-that", line=line, **query)
    return told


@pytest.fixture(scope="module")
def watcher(server: Server) -> Browser:
    return server.browser()


@pytest.fixture(scope="module")
def table(server: Server, watcher: Browser) -> Page:
    """A bot has played some actions against me, and waits for mine."""
    page = watcher.new_table("duel", [ME, bot("greedy")], seed=5, first=1)
    page = watcher.my_turn(page)
    while not asked(page):
        page = watcher.my_turn(watcher.go_on(page))
        page = watcher.look(page, whole=True)
    return page


def test_a_bot_says_what_spoke_for_what_it_did(table: Page, watcher: Browser) -> None:
    line = asked(table)[-1]

    told = why_that(watcher, table, line["version"])

    assert told["line"] == line["version"]
    assert told["title"]
    assert len(told["sentences"]) >= 2
    assert told == why_that(watcher, table, line["version"])
    assert why_that(watcher, table, line["version"], lang="ja")["title"] != told["title"]


def test_a_line_of_mine_or_of_a_civilization_has_nobody_to_ask(table: Page, watcher: Browser) -> None:
    lines = watcher.look(table, whole=True)["log"]["lines"]
    mine = [line["version"] for line in lines if line["seat"] == 0 and line["version"]]
    chosen = [line for line in lines if any(each["key"] == "chose-civilization" for each in line["events"])]

    assert {line["seat"] for line in asked(table)} <= {1, None}
    assert chosen
    assert not any(line["asked"] for line in chosen)
    for version in (mine[0], 1_000_000):
        refused = watcher.ask("GET", f"/api/tables/{table['id']}/why-that", line=version)
        assert (refused.status_code, refused.json()["key"]) == (404, "server-no-deed")


def test_somebody_who_watches_is_told_from_what_everybody_knows(
    table: Page, watcher: Browser, stranger: Browser
) -> None:
    assert why_that(stranger, table, asked(table)[-1]["version"])["sentences"]


def test_among_people_bots_say_nothing_until_the_game_is_over(server: Server, ann: Browser) -> None:
    page = ann.new_table("classic", [ME, bot("greedy"), ME], seed=5, first=1)

    refused = ann.ask("GET", f"/api/tables/{page['id']}/why-that", line=1)

    assert (refused.status_code, refused.json()["key"]) == (409, "coach-not-among-people")


def test_where_all_have_agreed_on_hints_everybody_is_told(server: Server, ann: Browser, bob: Browser) -> None:
    page = ann.new_table("classic", [ME, bot("greedy"), OPEN], hints=True, seed=5, first=1)
    bob.sit(page, 2)
    people = {0: ann, 2: bob}
    page = ann.look(page, whole=True)
    while not asked(page):
        seat = ann.wait_until(page, lambda now: now["question"]["seat"] in people)["question"]["seat"]
        people[seat].act(people[seat].look(page))
        page = ann.look(page, whole=True)
    line = asked(page)[-1]["version"]

    told = [why_that(who, page, line) for who in people.values()]

    assert all(each["sentences"] for each in told)


def test_after_the_end_every_bot_can_be_asked(server: Server, ann: Browser, stranger: Browser) -> None:
    page = nearly_over(server, ann, ("greedy", "greedy"), left=20)
    page = ann.watch_until(page, lambda now: bool(now["status"] == "over"))
    page = stranger.look(page, whole=True)

    told = [why_that(stranger, page, line["version"]) for line in asked(page)[:3]]

    assert len(told) == 3
    assert all(each["sentences"] for each in told)


def test_before_the_game_begins_nobody_is_asked(ann: Browser) -> None:
    page = ann.new_table("duel", [ME, {"kind": "open"}])

    assert ann.ask("GET", f"/api/tables/{page['id']}/why-that", line=1).status_code == 409
