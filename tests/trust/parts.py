"""What can be done to the program that it has to stand: each part goes on for as long as it is told."""

from __future__ import annotations

import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from monumental.play.records.record import RecordError, read_record
from monumental.play.records.replay import resume
from tests.fuzz.games import KINDS
from tests.fuzz.shift import Wanted, work
from tests.play.test_damaged_records import damaged as damaged_record
from tests.properties.campaign import campaign
from tests.properties.sent import LeakError
from tests.properties.tables import played_table

#: Nobody waits so many seconds for a file or an answer.
HANG = 5.0

#: More faults than these say no more.
MOST_FAULTS = 20


@dataclass
class Outcome:
    """What was done, and what was wrong with it."""

    counts: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def fault(self, what: str) -> None:
        self.counts["faults"] += 1
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(what)


@dataclass(frozen=True)
class Task:
    """How long, from which seed on, where files may lie, and how often at least."""

    seconds: float
    seed: int
    folder: Path
    least: int = 1

    def numbers(self) -> Iterator[int]:
        """Seeds, as many as are asked for at least, until the time is up."""
        until = time.monotonic() + self.seconds
        number = self.seed
        while number < self.seed + self.least or time.monotonic() < until:
            yield number
            number += 1


Part = Callable[[Task], Outcome]


class TooLongError(BaseException):
    """Something takes longer than anybody waits: nothing that is tried may catch it."""


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """What has not ended by then is broken off, even where it waits for what never comes."""

    def give_up(*_: object) -> None:
        raise TooLongError(f"took longer than {seconds} s")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def fuzz(task: Task) -> Outcome:
    """Games of every kind by players who do anything, every position checked."""
    seconds = max(task.seconds, 1.0)  # one game is begun, and played to its end
    shift = work(Wanted(task.seed, 1_000_000_000, seconds, 1, KINDS, task.folder / "fuzz-failures"), 0)
    outcome = Outcome(Counter(games=shift.games, decisions=shift.decisions))
    for failure in shift.failures:
        outcome.fault(str(failure))
    return outcome


def leaks(task: Task) -> Outcome:
    """Games that differ only in what a seat can't know look the same to it; a step back gives nothing."""
    outcome = Outcome()
    for seed in task.numbers():
        try:
            found = campaign(played_table(seed), seed, twins=1, every=20)
        except LeakError as leak:
            outcome.fault(f"table {seed}: {leak}")
        else:
            counted = ("games", "lines_compared", "undos")
            outcome.counts.update({name.replace("_", " "): found[name] for name in counted})
    return outcome


def records(task: Task) -> Outcome:
    """Records with random damage: read and played, or refused in one sentence."""
    outcome = Outcome()
    for seed in task.numbers():
        text = damaged_record(seed)
        began = time.monotonic()
        outcome.counts["files"] += 1
        try:
            resume(read_record(text))
        except RecordError:
            outcome.counts["refused"] += 1
        except Exception as error:  # noqa: BLE001 (whatever it is, nobody is told what to do)
            outcome.fault(f"record {seed}: {error!r}")
        if time.monotonic() - began > HANG:
            outcome.fault(f"record {seed}: took longer than {HANG} s")
    return outcome
