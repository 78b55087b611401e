"""People who want to be told of their turns, and a clock that jumps."""

from __future__ import annotations

import random
import time
from datetime import datetime, timedelta
from typing import Any, Final

import httpx

from tests.trust.parts import Outcome, Task
from tests.trust.served import folder_of
from tests.web.alerts.conftest import of_two, play_turn, tell_me_at, telling
from tests.web.alerts.receivers import Receiver, receiver
from tests.web.api.server import PATIENCE, Browser, Page, Server
from tests.web.clock import Time

#: Turns of a game, and by how many hours the clock jumps while somebody is waited for.
TURNS: Final = 4
HOURS: Final = (-30, -5, -1, 1, 5, 30)

#: In some games people have so many days for an action: the clock never takes them.
DAYS: Final = 30

#: After so long somebody is reminded, if nothing else is said; and what nobody notices.
REMINDED: Final = timedelta(hours=24)
SLACK: Final = timedelta(minutes=2)

#: A letter that was underway when the clock jumped is tried again a minute later, and not often.
LOOKS: Final = 12
PAUSE: Final = 30


def alerts(task: Task) -> Outcome:
    """The clock jumps by hours, to and fro: people are told of each turn once, and reminded once, in time."""
    outcome = Outcome()
    with receiver() as hook:
        for number in task.numbers():
            try:
                _Game(task, number, hook, outcome).play()
            except (AssertionError, httpx.HTTPError) as error:
                outcome.fault(f"game {number}: {error!r}")
            outcome.counts["games"] += 1
    return outcome


class _Game:
    """Two people who are never there when they are waited for."""

    def __init__(self, task: Task, number: int, hook: Receiver, outcome: Outcome) -> None:
        self._file = folder_of(task, "told") / f"{number}.sqlite"
        self._choose = random.Random(number)
        self._places = [f"/{number}/{seat}" for seat in range(2)]
        self._hook = hook
        self._outcome = outcome
        self._now = Time()
        self._latest = self._now.now  # since somebody was told

    def play(self) -> None:
        with telling(f"sqlite:///{self._file}", self._now) as server:
            people = [server.browser() for _ in range(2)]
            for who, place in zip(people, self._places, strict=True):
                tell_me_at(who, f"http://{self._hook.host}{place}")
            clock = self._choose.choice((None, {"seconds": DAYS * 24 * 3600}))
            page = of_two(people[0], people[1], clock=clock)
            for turn in range(TURNS):
                if people[0].look(page)["status"] == "over":
                    break
                self._turn(server, people, page, turn)
            for seat, place in enumerate(self._places):
                turns = [turn for turn in range(TURNS) if 1 - turn % 2 == seat]
                assert self._heard(place, "turn") <= len(turns), f"{place}: told too often in all"

    def _turn(self, server: Server, people: list[Browser], page: Page, turn: int) -> None:
        """Somebody plays until the other one is waited for, who is told and, if it takes long, reminded."""
        asked = 1 - turn % 2
        play_turn(people[1 - asked], page)
        if people[asked].look(page)["status"] == "over":
            return
        place = self._places[asked]
        told, reminded = (self._heard(place, event) for event in ("turn", "reminder"))
        self._latest = begun = self._now.now
        for _ in range(self._choose.randrange(4)):
            self._jump(server)
            if self._heard(place, "turn") == told:
                self._latest, begun = self._now.now, min(begun, self._now.now)
            assert self._heard(place, "turn") <= told + 1, f"turn {turn}: told twice"
        for _ in range(LOOKS):
            if self._comes(place, "turn", told + 1, 0.2):
                break
            self._now.pass_by(server, seconds=PAUSE)
        assert self._comes(place, "turn", told + 1, PATIENCE), f"turn {turn}: nobody was told within minutes"
        self._outcome.counts["told"] += 1
        self._latest = max(self._latest, self._now.now)
        for _ in range(self._choose.randrange(4)):
            self._must_be_due(place, reminded, begun)
            self._jump(server)
        self._must_be_due(place, reminded, begun)
        if self._choose.random() < 0.5:
            self._now.now = max(self._now.now, begun + SLACK) + REMINDED
            for _ in range(LOOKS):
                self._now.pass_by(server, seconds=PAUSE)
                if self._comes(place, "reminder", reminded + 1, 0.2):
                    break
            assert self._comes(place, "reminder", reminded + 1, PATIENCE), f"turn {turn}: nobody was reminded"
            self._now.pass_by(server, hours=30)
            self._outcome.counts["reminded"] += 1
        for event, count in (("turn", told + 1), ("reminder", reminded + 1)):
            assert self._heard(place, event) <= count, f"turn {turn}: {event} more than once"

    def _jump(self, server: Server) -> None:
        self._now.pass_by(server, hours=self._choose.choice(HOURS))
        self._latest = max(self._latest, self._now.now)
        self._outcome.counts["jumps"] += 1

    def _must_be_due(self, place: str, reminded: int, begun: datetime) -> None:
        """Nobody is reminded before the clock has come to that time since they were told."""
        if self._heard(place, "reminder") > reminded:
            assert self._latest >= begun + REMINDED - SLACK, f"reminded by {self._latest}, asked at {begun}"

    def _heard(self, place: str, event: str) -> int:
        got = list(self._hook.got)
        messages: list[Any] = self._hook.messages()
        paths = [path for path, _, _ in got]
        return sum(
            path == place and message["event"] == event
            for path, message in zip(paths, messages, strict=False)
        )

    def _comes(self, place: str, event: str, count: int, seconds: float) -> bool:
        until = time.monotonic() + seconds
        while self._heard(place, event) < count and time.monotonic() < until:
            time.sleep(0.02)
        return self._heard(place, event) >= count
