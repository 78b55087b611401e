"""Who judges positions for the coach: one small interface, and the judge that games have taught.

What the signs of a position count is learned for the coach alone, and how much to trust the sum: at each
stage of a game and with so many at the table.
"""

from __future__ import annotations

from math import exp
from operator import mul
from typing import TYPE_CHECKING, Final, Protocol

from monumental.coach.signs import AUTOMA, LEADS, told
from monumental.engine.action import NONE
from monumental.engine.scoring.points import winners

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from monumental.coach.signs import CoachSigns
    from monumental.coach.taught import Taught
    from monumental.engine.game import Game

#: Nobody who still plays is sure to lose: so small a share of the best one's merits is left to everybody.
LEAST: Final = 0.002

#: So many weighings are kept: one for each stage of a game.
MOST_KEPT: Final = 500


class Judge(Protocol):
    """Says how likely each seat wins. The games that it is handed are imagined ones."""

    def chances(self, game: Game) -> list[float]:
        """By seat, together 1."""


class TaughtJudge:
    """Weighs signs as games have taught, and trusts that as far as they have shown that it can be trusted."""

    def __init__(self, signs: CoachSigns, lessons: Taught, ahead: Callable[[Game], float]) -> None:
        self.signs = signs
        self.lessons = lessons
        self.ahead = ahead  # how many rounds are to come, about
        self._weighings: dict[tuple[float, int], Weighing] = {}

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
        weighing = self.weighing(ahead, len(game.state.players))
        signs = self.signs.signs.of_all(game)
        leads = self.signs.leads(signs)
        found = []
        for seat, player in enumerate(game.state.players):
            value = sum(map(mul, weighing.signs, signs[seat])) + weighing.of_lead(leads[seat])
            value += weighing.civilizations[player.civilization]
            found.append(value if game.state.is_played(seat) else value + weighing.automa)
        return found

    def weighing(self, ahead: float, seats: int) -> Weighing:
        found = self._weighings.get((ahead, seats))
        if found is None:
            if len(self._weighings) >= MOST_KEPT:
                self._weighings.clear()
            found = self._weighings[ahead, seats] = Weighing(self.lessons, self.signs, ahead, seats)
        return found


class Weighing:
    """What everything counts at one stage of a game, with so many at the table."""

    def __init__(self, lessons: Taught, signs: CoachSigns, ahead: float, seats: int) -> None:
        self.ahead = ahead
        trust = lessons.trust_in(ahead, seats)
        self.signs = [trust * lessons.weight(name, ahead) for name in signs.signs.names]
        self.leads = [trust * lessons.weight(name, ahead) for name in LEADS]
        self.civilizations = [trust * lessons.weight(name, ahead) for name in signs.civilizations]
        self.automa = trust * lessons.weight(AUTOMA, ahead)
        self._of_lead: dict[int, float] = {}

    def of_lead(self, lead: int) -> float:
        """What a lead in points counts. There are few, so each is worked out once."""
        found = self._of_lead.get(lead)
        if found is None:
            found = self._of_lead[lead] = sum(map(mul, self.leads, told(lead, self.ahead)))
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
