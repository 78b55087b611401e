"""Somebody who does what the coach advises: how strong advice is, the arena tells."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from monumental.bots import LOOKERS, OURS, THINKERS, Bots
from monumental.bots.thinking.recall import Hopes
from monumental.coach.advice.advise import HINT, advise

if TYPE_CHECKING:
    from monumental.bots.bot import Budget
    from monumental.bots.thinking.tree import Node
    from monumental.engine.action import Action
    from monumental.engine.game import Game


class Advisee:
    """Asks the coach at every decision that leaves a choice, and does what it thinks best."""

    def __init__(self, seed: int, budget: Budget = HINT) -> None:
        self.random = random.Random(seed)
        self.budget = budget
        self.hopes: Hopes[Node] = Hopes()

    def choose(self, game: Game, seat: int) -> Action:
        options = game.options()
        if len(options) == 1:
            return options[0]
        if game.choice().question == "choose-civilization":
            # The coach does not know a better one either.
            return self.random.choice(options)
        return advise(game, seat, self.budget, hopes=self.hopes).best.option


#: Every bot, and `coach`, or `coach-1s` for one whom the coach thinks so long for. It is there to be
#: measured, no opponent for people: whoever wants one that thinks has `strong`.
PLAYERS: Final = Bots({**OURS, "coach": Advisee}, {**THINKERS, "coach": Advisee}, LOOKERS)
