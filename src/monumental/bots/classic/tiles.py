"""What instinct sees of a tile: its value, whose it is, and whether a token lies there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.bots.learning.instinct import Ground
from monumental.engine.action import EMPTY, NONE
from monumental.games.classic.state import classic

if TYPE_CHECKING:
    from monumental.bots.learning.instinct import Leaning
    from monumental.engine.game import Game


class Tiles(Ground):
    def appeal(self, game: Game, seat: int, tile: int, leaning: Leaning) -> float:
        state = classic(game)
        total = leaning.value * state.hexmap.values[tile] / 4
        if state.land[seat] >> tile & 1:
            total += leaning.own
        elif state.owner(tile) != NONE:
            total += leaning.rival
        if state.fronts[tile] != EMPTY:
            total += leaning.token
        return total
