"""The clock of a machine is set right, by hours: everybody is told of their turn all the same, once."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from monumental.web.alerts import outbox
from monumental.web.alerts.outbox import AGAIN, CLAIM, PAUSE
from monumental.web.alerts.post import Post
from tests.web.alerts.conftest import events, letters, of_two, play_turn, tell_me_at, telling
from tests.web.alerts.receivers import Receiver
from tests.web.clock import Time

pytestmark = pytest.mark.long


def test_a_turn_of_a_time_to_come_is_told_of_soon(database_url: str, time: Time, hook: Receiver) -> None:
    """The clock was hours ahead when somebody was asked."""
    with telling(database_url, time) as server:
        ann, bob = server.browser(), server.browser()
        tell_me_at(bob, f"http://{hook.host}/bob")
        page = of_two(ann, bob)
        time.pass_by(server, hours=5)
        play_turn(ann, page)

        time.pass_by(server, hours=-5)
        time.pass_by(server, seconds=10)
        assert events(hook) == ["welcome"]
        time.pass_by(server, seconds=10)
        assert events(hook) == ["welcome", "turn"]

        time.pass_by(server, hours=23, minutes=59)
        assert events(hook) == ["welcome", "turn"]
        time.pass_by(server, minutes=1)
        time.pass_by(server, hours=10)
        assert events(hook) == ["welcome", "turn", "reminder"]


def test_whoever_was_told_in_a_time_to_come_is_told_anew_after_half_an_hour(
    database_url: str, time: Time, hook: Receiver
) -> None:
    with telling(database_url, time) as server:
        ann, bob = server.browser(), server.browser()
        tell_me_at(bob, f"http://{hook.host}/bob")
        page = of_two(ann, bob)
        time.pass_by(server, hours=5)
        page = play_turn(ann, page)
        time.pass_by(server, seconds=20)
        assert events(hook) == ["welcome", "turn"]

        time.pass_by(server, hours=-5)
        play_turn(ann, ann.step("undo", ann.look(page)))
        time.pass_by(server, seconds=1)
        time.pass_by(server, seconds=PAUSE.total_seconds() - 1)
        assert events(hook) == ["welcome", "turn"]
        time.pass_by(server, seconds=1)
        assert events(hook) == ["welcome", "turn", "turn"]


def test_a_letter_of_a_time_to_come_is_sent_when_its_claim_would_have_ended(
    database_url: str, time: Time, hook: Receiver
) -> None:
    """Its server took it out, died of it, and the clock was set back."""
    with telling(database_url, time) as server:
        ann, bob = server.browser(), server.browser()
        tell_me_at(bob, f"http://{hook.host}/bob")
        play_turn(ann, of_two(ann, bob))
        store, patience = server.rooms.store, server.app.state.teller._patience
        time.pass_by(hours=5)
        server.wait(store.write(partial(outbox.plan, time.now, (), patience)))
        assert len(server.wait(store.write(partial(outbox.claim, time.now, 8)))) == 1

        time.pass_by(server, hours=-5)
        time.pass_by(server, seconds=CLAIM.total_seconds() - 1)
        assert events(hook) == ["welcome"]
        time.pass_by(server, seconds=1)
        assert events(hook) == ["welcome", "turn"]
        assert letters(server) == 0


def test_a_letter_that_is_to_be_tried_again_waits_for_no_time_to_come(
    database_url: str, time: Time, hook: Receiver
) -> None:
    with telling(database_url, time) as server:
        ann, bob = server.browser(), server.browser()
        tell_me_at(bob, f"http://{hook.host}/bob")
        play_turn(ann, of_two(ann, bob))
        time.pass_by(hours=1)
        hook.answers = [500]
        time.pass_by(server, seconds=20)
        assert events(hook) == ["welcome", "turn"]
        (channel,) = bob.get("/api/me/alerts")["channels"]
        assert channel["problem"] == "The other side does not take it: check the address."

        time.pass_by(server, hours=-1)
        time.pass_by(server, seconds=AGAIN[0].total_seconds())
        assert events(hook) == ["welcome", "turn", "turn"]
        time.pass_by(server, hours=3)
        assert events(hook) == ["welcome", "turn", "turn"]


@pytest.mark.parametrize("hours", [5, -5])
def test_a_letter_that_is_underway_when_the_clock_jumps_is_sent_once(
    database_url: str, time: Time, hook: Receiver, monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    send = Post.send
    others: list[object] = []

    with telling(database_url, time) as server:

        async def jump(post: Post, *letter: Any) -> str | None:
            if not others:
                time.pass_by(hours=hours)
                others.append(await server.app.state.teller._claim(8))
            return await send(post, *letter)

        ann, bob = server.browser(), server.browser()
        tell_me_at(bob, f"http://{hook.host}/bob")
        play_turn(ann, of_two(ann, bob))
        monkeypatch.setattr(Post, "send", jump)
        time.pass_by(server, seconds=20)
        for _ in range(3):
            time.pass_by(server, minutes=10)

        assert others == [()]
        assert events(hook) == ["welcome", "turn"]
        assert letters(server) == 0
