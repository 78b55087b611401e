"""PettingZoo: environments for many agents who learn; its classic games, with masks of legal actions."""

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

#: Those that need no other engine. Each lives in a module of its own; what stands above warns that it is old.
GAMES: Final = {
    "connect_four_v3": "pettingzoo.classic.connect_four.connect_four",
    "tictactoe_v3": "pettingzoo.classic.tictactoe.tictactoe",
}


@dataclass
class Zoo(Peer[Any]):
    """The loop of its manual: look, choose among what the mask allows, step."""

    environment: Any
    chooser: random.Random = field(default_factory=random.Random)

    def seed(self, seed: int) -> None:
        self.chooser.seed(seed)

    def run(self, most: int) -> tuple[Any, int]:
        chance = self.chooser.random
        environment = self.environment
        environment.reset()
        decisions = 0
        for _ in environment.agent_iter():
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                # Every agent is told that it is over; nobody decides anything.
                environment.step(None)
                continue
            if decisions == most:
                break
            legal = observation["action_mask"].nonzero()[0]
            environment.step(int(legal[int(chance() * len(legal))]))
            decisions += 1
        return environment, decisions

    def copier(self, position: Any) -> Call:
        # There is one environment for all games, and it has no copy of its own.
        return partial(deepcopy, deepcopy(position))


def peers(fetch: Import) -> Sequence[Zoo]:
    number = version("pettingzoo")
    return [Zoo("PettingZoo", number, game, fetch(module).env()) for game, module in GAMES.items()]
