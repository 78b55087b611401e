"""The report of trust in its shortest form: every part is done once."""

from __future__ import annotations

import signal
from collections import Counter
from pathlib import Path
from typing import Any, Self

import httpx
import pytest

from benchmarks import load as crowd
from tests.trust import __main__ as trust
from tests.trust import served
from tests.trust.parts import Outcome, Task
from tests.web.test_crash import Person


class Standing:
    """Looks like a server that was started."""

    address = "http://127.0.0.1:9"
    process = 0
    said = ""
    how: int | None = None  # it has ended

    def __init__(self, *_: object, **__: object) -> None: ...

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None: ...

    def strike(self) -> None: ...

    def ended(self, within: float) -> int | None:
        assert within > 0
        return self.how

    def complaints(self) -> str:
        return self.said


class Playing(Person):
    """Is answered as long as nothing is expected to break, and then meets what breaks."""

    breaks: Exception

    def come(self, address: str) -> None:
        assert address == Standing.address

    def new_table(self, rules: str, *seats: dict[str, Any]) -> str:
        table = f"{rules} {len(self.answered)} {len(seats)}"
        self.answered[table] = []
        return table

    def check(self) -> None: ...

    def play_one(self, table: str) -> bool:
        if sum(map(len, self.answered.values())) >= served.BEFORE_A_KILL + 2:
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
    monkeypatch.setattr(served, "Person", Playing)
    return served.kills(Task(0.0, 1, folder))


def test_a_kill_is_counted_with_the_actions_that_were_answered_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    outcome = killed(monkeypatch, tmp_path, httpx.ReadError("cut off"), -signal.SIGKILL)

    assert outcome.faults == []
    assert outcome.counts["kills"] == 1
    assert outcome.counts["before each at least"] == served.BEFORE_A_KILL + 2


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


def test_an_action_that_was_answered_and_is_not_in_the_record_is_lost() -> None:
    person = Person(1)
    person.http = httpx.Client(
        base_url=Standing.address, transport=httpx.MockTransport(lambda _: httpx.Response(200, text="{}\n"))
    )
    person.answered["table"] = [(3, "pass", 4)]

    with pytest.raises(AssertionError, match="table: 'pass' at 3 is lost"):
        person.check()


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
    assert "| Breaking | Something breaks. | 0 | tries 1 | 1 |" in written
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
    assert "| Whole | Is done. | 0 | tries 1 | 0 |" in written


def test_a_part_is_done_as_often_as_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def counting(task: Task) -> Outcome:
        """Is counted."""
        return Outcome(Counter(tries=len([*task.numbers()])))

    monkeypatch.setattr(trust, "PARTS", {"Often": counting, "Once": counting})
    page = tmp_path / "trust.md"

    assert trust.main(["--minutes", "0", "--times", "Often=7", "--page", str(page)]) == 0

    assert "| Often | Is counted. | 0 | tries 7 | 0 |" in page.read_text(encoding="utf-8")
    assert "| Once | Is counted. | 0 | tries 1 | 0 |" in page.read_text(encoding="utf-8")


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

    assert "| Whole | Is done. | 0 | tries 1 | 0 |" in page.read_text(encoding="utf-8")
    assert "Not done: Long, Last." in page.read_text(encoding="utf-8")
