"""How strong a network is while it learns: it plays against a bot that stays the same.

Nothing is learned from these games, so that they tell how much was.
"""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Final

from monumental.bots import make_bot
from monumental.bots.bot import Budget, read_budget
from monumental.bots.match import Match, Outcome, play_match, seat_of
from monumental.bots.network.bot import NetworkBot
from monumental.bots.network.network import Network
from monumental.bots.network.table import eye_for
from monumental.play.setup import packs_for, unpack
from monumental.train.curve import STRENGTH

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    import numpy as np
    import numpy.typing as npt
    from torch import Tensor

    from monumental.bots.bot import Bot
    from monumental.engine.game import Game
    from monumental.train.plan import Plan

    Arrays = Mapping[str, npt.NDArray[np.float32]]
    Names = Mapping[str, Sequence[str]]

#: What the one who learns is called in a match.
PUPIL: Final = "pupil"

#: Seeds that no game has that is learned from.
FIRST: Final = 900_000_000
APART: Final = 1_000_000


class Pupil(NetworkBot):
    """Plays as `network` does, with weights that are handed to it."""

    def __init__(self, seed: int, budget: Budget, arrays: Arrays, names: Names) -> None:
        super().__init__(seed, budget)
        self._arrays, self._names = arrays, names
        self._seated: Network | None = None

    def network(self, game: Game) -> Network:
        if self._seated is None:
            self._seated = Network(self._arrays, self._names, eye_for(game, self._names["signs"]), game)
        return self._seated


def rival_match(plan: Plan, number: int) -> Match:
    """One pupil among rivals, at each table and each seat in turn."""
    seats = plan.seats[number % len(plan.seats)]
    turned = number // len(plan.seats) % seats
    bots = [plan.rival] * seats
    bots[turned] = PUPIL
    # Whoever is named first in a match sits `turned` seats further back: the pupil is first.
    return Match(tuple(bots), (None,) * seats, FIRST + plan.seed * APART + number, turned=-turned % seats)


class Contest:
    """Games with the newest weights; each is a line in `strength.jsonl`."""

    def __init__(
        self, plan: Plan, names: Names, newest: Callable[[], Arrays], folder: Path, began: float
    ) -> None:
        self.plan, self.names, self.newest, self.began = plan, names, newest, began
        self.file = folder / STRENGTH
        budget = read_budget(plan.budget)
        assert budget is not None, "who made the plan has looked at it"
        self.budget = budget

    def play(self, number: int) -> None:
        match = rival_match(self.plan, number)
        begun = round(time.monotonic() - self.began)
        arrays = self.newest()  # while a game lasts, nothing new is learned

        def bring(name: str, seed: int) -> Bot:
            return Pupil(seed, self.budget, arrays, self.names) if name == PUPIL else make_bot(name, seed)

        box = unpack(self.plan.rules, packs_for(self.plan.rules, len(match.bots)))
        line = told(play_match(box, match, make=bring), begun)
        with self.file.open("a") as file:
            file.write(json.dumps(line) + "\n")


def contend(
    plan: Plan, number: int, names: Names, shared: Mapping[str, Tensor], folder: Path, began: float
) -> None:
    """Play game after game with the weights that are shared, until stopped."""
    contest = Contest(
        plan,
        names,
        lambda: {name.replace("_", " "): value.numpy().copy() for name, value in shared.items()},
        folder,
        began,
    )
    while True:
        contest.play(number)
        number += plan.rivals


def told(outcome: Outcome, begun: int) -> dict[str, object]:
    """How a game went for the pupil: its share of the victory, and its points before the best rival's."""
    seat = seat_of(outcome.match, 0)
    best = max(total for other, total in enumerate(outcome.totals) if other != seat)
    return {
        "seconds": begun,  # its weights are as old as that
        "seed": outcome.match.seed,
        "seats": len(outcome.totals),
        "share": 1 / len(outcome.winners) if seat in outcome.winners else 0.0,
        "lead": outcome.totals[seat] - best,
    }
