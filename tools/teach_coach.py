"""Teach the coach how likely each seat wins: bots play, and it learns from who won.

python -m tools.teach_coach duel --at-first-sight 5000 --better 2800 --jobs 2

What each sign of a position counts is learned from both kinds of games (tools/coach_games.py) together: many
at first sight, of which each counts little, and fewer of better bots. It is a softmax over the seats, fitted
by Newton's method. Parts of the better games are left out in turn: they say how good the fit is, and how far
to trust it at each stage of a game and with so many seats. Written to
src/monumental/coach/learned/RULES.json; `monumental coach --calibrate` says how good it is with fresh seeds.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from monumental.coach.measure.plan import planned
from monumental.coach.taught import Taught, stages
from monumental.play.systems.known import SYSTEMS
from tools.coach_fit import MODESTY, Fit, Floats, Seen, brier, chances, learn, likely, merits, together
from tools.coach_games import Shown, at_first_sight, of_better_bots

LEARNED = Path(__file__).resolve().parent.parent / "src" / "monumental" / "coach" / "learned"

#: Seeds from here on; those that a coach is measured with must be others.
BETTER_FIRST = 1_000_000
AT_FIRST_SIGHT_FIRST = 20_000_000

#: A position of a game at first sight counts so much beside one of better bots.
AT_FIRST_SIGHT_COUNTS = 0.1

#: Where the opening has weights of its own: elsewhere the better games are too few for them.
WITH_OPENING = ("duel",)

#: Everything is trusted as it was learned, unless games that were left out say something else.
PLAIN_TRUST = (1.0, 0.0, 0.0, 0.0, 0.0)

#: Parts of the better games that are left out in turn. Those beside each other have different tables.
FOLDS = 4
BESIDE = 4


def names_of(games: Sequence[Shown]) -> list[str]:
    """All that can be learned: signs, and what seats can play."""
    plays = {name for game in games for seat in game.plays for name in seat}
    return [*games[0].names, *sorted(plays)]


def seen(
    games: Sequence[Shown], names: Sequence[str], most: int, counts: float = 1.0, *, opening: bool = True
) -> Seen:
    """The positions of games, at tables of up to so many seats."""
    place = {name: at for at, name in enumerate(names)}
    signs, when, there, won = [], [], [], []
    for game in games:
        seats = len(game.won)
        plays = np.zeros((seats, len(names)), np.float32)
        for seat, known in enumerate(game.plays):
            plays[seat, [place[name] for name in known]] = 1.0
        for ahead, found in game.positions:
            rows = np.zeros((most, len(names)), np.float32)
            rows[:seats] = plays
            rows[:seats, : len(game.names)] = found
            rows[:seats] -= rows[:seats].mean(axis=0)
            signs.append(rows)
            when.append(stages(ahead) if opening else stages(ahead)[:-1])
            there.append([1.0] * seats + [0.0] * (most - seats))
            won.append(game.won + [0.0] * (most - seats))
    return Seen(
        np.array(signs),
        np.array(when, np.float32),
        np.array(there, np.float32),
        np.array(won, np.float32),
        np.full(len(signs), counts, np.float32),
    )


def in_turn(better: Seen, parts: NDArray[np.intp], others: Seen, modesty: float, whole: Fit) -> Floats:
    """What each seat has in better games by weights from all games but those of the same part."""
    found = np.zeros(better.there.shape)
    for part in range(FOLDS):
        left_out = parts == part
        fit = learn(together([others, better.part(~left_out)]), modesty, like=whole)
        found[left_out] = merits(better.part(left_out), fit.weights)
    return found


def trusting(better: Seen, values: Floats) -> Seen:
    """Better games as they are seen by what each seat was found to have: how much of that can be trusted?"""
    near, final = better.stages[:, 1], better.stages[:, 2]
    share = 1 / better.there.sum(axis=1)
    when = np.stack([np.ones_like(near), near, final, share, near * share], axis=1)
    middle = (values * better.there).sum(axis=1, keepdims=True) * share[:, None]
    signs = ((values - middle) * better.there)[..., None]
    return replace(better, signs=signs.astype(np.float32), stages=when.astype(np.float32))


def taught_by(
    better: Sequence[Shown], others: Sequence[Shown], modesty: float, *, opening: bool = True
) -> Taught:
    """What the games teach: trust, and the weight of every sign at every stage."""
    names = names_of([*better, *others])
    most = max(len(game.won) for game in better)
    first = seen(better, names, most, opening=opening)
    rest = seen(others, names, most, AT_FIRST_SIGHT_COUNTS, opening=opening)
    parts = np.repeat(np.arange(len(better)) // BESIDE % FOLDS, [len(game.positions) for game in better])
    whole = learn(together([rest, first]), modesty)
    values = in_turn(first, parts, rest, modesty, whole)
    view = trusting(first, values)
    trust = learn(view, modesty, PLAIN_TRUST).weights
    plain, trusted = likely(values, first.there), chances(view, trust)
    print(f"Brier with games left out: {brier(plain, first):.4f}, and {brier(trusted, first):.4f} with trust")
    weights = whole.weights.reshape(len(names), -1).round(4).tolist()
    always, near, final, shared, near_shared = trust.round(4).tolist()
    return Taught(
        (always, near, final, shared, near_shared),
        {
            name: (weight[0], weight[1], weight[2], weight[3] if opening else 0.0)
            for name, weight in zip(names, weights, strict=True)
        },
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Teach the coach how likely each seat wins.")
    parser.add_argument("rules", choices=SYSTEMS)
    parser.add_argument("--at-first-sight", type=int, default=5000, help="how many such games")
    parser.add_argument("--better", type=int, nargs="+", default=[2800], help="how many games of better bots")
    parser.add_argument(
        "--better-from", type=int, nargs="+", default=[BETTER_FIRST], help="the first seeds of these"
    )
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--modesty", type=float, default=MODESTY)
    parser.add_argument("--out", type=Path, default=LEARNED)
    wanted = parser.parse_args()
    system = SYSTEMS[wanted.rules]
    least, most = system.seats()
    sizes = range(least, most + 1)
    blocks = list(zip(wanted.better, wanted.better_from, strict=True))
    with get_context("spawn").Pool(wanted.jobs) as pool:
        others = pool.map(
            partial(at_first_sight, wanted.rules),
            planned(wanted.rules, wanted.at_first_sight, AT_FIRST_SIGHT_FIRST, sizes),
            chunksize=20,
        )
        better = pool.map(
            partial(of_better_bots, wanted.rules),
            [match for games, seed in blocks for match in planned(wanted.rules, games, seed, sizes)],
            chunksize=4,
        )
    taught = taught_by(better, others, wanted.modesty, opening=wanted.rules in WITH_OPENING)
    path = wanted.out / f"{wanted.rules}.json"
    path.write_text(
        json.dumps(lessons(wanted.rules, wanted.at_first_sight, blocks, taught), indent=1) + "\n",
        encoding="utf-8",
    )
    print(f"{path} written")


def lessons(
    rules: str, at_sight: int, better: Sequence[tuple[int, int]], taught: Taught
) -> dict[str, object]:
    """What is written down: what was taught, and by which games."""
    played = " and ".join([f"{games} with seeds from {seed}" for games, seed in better])
    return {
        "taught by": (
            f"{at_sight} games at first sight, seeds from {AT_FIRST_SIGHT_FIRST}; "
            f"of greedy, careless and search {played}"
        ),
        "rules version": SYSTEMS[rules].rules.version,
        "trust": taught.trust,
        "weights": taught.weights,
    }


if __name__ == "__main__":
    main()
