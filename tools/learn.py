"""Teach the search bot its lessons: play games between bots, and learn from their choices and results.

python tools/learn.py duel --games 2000 --jobs 2
python tools/learn.py classic --only instinct --by search-300n --games 400 --jobs 2

At first greedy bots teach. Once there are lessons, whoever thinks ahead with them teaches a better instinct:
what took hundreds of thoughts to find appeals at first sight from then on.
Instinct: how often an option is taken, by a softmax over weights for each question and verb. Judgement: how
likely a seat wins, by a logistic regression over the signs of positions, at three stages of the game: such
positions as the search bot comes to at its horizon. Both are written to
src/monumental/bots/learned/RULES.json.
"""

import argparse
import json
import random
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from monumental.bots import make_bot
from monumental.bots.known import CRAFTS
from monumental.bots.learning.instinct import FEATURES, Instinct
from monumental.bots.learning.judgement import SURE, stage
from monumental.bots.sight.texts import appraise
from monumental.bots.thinking.questions import horizon
from monumental.engine.scoring.points import score_sheets
from monumental.play.imagine import imagine, imagined_luck
from monumental.play.setup import new_game
from monumental.play.systems.known import SYSTEMS

LEARNED = Path(__file__).resolve().parent.parent / "src" / "monumental" / "bots" / "learned"

#: How often a player of a lesson does anything at all: what is never tried teaches nothing.
SLIPS = (0.0, 0.05, 0.1, 0.25)

#: Who teaches first: a bot that needs no lessons itself.
FIRST_TEACHER = "greedy"

#: Of the questions of its games, so many are kept: those beside each other teach the same. Of games that
#: take longer all are kept.
KEPT = 0.2

#: Large weights must be worth it.
MODESTY_OF_INSTINCT = 1e-4
MODESTY_OF_JUDGEMENT = 1e-3

#: Smaller weights are left out.
LEAST = 0.001

Floats = NDArray[np.float64]


@dataclass
class Lesson:
    """What one game teaches."""

    names: tuple[str, ...] = ()  # of the signs
    signs: list[list[float]] = field(default_factory=list)  # the first seat's, less the second's
    stages: list[tuple[float, float]] = field(default_factory=list)
    lead: int = 0  # of the first seat, at the end
    questions: list[tuple[list[str], list[list[float]], int]] = field(default_factory=list)


def play(rules: str, by: str, seed: int) -> Lesson:
    """A game between two bots of a name that sometimes slip."""
    chance = random.Random(seed)
    slips = chance.choice(SLIPS)
    game = new_game(rules, seats=2, packs=[], seed=seed)
    bots = [make_bot(by, 2 * seed), make_bot(by, 2 * seed + 1)]
    kept = KEPT if by == FIRST_TEACHER else 1.0
    decisions = 0
    outlook = CRAFTS[rules].outlook
    worths = appraise(game.catalog, outlook.reader)
    signs = CRAFTS[rules].signs(game, worths)
    instinct = Instinct(game, worths, {}, CRAFTS[rules].ground)
    lesson = Lesson(signs.names)
    whole_rounds = CRAFTS[rules].way.turns is None
    last = horizon(game)

    def look() -> None:
        first, second = signs.of_all(game)
        lesson.signs.append([one - other for one, other in zip(first, second, strict=True)])
        lesson.stages.append(stage(outlook(game, game.seat, worths).ahead(game)))

    while not game.over:
        if whole_rounds and game.state.round > last:
            last = horizon(game)
            look()
        options = game.options()
        choice = game.choice()
        action = options[0]
        if len(options) > 1:
            decisions += 1
            imagined = imagine(game, game.seat, imagined_luck(seed, decisions))
            action = bots[game.seat].choose(imagined, game.seat)
            if choice.question != "choose-civilization" and chance.random() < kept:
                instinct.be_at(outlook(game, game.seat, worths).ahead(game))
                if not whole_rounds:
                    look()
                kinds = [f"{choice.question} {option.verb}" for option in options]
                features = [instinct.features(game, choice, option) for option in options]
                lesson.questions.append((kinds, features, options.index(action)))
            if chance.random() < slips:
                action = chance.choice(options)
        game.play_option(action)
    totals = [sheet.total for sheet in score_sheets(game)]
    lesson.lead = totals[0] - totals[1]
    return lesson


# Judgement


def learn_judgement(lessons: Sequence[Lesson]) -> dict[str, list[float]]:
    """A logistic regression, by Newton's method: the nearer the result, the surer."""
    signs = np.array([row for lesson in lessons for row in lesson.signs])
    stages = np.array([(1.0, *row) for lesson in lessons for row in lesson.stages])
    leads = np.array([lesson.lead for lesson in lessons for _ in lesson.signs])
    seen = (signs[:, :, None] * stages[:, None, :]).reshape(len(signs), -1)
    wanted = 1 / (1 + np.exp(-leads / SURE))
    weights = np.zeros(seen.shape[1])
    for _ in range(30):
        chances = 1 / (1 + np.exp(-seen @ weights))
        slope = seen.T @ (chances - wanted) / len(seen) + MODESTY_OF_JUDGEMENT * weights
        curve = (seen * (chances * (1 - chances))[:, None]).T @ seen / len(seen)
        curve += MODESTY_OF_JUDGEMENT * np.eye(len(weights))
        weights -= np.linalg.solve(curve, slope)
    guessed = float(np.mean((seen @ weights > 0) == (leads > 0)))
    print(f"judgement: {len(seen):,} positions, the winner of {guessed:.1%} of them is foreseen")
    rows = weights.reshape(-1, 3)
    return {
        name: [round(float(weight), 4) for weight in row]
        for name, row in zip(lessons[0].names, rows, strict=True)
        if np.abs(row).max() >= LEAST
    }


# Instinct


@dataclass
class Choices:
    """All options of all questions, one after the other."""

    features: Floats
    kind: NDArray[np.int64]
    question: NDArray[np.int64]
    begin: NDArray[np.int64]  # the first option of each question
    taken: NDArray[np.int64]
    names: list[str]


def gathered(lessons: Sequence[Lesson]) -> Choices:
    kinds: dict[str, int] = {}
    rows: list[list[float]] = []
    kind, question, begin, taken = [], [], [], []
    for lesson in lessons:
        for names, features, chosen in lesson.questions:
            begin.append(len(rows))
            taken.append(len(rows) + chosen)
            for name, row in zip(names, features, strict=True):
                rows.append(row)
                kind.append(kinds.setdefault(name, len(kinds)))
                question.append(len(begin) - 1)
    return Choices(
        np.array(rows), np.array(kind), np.array(question), np.array(begin), np.array(taken), list(kinds)
    )


def learn_instinct(lessons: Sequence[Lesson], steps: int = 400) -> dict[str, dict[str, float]]:
    """A softmax over the options of each question, by gradient descent (Adam)."""
    seen = gathered(lessons)
    count = len(seen.begin)
    weights = np.zeros((len(seen.names), len(FEATURES)))
    mean, spread = np.zeros_like(weights), np.zeros_like(weights)
    wanted = np.zeros(len(seen.features))
    wanted[seen.taken] = 1.0
    appeals = wanted
    for _ in range(steps):
        appeals = (seen.features * weights[seen.kind]).sum(axis=1)
        highest = np.maximum.reduceat(appeals, seen.begin)
        powers = np.exp(appeals - highest[seen.question])
        shares = powers / np.add.reduceat(powers, seen.begin)[seen.question]
        error = (shares - wanted)[:, None] * seen.features
        summed = np.stack([np.bincount(seen.kind, column, len(weights)) for column in error.T], axis=1)
        slope = summed / count + MODESTY_OF_INSTINCT * weights
        mean = 0.9 * mean + 0.1 * slope
        spread = 0.99 * spread + 0.01 * slope**2
        weights -= 0.05 * mean / (np.sqrt(spread) + 1e-8)
    best = np.maximum.reduceat(appeals, seen.begin)
    print(f"instinct: {count:,} questions, {np.mean(appeals[seen.taken] == best):.1%} answered the same way")
    return {
        name: {
            feature: round(float(weight), 3)
            for feature, weight in zip(FEATURES, weights[at], strict=True)
            if abs(weight) >= LEAST
        }
        for name, at in sorted(zip(seen.names, range(len(weights)), strict=True))
    }


#: What lessons are learned from, and how.
TAUGHT: Mapping[str, Callable[[Sequence[Lesson]], object]] = {
    "instinct": learn_instinct,
    "judgement": learn_judgement,
}


def main() -> None:
    parser = argparse.ArgumentParser(description="Teach the search bot its lessons.")
    parser.add_argument("rules", choices=SYSTEMS)
    parser.add_argument("--only", choices=TAUGHT, help="learn this, and keep what else was learned")
    parser.add_argument("--by", default=FIRST_TEACHER, help="the bot whose games teach")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=LEARNED)
    wanted = parser.parse_args()
    began = time.perf_counter()
    seeds = range(wanted.seed, wanted.seed + wanted.games)
    with get_context("spawn").Pool(wanted.jobs) as pool:
        lessons = pool.map(partial(play, wanted.rules, wanted.by), seeds, chunksize=4)
    print(f"{wanted.games:,} games in {time.perf_counter() - began:.0f} s")
    path = wanted.out / f"{wanted.rules}.json"
    learned = json.loads(path.read_text(encoding="utf-8")) if wanted.only else {"taught by": {}}
    learned["rules version"] = SYSTEMS[wanted.rules].rules.version
    for part in [wanted.only] if wanted.only else TAUGHT:
        learned["taught by"][part] = f"{wanted.games} games of {wanted.by}, seeds from {wanted.seed}"
        learned[part] = TAUGHT[part](lessons)
    path.write_text(json.dumps(learned, indent=1) + "\n", encoding="utf-8")
    print(f"{path} written")


if __name__ == "__main__":
    main()
