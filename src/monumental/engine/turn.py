"""A player's turn: everything the rules' actions offer, in one list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.agenda import Choice
from monumental.engine.reasons import Reason
from monumental.engine.resources import BASICS

if TYPE_CHECKING:
    from monumental.engine.action import Action
    from monumental.engine.game import Game


class TurnChoice(Choice):
    """Waits for an action of the rules. What comes after it, the rule system says."""

    question = "take-turn"

    def options(self, game: Game) -> list[Action]:
        options: list[Action] = []
        seat = self.seat
        for rule in game.rules.actions:
            rule.offer(game, seat, options)
        return options

    def refusal(self, game: Game, action: Action) -> Reason:
        rule = game.rules.action_by_verb.get(action.verb)
        reason = None if rule is None else rule.refusal(game, self.seat, action)
        return reason or Reason("not-asked-now", self.question)


def lose_basics(game: Game, seat: int) -> None:
    """Basic resources can't be kept for later."""
    supply = game.state.players[seat].supply
    for basic in BASICS:
        supply[basic] = 0
