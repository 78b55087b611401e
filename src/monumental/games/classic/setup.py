"""Setting up a game of classic: the map and its tokens, civilizations, cities, Capitals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import Action, one_of_each
from monumental.engine.agenda import Choice, Step
from monumental.engine.catalog import FREE_TOWN, MARKET_TOKEN
from monumental.engine.reasons import Reason
from monumental.engine.rules import DRAWN, SetupPart, Wishes
from monumental.engine.setup import FoundCity, LayOutDisplay, assign_civilizations, choose_first_player
from monumental.games.classic.automa.turn import FoundAutoma
from monumental.games.classic.land.hexmap import MOST_TILES, HexMap
from monumental.games.classic.state import EXPLORERS, TROOPS, ClassicState, Market, SoloDeck, classic, lay_map

if TYPE_CHECKING:
    from collections.abc import Callable

    from monumental.engine.catalog import Catalog
    from monumental.engine.game import Game

CAPITAL: Final = one_of_each("capital", MOST_TILES)


class LayOutRows(LayOutDisplay):
    """One row of 6 cards; with two players two rows of 3.  [BASE-DISP-02, BASE-SOLO-02]"""

    def rows(self, seats: int) -> int:
        return 2 if seats == 2 else 1


class LayOutMap(SetupPart):
    """The map, and on it Barbarians, Free Towns, Markets and Production tokens.

    [BASE-SETUP-01, BASE-SETUP-04, BASE-MAP-06]
    """

    needs_layout = True

    def lay_out(self, game: Game, wishes: Wishes) -> None:
        layout = wishes.layout
        assert isinstance(layout, HexMap), "classic is played on a map"
        state = classic(game)
        lay_map(state, layout)
        state.urns = tuple([tuple(sorted(front)) for front in game.catalog.fronts])
        put_exploration_tokens(game, state)
        put_markets(game, state)
        state.production = layout.provinces
        for tile in layout.markets:
            state.production &= ~(1 << tile)


def put_exploration_tokens(game: Game, state: ClassicState) -> None:
    """Barbarians as the map says; which Free Towns, luck says. Only the fronts are known.

    [BASE-SETUP-02, BASE-SETUP-05, BASE-MAP-02, BASE-MAP-03]
    """
    towns = free_towns(game.catalog)
    for number, tile in enumerate(state.hexmap.tiles):
        if tile.barbarian:
            state.fronts[number] = barbarian_front(game.catalog, tile.barbarian)
        elif tile.town:
            drawn = game.chance.pick(towns)
            state.fronts[number] = front_of(game.catalog, towns[drawn])
            towns = towns[:drawn] + towns[drawn + 1 :]


def free_towns(catalog: Catalog) -> tuple[int, ...]:
    """Every Free Town token of the box."""
    towns: list[int] = []
    for front in catalog.fronts:
        towns.extend([token for token in front if catalog.cards[token].kind == FREE_TOWN])
    return tuple(towns)


def barbarian_front(catalog: Catalog, value: int) -> int:
    for number, front in enumerate(catalog.fronts):
        if catalog.cards[front[0]].value == value:
            return number
    raise LookupError(f"no Barbarian token has the number {value}")


def front_of(catalog: Catalog, token: int) -> int:
    for number, front in enumerate(catalog.fronts):
        if token in front:
            return number
    raise LookupError("an Exploration token without a front")


def put_markets(game: Game, state: ClassicState) -> None:
    """Each Market has a city of its own: as many of its tokens as there are players, face down.

    [BASE-SETUP-03, BASE-SETUP-05, BASE-MAP-05]
    """
    cities = [market_tokens(game.catalog, city) for city in market_cities(game.catalog)]
    for tile in state.hexmap.markets:
        # A token of each city stands for it.
        urn = cities.pop(game.chance.pick(tuple([tokens[0] for tokens in cities])))
        city = game.catalog.cards[urn[0]].city
        state.markets.append(Market(tile, city, min(len(state.players), len(urn)), urn))


def market_cities(catalog: Catalog) -> list[str]:
    return sorted({card.city for card in catalog.cards if card.kind == MARKET_TOKEN})


def market_tokens(catalog: Catalog, city: str) -> tuple[int, ...]:
    """All tokens of a Market's city."""
    tokens: list[int] = []
    for card in catalog.cards:
        if card.kind == MARKET_TOKEN and card.city == city:
            tokens.extend([card.number] * card.copies)
    return tuple(tokens)


def untaken_tokens(catalog: Catalog, state: ClassicState, city: str) -> tuple[int, ...]:
    """The tokens of a Market's city that nobody has and that are still in the game."""
    left = list(market_tokens(catalog, city))
    gone = list(state.removed)
    for held in state.holdings:
        gone.extend(held.market)
        gone.extend(held.used)
    for token in gone:
        if token in left:
            left.remove(token)
    return tuple(left)


class SeatPlayers(SetupPart):
    """The start player; civilizations, cities, Capitals, each from the last player counter-clockwise.

    [BASE-CITY-13]
    """

    def __init__(self, begins: Callable[[int], Step]) -> None:
        self.begins = begins  # the first turn or round, of the start player

    def lay_out(self, game: Game, wishes: Wishes) -> None:
        state = game.state
        self.choose_first(game, wishes)
        seats = len(state.players)
        last_to_first = [(state.first - 1 - step) % seats for step in range(seats)]
        state.agenda.append(self.begins(state.first))
        for seat in reversed(last_to_first):
            state.agenda.append(DrawCapital(seat) if wishes.draw_capitals else ChooseCapital(seat))
        for seat in reversed(last_to_first):
            state.agenda.append(self.founding(seat, wishes))
        assign_civilizations(game, wishes, last_to_first)

    def choose_first(self, game: Game, wishes: Wishes) -> None:
        choose_first_player(game, wishes)

    def founding(self, seat: int, wishes: Wishes) -> Step:
        """Where a player begins."""
        return FoundCity(seat)


class SeatPlayersAndAutomas(SeatPlayers):
    """The same with seats that nobody plays: an Automa has a Solo deck, no city, and the first turn.

    [BASE-SOLO-01, BASE-AIM-02, MOD-AUTO-01]
    """

    seats_automas = True

    def lay_out(self, game: Game, wishes: Wishes) -> None:
        state = classic(game)
        state.solo_decks = tuple(
            [SoloDeck() if seat in wishes.automas else None for seat in range(len(state.players))]
        )
        super().lay_out(game, wishes)

    def choose_first(self, game: Game, wishes: Wishes) -> None:
        """An Automa, unless the players agreed on somebody.  [BASE-SOLO-03, MOD-AUTO-01]"""
        automas = wishes.automas
        if automas and wishes.first == DRAWN:
            # An Automa plays first; which of several, luck says.
            game.state.first = automas[game.chance.choose(len(automas))] if len(automas) > 1 else automas[0]
            game.tell("first-player", game.state.first)
        else:
            super().choose_first(game, wishes)

    def founding(self, seat: int, wishes: Wishes) -> Step:
        return FoundAutoma(seat, wishes.advanced) if seat in wishes.automas else FoundCity(seat)


def open_capitals(state: ClassicState) -> tuple[int, ...]:
    return tuple([tile for tile in state.hexmap.capitals if tile not in state.capitals])


class ChooseCapital(Choice):
    """Any Capital tile that nobody else has.  [BASE-CITY-13]"""

    question = "choose-capital"
    waits = True

    def options(self, game: Game) -> list[Action]:
        return [CAPITAL[tile] for tile in open_capitals(classic(game))]

    def take(self, game: Game, action: Action) -> None:
        move_into_capital(game, self.seat, action.first)

    def refusal(self, game: Game, action: Action) -> Reason:
        state = classic(game)
        if action.verb != "capital":
            return Reason("not-asked-now", self.question)
        if action.first in state.capitals:
            return Reason("capital-taken", self.question)
        return Reason("no-capital-there", self.question)


class DrawCapital(Step):
    """Luck says which Capital."""

    def run(self, game: Game) -> None:
        left = open_capitals(classic(game))
        move_into_capital(game, self.seat, left[game.chance.choose(len(left))])


def move_into_capital(game: Game, seat: int, tile: int) -> None:
    """Warlord, Troops and Explorers start here; Outposts in the supply.

    [BASE-CITY-02, BASE-CITY-14, BASE-CITY-15, MOD-AUTO-03]
    """
    state = classic(game)
    state.capitals[seat] = tile
    state.land[seat] = 1 << tile
    state.troops[tile] = TROOPS
    state.warlords[seat] = tile
    state.map_changed()
    for explorer in range(EXPLORERS):
        state.explorers[seat * EXPLORERS + explorer] = tile
    game.tell("settled", seat, place=tile)
