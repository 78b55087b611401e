"""Heroes and Monsters where a round goes on: some of what they do waits for its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.testing.checks import ModuleChecks
from monumental.testing.classic.heroes import LEANINGS as LEANINGS_TO_HEROES
from monumental.testing.classic.heroes import CourseOfHeroes, check_row, heroes_of
from monumental.testing.classic.monsters import LEANINGS as LEANINGS_TO_MONSTERS
from monumental.testing.classic.monsters import CourseOfMonsters, check_found, monsters_of
from monumental.testing.common import hold
from monumental.testing.continuous.rounds import is_acting, is_cleared

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.engine.events import Event
    from monumental.engine.game import Game
    from monumental.engine.state import State


def check_heroes(game: Game) -> None:
    """With the display, Heroes are back in their row."""
    heroes = heroes_of(game.state)
    assert heroes is not None
    check_row(game, heroes)
    is_back = not heroes.leaving or not is_cleared(game)
    hold(is_back, "a Hero that was returned is not back in the row")


def check_monsters(game: Game) -> None:
    """The Monsters of the round attack at its end."""
    found = monsters_of(game.state)
    assert found is not None
    check_found(game, found)
    hold(not found.waiting or not is_cleared(game), "a Monster waits, and the round is at its end")


class CourseOfLeavingHeroes(CourseOfHeroes):
    """None is back in the row before the round ends."""

    def check(self, game: Game, earlier: State | None, events: Sequence[Event] | None) -> None:
        super().check(game, earlier, events)
        now = game.state
        if earlier is None or earlier.round != now.round or not is_acting(now):
            return
        before, heroes = heroes_of(earlier), heroes_of(now)
        if before is not None and heroes is not None:
            back = [game.catalog.cards[card].key for card in set(heroes.row) - set(before.row)]
            hold(not back, f"the Heroes {back} came to the row before the round ended")
            gone = set(before.leavers) <= set(heroes.leavers)
            hold(gone, "a Hero that leaves is back before the round ended")


HEROES = ModuleChecks(check_heroes, (CourseOfLeavingHeroes,), LEANINGS_TO_HEROES)
MONSTERS = ModuleChecks(check_monsters, (CourseOfMonsters,), LEANINGS_TO_MONSTERS)
