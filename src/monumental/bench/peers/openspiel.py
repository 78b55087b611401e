"""OpenSpiel: many small games in C++, driven from Python as its users do."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib.metadata import version
from typing import Any, Final

from monumental.bench.peer import Call, Peer
from monumental.bench.peers import Import

GAMES: Final = ("tic_tac_toe", "connect_four", "chess", "backgammon", "gin_rummy", "leduc_poker")


@dataclass
class OpenSpiel(Peer[Any]):
    """Luck is a player of its own there; what it rolls and deals is no decision."""

    game: Any
    chooser: random.Random = field(default_factory=random.Random)

    def seed(self, seed: int) -> None:
        self.chooser.seed(seed)

    def run(self, most: int) -> tuple[Any, int]:
        chooser, chance = self.chooser, self.chooser.random
        state = self.game.new_initial_state()
        decisions = 0
        while decisions < most and not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chooser.choices(outcomes, weights)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(chance() * len(actions))])
                decisions += 1
        return state, decisions

    def copier(self, position: Any) -> Call:
        copy: Call = position.clone
        return copy


def peers(fetch: Import) -> Sequence[OpenSpiel]:
    pyspiel = fetch("pyspiel")
    number = version("open_spiel")
    return [OpenSpiel("OpenSpiel", number, game, pyspiel.load_game(game)) for game in GAMES]
