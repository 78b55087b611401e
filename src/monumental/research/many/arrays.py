"""The arrays that many games fill, in memory of this process or in one that several share."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from monumental.research.card_observer import new_options
from monumental.research.many.kinds import CARDS

if TYPE_CHECKING:
    from ctypes import Array, c_ubyte
    from typing import TypeAlias

    import numpy.typing as npt

    from monumental.research.setting import Setting

    #: Bytes of one process, or of several.
    Memory: TypeAlias = bytearray | Array[c_ubyte]

#: Where an array may begin: at the beginning of what a processor fetches at once.
STEP: Final = 64


@dataclass(frozen=True)
class Arrays:
    """A row for each game. What they are is said where they are shown: `BatchedGames`."""

    observations: npt.NDArray[Any]
    option_rows: npt.NDArray[np.int32]
    option_numbers: npt.NDArray[np.int32]
    masks: npt.NDArray[np.int8]
    seats: npt.NDArray[np.int64]
    rewards: npt.NDArray[np.float32]
    dones: npt.NDArray[np.bool_]

    def part(self, games: range) -> Arrays:
        """The rows of some of the games."""
        return Arrays(**{name: array[games.start : games.stop] for name, array in vars(self).items()})


def shapes_of(setting: Setting, count: int, kind: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    """How large each of the arrays is, and what it holds; without cards there are no rows of options."""
    cards = kind == CARDS
    observer = setting.card_observer if cards else setting.observer
    options = new_options(count if cards else 0).shape
    return {
        "observations": ((count, observer.length), np.int32 if cards else np.float32),
        "option_rows": (options, np.int32),
        "option_numbers": (options[:2], np.int32),
        "masks": ((count, setting.numbering.count), np.int8),
        "seats": ((count,), np.int64),
        "rewards": ((count, setting.seats), np.float32),
        "dones": ((count,), np.bool_),
    }


def _places(setting: Setting, count: int, kind: int) -> tuple[dict[str, int], int]:
    """At which byte each array begins in one piece of memory, and how large that is."""
    places = {}
    end = 0
    for name, (shape, content) in shapes_of(setting, count, kind).items():
        places[name] = end
        size = prod(shape) * np.dtype(content).itemsize
        end += -(-size // STEP) * STEP
    return places, end


def size_of(setting: Setting, count: int, kind: int) -> int:
    """How many bytes all arrays need in one piece of memory."""
    return _places(setting, count, kind)[1]


def new_arrays(setting: Setting, count: int, kind: int, memory: Memory | None = None) -> Arrays:
    """Arrays of their own, or in `size_of` bytes of memory: whoever has these has the same arrays."""
    places, size = _places(setting, count, kind)
    room: Memory = bytearray(size) if memory is None else memory
    arrays: dict[str, npt.NDArray[Any]] = {
        name: np.frombuffer(memoryview(room), content, prod(shape), places[name]).reshape(shape)
        for name, (shape, content) in shapes_of(setting, count, kind).items()
    }
    return Arrays(**arrays)
