"""Where the host wants it, whoever watches sees a game later than those who play, whatever they ask for."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.api.days import days, of_two
from tests.web.api.server import ME, Browser, Page, Server, bot, new_request
from tests.web.clock import Time

ROOT = Path(__file__).parent.parent.parent.parent
MINUTES = 5

#: What is asked besides, where an address wants it.
ASKED = {"action": "pass", "line": 1, "whole": "true", "place": "display"}


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def late(tmp_path: Path, time: Time) -> Iterator[Server]:
    with days(f"sqlite:///{tmp_path / 'tables.db'}", time, watch_delay=60 * MINUTES) as server:
        yield server


@pytest.fixture
def each_late(database_url: str, time: Time) -> Iterator[Server]:
    with days(database_url, time, watch_delay=60 * MINUTES) as server:
        yield server


def asked_of(watcher: Browser, page: Page) -> dict[str, tuple[int, str]]:
    """The answer of every address of the API that tells of a table, to somebody who watches."""
    schema = json.loads((ROOT / "ui/openapi.json").read_text(encoding="utf-8"))
    addresses = [
        address.replace("{table}", page["id"])
        for address, does in schema["paths"].items()
        if address.startswith("/api/tables/{table}") and "get" in does
    ]
    assert len(addresses) > 12
    found = {}
    for address in addresses:
        answer = watcher.ask("GET", address.replace("{at}", "999999"), **ASKED)
        found[address] = answer.status_code, answer.text
    told = [address for address, (status, _) in found.items() if status == 200]
    assert len(told) >= 8, told
    return found


def act_thrice(people: list[Browser], page: Page) -> None:
    for _ in range(3):
        asked = people[0].look(page)["question"]["seat"]
        people[asked].act(people[asked].look(page))


def test_nothing_that_was_done_since_changes_a_byte_of_what_a_watcher_gets(
    each_late: Server, time: Time
) -> None:
    ann, bob, eve = each_late.browser(), each_late.browser(), each_late.browser()
    page = of_two(ann, bob, clock={"seconds": 86_400})
    act_thrice([ann, bob], page)
    then = ann.look(page)["version"]
    time.pass_by(each_late, minutes=MINUTES + 1)
    before = asked_of(eve, page)

    act_thrice([ann, bob], page)
    ann.post(f"/api/tables/{page['id']}/talk", {"words": "Now!", "request": new_request()})

    assert asked_of(eve, page) == before
    each_late.forget(page["id"])
    assert asked_of(eve, page) == before
    seen, now = eve.look(page), ann.look(page)
    assert (seen["version"], seen["late"], seen["clock"]) == (then, 60 * MINUTES, None)
    assert (now["version"] > then, now["late"]) == (True, 0)

    time.pass_by(each_late, minutes=MINUTES)

    assert eve.look(page)["version"] == ann.look(page)["version"]
    assert [line["text"] for line in eve.get(f"/api/tables/{page['id']}/talk")["lines"]] == ["Now!"]


def test_a_socket_is_told_when_it_is_time(late: Server, time: Time) -> None:
    ann, bob, eve = late.browser(), late.browser(), late.browser()
    page = of_two(ann, bob)

    with eve.live(page) as socket:
        assert socket.hear()["version"] == 0
        act_thrice([ann, bob], page)
        version = ann.look(page)["version"]
        time.pass_by(late, minutes=MINUTES)

        assert socket.hear_until(lambda now: now.get("version", 0) >= version)["version"] == version


def test_a_list_does_not_say_how_such_a_game_stands(late: Server) -> None:
    ann, bob, eve = late.browser(), late.browser(), late.browser()
    page = of_two(ann, bob, listed=True, clock={"seconds": 86_400})

    [line] = [each for each in eve.get("/api/tables")["running"] if each["id"] == page["id"]]

    assert (line["round"], line["asked"], line["deadline"]) == (0, None, None)
    [line] = [each for each in ann.get("/api/tables")["mine"] if each["id"] == page["id"]]
    assert line["asked"] == 0


def test_a_game_that_is_over_and_games_of_bots_are_shown_as_they_are(late: Server) -> None:
    ann, bob, eve = late.browser(), late.browser(), late.browser()
    page = of_two(ann, bob)
    bots = ann.new_table("duel", [bot("random"), bot("random")])
    alone = ann.new_table("duel", [ME, bot("random")])

    version = ann.look(page)["version"]
    ann.post(f"/api/tables/{page['id']}/vote", said(version, 0, "ask"))
    bob.post(f"/api/tables/{page['id']}/vote", said(bob.look(page)["version"], 1, "agree"))

    assert eve.look(page)["status"] == "over"
    assert eve.look(page)["late"] == 0
    assert eve.look(bots)["late"] == 0
    assert eve.look(alone)["late"] == 60 * MINUTES


def said(at: int, seat: int, say: str) -> Page:
    return {"seat": seat, "at": at, "request": new_request(), "about": "abandon", "say": say}


def test_without_a_wish_of_the_host_nothing_is_late(server: Server) -> None:
    ann, bob, eve = server.browser(), server.browser(), server.browser()
    page = of_two(ann, bob)
    act_thrice([ann, bob], page)

    seen = eve.look(page)

    assert (seen["late"], seen["version"]) == (0, ann.look(page)["version"])
