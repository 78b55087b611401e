"""A position file for somebody who may not know all of it: Market tokens that only others have looked at."""

from __future__ import annotations

from collections.abc import Mapping

#: Stands for what somebody else has seen.
HIDDEN = "?"


def position_for(seat: int | None, position: Mapping[str, object]) -> Mapping[str, object]:
    """The position as a seat, or somebody who watches, may have it."""
    board, markets = _board_and_markets(position)
    if not markets:
        return position
    return {**position, "board": {**board, "markets": [_market_for(seat, market) for market in markets]}}


def _market_for(seat: int | None, market: object) -> object:
    if not isinstance(market, dict) or not isinstance(market.get("stack"), str):
        return market
    seen = market.get("seen")
    if isinstance(seen, list) and seat in seen:
        return market
    return {**market, "stack": " ".join(HIDDEN for _ in market["stack"].split())}


def hides_something(position: Mapping[str, object]) -> bool:
    """Was it written for somebody who may not know all of it?"""
    _, markets = _board_and_markets(position)
    stacks = [str(market.get("stack", "")) for market in markets if isinstance(market, dict)]
    return any(HIDDEN in stack.split() for stack in stacks)


def _board_and_markets(position: Mapping[str, object]) -> tuple[dict[str, object], list[object]]:
    board = position.get("board")
    if not isinstance(board, dict):
        return {}, []
    markets = board.get("markets")
    return board, markets if isinstance(markets, list) else []
