"""RLCard: card games for programs that learn."""

from __future__ import annotations

import random
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from functools import partial
from importlib.metadata import version
from typing import Any, Final

from monumental.bench.peer import Call, Peer
from monumental.bench.peers import Import

GAMES: Final = ("leduc-holdem", "uno", "gin-rummy")


@dataclass
class RLCard(Peer[Any]):
    """Its environments, stepped directly: its random agents and what `run` writes down would cost more."""

    environment: Any
    chooser: random.Random = field(default_factory=random.Random)

    def seed(self, seed: int) -> None:
        self.chooser.seed(seed)
        self.environment.seed(seed)

    def run(self, most: int) -> tuple[Any, int]:
        chance = self.chooser.random
        environment = self.environment
        state, _ = environment.reset()
        decisions = 0
        while decisions < most and not environment.is_over():
            legal = list(state["legal_actions"])
            state, _ = environment.step(legal[int(chance() * len(legal))])
            decisions += 1
        return environment, decisions

    def copier(self, position: Any) -> Call | None:
        # There is one environment for all games, and it has no copy of its own.
        try:
            return partial(deepcopy, deepcopy(position))
        except TypeError:
            # Gin rummy holds on to a module, which can't be copied.
            return None


def peers(fetch: Import) -> Sequence[RLCard]:
    rlcard = fetch("rlcard")
    number = version("rlcard")
    return [RLCard("RLCard", number, game, rlcard.make(game)) for game in GAMES]
