"""What comes late, twice, at once or in another order: one move for each click, or none."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from unittest.mock import patch

from monumental.web.store import Stored
from tests.web.api.server import ME, OPEN, Browser, Page, Server, done, new_request, play_on

HOT_SEAT = [ME, ME]


def deciding(ann: Browser) -> Page:
    """A table of one browser, in the middle of a turn that can be taken back."""
    page = ann.new_table("duel", HOT_SEAT, seed=1)
    choose = random.Random(1)
    while not (page["can_undo"] and len(page["options"]) > 1):
        page = ann.go_on(page, choose.choice(page["options"])["words"])
    return page


def test_a_stale_version_is_refused(server: Server, ann: Browser) -> None:
    page = deciding(ann)
    before = server.whole(page["id"])

    for at in (page["version"] - 1, page["version"] + 1, 0):
        for answer in (
            ann.try_act(page, at=at),
            *(
                ann.ask("POST", f"/api/tables/{page['id']}/{step}", {"seat": 0, "at": at, "request": "r" * 8})
                for step in ("undo", "redo")
            ),
            ann.ask("POST", f"/api/tables/{page['id']}/hand-over", {"seat": 0, "at": at, "bot": "greedy"}),
        ):
            assert answer.status_code == 409
            assert answer.json()["key"] == "refused-stale"
    assert server.whole(page["id"]) == before


def test_the_same_request_twice_is_one_move(each_server: Server) -> None:
    ann = each_server.browser()
    page = deciding(ann)
    request = new_request()

    first = ann.act(page, request=request)
    again = ann.act(page, request=request)

    assert again == first
    assert first["version"] > page["version"]
    each_server.forget(page["id"])
    assert ann.act(page, request=request) == first


def test_the_same_step_back_twice_is_one_step(server: Server, ann: Browser) -> None:
    page = deciding(ann)
    request = new_request()

    first = ann.step("undo", page, request=request)
    again = ann.step("undo", page, request=request)

    assert again == first
    assert first["version"] == page["version"] + 1

    forth, once_more = (ann.step("redo", first, request="forth" + request) for _ in range(2))

    assert forth == once_more
    assert forth["version"] == first["version"] + 1


def test_an_old_request_is_known_after_many_moves(ann: Browser) -> None:
    page = deciding(ann)
    request = new_request()
    now = ann.act(page, request=request)
    for _ in range(5):
        now = ann.go_on(now)

    late = ann.act(page, request=request)

    assert late["version"] == now["version"]


def test_the_same_request_for_another_move_changes_nothing(server: Server, ann: Browser) -> None:
    """Whatever the page calls it: who sends a request again gets the table as it is."""
    page = deciding(ann)
    request = new_request()
    ann.act(page, request=request)
    now = ann.look(page)
    before = server.whole(page["id"])

    again = ann.act(now, request=request)

    assert again["version"] == now["version"]
    assert server.whole(page["id"]) == before


def test_two_people_may_call_their_requests_the_same(each_server: Server) -> None:
    ann, bob = each_server.browser(), each_server.browser()
    page = ann.new_table("duel", [ME, OPEN], first=0)
    bob.sit(page, 1)
    page = ann.look(page)
    moved = 0
    while moved < 2:
        who = (ann, bob)[page["question"]["seat"]]
        page = who.look(page)
        before = page["version"]
        page = who.act(page, request="the-same" if page["viewer"] == moved else new_request())
        moved += page["version"] > before and page["log"]["since"] == before
    assert page["version"] >= 2


def test_of_two_tabs_with_the_same_version_one_wins(each_server: Server) -> None:
    ann = each_server.browser()
    page = deciding(ann)

    with ThreadPoolExecutor(6) as tabs:
        answers = [*tabs.map(lambda option: ann.try_act(page, option["words"]), page["options"][:2] * 3)]

    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 5
    won = next(done(answer) for answer in answers if answer.status_code == 200)
    assert ann.look(page)["version"] == won["version"]


def test_a_click_that_is_sent_many_times_at_once_is_one_move(each_server: Server) -> None:
    ann = each_server.browser()
    page = deciding(ann)
    request = new_request()

    with ThreadPoolExecutor(6) as network:
        answers = [done(each) for each in network.map(lambda _: ann.try_act(page, request=request), range(6))]

    assert len({answer["version"] for answer in answers}) == 1
    words = page["options"][0]["words"]
    since = each_server.room(page["id"]).table.moves[page["version"] :]
    assert [move.words for move in since if not move.forced] == [words]


def test_messages_in_another_order(ann: Browser) -> None:
    """The second click arrives first: it was meant for a table that is not there yet."""
    page = deciding(ann)
    later = {**page, "version": page["version"] + 1}
    click = new_request()

    early = ann.try_act(later, request=click)
    first = ann.act(page)
    late = ann.try_act(later, page["options"][1]["words"], request=click, at=page["version"])

    assert early.status_code == 409
    assert late.status_code == 409
    assert ann.look(page)["version"] == first["version"]


def test_a_late_message_meets_the_end_of_the_game(server: Server, ann: Browser) -> None:
    page = ann.new_table("duel", HOT_SEAT)
    over = play_on([ann], page, seed=1, back=0)
    before = server.whole(page["id"])

    now = ann.try_act({**over, "viewer": 0}, "acquire 1")
    late = ann.try_act({**over, "viewer": 0}, "acquire 1", at=0)
    back = ann.ask(
        "POST", f"/api/tables/{page['id']}/undo", {"seat": 0, "at": over["version"], "request": "12345678"}
    )

    assert now.json()["key"] == "refused-over"
    assert late.json()["key"] == "refused-stale"
    assert back.json()["key"] == "refused-undo-over"
    assert {now.status_code, late.status_code, back.status_code} == {409}
    assert server.whole(page["id"]) == before


def test_whoever_says_that_they_have_seen_more_is_not_looked_up_each_time(
    server: Server, ann: Browser
) -> None:
    page = deciding(ann)
    store = server.rooms.store
    looked = 0
    load = store.load

    async def counted(table: str, first: int = 0) -> Stored | None:
        nonlocal looked
        looked += 1
        return await load(table, first)

    with patch.object(store, "load", counted):
        for _ in range(20):
            assert ann.look(page, since=1_000_000)["version"] == page["version"]
            assert ann.try_act(page, at=1_000_000).status_code == 409

    assert 1 <= looked <= 3
