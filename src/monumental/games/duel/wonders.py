"""What Duel says of Wonders: a gained one is only begun, one given up is discarded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.rules import WonderRule

if TYPE_CHECKING:
    from monumental.engine.game import Game


class DuelWonders(WonderRule):
    def gained_is_complete(self, game: Game) -> bool:
        return game.rules.on("gain_wonder_complete")

    def give_up(self, game: Game, card: int) -> None:
        """It goes to the Development discard pile.  [DUEL-ACQ-15]"""
        game.state.display = game.state.display.discarding(card)
