"""A player's turn: everything the rules' actions offer, in one list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.action import PASS, Action
from monumental.engine.agenda import Choice
from monumental.engine.pieces.city import ChooseRowAndColumn
from monumental.engine.reasons import Reason
from monumental.engine.resources import MILITARY, PRODUCTION, SCIENCE
from monumental.engine.rules import FREE, ActionRule

if TYPE_CHECKING:
    from monumental.engine.game import Game


class TurnChoice(Choice):
    """Waits for an action of the rules. What comes after it, the rule system says."""

    question = "take-turn"
    waits = True

    def options(self, game: Game) -> list[Action]:
        """All actions of the rules, each as far as it can be done.  [DUEL-TURN-04, BASE-ACTN-03]"""
        options: list[Action] = []
        seat = self.seat
        for rule in game.rules.actions:
            rule.offer(game, seat, options)
        return options

    def refusal(self, game: Game, action: Action) -> Reason:
        if action.verb == "activate":
            return Reason("city-is-activated", "phases")
        rule = game.rules.action_by_verb.get(action.verb)
        reason = None if rule is None else rule.refusal(game, self.seat, action)
        return reason or Reason("not-asked-now", self.question)


def waiting_refusal(game: Game, seat: int, action: Action) -> Reason:
    """Why a seat that is not asked can't do anything now.

    [DUEL-PASS-02, DUEL-TURN-01, BASE-TURN-01, CONT-PASS-03, CONT-ACT-01, CONT-FREE-01]
    """
    if game.state.players[seat].passed:
        return Reason("has-passed")
    choice = game.choice()
    if isinstance(choice, ChooseRowAndColumn):
        return Reason("not-your-turn", "city-order")
    if not isinstance(choice, TurnChoice):
        return Reason("another-is-asked", choice.question)
    rule = game.rules.action_by_verb.get(action.verb)
    is_free = rule is not None and rule.part_of == FREE
    return Reason("not-your-turn", "free-actions" if is_free else "turns")


class Pass(ActionRule):
    """No further turn this round. What is lost by it, the rule system says."""

    verb = "pass"

    def offer(self, game: Game, seat: int, options: list[Action]) -> None:
        options.append(PASS)

    def refusal(self, game: Game, seat: int, action: Action) -> Reason | None:
        return None


def in_turn_order(game: Game, first: int) -> list[int]:
    """All seats, clockwise from this one."""
    seats = len(game.state.players)
    return [(first + step) % seats for step in range(seats)]


def lose_basics(game: Game, seat: int) -> None:
    """Basic resources can't be kept, wherever they came from; Gold and Culture stay until they are spent.

    [DUEL-RES-06, DUEL-RES-10, DUEL-RES-11, BASE-RES-08, BASE-RES-10, BASE-RES-13, BASE-CONQ-15, BASE-CONQ-29]
    """
    supply = game.state.players[seat].supply
    supply[PRODUCTION] = supply[SCIENCE] = supply[MILITARY] = 0
