"""What goes wrong while somebody is told keeps nobody from being told of other things."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection, update

from monumental.web.alerts import outbox, teller
from monumental.web.alerts.addresses import Address
from monumental.web.alerts.book import MOST_FAILURES
from monumental.web.alerts.outbox import AGAIN
from monumental.web.alerts.post import Letter, Post
from monumental.web.store.schema import alerts
from tests.web.alerts.conftest import letters, of_two, play_turn, tell_me_at, telling
from tests.web.alerts.receivers import Receiver
from tests.web.api.server import done
from tests.web.clock import Time

pytestmark = [
    pytest.mark.long,
    pytest.mark.parametrize("database_url", ["sqlite"], indirect=True),
]


def test_a_round_that_fails_is_not_the_last(
    database_url: str,
    time: Time,
    hook: Receiver,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    rounds: list[int] = []
    plan = outbox.plan

    def failing(*args: Any, **more: Any) -> None:
        rounds.append(len(rounds))
        if len(rounds) == 1:
            raise ZeroDivisionError("as a place goes")
        plan(*args, **more)

    with telling(database_url, time) as server:
        ann, bob = server.browser(), server.browser()
        tell_me_at(bob, f"http://{hook.host}/bob")
        play_turn(ann, of_two(ann, bob))
        monkeypatch.setattr(outbox, "plan", failing)
        monkeypatch.setattr(teller, "LOOK", 0.05)
        time.pass_by(seconds=20)

        with caplog.at_level(logging.ERROR):
            hook.wait_for(2, 30)

    assert [message["event"] for message in hook.messages()] == ["welcome", "turn"]
    assert "nobody was told of a turn" in caplog.text


def test_a_letter_whose_sending_fails_is_tried_again_later_but_not_for_ever(
    database_url: str, time: Time, hook: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(post: Post, address: Address, letter: Letter, origin: str) -> str | None:
        del post, address, letter, origin
        await asyncio.sleep(0)
        raise ZeroDivisionError("in the middle of it")

    with telling(database_url, time) as server:
        ann, bob = server.browser(), server.browser()
        tell_me_at(bob, f"http://{hook.host}/bob")
        play_turn(ann, of_two(ann, bob))
        with monkeypatch.context() as broken:
            broken.setattr(Post, "send", fail)
            time.pass_by(server, seconds=20)
            (channel,) = bob.get("/api/me/alerts")["channels"]
            assert channel["problem"] == "Something went wrong here."
            assert letters(server) == 1

            for pause in AGAIN:
                time.pass_by(server, seconds=pause.total_seconds())

        assert letters(server) == 0


def test_a_letter_that_many_servers_have_died_of_is_torn_up(
    database_url: str, time: Time, hook: Receiver
) -> None:
    with telling(database_url, time) as server:
        ann, bob = server.browser(), server.browser()
        tell_me_at(bob, f"http://{hook.host}/bob")
        play_turn(ann, of_two(ann, bob))
        time.pass_by(seconds=20)
        store, patience = server.rooms.store, server.app.state.teller._patience
        server.wait(store.write(partial(outbox.plan, time.now, (), patience)))

        def died(connection: Connection) -> None:
            connection.execute(update(alerts).values(tries=len(AGAIN) + 1))

        server.wait(store.write(died))
        time.pass_by(server, seconds=1)

        assert letters(server) == 0
        assert len(hook.got) == 1


def test_whose_places_take_long_waits_for_them_alone(database_url: str, time: Time, hook: Receiver) -> None:
    with telling(database_url, time) as server:
        ann, bob, cid = (server.browser() for _ in range(3))
        for number in range(3):
            tell_me_at(bob, f"http://{hook.host}/bob/{number}")
        time.pass_by(seconds=1)
        tell_me_at(cid, f"http://{hook.host}/cid")
        for other in (bob, cid):
            play_turn(ann, of_two(ann, other))
        time.pass_by(seconds=20)
        store, patience = server.rooms.store, server.app.state.teller._patience
        server.wait(store.write(partial(outbox.plan, time.now, (), patience)))

        def claim(most: int) -> list[outbox.Claimed]:
            return list(server.wait(store.write(partial(outbox.claim, time.now, most))))

        (first,) = claim(1)
        both = [first, *claim(8)]
        none = claim(8)
        places = [letter.channel.address.rpartition(hook.host)[2].split("/")[1] for letter in both]
        server.wait(store.write(partial(outbox.settle, both[0], "slow", time.now)))
        again = claim(8)

        assert (places, none) == (["bob", "cid"], [])
        assert [letter.person for letter in again] == [both[0].person]
        # Another server has had it since: it is no longer ours to put back.
        time.pass_by(seconds=outbox.CLAIM.total_seconds())
        (taken,) = [letter for letter in claim(8) if letter.person == both[1].person]
        server.wait(store.write(partial(outbox.settle, both[1], None, time.now)))
        assert letters(server) == 4
        server.wait(store.write(partial(outbox.settle, taken, None, time.now)))
        assert letters(server) == 3


def test_a_place_where_nothing_arrives_is_suspended_until_it_is_tried(
    database_url: str, time: Time, hook: Receiver
) -> None:
    with telling(database_url, time) as server:
        ann, bob = server.browser(), server.browser()
        (channel,) = tell_me_at(bob, f"http://{hook.host}/bob")["channels"]
        page = of_two(ann, bob)
        hook.answers = [500] * MOST_FAILURES
        rounds = MOST_FAILURES // (len(AGAIN) + 1)
        for _ in range(rounds):
            play_turn(ann, page)
            time.pass_by(server, seconds=20)
            for pause in AGAIN:
                time.pass_by(server, seconds=pause.total_seconds())
            play_turn(bob, page)
        assert len(hook.got) == 1 + MOST_FAILURES

        play_turn(ann, page)
        time.pass_by(server, seconds=20)
        assert len(hook.got) == 1 + MOST_FAILURES
        (shown,) = bob.get("/api/me/alerts")["channels"]
        assert shown["problem"].startswith("Nothing has arrived here many times in a row")

        done(bob.ask("POST", f"/api/me/alerts/channels/{channel['id']}/try"))
        play_turn(bob, page)
        play_turn(ann, page)
        time.pass_by(server, seconds=20)
        assert hook.messages()[-1]["event"] == "turn"
