"""Leaving a seat to a bot, and taking it back."""

from __future__ import annotations

import pytest

from tests.web.api.server import AUTOMA, ME, OPEN, Browser, Server, bot


@pytest.mark.long
def test_a_bot_plays_on_for_a_person_to_the_end(ann: Browser) -> None:
    page = ann.my_turn(ann.new_table("duel", [ME, bot("random")]))

    page = ann.hand_over(page, 0, "random")

    seat = page["seats"][0]
    assert (seat["kind"], seat["bot"], seat["handed_over"], seat["mine"]) == ("person", "random", True, True)
    assert ann.watch_until(page, lambda now: now["status"] == "over")["score"]["winners"]


def test_a_seat_is_taken_back(server: Server, ann: Browser, bob: Browser) -> None:
    page = ann.new_table("duel", [ME, OPEN])
    bob.sit(page, 1)
    page = ann.hand_over(ann.look(page), 0, "random")
    page = bob.my_turn(bob.look(page))

    page = ann.hand_over(page, 0, None)

    seat = page["seats"][0]
    assert (seat["bot"], seat["handed_over"]) == (None, False)
    page = ann.wait_until(bob.act(bob.look(page)), lambda now: not now["thinking"])
    assert [move.words for move in server.room(page["id"]).table.moves if move.words.startswith("sit ")] == [
        "sit random",
        "sit human",
    ]


def test_only_the_owner_hands_a_seat_over(server: Server, ann: Browser, bob: Browser) -> None:
    page = ann.new_table("classic", [ME, OPEN, AUTOMA])
    bob.sit(page, 1)
    before = server.whole(page["id"])
    body = {"at": server.room(page["id"]).table.version, "bot": "greedy"}

    for who, seat in ((bob, 0), (ann, 1), (ann, 2), (ann, 3)):
        answer = who.ask("POST", f"/api/tables/{page['id']}/hand-over", {**body, "seat": seat})
        assert answer.status_code == 403
    answer = ann.ask("POST", f"/api/tables/{page['id']}/hand-over", {**body, "seat": 0, "bot": "hal"})
    assert answer.status_code == 422
    assert answer.json()["key"] == "server-no-bot"

    assert server.whole(page["id"]) == before


def test_a_bot_that_was_left_a_seat_is_woken_after_a_restart(
    server: Server, ann: Browser, bob: Browser
) -> None:
    page = ann.new_table("duel", [ME, OPEN], first=0)
    bob.sit(page, 1)
    page = ann.look(page)
    while page["question"]["seat"] != 0:
        page = bob.act(bob.look(page))
    # The server dies before the bot has answered.
    room = server.room(page["id"])
    room.thinking = True
    ann.hand_over(page, 0, "random")
    server.forget(page["id"])

    server.wait(server.rooms.wake_all())

    assert server.rooms._rooms[page["id"]] is not room
    bob.my_turn(bob.look(page))
