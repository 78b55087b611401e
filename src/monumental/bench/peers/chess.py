"""python-chess: the chess library that everybody imports."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from importlib.metadata import version
from typing import Any

from monumental.bench.peer import Call, Peer
from monumental.bench.peers import Import


@dataclass
class Chess(Peer[Any]):
    """Random legal moves until the game is over."""

    chess: Any
    chooser: random.Random = field(default_factory=random.Random)

    def seed(self, seed: int) -> None:
        self.chooser.seed(seed)

    def run(self, most: int) -> tuple[Any, int]:
        chance = self.chooser.random
        board = self.chess.Board()
        decisions = 0
        while decisions < most and not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(chance() * len(moves))])
            decisions += 1
        return board, decisions

    def copier(self, position: Any) -> Call:
        # Without the moves that led there, as its users copy for a search.
        return partial(position.copy, stack=False)


def peers(fetch: Import) -> Sequence[Chess]:
    chess = fetch("chess")
    return [Chess("python-chess", version("chess"), "chess", chess)]
