"""What only the course of a game shows: turns in order and as many for each, and what never comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.testing.known import checks_of, modules_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.engine.action import Action
    from monumental.engine.game import Game
    from monumental.engine.state import State
    from monumental.testing.follower import Follower


class Course:
    """Follows one game from decision to decision; `check` is called at each, and when the game is over.

    Where `take` is told what is done, the actions of every turn of the continuous mode are counted.
    Followers of one's own may follow it, too: Course(MyFollower()). Of a game that begins in the middle its
    rule system knows too little; `instead` of those of the rule system, somebody who knows more may follow.
    """

    def __init__(self, *followers: Follower, instead: Sequence[Follower] | None = None) -> None:
        self._more = followers
        self._instead = instead
        self._followers: list[Follower] = []
        self._heard = 0
        self._earlier: State | None = None

    def check(self, game: Game) -> None:
        if self._earlier is None:
            self._followers = self._all(game)
        events = None if game.journal is None else game.journal[self._heard :]
        for follower in self._followers:
            follower.check(game, self._earlier, events)
        self._heard = len(game.journal or ())
        self._earlier = game.state.clone()

    def _all(self, game: Game) -> list[Follower]:
        own = self._instead
        if own is None:
            own = [make() for make in checks_of(game.rules.name).followers]
        of_modules = [make() for module in modules_of(game.rules) for make in module.followers]
        return [*own, *of_modules, *self._more]

    def take(self, game: Game, action: Action) -> None:
        """What is done next: called after `check`, before it is played."""
        for follower in self._followers:
            follower.take(game, action)
