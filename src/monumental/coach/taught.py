"""What games have taught the coach: numbers for each rule system.

`tools/weigh_signs.py` writes what signs count, `tools/teach_coach.py` how far to trust that.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from monumental.bots.learning.judgement import stage
from monumental.coach.errors import CoachError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from monumental.bots.learning.lessons import Weight

#: Where the lessons lie, one file for each rule system.
FOLDER: Final = "learned"


@dataclass(frozen=True)
class Taught:
    """What the signs of a position count, and how much to trust that.

    `trust` counts always, the nearer the end is, in the final round, and the first two again by one seat's
    share of the table. A `Weight` is always, near the end, in the final round.
    """

    trust: tuple[float, float, float, float, float]
    automa: Weight  # what it adds to be an Automa: its signs mean something else
    weights: Mapping[str, Weight] = field(default_factory=dict)  # of signs; none: those that bots go by

    def trust_in(self, ahead: float, seats: int) -> float:
        near, final = stage(ahead)
        always, nearer, at_last, shared, nearer_shared = self.trust
        return always + nearer * near + at_last * final + (shared + nearer_shared * near) / seats

    def handicap(self, ahead: float) -> float:
        near, final = stage(ahead)
        always, nearer, at_last = self.automa
        return always + nearer * near + at_last * final


@cache
def taught(rules: str) -> Taught:
    """The lessons of a rule system."""
    lessons = files("monumental.coach").joinpath(FOLDER, f"{rules}.json")
    if not lessons.is_file():
        raise CoachError(f"the coach has no lessons for the rules '{rules}'")
    found = json.loads(lessons.read_text(encoding="utf-8"))
    always, near, final, shared, near_shared = found["trust"]
    handicap, nearer, at_last = found["automa"]
    weights = {name: (once, later, last) for name, (once, later, last) in found.get("weights", {}).items()}
    return Taught((always, near, final, shared, near_shared), (handicap, nearer, at_last), weights)
