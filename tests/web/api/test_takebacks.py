"""Takebacks over HTTP: alone among bots at once, with other people once they agree, and why not."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from functools import partial
from unittest.mock import patch

import httpx
import pytest

from monumental.play.records.record import read_record
from monumental.play.records.replay import verify
from monumental.web.thinking import Dilemma
from tests.web.api.server import (
    AUTOMA,
    ME,
    OPEN,
    AtOnce,
    Browser,
    Page,
    Server,
    bot,
    done,
    new_request,
    play_on,
)


def played(ann: Browser, decisions: int, seats: list[Page] | None = None, rules: str = "duel") -> Page:
    """A table of one person among computers, where that person has decided so often."""
    page = ann.my_turn(ann.new_table(rules, seats or [ME, bot("random")]))
    for _ in range(decisions):
        page = ann.my_turn(ann.act(page))
    return page


def say(browser: Browser, page: Page, word: str, **changes: object) -> httpx.Response:
    body = {"seat": page["mine"][0], "at": page["version"], "say": word, "request": new_request()}
    return browser.ask("POST", f"/api/tables/{page['id']}/takeback", {**body, **changes})


# Among computers


@pytest.mark.parametrize("seats", [[ME, bot("random")], [ME, AUTOMA]], ids=["bot", "automa"])
def test_among_computers_one_goes_back_as_far_as_one_likes(
    server: Server, ann: Browser, seats: list[Page]
) -> None:
    page = played(ann, 14, seats, "classic")
    there, standing = page["view"], page["version"]

    back = 0
    while page["can_undo"]:
        page = ann.step("undo", page)
        back += 1
        assert page["question"]["seat"] == 0
        assert page["options"]
    assert back == 14
    assert page["undo"]["how"] is None
    assert page["undo"]["sentence"] == "You have not decided anything yet that could be taken back."
    server.forget(page["id"])
    page = ann.look(page)
    for _ in range(back):
        page = ann.step("redo", page)

    assert page["view"] == there
    assert page["version"] == standing + 2 * back
    assert not page["rated"]
    lobby = ann.get("/api/tables")
    assert [line["rated"] for line in lobby["mine"] if line["id"] == page["id"]] == [False]


def test_a_takeback_is_one_line_of_the_log_and_the_record_verifies(server: Server, ann: Browser) -> None:
    page = played(ann, 8)
    while page["undo"]["how"] == "free":
        page = ann.step("undo", page)
    seen = page = ann.look(page)
    assert page["undo"]["how"] == "takeback"

    page = ann.step("undo", page)
    page = ann.step("undo", page) if page["undo"]["how"] == "takeback" else page

    lines = [line for line in ann.look(page, whole=True)["log"]["lines"] if "took back" in line["text"]]
    assert len(lines) == 1
    assert lines[0]["seat"] == 0
    assert ann.look(page, since=seen["version"])["log"]["standing"] <= seen["log"]["lines"][-1]["at"]
    assert page["left"]
    over = play_on([ann], page, seed=5, back=0.1)
    verdict = verify(read_record(ann.get(f"/api/tables/{over['id']}/record")))
    assert (verdict.luck, verdict.ended) == ("honest", True)


def test_the_end_can_be_taken_back_until_there_is_a_rematch(ann: Browser) -> None:
    over = play_on([ann], ann.new_table("duel", [ME, bot("random")]), seed=2, back=0)
    assert over["undo"]["how"] == "takeback"

    course = ann.get(f"/api/tables/{over['id']}/course")

    page = ann.step("undo", over)
    assert (page["status"], page["luck"]["seed"]) == ("playing", None)
    assert ann.ask("GET", f"/api/tables/{over['id']}/course").status_code == 409
    again = ann.step("redo", page)
    assert (again["status"], again["score"]) == ("over", over["score"])
    # The record has become longer, and so has what is told of it.
    later = ann.get(f"/api/tables/{over['id']}/course")
    assert course["rounds"][-1]["at"] == over["version"]
    assert later["rounds"][-1]["at"] == again["version"] > over["version"]
    ann.post(f"/api/tables/{over['id']}/rematch")

    now = ann.look(over)
    assert now["undo"]["how"] is None
    assert "rematch" in now["undo"]["sentence"]
    body = {"seat": 0, "at": now["version"], "request": new_request()}
    late = ann.ask("POST", f"/api/tables/{over['id']}/undo", body)
    assert (late.status_code, late.json()["key"]) == (409, "server-undo-rematch")


def test_what_a_bot_thought_meanwhile_is_thrown_away(server: Server, ann: Browser) -> None:
    """A step back while the bot thinks: its answer was to another question."""
    page = ann.my_turn(ann.new_table("duel", [ME, bot("random")], seed=3))
    at_once, asked, free = AtOnce.choose, threading.Event(), threading.Event()

    async def slowly(self: AtOnce, dilemma: Dilemma) -> str:
        asked.set()
        await asyncio.to_thread(free.wait)
        return await at_once(self, dilemma)

    with patch.object(AtOnce, "choose", slowly):
        while not page["thinking"]:
            page = ann.act(page)
        assert asked.wait(5)
        back = ann.step("undo", page)
        assert back["question"]["seat"] == 0
        assert not back["thinking"]
        free.set()
        wait_for(lambda: not server.room(page["id"]).thinking)

    assert ann.look(page)["version"] == back["version"]
    assert ann.my_turn(ann.act(back))["version"] > back["version"]


def wait_for(is_so: Callable[[], bool]) -> None:
    until = time.monotonic() + 5
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.01)


def test_a_bot_answers_the_same_again_without_thinking(server: Server, ann: Browser) -> None:
    page = played(ann, 6)
    room = server.room(page["id"])
    line = [done.action for done in room.table.steps.done]
    words = [move.words for move in room.table.moves if move.seat == 0 and not move.forced]
    for _ in range(4):
        page = ann.step("undo", page)
    mine = len([done for done in room.table.steps.done if done.seat == 0 and not done.forced])
    server.forget(page["id"])

    with patch.object(AtOnce, "choose", side_effect=AssertionError("nobody has to think")):
        for word in words[mine:]:
            page = ann.my_turn(ann.act(ann.look(page), word))

    assert [done.action for done in server.room(page["id"]).table.steps.done] == line


# Other people


@pytest.fixture
def page(ann: Browser, bob: Browser) -> Page:
    """Ann has ended her turn, and Bob has acted."""
    page = ann.new_table("duel", [ME, OPEN], first=0, seed=1)
    bob.sit(page, 1)
    page = play_on([ann, bob], page, seed=1, back=0, until=lambda now: now["version"] > 12)
    while True:
        page = ann.look(page)
        if page["undo"]["how"] == "ask":
            return page
        who = ann if page["question"]["seat"] == 0 else bob
        who.act(who.look(page))


def test_the_others_are_asked_and_agree(server: Server, ann: Browser, bob: Browser, page: Page) -> None:
    body = {"seat": 0, "at": page["version"], "request": new_request()}
    alone = ann.ask("POST", f"/api/tables/{page['id']}/undo", body)
    assert (alone.status_code, alone.json()["key"]) == (409, "refused-undo")

    with bob.live(page, since=page["version"]) as socket:
        socket.hear()
        mine = done(say(ann, page, "ask"))
        heard = socket.hear_until(lambda now: now["ask"] is not None)

    assert mine["ask"]["seat"] == heard["ask"]["seat"] == 0
    assert heard["ask"]["awaited"] == [1]
    assert "may take back" in heard["ask"]["sentence"]
    assert mine["ask"]["sentence"].startswith("You have asked")
    assert mine["undo"]["how"] is None
    server.forget(page["id"])
    answer = done(say(bob, bob.look(page), "agree"))
    assert answer["ask"] is None
    assert answer["question"]["seat"] == 0
    now = ann.look(page, since=mine["version"])
    assert now["question"]["seat"] == 0
    assert len(now["answers"]) == 2
    assert not now["can_redo"]


def test_who_does_not_agree_says_so(ann: Browser, bob: Browser, page: Page) -> None:
    mine = done(say(ann, page, "ask"))

    done(say(bob, bob.look(page), "decline"))

    now = ann.look(page, since=mine["version"])
    assert now["ask"] is None
    assert now["answers"] == [f"{now['seats'][1]['title']} did not agree: nothing is taken back."]
    assert now["view"] == page["view"]
    assert now["undo"]["sentence"] == "The answer was no. You can ask again once somebody has acted."
    again = say(ann, now, "ask")
    assert (again.status_code, again.json()["key"]) == (409, "refused-ask-again")


def test_an_ask_lapses_when_somebody_acts(ann: Browser, bob: Browser, page: Page) -> None:
    mine = done(say(ann, page, "ask"))
    who = ann if page["question"]["seat"] == 0 else bob

    # Made with the eyes of before the question: it makes no action too late.
    who.act(who.look(page) | {"version": page["version"]})

    now = ann.look(page, since=mine["version"])
    assert now["ask"] is None
    assert len(now["answers"]) == 1
    late = say(bob, bob.look(page), "agree")
    assert (late.status_code, late.json()["key"]) == (409, "refused-ask-gone")


def test_asking_twice_by_the_same_request_is_asking_once(ann: Browser, page: Page) -> None:
    request = new_request()

    first, again = (done(say(ann, page, "ask", request=request)) for _ in range(2))

    assert first["version"] == again["version"] == page["version"] + 1


def test_only_who_is_asked_answers(server: Server, ann: Browser, bob: Browser, page: Page) -> None:
    mine = done(say(ann, page, "ask"))
    before = server.whole(page["id"])
    stranger = server.browser()

    assert say(ann, mine, "agree").json()["key"] == "refused-not-asked"
    assert say(ann, mine, "agree", seat=1).status_code == 403
    assert say(stranger, {**mine, "mine": [1]}, "agree").status_code == 403
    assert say(bob, {**mine, "mine": [1]}, "maybe").status_code in {400, 422}

    assert server.whole(page["id"]) == before
    withdrawn = done(say(ann, mine, "decline"))
    assert withdrawn["ask"] is None


def is_at(version: int, page: Page) -> bool:
    return bool(page["version"] >= version)


def test_bots_wait_while_people_are_asked(ann: Browser, bob: Browser) -> None:
    page = ann.new_table("classic", [ME, OPEN, bot("random")], first=0)
    bob.sit(page, 1)
    page = play_on([ann, bob], page, seed=1, back=0, until=lambda now: now["version"] > 30)
    page = ann.look(page)
    # Until what Ann did last can no longer be taken back freely.
    while (page := ann.wait_until(page, lambda now: not now["thinking"]))["undo"]["how"] != "ask":
        longer = page["version"] + 1
        page = play_on([ann, bob], page, seed=longer, back=0, until=partial(is_at, longer))
        page = ann.look(page)
    mine = done(say(ann, page, "ask"))

    who = ann if mine["question"]["seat"] == 0 else bob
    assert not mine["thinking"]
    assert mine["ask"]["awaited"] == [1]
    assert who.look(page)["options"]
