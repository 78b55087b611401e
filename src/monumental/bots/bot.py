"""What a bot is: somebody who is asked in an imagined game, and how long they may think."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from monumental.engine.action import Action
    from monumental.engine.game import Game

    #: Makes a bot from a seed, which is all the luck it has: equal seeds make equal bots.
    Maker = Callable[[int], "Bot"]


class Bot(Protocol):
    """Plays a seat. It is handed an imagined game to try things in, never the real one."""

    def choose(self, game: Game, seat: int) -> Action:
        """One of the options of the game, in which this seat is asked."""


#: `0.2s`: so many seconds a decision; `1s-5t`: and so many a turn; `400n`: so many thoughts; `1s-5t-400n`:
#: whichever ends first.
NUMBER: Final = r"(\d{1,4}(?:\.\d{1,3})?)"
WRITTEN: Final = re.compile(rf"{NUMBER}s(?:-{NUMBER}t)?(?:-(\d{{1,7}})n)?|(\d{{1,7}})n", re.ASCII)


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one decision: so many seconds or thoughts, or whichever ends first.

    A number of thoughts alone makes it choose the same on every machine. Seconds may be limited for a whole
    turn, too: for all decisions until somebody else is asked.
    """

    seconds: float | None = None
    thoughts: int | None = None
    turn: float | None = None

    def __post_init__(self) -> None:
        if self.seconds is None and self.thoughts is None:
            raise ValueError("a budget is a number of seconds, of thoughts, or both")
        if self.turn is not None and self.seconds is None:
            raise ValueError("a turn has a number of seconds if its decisions have")

    def __str__(self) -> str:
        numbers = ((self.seconds, "s"), (self.turn, "t"))
        words = [f"{number:g}{unit}" for number, unit in numbers if number is not None]
        return "-".join(words if self.thoughts is None else [*words, f"{self.thoughts}n"])


def read_budget(words: str) -> Budget | None:
    """`0.2s`, `1s-5t`, `400n` or `1s-5t-400n`; nothing if it says no budget, or none at all."""
    written = WRITTEN.fullmatch(words)
    if written is None:
        return None
    numbers = [None if number is None else float(number) for number in written.groups()]
    if 0.0 in numbers:
        return None
    seconds, turn, and_thoughts, thoughts = numbers
    most = and_thoughts or thoughts
    return Budget(seconds, None if most is None else int(most), turn)
