"""What differs from Duel: a smaller deck, and who holds the Advantage has a point for it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from monumental.engine.scoring.points import Achievement
from monumental.games.duel import DUEL
from monumental.games.duel.state import duel

if TYPE_CHECKING:
    from monumental.engine.game import Game


def one_less(counts: tuple[int, ...]) -> tuple[int, ...]:
    """One card of each kind and era is left out; nobody knows which.  [SKIRM-DECK-01]"""
    return tuple([max(0, count - 1) for count in counts])


class AdvantagePoint(Achievement):
    """[SKIRM-END-01]"""

    name = "advantage"
    points = 1

    def count(self, game: Game, seat: int) -> int:
        return int(duel(game).advantage.holder == seat)


RULES: Final = replace(
    DUEL,
    name="skirmish",
    version=1,
    deck_table={kind: one_less(counts) for kind, counts in DUEL.deck_table.items()},
    achievements=(*DUEL.achievements, AdvantagePoint()),
)
