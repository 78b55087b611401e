"""Markets: an Explorer looks at the tokens, keeps one and puts the others back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import NONE, Action, one_of_each
from monumental.engine.agenda import Choice, Part, absent
from monumental.engine.reasons import Reason
from monumental.engine.rules import ActionRule
from monumental.games.classic.land.explorer import (
    BOTH,
    EXPEDITION,
    explorer_at,
    has_explored,
    pick_up,
    pick_up_refusal,
)
from monumental.games.classic.state import EXPLORERS, ClassicState, Market, classic

if TYPE_CHECKING:
    from monumental.engine.game import Game

VISIT: Final = one_of_each("visit", EXPLORERS)


def market_at(state: ClassicState, tile: int) -> int:
    """Which Market lies on a tile; -1: none."""
    position = 0
    for market in state.markets:
        if market.tile == tile:
            return position
        position += 1
    return NONE


class VisitMarket(ActionRule):
    """An Explorer looks at the tokens of the Market on its tile and keeps one: `visit 1`.

    [BASE-EXP-03, BASE-EXP-04, BASE-EXP-05, BASE-EXP-07, BASE-EXP-08, MOD-MON-06]
    """

    verb = "visit"
    part_of = EXPEDITION

    def offer(self, game: Game, seat: int, options: list[Action]) -> None:
        state = game.state
        assert isinstance(state, ClassicState)
        open_markets = state.hexmap.market_tiles & ~state.guarded
        first = seat * EXPLORERS
        for explorer in BOTH:
            tile = state.explorers[first + explorer]
            if open_markets >> tile & 1 and not has_explored(state, seat, explorer):
                market = state.markets[market_at(state, tile)]
                if market.count and not market.visited >> seat & 1:
                    options.append(VISIT[explorer])

    def refusal(self, game: Game, seat: int, action: Action) -> Reason | None:
        reason = pick_up_refusal(game, seat, action.first)
        if reason is not None:
            return reason
        state = classic(game)
        position = market_at(state, explorer_at(state, seat, action.first))
        if position == NONE:
            return Reason("no-market", "market")
        if state.markets[position].visited >> seat & 1:
            return Reason("market-visited", "one-token-per-market")
        if not state.markets[position].count:
            return Reason("market-empty", "market")
        return None

    def perform(self, game: Game, seat: int, action: Action) -> None:
        state = classic(game)
        position = market_at(state, explorer_at(state, seat, action.first))
        state.markets[position] = look_at(game, state.markets[position], seat)
        game.tell("looked", seat, place=state.markets[position].tile)
        state.agenda.append(ChooseMarketToken(seat, position, action.first))


def look_at(game: Game, market: Market, seat: int) -> Market:
    """The first look decides which tokens of the city lie here; they stay the same for later ones.

    [BASE-EXP-04]
    """
    stack = list(market.stack)
    urn = market.urn
    while len(stack) < market.count:
        position = game.chance.pick_for(seat, urn)
        stack.append(urn[position])
        urn = urn[:position] + urn[position + 1 :]
    return Market(
        market.tile, market.city, market.count, (), tuple(stack), market.seen | 1 << seat, market.visited
    )


class ChooseMarketToken(Choice):
    """Keep one of the tokens face up; the others go back face down.  [BASE-EXP-04, BASE-EXP-05]"""

    question = "market-token"
    private = True

    def __init__(self, seat: int, market: int, explorer: int) -> None:
        super().__init__(seat)
        self.market = market
        self.explorer = explorer

    def parts(self) -> list[Part]:
        return [self.seat, self.market, self.explorer]

    def missing(self, game: Game) -> str:
        markets = range(len(classic(game).markets))
        return absent("market", self.market, markets) or absent("explorer", self.explorer, range(EXPLORERS))

    def options(self, game: Game) -> list[Action]:
        stack = classic(game).markets[self.market].stack
        return [Action("keep", token) for token in sorted(set(stack))]

    def take(self, game: Game, action: Action) -> None:
        state = classic(game)
        market = state.markets[self.market]
        left = list(market.stack)
        left.remove(action.first)
        state.markets[self.market] = Market(
            market.tile,
            market.city,
            market.count - 1,
            (),
            tuple(left),
            market.seen,
            market.visited | 1 << self.seat,
        )
        state.holdings[self.seat] = state.holdings[self.seat].with_market(action.first)
        game.tell("took-market-token", self.seat, action.first, place=market.tile)
        pick_up(game, self.seat, self.explorer)

    def refusal(self, game: Game, action: Action) -> Reason:
        if action.verb == "keep":
            return Reason("not-in-market", self.question)
        return Reason("not-asked-now", self.question)
