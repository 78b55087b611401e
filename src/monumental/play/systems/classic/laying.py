"""Where the cards and tokens that only classic and its modules have lie when somebody tries them out."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from monumental.engine.catalog import FREE_TOWN, MONSTER
from monumental.games.classic.land.hexmap import Tile
from monumental.games.classic.modules.heroes import HeroRow
from monumental.games.classic.setup import front_of
from monumental.games.classic.state import classic
from monumental.maps.drawing import draw_tiles
from monumental.maps.fairness import BARBARIANS
from monumental.play.systems.laying import COMMON, Laying, NoPlaceError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from monumental.engine.catalog import Card, Catalog
    from monumental.engine.game import Game


def _beside_the_capital(position: dict[str, Any], game: Game, seat: int, key: str) -> None:
    """On a tile next to one's Capital; whatever else looks like it is put away, so that it is this token.

    Other tiles where such a token lay get others, of which the box has enough.
    """
    catalog, board = game.catalog, position["board"]
    number = catalog.by_key[key].number
    own = front_of(catalog, number)
    capital = position["seats"][seat]["capital"] - 1
    near = _first(
        tile for tile in classic(game).hexmap.neighbours[capital] if str(tile + 1) in board["tokens"]
    )
    fronts = {
        tile: front_of(catalog, catalog.by_key[token].number) for tile, token in board["tokens"].items()
    }
    fronts[str(near + 1)] = own
    used = Counter(front for front in fronts.values() if front != own)
    for tile in (each for each, front in fronts.items() if front == own and each != str(near + 1)):
        other = _first(at for at, tokens in enumerate(catalog.fronts) if at != own and used[at] < len(tokens))
        fronts[tile] = other
        used[other] += 1
    board["tokens"] = {tile: _looks(catalog, front).key for tile, front in fronts.items()}
    # The map says what lies on it, too.
    tiles = list(classic(game).hexmap.tiles)
    for tile, front in fronts.items():
        was, token = tiles[int(tile) - 1], _looks(catalog, front)
        is_town = token.kind == FREE_TOWN
        number_on_it = 0 if is_town else token.value
        tiles[int(tile) - 1] = Tile(was.row, was.column, was.terrain, number_on_it, is_town, was.market)
    board["drawing"] = draw_tiles(tuple(tiles))
    alike = list(catalog.fronts[own])
    alike.remove(number)
    board["removed"] = " ".join([board.get("removed", ""), *(catalog.cards[token].key for token in alike)])


def _first(places: Iterator[int]) -> int:
    for place in places:
        return place
    raise NoPlaceError("no token can lie beside this Capital as it should")


def _looks(catalog: Catalog, front: int) -> Card:
    """A token of this front; Monsters look like Barbarians, and a position names those."""
    for number in catalog.fronts[front]:
        token = catalog.cards[number]
        if token.kind == FREE_TOWN or (token.kind != MONSTER and token.value in BARBARIANS):
            return token
    raise NoPlaceError("no tile of a map shows the number of this token")


def _taken(position: dict[str, Any], game: Game, seat: int, key: str) -> None:
    position["seats"][seat]["market_tokens"] = key


def _hired(position: dict[str, Any], game: Game, seat: int, key: str) -> None:
    """It is in one's service, and no longer in the row if luck has dealt it there; its era has come."""
    position["seats"][seat]["hero"] = key
    heroes = position["modules"][HeroRow.name]
    heroes["row"] = " ".join(hero for hero in heroes["row"].split() if hero != key)
    eras = {*heroes["eras"].split(), str(game.catalog.by_key[key].era)}
    heroes["eras"] = " ".join(sorted(eras))


def _next(position: dict[str, Any], game: Game, seat: int, key: str) -> None:
    """The only card that the Automa can reveal; the others come back when its deck is shuffled."""
    for other in position["seats"]:
        if "automa" in other:
            cards = [*other["automa"].get("deck", "").split(), *other["automa"].get("revealed", "").split()]
            revealed = " ".join(card for card in cards if card != key)
            other["automa"] = {"deck": key, "revealed": revealed}


TOKEN: Final = Laying(_beside_the_capital)

CLASSIC_TRIES: Final = {
    **COMMON,
    "barbarian": TOKEN,
    "free_town": TOKEN,
    "market_token": Laying(_taken),
    "solo": Laying(_next, automa=True),
}
HERO_TRIES: Final = {"hero": Laying(_hired)}
MONSTER_TRIES: Final = {"monster": TOKEN}
