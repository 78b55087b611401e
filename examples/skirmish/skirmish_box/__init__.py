"""Skirmish, a short Duel with a smaller deck."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from omens_box import OMENS

from monumental.play.systems.duel import DUEL
from skirmish_box.rules import RULES

SKIRMISH: Final = replace(
    DUEL,
    rules=RULES,
    usual_packs=("duel-trade", "omens"),
    modules={**DUEL.modules, "omens": OMENS},
)

__all__ = ["SKIRMISH"]
