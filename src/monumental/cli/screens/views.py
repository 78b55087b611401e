"""The views of the rule systems: ours, and those of installed packages."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from monumental import plugins
from monumental.cli.screens.classic.view import CLASSIC_VIEW
from monumental.cli.screens.continuous.view import CONTINUOUS_VIEW
from monumental.cli.screens.duel.view import DUEL_VIEW
from monumental.cli.screens.general.view import GENERAL_VIEW
from monumental.cli.screens.view import View
from monumental.plugins import PluginError, brought

if TYPE_CHECKING:
    from monumental.engine.game import Game


@cache
def views() -> dict[str, View]:
    """By the names of the rule systems."""
    known = {"duel": DUEL_VIEW, "classic": CLASSIC_VIEW, "continuous": CONTINUOUS_VIEW}
    for name, view in brought(plugins.SCREENS).items():
        if not isinstance(view, View):
            raise PluginError(f"the plug-in {name} ({plugins.SCREENS}) is no View")
        known.setdefault(name, view)
    return known


def view_of(game: Game) -> View:
    """How this game's table is shown; where nobody has said so, as any table is."""
    return views().get(game.rules.name, GENERAL_VIEW)
