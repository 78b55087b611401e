"""What actions touch on a map."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import NONE
from monumental.games.classic.state import classic
from monumental.play.systems.touching import beside

if TYPE_CHECKING:
    from collections.abc import Mapping

    from monumental.engine.action import Action
    from monumental.engine.game import Game
    from monumental.play.systems.system import Touching


def _conquer(game: Game, seat: int, action: Action) -> tuple[str, ...]:
    return (f"tile:{action.first + 1}",)


def _warlord_tile(game: Game, seat: int, action: Action) -> tuple[str, ...]:
    """The Warlord is touched where he stands."""
    tile = classic(game).warlords[seat]
    return (f"warlord:{seat}",) if tile == NONE else (f"tile:{tile + 1}",)


def _explorer(game: Game, seat: int, action: Action) -> tuple[str, ...]:
    return (f"explorer:{seat}:{action.first + 1}",)


def _explore(game: Game, seat: int, action: Action) -> tuple[str, ...]:
    return (f"explorer:{seat}:{action.first + 1}", f"tile:{action.second + 1}")


TOUCHING: Final[Mapping[str, Touching]] = {
    "conquer": _conquer,
    "send-warlord": _warlord_tile,
    "lead": _warlord_tile,
    "explore": _explore,
    "visit": _explorer,
    "pick-up": _explorer,
}

OF_HEROES: Final[Mapping[str, Touching]] = {"hero": beside("hero"), "dismiss": beside("hero")}

OF_MONSTERS: Final[Mapping[str, Touching]] = {"defeat": _explorer, "withdraw-warlord": _warlord_tile}
