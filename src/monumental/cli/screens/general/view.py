"""How the table of any rule system is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cli.screens.belongings import city_cards, displayed
from monumental.cli.screens.general import board, spoken
from monumental.cli.screens.view import MenuForm, View

if TYPE_CHECKING:
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game


def in_view(game: Game, seat: int) -> list[Card]:
    """The cards of the display and of one's own city."""
    return displayed(game) + city_cards(game, seat)


GENERAL_VIEW = View(
    board=board,
    story=spoken,
    menu=MenuForm(
        groups={
            "use": ("use", "may", "policy"),
            "acquire": ("acquire", "build", "complete"),
            "develop": ("develop",),
            "more": (),
            "pass": ("pass",),
        }
    ),
    between=displayed,
    in_view=in_view,
    shown_at=frozenset({"choose-civilization", "activate", "take-turn"}),
)
