"""How the table of the continuous mode is shown: that of classic, at single actions in turn."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from monumental.cards.grammar import all_of
from monumental.cli.screens.classic import board
from monumental.cli.screens.classic.view import CLASSIC_VIEW, ON_THE_MAP, between
from monumental.cli.screens.view import DISPLAY, Landmark
from monumental.games.classic.turn import END
from monumental.games.continuous.rounds import NOTHING_YET, ChooseTurnAction
from monumental.play.words import seat_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.cards.text import Texts
    from monumental.engine.action import Action
    from monumental.engine.events import Event
    from monumental.engine.game import Game

#: What somebody else did, if it was nothing that changes the table.
LESSER: Final = frozenset(
    {
        "explorer-moved",
        "moved",
        "moved-warlord",
        "progressed",
        "used",
        "used-freely",
        "used-production",
        "used-token",
    }
)


def begins(game: Game) -> bool:
    """A turn begins: its action is still to be chosen."""
    choice = game.choice()
    return isinstance(choice, ChooseTurnAction) and choice.doing == NOTHING_YET


def enter(game: Game) -> Action | None:
    """Once the action was taken, Enter ends the turn."""
    choice = game.choice()
    return END if isinstance(choice, ChooseTurnAction) and choice.doing != NOTHING_YET else None


def reminder(game: Game, news: Sequence[Event], texts: Texts) -> list[str]:
    """Who takes no more turns this round, if some of them have passed before these news."""
    passed = [seat for seat, player in enumerate(game.state.players) if player.passed]
    if {each.seat for each in news if each.key == "passed"}.issuperset(passed):
        return []
    return [texts("terminal-passed", seats=all_of(texts, [seat_name(game, seat, texts) for seat in passed]))]


def for_sale(game: Game) -> object:
    return (game.state.display.slots, tuple(between(game)))


CONTINUOUS_VIEW: Final = replace(
    CLASSIC_VIEW,
    menu=replace(
        CLASSIC_VIEW.menu,
        groups={
            "use": ("use", "policy", "hero"),
            "acquire": ("acquire", "build", "complete", "hire"),
            "more": ("develop", "progress"),
            **ON_THE_MAP,
            "free": ("may", "token", "produce", "dismiss"),
            "end": ("pass", "end"),
        },
        titles={**CLASSIC_VIEW.menu.titles, "free": "terminal-group-free"},
    ),
    clauses=("CONT", "BASE", "MOD"),
    final=frozenset(),
    minor=CLASSIC_VIEW.minor - LESSER,
    lesser=LESSER,
    landmarks=(Landmark(board.GOODS, for_sale, also_on=DISPLAY, wanted=begins), *CLASSIC_VIEW.landmarks),
    begins=begins,
    reminder=reminder,
    enter=enter,
)
