"""Gold of an Automa is worth points, where the players agreed on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.resources import GOLD
from monumental.engine.scoring.points import Achievement

if TYPE_CHECKING:
    from monumental.engine.game import Game

GOLD_FOR_A_POINT: Final = 3


class AutomaGold(Achievement):
    """Each 3 Gold of an Automa; there is no dominance of Gold.  [MOD-AUTO-21]"""

    name = "automa-gold"
    points = 1

    def applies(self, game: Game) -> bool:
        has_automa = not all(game.state.is_played(seat) for seat in range(len(game.state.players)))
        return has_automa and game.rules.on("automa_gold_scores")

    def count(self, game: Game, seat: int) -> int:
        if game.state.is_played(seat):
            return 0
        return game.state.players[seat].supply[GOLD] // GOLD_FOR_A_POINT
