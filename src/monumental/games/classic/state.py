"""What classic adds to a position: the map with everything on it, and the tokens the players hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY, NONE
from monumental.engine.pieces.deck import EMPTY_DECK, Deck
from monumental.engine.pieces.display import NO_DISPLAY
from monumental.engine.state import State, new_player
from monumental.games.classic.land.facts import MapFacts
from monumental.games.classic.land.hexmap import HexMap

if TYPE_CHECKING:
    from monumental.engine.catalog import Script
    from monumental.engine.game import Game

#: What each player has on the map, beside a Warlord.  [BASE-COMP-08]
TROOPS: Final = 9
#: Explorers and Outposts are no Units.  [BASE-COMP-09]
EXPLORERS: Final = 2
OUTPOSTS: Final = 2


class Market:
    """A stack of Market tokens, face down. Never changes.

    Until somebody looks, nobody knows which of its city's tokens lie here; then the stack is what was seen.
    [BASE-EXP-05]
    """

    def __init__(
        self,
        tile: int,
        city: str,
        count: int,
        urn: tuple[int, ...],
        stack: tuple[int, ...] = (),
        seen: int = 0,
        visited: int = 0,
    ) -> None:
        self.tile = tile
        self.city = city
        self.count = count  # tokens that lie here
        self.urn = tuple(sorted(urn))  # the tokens that may be among them, while nobody has looked
        self.stack = tuple(sorted(stack))  # the tokens that are, once somebody has
        self.seen = seen  # a bit for each seat that has looked
        self.visited = visited  # a bit for each seat that has a token of this Market

    def open_to(self, seat: int) -> Market:
        """A seat may take a token here again."""
        visited = self.visited & ~(1 << seat)
        return Market(self.tile, self.city, self.count, self.urn, self.stack, self.seen, visited)


class Holdings:
    """The tokens of one player beside the city, and the Outposts of the supply. Never changes.

    [BASE-CONQ-16, BASE-RES-09]
    """

    def __init__(
        self,
        exploration: tuple[int, ...] = (),
        market: tuple[int, ...] = (),
        used: tuple[int, ...] = (),
        production: int = 0,
        created: int = 0,
    ) -> None:
        self.exploration = exploration  # Barbarians and Free Towns, as they were taken
        self.market = market  # Market tokens still to be used
        self.used = used  # Market tokens turned face down
        self.production = production  # Production tokens
        self.created = created  # how many Outposts were, whether they stand or not

    def with_exploration(self, token: int) -> Holdings:
        return Holdings((*self.exploration, token), self.market, self.used, self.production, self.created)

    def without_exploration(self, token: int) -> Holdings:
        left = list(self.exploration)
        left.remove(token)
        return Holdings(tuple(left), self.market, self.used, self.production, self.created)

    def with_market(self, token: int) -> Holdings:
        return Holdings(self.exploration, (*self.market, token), self.used, self.production, self.created)

    def using(self, token: int) -> Holdings:
        """A used Market token is kept: it reminds of the Market.  [BASE-EXP-10]"""
        left = list(self.market)
        left.remove(token)
        return Holdings(self.exploration, tuple(left), (*self.used, token), self.production, self.created)

    def without_market_tokens(self) -> Holdings:
        return Holdings(self.exploration, (), self.used, self.production, self.created)

    def with_production(self, count: int) -> Holdings:
        return Holdings(self.exploration, self.market, self.used, self.production + count, self.created)

    def with_created(self, count: int) -> Holdings:
        return Holdings(self.exploration, self.market, self.used, self.production, self.created + count)


class SoloDeck:
    """The Solo cards of one Automa. Never changes."""

    def __init__(self, deck: Deck = EMPTY_DECK, revealed: tuple[int, ...] = ()) -> None:
        self.deck = deck
        self.revealed = revealed  # face up, the latest last


#: The map of a table that nothing was laid out on.
NO_MAP: Final = HexMap("", ())


class ClassicState(State):
    """A position of classic. Sets of tiles are numbers with a bit for each tile."""

    hexmap: HexMap = NO_MAP
    capitals: list[int]  # each seat's tile; -1: not chosen yet
    land: list[int]  # each seat's tiles, the Capital included
    troops: list[int]  # on each tile; whose they are, the land says
    warlords: list[int]  # each seat's tile
    explorers: list[int]  # the tiles of seat 0's two Explorers, then of seat 1's …
    explored: int = 0  # a bit for each Explorer that acted this turn
    outposts: int = 0  # the tiles with an Outpost
    wonders: list[int]  # the Wonder whose token lies on each tile; -1: none
    fronts: list[int]  # the front of each tile's Exploration token (`Catalog.fronts`); -1: none
    urns: tuple[tuple[int, ...], ...] = ()  # for each front, the tokens that nobody has turned over yet
    production: int = 0  # the tiles with a Production token
    guarded: int = 0  # the tiles from which nobody takes a token
    markets: list[Market]
    holdings: list[Holdings]
    removed: tuple[int, ...] = ()  # cards and tokens that left the game
    active: int = NONE  # whose turn it is
    ending: bool = False  # the end of the game was triggered
    unchosen: Script | None = None  # of the token taken last this turn, the benefit that was not chosen
    solo_decks: tuple[SoloDeck | None, ...] = ()  # of each seat that is an Automa's
    _facts: list[MapFacts | None]  # of each seat, once somebody has asked

    def clone(self) -> ClassicState:
        copy = ClassicState()
        self.copy_common_part(copy)
        copy.hexmap = self.hexmap
        copy.capitals = self.capitals.copy()
        copy.land = self.land.copy()
        copy.troops = self.troops.copy()
        copy.warlords = self.warlords.copy()
        copy.explorers = self.explorers.copy()
        copy.explored = self.explored
        copy.outposts = self.outposts
        copy.wonders = self.wonders.copy()
        copy.fronts = self.fronts.copy()
        copy.urns = self.urns
        copy.production = self.production
        copy.guarded = self.guarded
        copy.markets = self.markets.copy()
        copy.holdings = self.holdings.copy()
        copy.removed = self.removed
        copy.active = self.active
        copy.ending = self.ending
        copy.unchosen = self.unchosen
        copy.solo_decks = self.solo_decks
        copy._facts = self._facts
        return copy

    def facts(self, seat: int) -> MapFacts:
        """What was found out about the map for a seat, as long as it is the same."""
        found = self._facts[seat]
        if found is None:
            found = self._facts[seat] = MapFacts()
        return found

    def map_changed(self) -> None:
        """Whoever changes land, Units, Outposts, Wonder tokens or Exploration tokens on the map says so.

        Other positions may still be as this one was, so they keep what was found out.
        """
        self._facts = [None] * len(self.land)

    def forget(self) -> None:
        super().forget()
        self.map_changed()

    def is_played(self, seat: int) -> bool:
        return self.solo_decks[seat] is None

    def decider(self, seat: int) -> int:
        """For an Automa, the nearest player on its right who is none.  [MOD-AUTO-05]"""
        while not self.is_played(seat):
            seat = (seat - 1) % len(self.solo_decks)
        return seat

    def owner(self, tile: int) -> int:
        """Who controls a tile; -1: nobody.  [BASE-CONQ-09]"""
        seat = 0
        for land in self.land:
            if land >> tile & 1:
                return seat
            seat += 1
        return NONE

    def provinces(self, seat: int) -> int:
        """The Provinces a seat controls: a Capital is none."""
        return self.land[seat] & self.hexmap.provinces


def new_classic_state(seats: int) -> ClassicState:
    """An empty table."""
    state = ClassicState()
    state.players = [new_player() for _ in range(seats)]
    state.piles = []
    state.agenda = []
    state.slots = {}
    state.capitals = [NONE] * seats
    state.land = [0] * seats
    state.troops = []
    state.warlords = [NONE] * seats
    state.explorers = [NONE] * (seats * EXPLORERS)
    state.wonders = []
    state.fronts = []
    state.markets = []
    state.holdings = [Holdings() for _ in range(seats)]
    state.solo_decks = (None,) * seats
    state.map_changed()
    # Positions share one layout, and are small, only if the very first one has every field that a copy has.
    state.display = NO_DISPLAY
    state.first = state.round = 0
    state.final = state.ending = False
    state.hexmap = NO_MAP
    state.explored = state.outposts = state.production = state.guarded = 0
    state.urns = ()
    state.removed = ()
    state.active = NONE
    state.unchosen = None
    return state


def classic(game: Game) -> ClassicState:
    """The position of a game of classic."""
    state = game.state
    assert isinstance(state, ClassicState)
    return state


def lay_map(state: ClassicState, hexmap: HexMap) -> None:
    """Put a map on the table, with nothing on it."""
    state.hexmap = hexmap
    count = len(hexmap.tiles)
    state.troops = [0] * count
    state.wonders = [EMPTY] * count
    state.fronts = [EMPTY] * count
