"""A tile in a sentence, and the map in sentences: one's own land and its neighbours first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.grammar import all_of, amount, amounts, side_by_side
from monumental.cli.screens.classic.tiles import Tile, place_of, tile_at
from monumental.cli.table.explaining.answer import Answer
from monumental.engine.action import NONE
from monumental.engine.resources import MILITARY
from monumental.games.classic.land.conquest import target_at, units_to_send, within_reach
from monumental.games.classic.land.hexmap import TERRAINS, members
from monumental.games.classic.modules.monsters import printed
from monumental.games.classic.state import classic
from monumental.play.words import seat_name

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.game import Game


def tile_line(game: Game, place: int, texts: Texts) -> str:
    """`Tile 17: forest, value 1; Danes: 3 Troops and the Warlord; Production token.`"""
    tile = tile_at(game, place)
    parts = [land(game, tile, texts), *on_it(game, tile, texts)]
    return texts(
        "sentence", text=texts("terminal-tile", number=tile.number, parts=side_by_side(texts, parts))
    )


def about_tile(game: Game, seat: int, words: str, texts: Texts) -> Answer:
    """What can be known about the tile of a number: `tile 17`."""
    place = place_of(game, words)
    if place is None:
        count = len(classic(game).hexmap.tiles)
        return Answer(texts("mistake-tile", words=words, count=count))
    first, *more = tile_in_full(game, seat, place, texts)
    return Answer(first, tuple(more))


def tile_in_full(game: Game, seat: int, place: int, texts: Texts) -> list[str]:
    """The same with its neighbours and, for a Province that is not one's own, what conquering it takes."""
    lines = [tile_line(game, place, texts)]
    state = classic(game)
    touching = [str(other + 1) for other in state.hexmap.neighbours[place]]
    if touching:
        lines.append(texts("terminal-touches", tiles=all_of(texts, touching)))
    if seat != NONE and state.land[seat] and state.hexmap.provinces & ~state.land[seat] & 1 << place:
        lines.append(conquest(game, seat, place, texts))
    return lines


def land(game: Game, tile: Tile, texts: Texts) -> str:
    """`forest, value 1, on the coast`; water; whose Capital it is."""
    name = texts(f"terrain-{TERRAINS[tile.terrain]}")
    if tile.home != NONE:
        return texts("terminal-capital-of", seat=seat_name(game, tile.home, texts))
    if tile.is_water or tile.is_capital:
        return name
    text = texts("terminal-land", terrain=name, value=tile.value)
    return texts("terminal-coastal", land=text) if tile.coastal else text


def on_it(game: Game, tile: Tile, texts: Texts) -> list[str]:
    """Everything that lies or stands on a tile, each by itself."""
    parts = []
    if tile.owner != NONE:
        owner = seat_name(game, tile.owner, texts)
        parts.append(texts("terminal-list", title=owner, items=all_of(texts, units(tile, texts))))
    if tile.token is not None:
        parts.append(token(tile, texts))
    if tile.monster is not None:
        monster = texts.card(tile.monster)
        parts.append(texts("terminal-monster-here", card=monster, strength=printed(tile.monster).strength))
    if tile.wonder is not None:
        parts.append(texts("terminal-wonder-here", card=texts.card(tile.wonder)))
    if tile.market:
        city = texts.city(tile.market)
        parts.append(texts("terminal-market", city=city, count=tile.market_tokens))
    if tile.production:
        parts.append(texts("tile-production"))
    for seat, numbers in enumerate(tile.explorers):
        for number in numbers:
            words = texts("terminal-explorer-here", seat=seat_name(game, seat, texts), number=number)
            acted = number in tile.acted[seat]
            parts.append(texts("terminal-explorer-marked", explorer=words) if acted else words)
    return parts


def units(tile: Tile, texts: Texts) -> list[str]:
    """Troops, Warlord and Outpost; a Capital may be without any."""
    found = [texts("terminal-troops", count=tile.troops)] if tile.troops else []
    if tile.warlord:
        found.append(texts("terminal-warlord"))
    if tile.outpost:
        found.append(texts("terminal-outpost"))
    return found or [texts("terminal-no-units")]


def token(tile: Tile, texts: Texts) -> str:
    """`Barbarians 3`, `Free Town, asks for 2 Science`."""
    assert tile.token is not None
    if any(tile.token.demands):
        return texts("terminal-free-town", amounts=amounts(texts, tile.token.demands))
    return texts("tile-barbarians", number=tile.token.value)


def conquest(game: Game, seat: int, place: int, texts: Texts) -> str:
    """What a Province would cost this seat, and whether it is in reach."""
    target = target_at(game, seat, place)
    needs = list(target.demands)
    needs[MILITARY] += target.military
    parts = [amount(texts, resource, count) for resource, count in enumerate(needs) if count]
    price = all_of(texts, [texts("terminal-units", count=target.units), *parts])
    if not within_reach(classic(game), seat) >> place & 1:
        return texts("terminal-conquest-far", price=price)
    ready = texts("terminal-units", count=units_to_send(game, seat, place))
    return texts("terminal-conquest", price=price, units=ready)


def near_lines(game: Game, seat: int, texts: Texts) -> list[str]:
    """One's own land and its neighbours; before there is any, the whole map."""
    mine, near, rest = regions(game, seat)
    if not mine:
        return _told(game, "terminal-map", rest, texts)
    return [
        *_told(game, "terminal-your-land", mine, texts),
        *_told(game, "terminal-next-to-you", near, texts),
    ]


def all_lines(game: Game, seat: int, texts: Texts) -> list[str]:
    """The whole map: one's own land, its neighbours, then the rest."""
    mine, _, rest = regions(game, seat)
    lines = near_lines(game, seat, texts)
    return [*lines, *_told(game, "terminal-rest", rest, texts)] if mine else lines


def _told(game: Game, key: str, places: list[int], texts: Texts) -> list[str]:
    title = texts("terminal-title", title=texts(key))
    return [title, *(tile_line(game, place, texts) for place in places)] if places else []


def regions(game: Game, seat: int) -> tuple[list[int], list[int], list[int]]:
    """The tiles of one's own land, those next to it, and the others; who only watches has no land."""
    state = classic(game)
    own = 0 if seat == NONE else state.land[seat]
    near = state.hexmap.frontier(own)
    everything = (1 << len(state.hexmap.tiles)) - 1
    return members(own), members(near), members(everything & ~own & ~near)
