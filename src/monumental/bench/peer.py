"""What is measured: an engine with one of its games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

#: More decisions than any game has: it is played to its end.
WHOLE_GAME: Final = 10**9

Position = TypeVar("Position")

#: What is timed, such as one that copies a position.
Call = Callable[[], object]


@dataclass
class Peer(ABC, Generic[Position]):
    """One game of one engine, played at random; every decision counts, also where there is no choice."""

    name: str  # of the engine
    version: str
    plays: str  # the game, and with how many players where that can vary

    @abstractmethod
    def seed(self, seed: int) -> None:
        """Begin the luck of all games to come anew: that takes longer than some games, so `run` does not."""

    @abstractmethod
    def run(self, most: int) -> tuple[Position, int]:
        """Set up a game and play it for at most so many decisions: the position, and how many there were."""

    @abstractmethod
    def copier(self, position: Position) -> Call | None:
        """What makes a copy that can be played on, by the engine's own means; nothing if it has none."""

    def play(self) -> int:
        """A whole game, with its set-up; how many decisions it had."""
        return self.run(WHOLE_GAME)[1]

    def middle(self, seed: int) -> Call | None:
        """What copies a position from the middle of a game."""
        self.seed(seed)
        length = self.play()
        self.seed(seed)
        return self.copier(self.run(length // 2)[0])
