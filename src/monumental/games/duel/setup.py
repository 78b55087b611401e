"""Setting up a game of Duel: first player, civilizations, cities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.action import EMPTY
from monumental.engine.agenda import Step
from monumental.engine.rules import SetupPart, Wishes
from monumental.engine.setup import assign_civilizations, choose_first_player, found_city
from monumental.games.duel.rounds import StartRound
from monumental.games.duel.state import ProvinceStack, duel

if TYPE_CHECKING:
    from monumental.engine.game import Game


class SeatPlayers(SetupPart):
    """The first player, then the civilizations, then the cities; then the first round begins."""

    def lay_out(self, game: Game, wishes: Wishes) -> None:
        state = game.state
        choose_first_player(game, wishes)
        order = [state.first, 1 - state.first]
        state.agenda.append(StartRound(state.first))
        for seat in reversed(order):
            state.agenda.append(Settle(seat))
        assign_civilizations(game, wishes, order)


class Settle(Step):
    """Take what belongs to one's civilization; some have a Province from the start.

    [DUEL-CITY-03, DUEL-CITY-08, DUEL-CITY-09]
    """

    def run(self, game: Game) -> None:
        civilization = found_city(game, self.seat)
        state = duel(game)
        stack = ProvinceStack((), (), civilization.markers)
        if civilization.start_province != EMPTY and game.rules.on("aztec_start_province"):
            stack = stack.with_on_top(civilization.start_province)
        state.stacks[self.seat] = stack
