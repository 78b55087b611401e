"""Two versions of Monumental side by side: how many times as much does the new one do in the same time?

    git worktree add ../before COMMIT && make -C ../before compiled
    python -m benchmarks.versions ../before
    python -m benchmarks.versions ../before ../after --pairs 12 --what play thoughts

A version is a checkout with whatever was compiled there. Each works in a process of its own, one after the
other on the same core, in the order before, after, after, before; what counts is its time of the processor.
Every few pairs both are started anew, for where its objects happen to lie makes a process faster or slower
for as long as it lives.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import mean
from typing import Any, Final

from monumental.bench.measure import Measure, measure
from monumental.bench.slices import one_core

HERE: Final = Path(__file__).resolve().parent.parent
WORKER: Final = HERE / "benchmarks" / "version.py"

#: What is measured, in how many seats, and how much of it takes about half a second compiled.
AMOUNTS: Final = {"play": 250, "copies": 12_000, "thoughts": 3, "batch": 400, "weight": 40}
SEATS: Final = {
    "duel": dict.fromkeys(AMOUNTS, 2),
    "classic": {"play": 3, "copies": 3, "thoughts": 2, "batch": 3, "weight": 3},
    "continuous": {"play": 3, "copies": 3, "thoughts": 2, "batch": 3, "weight": 3},
}

#: Both are started anew after so many pairs.
PAIRS_OF_A_LIFE: Final = 2


@dataclass(frozen=True)
class Slice:
    """What one version did in one go."""

    amount: int
    seconds: float
    proof: str


class Version:
    """A checkout that does what it is asked to, in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        path = str(folder / "src")
        self.process = subprocess.Popen(
            [sys.executable, str(WORKER)],
            env=os.environ | {"PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def does(self, what: str, rules: str, seed: int, amount: int) -> Slice:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        seats = SEATS[rules][what]
        asked = {"what": what, "rules": rules, "seats": seats, "seed": seed, "amount": amount}
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        said = self.process.stdout.readline()
        if not said:
            sys.exit(f"{self.folder} broke off at {what} of {rules}: see above.")
        return Slice(**json.loads(said))

    def stop(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


@contextmanager
def both(before: Path, after: Path) -> Iterator[tuple[Version, Version]]:
    old, new = Version(before), Version(after)
    try:
        yield old, new
    finally:
        old.stop()
        new.stop()


@dataclass(frozen=True)
class Compared:
    """One thing that both did."""

    what: str
    rules: str
    ratio: Measure  # how many times as much the new one does; of a weight, how many times as little it takes
    before: float  # on average: per second, or bytes for one game
    after: float
    same: bool  # did both do the very same?

    def as_json(self) -> dict[str, Any]:
        return {
            "what": self.what,
            "rules": self.rules,
            **self.ratio.as_json(),
            "before": round(self.before, 1),
            "after": round(self.after, 1),
            "same": self.same,
        }

    def line(self) -> str:
        told = f"{self.ratio.median:.3g} ({self.ratio.low:.3g}–{self.ratio.high:.3g})"
        unit = "bytes" if self.what == "weight" else "a second"
        same = "" if self.same else ", not the same games"
        return f"{self.what:9} {self.rules:11} {told:22} {self.before:,.0f} → {self.after:,.0f} {unit}{same}"


def compared(before: Path, after: Path, what: str, rules: str, pairs: int, share: float) -> Compared:
    """So many pairs of slices of one thing."""
    amount = max(1, round(AMOUNTS[what] * share))
    found: list[tuple[Slice, Slice]] = []
    while len(found) < pairs:
        with both(before, after) as (old, new):
            # The first time, everything is read and made that is kept from then on.
            for version in (old, new):
                version.does(what, rules, 0, 1)
            for _ in range(min(PAIRS_OF_A_LIFE, pairs - len(found))):
                order = (old, new) if len(found) % 2 == 0 else (new, old)
                slices = {version: version.does(what, rules, len(found) + 1, amount) for version in order}
                found.append((slices[old], slices[new]))
    ratios = [ratio(what, *pair) for pair in found]
    before_that, now = (mean(rate(what, done, amount) for done in side) for side in zip(*found, strict=True))
    return Compared(what, rules, measure(ratios), before_that, now, alike(found))


def ratio(what: str, old: Slice, new: Slice) -> float:
    """How many times as much the new one did in the same time; of a weight, how many times less."""
    if what == "weight":
        return old.amount / new.amount
    return (new.amount / new.seconds) / (old.amount / old.seconds)


def rate(what: str, done: Slice, amount: int) -> float:
    """So much for a second, or for one game."""
    return done.amount / amount if what == "weight" else done.amount / done.seconds


def alike(found: Sequence[tuple[Slice, Slice]]) -> bool:
    """Did both do the very same in every slice?"""
    return all(old.proof == new.proof for old, new in found)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("before", type=Path, help="a checkout of the older one")
    parser.add_argument(
        "after", type=Path, nargs="?", default=HERE, help="the version after; usually this one"
    )
    parser.add_argument("--what", nargs="+", choices=AMOUNTS, default=list(AMOUNTS))
    parser.add_argument("--rules", nargs="+", choices=SEATS, default=list(SEATS))
    parser.add_argument("--pairs", type=int, default=8)
    parser.add_argument(
        "--share", type=float, default=1.0, help="0.2 does a fifth in each slice: not compiled"
    )
    parser.add_argument("--json", type=Path, help="write what was found into a file")
    wanted = parser.parse_args(arguments)
    for folder in (wanted.before, wanted.after):
        if not (folder / "src" / "monumental" / "bench").is_dir():
            parser.error(f"there is no Monumental in {folder}")
    if wanted.pairs < 1:
        parser.error(f"at least one pair must be measured, not {wanted.pairs}")
    if wanted.share <= 0:
        parser.error(f"a share must be more than 0, not {wanted.share}")
    found = []
    with one_core():
        for what in wanted.what:
            for rules in wanted.rules:
                result = compared(wanted.before, wanted.after, what, rules, wanted.pairs, wanted.share)
                print(result.line(), flush=True)
                found.append(result.as_json())
    if wanted.json:
        wanted.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
