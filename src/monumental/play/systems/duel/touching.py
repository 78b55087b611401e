"""What the actions of Duel touch on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.resources import RESOURCES
from monumental.play.notation import write
from monumental.play.systems.touching import card_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from monumental.engine.action import Action
    from monumental.engine.game import Game
    from monumental.play.systems.system import Touching


def _conquer(game: Game, seat: int, action: Action) -> tuple[str, ...]:
    """The stack of the opponent."""
    return (f"stack:{1 - seat}",)


def _mark(game: Game, seat: int, action: Action) -> tuple[str, ...]:
    words = write(game, action).split()
    return (f"province:{seat}:{words[1]}", f"type:{words[2]}")


def _advantage(game: Game, seat: int, action: Action) -> tuple[str, ...]:
    return ("advantage", f"resource:{RESOURCES[action.first]}")


TOUCHING: Final[Mapping[str, Touching]] = {
    "conquer": _conquer,
    "mark": _mark,
    "advantage": _advantage,
    "trade": card_of("free_city"),
}
