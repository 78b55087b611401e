"""Whether a position is the one that was thought of: then the tree goes on where it was."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from monumental.bots.thinking.questions import turn_of
from monumental.engine.playout import QuickLuck

if TYPE_CHECKING:
    from monumental.bots.thinking.view import View
    from monumental.engine.action import Action
    from monumental.engine.game import Game

#: What was found behind an option: a tree.
Found = TypeVar("Found")

#: Enough to tell whether a position is the one that was expected.
Landmark = tuple[object, ...]


def landmark(game: Game) -> Landmark | None:
    if game.over:
        return None
    state = game.state
    players = [(*player.supply, *player.city, player.rotated, player.marked) for player in state.players]
    return turn_of(game), game.choice().question, tuple(game.options()), state.display.slots, *players


class Expected:
    """Where an action probably leads."""

    def __init__(self, game: Game, action: Action) -> None:
        luck = QuickLuck(0)
        untouched = luck.number
        seat = game.seat
        self.game = game.clone(luck)
        self.game.play_option(action)
        while (goes_on := not self.game.over and self.game.seat == seat) and len(self.game.options()) == 1:
            self.game.play_option(self.game.options()[0])
        self.goes_on = goes_on  # the same one is asked again
        self.is_sure = luck.number == untouched  # luck has no part in it

    def landmark(self) -> Landmark | None:
        """What to look for, if a tree is to go on where it was."""
        return landmark(self.game) if self.goes_on and self.is_sure else None

    def landmark_without_habit(self, view: View) -> Landmark | None:
        """The same, for a tree without what habit answers: it goes on with the next question."""
        there = self.landmark()
        if there is None or view.habit(self.game, self.game.choice(), self.game.options()) is not None:
            return None
        return there


class Hopes(Generic[Found]):
    """What was found behind the last decision, until it is seen whether things went as expected."""

    def __init__(self) -> None:
        self._there: Landmark | None = None
        self._found: Found | None = None

    def keep(self, there: Landmark | None, found: Found) -> None:
        """Where it is expected to go on, and with what."""
        self._there = there
        self._found = None if there is None else found

    def come_true(self, game: Game) -> Found | None:
        """What was found, if this is the position that was expected; in any case it is given up."""
        there, found = self._there, self._found
        self._there = self._found = None
        return found if there is not None and there == landmark(game) else None
