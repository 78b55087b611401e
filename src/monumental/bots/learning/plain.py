"""Lessons that nobody had to play for: points, Dominance, and what resources and cards usually bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.bots.learning.judgement import SURE
from monumental.bots.learning.lessons import Lessons
from monumental.engine.scoring.points import achievements

if TYPE_CHECKING:
    from collections.abc import Mapping

    from monumental.bots.learning.lessons import Weight
    from monumental.engine.game import Game

#: What signs are worth, by their names and in points: early in the game, less of it the nearer the end is,
#: and nothing in the final round, in which there is nothing left to buy or to come.
GOODS: Final[Mapping[str, tuple[float, float]]] = {
    "production": (0.8, 0.0),
    "science": (0.8, 0.0),
    "military": (0.8, 0.0),
    "culture": (2.0, 0.0),
    "gold": (1.2, 0.0),
    "cards of a round": (17.0, -28.0),
    "knowledge under them": (5.0, -8.0),
    "topmost policy": (4.5, -7.5),
    "texts in reach": (1.5, 0.0),
    "wonder begun": (1.0, 0.0),
}

#: How much of its Dominance a lead is worth, and how much more the nearer the end is.
LEAD: Final = (0.45, 0.5)

#: Who does nothing more gets nothing more.
INSTINCT: Final[Mapping[str, Mapping[str, float]]] = {
    "take-turn end": {"always": -2.0},
    "take-turn pass": {"always": -2.0},
}


def plain_lessons(game: Game) -> Lessons:
    """Hardly an option appeals more than another; positions are worth what their points and goods are."""
    judgement: dict[str, Weight] = {
        name: (always / SURE, nearer / SURE, -(always + nearer) / SURE)
        for name, (always, nearer) in GOODS.items()
    }
    for part in achievements(game):
        always, nearer = LEAD
        judgement[f"points of {part.name}"] = (part.points / SURE, 0.0, 0.0)
        judgement[f"ahead in {part.name}"] = (
            always * part.dominance / SURE,
            nearer * part.dominance / SURE,
            0.0,
        )
    return Lessons(INSTINCT, judgement)
