"""The tiles of the map by name, and what lies on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.action import EMPTY, NONE
from monumental.engine.catalog import FREE_TOWN
from monumental.games.classic.land.hexmap import TERRAINS
from monumental.games.classic.modules.monsters import monsters
from monumental.games.classic.state import classic
from monumental.games.classic.tokens.markets import market_at
from monumental.play.speech.names import card_name

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.game import Game


def tile_name(game: Game, tile: int, texts: Texts, *more: str) -> str:
    """A tile by its number, its terrain and what else matters: `17 (forest, Barbarians 2)`."""
    details = texts(f"terrain-{TERRAINS[classic(game).hexmap.tiles[tile].terrain]}")
    for detail in more:
        details = texts("list-comma", first=details, next=detail)
    return texts("tile", number=tile + 1, details=details)


def defender(game: Game, tile: int, texts: Texts) -> list[str]:
    """The Exploration token on a Province, as one sees it: `Barbarians 2`, `Free Town`."""
    front = classic(game).fronts[tile]
    if front == EMPTY:
        return []
    token = game.catalog.cards[game.catalog.fronts[front][0]]
    if token.kind == FREE_TOWN:
        return [texts("tile-free-town")]
    # A Monster looks like Barbarians until it is found.
    return [texts("tile-barbarians", number=token.value)]


def finds(game: Game, tile: int, texts: Texts) -> list[str]:
    """What an Explorer may find on a tile: a Market, a Production token, and a Monster that guards them."""
    state = classic(game)
    found = []
    if market_at(state, tile) != NONE:
        found.append(texts("tile-market", city=market_name(game, tile, texts)))
    if state.production >> tile & 1:
        found.append(texts("tile-production"))
    if state.guarded >> tile & 1:
        found.append(texts("tile-monster", card=card_name(game, monsters(state).at(tile), texts)))
    return found


def market_name(game: Game, tile: int, texts: Texts) -> str:
    """The Market on a tile by its city."""
    state = classic(game)
    return texts.city(state.markets[market_at(state, tile)].city)
