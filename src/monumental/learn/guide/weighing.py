"""What the options of a decision are worth in the eyes of the greedy bot, within a fixed amount of work."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from monumental.bots.known import craft_of
from monumental.bots.sight.texts import Reader, Worth, appraise
from monumental.bots.thinking.glance import Glance
from monumental.bots.thinking.questions import NEW_BEGINNINGS

if TYPE_CHECKING:
    from monumental.engine.action import Action
    from monumental.engine.catalog import Catalog
    from monumental.engine.game import Game

#: So many positions are looked at for one answer of the guide; options beyond that are not weighed.
MOST_POSITIONS: Final = 1200

#: The luck that options are tried with: the same for all of them, and never that of the table.
LUCK: Final = 20_011

#: So many questions that follow an option are answered in thought.
MOST_ANSWERS: Final = 6


@lru_cache(maxsize=8)
def _worths(catalog: Catalog, reader: Reader) -> list[Worth]:
    """Reading all cards takes longer than a decision, and they stay the same."""
    return appraise(catalog, reader)


class Scales:
    """Weighs options for one seat. `positions` is how many it has looked at."""

    def __init__(self, game: Game, seat: int) -> None:
        outlook = craft_of(game.rules.name).outlook
        self.seat = seat
        self.outlook = outlook(game, seat, _worths(game.catalog, outlook.reader))
        self.glance = Glance(self.outlook, LUCK)
        self.positions = 0

    def weigh(self, game: Game) -> dict[Action, float]:
        """Every option with its worth in points, the best first; where it is too much, the first of them."""
        self.glance.hopes = True
        values = self._look(game)
        best = max(values, key=values.__getitem__)
        if self.outlook.gives_up(best):
            # Before what is left over is lost, it may still be good for something.
            self.glance.hopes = False
            values = self._look(game) or values
        return dict(sorted(values.items(), key=lambda each: -each[1]))

    def answer(self, game: Game) -> Action | None:
        """How the seat would answer a question that follows its own option; nothing where it is done."""
        if game.seat != self.seat or game.choice().question in NEW_BEGINNINGS:
            return None
        options = game.options()
        if len(options) == 1:
            return options[0]
        return self.outlook.habit(game, game.options()) or next(iter(self.weigh(game)))

    def _look(self, game: Game) -> dict[Action, float]:
        view = self.outlook.in_view(game)
        values: dict[Action, float] = {}
        for option in view.options():
            if values and self.positions >= MOST_POSITIONS:
                break
            values[option] = self.glance.of(view, option)
            self.positions += max(1, self.glance.positions)
        return values
