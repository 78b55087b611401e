"""How the table of Duel is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.grammar import amount
from monumental.cli.screens.belongings import city_cards, displayed
from monumental.cli.screens.duel import board, spoken
from monumental.cli.screens.duel.belongings import free_cities
from monumental.cli.screens.view import Folded, MenuForm, View
from monumental.engine.resources import RESOURCES

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.action import Action
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game


def in_view(game: Game, seat: int) -> list[Card]:
    """The cards of the display, the Free Cities and one's own city."""
    return displayed(game) + [city.card for city in free_cities(game)] + city_cards(game, seat)


def same_stake(one: Action, other: Action) -> bool:
    """Stakes of the same resource stand in one line."""
    return (
        one.verb == other.verb == "advantage" and one.first == other.first and one.second + 1 == other.second
    )


def folded(game: Game, stakes: list[Action], texts: Texts) -> Folded:
    """`Take the Advantage: 1 Military to 4 Military`."""
    del game
    least, most = stakes[0], stakes[-1]
    text = texts(
        "terminal-advantage",
        least=amount(texts, least.first, least.second),
        most=amount(texts, most.first, most.second),
    )
    return Folded(text, f"{least.verb} {RESOURCES[least.first]} {least.second}…{most.second}")


DUEL_VIEW = View(
    board=board,
    story=spoken,
    menu=MenuForm(
        groups={
            "use": ("use", "may", "policy", "warlord"),
            "acquire": ("acquire", "build", "complete"),
            "develop": ("develop",),
            "more": ("conquer", "progress", "trade"),
            "advantage": ("advantage",),
            "pass": ("pass",),
        },
        together=same_stake,
        folded=folded,
    ),
    between=displayed,
    in_view=in_view,
    shown_at=frozenset({"choose-civilization", "activate", "take-turn"}),
    clauses=("DUEL",),
    drawings={"stacks": board.stacks, "advantage": board.advantage, "free-cities": board.free_cities},
)
