"""Ties: where its rules leave several tiles to an Automa, the player on its right decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.agenda import Choice, Part, any_absent
from monumental.engine.reasons import Reason
from monumental.games.classic.land.hexmap import tile_set
from monumental.games.classic.state import classic

if TYPE_CHECKING:
    from monumental.engine.action import Action
    from monumental.engine.game import Game


class Tie(Choice):
    """Which of several tiles that are all the same to an Automa. `seat` is the Automa's.  [MOD-AUTO-05]"""

    def __init__(self, seat: int, tiles: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.tiles = tiles

    def parts(self) -> list[Part]:
        return [self.seat, self.tiles]

    def missing(self, game: Game) -> str:
        return any_absent("tiles", self.tiles, range(len(classic(game).troops)))

    def fits(self, game: Game) -> bool:
        return bool(self.tiles)

    def can_be_asked(self, game: Game) -> bool:
        return not tile_set(self.tiles) & ~self.choosable(game)

    def choosable(self, game: Game) -> int:
        """The tiles that the Automa could hesitate between."""
        raise NotImplementedError(type(self).__name__)

    def answers(self) -> list[Action]:
        """An action for each tile."""
        raise NotImplementedError(type(self).__name__)

    def options(self, game: Game) -> list[Action]:
        return self.answers()

    def refusal(self, game: Game, action: Action) -> Reason:
        if action.verb != self.answers()[0].verb:
            return Reason("not-asked-now", self.question)
        return self.not_tied()

    def not_tied(self) -> Reason:
        """Why the rules of the Automa leave out another tile."""
        raise NotImplementedError(type(self).__name__)

    def take(self, game: Game, action: Action) -> None:
        tile = self.tiles[self.answers().index(action)]
        game.tell("tie-decided", self.seat, place=tile, number=game.state.decider(self.seat))
        self.decide(game, tile)

    def decide(self, game: Game, tile: int) -> None:
        raise NotImplementedError(type(self).__name__)


def of_lowest_value(game: Game, seat: int, tiles: tuple[int, ...]) -> tuple[int, ...]:
    """Of several Provinces those with the lowest value.  [MOD-AUTO-12, MOD-AUTO-13]"""
    values = classic(game).hexmap.values
    lowest = min([values[tile] for tile in tiles])
    left = tuple([tile for tile in tiles if values[tile] == lowest])
    if len(left) < len(tiles):
        game.tell("tie-value", seat, number=lowest)
    return left
