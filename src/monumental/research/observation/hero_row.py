"""The Heroes: those for hire, those that the players have, those that leave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.action import EMPTY
from monumental.engine.catalog import HERO_CARD
from monumental.games.classic.modules.heroes import HeroRow
from monumental.research.observation.features import index_of_kinds

if TYPE_CHECKING:
    from monumental.engine.catalog import Catalog
    from monumental.engine.game import Game
    from monumental.research.observation.layout import Layout


class HeroRowPart:
    """The row, and for each seat its Hero and one that it has set aside."""

    def __init__(self, layout: Layout, catalog: Catalog, seats: int) -> None:
        self.seats = seats
        self.heroes = index_of_kinds(catalog, HERO_CARD)
        self.row = layout.add("heroes", self.heroes.length, "for hire, by card")
        self.hired = layout.add("hero", self.heroes.length, "each seat's, by card", repeats=seats)
        self.leaving = layout.add(
            "leaving hero", self.heroes.length, "set aside until the round ends, by card", repeats=seats
        )

    def fill(self, game: Game, seat: int, out: memoryview[float]) -> None:
        position = self.heroes.position
        row = game.state.slots[HeroRow.name]
        assert isinstance(row, HeroRow)
        for card in row.row:
            out[self.row + position[card]] = 1
        for step in range(self.seats):
            hero = game.state.players[(seat + step) % self.seats].hero
            if hero != EMPTY:
                out[self.hired + self.heroes.length * step + position[hero]] = 1
        for card, leaver in zip(row.leaving, row.leavers, strict=True):
            at = self.leaving + self.heroes.length * ((leaver - seat) % self.seats)
            out[at + position[card]] = 1
