"""The Markets of a position file: which tokens lie there, who has looked, who has taken one."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Annotated

from pydantic import Field

from monumental.cards.errors import unknown
from monumental.cards.model import Model
from monumental.engine.catalog import MARKET_TOKEN
from monumental.games.classic.land.hexmap import MOST_TILES, members
from monumental.games.classic.setup import market_cities, untaken_tokens
from monumental.games.classic.state import ClassicState, Market
from monumental.play.positions.layout import Few, PositionError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.play.positions.reader import PositionReader

TileNumber = Annotated[int, Field(ge=1, le=MOST_TILES)]

MARKET = {MARKET_TOKEN}


class MarketText(Model):
    tile: TileNumber
    city: str
    count: Few | None = None  # left out: one for each player
    stack: str = ""  # the tokens that lie here, once somebody has looked
    seen: list[Few] = []
    visited: list[Few] = []


def put_markets(reader: PositionReader, state: ClassicState, texts: Sequence[MarketText] | None) -> None:
    """As the file says; where it says nothing of Markets at all, as they are laid out."""
    cities = market_cities(reader.catalog)
    if len(state.hexmap.markets) > len(cities):
        raise PositionError(f"board: a map has {len(cities)} Markets at most, one for each city")
    if texts is None:
        for tile, city in zip(state.hexmap.markets, cities, strict=False):
            urn = untaken_tokens(reader.catalog, state, city)
            state.markets.append(Market(tile, city, min(len(state.players), len(urn)), urn))
        return
    for number, text in enumerate(texts):
        state.markets.append(_market(reader, state, text, f"board.markets[{number}]"))
    _put_empty_markets(state, cities)


def _market(reader: PositionReader, state: ClassicState, text: MarketText, place: str) -> Market:
    cities = market_cities(reader.catalog)
    if text.city not in cities:
        raise PositionError(f"{place}.city: {unknown('city', text.city, cities)}")
    if text.city in [other.city for other in state.markets]:
        raise PositionError(f"{place}.city: {text.city} has its Market already")
    seats = len(state.players)
    stack = reader.cards(text.stack, f"{place}.stack", MARKET)
    count = text.count if text.count is not None else len(stack) or seats
    left = untaken_tokens(reader.catalog, state, text.city)
    urn = () if text.seen else left
    if (stack or text.seen) and len(stack) != count:
        raise PositionError(f"{place}.stack: {count} tokens lie here, not {len(stack)}")
    if Counter(stack) - Counter(left):
        raise PositionError(f"{place}.stack: tokens that somebody has, or that left the game")
    if not text.seen and count > len(urn):
        raise PositionError(f"{place}.count: the city has only {len(urn)} tokens")
    tile = tile_of(state, text.tile, f"{place}.tile")
    if tile not in state.hexmap.markets or tile in [other.tile for other in state.markets]:
        raise PositionError(f"{place}.tile: the map has no such Market, or it is named twice")
    seen = _seat_set(text.seen, seats, f"{place}.seen")
    return Market(
        tile, text.city, count, urn, stack, seen, _seat_set(text.visited, seats, f"{place}.visited")
    )


def _put_empty_markets(state: ClassicState, cities: list[str]) -> None:
    """Where nothing is said of a Market, no token is left."""
    named = [market.city for market in state.markets]
    others = [city for city in cities if city not in named]
    for tile in state.hexmap.markets:
        if tile not in [market.tile for market in state.markets]:
            state.markets.append(Market(tile, others.pop(0), 0, ()))


def _seat_set(numbers: list[int], seats: int, place: str) -> int:
    for number in numbers:
        if number >= seats:
            raise PositionError(f"{place}: there is no seat {number}")
    return sum(1 << number for number in set(numbers))


def tile_of(state: ClassicState, number: int, place: str) -> int:
    """Players count tiles from 1."""
    if number > len(state.hexmap.tiles):
        raise PositionError(f"{place}: the map has {len(state.hexmap.tiles)} tiles, so no {number}")
    return number - 1


def dump_market(market: Market, names: list[str]) -> dict[str, object]:
    data: dict[str, object] = {"tile": market.tile + 1, "city": market.city, "count": market.count}
    if market.seen:
        data["stack"] = " ".join(names[token] for token in market.stack)
        data["seen"] = members(market.seen)
    if market.visited:
        data["visited"] = members(market.visited)
    return data
