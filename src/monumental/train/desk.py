"""Where actors lay down positions and find judgements: memory that processes share."""

from __future__ import annotations

from multiprocessing.shared_memory import SharedMemory
from typing import TYPE_CHECKING, Final

import numpy as np

from monumental.bots.network.eye import MOST_OPTIONS, OPTION

if TYPE_CHECKING:
    import numpy.typing as npt

#: Whose turn it is at a desk.
IDLE: Final = 0
ASKED: Final = 1
ANSWERED: Final = 2

#: What a desk says of itself: whose turn it is, how many positions, how many options in all.
STATE, POSITIONS, OPTIONS = range(3)

#: So many options a position has at most, on average over a desk.
USUAL_OPTIONS: Final = 32


class Desk:
    """Room for the positions of one table of games that are judged at once, and for what is said of them."""

    def __init__(self, games: int, length: int, seats: int, signs: int, name: str | None = None) -> None:
        self.games, self.seats = games, seats
        self.most_options = max(games * USUAL_OPTIONS, MOST_OPTIONS)
        parts: list[tuple[str, tuple[int, ...], type[np.generic]]] = [
            ("head", (8,), np.int32),
            ("rows", (games, length), np.int32),
            ("signs", (games, seats, signs), np.float32),
            ("counts", (games,), np.int32),
            ("options", (self.most_options, OPTION), np.int32),
            ("told", (games, seats, 3), np.float32),
            ("appeals", (self.most_options,), np.float32),
        ]
        size = sum(int(np.prod(shape)) * 4 for _, shape, _ in parts)
        self.memory = SharedMemory(name=name, create=name is None, size=size)
        self.name = self.memory.name
        at = 0
        arrays = {}
        for part, shape, kind in parts:
            arrays[part] = np.ndarray(shape, kind, self.memory.buf, at)
            at += arrays[part].nbytes
        self.head: npt.NDArray[np.int32] = arrays["head"]
        self.rows: npt.NDArray[np.int32] = arrays["rows"]
        self.signs: npt.NDArray[np.float32] = arrays["signs"]
        self.counts: npt.NDArray[np.int32] = arrays["counts"]
        self.options: npt.NDArray[np.int32] = arrays["options"]
        self.told: npt.NDArray[np.float32] = arrays["told"]
        self.appeals: npt.NDArray[np.float32] = arrays["appeals"]
        if name is None:
            self.head[:] = 0
