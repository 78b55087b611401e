"""What holds in a rule system that the referee has never heard of."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from monumental.testing.checks import SystemChecks
from monumental.testing.common import CheckError, check_supplies, check_urns, city_cards, hold
from monumental.testing.follower import Follower

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.engine.events import Event
    from monumental.engine.game import Game
    from monumental.engine.state import State


def check_conservation(game: Game) -> None:
    """Nobody owes anything, urns have no order, and no card of the Development deck is in two places."""
    check_supplies(game)
    check_urns(game)
    display = game.state.display
    found = [*display.cards(), *display.discard]
    for player in game.state.players:
        found.extend(city_cards(player))
    cards = game.catalog.cards
    for card, count in Counter(found).items():
        hold(count == 1 or not cards[card].era, f"{cards[card].key} is in {count} places")


class GeneralCourse(Follower):
    """Rounds go on, and what is over stays over."""

    def check(self, game: Game, earlier: State | None, events: Sequence[Event] | None) -> None:
        if earlier is None:
            return
        if not earlier.agenda and not game.over:
            raise CheckError("the game was over, and goes on")
        before, now = earlier.round, game.state.round
        hold(now >= before, f"after round {before} comes round {now}")


#: A player without a plan would soon have nothing left to do.
LEANINGS = {"end": 0.3, "pass": 0.2}

GENERAL = SystemChecks(check_conservation, followers=(GeneralCourse,), leanings=LEANINGS)
