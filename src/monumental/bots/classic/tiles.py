"""What instinct sees of a tile: its value, whose it is, and whether a token lies there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.bots.learning.instinct import RESOURCE_END
from monumental.engine.action import EMPTY, NONE
from monumental.games.classic.state import classic

if TYPE_CHECKING:
    from monumental.engine.game import Game


def of_tile(game: Game, seat: int, tile: int, weights: list[float]) -> float:
    """What a tile adds to the appeal of an option about it."""
    state = classic(game)
    total = weights[RESOURCE_END] * state.hexmap.values[tile] / 4
    if state.land[seat] >> tile & 1:
        total += weights[RESOURCE_END + 1]
    elif state.owner(tile) != NONE:
        total += weights[RESOURCE_END + 2]
    if state.fronts[tile] != EMPTY:
        total += weights[RESOURCE_END + 3]
    return total
