"""What a deed is good for only if the rest of the position is so: told for each rule system."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from monumental.engine.action import NONE
from monumental.games.duel import DUEL
from monumental.games.duel.provinces import conquest_price
from monumental.games.duel.scouts.trade import FREE_CITIES, free_cities
from monumental.games.duel.state import duel

if TYPE_CHECKING:
    from monumental.engine.game import Game

#: Is this so, said of a card or of none?
Truth = Callable[["Game", int, int], bool]


def has_something_to_defend(game: Game, seat: int, _: int) -> bool:
    """A Barricade makes a Province dearer, if there is one.  [DUEL-CONQ-04]"""
    return conquest_price(game, 1 - seat) != NONE


def trades_between_the_players(game: Game, _: int, card: int) -> bool:
    """Gold is left only with a Free City between the players, not with one's own.  [DUEL-SCOUT-14]"""
    state = duel(game)
    return FREE_CITIES in state.slots and card in free_cities(state).face_up


def takes_the_advantage(game: Game, seat: int, _: int) -> bool:
    """Whoever raises their own stake has the Advantage already.  [DUEL-ADV-04]"""
    return duel(game).advantage.holder != seat


#: What is said of some deeds, and when it is so; all else is so wherever it is done.
OURS: Final[Mapping[str, Mapping[str, Truth]]] = {
    DUEL.name: {
        "defends": has_something_to_defend,
        "trades": trades_between_the_players,
        "advantage": takes_the_advantage,
    },
}


def is_so(game: Game, seat: int, key: str, card: int) -> bool:
    """Does it speak for an option in this position?"""
    truth = OURS.get(game.rules.name, {}).get(key)
    return truth is None or truth(game, seat, card)
