"""Teach the coach what the signs of a position count: play games at first sight, and learn from who won them.

python -m tools.weigh_signs classic --games 2500 --jobs 2

All who play follow their instinct: such a game takes a twentieth of the time that one of `greedy` takes, and
thousands of them are enough to weigh each sign by itself. Automas sit at some tables. As in
tools/teach_coach.py it is a softmax over the seats; that one learns afterwards how far these weights can be
trusted in games of better bots. Written to src/monumental/coach/learned/RULES.json.
"""

import argparse
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import numpy as np

from monumental.bots.learning.judgement import stage
from monumental.bots.match import Match
from monumental.bots.thinking.mind import Mind
from monumental.bots.thinking.questions import NEW_BEGINNINGS
from monumental.bots.thinking.tree import taken
from monumental.coach.chances import seen_by
from monumental.coach.judge import is_begun, shares
from monumental.coach.measure.plan import planned
from monumental.engine.chance import seeded
from monumental.engine.game import Game, start
from monumental.engine.playout import QuickLuck
from monumental.engine.scoring.points import winners
from monumental.play.setup import packs_for, unpack, wishes
from monumental.play.systems.known import SYSTEMS
from tools.teach_coach import LEARNED, Seen, brier, learn

#: Seeds from here on: those of the games of better bots begin at 0.
FIRST = 20_000_000

#: How surely instinct is followed, one of these at each table.
RASHNESS = (2.0, 3.0, 5.0)

#: A question is looked at so often: about so many of a game are.
LOOKS = 18
QUESTIONS = {"duel": 110, "classic": 100, "continuous": 100}  # for each seat

#: Weights of this many are held to be more modest than those of trust.
MODESTY = 3e-3

#: Of the games, one in so many is left out to see how good the fit is.
LEFT_OUT = 5

#: Everything is trusted as it was learned.
PLAIN_TRUST = [1.0, 0.0, 0.0, 0.0, 0.0]


@dataclass
class Played:
    """What one game shows: at some positions, the rounds ahead and the signs of each seat; who won."""

    names: tuple[str, ...]
    positions: list[tuple[float, list[list[float]]]]
    automas: list[bool]
    won: list[float]


def questions(game: Game, mind: Mind, dice: random.Random) -> Iterator[Game]:
    """Play on by instinct; the game at every question that leaves a choice."""
    outlooks = [mind.outlook(game, seat, mind.worths) for seat in range(len(game.state.players))]
    rashness = dice.choice(RASHNESS)
    while not game.over:
        options = game.options()
        if len(options) == 1:
            game.play_option(options[0])
            continue
        yield game
        choice = game.choice()
        begins = choice.question in NEW_BEGINNINGS
        habit = None if begins else outlooks[game.state.decider(choice.seat)].habit(game, options)
        if habit is None:
            mind.instinct.be_at(outlooks[0].ahead(game))
            appeals = mind.instinct.appeals(game, choice, options)
            habit = options[taken(appeals, rashness, dice.random())]
        game.play_option(habit)


def opened(rules: str, match: Match, dice: random.Random) -> Game:
    """A table at which everybody has a civilization, any one."""
    seats = len(match.bots)
    box = unpack(rules, packs_for(rules, seats))
    agreed = wishes(box, match.civilizations, 0, seats=seats, seed=match.seed, automas=match.automas)
    game = start(box.rules, box.catalog, seeded(match.seed), agreed)
    while not is_begun(game):
        game.play(dice.choice(game.options()))
    return game.clone(QuickLuck(match.seed))


def played(rules: str, match: Match) -> Played:
    dice = random.Random(match.seed)
    game = opened(rules, match, dice)
    mind = Mind(game)
    signs = mind.judgement.signs
    outlook = mind.outlook(game, 0, mind.worths)
    seats = len(match.bots)
    looked = random.Random(match.seed + 1)
    positions = []
    for asked in questions(game, mind, dice):
        if looked.random() < LOOKS / (QUESTIONS[rules] * seats):
            imagined = seen_by(asked, asked.seat)
            positions.append((outlook.ahead(imagined), signs.of_all(imagined)))
    automas = [not game.state.is_played(seat) for seat in range(seats)]
    return Played(signs.names, positions, automas, shares(winners(game), seats))


def seen(games: list[Played]) -> Seen:
    """Every sign at every stage, by seat: only how seats differ counts."""
    most = max(len(game.won) for game in games)
    features, there, won = [], [], []
    for game in games:
        seats = len(game.won)
        for ahead, signs in game.positions:
            near, final = stage(ahead)
            rows = np.zeros((most, len(game.names) + 1))
            rows[:seats, :-1] = signs
            rows[:seats, -1] = game.automas
            rows[:seats] -= rows[:seats].mean(axis=0)
            features.append((rows[:, :, None] * np.array([1.0, near, final])).reshape(most, -1))
            there.append([1.0] * seats + [0.0] * (most - seats))
            won.append(game.won + [0.0] * (most - seats))
    return Seen(np.array(features), np.array(there), np.array(won))


def main() -> None:
    parser = argparse.ArgumentParser(description="Teach the coach what the signs of a position count.")
    parser.add_argument("rules", choices=QUESTIONS)
    parser.add_argument("--games", type=int, default=2500)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=FIRST)
    parser.add_argument("--modesty", type=float, default=MODESTY)
    parser.add_argument("--out", type=Path, default=LEARNED)
    wanted = parser.parse_args()
    system = SYSTEMS[wanted.rules]
    least, most = system.seats()
    series = planned(wanted.rules, wanted.games, wanted.seed, range(least, most + 1))
    with get_context("spawn").Pool(wanted.jobs) as pool:
        games = pool.map(partial(played, wanted.rules), series, chunksize=20)
    tried = learn(seen([game for at, game in enumerate(games) if at % LEFT_OUT]), wanted.modesty)
    squares, seats = brier(seen(games[::LEFT_OUT]), tried)
    print(f"Brier with games left out: {squares / seats:.4f}")
    weights = learn(seen(games), wanted.modesty).reshape(-1, 3).round(4).tolist()
    learned = {
        "taught by": f"{wanted.games} games at first sight, seeds from {wanted.seed}",
        "rules version": system.rules.version,
        "trust": PLAIN_TRUST,
        "automa": weights[-1],
        "weights": dict(zip(games[0].names, weights[:-1], strict=True)),
    }
    path = wanted.out / f"{wanted.rules}.json"
    path.write_text(json.dumps(learned, indent=1) + "\n", encoding="utf-8")
    print(f"{path} written")


if __name__ == "__main__":
    main()
