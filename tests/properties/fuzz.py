"""Many random games of classic and the continuous mode with every position checked, for `make fuzz`.

python -m tests.properties.fuzz --games 1000 --seed 0 --jobs 2

Of three games in a row one is a `ClassicGame`, on every map and in every reading, one a `ModuleGame`, with
every set of modules, and one a `SoloGame`, with Automas. What fails says how to get there again:
`referee(ModuleGame(7, rich=True))`. `--only solo` plays games with Automas alone.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from monumental import Action
from monumental.play.position import read_position, write_position
from monumental.testing import Course, check_position
from tests.properties.promises import check_answers, check_rules, check_same, check_saved, check_words
from tests.random_game import ALL_KINDS, KINDS, SOLO_PRODUCT, ClassicGame, ModuleGame, SoloGame

#: What is slow is done at every so many decisions.
EVERY = 50


def referee(play: ClassicGame) -> int:
    """Play a game to its end; gives how many decisions it took."""
    course = Course()
    known: set[Action] = set()
    while not play.game.over:
        check_position(play.game)
        course.check(play.game)
        is_turn = play.game.choice().question == "take-turn"
        check_words(play.game, known)
        if not is_turn or play.decision % 5 == play.seed % 5:
            check_saved(play.game)
        if play.decision % EVERY == play.seed % EVERY:
            check_same(play.game, read_position(write_position(play.game)))
            check_answers(play.game)
            if is_turn:
                check_rules(play.game)
        action = play.choose()
        course.take(play.game, action)
        play.play(action)
    check_position(play.game)
    course.check(play.game)
    return play.decision


def game_of(seed: int) -> ClassicGame:
    """Seeds in a row have every kind of game; of each kind, every other one is rich."""
    number = seed // 3
    if seed % 3 == 2:
        return solo_game_of(number)
    if seed % 3:
        return ModuleGame(number, rich=number // len(KINDS) % 2 == 1)
    return ClassicGame(number, rich=number // ALL_KINDS % 2 == 1)


def solo_game_of(seed: int) -> ClassicGame:
    """Every other one is rich: the number of kinds is even, so the next time each is the other."""
    return SoloGame(seed, rich=(seed + seed // SOLO_PRODUCT) % 2 == 1)


#: By the word of the command line.
GAMES: dict[str, Callable[[int], ClassicGame]] = {"all": game_of, "solo": solo_game_of}


def problem(seed: int, which: str = "all") -> tuple[int, str]:
    """How many decisions a game took and what is wrong with it."""
    play = GAMES[which](seed)
    try:
        return referee(play), ""
    except Exception as error:  # noqa: BLE001 (whatever goes wrong is what we look for)
        where = f"tests.random_game.{play}, decision {play.decision}"
        return play.decision, f"{where}: {type(error).__name__}: {error}"


def main() -> int:
    """Play the games that the command line asks for."""
    parser = argparse.ArgumentParser(description="Random games with a map, every position checked.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes share the work")
    parser.add_argument("--only", choices=GAMES, default="all", help="games with Automas alone")
    wanted = parser.parse_args()
    began = time.perf_counter()
    decisions = failures = 0
    seeds = range(wanted.seed, wanted.seed + wanted.games)
    with ProcessPoolExecutor(wanted.jobs, mp_context=get_context("spawn")) as pool:
        play = partial(problem, which=wanted.only)
        for taken, found in pool.map(play, seeds, chunksize=max(1, min(20, wanted.games // 8))):
            decisions += taken
            if found:
                failures += 1
                sys.stderr.write(f"{found}\n")
    seconds = time.perf_counter() - began
    sys.stdout.write(
        f"classic and continuous: {wanted.games:,} games, {decisions:,} positions checked "
        f"in {seconds:,.0f} s; {failures:,} games failed\n"
    )
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
