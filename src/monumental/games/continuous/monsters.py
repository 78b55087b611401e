"""Monsters in the continuous mode: those found in a round attack together at its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.agenda import Step
from monumental.engine.rules import Discovery
from monumental.games.classic.modules.monsters import Attack, Monsters, monsters, reveal
from monumental.games.classic.modules.monsters import with_monsters as with_monsters_that_attack
from monumental.games.classic.state import classic

if TYPE_CHECKING:
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game
    from monumental.engine.rules import Rules


class RevealAndWait(Discovery):
    """The card of a found Monster lies below the display until the round ends.  [CONT-MON-01]"""

    def turn_over(self, game: Game, seat: int, token: Card, tile: int) -> None:
        reveal(game, seat, token, tile)
        found = monsters(classic(game))
        game.state.slots[Monsters.name] = found.with_waiting((*found.waiting, tile))


class MonstersAttack(Step):
    """All that were found this round, in the order in which they were found.  [CONT-MON-02, CONT-MON-03]"""

    module = Monsters.name

    def run(self, game: Game) -> None:
        found = monsters(classic(game))
        for tile in reversed(found.waiting):
            card = game.catalog.cards[found.at(tile)]
            game.state.agenda.append(Attack(found.finders[found.tiles.index(tile)], card, tile))
        game.state.slots[Monsters.name] = found.with_waiting(())


def with_monsters(rules: Rules) -> Rules:
    """The Monsters, which attack at the end of the round."""
    return with_monsters_that_attack(rules, RevealAndWait(), (MonstersAttack,))
