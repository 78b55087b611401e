"""The work of one process: game after game, with what was seen in them."""

from __future__ import annotations

import random
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

from tests.fuzz.games import plan
from tests.fuzz.play import Failure, Fuzz, failure_of
from tests.fuzz.seen import Seen

#: More of them than these say no more.
MOST_FAILURES = 10


@dataclass
class Shift:
    """What one process did."""

    games: int = 0
    decisions: int = 0
    failures: list[Failure] = field(default_factory=list)
    seen: Seen = field(default_factory=Seen)


@dataclass(frozen=True)
class Wanted:
    """What the command line asks for."""

    seed: int
    games: int
    seconds: float
    jobs: int
    kinds: tuple[str, ...]
    folder: Path


def work(wanted: Wanted, number: int) -> Shift:
    """The share of one process: every so many seeds, until all are played or the time is up."""
    shift = Shift()
    until = time.monotonic() + wanted.seconds
    for seed in range(wanted.seed + number, wanted.seed + wanted.games, wanted.jobs):
        if time.monotonic() > until or len(shift.failures) >= MOST_FAILURES:
            break
        kind = random.Random(seed).choice(wanted.kinds)
        fuzz = Fuzz(plan(kind, seed), shift.seen)
        failure = failure_of(fuzz, wanted.folder)
        shift.games += 1
        shift.decisions += fuzz.decisions
        if failure is not None:
            shift.failures.append(failure)
            sys.stderr.write(f"{failure}\n")
            sys.stderr.flush()
    return shift
