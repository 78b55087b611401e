"""Teach the coach how likely each seat wins: play games between bots, and learn from who won them.

python tools/teach_coach.py duel --games 600 --jobs 2 --keep games

What the signs of a position count, for the coach (tools/weigh_signs.py) or else for bots, is held against
what came of it: how far to trust it at each stage of a game and with so many seats. It is a softmax over the
seats, fitted by Newton's method, and written to src/monumental/coach/learned/RULES.json. With --keep games
stay as records, and are read the next time. How good the fit is with games that it has not seen is printed;
`monumental coach --calibrate` says it for fresh seeds.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from monumental.bots.learning.judgement import Judgement, stage
from monumental.bots.match import Match
from monumental.bots.thinking.mind import Mind
from monumental.coach.measure.plan import planned
from monumental.coach.measure.watching import moments, record_of, victory
from monumental.coach.taught import taught
from monumental.play.systems.known import SYSTEMS

LEARNED = Path(__file__).resolve().parent.parent / "src" / "monumental" / "coach" / "learned"

#: Large weights must be worth it: the fewer games, the more modest one should be.
MODESTY = 1e-3

#: The first weights are those of trust, the others those of Automas.
TRUST = 5

#: Parts of the games that are left out in turn to see how good the fit is.
FOLDS = 4

Floats = NDArray[np.float64]


@dataclass
class Lesson:
    """What one game teaches: for each position, what is known of each seat; and who won."""

    positions: list[tuple[float, list[float], list[bool]]]  # rounds ahead; values and Automas, by seat
    won: list[float]


def lesson(rules: str, folder: Path | None, match: Match) -> Lesson:
    record = record_of(rules, match, folder)
    positions = []
    mind: Mind | None = None
    for game in moments(record, match.seed):
        mind = mind or Mind(game)
        own = taught(rules).weights
        judgement = Judgement(mind.judgement.signs, own) if own else mind.judgement
        ahead = mind.outlook(game, game.seat, mind.worths).ahead(game)
        weights = judgement.weighing(ahead)
        values = [
            sum(weight * sign for weight, sign in zip(weights, signs, strict=True))
            for signs in judgement.signs.of_all(game)
        ]
        automas = [not game.state.is_played(seat) for seat in range(len(values))]
        positions.append((ahead, values, automas))
    return Lesson(positions, victory(record))


@dataclass
class Seen:
    """All positions: features of each seat, which seats there are, and what each had of the victory."""

    features: Floats  # position, seat, feature
    there: Floats
    won: Floats


def seen(lessons: Sequence[Lesson]) -> Seen:
    most = max(len(each.won) for each in lessons)
    features, there, won = [], [], []
    for each in lessons:
        seats = len(each.won)
        empty = most - seats
        for ahead, values, automas in each.positions:
            near, final = stage(ahead)
            stages = np.array([1.0, near, final])
            trust = np.array([1.0, near, final, 1 / seats, near / seats])
            rows = [
                np.concatenate([value * trust, automa * stages])
                for value, automa in zip(values, automas, strict=True)
            ]
            # Only how seats differ counts.
            middle = np.mean(rows, axis=0)
            features.append([row - middle for row in rows] + [np.zeros_like(middle)] * empty)
            there.append([1.0] * seats + [0.0] * empty)
            won.append(each.won + [0.0] * empty)
    return Seen(np.array(features), np.array(there), np.array(won))


def chances(known: Seen, weights: Floats) -> Floats:
    merits = np.where(known.there > 0, known.features @ weights, -np.inf)
    powers = np.exp(merits - merits.max(axis=1, keepdims=True))
    shares: Floats = powers / powers.sum(axis=1, keepdims=True)
    return shares


def learn(known: Seen, modesty: float = MODESTY) -> Floats:
    """The weights under which the winners are least surprising."""
    positions, seats, count = known.features.shape
    flat = known.features.reshape(positions * seats, count)
    spread = flat.std(axis=0) + 1e-6
    scaled = Seen(known.features / spread, known.there, known.won)
    flat = flat / spread
    weights = np.zeros(count)
    for _ in range(20):
        told = chances(scaled, weights)
        slope = flat.T @ (told - known.won).ravel() / positions + modesty * weights
        roots = np.sqrt(told).reshape(-1, 1) * flat
        means = (told[:, :, None] * scaled.features).sum(axis=1)
        curve = (roots.T @ roots - means.T @ means) / positions + modesty * np.eye(count)
        step = np.linalg.solve(curve, slope)
        weights -= step
        if np.abs(step).max() < 1e-5:
            break
    learned: Floats = weights / spread
    return learned


def brier(known: Seen, weights: Floats) -> tuple[float, int]:
    """The sum of the squares, and of how many seats."""
    squares = ((chances(known, weights) - known.won) ** 2) * known.there
    return float(squares.sum()), int(known.there.sum())


def tested(lessons: Sequence[Lesson], modesty: float) -> float:
    """The Brier with games that were left out of the fit."""
    sums = [
        brier(
            seen(lessons[fold::FOLDS]),
            learn(seen([each for at, each in enumerate(lessons) if at % FOLDS != fold]), modesty),
        )
        for fold in range(FOLDS)
    ]
    return sum(square for square, _ in sums) / sum(seats for _, seats in sums)


def main() -> None:
    parser = argparse.ArgumentParser(description="Teach the coach how likely each seat wins.")
    parser.add_argument("rules", choices=SYSTEMS)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--modesty", type=float, default=MODESTY)
    parser.add_argument("--keep", type=Path, help="a folder for the records of the games")
    parser.add_argument("--out", type=Path, default=LEARNED)
    wanted = parser.parse_args()
    system = SYSTEMS[wanted.rules]
    least, most = system.seats()
    series = planned(wanted.rules, wanted.games, wanted.seed, range(least, most + 1))
    with get_context("spawn").Pool(wanted.jobs) as pool:
        lessons = pool.map(partial(lesson, wanted.rules, wanted.keep), series, chunksize=4)
    print(f"Brier with games left out: {tested(lessons, wanted.modesty):.4f}")
    weights = [round(float(weight), 4) for weight in learn(seen(lessons), wanted.modesty)]
    learned = {
        "taught by": f"{wanted.games} games of greedy, beginner and search, seeds from {wanted.seed}",
        "rules version": system.rules.version,
        "trust": weights[:TRUST],
        "automa": weights[TRUST:],
    }
    if taught(wanted.rules).weights:
        learned["weights"] = taught(wanted.rules).weights
    path = wanted.out / f"{wanted.rules}.json"
    path.write_text(json.dumps(learned, indent=1) + "\n", encoding="utf-8")
    print(f"{path} written")


if __name__ == "__main__":
    main()
