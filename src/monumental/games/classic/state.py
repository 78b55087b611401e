"""What classic adds to a position: the map with everything on it, and the tokens the players hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY, NONE
from monumental.engine.display import Display
from monumental.engine.state import Player, Slot, State, new_player
from monumental.games.classic.hexmap import HexMap

if TYPE_CHECKING:
    from monumental.engine.agenda import Task
    from monumental.engine.catalog import Script
    from monumental.engine.game import Game
    from monumental.games.classic.automa.deck import SoloDeck

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
    """The tokens of one player beside the city. Never changes.  [BASE-CONQ-16, BASE-RES-09]"""

    def __init__(
        self,
        exploration: tuple[int, ...] = (),
        market: tuple[int, ...] = (),
        used: tuple[int, ...] = (),
        production: int = 0,
    ) -> None:
        self.exploration = exploration  # Barbarians and Free Towns, as they were taken
        self.market = market  # Market tokens still to be used
        self.used = used  # Market tokens turned face down
        self.production = production  # Production tokens

    def with_exploration(self, token: int) -> Holdings:
        return Holdings((*self.exploration, token), self.market, self.used, self.production)

    def without_exploration(self, token: int) -> Holdings:
        left = list(self.exploration)
        left.remove(token)
        return Holdings(tuple(left), self.market, self.used, self.production)

    def with_market(self, token: int) -> Holdings:
        return Holdings(self.exploration, (*self.market, token), self.used, self.production)

    def using(self, token: int) -> Holdings:
        """A used Market token is kept: it reminds of the Market.  [BASE-EXP-10]"""
        left = list(self.market)
        left.remove(token)
        return Holdings(self.exploration, tuple(left), (*self.used, token), self.production)

    def without_market_tokens(self) -> Holdings:
        return Holdings(self.exploration, (), self.used, self.production)

    def with_production(self, count: int) -> Holdings:
        return Holdings(self.exploration, self.market, self.used, self.production + count)


class ClassicState(State):
    """A position of classic. Sets of tiles are numbers with a bit for each tile."""

    def __init__(
        self,
        players: list[Player],
        display: Display,
        piles: list[int],
        agenda: list[Task],
        first: int,
        round: int,
        final: bool,
        slots: dict[str, Slot],
        hexmap: HexMap,
        capitals: list[int],
        land: list[int],
        troops: list[int],
        warlords: list[int],
        explorers: list[int],
        explored: int,
        outposts: int,
        created: list[int],
        wonders: list[int],
        fronts: list[int],
        urns: tuple[tuple[int, ...], ...],
        production: int,
        guarded: int,
        markets: list[Market],
        holdings: list[Holdings],
        removed: tuple[int, ...],
        active: int,
        ending: bool,
        unchosen: Script | None,
        solo_decks: tuple[SoloDeck | None, ...],
    ) -> None:
        super().__init__(players, display, piles, agenda, first, round, final, slots)
        self.hexmap = hexmap
        self.capitals = capitals  # each seat's tile; -1: not chosen yet
        self.land = land  # each seat's tiles, the Capital included
        self.troops = troops  # on each tile; whose they are, the land says
        self.warlords = warlords  # each seat's tile
        self.explorers = explorers  # the tiles of seat 0's two Explorers, then of seat 1's …
        self.explored = explored  # a bit for each Explorer that acted this turn
        self.outposts = outposts  # the tiles with an Outpost
        self.created = created  # how many Outposts each seat has created
        self.wonders = wonders  # the Wonder whose token lies on each tile; -1: none
        self.fronts = fronts  # the front of each tile's Exploration token (`Catalog.fronts`); -1: none
        self.urns = urns  # for each front, the tokens that nobody has turned over yet
        self.production = production  # the tiles with a Production token
        self.guarded = guarded  # the tiles from which nobody takes a token
        self.markets = markets
        self.holdings = holdings
        self.removed = removed  # cards and tokens that left the game
        self.active = active  # whose turn it is
        self.ending = ending  # the end of the game was triggered
        self.unchosen = unchosen  # of the token taken last this turn, the benefit that was not chosen
        self.solo_decks = solo_decks  # of each seat that is an Automa's

    def clone(self) -> State:
        return ClassicState(
            [player.clone() for player in self.players],
            self.display,
            self.piles.copy(),
            self.agenda.copy(),
            self.first,
            self.round,
            self.final,
            self.slots.copy(),
            self.hexmap,
            self.capitals.copy(),
            self.land.copy(),
            self.troops.copy(),
            self.warlords.copy(),
            self.explorers.copy(),
            self.explored,
            self.outposts,
            self.created.copy(),
            self.wonders.copy(),
            self.fronts.copy(),
            self.urns,
            self.production,
            self.guarded,
            self.markets.copy(),
            self.holdings.copy(),
            self.removed,
            self.active,
            self.ending,
            self.unchosen,
            self.solo_decks,
        )

    def is_played(self, seat: int) -> bool:
        return self.solo_decks[seat] is None

    def decider(self, seat: int) -> int:
        """For an Automa, the nearest player on its right who is none.  [MOD-AUTO-05]"""
        while not self.is_played(seat):
            seat = (seat - 1) % len(self.solo_decks)
        return seat

    def owner(self, tile: int) -> int:
        """Who controls a tile; -1: nobody.  [BASE-CONQ-09]"""
        for seat in range(len(self.land)):
            if self.land[seat] >> tile & 1:
                return seat
        return NONE

    def provinces(self, seat: int) -> int:
        """The Provinces a seat controls: a Capital is none."""
        return self.land[seat] & self.hexmap.provinces


#: The map of a table that nothing was laid out on.
NO_MAP: Final = HexMap("", ())


def new_classic_state(seats: int) -> State:
    """An empty table."""
    return ClassicState(
        players=[new_player() for _ in range(seats)],
        display=Display((), (), 0, ()),
        piles=[],
        agenda=[],
        first=0,
        round=0,
        final=False,
        slots={},
        hexmap=NO_MAP,
        capitals=[NONE] * seats,
        land=[0] * seats,
        troops=[],
        warlords=[NONE] * seats,
        explorers=[NONE] * (seats * EXPLORERS),
        explored=0,
        outposts=0,
        created=[0] * seats,
        wonders=[],
        fronts=[],
        urns=(),
        production=0,
        guarded=0,
        markets=[],
        holdings=[Holdings() for _ in range(seats)],
        removed=(),
        active=NONE,
        ending=False,
        unchosen=None,
        solo_decks=(None,) * seats,
    )


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
