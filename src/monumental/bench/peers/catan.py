"""catanatron: Catan with bots, in Python."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any, Final

from monumental.bench.peer import Call, Peer
from monumental.bench.peers import Import

#: Catan is measured with so many players.
PLAYERS: Final = (2, 4)


@dataclass
class Catan(Peer[Any]):
    """Random robots; a decision is a tick, as they count themselves."""

    players: int
    catanatron: Any
    most_turns: int

    def seed(self, seed: int) -> None:
        # It draws from Python's common luck, and seeds it again for every game from there.
        random.seed(seed)

    def run(self, most: int) -> tuple[Any, int]:
        colors = list(self.catanatron.Color)[: self.players]
        robots = [self.catanatron.RandomPlayer(color) for color in colors]
        game = self.catanatron.Game(robots)
        ticks = 0
        # The same end as in its own `Game.play`, without the two copies made there.
        while ticks < most and game.winning_color() is None and game.state.num_turns < self.most_turns:
            game.play_tick()
            ticks += 1
        return game, ticks

    def copier(self, position: Any) -> Call:
        copy: Call = position.copy
        return copy


def peers(fetch: Import) -> Sequence[Catan]:
    catanatron = fetch("catanatron")
    most_turns = fetch("catanatron.game").TURNS_LIMIT
    number = version("catanatron")
    return [
        Catan("catanatron", number, f"Catan, {players} players", players, catanatron, most_turns)
        for players in PLAYERS
    ]
