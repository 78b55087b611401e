"""How strong each bot is, as one number: the model of Plackett and Luce, over the places of every game."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from openskill.models import PlackettLuce

from monumental.bots.tally import CONFIDENCE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.bots.arena.games import Played

#: Every pass begins anew and takes the games in another order; what counts is the mean of the passes.
PASSES: Final = 10


@dataclass(frozen=True)
class Rating:
    """Strength, and how far from it the true one may be. Who never played has 25."""

    mu: float
    sigma: float

    @property
    def reach(self) -> float:
        """The true strength is within so much of `mu` with a probability of 95 %, says the model."""
        return CONFIDENCE * self.sigma

    @property
    def ordinal(self) -> float:
        """What the bot is worth at the very least: three times the doubt less."""
        return self.mu - 3 * self.sigma

    def as_json(self) -> dict[str, float]:
        return {
            "mu": round(self.mu, 2),
            "sigma": round(self.sigma, 2),
            "reach": round(self.reach, 2),
            "ordinal": round(self.ordinal, 2),
        }


def rate(bots: Sequence[str], games: Sequence[Played]) -> dict[str, Rating]:
    """The ratings of these bots. In which order the games were finished does not matter.

    One pass depends a little on the order of the games; so they are sorted, shuffled with a luck of their own
    for each pass, and the passes averaged.
    """
    model = PlackettLuce()
    order = sorted(games, key=lambda played: played.key)
    passes = []
    for number in range(PASSES):
        random.Random(number).shuffle(order)
        passes.append(_one_pass(model, bots, order))
    return {
        name: Rating(
            sum(found[name].mu for found in passes) / PASSES,
            sum(found[name].sigma for found in passes) / PASSES,
        )
        for name in bots
    }


def _one_pass(model: PlackettLuce, bots: Sequence[str], games: Sequence[Played]) -> dict[str, Rating]:
    found = {name: model.rating() for name in bots}
    for played in games:
        seated = played.outcome.match.bots
        teams = model.rate([[found[name]] for name in seated], ranks=[float(at) for at in played.places()])
        found |= {name: team[0] for name, team in zip(seated, teams, strict=True)}
    return {name: Rating(one.mu, one.sigma) for name, one in found.items()}
