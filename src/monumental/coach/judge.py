"""Who judges positions for the coach: one small interface, and the judge that games have taught.

The signs of a position are those that bots go by. What they count is learned for the coach alone, where games
enough were played; else it is what bots count. How much to trust the sum is learned, too: at each stage of a
game and with so many at the table.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, Protocol

from monumental.bots.learning.judgement import Judgement
from monumental.engine.action import NONE
from monumental.engine.scoring.points import winners

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from monumental.coach.taught import Taught
    from monumental.engine.game import Game

#: Nobody who still plays is sure to lose: so small a share of the best one's merits is left to everybody.
LEAST: Final = 0.002


class Judge(Protocol):
    """Says how likely each seat wins. The games that it is handed are imagined ones."""

    def chances(self, game: Game) -> list[float]:
        """By seat, together 1."""


class TaughtJudge:
    """Weighs signs as games have taught, and trusts that as far as they have shown that it can be trusted."""

    def __init__(self, judgement: Judgement, lessons: Taught, ahead: Callable[[Game], float]) -> None:
        self.judgement = Judgement(judgement.signs, lessons.weights) if lessons.weights else judgement
        self.lessons = lessons
        self.ahead = ahead  # how many rounds are to come, about

    def chances(self, game: Game) -> list[float]:
        seats = len(game.state.players)
        if game.over:
            return shares(winners(game), seats)
        if not is_begun(game):
            return [1.0 / seats] * seats
        return likely(self.merits(game))

    def merits(self, game: Game) -> list[float]:
        """What each seat has, weighed; only how they differ counts."""
        ahead = self.ahead(game)
        weights = self.judgement.weighing(ahead)
        trust = self.lessons.trust_in(ahead, len(game.state.players))
        handicap = self.lessons.handicap(ahead)
        found = []
        for seat, signs in enumerate(self.judgement.signs.of_all(game)):
            value = 0.0
            for at, sign in enumerate(signs):
                value += weights[at] * sign
            found.append(trust * value + (0.0 if game.state.is_played(seat) else handicap))
        return found


def is_begun(game: Game) -> bool:
    """Before everybody has a civilization, there is nothing to compare."""
    return all(player.civilization != NONE for player in game.state.players)


def likely(merits: Sequence[float]) -> list[float]:
    """Chances that are as the merits: a softmax in which nobody is without hope."""
    highest = max(merits)
    powers = [max(LEAST, exp(merit - highest)) for merit in merits]
    total = sum(powers)
    return [power / total for power in powers]


def shares(leading: Sequence[int], seats: int) -> list[float]:
    """What each seat has of the victory."""
    return [1.0 / len(leading) if seat in leading else 0.0 for seat in range(seats)]
