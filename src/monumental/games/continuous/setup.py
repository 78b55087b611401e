"""Setting up the continuous mode: one row of cards, longer with more players."""

from __future__ import annotations

from typing import Final

from monumental.engine.setup import LayOutDisplay

#: Beside one card for each player.
CARDS_BEYOND_PLAYERS: Final = 4


class LayOutOneRow(LayOutDisplay):
    """6, 7, 8 or 9 cards for 2, 3, 4 or 5 players.

    [CONT-SETUP-01, CONT-SETUP-02, CONT-SETUP-03, CONT-SETUP-04]
    """

    def size(self, seats: int) -> int:
        return seats + CARDS_BEYOND_PLAYERS
