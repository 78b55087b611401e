"""What some see on a map and others don't: Market tokens that somebody has looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.games.classic.setup import untaken_tokens
from monumental.games.classic.state import ClassicState, Market, classic
from monumental.play.positions.hidden import hidden

if TYPE_CHECKING:
    from collections.abc import Mapping

    from monumental.engine.game import Game
    from monumental.engine.state import State


def forget_markets(game: Game, seat: int | None) -> None:
    """Market tokens that this seat has not looked at: any of the city's that nobody has taken.

    Somebody who watches has looked at none.

    Each draw is as likely as any other: what others kept is no hint of what they left.
    """
    state = classic(game)
    for position, market in enumerate(state.markets):
        if market.stack and (seat is None or not market.seen >> seat & 1):
            state.markets[position] = _drawn_anew(game, market)


def _drawn_anew(game: Game, market: Market) -> Market:
    left = list(untaken_tokens(game.catalog, classic(game), market.city))
    stack = [left.pop(game.chance.pick(tuple(left))) for _ in range(market.count)]
    return Market(
        market.tile, market.city, market.count, market.urn, tuple(stack), market.seen, market.visited
    )


def remember_markets(game: Game, left: State) -> None:
    """Whoever looked at tokens that lie here now, before it was taken back, knows them."""
    assert isinstance(left, ClassicState)
    state = classic(game)
    for position, market in enumerate(state.markets):
        seen = market.seen | left.markets[position].seen
        if market.stack and seen != market.seen:
            state.markets[position] = Market(
                market.tile, market.city, market.count, market.urn, market.stack, seen, market.visited
            )


def hide_markets(position: Mapping[str, object], seat: int | None) -> Mapping[str, object]:
    """A position file without the tokens that this seat has not looked at."""
    board = position.get("board")
    markets = board.get("markets") if isinstance(board, dict) else None
    if not isinstance(board, dict) or not isinstance(markets, list):
        return position
    return {**position, "board": {**board, "markets": [_hidden_from(seat, market) for market in markets]}}


def _hidden_from(seat: int | None, market: object) -> object:
    if not isinstance(market, dict) or not isinstance(market.get("stack"), str):
        return market
    seen = market.get("seen")
    if isinstance(seen, list) and seat in seen:
        return market
    return {**market, "stack": hidden(market["stack"])}
