"""One version of Monumental at work: asked line by line what to do, it says how much it did in which time.

`benchmarks.versions` starts it beside another one, each with sources of its own first on Python's path. So it
uses only what has been there for long, and nothing that is beside it.
"""

import gc
import json
import sys
import time
import tracemalloc
from collections.abc import Callable
from typing import Any, Final

from monumental.bench.ours import ours
from monumental.bench.slices import Runner
from monumental.bots import make_bot
from monumental.play.imagine import imagine, imagined_luck
from monumental.research.batch import BatchedGames

#: Decisions that are thought about begin in the middle of games that went anyhow until there.
MIDDLE: Final = 40
THOUGHTS: Final = 200
IN_A_ROW: Final = 6

#: So many games are played side by side, and so many are weighed.
SIDE_BY_SIDE: Final = 16
WEIGHED: Final = 40

#: How much was done, and something that is only the same if the same was done.
Done = tuple[int, str]


def play(rules: str, seats: int, seed: int, amount: int) -> Callable[[], Done]:
    """So many whole games at random: decisions, and the luck that was left."""
    games = ours(rules, seats)
    games.seed(seed)
    return lambda: (sum(games.play() for _ in range(amount)), str(games.luck.number))


def copies(rules: str, seats: int, seed: int, amount: int) -> Callable[[], Done]:
    """So many copies of each of a dozen positions."""
    copiers = Runner(ours(rules, seats), time.process_time).copiers

    def copy() -> Done:
        for _ in range(amount):
            for copier in copiers:
                copier()
        return amount * len(copiers), ""

    return copy


def thoughts(rules: str, seats: int, seed: int, amount: int) -> Callable[[], Done]:
    """So many games are thought about for some decisions: thoughts, and what was found."""
    games = ours(rules, seats)
    games.seed(seed)
    middles = [games.run(MIDDLE)[0] for _ in range(amount)]

    def think() -> Done:
        done = 0
        found = []
        for number, game in enumerate(middles):
            bots = [make_bot(f"search-{THOUGHTS}n", seed + seat) for seat in range(seats)]
            for decision in range(IN_A_ROW):
                if game.over:
                    break
                seen = imagine(game, game.seat, imagined_luck(seed + number, decision))
                done += THOUGHTS if len(seen.options()) > 1 else 0
                action = bots[game.seat].choose(seen, game.seat)
                found.append(str(action))
                game.play(action)
        return done, " ".join(found)

    return think


def batch(rules: str, seats: int, seed: int, amount: int) -> Callable[[], Done]:
    """So many steps of many games, observations and masks written: decisions, and the options at the end."""
    import numpy as np  # noqa: PLC0415 (the other measures do without)

    games = BatchedGames(rules, SIDE_BY_SIDE, seed=seed, seats=seats)
    luck = np.random.default_rng(seed)

    def step() -> Done:
        for _ in range(amount):
            games.step(games.random_actions(luck))
        return amount * SIDE_BY_SIDE, str(int(games.masks.sum()))

    return step


def weight(rules: str, seats: int, seed: int, amount: int) -> Callable[[], Done]:
    """The bytes of so many games in their middle, by Python's own book."""
    games = ours(rules, seats)
    games.seed(seed)
    # What all games share is there with the first.
    kept = [games.run(MIDDLE)]

    def weigh() -> Done:
        tracemalloc.start()
        before, _ = tracemalloc.get_traced_memory()
        kept.extend([games.run(MIDDLE) for _ in range(amount)])
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return after - before, ""

    return weigh


MEASURES: Final = {"play": play, "copies": copies, "thoughts": thoughts, "batch": batch, "weight": weight}


def answer(what: str, asked: dict[str, Any]) -> dict[str, Any]:
    work = MEASURES[what](**asked)
    gc.collect()
    began = time.process_time()
    amount, proof = work()
    return {"amount": amount, "seconds": time.process_time() - began, "proof": proof}


for line in sys.stdin:
    wanted = json.loads(line)
    print(json.dumps(answer(wanted.pop("what"), wanted)), flush=True)
