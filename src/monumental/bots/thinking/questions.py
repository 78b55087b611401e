"""Where in the course of a game a question is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from monumental.engine.game import Game

#: Questions that begin something new: the action before them is done.
NEW_BEGINNINGS: Final = frozenset({"take-turn", "activate"})


def turn_of(game: Game) -> tuple[int, int]:
    """Whose turn it is, and in which round."""
    return game.state.round, game.choice().seat


def who_plays(game: Game) -> int:
    """How many seats have turns in which somebody is asked; an Automa's pass by between them."""
    state = game.state
    return sum([state.is_played(seat) for seat in range(len(state.players))])


def horizon(game: Game) -> int:
    """The round that is played; the first one begins with setting up."""
    return max(1, game.state.round)
