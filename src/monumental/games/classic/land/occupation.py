"""Holding a Province that was conquered: Units move in, and whoever held it goes home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.action import NONE
from monumental.engine.sentences.triggers import occur
from monumental.games.classic.state import ClassicState, classic

if TYPE_CHECKING:
    from monumental.engine.game import Game


def occupy(game: Game, seat: int, tile: int, origins: tuple[int, ...]) -> None:
    """Units of these tiles, -1 for the Warlord, hold the Province; whoever held it goes home.

    [BASE-CONQ-09]
    """
    state = classic(game)
    loser = state.owner(tile)
    if loser != NONE:
        drive_out(state, loser, tile)
    for origin in origins:
        if origin == NONE:
            state.warlords[seat] = tile
        else:
            state.troops[origin] -= 1
            state.troops[tile] += 1
    state.land[seat] |= 1 << tile
    state.map_changed()
    if loser == NONE:
        game.tell("conquered-province", seat, place=tile)
    else:
        game.tell("conquered-from", seat, place=tile, number=loser)
        occur(game, loser, ("lost_province",))


def drive_out(state: ClassicState, loser: int, tile: int) -> None:
    """All Units return to their Capital, an Outpost to its owner's supply; a Wonder token stays.

    [BASE-CONQ-25, BASE-CONQ-26, BASE-OUT-07]
    """
    home = state.capitals[loser]
    state.troops[home] += state.troops[tile]
    state.troops[tile] = 0
    if state.warlords[loser] == tile:
        state.warlords[loser] = home
    state.outposts &= ~(1 << tile)
    state.land[loser] &= ~(1 << tile)
    state.map_changed()
