"""The news of an Automa: each line of a Solo card, and below it what came of it."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from monumental.cli.table.telling.paragraph import Passage
from monumental.engine.action import NONE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.engine.events import Event

LINE: Final = "solo-line"

#: News that begin in the middle of a line begin with what somebody decided for the Automa.
DECISION: Final = "tie-decided"

#: After a line comes the next card, or somebody's turn.
AFTER_A_LINE: Final = frozenset({"solo-card", "turn-begins", "turn-ends", "round-begins", "final-turns"})


def passages(events: Sequence[Event]) -> list[Passage]:
    """Each line with all that came of it: texts of other players may answer before the Automa goes on."""
    headed = False
    begin = {0: headed}
    for position, each in enumerate(events):
        if each.key == LINE or (each.key == DECISION and not headed):
            begin[position] = headed = True
        elif headed and comes_after(each):
            begin[position] = headed = False
    return [Passage(events[start:end], begin[start]) for start, end in pairwise([*begin, len(events)])]


def comes_after(event: Event) -> bool:
    """Nor is anything part of a line that nobody does: the display is replenished, Monsters attack."""
    return event.seat == NONE or event.key in AFTER_A_LINE
