"""How long the coach takes: for a hint, and for the review of a whole game.

python -m tools.coach_times --games 2

Bots play at a table of each kind. At some of their decisions a hint is asked for, once with the time that a
hint has, by the clock, and once with a single thought, in processor time: that is what a hint takes beside
thinking, to look at the position and to find the reasons. Then the games are reviewed, in processor time.
A busy machine makes what is measured by the clock longer, and nothing else.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice
from time import perf_counter, process_time
from typing import Final

from monumental.bots import Budget
from monumental.bots.arena.times import Times
from monumental.bots.match import Match
from monumental.coach import advise, review
from monumental.coach.advice.advise import HINT
from monumental.coach.measure.watching import moments, record_of
from monumental.engine.game import Game
from monumental.play.build import is_compiled
from monumental.play.records.record import Record

#: The rules, and how many sit there.
TABLES: Final = (("duel", 2), ("classic", 2), ("classic", 4), ("continuous", 2), ("continuous", 5))

#: Seeds that nobody looks at for anything else.
FIRST: Final = 15_000_000

WITHOUT_THINKING: Final = Budget(thoughts=1)

HEAD: Final = (
    "| | hints | by the clock: mean | longest | beside thinking: mean | longest "
    "| decisions reviewed | in |\n| --- | --: | --: | --: | --: | --: | --: | --: |"
)


@dataclass
class Hints:
    """So many hints: how long each took by the clock, and in processor time if nobody thinks."""

    told: Times = field(default_factory=Times)
    beside: Times = field(default_factory=Times)

    def ask(self, game: Game) -> None:
        began = perf_counter()
        advise(game, game.seat, HINT)
        self.told.add(perf_counter() - began)
        began = process_time()
        advise(game, game.seat, WITHOUT_THINKING)
        self.beside.add(process_time() - began)


@dataclass
class Reviews:
    """So many decisions that were looked at again, in so much processor time."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0

    def make(self, record: Record) -> None:
        began = process_time()
        found = review(record)
        self.seconds += process_time() - began
        self.decisions += len(found.steps)
        self.games += 1


def row(rules: str, seats: int, hints: Hints, reviews: Reviews) -> str:
    """A row of the table: milliseconds for hints, seconds for the review of one game."""
    told, beside = hints.told, hints.beside
    cells = [
        f"{rules}, {seats} seats",
        told.decisions,
        *(f"{1000 * each:.0f} ms" for each in (told.mean, told.most)),
        *(f"{1000 * each:.0f} ms" for each in (beside.mean, beside.most)),
        f"{reviews.decisions / reviews.games:.0f}",
        f"{reviews.seconds / reviews.games:.1f} s",
    ]
    return "| " + " | ".join(map(str, cells)) + " |"


def measured(rules: str, seats: int, seeds: Sequence[int], most: int) -> str:
    """The row of this table, from games with these seeds and at most so many hints in each."""
    hints, reviews = Hints(), Reviews()
    for seed in seeds:
        record = record_of(rules, Match(("greedy",) * seats, (None,) * seats, seed))
        choices = (game for game in moments(record, seed) if len(game.options()) > 1)
        for game in islice(choices, most):
            hints.ask(game)
        reviews.make(record)
    return row(rules, seats, hints, reviews)


def main() -> None:
    parser = argparse.ArgumentParser(description="How long the coach takes for hints and reviews.")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--hints", type=int, default=30, help="at most so many in each game")
    parser.add_argument("--seed", type=int, default=FIRST)
    wanted = parser.parse_args()
    print("compiled" if is_compiled() else "not compiled", HEAD, sep="\n")
    for rules, seats in TABLES:
        seeds = range(wanted.seed, wanted.seed + wanted.games)
        print(measured(rules, seats, seeds, wanted.hints), flush=True)


if __name__ == "__main__":
    main()
