"""What the modules of the map bring: Heroes for hire and leaving ones, Monsters found and defeated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.games.classic.modules.heroes import HeroRow
from monumental.games.classic.modules.monsters import Monsters
from monumental.meaning.position.entries import (
    DEFEATED,
    HEROES,
    LEAVING,
    MARKED,
    MARKS_AT,
    MONSTER_ON_TILE,
    NOBODY,
    OF_CARD,
    POSITION_AT,
    of,
)
from monumental.meaning.position.seats import write_pile
from monumental.meaning.position.section import Section

if TYPE_CHECKING:
    from monumental.engine.action import Action
    from monumental.engine.game import Game
    from monumental.meaning.position.draft import Draft


class ModuleSection(Section):
    """Each module keeps its things in a slot of the state; what is not in play has none."""

    priced = ("hire",)

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def write(self, game: Game, seat: int, draft: Draft) -> None:
        slots = game.state.slots
        if not slots:
            return
        row = draft.row
        heroes = slots.get(HeroRow.name)
        if isinstance(heroes, HeroRow):
            write_pile(heroes.row, of(NOBODY, HEROES) + OF_CARD, row)
            for position, card in enumerate(heroes.leaving):
                step = (heroes.leavers[position] - seat) % self.seats
                row.append(of(step, LEAVING) + OF_CARD + card)
        monsters = slots.get(Monsters.name)
        if isinstance(monsters, Monsters):
            for position, card in enumerate(monsters.cards):
                tile = monsters.tiles[position]
                entry = of(NOBODY, MONSTER_ON_TILE) + OF_CARD + card + (tile << POSITION_AT)
                row.append(entry + (MARKED << MARKS_AT if tile in monsters.waiting else 0))
            for position, card in enumerate(monsters.defeated):
                step = (monsters.winners[position] - seat) % self.seats
                row.append(of(step, DEFEATED) + OF_CARD + card)

    def price(self, game: Game, seat: int, option: Action) -> int:
        return game.catalog.cards[option.first].cost
