"""What a position file of classic says beside the common part: the map, and what everybody has on it.

Tiles have the numbers that players see, counted from 1. What a seat controls follows from its pieces.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, ClassVar

from pydantic import Field

from monumental.cards.model import Model
from monumental.engine.action import EMPTY, NONE
from monumental.engine.catalog import (
    BARBARIAN,
    BUILDING,
    FREE_TOWN,
    KNOWLEDGE,
    MARKET_TOKEN,
    MONSTER,
    WONDER,
)
from monumental.games.classic.automa.turn import cards_per_turn
from monumental.games.classic.land.hexmap import HexMap, members, tile_set
from monumental.games.classic.modules.heroes import HeroRow
from monumental.games.classic.modules.monsters import Monsters
from monumental.games.classic.setup import (
    ChooseCapital,
    DrawCapital,
    barbarian_front,
    free_towns,
    front_of,
)
from monumental.games.classic.state import (
    EXPLORERS,
    TROOPS,
    ClassicState,
    Holdings,
    lay_map,
    new_classic_state,
)
from monumental.games.classic.turn import FinishTurn, StartTurn, TakeActions
from monumental.maps.drawing import DrawingError, draw_tiles, read_tiles
from monumental.maps.files import MapError, find_map, read_map, shipped_maps
from monumental.play.positions.automa import (
    AutomaText,
    check_no_city,
    check_tasks,
    dump_automa,
    read_solo_deck,
)
from monumental.play.positions.layout import Few, PlayerText, PositionError, PositionText
from monumental.play.positions.markets import (
    MARKET,
    MarketText,
    TileNumber,
    dump_market,
    put_markets,
    tile_of,
)
from monumental.play.positions.reader import PositionReader

if TYPE_CHECKING:
    from monumental.engine.catalog import Script
    from monumental.engine.game import Game
    from monumental.engine.state import State
    from monumental.play.positions.agenda_checks import Rhythm

TileWord = Annotated[str, Field(pattern=r"^[1-9][0-9]?$")]

EXPLORATION = {BARBARIAN, FREE_TOWN}
ANYTHING = {BUILDING, KNOWLEDGE, WONDER, BARBARIAN, FREE_TOWN, MARKET_TOKEN, MONSTER}


class BoardText(Model):
    map: str = ""  # the name of a layout of ours, where there is no drawing
    drawing: str = ""
    tokens: dict[TileWord, str] | None = None  # Exploration tokens, each by any that looks the same
    production: list[TileNumber] | None = None
    markets: list[MarketText] | None = None
    wonders: dict[TileWord, str] = {}
    removed: str = ""


class ClassicSeatText(PlayerText):
    automa: AutomaText | None = None  # nobody plays this seat
    capital: TileNumber | None = None
    troops: dict[TileWord, Few] | None = None  # left out: all in the Capital
    warlord: TileNumber | None = None
    explorers: list[TileNumber] | None = None
    explored: list[Annotated[int, Field(ge=1, le=EXPLORERS)]] = []
    outposts: list[TileNumber] = []
    created: Few | None = None
    exploration: str = ""
    market_tokens: str = ""
    used_tokens: str = ""
    production: Few = 0


class ClassicText(PositionText):
    board: BoardText = BoardText()
    seats: Sequence[ClassicSeatText]
    active: int | None = None
    ending: bool = False
    unchosen: str = ""  # the address of a benefit


class ClassicReader(PositionReader):
    rhythm: ClassVar[Rhythm] = ((StartTurn, TakeActions, FinishTurn),)
    foreign: ClassVar[tuple[str, ...]] = ("monumental.games.duel", "monumental.games.continuous")

    def state(self, text: PositionText) -> State:
        assert isinstance(text, ClassicText)
        seats = len(text.seats)
        if text.active is not None and not NONE <= text.active < seats:
            raise PositionError(f"active: there is no seat {text.active}")
        self.check(text)
        if all(seat.automa is not None for seat in text.seats):
            raise PositionError("seats: at least one is no Automa's")
        hexmap = self.hexmap(text.board, seats)
        state = new_classic_state(seats)
        self.read_common_part(state, text)
        lay_map(state, hexmap)
        state.holdings = [self.holdings(seat, f"seats[{number}]") for number, seat in enumerate(text.seats)]
        state.removed = self.cards(text.board.removed, "board.removed", ANYTHING)
        state.active = text.first if text.active is None else text.active
        state.ending = text.ending
        state.unchosen = self.benefit(text.unchosen)
        state.solo_decks = tuple(
            read_solo_deck(self, seat.automa, f"seats[{number}].automa", state.players[number])
            for number, seat in enumerate(text.seats)
        )
        self.check_automas(state, text)
        for number, seat in enumerate(text.seats):
            self.put_pieces(state, number, seat)
        self.put_tokens(state, text.board)
        self.check_modules(state, text)
        put_markets(self, state, text.board.markets)
        for word, key in text.board.wonders.items():
            tile = tile_of(state, int(word), "board.wonders")
            state.wonders[tile] = self.wonder(key, f"board.wonders.{word}")
        return state

    def check_automas(self, state: ClassicState, text: ClassicText) -> None:
        check_tasks(self, state, self.lines(text))
        for number, seat in enumerate(text.seats):
            if seat.automa is not None:
                check_no_city(seat, state.players[number], f"seats[{number}]")
                # The cards of an Automa only count.
                state.players[number].standing = ()

    def benefit(self, address: str) -> Script | None:
        """The benefit of an Exploration token, by its address."""
        benefits = {script.address: script for card in self.catalog.cards for script in card.benefits}
        if address and address not in benefits:
            raise PositionError(f"unchosen: there is no benefit '{address}'")
        return benefits.get(address)

    def usual_agenda(self, text: PositionText) -> list[str]:
        assert isinstance(text, ClassicText)
        active = text.first if text.active is None else text.active
        if 0 <= active < len(text.seats) and text.seats[active].automa is not None:
            return [f"FinishTurn {active}", f"RevealSoloCard {active} {cards_per_turn(self.rules)}"]
        return [f"TakeActions {active}"]

    def hexmap(self, text: BoardText, seats: int) -> HexMap:
        """A drawing is taken as it is: a position may be on a map that nobody would deal."""
        try:
            if text.drawing:
                hexmap = drawn_map(text.map or "drawn", text.drawing)
            else:
                hexmap = read_map(find_map(text.map or shipped_maps(seats)[0]))
        except DrawingError as error:
            raise PositionError(f"board.drawing: {error}") from error
        except MapError as error:
            raise PositionError(f"board.map: {error.problems[0]}") from error
        if len(hexmap.capitals) < seats:
            raise PositionError(f"board: a map with {len(hexmap.capitals)} Capitals is not for {seats} seats")
        return hexmap

    def put_pieces(self, state: ClassicState, seat: int, text: ClassicSeatText) -> None:
        place = f"seats[{seat}]"
        if text.capital is None:
            choosing = [task.seat for task in state.agenda if isinstance(task, ChooseCapital | DrawCapital)]
            if seat not in choosing:
                raise PositionError(f"{place}.capital: the field is missing")
            return
        capital = tile_of(state, text.capital, f"{place}.capital")
        if capital not in state.hexmap.capitals:
            raise PositionError(f"{place}.capital: tile {text.capital} is no Capital")
        if capital in state.capitals:
            raise PositionError(f"{place}.capital: tile {text.capital} is another player's")
        state.capitals[seat] = capital
        warlord = tile_of(state, text.warlord or text.capital, f"{place}.warlord")
        troops = text.troops
        if troops is None:
            troops = {str(text.capital): TROOPS}
        outposts = [tile_of(state, number, f"{place}.outposts") for number in text.outposts]
        held = {tile_of(state, int(word), f"{place}.troops"): count for word, count in troops.items()}
        if sum(held.values()) > TROOPS:
            raise PositionError(f"{place}.troops: a player has {TROOPS}, not {sum(held.values())}")
        land = tile_set((capital, warlord, *outposts, *[tile for tile, count in held.items() if count]))
        self.check_land(state, seat, land)
        state.land[seat] = land
        state.warlords[seat] = warlord
        for tile, count in held.items():
            state.troops[tile] = count
        state.outposts |= tile_set(tuple(outposts))
        created = len(outposts) if text.created is None else text.created
        if created < len(outposts):
            raise PositionError(f"{place}.created: there are {len(outposts)} Outposts on the map already")
        state.holdings[seat] = state.holdings[seat].with_created(created)
        explorers = text.explorers or [text.capital] * EXPLORERS
        if len(explorers) != EXPLORERS:
            raise PositionError(f"{place}.explorers: a player has {EXPLORERS}, not {len(explorers)}")
        for explorer, number in enumerate(explorers):
            tile = tile_of(state, number, f"{place}.explorers")
            if tile in state.hexmap.capitals and tile != capital:
                raise PositionError(f"{place}.explorers: no Explorer enters another Capital: {number}")
            state.explorers[seat * EXPLORERS + explorer] = tile
        for explorer in text.explored:
            state.explored |= 1 << (seat * EXPLORERS + explorer - 1)

    def check_land(self, state: ClassicState, seat: int, land: int) -> None:
        """Pieces stand on Provinces that nobody else holds, or on one's own Capital."""
        for tile in members(land):
            if state.owner(tile) != NONE:
                raise PositionError(f"seats[{seat}]: tile {tile + 1} is another player's")
            if not state.hexmap.provinces >> tile & 1 and tile != state.capitals[seat]:
                raise PositionError(f"seats[{seat}]: tile {tile + 1} can't be held: it is no Province")

    def holdings(self, text: ClassicSeatText, place: str) -> Holdings:
        return Holdings(
            self.cards(text.exploration, f"{place}.exploration", EXPLORATION),
            self.cards(text.market_tokens, f"{place}.market_tokens", MARKET),
            self.cards(text.used_tokens, f"{place}.used_tokens", MARKET),
            text.production,
        )

    def put_tokens(self, state: ClassicState, text: BoardText) -> None:
        """Exploration tokens lie where nobody conquered; whatever nobody holds has not been turned over."""
        known = Counter(state.removed)
        for held in state.holdings:
            known.update(held.exploration)
        found = state.slots.get(Monsters.name)
        if isinstance(found, Monsters):
            known.update((*found.cards, *found.defeated))
            state.guarded = self.guarded(state, found)
        urns = []
        for front in self.catalog.fronts:
            left = Counter(front)
            left.subtract({token: count for token, count in known.items() if token in front})
            if left and min(left.values()) < 0:
                raise PositionError("seats: more Exploration tokens were taken than the box has")
            urns.append(tuple(sorted(left.elements())))
        state.urns = tuple(urns)
        if text.tokens is None:
            self.put_usual_tokens(state)
        else:
            for word, key in text.tokens.items():
                tile = tile_of(state, int(word), "board.tokens")
                token = self.cards(key, f"board.tokens.{word}", EXPLORATION)
                if len(token) != 1:
                    raise PositionError(f"board.tokens.{word}: one token, not {len(token)}")
                if state.owner(tile) != NONE or not state.hexmap.provinces >> tile & 1:
                    raise PositionError(f"board.tokens.{word}: it is held or no Province")
                state.fronts[tile] = front_of(self.catalog, token[0])
        for number, count in Counter(front for front in state.fronts if front != EMPTY).items():
            if count > len(state.urns[number]):
                raise PositionError("board.tokens: more Exploration tokens of a front than the box has")
        if text.production is None:
            state.production = state.hexmap.provinces & ~tile_set(state.hexmap.markets)
        else:
            state.production = tile_set(
                tuple(tile_of(state, number, "board.production") for number in text.production)
            )

    def guarded(self, state: ClassicState, found: Monsters) -> int:
        """The tiles with a Monster."""
        for tile in found.tiles:
            if not 0 <= tile < len(state.hexmap.tiles) or not state.hexmap.provinces >> tile & 1:
                raise PositionError(f"modules.monsters.tiles: tile {tile + 1} is no Province")
        return tile_set(found.tiles)

    def check_modules(self, state: ClassicState, text: ClassicText) -> None:
        """A Monster stands where its token was turned over; there is one of each Hero."""
        for tile in members(state.guarded):
            if state.fronts[tile] != EMPTY:
                raise PositionError(f"modules.monsters.tiles: tile {tile + 1} still has its token")
        heroes = [player.hero for player in state.players if player.hero != EMPTY]
        row = state.slots.get(HeroRow.name)
        if isinstance(row, HeroRow):
            heroes += [*row.row, *row.leaving]
            for seat in row.leavers:
                if state.players[seat].hero != EMPTY:
                    raise PositionError(f"seats[{seat}].hero: another Hero of theirs is still leaving")
            for era in row.eras:
                if era not in self.rules.eras:
                    raise PositionError(f"modules.heroes.eras: there is no era {era}")
            here = {self.catalog.cards[hero].era for hero in heroes}
            if "eras" not in text.modules.get(HeroRow.name, {}):
                come = tuple(era for era in self.rules.eras if era in here)
                state.slots[HeroRow.name] = HeroRow(row.row, row.leaving, row.leavers, come)
            elif not here <= set(row.eras):
                raise PositionError("modules.heroes.eras: there are Heroes of an era that is missing")
        for hero in heroes:
            if heroes.count(hero) > 1:
                raise PositionError(f"seats: {self.catalog.cards[hero].key} is in two places")

    def put_usual_tokens(self, state: ClassicState) -> None:
        """As the map says, on all Provinces that nobody holds."""
        towns = list(free_towns(self.catalog))
        for number, tile in enumerate(state.hexmap.tiles):
            if state.owner(number) != NONE or state.guarded >> number & 1:
                continue
            if tile.barbarian:
                state.fronts[number] = barbarian_front(self.catalog, tile.barbarian)
            elif tile.town:
                state.fronts[number] = front_of(self.catalog, towns.pop(0))


@lru_cache(maxsize=64)
def drawn_map(name: str, drawing: str) -> HexMap:
    """A map never changes: all positions on it share it."""
    return HexMap(name, read_tiles(drawing))


def dump_table(game: Game, names: list[str]) -> dict[str, object]:
    """The map and what lies on it for everybody, and whose turn it is."""
    state = game.state
    assert isinstance(state, ClassicState)
    board: dict[str, object] = {
        "map": state.hexmap.name,
        "drawing": draw_tiles(state.hexmap.tiles),
        "tokens": {
            str(tile + 1): names[game.catalog.fronts[front][0]]
            for tile, front in enumerate(state.fronts)
            if front != EMPTY
        },
        "production": _numbers(state.production),
        "markets": [dump_market(market, names) for market in state.markets],
    }
    wonders = {str(tile + 1): names[card] for tile, card in enumerate(state.wonders) if card != EMPTY}
    if wonders:
        board["wonders"] = wonders
    if state.removed:
        board["removed"] = _words(state.removed, names)
    data: dict[str, object] = {"board": board, "active": state.active}
    if state.ending:
        data["ending"] = True
    if state.unchosen is not None:
        data["unchosen"] = state.unchosen.address
    return data


def _numbers(tiles: int) -> list[int]:
    return [tile + 1 for tile in members(tiles)]


def _words(cards: tuple[int, ...], names: list[str]) -> str:
    return " ".join(names[card] for card in cards)


def dump_seat(game: Game, seat: int, names: list[str]) -> dict[str, object]:
    """A player's pieces and tokens; what is empty is left out by the writer."""
    state = game.state
    assert isinstance(state, ClassicState)
    automa = dump_automa(state.solo_decks[seat], names)
    if state.capitals[seat] == NONE:
        return automa
    held = state.holdings[seat]
    explorers = state.explorers[seat * EXPLORERS : (seat + 1) * EXPLORERS]
    return {
        **automa,
        "capital": state.capitals[seat] + 1,
        "troops": {str(tile + 1): state.troops[tile] for tile in members(state.land[seat])},
        "warlord": state.warlords[seat] + 1,
        "explorers": [tile + 1 for tile in explorers],
        "explored": [
            explorer + 1
            for explorer in range(EXPLORERS)
            if state.explored >> (seat * EXPLORERS + explorer) & 1
        ],
        "outposts": _numbers(state.outposts & state.land[seat]),
        "created": state.holdings[seat].created,
        "exploration": _words(held.exploration, names),
        "market_tokens": _words(held.market, names),
        "used_tokens": _words(held.used, names),
        "production": held.production,
    }
