"""How many cards will be left for the display once it is full again: tried, for each rule system."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from monumental.engine.pieces.display import replenish_display
from monumental.engine.playout import QuickLuck
from monumental.games.classic import CLASSIC
from monumental.games.classic.turn import replenish
from monumental.games.continuous import CONTINUOUS
from monumental.games.continuous.rounds import cards_to_keep
from monumental.games.duel import DUEL
from monumental.games.duel.rounds import KEEP_AT_MOST

if TYPE_CHECKING:
    from monumental.engine.game import Game


def replenish_in_duel(game: Game) -> None:
    """At most three cards stay, whether others were taken or not."""
    replenish_display(game, 0, KEEP_AT_MOST)


def replenish_in_rounds(game: Game) -> None:
    """As many cards go as there are players, taken ones counted."""
    replenish_display(game, 0, cards_to_keep(game))


#: In classic, a row that nobody took a card from loses one.
OURS: Final[Mapping[str, Callable[[Game], None]]] = {
    DUEL.name: replenish_in_duel,
    CLASSIC.name: replenish,
    CONTINUOUS.name: replenish_in_rounds,
}


def comes_nearer(before: Game, after: Game) -> bool:
    """Are more cards dealt the next time, so that fewer are left? Nobody knows where no rule is known."""
    return before.rules.name in OURS and left_next(after) < left_next(before)


def left_next(game: Game) -> int:
    """In the deck, after the display was replenished as it lies now. Which cards come makes no difference."""
    copy = game.clone(QuickLuck(0))
    OURS[game.rules.name](copy)
    return copy.state.display.deck_count()
