"""Positions of any rule system: points and Dominance, cards and Policies, and the resources in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from monumental.bots.sight.outlook import Outlook
from monumental.bots.sight.texts import TOKEN
from monumental.engine.action import EMPTY
from monumental.engine.resources import CULTURE, GOLD

if TYPE_CHECKING:
    from monumental.bots.sight.outlook import Leads
    from monumental.engine.game import Game
    from monumental.engine.state import Player

#: The display loses about so many cards a round for each seat.
CARDS_A_ROUND: Final = 1.7


class GeneralOutlook(Outlook):
    usual: ClassVar = {
        "deck": 0.6,  # what an average city yields in a round
        "knowledge": 0.3,  # how often a Knowledge comes up in a round
        "policy": 0.8,  # how often the topmost Policy is used
        "wonder begun": 1.0,
        "in hand": 0.5,  # resources, compared with what they buy
        "text in reach": 0.5,  # of an activated card, not used yet
    }

    def ahead(self, game: Game) -> float:
        state = game.state
        if state.final:
            return 0.0
        return 1.0 + state.display.deck_count() / (CARDS_A_ROUND * len(state.players))

    def mine(self, game: Game, ahead: float, leads: Leads, hopes: bool) -> float:
        player = game.state.players[self.seat]
        total = self.all_of(game, self.seat, ahead)
        if not player.passed:
            total += self.weights["text in reach"] * self.texts_in_reach(game)
        return total

    def theirs(self, game: Game, ahead: float, leads: Leads) -> float:
        total = 0.0
        for other in self.others:
            total += self.all_of(game, other, ahead)
        return total / max(1, len(self.others))

    def all_of(self, game: Game, seat: int, ahead: float) -> float:
        """What a seat has for good, what it has begun, and its resources."""
        player = game.state.players[seat]
        total = self.holdings(game, seat, ahead) + self.weights["in hand"] * self.supply(player, ahead)
        if player.wonder != EMPTY:
            total += self.weights["wonder begun"]
        return total

    def supply(self, player: Player, ahead: float) -> float:
        """Who has passed keeps Culture and Gold for the rounds to come, in most rules."""
        total = 0.0
        for resource, amount in enumerate(player.supply):
            if not player.passed or (ahead and resource in (CULTURE, GOLD)):
                total += TOKEN[resource] * amount
        return total
