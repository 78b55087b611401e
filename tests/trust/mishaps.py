"""What befalls a machine that keeps tables: its database is killed, its disk is full, its clock jumps."""

from __future__ import annotations

import random
import resource
import stat
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any, Final

import httpx

from tests.trust.parts import Outcome, Task
from tests.trust.people import Company
from tests.trust.served import LIMITS, answered, folder_of, look_for_tracebacks, play, play_one
from tests.web.api.days import days, of_two
from tests.web.attacks.test_files import refused, without_rights
from tests.web.clock import Time
from tests.web.databases import OwnPostgres, programs
from tests.web.served import PATIENCE, Served
from tests.web.test_crash import Person

#: So many actions are answered between two mishaps.
BETWEEN: Final = 5

#: Server processes that share a PostgreSQL, and what the one that watches them says when one is no more.
PROCESSES: Final = 2
ENDED: Final = "a server process has ended"

#: What a file may grow to while the disk is full: less than any database of ours has.
FULL: Final = 32 * 1024

#: Somebody's time for an action, in the games whose clock jumps.
DAYS: Final = 3

Page = dict[str, Any]


class Patient(Person):
    """Asks again, with the same name of the request, as long as the tables can't be reached."""

    sent_back = 0

    def ask(self, method: str, path: str, body: Page | None = None, **query: int) -> Any:
        until = time.monotonic() + PATIENCE
        while True:
            answer = self.http.request(method, path, json=body, params=query or None)
            if answer.status_code not in {429, 503}:
                break
            assert time.monotonic() < until, f"{path}: still {answer.status_code} after {PATIENCE} s"
            self.sent_back += answer.status_code == 503
            time.sleep(0.1)
        # What was done before the answer was lost has made the table older than it was seen.
        assert answer.is_success, f"{path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.headers["content-type"] == "application/json" else answer.text


def databases(task: Task) -> Outcome:
    """PostgreSQL is killed and started again while several people play: what was answered is there, once."""
    outcome = Outcome()
    found = programs()
    if found is None:
        outcome.counts["no PostgreSQL here, kills"] = 0
        return outcome
    moment = random.Random(task.seed)
    with tempfile.TemporaryDirectory(prefix="monumental-pg-") as folder:
        # As people run it: what is committed is on the disk.
        kept_in = OwnPostgres(found, folder, "fsync=on", "full_page_writes=on")
        kept_in.start()
        try:
            _kill(kept_in, moment, task, outcome)
        finally:
            kept_in.stop()
    return outcome


def _kill(kept_in: OwnPostgres, moment: random.Random, task: Task, outcome: Outcome) -> None:
    company = Company(task.seed, PATIENCE, patient=True)
    two = ("--database", kept_in.url, "--processes", str(PROCESSES))
    # Several processes read everything at once, each for itself.
    patience = (1 + PROCESSES) * PATIENCE
    with Served(folder_of(task, "postgres"), *two, *LIMITS, patience=patience) as server:
        company.come(server.address)
        for number in task.numbers():
            before = company.answered
            try:
                company.sit_down()
                known = company.marks()
                with _meanwhile(lambda: _restart(kept_in, moment)) as beside:
                    company.play(2 * BETWEEN, beside.is_alive)
                company.play(2 * BETWEEN)
                company.doubt(company.played_since(known))
                company.check()
            except (AssertionError, httpx.HTTPError) as error:
                outcome.fault(f"kill {number}: {error!r}")
                outcome.counts["sent back"] += company.sent_back
                company.close()
                company = Company(number + 1, PATIENCE, patient=True)
                company.come(server.address)
            outcome.counts["kills"] += 1
            outcome.counts["actions answered"] += max(company.answered - before, 0)
        company.doubt(None)
        company.check()
        assert server.ended(within=0.01) is None, "the server has ended with its database"
    outcome.counts["sent back"] += company.sent_back
    outcome.counts["overtaken"] += sum(person.overtaken for person in company.people)
    outcome.counts.update({"people at once": len(company.people), "server processes": PROCESSES})
    company.close()
    look_for_tracebacks(server, outcome)
    if ENDED in (said := server.complaints()):
        outcome.fault(f"a process of the server has ended: {said[-2000:]}")


def _restart(kept_in: OwnPostgres, moment: random.Random) -> None:
    time.sleep(moment.uniform(0.0, 0.3))
    kept_in.kill()
    time.sleep(moment.uniform(0.0, 0.5))
    kept_in.start()


@contextmanager
def _meanwhile(work: Callable[[], None]) -> Iterator[threading.Thread]:
    """Something happens beside; what goes wrong there is told here."""
    wrong: list[BaseException] = []

    def run() -> None:
        try:
            work()
        except BaseException as error:  # noqa: BLE001 (it is raised again)
            wrong.append(error)

    beside = threading.Thread(target=run)
    beside.start()
    try:
        yield beside
    finally:
        beside.join()
    if wrong:
        raise wrong[0]


def disks(task: Task) -> Outcome:
    """The disk is full for a while, or closed: what was answered is there, the rest is refused."""
    outcome = Outcome()
    moment = random.Random(task.seed)
    folder = folder_of(task, "disks")
    person = Patient(task.seed, PATIENCE)
    for number in task.numbers():
        try:
            with Served(folder, *LIMITS) as server:
                person.come(server.address)
                person.check()
                play(person, moment, answered(person) + BETWEEN)
                _fill(server, person, moment, outcome)
                play(person, moment, answered(person) + BETWEEN)
                person.check()
            _close(folder, outcome)
            look_for_tracebacks(server, outcome)
        except (AssertionError, httpx.HTTPError, subprocess.SubprocessError) as error:
            outcome.fault(f"disk {number}: {error!r}")
            person.http.close()
            person = Patient(number + 1, PATIENCE)
        outcome.counts["times full"] += 1
    outcome.counts["actions answered"] = answered(person)
    outcome.counts["sent back"] = person.sent_back
    person.http.close()
    return outcome


def _fill(server: Served, person: Patient, moment: random.Random, outcome: Outcome) -> None:
    """No file of the server may grow, for as long as it takes to be told so, and then again."""
    before = person.sent_back
    whole = resource.prlimit(server.process, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process, resource.RLIMIT_FSIZE, (FULL, whole[1]))
    emptied = threading.Timer(
        moment.uniform(0.5, 1.5), resource.prlimit, (server.process, resource.RLIMIT_FSIZE, whole)
    )
    emptied.start()
    while emptied.is_alive():
        play_one(person, moment)
    emptied.join()
    outcome.counts["with somebody sent back"] += person.sent_back > before


def _close(folder: Path, outcome: Outcome) -> None:
    """Neither the file nor its folder may be written to: whoever starts a server is told in one sentence."""
    file = folder / "tables.sqlite"
    before = file.read_bytes()
    modes = {each: stat.S_IMODE(each.stat().st_mode) for each in (file, folder)}
    try:
        file.chmod(0o444)
        folder.chmod(0o555)
        said = refused("--port", "0", "--database", f"sqlite:///{file}", by=without_rights)
    finally:
        for each, mode in modes.items():
            each.chmod(mode)
    assert str(file) in said, said
    assert file.read_bytes() == before, "a file that can't be written to has changed"
    outcome.counts["refused to start"] += 1


def clocks(task: Task) -> Outcome:
    """The machine's clock jumps by hours, to and fro: nothing is lost, and who has time left is not late."""
    outcome = Outcome()
    for number in task.numbers():
        choose = random.Random(number)
        now = Time()
        url = f"sqlite:///{folder_of(task, 'clocks') / f'{number}.sqlite'}"
        try:
            with days(url, now) as server:
                people = [server.browser(), server.browser()]
                page = of_two(*people, clock={"seconds": DAYS * 24 * 3600})
                for _ in range(choose.randint(10, 20)):
                    page = _jump(server, now, people, page, choose, outcome)
                    if page["status"] == "over":
                        break
        except (AssertionError, httpx.HTTPError) as error:
            outcome.fault(f"game {number}: {error!r}")
        outcome.counts["games"] += 1
    return outcome


def _come_back(who: Any, page: Page, seat: int) -> Page:
    """Take a seat back from the bot, which may move meanwhile."""
    until = time.monotonic() + PATIENCE
    while page["seats"][seat]["handed_over"] and page["status"] != "over":
        assert time.monotonic() < until, "the bot never lets go"
        body = {"seat": seat, "at": page["version"], "bot": None}
        answer = who.ask("POST", f"/api/tables/{page['id']}/hand-over", body)
        assert answer.status_code in {200, 409}, answer.text
        page = who.look(page, seat=seat)
    return page


def _jump(
    server: Any, now: Time, people: list[Any], page: Page, choose: random.Random, outcome: Outcome
) -> Page:
    """One jump and one action: the record has grown by it, and a bot sits there only if time was up."""
    asked = page["clock"]["running"]
    hours = choose.choice([-30, -5, -1, 1, 5, 30, 80])
    now.pass_by(server, hours=hours)
    outcome.counts["jumps"] += 1
    page = people[asked].look(page, seat=asked, since=0)
    late = "sit normal late" in people[asked].get(f"/api/tables/{page['id']}/record", seat=asked)
    if page["seats"][asked]["handed_over"]:
        assert hours > 24 * DAYS - 1, f"late after {hours} hours"
        assert late, "a bot sits there, and nobody was late"
        outcome.counts["late"] += 1
        page = _come_back(people[asked], page, asked)
    if page["status"] == "over" or not page["options"]:
        other = 1 - asked
        page = people[other].my_turn(page)
        asked = other
    if not page["options"]:
        return page
    before = page["version"]
    words = choose.choice(page["options"])["words"]
    after: Page = people[asked].act(page, words)
    assert after["version"] > before, "an action was answered that is not in the record"
    left = after["clock"]["deadline"] if after["clock"] else None
    if left is not None:
        most = (now.now + timedelta(days=DAYS)).isoformat()
        assert left <= most, f"a deadline at {left}, later than {most}"
    outcome.counts["actions answered"] += 1
    return after
