"""What goes wrong while somebody is told keeps nobody from being told of other things."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

import pytest
from sqlalchemy import Connection, func, select, update

from monumental.web.alerts import outbox, teller
from monumental.web.alerts.addresses import Address
from monumental.web.alerts.outbox import AGAIN
from monumental.web.alerts.post import Letter, Post
from monumental.web.store.schema import alerts
from tests.web.alerts.conftest import Time, of_two, play_turn, tell_me_at, telling
from tests.web.alerts.receivers import Receiver
from tests.web.api.server import Server

pytestmark = [
    pytest.mark.long,
    pytest.mark.parametrize("database_url", ["sqlite"], indirect=True),
]


def letters(server: Server) -> int:
    count = select(func.count()).select_from(alerts)
    return server.wait(server.rooms.store.read(lambda connection: connection.execute(count).scalar_one()))


def test_a_round_that_fails_is_not_the_last(
    database_url: str,
    time: Time,
    hook: Receiver,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    rounds: list[int] = []
    plan = outbox.plan

    def failing(*args: object) -> None:
        rounds.append(len(rounds))
        if len(rounds) == 1:
            raise ZeroDivisionError("as a place goes")
        plan(*args)  # type: ignore[arg-type]

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
