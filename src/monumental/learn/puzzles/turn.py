"""What counts as a turn in a puzzle: a seat's own decisions, one after the other, without luck.

A deed is a decision with all that follows from it and leaves nobody a choice. The turn is over where somebody
else has a choice, where the game ends, or where the seat stops: by ending its turn or by passing. What the
table does after that, such as refilling the city, is no part of it: the end is the position in which the seat
stops. A deed that would draw luck, or show or betray a secret, is none in a puzzle.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import PASS
from monumental.engine.moves.turn import TurnChoice
from monumental.play.options.trial import LuckIsNeeded, NoLuck
from monumental.play.table import END

if TYPE_CHECKING:
    from monumental.engine.action import Action
    from monumental.engine.game import Game

#: How a seat stops, wherever it may.
STOPS: Final = frozenset({END.verb, PASS.verb})


def is_stop(game: Game, action: Action) -> bool:
    """Does whoever is asked stop with this?"""
    return action.verb in STOPS and isinstance(game.choice(), TurnChoice)


def settle(game: Game, seat: int) -> list[Action]:
    """Play what leaves no choice. Gives what the seat can decide on; nothing if its turn is over.

    Raises `LuckIsNeeded` where luck or a secret decides; the game is of no use then.
    """
    while not game.over:
        if game.choice().private:
            raise LuckIsNeeded
        options = game.options()
        if len(options) > 1:
            return options if game.seat == seat else []
        if game.seat == seat and is_stop(game, options[0]):
            return []
        game.play_option(options[0])
    return []


def begin(game: Game, seat: int) -> tuple[Game, list[Action]]:
    """A copy of the game without luck, at the first decision of the seat, and its options."""
    copy = game.clone(NoLuck())
    return copy, settle(copy, seat)


def after(game: Game, seat: int, deed: Action) -> tuple[Game, list[Action]] | None:
    """Where a deed leads, and what can be decided there; nothing where luck or a secret has a part in it."""
    copy = game.clone(NoLuck())
    try:
        copy.play_option(deed)
        return copy, settle(copy, seat)
    except LuckIsNeeded:
        return None
