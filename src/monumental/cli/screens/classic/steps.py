"""Steps of an Explorer and moves of Troops: many options that differ only in a tile, in one line each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cli.screens.view import Folded
from monumental.engine.moves.turn import TurnChoice
from monumental.engine.resources import MILITARY
from monumental.games.classic.land.explorer import STEP_PRICE, explorer_at
from monumental.games.classic.land.units import MOVE_PRICE
from monumental.games.classic.state import classic
from monumental.play.speech.prices import price_in, say_price
from monumental.play.words import seat_name

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.action import Action
    from monumental.engine.game import Game


def together(one: Action, other: Action) -> bool:
    """Steps of the same Explorer; Troops that can be moved; tiles to go to."""
    if one.verb != other.verb:
        return False
    return one.verb in {"move", "to"} or (one.verb == "explore" and one.first == other.first)


def folded(game: Game, family: list[Action], texts: Texts) -> Folded:
    """What the options have in common, and their tiles."""
    verb = family[0].verb
    if verb == "explore":
        tiles = tuple(str(action.second + 1) for action in family)
        return Folded(
            _steps(game, family[0], texts), f"explore {family[0].first + 1} {'/'.join(tiles)}", tiles
        )
    tiles = tuple(str(action.first + 1) for action in family)
    words = f"{verb} {'/'.join(tiles)}"
    if verb == "to":
        return Folded(texts("terminal-move-to"), words, tiles)
    return Folded(_moves(game, texts), words, tiles, "terminal-origins")


def _steps(game: Game, action: Action, texts: Texts) -> str:
    """`Move Explorer 1 from tile 5 for 1 Military`."""
    owner = game.choice().seat
    number, origin = action.first + 1, explorer_at(classic(game), owner, action.first) + 1
    if owner != game.seat:
        # An Automa's Explorer: its player on the right decides.
        name = seat_name(game, owner, texts)
        return texts("terminal-steps-automa", seat=name, number=number, origin=origin)
    if not isinstance(game.choice(), TurnChoice):
        return texts("terminal-steps-free", number=number, origin=origin)
    price = say_price(price_in(game, (MILITARY, STEP_PRICE)), texts)
    return texts("terminal-steps", number=number, origin=origin, price=price)


def _moves(game: Game, texts: Texts) -> str:
    """`Move a Troop inside your land for 1 Military`."""
    if not isinstance(game.choice(), TurnChoice):
        return texts("terminal-moves-free")
    return texts("terminal-moves", price=say_price(price_in(game, (MILITARY, MOVE_PRICE)), texts))
