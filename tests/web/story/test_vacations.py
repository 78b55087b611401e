"""People on vacation: clocks of days stand still for them, others see it, and there are only so many days."""

from __future__ import annotations

from datetime import timedelta
from functools import partial
from pathlib import Path

import httpx
import pytest

from monumental.web.contract.requests import ClockWish
from monumental.web.store.away import vacations
from monumental.web.tables.clocks import Clock, goes_by_days
from tests.web.alerts.conftest import play_turn, tell_me_at, telling
from tests.web.alerts.receivers import receiver
from tests.web.api.days import days, of_two
from tests.web.api.server import Browser, Page, Server, new_request, serving
from tests.web.clock import MORNING, Time

DAY = 86_400


def go_away(who: Browser, count: int) -> Page:
    page: Page = who.post("/api/me/vacation", {"days": count})
    return page


def key_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["key"]


def owner(server: Server, who: Browser) -> str:
    name: str = server.app.state.keyring.owner(who.key)
    return name


def test_whoever_is_asked_while_away_has_all_their_time_when_they_are_back(database_url: str) -> None:
    time = Time()
    with days(database_url, time) as server:
        ann, bob = server.browser(), server.browser()
        page = of_two(ann, bob, clock={"seconds": DAY})
        assert go_away(bob, 5) == {
            "days": 20,
            "left": 15,
            "until": (MORNING + timedelta(days=5)).isoformat(),
        }
        assert ann.look(page)["seats"][1]["away"] == (MORNING + timedelta(days=5)).isoformat()
        time.pass_by(server, hours=3)
        play_turn(ann, page)

        clock = ann.look(page)["clock"]
        assert clock["deadline"] == (MORNING + timedelta(days=6)).isoformat()
        server.forget(page["id"])
        assert ann.look(page)["clock"] == clock
        time.pass_by(server, days=5)
        assert ann.look(page)["seats"][1]["away"] is None
        assert bob.get("/api/me/vacation")["until"] is None
        assert not ann.look(page)["seats"][1]["handed_over"]
        time.pass_by(server, days=1)

        assert ann.look(page)["seats"][1]["handed_over"]


def test_a_clock_that_runs_stands_still_and_goes_on_when_its_person_is_back(database_url: str) -> None:
    time = Time()
    with days(database_url, time) as server:
        ann, bob = server.browser(), server.browser()
        page = of_two(ann, bob, clock={"seconds": DAY})
        time.pass_by(server, hours=20)
        go_away(ann, 10)
        assert bob.look(page)["clock"]["deadline"] == (MORNING + timedelta(days=11)).isoformat()
        keys = [who.http.cookies for who in (ann, bob)]
    time.now += timedelta(days=2)

    with days(database_url, time) as server:
        ann, bob = server.browser(known=False), server.browser(known=False)
        ann.http.cookies, bob.http.cookies = keys
        assert not bob.look(page)["seats"][0]["handed_over"]
        # Of ten days two were taken, and eight are there for later.
        assert ann.post("/api/me/vacation/end") == {"days": 20, "left": 18, "until": None}

        seen = bob.look(page)
        assert (seen["clock"]["deadline"], seen["seats"][0]["away"]) == (
            (MORNING + timedelta(days=3)).isoformat(),
            None,
        )
        time.pass_by(server, hours=4)
        assert bob.look(page)["seats"][0]["handed_over"]


def test_a_move_that_knows_nothing_of_a_vacation_gives_its_time_all_the_same(database_url: str) -> None:
    """Another server may have written it, and its bell was not heard."""
    time = Time()
    with days(database_url, time) as server:
        ann, bob = server.browser(), server.browser()
        bob.post("/api/me/name", {"name": "Bob"})
        page = of_two(ann, bob, clock={"seconds": DAY})
        going = partial(vacations.begin, owner(server, bob), 3, 20, goes_by_days, time.now)
        server.wait(server.rooms.store.write(going))
        assert server.room(page["id"]).seats[1].away is None

        play_turn(ann, page)

        deadline = (MORNING + timedelta(days=4)).isoformat()
        assert bob.look(page)["clock"]["deadline"] == deadline
        server.wait(
            server.rooms.store.write(partial(vacations.end, owner(server, bob), goes_by_days, time.now))
        )
        # What is only said writes no deadline that nobody has any more.
        vote = {"seat": 0, "request": new_request(), "about": "abandon", "say": "ask"}
        ann.post(f"/api/tables/{page['id']}/vote", {**vote, "at": ann.look(page)["version"]})
        server.forget(page["id"])
        assert bob.look(page)["clock"]["deadline"] == (MORNING + timedelta(days=1)).isoformat()


@pytest.mark.parametrize("clock", [{"seconds": 600, "increment": 30}, {"seconds": 3600}])
def test_clocks_of_live_games_go_on(database_url: str, clock: Page) -> None:
    time = Time()
    with days(database_url, time) as server:
        ann, bob = server.browser(), server.browser()
        page = of_two(ann, bob, clock=clock)
        before = page["clock"]["deadline"]
        go_away(ann, 3)
        assert bob.look(page)["clock"]["deadline"] == before

        time.pass_by(server, hours=1)

        assert bob.look(page)["seats"][0]["handed_over"]


def test_nobody_is_voted_away_for_days_of_their_vacation(database_url: str) -> None:
    time = Time()
    with days(database_url, time) as server:
        ann, bob = server.browser(), server.browser()
        page = of_two(ann, bob, absence=3)
        time.pass_by(server, days=2)
        go_away(ann, 4)
        until = (MORNING + timedelta(days=7)).isoformat()
        assert bob.look(page)["absence"]["until"] == until
        time.pass_by(server, days=4, hours=23)
        server.forget(page["id"])
        assert bob.look(page)["absence"]["until"] == until
        vote = {"seat": 1, "at": page["version"], "request": new_request(), "about": "away", "say": "ask"}
        early = bob.ask("POST", f"/api/tables/{page['id']}/vote", vote)
        time.pass_by(server, hours=1)

        seen = bob.post(f"/api/tables/{page['id']}/vote", vote)

        assert key_of(early) == (409, "server-away-later")
        assert seen["seats"][0]["handed_over"]


def test_nobody_is_away_longer_than_the_host_allows(database_url: str) -> None:
    time = Time()
    with serving(database_url, clock=time, vacation_days=5) as server:
        ann, bob = server.browser(), server.browser()
        assert ann.get("/api/me/vacation") == {"days": 5, "left": 5, "until": None}
        too_long = ann.ask("POST", "/api/me/vacation", {"days": 6})
        assert (key_of(too_long), too_long.json()["sentence"]) == (
            (409, "server-vacation-left"),
            "You have 5 days of vacation left.",
        )
        go_away(ann, 2)
        assert key_of(ann.ask("POST", "/api/me/vacation", {"days": 1})) == (409, "server-vacation-already")
        assert bob.get("/api/me/vacation") == {"days": 5, "left": 5, "until": None}
        time.pass_by(server, hours=1)

        # A day that was begun is a day.
        assert ann.post("/api/me/vacation/end")["left"] == 4
        assert key_of(ann.ask("POST", "/api/me/vacation/end")) == (409, "server-vacation-over")
        assert go_away(ann, 4)["left"] == 0
        time.pass_by(server, days=4 + 364)
        assert ann.get("/api/me/vacation")["left"] == 1
        time.pass_by(server, days=2)
        assert ann.get("/api/me/vacation")["left"] == 5
        taken = ann.get("/api/me/data")["vacations"]
        assert [(each["begun"], each["ended"] is None) for each in taken] == [
            (MORNING.isoformat(), False),
            ((MORNING + timedelta(hours=1)).isoformat(), False),
        ]
        assert bob.get("/api/me/data")["vacations"] == []


def test_a_host_may_allow_none(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", vacation_days=0) as server:
        ann = server.browser()

        assert ann.get("/api/me/vacation") == {"days": 0, "left": 0, "until": None}
        assert key_of(ann.ask("POST", "/api/me/vacation", {"days": 1})) == (409, "server-no-vacation")


@pytest.mark.parametrize("count", [0, -1, 367, 1.5, "long", None])
def test_a_vacation_of_no_days_is_refused(server: Server, count: object) -> None:
    ann = server.browser()

    assert ann.ask("POST", "/api/me/vacation", {"days": count}).status_code == 400
    assert ann.get("/api/me/vacation")["until"] is None


def test_strangers_are_on_no_vacation(server: Server) -> None:
    stranger = server.browser(known=False)

    assert stranger.ask("POST", "/api/me/vacation", {"days": 1}).status_code == 401
    assert stranger.ask("POST", "/api/me/vacation/end").status_code == 401
    assert stranger.get("/api/me/vacation")["until"] is None


@pytest.mark.long
@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
def test_nobody_is_told_of_a_turn_while_away_and_everybody_when_back(database_url: str) -> None:
    time = Time()
    with receiver() as hook, telling(database_url, time) as server:
        ann, bob = server.browser(), server.browser()
        tell_me_at(bob, f"http://{hook.host}/bob")
        page = of_two(ann, bob, clock={"seconds": DAY})
        # A letter that did not arrive before waits, too.
        hook.answers = [500]
        play_turn(ann, page)
        time.pass_by(server, seconds=20)
        assert [message["event"] for message in hook.messages()] == ["welcome", "turn"]
        go_away(bob, 2)
        time.pass_by(server, days=1)
        play_turn(ann, play_turn(bob, page))
        time.pass_by(server, hours=23)
        assert [message["event"] for message in hook.messages()] == ["welcome", "turn"]

        time.pass_by(server, hours=1)
        time.pass_by(server, hours=17, minutes=59)
        assert [message["event"] for message in hook.messages()] == ["welcome", "turn", "turn"]
        time.pass_by(server, minutes=1, seconds=20)

        # A quarter of the day is left that he has since he is back.
        assert [message["event"] for message in hook.messages()] == ["welcome", "turn", "turn", "reminder"]


def test_who_is_away_acts_all_the_same_and_the_clock_begins_after_the_vacation() -> None:
    clock = Clock(ClockWish(seconds=DAY))
    clock.go_on(0, MORNING, acted=True, away=MORNING + timedelta(days=2))
    assert clock.deadline == MORNING + timedelta(days=3)

    clock.go_on(0, MORNING + timedelta(days=1), acted=True, away=MORNING + timedelta(days=2))
    assert clock.deadline == MORNING + timedelta(days=3)
    # Once it is over, it is as any other time.
    clock.go_on(0, MORNING + timedelta(days=5), acted=True, away=MORNING + timedelta(days=2))

    assert clock.deadline == MORNING + timedelta(days=6)
