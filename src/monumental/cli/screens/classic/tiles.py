"""What lies on a tile of the map, read off the position: the drawn map and the spoken one both begin here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from monumental.cli.screens.classic.modules import monster_at
from monumental.engine.action import EMPTY, NONE
from monumental.games.classic.land.explorer import has_explored
from monumental.games.classic.land.hexmap import CAPITAL, WATER
from monumental.games.classic.state import EXPLORERS, classic
from monumental.games.classic.tokens.markets import market_at

if TYPE_CHECKING:
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game

#: A letter for each seat.
LETTERS = "ABCDE"


@dataclass(frozen=True)
class Tile:
    """A tile with everything on it that everybody can see. What a Market holds, only visitors have seen."""

    place: int  # counted from 0, as the engine does
    terrain: int
    value: int
    coastal: bool
    owner: int  # nobody: -1
    home: int  # whose Capital it is; nobody's: -1
    troops: int
    warlord: bool
    outpost: bool
    wonder: Card | None
    token: Card | None  # a Barbarian or a Free Town; its back is not known
    market: str  # the Market's city; none: ""
    market_tokens: int
    production: bool
    monster: Card | None  # that guards it
    explorers: tuple[tuple[int, ...], ...]  # for each seat, which of its Explorers stand here: 1, 2
    acted: tuple[tuple[int, ...], ...]  # and which of them can't act again now

    @property
    def number(self) -> int:
        """As players count."""
        return self.place + 1

    @property
    def is_water(self) -> bool:
        return self.terrain == WATER

    @property
    def is_capital(self) -> bool:
        return self.terrain == CAPITAL


def tile_at(game: Game, place: int) -> Tile:
    state = classic(game)
    cards = game.catalog.cards
    owner = state.owner(place)
    front = state.fronts[place]
    wonder = state.wonders[place]
    position = market_at(state, place)
    explorers = [_explorers_at(state.explorers, seat, place) for seat in range(len(state.players))]
    return Tile(
        place=place,
        terrain=state.hexmap.tiles[place].terrain,
        value=state.hexmap.values[place],
        coastal=bool(state.hexmap.coast >> place & 1),
        owner=owner,
        home=state.capitals.index(place) if place in state.capitals else NONE,
        troops=state.troops[place],
        warlord=owner != NONE and state.warlords[owner] == place,
        outpost=bool(state.outposts >> place & 1),
        wonder=None if wonder == EMPTY else cards[wonder],
        token=None if front == EMPTY else cards[game.catalog.fronts[front][0]],
        market="" if position == NONE else state.markets[position].city,
        market_tokens=0 if position == NONE else state.markets[position].count,
        production=bool(state.production >> place & 1),
        monster=monster_at(game, place),
        explorers=tuple(explorers),
        acted=tuple(
            tuple(number for number in numbers if has_explored(state, seat, number - 1))
            for seat, numbers in enumerate(explorers)
        ),
    )


def _explorers_at(explorers: list[int], seat: int, place: int) -> tuple[int, ...]:
    own = explorers[seat * EXPLORERS : (seat + 1) * EXPLORERS]
    return tuple(number for number, tile in enumerate(own, start=1) if tile == place)


def all_tiles(game: Game) -> list[Tile]:
    """Every tile of the map."""
    return [tile_at(game, place) for place in range(len(classic(game).hexmap.tiles))]


def place_of(game: Game, words: str) -> int | None:
    """The tile of this number; nothing where there is none."""
    number = int(words) if words.isascii() and words.isdigit() and len(words) < 4 else 0
    return number - 1 if 1 <= number <= len(classic(game).hexmap.tiles) else None
