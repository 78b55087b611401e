"""Points and tie-breaks that all rule systems have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.resources import CULTURE, GOLD
from monumental.engine.scoring.points import Achievement, TieBreak
from monumental.engine.sentences.nouns import WONDERS_COMPLETED

if TYPE_CHECKING:
    from monumental.engine.game import Game


class WonderPoints(Achievement):
    """Each completed Wonder.  [DUEL-END-05, BASE-END-05]"""

    name = "wonders"
    points = 2
    dominance = 3

    def count(self, game: Game, seat: int) -> int:
        return WONDERS_COMPLETED.count(game, seat)


class PolicyPoints(Achievement):
    """Each developed Policy.  [DUEL-END-06, BASE-END-06]"""

    name = "policies"
    points = 2
    dominance = 3

    def count(self, game: Game, seat: int) -> int:
        return len(game.state.players[seat].policies)


class MostGold(TieBreak):
    """Of tied players, who has most Gold.  [BASE-END-11]"""

    name = "gold"

    def value(self, game: Game, seat: int) -> int:
        return game.state.players[seat].supply[GOLD]


class MostCulture(TieBreak):
    """Then who has most Culture.  [BASE-END-11]"""

    name = "culture"

    def value(self, game: Game, seat: int) -> int:
        return game.state.players[seat].supply[CULTURE]
