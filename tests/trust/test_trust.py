"""The report of trust: what it does is found where it breaks, and its page says so."""

from __future__ import annotations

import json
import os
import signal
import threading
from collections import Counter
from pathlib import Path
from typing import Any, Final, Self

import httpx
import pytest

from benchmarks import load as crowd
from monumental.web.alerts.post import Post
from tests.cards.damage import check_problems
from tests.trust import __main__ as trust
from tests.trust import attacks, files, mishaps, people, served, told
from tests.trust.page import Done, read_page, write_page
from tests.trust.parts import Outcome, Part, Task
from tests.trust.people import Guest
from tests.web.databases import must_be_ours_to_kill

#: So many actions are answered to each person who only plays here.
ENOUGH: Final = served.BEFORE_A_KILL + 2


class Standing:
    """Looks like a server that was started."""

    address = "http://127.0.0.1:9"
    process = 0
    said = ""
    how: int | None = None  # it has ended
    struck = threading.Event()

    def __init__(self, *_: object, **__: object) -> None: ...

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None: ...

    def strike(self) -> None:
        self.struck.set()

    def ended(self, within: float) -> int | None:
        assert within > 0
        return self.how

    def complaints(self) -> str:
        return self.said


class Playing(Guest):
    """Is answered as long as nothing is expected to break, and then meets what breaks."""

    breaks: Exception

    def come(self, address: str) -> None:
        assert address == Standing.address

    def new_table(self, rules: str, *seats: dict[str, Any]) -> str:
        table = f"{rules} {self.number} {len(self.answered)} {len(seats)}"
        self.answered[table] = []
        return table

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None, **query: int) -> Any:
        assert (method, path.endswith("/sit"), body) == ("POST", True, {"seat": 1})

    def check(self) -> None: ...

    def play_one(self, table: str) -> bool:
        if sum(map(len, self.answered.values())) >= ENOUGH:
            if Standing.how == -signal.SIGKILL:
                assert Standing.struck.wait(10)
            raise self.breaks
        self.answered[table].append((0, "pass", 1))
        return True


def killed(
    monkeypatch: pytest.MonkeyPatch, folder: Path, breaks: Exception, how: int | None, said: str = ""
) -> Outcome:
    """What one try comes to if playing breaks like this, and the server has ended like that."""
    monkeypatch.setattr(Standing, "how", how)
    monkeypatch.setattr(Standing, "said", said)
    monkeypatch.setattr(Playing, "breaks", breaks, raising=False)
    monkeypatch.setattr(served, "Served", Standing)
    monkeypatch.setattr(people, "Guest", Playing)
    monkeypatch.setattr(people.Company, "_hold_against_record", lambda *_: None)
    monkeypatch.setattr(Standing, "struck", threading.Event())
    return served.kills(Task(0.0, 1, folder))


def test_a_kill_is_counted_with_the_actions_that_were_answered_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    outcome = killed(monkeypatch, tmp_path, httpx.ReadError("cut off"), -signal.SIGKILL)

    assert outcome.faults == []
    assert outcome.counts["kills"] == 1
    assert outcome.counts["people at once"] == people.PEOPLE
    assert outcome.counts["before each at least"] == people.PEOPLE * ENOUGH


@pytest.mark.parametrize(
    ("breaks", "how"),
    [
        (httpx.ReadTimeout("no answer"), -signal.SIGKILL),
        (httpx.ReadError("it hung up"), None),
        (httpx.ReadError("it ended"), 1),
        (AssertionError("/api/tables: Internal Server Error"), None),
    ],
)
def test_what_is_no_kill_is_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, breaks: Exception, how: int | None
) -> None:
    outcome = killed(monkeypatch, tmp_path, breaks, how)

    assert outcome.counts["kills"] == 0
    assert outcome.counts["faults"] == 1
    assert str(breaks) in outcome.faults[0]


def test_a_traceback_of_a_server_that_was_killed_is_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = "Traceback (most recent call last): it broke"

    outcome = killed(monkeypatch, tmp_path, httpx.ReadError("cut off"), -signal.SIGKILL, said)

    assert outcome.faults == [f"tracebacks of the server (1): {said}"]


def company(monkeypatch: pytest.MonkeyPatch, *lines: list[Any]) -> people.Company:
    """Ann and Ben have played one action each, at a table with this record."""
    record = "".join(f"{json.dumps(line)}\n" for line in ({}, *lines))
    monkeypatch.setattr(people, "HEARS", 0.0)
    found = people.Company(1, 1.0)
    for person in found.people:
        person.http = httpx.Client(
            base_url=Standing.address,
            transport=httpx.MockTransport(lambda _: httpx.Response(200, text=record)),
        )
    found.tables["table"] = (0, 1)
    for number, answer in enumerate([(0, "pass", 1), (1, "end", 2)]):
        found.people[number].answered["table"] = [answer]
    return found


def test_what_was_answered_to_each_of_several_people_is_there_once(monkeypatch: pytest.MonkeyPatch) -> None:
    company(monkeypatch, [0, "pass"], [1, "end"], [1, "keep", True]).check()


@pytest.mark.parametrize(
    ("lines", "what"),
    [
        ([[0, "pass"]], "table: 'end' at 1 is lost"),
        ([[0, "pass"], [1, "pass"]], "table: 'pass' at 1, where 'end' was"),
        ([[0, "pass"], [1, "end"], [1, "end"]], "table: 'end' at 2 was done, and answered to nobody"),
    ],
)
def test_what_is_lost_or_done_twice_is_found(
    monkeypatch: pytest.MonkeyPatch, lines: list[list[Any]], what: str
) -> None:
    with pytest.raises(AssertionError, match=what):
        company(monkeypatch, *lines).check()


def test_half_of_the_people_ask_as_pages_do(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def answer(request: httpx.Request) -> httpx.Response:
        asked.append(request.url.query.decode())
        brief = asked[-1] == "brief=true"
        return httpx.Response(200, json={"version": 1} if brief else {"version": 1, "options": []})

    found = company(monkeypatch).people
    for person in found:
        person.http = httpx.Client(base_url=Standing.address, transport=httpx.MockTransport(answer))
        person.answered["table"] = []
        person.send("table", {"seat": 0, "at": 0, "action": "pass", "request": "first"})

    assert asked == ["", "brief=true"] * (people.PEOPLE // 2)
    assert [person.answered["table"] for person in found] == [[(0, "pass", 1)]] * people.PEOPLE


def test_nobody_is_shown_an_older_table_than_they_had(monkeypatch: pytest.MonkeyPatch) -> None:
    older = httpx.Response(200, json={"version": 1, "status": "playing", "options": [{"words": "pass"}]})
    person = company(monkeypatch).people[0]
    person.http = httpx.Client(base_url=Standing.address, transport=httpx.MockTransport(lambda _: older))
    person.seen["table"] = 2

    assert person.look("table")["options"] == []


@pytest.mark.long
def test_several_people_play_on_when_their_server_was_killed(tmp_path: Path) -> None:
    outcome = served.kills(Task(0.0, 1, tmp_path, 2))

    assert outcome.faults == []
    assert outcome.counts["kills"] == 2
    assert outcome.counts["before each at least"] >= served.BEFORE_A_KILL


@pytest.mark.long
def test_several_people_play_on_when_postgresql_was_killed(tmp_path: Path) -> None:
    must_be_ours_to_kill()

    outcome = mishaps.databases(Task(0.0, 1, tmp_path, 1))

    assert outcome.faults == []
    assert (outcome.counts["kills"], outcome.counts["server processes"]) == (1, 2)


# Files


@pytest.mark.parametrize("part", [pytest.param(files.packs, marks=pytest.mark.long), files.positions])
def test_damaged_files_are_read_or_refused(tmp_path: Path, part: Part) -> None:
    outcome = part(Task(0.0, 1, tmp_path, 12))

    assert outcome.faults == []
    assert outcome.counts["files"] == 12
    assert 0 < outcome.counts["refused"] <= 12


def test_pipes_and_devices_are_refused(tmp_path: Path) -> None:
    outcome = files.odd(Task(0.0, 2, tmp_path, 6))

    assert outcome.faults == []
    assert outcome.counts["files"] == 6


def test_whoever_waits_for_what_never_comes_is_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def reads(*_: object) -> bool:
        os.mkfifo(tmp_path / "pipe")
        try:
            return bool((tmp_path / "pipe").read_text())
        except Exception:  # noqa: BLE001 (a reader who is content with anything)
            return False

    monkeypatch.setattr(files, "HANG", 0.1)
    monkeypatch.setattr(files, "is_played_on", reads)

    outcome = files.packs(Task(0.0, 3, tmp_path))

    assert outcome.faults == ["packs 3: TooLongError('took longer than 0.1 s')"]


def test_a_refusal_that_is_no_sentence_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuses(number: int, *_: object) -> bool:
        check_problems(["ZeroDivisionError: NoneType"], number)
        return False

    monkeypatch.setattr(files, "is_played_on", refuses)

    outcome = files.packs(Task(0.0, 3, tmp_path))

    assert outcome.counts["faults"] == 1
    assert "not for a person" in outcome.faults[0]


# Alerts


@pytest.mark.long
def test_people_are_told_of_each_turn_once_whatever_the_clock_does(tmp_path: Path) -> None:
    outcome = told.alerts(Task(0.0, 1, tmp_path, 2))

    assert outcome.faults == []
    assert outcome.counts["told"] >= 2


@pytest.mark.long
def test_people_who_are_told_twice_are_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every letter is sent twice."""
    send = Post.send

    async def twice(post: Post, *letter: Any) -> str | None:
        await send(post, *letter)
        return await send(post, *letter)

    monkeypatch.setattr(Post, "send", twice)

    assert told.alerts(Task(0.0, 1, tmp_path)).counts["faults"] == 1


# Attacks


def test_attacks_are_counted_and_those_that_are_not_stood_are_faults(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text(
        """<testsuites><testsuite>
        <testcase name="test_one"/>
        <testcase name="test_two"><failure message="it broke">here</failure></testcase>
        <testcase name="test_three"><skipped message="not here"/></testcase>
        <testcase name="test_four"/>
        </testsuite></testsuites>"""
    )
    outcome = Outcome()

    attacks.count(report, outcome)

    assert outcome.counts == {"attacks stood": 2, "not stood": 1, "left out": 1, "faults": 1}
    assert outcome.faults == ["test_two: it broke"]


@pytest.mark.long
def test_where_no_attack_is_tried_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attacks, "FOLDER", "tests/web/nowhere")

    outcome = attacks.attacks(Task(0.0, 1, tmp_path))

    assert outcome.counts["faults"] == 1
    assert outcome.counts["attacks stood"] == 0


def test_every_error_of_the_crowd_and_every_long_wait_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def crowded(*_: object) -> dict[str, Any]:
        times = {"count": 25, "p99": 100.0, "max": 100.0}
        late = times | {"max": 5_001.0}
        errors = {"errors": 25, "first_errors": ["refused"] * 10}
        return {"actions": times, "views": late, "sockets": times} | errors

    monkeypatch.setattr(served, "Served", Standing)
    monkeypatch.setattr(crowd, "run", crowded)

    outcome = served.load(Task(0.0, 1, tmp_path))

    assert outcome.counts["faults"] == 26
    assert outcome.faults[-1] == "views: somebody waited for 5001.0 ms"


@pytest.mark.long
@pytest.mark.campaign
def test_every_part_is_done_and_counted(tmp_path: Path) -> None:
    page = tmp_path / "trust.md"

    status = trust.main(["--minutes", "0", "--page", str(page)])

    written = page.read_text(encoding="utf-8")
    rows = [line for line in written.splitlines() if line.endswith("| 0 |")]
    assert status == 0, written
    assert [row.split(" | ")[0].removeprefix("| ") for row in rows] == [*trust.PARTS]
    for counted in (
        "games 1",
        "kills 1",
        "before each at least",
        "restored 1",
        "files 1",
        "requests 1",
        "tables 20",
    ):
        assert counted in written
    assert "games 0" not in written
    assert "No fault was found." in written


def test_a_fault_is_counted_written_down_and_no_success(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(task: Task) -> Outcome:
        """Something breaks."""
        outcome = Outcome(Counter(tries=1))
        outcome.fault(f"seed {task.seed}: it broke")
        return outcome

    monkeypatch.setattr(trust, "PARTS", {"Breaking": broken})
    page = tmp_path / "trust.md"

    assert trust.main(["--minutes", "0", "--seed", "7", "--page", str(page)]) == 1

    written = page.read_text(encoding="utf-8")
    assert "| Breaking | Something breaks. | 1 | 0 | tries 1 | 1 |" in written
    assert "- Breaking: seed 7: it broke" in written
    assert "No fault was found." not in written


def test_a_part_that_breaks_off_is_a_fault_and_the_next_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaking(_: Task) -> Outcome:
        """Breaks off."""
        raise RuntimeError("the disk is full")

    def whole(_: Task) -> Outcome:
        """Is done."""
        return Outcome(Counter(tries=1))

    monkeypatch.setattr(trust, "PARTS", {"Breaking": breaking, "Whole": whole})
    page = tmp_path / "trust.md"

    assert trust.main(["--minutes", "0", "--page", str(page)]) == 1

    written = page.read_text(encoding="utf-8")
    assert "- Breaking: broke off: RuntimeError('the disk is full')" in written
    assert "| Whole | Is done. | 1 | 0 | tries 1 | 0 |" in written


def test_a_part_is_done_as_often_as_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def counting(task: Task) -> Outcome:
        """Is counted."""
        return Outcome(Counter(tries=len([*task.numbers()])))

    monkeypatch.setattr(trust, "PARTS", {"Often": counting, "Once": counting})
    page = tmp_path / "trust.md"

    assert trust.main(["--minutes", "0", "--times", "Often=7", "--page", str(page)]) == 0

    assert "| Often | Is counted. | 1 | 0 | tries 7 | 0 |" in page.read_text(encoding="utf-8")
    assert "| Once | Is counted. | 1 | 0 | tries 1 | 0 |" in page.read_text(encoding="utf-8")


@pytest.mark.parametrize("words", ["Kills=3", "Load=3", "Secrets", "Secrets=some"])
def test_what_can_not_be_counted_is_refused(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        trust.main(["--minutes", "0", "--times", words])

    assert f"'{words}' is none of these, with = and a number: Secrets, " in capsys.readouterr().err


def test_a_run_that_is_broken_off_tells_what_it_did(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def whole(_: Task) -> Outcome:
        """Is done."""
        return Outcome(Counter(tries=1))

    def interrupted(_: Task) -> Outcome:
        raise KeyboardInterrupt

    monkeypatch.setattr(trust, "PARTS", {"Whole": whole, "Long": interrupted, "Last": whole})
    page = tmp_path / "trust.md"

    with pytest.raises(KeyboardInterrupt):
        trust.main(["--minutes", "0", "--page", str(page)])

    assert "| Whole | Is done. | 1 | 0 | tries 1 | 0 |" in page.read_text(encoding="utf-8")
    assert "Not done: Long, Last." in page.read_text(encoding="utf-8")


# The page of several runs


def test_a_part_that_is_done_again_leaves_the_other_rows_as_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def steady(_: Task) -> Outcome:
        """Is done."""
        return Outcome(Counter(tries=1))

    def mended(task: Task) -> Outcome:
        """Is mended."""
        outcome = Outcome(Counter(tries=task.seed))
        if task.seed == 1:
            outcome.fault("seed 1: it | broke\nin two lines")
        return outcome

    monkeypatch.setattr(trust, "PARTS", {"First": steady, "Mended": mended, "Last": steady})
    page = tmp_path / "trust.md"
    assert trust.main(["--minutes", "0", "--part", "First", "--part", "Mended", "--page", str(page)]) == 1
    before = page.read_text(encoding="utf-8")

    assert trust.main(["--minutes", "0", "--seed", "7", "--part", "Mended", "--page", str(page)]) == 0

    after = page.read_text(encoding="utf-8")
    assert "| Mended | Is mended. | 1 | 0 | tries 1 | 1 |" in before
    assert "- Mended: seed 1: it | broke in two lines" in before
    assert (
        "| First | Is done. | 1 | 0 | tries 1 | 0 |\n| Mended | Is mended. | 2 | 0 | tries 7 | 0 |" in after
    )
    assert "it | broke" not in after
    assert "from seed 1 on" in after.split("\n1. ")[1].splitlines()[0]
    assert "from seed 7 on" in after.split("\n2. ")[1].splitlines()[0]
    assert "No fault was found." in after
    assert "Not done: Last." in after


def test_what_was_wrong_with_a_part_stays_until_it_is_done_again(tmp_path: Path) -> None:
    run = "Monumental 1, compiled engine, on a machine, from seed 1 on, on 2030-05-01"
    page = {
        "One": Done("Is done.", run, "1", "tries 1", "1", ("seed 3: broke",)),
        "Two": Done("", run, "", "", "0"),
    }
    file = tmp_path / "trust.md"
    file.write_text(write_page(page, ["One", "Two"]), encoding="utf-8")

    assert read_page(file) == page


def test_whoever_does_all_begins_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def once(_: Task) -> Outcome:
        """Is done."""
        return Outcome(Counter(tries=1))

    page = tmp_path / "trust.md"
    monkeypatch.setattr(trust, "PARTS", {"Gone": once})
    trust.main(["--minutes", "0", "--page", str(page)])
    monkeypatch.setattr(trust, "PARTS", {"New": once})
    trust.main(["--minutes", "0", "--page", str(page)])

    assert "Gone" not in page.read_text(encoding="utf-8")


def test_a_page_of_another_form_is_left_aside(tmp_path: Path) -> None:
    page = tmp_path / "trust.md"
    page.write_text(
        "| part | counted | faults |\n|---|---|--:|\n| Load | tables 20 | 0 |\n", encoding="utf-8"
    )

    assert read_page(page) == read_page(tmp_path / "nowhere") == {}
