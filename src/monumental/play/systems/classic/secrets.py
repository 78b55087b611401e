"""What some see on a map and others don't: Market tokens that somebody has looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.games.classic.setup import untaken_tokens
from monumental.games.classic.state import Market, classic

if TYPE_CHECKING:
    from monumental.engine.game import Game


def forget_markets(game: Game, seat: int) -> None:
    """Market tokens that this seat has not looked at: any of the city's that nobody has taken.

    Each draw is as likely as any other: what others kept is no hint of what they left.
    """
    state = classic(game)
    for position, market in enumerate(state.markets):
        if market.stack and not market.seen >> seat & 1:
            state.markets[position] = _drawn_anew(game, market)


def _drawn_anew(game: Game, market: Market) -> Market:
    left = list(untaken_tokens(game.catalog, classic(game), market.city))
    stack = [left.pop(game.chance.pick(tuple(left))) for _ in range(market.count)]
    return Market(
        market.tile, market.city, market.count, market.urn, tuple(stack), market.seen, market.visited
    )
