"""What looks best at once: every option is tried in thought, and the questions that it leads to answered."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Final, NamedTuple

from monumental.bots.thinking.questions import NEW_BEGINNINGS
from monumental.engine.chance import Seeded, seeded

if TYPE_CHECKING:
    from collections.abc import Callable

    from monumental.bots.sight.outlook import Outlook
    from monumental.engine.action import Action
    from monumental.engine.game import Game

    #: One of the options, by their values.
    Pick = Callable[[list[Action], list[float]], Action]

#: How many questions of one action are thought through, and how many positions are looked at for it.
DEPTH: Final = 4
POSITIONS: Final = 60

#: Nothing is done that improves the position by less.
TROUBLE: Final = 0.01


class Seen(NamedTuple):
    """What a glance shows: the option that was picked, and the value of each."""

    best: Action
    values: list[float]


def first_of_the_best(options: list[Action], values: list[float]) -> Action:
    return options[values.index(max(values))]


def always() -> bool:
    return True


class Glance:
    """One decision at a glance. All options are tried with the same luck, so that none is merely lucky."""

    def __init__(self, outlook: Outlook, luck: int) -> None:
        self.outlook = outlook
        self.luck = seeded(luck).seed
        self.hopes = True
        self.positions = 0

    def look(
        self, game: Game, options: list[Action], pick: Pick, in_time: Callable[[], bool] = always
    ) -> Seen | None:
        """The value of every option, and the one picked; nothing if there is no time for all of them."""
        seen = self._look(game, options, pick, in_time)
        if seen is not None and self.outlook.gives_up(seen.best):
            # Before what is left over is lost, it may still be good for something.
            self.hopes = False
            seen = self._look(game, options, pick, in_time)
        return seen

    def _look(
        self, game: Game, options: list[Action], pick: Pick, in_time: Callable[[], bool]
    ) -> Seen | None:
        values: list[float] = []
        for option in options:
            if not in_time():
                return None
            values.append(self.of(game, option))
        return Seen(pick(options, values), values)

    def of(self, game: Game, option: Action) -> float:
        """What an option leads to, with the best answers to its own questions."""
        if self.outlook.is_rest(option):
            return self.outlook.of(game, hopes=self.hopes) + TROUBLE
        self.positions = 0
        return self._after(game, option, DEPTH)

    def _after(self, game: Game, option: Action, depth: int) -> float:
        tried = game.clone(Seeded(self.luck))
        tried.play_option(option)
        self.positions += 1
        answers = self._go_on(tried, easily=False)
        if answers and depth and self.positions < POSITIONS and tried.choice().seat == self.outlook.seat:
            # The option is not done yet: it asks its player something.
            best = -inf
            for answer in answers:
                best = max(best, self._after(tried, answer, depth - 1))
            return best
        if answers:
            self._go_on(tried, easily=True)
        return self.outlook.of(tried, hopes=self.hopes)

    def _go_on(self, game: Game, *, easily: bool) -> list[Action]:
        """Answer questions by habit, or easily; the options of the first one that has no such answer."""
        outlook = self.outlook
        while not game.over and game.choice().question not in NEW_BEGINNINGS:
            options = game.options()
            answer = outlook.easy_answer(game, options) if easily else outlook.habit(game, options)
            if answer is None:
                return options
            game.play_option(answer)
        return []
