"""Giving up a game among people: a bot plays on for the others, and whoever gave up has lost."""

from __future__ import annotations

import pytest

from monumental.play.records.record import RESIGNED, read_record
from monumental.play.records.replay import verify
from monumental.web.tables.ending import places
from tests.web.api.server import ME, OPEN, Browser, Page, Server


def resign(who: Browser, page: Page, seat: int) -> Page:
    body = {"seat": seat, "at": page["version"]}
    answer: Page = who.post(f"/api/tables/{page['id']}/resign", body)
    return answer


@pytest.fixture
def page(ann: Browser, bob: Browser) -> Page:
    page = ann.new_table("duel", [{**ME, "name": "Ann"}, OPEN], first=0)
    bob.sit(page, 1)
    return ann.look(page)


def test_a_bot_plays_on_and_the_log_says_why(server: Server, ann: Browser, bob: Browser, page: Page) -> None:
    seat = resign(ann, page, 0)["seats"][0]

    assert (seat["resigned"], seat["handed_over"], seat["bot"]) == (True, True, "normal")
    [told] = [line["text"] for line in bob.look(page)["log"]["lines"] if line["when"] is not None]
    assert told.startswith("Ann")
    assert told.endswith("has resigned, and from here on the computer (normal) plays.")
    moves = server.room(page["id"]).table.moves
    assert [move.words for move in moves if move.reason == RESIGNED] == ["sit normal resigned"]


def test_nobody_comes_back_to_a_seat_that_was_given_up(
    server: Server, ann: Browser, bob: Browser, page: Page
) -> None:
    bob.wait_until(bob.my_turn(resign(ann, page, 0)), lambda now: not now["thinking"])
    before = server.whole(page["id"])
    at = server.room(page["id"]).table.version

    for path in ("hand-over", "resign"):
        answer = ann.ask("POST", f"/api/tables/{page['id']}/{path}", {"seat": 0, "at": at})
        assert (answer.status_code, answer.json()["key"]) == (409, "refused-resigned")

    assert server.whole(page["id"]) == before
    server.forget(page["id"])
    assert bob.look(page)["seats"][0]["resigned"] is True


def test_whoever_gave_up_has_no_say_any_more(server: Server, ann: Browser, bob: Browser, page: Page) -> None:
    """Neither plays, nor takes back what the bot did, nor is asked about what others take back."""
    page = bob.wait_until(bob.my_turn(resign(ann, page, 0)), lambda now: not now["thinking"])
    before = server.whole(page["id"])
    step = {"seat": 0, "at": page["version"], "request": "1234567890"}

    for path, body in [
        ("undo", step),
        ("redo", step),
        ("actions", {**step, "action": "end"}),
        ("takeback", {**step, "say": "ask"}),
    ]:
        answer = ann.ask("POST", f"/api/tables/{page['id']}/{path}", body)
        assert (answer.status_code, answer.json()["key"]) == (409, "refused-resigned"), path

    assert server.whole(page["id"]) == before
    assert server.room(page["id"]).table.people() == [1]


def test_only_one_s_own_seat_is_given_up(server: Server, ann: Browser, stranger: Browser, page: Page) -> None:
    before = server.whole(page["id"])

    for who, seat, status in ((ann, 1, 403), (ann, 7, 403), (stranger, 0, 401)):
        body = {"seat": seat, "at": page["version"]}
        assert who.ask("POST", f"/api/tables/{page['id']}/resign", body).status_code == status

    assert server.whole(page["id"]) == before


@pytest.mark.long
def test_whoever_gave_up_has_lost_however_well_the_bot_plays(
    server: Server, ann: Browser, bob: Browser, page: Page
) -> None:
    """Bob passes whenever he can, so the bot has more points."""
    resign(ann, page, 0)
    page = bob.look(page)
    while page["status"] != "over":
        page = bob.my_turn(page)
        if page["status"] != "over":
            words = [option["words"] for option in page["options"]]
            page = bob.act(page, "pass" if "pass" in words else words[0])

    totals = page["score"]["totals"]
    assert totals[0] > totals[1]
    assert page["score"]["winners"] == page["view"]["score"]["winners"] == [1]
    record = read_record(bob.ask("GET", f"/api/tables/{page['id']}/record").text)
    assert record.ending is not None
    assert record.ending.winners == (1,)
    verify(record)
    # On the ladder, too, whoever gave up comes last.
    keys = server.app.state.keyring
    assert places(server.room(page["id"])) == {keys.owner(bob.key): 0, keys.owner(ann.key): 1}
    assert [game["result"] for who in (ann, bob) for game in who.get("/api/me/games")["games"]] == [
        "lost",
        "won",
    ]
