"""What games have taught the coach: numbers for each rule system, written by `tools/teach_coach.py`."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from monumental.cards.errors import Fault
from monumental.coach.errors import NoLessonsError

if TYPE_CHECKING:
    from collections.abc import Mapping

#: Where the lessons lie, one file for each rule system.
FOLDER: Final = "learned"

#: The opening fades away between so many rounds to come.
OPENING: Final = (8.0, 4.0)

#: What a sign counts: always, near the end, in the final round, in the opening.
Weight = tuple[float, float, float, float]

UNKNOWN: Final[Weight] = (0.0, 0.0, 0.0, 0.0)


@dataclass(frozen=True)
class Taught:
    """What the signs of a position count, and how much to trust that.

    `trust` counts always, the nearer the end is, in the final round, and the first two again by one seat's
    share of the table.
    """

    trust: tuple[float, float, float, float, float]
    weights: Mapping[str, Weight]

    def weight(self, name: str, ahead: float) -> float:
        """What a sign counts with so many rounds to come; nothing, if nobody was taught it."""
        always, nearer, at_last, early = self.weights.get(name, UNKNOWN)
        _, near, final, opening = stages(ahead)
        return always + nearer * near + at_last * final + early * opening

    def trust_in(self, ahead: float, seats: int) -> float:
        _, near, final, _ = stages(ahead)
        always, nearer, at_last, shared, nearer_shared = self.trust
        return always + nearer * near + at_last * final + (shared + nearer_shared * near) / seats


def stages(ahead: float) -> Weight:
    """How much a moment belongs to each stage of a game, with so many rounds to come."""
    first, last = OPENING
    opening = (ahead - last) / (first - last)
    return 1.0, 1.0 / (1.0 + ahead), 0.0 if ahead else 1.0, max(0.0, min(1.0, opening))


@cache
def taught(rules: str) -> Taught:
    """The lessons of a rule system."""
    lessons = files("monumental.coach").joinpath(FOLDER, f"{rules}.json")
    if not lessons.is_file():
        raise NoLessonsError(Fault("coach-no-lessons", rules=rules))
    found = json.loads(lessons.read_text(encoding="utf-8"))
    always, near, final, shared, near_shared = found["trust"]
    weights = {
        name: (once, later, last, early) for name, (once, later, last, early) in found["weights"].items()
    }
    return Taught((always, near, final, shared, near_shared), weights)
