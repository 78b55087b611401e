"""Heroes in the continuous mode: one that is returned waits beside the deck until the round ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.agenda import Step
from monumental.games.classic.modules.heroes import (
    HERO_CLAUSES,
    HeroRow,
    ReturnHero,
    WelcomeHeroes,
    hero_row,
    part_with_hero,
)
from monumental.games.classic.modules.heroes import with_heroes as with_heroes_that_return

if TYPE_CHECKING:
    from monumental.engine.action import Action
    from monumental.engine.game import Game
    from monumental.engine.rules import Rules


class SetHeroAside(ReturnHero):
    """The Hero lies beside the deck, marked: it still counts as one's own.  [CONT-HERO-03, CONT-HERO-04]"""

    def perform(self, game: Game, seat: int, action: Action) -> None:
        card = part_with_hero(game.state.players[seat])
        game.state.slots[HeroRow.name] = hero_row(game.state).with_leaving(seat, card)
        game.tell("set-hero-aside", seat, card)


class HeroesReturn(Step):
    """With the display, the marked Heroes go back to the row.  [CONT-HERO-05, CONT-HERO-06]"""

    module = HeroRow.name

    def run(self, game: Game) -> None:
        heroes = hero_row(game.state)
        row = heroes.row
        for position, card in enumerate(heroes.leaving):
            row = (*row, card)
            game.tell("dismissed", heroes.leavers[position], card)
        game.state.slots[HeroRow.name] = HeroRow(row, eras=heroes.eras)


CLAUSES: Final = {
    **HERO_CLAUSES,
    "hire": "CONT-HERO-01",
    "hero-is-leaving": "CONT-HERO-04",
    "dismiss": "CONT-HERO-03",
    "hero-once": "CONT-ACT-14",
}


def with_heroes(rules: Rules) -> Rules:
    """The Heroes: hiring one is a turn action, and none changes hands within a round."""
    return with_heroes_that_return(rules, SetHeroAside(), CLAUSES, (HeroesReturn, WelcomeHeroes))
