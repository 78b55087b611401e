"""Scientific Progress: pay Science to draw and use the top card of the city deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import Action
from monumental.engine.pieces.city import can_draw
from monumental.engine.reasons import Reason
from monumental.engine.resources import GOLD, SCIENCE, shortage, spend
from monumental.engine.rules import ActionRule
from monumental.engine.sentences.triggers import occur, reduction

if TYPE_CHECKING:
    from collections.abc import Callable

    from monumental.engine.agenda import Step
    from monumental.engine.game import Game

PROGRESS: Final = Action("progress")
PROGRESS_PRICE: Final = 2


def progress_price(game: Game, seat: int) -> int:
    price = PROGRESS_PRICE
    if game.state.players[seat].standing:
        price -= reduction(game, seat, "progress")
    return price if price > 0 else 0


class ScientificProgress(ActionRule):
    """Pay 2 Science and draw the top card of the city deck; what a drawn card does, the rules say.

    [DUEL-SCI-01, DUEL-RES-03, BASE-SCI-01, BASE-RES-03, CONT-ACT-13]
    """

    verb = "progress"

    def __init__(self, draws: Callable[[int], Step]) -> None:
        self.draws = draws

    def offer(self, game: Game, seat: int, options: list[Action]) -> None:
        player = game.state.players[seat]
        science = player.supply[SCIENCE] + player.supply[GOLD]
        if science < PROGRESS_PRICE and not player.standing:
            return
        if science >= progress_price(game, seat) and can_draw(game, seat):
            options.append(PROGRESS)

    def refusal(self, game: Game, seat: int, action: Action) -> Reason | None:
        player = game.state.players[seat]
        if not can_draw(game, seat):
            return Reason("empty-deck")
        return shortage(player, SCIENCE, progress_price(game, seat), "progress")

    def perform(self, game: Game, seat: int, action: Action) -> None:
        game.tell("progressed", seat)
        spend(game, seat, SCIENCE, progress_price(game, seat))
        game.state.agenda.append(self.draws(seat))
        occur(game, seat, ("progressed",))
