"""A player who takes what looks best at once, without thinking about the answer."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from monumental.bots.known import CRAFTS
from monumental.bots.texts import Worth, appraise
from monumental.engine.chance import seeded

if TYPE_CHECKING:
    from collections.abc import Callable

    from monumental.bots.outlook import Outlook
    from monumental.engine.action import Action
    from monumental.engine.catalog import Catalog
    from monumental.engine.game import Game

#: How many questions of one action are thought through, and how many positions are looked at for it.
DEPTH: Final = 4
POSITIONS: Final = 60

#: Nothing is done that improves the position by less.
TROUBLE: Final = 0.01

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
        outlook = CRAFTS[game.rules.name].outlook
        if self._catalog is not game.catalog:
            self._catalog = game.catalog
            self._worths = appraise(game.catalog, outlook.reader)
        # All options are tried with the same luck, so that none of them is merely lucky.
        thought = Thought(outlook(game, seat, self._worths), self.random.getrandbits(32))
        game = thought.outlook.in_view(game)
        best = self._best(thought, game, options)
        if thought.outlook.gives_up(best):
            # Before what is left over is lost, it may still be good for something.
            thought.hopes = False
            best = self._best(thought, game, options)
        return best

    def _best(self, thought: Thought, game: Game, options: list[Action]) -> Action:
        values = [thought.of(game, option) for option in options]
        best = max(values)
        return self.random.choice(
            [option for option, value in zip(options, values, strict=True) if value == best]
        )


class Thought:
    """One decision thought through."""

    def __init__(self, outlook: Outlook, luck: int) -> None:
        self.outlook = outlook
        self.luck = luck
        self.hopes = True
        self.positions = 0

    def of(self, game: Game, option: Action) -> float:
        """What an option leads to, with the best answers to its own questions."""
        if self.outlook.is_rest(option):
            return self.outlook.of(game, hopes=self.hopes) + TROUBLE
        self.positions = 0
        return self._after(game, option, DEPTH)

    def _after(self, game: Game, option: Action, depth: int) -> float:
        tried = game.clone(seeded(self.luck))
        tried.play_option(option)
        self.positions += 1
        self._go_on(tried, self.outlook.habit)
        if depth and self.positions < POSITIONS and self._asks_on(tried):
            return max(self._after(tried, answer, depth - 1) for answer in tried.options())
        self._go_on(tried, self.outlook.easy_answer)
        return self.outlook.of(tried, hopes=self.hopes)

    def _go_on(self, game: Game, answer_to: Callable[[Game], Action | None]) -> None:
        """Answer questions in passing, as long as there is such an answer."""
        while not game.over and game.choice().question not in NEW_BEGINNINGS:
            answer = answer_to(game)
            if answer is None:
                return
            game.play_option(answer)

    def _asks_on(self, game: Game) -> bool:
        """The option is not done yet: it asks its player something."""
        if game.over:
            return False
        choice = game.choice()
        return choice.seat == self.outlook.seat and choice.question not in NEW_BEGINNINGS
