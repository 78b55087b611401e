"""The views of the rule systems, by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cli.screens.classic.view import CLASSIC_VIEW
from monumental.cli.screens.continuous.view import CONTINUOUS_VIEW
from monumental.cli.screens.duel.view import DUEL_VIEW

if TYPE_CHECKING:
    from collections.abc import Mapping

    from monumental.cli.screens.view import View
    from monumental.engine.game import Game

VIEWS: Mapping[str, View] = {"duel": DUEL_VIEW, "classic": CLASSIC_VIEW, "continuous": CONTINUOUS_VIEW}


def view_of(game: Game) -> View:
    """How this game's table is shown."""
    return VIEWS[game.rules.name]
