"""Points, Dominance and tie-breaks of Duel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.action import NONE
from monumental.engine.scoring.points import Achievement, TieBreak
from monumental.engine.sentences.nouns import KNOWLEDGE_ACQUIRED, KNOWLEDGE_OWNED
from monumental.games.duel.provinces import ProvinceNoun
from monumental.games.duel.state import duel

if TYPE_CHECKING:
    from monumental.engine.game import Game

PROVINCES = ProvinceNoun("province", NONE)


class ProvincePoints(Achievement):
    """Each Province of one's stack.  [DUEL-END-03]"""

    name = "provinces"
    points = 1
    dominance = 3

    def count(self, game: Game, seat: int) -> int:
        return PROVINCES.count(game, seat)


class KnowledgePoints(Achievement):
    """Points are for acquired Knowledge, Dominance is for Knowledge owned: the starting one counts there.

    [DUEL-END-04]
    """

    name = "knowledge"
    points = 1
    dominance = 3

    def count(self, game: Game, seat: int) -> int:
        if game.rules.on("starting_knowledge_scores"):
            return KNOWLEDGE_OWNED.count(game, seat)
        return KNOWLEDGE_ACQUIRED.count(game, seat)

    def standing(self, game: Game, seat: int) -> int:
        return KNOWLEDGE_OWNED.count(game, seat)


class HoldingTheAdvantage(TieBreak):
    """Whoever holds the Advantage wins a tie.  [DUEL-END-12]"""

    name = "advantage"

    def value(self, game: Game, seat: int) -> int:
        return 1 if duel(game).advantage.holder == seat else 0
