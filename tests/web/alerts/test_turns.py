"""Somebody is told that it is their turn: once, and reminded once, whatever servers do."""

from __future__ import annotations

from functools import partial

import pytest

from monumental.web.alerts import outbox
from monumental.web.alerts.outbox import AGAIN, CLAIM
from tests.web.alerts.conftest import HOME, events, of_two, play_turn, tell_me_at, telling
from tests.web.alerts.receivers import Receiver
from tests.web.clock import Time

pytestmark = pytest.mark.long

ON_SQLITE = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
ON_POSTGRESQL = pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)


def test_somebody_away_is_told_once_and_reminded_once(database_url: str, time: Time, hook: Receiver) -> None:
    with telling(database_url, time) as server:
        ann, bob = server.browser(), server.browser()
        tell_me_at(bob, f"http://{hook.host}/bob")
        page = of_two(ann, bob, name="Friends")
        play_turn(ann, page)

        time.pass_by(server, seconds=10)
        assert events(hook) == ["welcome"]
        time.pass_by(server, seconds=10)
        for _ in range(3):
            time.pass_by(server, minutes=1)
        assert events(hook) == ["welcome", "turn"]
        told = hook.messages()[1]
        asked = bob.look(page)["question"]["sentence"]
        assert told == {
            "event": "turn",
            "table": page["id"],
            "name": "Friends",
            "rules": "duel",
            "asked": asked,
            "link": f"{HOME}/table/{page['id']}",
            "deadline": None,
            "title": "Your turn: Friends (Duel)",
        }

        time.pass_by(server, hours=24)
        for _ in range(3):
            time.pass_by(server, days=1)
        assert events(hook) == ["welcome", "turn", "reminder"]
        assert hook.messages()[2]["title"] == "Still your turn: Friends (Duel)"

        # The next wait is another one.
        play_turn(ann, play_turn(bob, page))
        time.pass_by(server, seconds=20)
        assert events(hook) == ["welcome", "turn", "reminder", "turn"]


@ON_SQLITE
def test_steps_taken_back_and_done_again_tell_nobody_anew(
    database_url: str, time: Time, hook: Receiver
) -> None:
    with telling(database_url, time) as server:
        ann, bob = server.browser(), server.browser()
        tell_me_at(bob, f"http://{hook.host}/bob")
        page = play_turn(ann, of_two(ann, bob))
        for _ in range(5):
            time.pass_by(server, minutes=5)
            page = ann.step("undo", ann.look(page))
            assert page["question"]["seat"] in page["mine"]
            page = play_turn(ann, page)
        time.pass_by(server, minutes=9)
        assert events(hook) == ["welcome", "turn"]

        time.pass_by(server, minutes=1, seconds=20)
        assert events(hook) == ["welcome", "turn", "turn"]

        # Whoever has acted knows how it stands, and is told of the next turn.
        play_turn(ann, play_turn(bob, page))
        time.pass_by(server, seconds=20)
        assert events(hook) == ["welcome", "turn", "turn", "turn"]


@ON_SQLITE
def test_whoever_looks_is_told_nothing_unless_they_always_want_it(
    database_url: str, time: Time, hook: Receiver
) -> None:
    with telling(database_url, time) as server:
        ann, bob = server.browser(), server.browser()
        tell_me_at(bob, f"http://{hook.host}/bob")
        page = of_two(ann, bob)
        with bob.live(page) as socket:
            socket.hear()
            play_turn(ann, page)
            time.pass_by(server, seconds=5)
        time.pass_by(server, minutes=5)
        assert events(hook) == ["welcome"]

        bob.post("/api/me/alerts/wishes", {"always": True, "remind": False})
        page = play_turn(bob, page)
        with bob.live(page) as socket:
            socket.hear()
            play_turn(ann, page)
            time.pass_by(server, seconds=20)
        assert events(hook) == ["welcome", "turn"]
        time.pass_by(server, days=2)
        assert events(hook) == ["welcome", "turn"]


@ON_SQLITE
def test_a_table_can_be_silent_and_whoever_has_played_needs_no_letter(
    database_url: str, time: Time, hook: Receiver
) -> None:
    with telling(database_url, time) as server:
        ann, bob = server.browser(), server.browser()
        tell_me_at(bob, f"http://{hook.host}/bob")
        page = of_two(ann, bob)
        silent = bob.post(f"/api/me/alerts/tables/{page['id']}", {"on": False})["silent"]
        assert silent == [page["id"]]
        play_turn(ann, page)
        time.pass_by(server, days=2)
        assert events(hook) == ["welcome"]

        assert bob.post(f"/api/me/alerts/tables/{page['id']}", {"on": True})["silent"] == []
        play_turn(ann, play_turn(bob, page))
        hook.answers = [500]
        time.pass_by(server, seconds=20)
        assert events(hook) == ["welcome", "turn"]
        play_turn(bob, page)
        time.pass_by(server, hours=5)
        assert events(hook) == ["welcome", "turn"]


@ON_SQLITE
def test_what_does_not_arrive_is_tried_again_later_and_its_person_sees_why(
    database_url: str, time: Time, hook: Receiver
) -> None:
    with telling(database_url, time) as server:
        ann, bob = server.browser(), server.browser()
        tell_me_at(bob, f"http://{hook.host}/bob")
        page = of_two(ann, bob)
        hook.answers = [500, 404, 302]
        play_turn(ann, page)

        time.pass_by(server, seconds=20)
        (channel,) = bob.get("/api/me/alerts")["channels"]
        assert channel["problem"] == "The other side does not take it: check the address."
        assert channel["failed"] == time.now.isoformat()
        assert channel["sent"] < channel["failed"]
        for number, pause in enumerate(AGAIN[:3], 2):
            time.pass_by(server, seconds=pause.total_seconds() - 1)
            assert len(hook.got) == number
            time.pass_by(server, seconds=1)
            assert len(hook.got) == number + 1
        (channel,) = bob.get("/api/me/alerts")["channels"]
        assert channel["sent"] == time.now.isoformat()
        time.pass_by(server, hours=10)
        assert events(hook) == ["welcome", *["turn"] * 4]


@ON_SQLITE
def test_a_dead_place_is_given_up(database_url: str, time: Time, hook: Receiver) -> None:
    with telling(database_url, time) as server:
        ann, bob = server.browser(), server.browser()
        tell_me_at(bob, f"http://{hook.host}/bob")
        play_turn(ann, of_two(ann, bob))
        hook.answers = [500] * 100

        for _ in range(60):
            time.pass_by(server, minutes=10)

        assert events(hook) == ["welcome", *["turn"] * (len(AGAIN) + 1)]


def test_a_letter_whose_server_dies_is_sent_by_another_but_not_within_a_minute(
    database_url: str, time: Time, hook: Receiver
) -> None:
    with telling(database_url, time) as server:
        ann, bob = server.browser(), server.browser()
        tell_me_at(bob, f"http://{hook.host}/bob")
        play_turn(ann, of_two(ann, bob))
        store = server.rooms.store
        patience = server.app.state.teller._patience
        time.pass_by(seconds=20)
        server.wait(store.write(partial(outbox.plan, time.now, (), patience)))
        # Taken out by a server that is killed before it says whether it was sent.
        assert len(server.wait(store.write(partial(outbox.claim, time.now, 8)))) == 1

    with telling(database_url, time) as server:
        time.pass_by(server, seconds=CLAIM.total_seconds() - 1)
        assert CLAIM.total_seconds() > 60
        assert events(hook) == ["welcome"]
        time.pass_by(server, seconds=1)
        assert events(hook) == ["welcome", "turn"]
        time.pass_by(server, hours=1)
        assert events(hook) == ["welcome", "turn"]


@ON_POSTGRESQL
def test_of_several_servers_one_tells(database_url: str, time: Time, hook: Receiver) -> None:
    with telling(database_url, time) as one, telling(database_url, time) as other:
        ann, bob = one.browser(), other.browser()
        tell_me_at(bob, f"http://{hook.host}/bob")
        page = of_two(ann, bob)
        play_turn(ann, page)
        time.pass_by(one, other, seconds=20)
        time.pass_by(other, one, days=2)
        assert events(hook) == ["welcome", "turn", "reminder"]

        # Whoever looks at a table on one server is told by no other.
        page = play_turn(bob, page)
        with bob.live(page) as socket:
            socket.hear()
            play_turn(ann, page)
            time.pass_by(other, one, seconds=5)
        time.pass_by(one, other, minutes=5)
        assert events(hook) == ["welcome", "turn", "reminder"]


@ON_SQLITE
def test_a_reminder_comes_before_the_clock_runs_out(database_url: str, time: Time, hook: Receiver) -> None:
    with telling(database_url, time) as server:
        ann, bob = server.browser(), server.browser()
        tell_me_at(bob, f"http://{hook.host}/bob")
        page = of_two(ann, bob, clock={"seconds": 8 * 3600})
        play_turn(ann, page)
        time.pass_by(server, seconds=20)

        time.pass_by(server, hours=5, minutes=59)
        assert events(hook) == ["welcome", "turn"]
        time.pass_by(server, minutes=1)

        assert events(hook) == ["welcome", "turn", "reminder"]
        assert hook.messages()[2]["deadline"] == bob.look(page)["clock"]["deadline"]
