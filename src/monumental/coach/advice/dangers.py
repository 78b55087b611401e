"""Provinces that somebody else could take: what that means is told for each rule system."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from monumental.games.classic import CLASSIC
from monumental.games.classic.land.conquest import target_at, units_to_send, within_reach
from monumental.games.classic.state import classic
from monumental.games.continuous import CONTINUOUS
from monumental.games.duel import DUEL
from monumental.games.duel.provinces import conquest_refusal

if TYPE_CHECKING:
    from monumental.engine.game import Game

    #: How many Provinces of a seat are in danger.
    Dangers = Callable[[Game, int], int]


def topmost_in_danger(game: Game, seat: int) -> int:
    """One's topmost Province, if the opponent can pay for it now.  [DUEL-CONQ-01, DUEL-CONQ-02]"""
    return 1 if conquest_refusal(game, 1 - seat) is None else 0


def land_in_danger(game: Game, seat: int) -> int:
    """Provinces for which a rival has Units enough: what they lack of Military, their turn may bring."""
    state = classic(game)
    own = state.provinces(seat)
    feared = 0
    for rival in range(len(state.players)):
        if rival == seat or not state.is_played(rival):
            continue
        for tile in state.hexmap.members(within_reach(state, rival) & own):
            if units_to_send(game, rival, tile) >= target_at(game, rival, tile).units:
                feared |= 1 << tile
    return feared.bit_count()


OURS: Final[Mapping[str, Dangers]] = {
    DUEL.name: topmost_in_danger,
    CLASSIC.name: land_in_danger,
    CONTINUOUS.name: land_in_danger,
}


def in_danger(game: Game, seat: int) -> int:
    """How many Provinces of a seat are in danger; none where nobody has said what that means."""
    found = OURS.get(game.rules.name)
    return 0 if found is None else found(game, seat)
