"""What every Scout errand has in common: one use of the Scout per round, whatever the errand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.pieces.city import mark
from monumental.engine.reasons import Reason
from monumental.engine.state import SCOUT

if TYPE_CHECKING:
    from monumental.engine.game import Game


def scout_is_free(game: Game, seat: int) -> bool:
    """One errand of any module each round.  [DUEL-SCOUT-01, DUEL-COMB-06]"""
    return not game.state.players[seat].marked >> SCOUT & 1


def scout_refusal(game: Game, seat: int) -> Reason | None:
    """Why the Scout, who lies beside the city, can't be sent.  [DUEL-CITY-07]"""
    if scout_is_free(game, seat):
        return None
    player = game.state.players[seat]
    scout = game.catalog.civilizations[player.civilization].scout
    return Reason("already-used", "scout", card=scout)


def send_scout(game: Game, seat: int) -> None:
    """The Scout is marked.  [DUEL-SCOUT-01]"""
    mark(game.state.players[seat], SCOUT)
