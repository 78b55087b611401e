"""Sentences and conditions about the other players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.agenda import resolve
from monumental.engine.catalog import Script
from monumental.engine.effects import Effect
from monumental.engine.sentences.triggers import Condition
from monumental.engine.state import NOWHERE

if TYPE_CHECKING:
    from monumental.engine.game import Game


def others(game: Game, seat: int) -> list[int]:
    """All other seats in turn order, from the left of this one."""
    seats = len(game.state.players)
    return [(seat + step) % seats for step in range(1, seats)]


class Others(Effect):
    """Every other player carries out a text, one after another in turn order; what it asks, it asks them.

    Their own cities and lands are meant, so there is no "this card" in it. Nobody plays an Automa, so no text
    speaks to it.
    """

    verb = "others"

    def __init__(self, then: Script) -> None:
        super().__init__()
        self.then = then

    def possible(self, game: Game, seat: int, place: int) -> bool:
        for other in others(game, seat):
            if game.state.is_played(other) and self.then.possible(game, other, NOWHERE):
                return True
        return False

    def start(self, game: Game, seat: int, place: int) -> None:
        for other in reversed(others(game, seat)):
            if game.state.is_played(other):
                resolve(game, other, self.then, NOWHERE)

    def scripts(self) -> list[Script]:
        return [self.then]


class OfOthers(Condition):
    """If something holds for another player, or for every other one. Automas count: they have things, too."""

    name = "others"

    def __init__(self, condition: Condition, every: bool) -> None:
        self.condition = condition
        self.every = every

    def holds(self, game: Game, seat: int) -> bool:
        holding = [self.condition.holds(game, other) for other in others(game, seat)]
        return all(holding) if self.every else any(holding)
