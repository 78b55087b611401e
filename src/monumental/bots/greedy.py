"""A player who takes what looks best at once, without thinking about the answer; or of what comes to mind."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from monumental.bots.known import craft_of
from monumental.bots.sight.style import PLAIN
from monumental.bots.sight.texts import Worth, appraise
from monumental.bots.thinking.glance import Glance

if TYPE_CHECKING:
    from monumental.bots.sight.style import Style
    from monumental.engine.action import Action
    from monumental.engine.catalog import Catalog
    from monumental.engine.game import Game


class GreedyBot:
    """Tries every option in thought, answers the questions it leads to, and keeps the best."""

    def __init__(self, seed: int, style: Style = PLAIN, overlooks: float = 0.0) -> None:
        self.random = random.Random(seed)
        self.style = style
        self.overlooks = overlooks  # the share of the options that are not thought of
        self._catalog: Catalog | None = None
        self._worths: list[Worth] = []

    def choose(self, game: Game, seat: int) -> Action:
        options = game.options()
        if len(options) == 1:
            return options[0]
        if game.choice().question == "choose-civilization":
            # Every civilization is worth playing.
            return self.random.choice(options)
        options = self._noticed(options)
        if len(options) == 1:
            return options[0]
        outlook = craft_of(game.rules.name).outlook
        if self._catalog is not game.catalog:
            self._catalog = game.catalog
            self._worths = appraise(game.catalog, outlook.reader.prizing(self.style))
        glance = Glance(outlook(game, seat, self._worths, self.style), self.random.getrandbits(32))
        seen = glance.look(glance.outlook.in_view(game), options, self._one_of_the_best)
        assert seen is not None  # there is always time
        return seen.best

    def _noticed(self, options: list[Action]) -> list[Action]:
        """What comes to mind of all that could be done: something always does."""
        if not self.overlooks:
            return options
        noticed = [option for option in options if self.random.random() >= self.overlooks]
        return noticed or [self.random.choice(options)]

    def _one_of_the_best(self, options: list[Action], values: list[float]) -> Action:
        best = max(values)
        return self.random.choice(
            [option for option, value in zip(options, values, strict=True) if value == best]
        )
