"""Our own games, as they are measured."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from monumental import __version__
from monumental.bench.peer import Call, Peer
from monumental.engine.game import Game, start
from monumental.engine.playout import QuickLuck, play_at_random
from monumental.engine.rules import Wishes
from monumental.play.setup import Box, agree

#: Each rule system is measured with so many seats.
USUAL_SEATS: Final = {"duel": 2, "classic": 3, "continuous": 3}


@dataclass
class Ours(Peer[Game]):
    """A rule system of ours; players, packs and map are agreed on once, then game follows game."""

    rules: str
    seats: int
    box: Box
    wishes: Wishes
    luck: QuickLuck = field(default_factory=lambda: QuickLuck(0))

    def seed(self, seed: int) -> None:
        self.luck = QuickLuck(seed)

    def run(self, most: int) -> tuple[Game, int]:
        game = start(self.box.rules, self.box.catalog, self.luck, self.wishes)
        return game, play_at_random(game, self.luck, most)

    def copier(self, position: Game) -> Call:
        luck = position.chance
        return lambda: position.clone(luck)


def ours(rules: str, seats: int | None = None, packs: Sequence[str] = ()) -> Ours:
    """A rule system with the usual number of seats, unless told otherwise."""
    count = USUAL_SEATS[rules] if seats is None else seats
    box, wishes = agree(rules, {"seats": count, "packs": packs})
    return Ours("monumental", __version__, f"{rules}, {count} seats", rules, count, box, wishes)
