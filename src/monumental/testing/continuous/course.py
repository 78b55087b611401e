"""The course of a game of the continuous mode: rounds in their order, and what holds in classic as well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.games.classic.state import ClassicState, classic
from monumental.testing.classic.course import check_pieces_and_tokens
from monumental.testing.classic.turns import check_markers
from monumental.testing.continuous.rounds import is_acting
from monumental.testing.continuous.turns import CourseOfRounds
from monumental.testing.follower import Follower

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.engine.action import Action
    from monumental.engine.events import Event
    from monumental.engine.game import Game
    from monumental.engine.state import State


class ContinuousCourse(Follower):
    """What holds from round to round. Of a game that begins in the middle, somebody says how far it is."""

    def __init__(self, rounds: CourseOfRounds | None = None) -> None:
        self.rounds = rounds or CourseOfRounds()

    def check(self, game: Game, earlier: State | None, events: Sequence[Event] | None) -> None:
        state = classic(game)
        assert earlier is None or isinstance(earlier, ClassicState)
        self.rounds.check(game, state, earlier)
        if earlier is not None:
            check_pieces_and_tokens(earlier, state, events)
            if earlier.round == state.round and is_acting(earlier) and is_acting(state):
                check_markers(earlier, state, events)

    def take(self, game: Game, action: Action) -> None:
        self.rounds.take(game, action)
