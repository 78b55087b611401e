"""Several people who play at several tables at once, and remember every answer.

Each of them sits opposite two others and plays on at whichever table waits for them. Half of them ask as the
pages do: what is answered to an action is only how far the table has come.
"""

from __future__ import annotations

import json
import random
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final

import httpx

from tests.web.served import PATIENCE
from tests.web.test_crash import Person

Page = dict[str, Any]

ME: Final = {"kind": "me"}
OPEN: Final = {"kind": "open"}
BOT: Final = {"kind": "bot", "bot": "beginner"}

#: So many play at once.
PEOPLE: Final = 8

#: Seconds until somebody looks again whose turn it is.
LOOK: Final = 0.01

#: Of several servers one knows a table longer than another: so long it has to hear of what is there.
HEARS: Final = 5.0

#: Somebody else was quicker, or the page was older than it seemed.
OVERTAKEN: Final = "refused-stale"


class Overtaken(Exception):  # noqa: N818 (nothing is wrong: they look again)
    """An action came too late, and was not done."""


class Guest(Person):
    """Plays at tables with others. Where tables can't be reached for a while, a patient one asks again."""

    def __init__(self, number: int, seed: int, patience: float, *, patient: bool) -> None:
        super().__init__(seed, patience)
        self.number = number
        self.brief = number % 2 == 1  # as pages ask
        self._patient = patient
        self.sent_back = 0
        self.overtaken = 0
        self.seen: Counter[str] = Counter()  # how far each table was when they last heard of it

    @property
    def actions(self) -> int:
        return sum(map(len, self.answered.values()))

    def ask(self, method: str, path: str, body: Page | None = None, **query: int) -> Any:
        until = time.monotonic() + PATIENCE
        while True:
            answer = self.http.request(method, path, json=body, params=query or None)
            if answer.status_code != 429 and not (self._patient and answer.status_code == 503):
                break
            assert time.monotonic() < until, f"{path}: still {answer.status_code} after {PATIENCE} s"
            self.sent_back += answer.status_code == 503
            time.sleep(0.1)
        if answer.status_code == 409 and answer.json().get("key") == OVERTAKEN:
            raise Overtaken(path)
        assert answer.is_success, f"{path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.headers["content-type"] == "application/json" else answer.text

    def look(self, table: str) -> Page:
        page: Page = self.ask("GET", f"/api/tables/{table}", since=self.seen[table])
        # Of several servers one may not have heard yet: nobody is shown an older page than they had.
        if page["version"] < self.seen[table]:
            return {**page, "options": []}
        self.seen[table] = page["version"]
        return page

    def lines(self, table: str) -> list[list[Any]]:
        """The moves of the record, as far as it was seen."""
        until = time.monotonic() + HEARS
        while True:
            lines = self.ask("GET", f"/api/tables/{table}/record").splitlines()[1:]
            moves = [line for line in map(json.loads, lines) if isinstance(line, list)]
            if len(moves) >= self.seen[table] or time.monotonic() > until:
                return moves
            time.sleep(LOOK)

    def words(self, table: str) -> list[tuple[str, bool]]:
        return [(move[1], is_forced(move)) for move in self.lines(table)]

    def play_one(self, table: str) -> bool:
        try:
            return super().play_one(table)
        except Overtaken:
            # It was not done: were it in the record, it would stand there without having been answered.
            self.pending = None
            self.overtaken += 1
            return True

    def send(self, table: str, body: Page) -> None:
        if not self.brief:
            super().send(table, body)
            self.seen[table] = self.answered[table][-1][2]
            return
        done = self.ask("POST", f"/api/tables/{table}/actions?brief=true", body)
        assert done.keys() == {"version"}, f"{table}: {done} for a brief answer"
        self.answered[table].append((body["at"], body["action"], done["version"]))
        self.seen[table] = done["version"]
        self.pending = None


def is_forced(move: Sequence[Any]) -> bool:
    """Was it the only thing that could be done? Nobody is asked then."""
    return move[-1] is True or "forced" in move[2:]


class Company:
    """All of them, and their tables."""

    def __init__(self, seed: int, patience: float, *, patient: bool = False) -> None:
        self.people = [
            Guest(number, seed * PEOPLE + number, patience, patient=patient) for number in range(PEOPLE)
        ]
        #: Who sits where, seat by seat: people by their numbers; nobody: a bot.
        self.tables: dict[str, tuple[int | None, ...]] = {}
        self.over: set[str] = set()
        self._choose = random.Random(seed)

    @property
    def answered(self) -> int:
        return sum(person.actions for person in self.people)

    @property
    def underway(self) -> int:
        """How many wait for the answer to an action."""
        return sum(person.pending is not None for person in self.people)

    @property
    def sent_back(self) -> int:
        return sum(person.sent_back for person in self.people)

    def come(self, address: str) -> None:
        """To a server that has just been started."""
        for person in self.people:
            person.come(address)

    def sit_down(self) -> None:
        """Everybody opposite their neighbour; some at a table with a bot, too. Games that are over go."""
        for table in self.over:
            for person in self.people:
                if table in person.tables:
                    person.tables.remove(table)
        going = Counter(seats for table, seats in self.tables.items() if table not in self.over)
        for number in range(PEOPLE):
            for seats in [(number, (number + 1) % PEOPLE), *([(number, None)] if number % 4 == 0 else [])]:
                if not going[seats]:
                    self._open(seats)

    def _open(self, seats: tuple[int, int | None]) -> None:
        first, second = seats
        assert first is not None
        maker = self.people[first]
        table = maker.new_table("duel", ME, BOT if second is None else OPEN)
        maker.tables.append(table)
        if second is not None:
            guest = self.people[second]
            guest.ask("POST", f"/api/tables/{table}/sit", {"seat": 1})
            guest.answered[table] = []
            guest.tables.append(table)
        self.tables[table] = seats

    # While something happens

    def each(self, work: Callable[[Guest], None]) -> None:
        """All at once; what goes wrong with the first of them is told."""
        with ThreadPoolExecutor(PEOPLE) as threads:
            for done in [threads.submit(work, person) for person in self.people]:
                done.result()

    def play(self, more: int, lasts: Callable[[], bool] = lambda: False) -> None:
        """Until so many more actions were answered, and as long as something lasts."""
        wanted = self.answered + more
        self.each(partial(self._play, stops=lambda: self.answered >= wanted and not lasts(), within=PATIENCE))

    def play_until(self, stopped: threading.Event) -> list[str]:
        """Until it is said; gives whose connections were cut off before, and by what. All have ended then."""
        cut_off: list[str] = []

        def work(person: Guest) -> None:
            try:
                self._play(person, stops=lambda: False, within=None)
            except httpx.TimeoutException:
                raise
            except httpx.TransportError as error:
                if not stopped.is_set():
                    cut_off.append(f"person {person.number}: {error!r}")

        self.each(work)
        return cut_off

    def _play(self, person: Guest, stops: Callable[[], bool], within: float | None) -> None:
        until = None if within is None else time.monotonic() + within
        while not stops():
            assert until is None or time.monotonic() < until, f"nobody could play on for {within} s"
            # Where all their games are over, they look at them.
            going = [table for table in person.tables if table not in self.over]
            table = person.choose.choice(going or person.tables)
            if not person.play_one(table):
                self.over.add(table)
                time.sleep(LOOK)

    # What was answered

    def doubt(self, tables: Iterable[str] | None) -> None:
        """Which tables are looked at; all, if nothing is said."""
        for person in self.people:
            person.doubted = None if tables is None else {*tables}

    def marks(self) -> Counter[str]:
        """How many actions were answered at each table, or asked for."""
        found: Counter[str] = Counter()
        for person in self.people:
            found.update({table: len(answers) for table, answers in person.answered.items()})
            if person.pending is not None:
                found[person.pending[0]] += 1
        return found

    def played_since(self, marks: Counter[str]) -> list[str]:
        """The tables where somebody has played since then."""
        return [table for table, count in self.marks().items() if count != marks[table]]

    def check(self) -> None:
        """What was answered is there, once, and nothing else is: each line was asked for by one of them."""
        self.each(self._check_of)
        for table, seats in self.tables.items():
            doubted = self.people[0].doubted
            if doubted is None or table in doubted:
                self._hold_against_record(table, seats)

    @staticmethod
    def _check_of(person: Guest) -> None:
        try:
            person.check()
        except Overtaken:
            # What was asked last was not done before, and others were quicker: it is not done now.
            person.pending = None
            person.overtaken += 1

    def _hold_against_record(self, table: str, seats: Sequence[int | None]) -> None:
        theirs = [self.people[number] for number in seats if number is not None]
        asked: Counter[int] = Counter(at for person in theirs for at, _, _ in person.answered[table])
        for at, lines in asked.items():
            assert lines == 1, f"{table}: {lines} answers for the line {at}"
        for at, move in enumerate(theirs[0].lines(table)):
            if not is_forced(move) and seats[move[0]] is not None:
                assert at in asked, f"{table}: {move[1]!r} at {at} was done, and answered to nobody"

    def close(self) -> None:
        for person in self.people:
            person.http.close()
