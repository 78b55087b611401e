"""Who follows a game from decision to decision, and sees what no single position shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.engine.action import Action
    from monumental.engine.events import Event
    from monumental.engine.game import Game
    from monumental.engine.state import State


class Follower:
    """Follows one game, and objects with a `CheckError`."""

    def check(self, game: Game, earlier: State | None, events: Sequence[Event] | None) -> None:
        """A decision, or the end: the position before it, and what was told since.

        Nothing is earlier than the first one, and nothing is told in a game without a journal. `earlier` is
        shared with other followers: whoever wants to change it takes a copy.
        """

    def take(self, game: Game, action: Action) -> None:
        """What is done next: called after `check`, before it is played."""
