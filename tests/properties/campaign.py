"""Many more games than the tests have time for: twins of all of them, and every step back.

python -m tests.properties.campaign --games 500 --seed 100 --twins 4 --minutes 10

What fails says how to get there again.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from tests.properties.barrier import Barrier
from tests.properties.sent import LeakError
from tests.properties.tables import RandomTable, played_table
from tests.properties.twins import twins_of


def campaign(play: RandomTable, seed: int, twins: int, every: int) -> Counter[str]:
    """Twins for every seat and a spectator, and every step back; gives what was compared."""
    found: Counter[str] = Counter(games=1, lines=len(play.table.moves))
    for each in twins_of(play, seed, twins):
        each.compare(every)
        found.update(twins=twins, differing=each.differing)
        found.update(prompts=each.prompts * twins, secret_prompts=each.secret_prompts * twins)
        found.update(lines_compared=each.until * twins)
    barrier = Barrier(play, seed)
    barrier.check()
    found.update(undos=barrier.undos, redos=barrier.redos)
    found.update(imagined=barrier.imagined, imagined_otherwise=barrier.different)
    return found


def main() -> int:
    """Play the games that the command line asks for."""
    parser = argparse.ArgumentParser(description="Twins and steps back of many random tables.")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=100, help="of the first table")
    parser.add_argument("--twins", type=int, default=4, help="of each seat and of a spectator")
    parser.add_argument("--every", type=int, default=20, help="views are compared at one of so many prompts")
    parser.add_argument("--minutes", type=float, default=60, help="then no new game begins")
    wanted = parser.parse_args()
    end = time.monotonic() + 60 * wanted.minutes
    found: Counter[str] = Counter()
    for seed in range(wanted.seed, wanted.seed + wanted.games):
        if time.monotonic() > end:
            break
        try:
            found += campaign(played_table(seed), seed, wanted.twins, wanted.every)
        except LeakError as leak:
            found.update(leaks=1)
            sys.stderr.write(f"table {seed}: {leak}\n{leak.__notes__}\n")
    sys.stdout.write(", ".join(f"{what} {count:,}" for what, count in found.items()) + "\n")
    return 1 if found["leaks"] else 0


if __name__ == "__main__":
    sys.exit(main())
