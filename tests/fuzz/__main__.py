"""Games of every kind with every position checked, until the time is up: `make fuzz`.

python -m tests.fuzz --minutes 5 --jobs 2 --seed 1
python -m tests.fuzz --games 100 --only solo
python -m tests.fuzz --again fuzz-failures/classic-17.jsonl

Half of the players do anything, half what was done least so far. A game that fails is written into
fuzz-failures as a record, which `--again` plays with the same checks.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from tests.fuzz.games import KINDS
from tests.fuzz.play import again
from tests.fuzz.seen import report
from tests.fuzz.shift import Shift, Wanted, work


def main(arguments: list[str] | None = None) -> int:
    """Play the games that the command line asks for."""
    parser = argparse.ArgumentParser(description="Games of every kind, every position checked.")
    parser.add_argument("--minutes", type=float, help="how long; left out, as many games as are asked for")
    parser.add_argument("--games", type=int, help="at most so many; left out, as many as there is time for")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes share the work")
    parser.add_argument("--only", choices=KINDS, help="one kind of games")
    parser.add_argument("--into", type=Path, default=Path("fuzz-failures"), help="where failed games go")
    parser.add_argument("--again", type=Path, metavar="FILE", help="play a game that failed once more")
    given = parser.parse_args(arguments)
    if given.again is not None:
        sys.stdout.write(f"{again(given.again)} lines were played, and nothing is wrong\n")
        return 0
    minutes = given.minutes or (1_000_000 if given.games else 5)
    kinds = (given.only,) if given.only else KINDS
    games = given.games or 1_000_000_000
    wanted = Wanted(given.seed, games, minutes * 60, given.jobs, kinds, given.into)
    began = time.monotonic()
    total = Shift()
    with ProcessPoolExecutor(wanted.jobs, mp_context=get_context("spawn")) as pool:
        for shift in pool.map(partial(work, wanted), range(wanted.jobs)):
            total.games += shift.games
            total.decisions += shift.decisions
            total.failures += shift.failures
            total.seen.add(shift.seen)
    for line in report(total.seen):
        sys.stdout.write(f"{line}\n")
    sys.stdout.write(
        f"{total.games:,} games from seed {wanted.seed}, {total.decisions:,} decisions checked in "
        f"{time.monotonic() - began:,.0f} s; {len(total.failures)} games failed\n"
    )
    return 1 if total.failures else 0


if __name__ == "__main__":
    sys.exit(main())
