"""What a seat sees of a game of classic or the continuous mode beside the common part: the map and tokens.

The one secret is what lies in a Market: only seats that have looked know it.
"""

from __future__ import annotations

from dataclasses import dataclass

from monumental.engine.action import EMPTY, NONE
from monumental.engine.game import Game
from monumental.engine.state import State
from monumental.games.classic.land.hexmap import TERRAINS, members
from monumental.games.classic.modules.monsters import Monsters
from monumental.games.classic.setup import untaken_tokens
from monumental.games.classic.state import EXPLORERS, ClassicState, Market, classic
from monumental.play.views.keys import Keys
from monumental.play.views.seat import AutomaView
from monumental.play.views.system import SystemView


@dataclass(frozen=True)
class ExplorerView:
    seat: int
    number: int  # 1 or 2


@dataclass(frozen=True)
class TileView:
    """A hex of the map and all that lies on it."""

    number: int  # from 1
    row: int  # from 0; every second row lies half a tile further right, beginning with row 1
    column: int
    terrain: str
    barbarian: int | None  # before the game: the number on its Barbarian token
    town: bool  # before the game: a Free Town
    market: bool
    owner: int | None
    troops: int
    outpost: bool
    warlord: int | None  # the seat whose Warlord stands here
    explorers: tuple[ExplorerView, ...]
    exploration: str | None  # the front of its Exploration token, as `fronts` calls it
    production: bool
    wonder: str | None
    monster: str | None


@dataclass(frozen=True)
class FrontView:
    """Exploration tokens that look alike until they are turned over."""

    front: str  # one of them stands for all
    left: tuple[str, ...]  # all that may lie behind such a front


@dataclass(frozen=True)
class MarketView:
    """A stack of tokens, face down."""

    tile: int
    city: str
    count: int
    visited: tuple[int, ...]  # the seats that have a token of this Market
    seen: tuple[int, ...]  # the seats that have looked
    possible: tuple[str, ...]  # the city's tokens that nobody has taken
    stack: tuple[str, ...] | None  # the tokens that lie here; null: this seat has not looked


@dataclass(frozen=True)
class ClassicSeatView:
    """The pieces and tokens of one seat."""

    capital: int | None  # null: not chosen yet
    explored: tuple[int, ...]  # its Explorers, 1 and 2, that acted this turn
    created: int  # Outposts
    exploration: tuple[str, ...]  # tokens, as they were taken
    market_tokens: tuple[str, ...]  # still to be used
    used_tokens: tuple[str, ...]
    production: int


@dataclass(frozen=True)
class ClassicView:
    """What classic and the continuous mode add to a game."""

    map: str
    tiles: tuple[TileView, ...]
    fronts: tuple[FrontView, ...]
    markets: tuple[MarketView, ...]
    seats: tuple[ClassicSeatView, ...]
    active: int | None  # whose turn it is; null between turns
    ending: bool  # the end of the game was triggered
    unchosen: str | None  # the address of the benefit that was not chosen, of the token taken last
    removed: tuple[str, ...]  # cards and tokens that left the game


def show_classic(game: Game, seat: int | None, keys: Keys) -> SystemView:
    """The part of games on a map."""
    return {"classic": view_classic(game, seat, keys)}


def view_classic(game: Game, seat: int | None, keys: Keys) -> ClassicView:
    state = classic(game)
    return ClassicView(
        map=state.hexmap.name,
        tiles=_tiles(game, state, keys),
        fronts=tuple(
            [
                FrontView(keys.names[front[0]], keys.in_no_order(left))
                for front, left in zip(game.catalog.fronts, state.urns, strict=True)
            ]
        ),
        markets=tuple([_market(game, state, market, seat, keys) for market in state.markets]),
        seats=tuple([_seat(state, owner, keys) for owner in range(len(state.players))]),
        active=_seat_or_nobody(state.active),
        ending=state.ending,
        unchosen=None if state.unchosen is None else state.unchosen.address,
        removed=keys.pile(state.removed),
    )


def view_automa(state: State, seat: int, keys: Keys) -> AutomaView | None:
    """The Solo cards of a seat that nobody plays; nothing where somebody does."""
    solo = state.solo_decks[seat] if isinstance(state, ClassicState) else None
    return None if solo is None else AutomaView(keys.in_no_order(solo.deck.cards()), keys.pile(solo.revealed))


def _tiles(game: Game, state: ClassicState, keys: Keys) -> tuple[TileView, ...]:
    count = len(state.hexmap.tiles)
    owners: list[int | None] = [None] * count
    for seat, land in enumerate(state.land):
        for tile in members(land):
            owners[tile] = seat
    warlords = {tile: seat for seat, tile in enumerate(state.warlords) if tile != NONE}
    explorers: list[list[ExplorerView]] = [[] for _ in range(count)]
    for at, tile in enumerate(state.explorers):
        if tile != NONE:
            explorers[tile].append(ExplorerView(at // EXPLORERS, at % EXPLORERS + 1))
    fronts = [front[0] for front in game.catalog.fronts]
    wonders = keys.places(state.wonders)
    found = state.slots.get(Monsters.name)
    monsters = dict(zip(found.tiles, found.cards, strict=True)) if isinstance(found, Monsters) else {}
    return tuple(
        [
            TileView(
                number=at + 1,
                row=tile.row,
                column=tile.column,
                terrain=TERRAINS[tile.terrain],
                barbarian=tile.barbarian or None,
                town=tile.town,
                market=tile.market,
                owner=owners[at],
                troops=state.troops[at],
                outpost=bool(state.outposts >> at & 1),
                warlord=warlords.get(at),
                explorers=tuple(explorers[at]),
                exploration=None if state.fronts[at] == EMPTY else keys.names[fronts[state.fronts[at]]],
                production=bool(state.production >> at & 1),
                wonder=wonders[at],
                monster=keys.at(monsters.get(at, EMPTY)),
            )
            for at, tile in enumerate(state.hexmap.tiles)
        ]
    )


def _market(game: Game, state: ClassicState, market: Market, seat: int | None, keys: Keys) -> MarketView:
    has_looked = seat is not None and bool(market.seen >> seat & 1)
    return MarketView(
        tile=market.tile + 1,
        city=market.city,
        count=market.count,
        visited=tuple(members(market.visited)),
        seen=tuple(members(market.seen)),
        possible=keys.in_no_order(untaken_tokens(game.catalog, state, market.city)),
        stack=keys.in_no_order(market.stack) if has_looked else None,
    )


def _seat(state: ClassicState, seat: int, keys: Keys) -> ClassicSeatView:
    held = state.holdings[seat]
    acted = state.explored >> seat * EXPLORERS
    return ClassicSeatView(
        capital=None if state.capitals[seat] == NONE else state.capitals[seat] + 1,
        explored=tuple([explorer + 1 for explorer in range(EXPLORERS) if acted >> explorer & 1]),
        created=held.created,
        exploration=keys.pile(held.exploration),
        market_tokens=keys.pile(held.market),
        used_tokens=keys.pile(held.used),
        production=held.production,
    )


def _seat_or_nobody(seat: int) -> int | None:
    return None if seat == NONE else seat
