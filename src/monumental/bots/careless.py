"""A player who sees what is good, and often does something else: its games are full of slips."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from monumental.bots.greedy import GreedyBot

if TYPE_CHECKING:
    from monumental.engine.action import Action
    from monumental.engine.game import Game

#: So often somebody careless does what comes to mind.
SLIPS: Final = 0.35


class CarelessBot:
    """Plays greedily, but for the slips."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.greedy = GreedyBot(seed)

    def choose(self, game: Game, seat: int) -> Action:
        if self.random.random() < SLIPS:
            return self.random.choice(game.options())
        return self.greedy.choose(game, seat)
