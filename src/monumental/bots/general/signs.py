"""The signs of a position in any rule system: nothing but what all of them have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.bots.sight.signs import Signs

if TYPE_CHECKING:
    from monumental.engine.game import Game


class GeneralSigns(Signs):
    def add_own(self, game: Game, seat: int, signs: list[float]) -> None:
        return
