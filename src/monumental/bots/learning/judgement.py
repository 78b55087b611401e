"""How likely each seat is to win: the signs of a position, weighed as games have taught."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from monumental.engine.scoring.points import score_sheets, winners

if TYPE_CHECKING:
    from collections.abc import Mapping

    from monumental.bots.learning.lessons import Weight
    from monumental.bots.sight.signs import Signs
    from monumental.engine.game import Game

#: A lead of so many points makes one rather sure to win; the weights are learned with the same scale.
SURE: Final = 8.0

#: At the end the victory counts; how high it is, a little.
HEIGHT: Final = 0.15

#: Beyond this, chances are as good as 0 or 1.
FAR: Final = 40.0

#: So many weighings are kept: one for each stage of a game.
MOST_KEPT: Final = 500

UNKNOWN: Final = (0.0, 0.0, 0.0)


class Judgement:
    """Compares what each seat has with what the others have, on average."""

    def __init__(self, signs: Signs, weights: Mapping[str, Weight]) -> None:
        self.signs = signs
        self.weights = [weights.get(name, UNKNOWN) for name in signs.names]
        self._weighings: dict[float, list[float]] = {}

    def chances(self, game: Game, ahead: float) -> list[float]:
        """Each seat's chance to win, with so many rounds to come."""
        if game.over:
            return self.result(game)
        weights = self.weighing(ahead)
        values = []
        total = 0.0
        for signs in self.signs.of_all(game):
            if len(signs) != len(weights):
                raise ValueError(f"{len(weights)} signs have names, and {len(signs)} were found")
            value = 0.0
            for at, sign in enumerate(signs):
                value += weights[at] * sign
            values.append(value)
            total += value
        others = max(1, len(values) - 1)
        return [chance(value - (total - value) / others) for value in values]

    def result(self, game: Game) -> list[float]:
        """The game is over: it is won, shared or lost."""
        totals = [sheet.total for sheet in score_sheets(game)]
        leading = winners(game)
        found = []
        for seat, total in enumerate(totals):
            lead = total - max([other for at, other in enumerate(totals) if at != seat], default=0)
            won = 0.0 if seat not in leading else 1.0 if len(leading) == 1 else 0.5
            found.append((1.0 - HEIGHT) * won + HEIGHT * chance(lead / SURE))
        return found

    def weighing(self, ahead: float) -> list[float]:
        """What each sign counts at this stage of the game."""
        found = self._weighings.get(ahead)
        if found is None:
            if len(self._weighings) >= MOST_KEPT:
                self._weighings.clear()
            near, final = stage(ahead)
            found = [always + nearer * near + at_last * final for always, nearer, at_last in self.weights]
            self._weighings[ahead] = found
        return found


def stage(ahead: float) -> tuple[float, float]:
    """How near the end is, and whether this is the final round."""
    return 1.0 / (1.0 + ahead), 0.0 if ahead else 1.0


def chance(lead: float) -> float:
    """How likely somebody wins who is so far ahead."""
    lead = max(-FAR, min(FAR, lead))
    return 1.0 / (1.0 + exp(-lead))
