"""Leaving a seat to a bot, and taking it back."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from tests.web.api.server import AUTOMA, ME, OPEN, Browser, Page, Server, bot


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


def hand_overs(page: Page) -> list[str]:
    return [line["text"] for line in page["log"]["lines"] if line["when"] is not None]


def test_a_hand_over_is_a_line_of_the_log_with_its_time(server: Server, ann: Browser, bob: Browser) -> None:
    page = ann.new_table("duel", [{**ME, "name": "Ann"}, OPEN], first=1)
    bob.sit(page, 1)
    before = datetime.now(UTC)
    page = ann.look(page)
    ann.hand_over(page, 0, "random")

    news = bob.look(page, since=page["version"])
    ann.hand_over(ann.look(page), 0, None)

    told = next(line for line in news["log"]["lines"] if line["when"] is not None)
    assert told["text"].startswith("Ann")
    assert told["text"].endswith(": from here on the computer (random) plays.")
    assert told["seat"] == 0
    assert before <= datetime.fromisoformat(told["when"]) <= datetime.now(UTC)
    both = hand_overs(bob.look(page))
    assert [text.rpartition(": ")[2] for text in both] == [
        "from here on the computer (random) plays.",
        "from here on a person plays again.",
    ]
    # They and their times are kept, and every language has them.
    server.forget(page["id"])
    assert hand_overs(bob.look(page)) == both
    for language in ("es", "cs", "ja"):
        assert len(hand_overs(bob.look(page, lang=language))) == 2


def test_a_hand_over_stays_in_the_log_where_what_came_before_is_taken_back(ann: Browser) -> None:
    page = ann.look(ann.new_table("duel", [ME, ME], first=0, seed=3))
    while not page["can_undo"] or page["question"]["seat"] != page["viewer"]:
        page = ann.look(ann.act(page))
    seat = page["viewer"]
    page = ann.hand_over(page, 1 - seat, "random")
    page = ann.hand_over(page, 1 - seat, None)
    assert len(hand_overs(ann.look(page))) == 2

    seen = page["version"]
    page = ann.step("undo", page, seat=seat)

    # Whoever has seen them loses the lines from `standing` on, and is told these again.
    news = ann.look(page, since=seen)["log"]
    kept = [line for line in ann.look(page)["log"]["lines"] if line["when"] is not None]
    assert len(kept) == 2
    assert all(line["at"] < news["standing"] or line in news["lines"] for line in kept)


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
