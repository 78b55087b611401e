"""Many random games of classic with every position checked, for `make fuzz`.

python -m tests.properties.fuzz --games 1000 --seed 0 --jobs 2

What fails says how to get there again: `referee(ClassicGame(7, rich=True))`.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from monumental.play.position import read_snapshot, write_snapshot
from monumental.testing import Course, check_position
from tests.properties.promises import check_answers, check_rules, check_same
from tests.random_game import ALL_KINDS, ClassicGame

#: What is slow is done at every so many decisions.
EVERY = 50


def referee(play: ClassicGame) -> int:
    """Play a game to its end; gives how many decisions it took."""
    course = Course()
    while not play.game.over:
        check_position(play.game)
        course.check(play.game)
        is_turn = play.game.choice().question == "take-turn"
        if not is_turn or play.decision % 5 == play.seed % 5:
            check_same(play.game, read_snapshot(write_snapshot(play.game)))
        if play.decision % EVERY == play.seed % EVERY:
            check_answers(play.game, "BASE-")
            if is_turn:
                check_rules(play.game)
        play.go_on()
    check_position(play.game)
    course.check(play.game)
    return play.decision


def problem(seed: int) -> tuple[int, str]:
    """How many decisions a game took and what is wrong with it. Of each kind, every other game is rich."""
    play = ClassicGame(seed, rich=seed // ALL_KINDS % 2 == 1)
    try:
        return referee(play), ""
    except Exception as error:  # noqa: BLE001 (whatever goes wrong is what we look for)
        where = f"tests.random_game.{play}, decision {play.decision}"
        return play.decision, f"{where}: {type(error).__name__}: {error}"


def main() -> int:
    """Play the games that the command line asks for."""
    parser = argparse.ArgumentParser(description="Random games of classic, every position checked.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes share the work")
    wanted = parser.parse_args()
    began = time.perf_counter()
    decisions = failures = 0
    seeds = range(wanted.seed, wanted.seed + wanted.games)
    with ProcessPoolExecutor(wanted.jobs, mp_context=get_context("spawn")) as pool:
        for taken, found in pool.map(problem, seeds, chunksize=max(1, min(20, wanted.games // 8))):
            decisions += taken
            if found:
                failures += 1
                sys.stderr.write(f"{found}\n")
    seconds = time.perf_counter() - began
    sys.stdout.write(
        f"classic: {wanted.games:,} games, {decisions:,} positions checked in {seconds:,.0f} s; "
        f"{failures:,} games failed\n"
    )
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
