"""The reserve: Production and Market tokens are kept, and used whenever their owner wants."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import MOST_CARDS, Action, one_of_each
from monumental.engine.agenda import resolve
from monumental.engine.moves.use import without_effect
from monumental.engine.reasons import Reason
from monumental.engine.resources import PRODUCTION, gain
from monumental.engine.rules import FREE, ActionRule
from monumental.engine.state import NOWHERE
from monumental.games.classic.state import ClassicState, classic

if TYPE_CHECKING:
    from monumental.engine.game import Game

TOKEN: Final = one_of_each("token", MOST_CARDS)
PRODUCE: Final = Action("produce")


class UseProductionToken(ActionRule):
    """Spend a Production token of one's reserve: 1 Production.  [BASE-RES-05, BASE-RES-09]"""

    verb = "produce"
    part_of = FREE

    def offer(self, game: Game, seat: int, options: list[Action]) -> None:
        state = game.state
        assert isinstance(state, ClassicState)
        if state.holdings[seat].production:
            options.append(PRODUCE)

    def refusal(self, game: Game, seat: int, action: Action) -> Reason | None:
        if not classic(game).holdings[seat].production:
            return Reason("no-production-in-reserve", "use-token")
        return None

    def perform(self, game: Game, seat: int, action: Action) -> None:
        state = classic(game)
        state.holdings[seat] = state.holdings[seat].with_production(-1)
        game.tell("used-production", seat)
        gain(game, seat, PRODUCTION, 1)

    def can_wait(self, game: Game, seat: int) -> bool:
        """A Market token could need the Production now."""
        return not classic(game).holdings[seat].market


class UseMarketToken(ActionRule):
    """Use a Market token of one's reserve, whenever wanted; it is turned face down and kept.

    [BASE-RES-05, BASE-RES-06, BASE-EXP-09, BASE-EXP-10, CONT-FREE-08]
    """

    verb = "token"
    part_of = FREE

    def offer(self, game: Game, seat: int, options: list[Action]) -> None:
        state = game.state
        assert isinstance(state, ClassicState)
        market = state.holdings[seat].market
        if not market:
            return
        for token in sorted(set(market)):
            text = game.catalog.cards[token].use
            if text is not None and text.possible(game, seat, NOWHERE):
                options.append(TOKEN[token])

    def refusal(self, game: Game, seat: int, action: Action) -> Reason | None:
        held = classic(game).holdings[seat]
        if action.first in held.used and action.first not in held.market:
            return Reason("token-used", "token-once", card=action.first)
        if action.first not in held.market:
            return Reason("not-your-token", "use-token")
        text = game.catalog.cards[action.first].use
        if text is None or not text.possible(game, seat, NOWHERE):
            return without_effect(game, seat, text, NOWHERE, "use-token", action.first)
        return None

    def perform(self, game: Game, seat: int, action: Action) -> None:
        state = classic(game)
        state.holdings[seat] = state.holdings[seat].using(action.first)
        game.tell("used-token", seat, action.first)
        resolve(game, seat, game.catalog.cards[action.first].use, NOWHERE)
