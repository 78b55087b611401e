"""Tables with a clock: days go by, a bot plays on for whoever is late, and a restart changes nothing."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from monumental.play.records.record import read_record
from monumental.play.records.replay import resume
from monumental.web.contract.requests import ClockWish
from monumental.web.tables.clocks import GRACE, Clock, new_clock, read_clock
from tests.web.api.days import days, of_two
from tests.web.api.server import ME, OPEN, Browser, Page, Server
from tests.web.clock import MORNING, Time

DAY = 86_400


def test_whoever_is_late_is_stood_in_for_by_a_bot_until_they_are_back(database_url: str) -> None:
    time = Time()
    with days(database_url, time) as server:
        ann, bob = server.browser(), server.browser()
        page = of_two(ann, bob, clock={"seconds": 3 * DAY})
        assert page["clock"]["running"] == 0
        assert page["clock"]["deadline"] == (MORNING + timedelta(days=3)).isoformat()

        time.pass_by(server, days=2, hours=23)
        assert not ann.look(page)["seats"][0]["handed_over"]
        # With every action the time begins anew.
        page = ann.act(ann.look(page))
        late = page["clock"]["running"]
        people = [ann, bob]
        here, away = people[1 - late], people[late]
        assert page["clock"]["deadline"] == (time.now + timedelta(days=3)).isoformat()
        time.pass_by(server, days=3)

        page = here.look(page)
        assert page["seats"][late]["handed_over"]
        told = [line for line in page["log"]["lines"] if "the time has run out" in line["text"]]
        assert [(line["seat"], line["when"]) for line in told] == [(late, time.now.isoformat())]
        # The bot plays on, so the other one is asked sooner or later, and their time runs.
        page = here.my_turn(page)
        assert page["clock"]["running"] == 1 - late
        page = away.hand_over(away.look(page), late, None)
        assert not page["seats"][late]["handed_over"]


def test_the_record_tells_who_was_late_and_can_be_played_again(database_url: str) -> None:
    time = Time()
    with days(database_url, time) as server:
        ann, bob = server.browser(), server.browser()
        page = of_two(ann, bob, clock={"seconds": 60})

        time.pass_by(server, minutes=1)

        page = bob.my_turn(bob.look(page))
        record = server.room(page["id"]).table.record()
        assert [0, "sit normal late"] in [[move.seat, move.words] for move in record.moves]
        text = bob.get(f"/api/tables/{page['id']}/record", seat=1)
        assert '[0,"sit normal late"]' in text
        assert len(read_record(text).moves) >= page["version"]
        assert resume(record)[0].sitters == ["normal", "human"]


def test_a_clock_goes_on_while_the_server_does_not(database_url: str) -> None:
    time = Time()
    with days(database_url, time) as server:
        ann, bob = server.browser(), server.browser()
        page = of_two(ann, bob, clock={"seconds": 7 * DAY})
        keys = [who.http.cookies for who in (ann, bob)]
    time.now += timedelta(days=6)

    with days(database_url, time) as server:
        bob = server.browser(known=False)
        bob.http.cookies = keys[1]
        now = bob.look(page)
        assert now["clock"] == page["clock"]
        assert not now["seats"][0]["handed_over"]
    time.now += timedelta(days=1)

    with days(database_url, time) as server:
        bob = server.browser(known=False)
        bob.http.cookies = keys[1]
        assert bob.wait_until(bob.look(page), lambda seen: seen["seats"][0]["handed_over"])["mine"] == [1]


def test_without_a_clock_nobody_is_ever_late(server: Server, ann: Browser, bob: Browser) -> None:
    page = of_two(ann, bob)

    assert page["clock"] is None
    assert server.wait(server.rooms.store.out_of_time(datetime(9000, 1, 1, tzinfo=UTC))) == ()


@pytest.mark.parametrize("clock", [{"seconds": 0}, {"seconds": -5}, {"seconds": 60, "increment": -1}, {}])
def test_a_clock_that_can_not_run_is_refused(ann: Browser, clock: Page) -> None:
    body = {"rules": "duel", "seats": [ME, OPEN], "clock": clock}

    assert ann.ask("POST", "/api/tables", body).status_code == 400


# The clock by itself


def test_what_is_left_in_a_bank_is_kept_and_grows_with_each_turn() -> None:
    clock = new_clock(ClockWish(seconds=600, increment=30), 2)
    assert clock is not None
    clock.go_on(0, MORNING, acted=True)

    # An action within a turn changes nothing.
    clock.go_on(0, MORNING + timedelta(seconds=100), acted=True)
    assert clock.deadline == MORNING + timedelta(seconds=600)
    clock.go_on(1, MORNING + timedelta(seconds=250), acted=True)

    assert clock.banks == [380, 600]
    assert (clock.running, clock.deadline) == (1, MORNING + timedelta(seconds=850))


def test_whoever_comes_back_has_a_moment() -> None:
    clock = new_clock(ClockWish(seconds=600, increment=0), 2)
    assert clock is not None
    clock.go_on(0, MORNING, acted=False)
    later = MORNING + timedelta(seconds=600)
    assert clock.is_out(later)

    clock.go_on(None, later, acted=False)
    assert not clock.is_out(later)
    clock.go_on(0, later, acted=False)

    assert clock.deadline == later + timedelta(seconds=GRACE)


def test_what_is_only_said_gives_nobody_more_time() -> None:
    clock = Clock(ClockWish(seconds=DAY))
    clock.go_on(0, MORNING, acted=True)

    clock.go_on(0, MORNING + timedelta(hours=5), acted=False)

    assert clock.deadline == MORNING + timedelta(days=1)


def test_a_clock_that_was_written_is_the_same_clock() -> None:
    clock = new_clock(ClockWish(seconds=600, increment=5), 3)
    assert clock is not None
    clock.go_on(2, MORNING, acted=True)

    assert read_clock(clock.wish, clock.written(), clock.deadline) == clock


class Counted(asyncio.Event):
    """Knows how often somebody was told to look at the clocks."""

    times = 0

    def set(self) -> None:
        self.times += 1
        super().set()


@pytest.mark.parametrize(("clock", "looked"), [(None, False), ({"seconds": DAY}, True)])
def test_clocks_are_looked_at_only_where_somebody_plays_by_one(
    server: Server, clock: object, looked: bool
) -> None:
    ann, bob = server.browser(), server.browser()
    page = of_two(ann, bob, clock=clock)
    server.rooms.hurried = counted = Counted()

    ann.act(page)

    assert (counted.times > 0) == looked
