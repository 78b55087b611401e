"""What games have taught: numbers that `tools/learn.py` writes, for each rule system."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from monumental.engine.game import Game

    #: What one thing is worth: at all times, more of it the nearer the end is, and more in the final round.
    Weight = tuple[float, float, float]


@dataclass(frozen=True)
class Lessons:
    """What to make of options and of positions; whatever is not mentioned counts nothing."""

    instinct: Mapping[str, Mapping[str, float]]  # by question and verb: `take-turn acquire`
    judgement: Mapping[str, Weight]


@cache
def lessons(rules: str) -> Lessons:
    """The lessons of a rule system."""
    text = files("monumental.bots").joinpath("learned", f"{rules}.json").read_text(encoding="utf-8")
    found = json.loads(text)
    judgement = {name: (weight[0], weight[1], weight[2]) for name, weight in found["judgement"].items()}
    return Lessons(found["instinct"], judgement)


def taught(rules: str) -> Callable[[Game], Lessons]:
    """Those of a rule system, whatever the one on the table is called: it may be made from that one."""

    def remembered(game: Game) -> Lessons:
        return lessons(rules)

    return remembered
