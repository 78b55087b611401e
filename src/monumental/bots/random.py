"""A player who does anything that is allowed: the yardstick every other bot must beat."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from monumental.engine.action import Action
    from monumental.engine.game import Game


class RandomBot:
    """Every option is as likely as every other."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def choose(self, game: Game, seat: int) -> Action:
        return self.random.choice(game.options())
