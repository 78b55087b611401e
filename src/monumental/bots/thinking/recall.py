"""Whether a position is the one that was thought of: then the tree goes on where it was."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.bots.thinking.questions import turn_of
from monumental.engine.playout import QuickLuck

if TYPE_CHECKING:
    from monumental.bots.thinking.view import View
    from monumental.engine.action import Action
    from monumental.engine.game import Game

#: Enough to tell whether a position is the one that was expected.
Landmark = tuple[object, ...]


def landmark(game: Game) -> Landmark | None:
    if game.over:
        return None
    state = game.state
    players = [(*player.supply, *player.city, player.rotated, player.marked) for player in state.players]
    return turn_of(game), game.choice().question, tuple(game.options()), state.display.slots, *players


def landmark_after(game: Game, action: Action, view: View) -> Landmark | None:
    """Where an action leads, if luck has no part in it and the same seat is asked."""
    luck = QuickLuck(0)
    untouched = luck.number
    expected = game.clone(luck)
    expected.play_option(action)
    if expected.over or expected.seat != view.seat or luck.number != untouched:
        return None
    # What habit answers has no place in the tree: it goes on with the question after it.
    if view.habit(expected, expected.choice(), expected.options()) is not None:
        return None
    return landmark(expected)
