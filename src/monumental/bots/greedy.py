"""A player who takes what looks best at once, without thinking about the answer."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from monumental.bots.outlook import outlook
from monumental.bots.texts import Worth, appraise
from monumental.engine.chance import seeded

if TYPE_CHECKING:
    from monumental.engine.action import Action
    from monumental.engine.catalog import Catalog
    from monumental.engine.game import Game

#: How many questions of one action are thought through, and how many positions are looked at for it.
DEPTH: Final = 4
POSITIONS: Final = 60

#: Questions that begin something new: the action before them is done.
NEW_BEGINNINGS: Final = frozenset({"take-turn", "activate"})


class GreedyBot:
    """Tries every option in thought, answers the questions it leads to, and keeps the best."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self._catalog: Catalog | None = None
        self._worths: list[Worth] = []

    def choose(self, game: Game, seat: int) -> Action:
        options = game.options()
        if len(options) == 1:
            return options[0]
        if game.choice().question == "choose-civilization":
            # Every civilization is worth playing.
            return self.random.choice(options)
        if self._catalog is not game.catalog:
            self._catalog = game.catalog
            self._worths = appraise(game.catalog)
        # All options are tried with the same luck, so that none of them is merely lucky.
        thought = Thought(seat, self._worths, self.random.getrandbits(32))
        values = [thought.of(game, option) for option in options]
        best = max(values)
        return self.random.choice(
            [option for option, value in zip(options, values, strict=True) if value == best]
        )


class Thought:
    """One decision thought through."""

    def __init__(self, seat: int, worths: list[Worth], luck: int) -> None:
        self.seat = seat
        self.worths = worths
        self.luck = luck
        self.positions = 0

    def of(self, game: Game, option: Action) -> float:
        """What an option leads to, with the best answers to its own questions."""
        self.positions = 0
        return self._after(game, option, DEPTH)

    def _after(self, game: Game, option: Action, depth: int) -> float:
        tried = game.clone(seeded(self.luck))
        tried.play_option(option)
        self.positions += 1
        if depth and self.positions < POSITIONS and self._asks_on(tried):
            return max(self._after(tried, answer, depth - 1) for answer in tried.options())
        return outlook(tried, self.seat, self.worths)

    def _asks_on(self, game: Game) -> bool:
        """The option is not done yet: it asks its player something."""
        if game.over:
            return False
        choice = game.choice()
        return choice.seat == self.seat and choice.question not in NEW_BEGINNINGS
