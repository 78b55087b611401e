"""How the Explorers of an Automa walk, found once more from the rules: towards the nearest goals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.games.classic.automa.explorers import resources_in
from monumental.games.classic.land.hexmap import members
from monumental.games.classic.state import EXPLORERS
from monumental.testing.common import hold

if TYPE_CHECKING:
    from tests.referee.automa.ear import Deed, Ear
    from tests.referee.automa.table import Table


# Where to


def open_markets(table: Table, seat: int) -> list[int]:
    """The Markets that have a token for an Automa."""
    return [market.tile for market in table.state.markets if market.count and not market.visited >> seat & 1]


def begins_anew(table: Table, seat: int) -> bool:
    """It has taken a token of every Market that has any left, where Markets open again."""
    if not table.game.rules.on("automa_markets_reopen"):
        return False
    has_visited = any(market.visited >> seat & 1 for market in table.state.markets)
    return has_visited and not open_markets(table, seat)


def is_open(table: Table, seat: int, tile: int) -> bool:
    """An Explorer enters Provinces, its own Capital and, unless a switch says no, water."""
    hexmap = table.state.hexmap
    water = bool(hexmap.water >> tile & 1) and table.game.rules.on("explorer_water")
    return bool(hexmap.provinces >> tile & 1) or tile == table.state.capitals[seat] or water


def distances(table: Table, seat: int, start: int) -> dict[int, int]:
    """How many steps each tile is away that an Explorer can walk to."""
    found = {start: 0}
    queue = [start]
    for tile in queue:
        for other in table.state.hexmap.neighbours[tile]:
            if other not in found and is_open(table, seat, other):
                found[other] = found[tile] + 1
                queue.append(other)
    return found


def nearest(table: Table, seat: int, explorer: int) -> set[int]:
    """The goals an Explorer goes towards, of those that it can reach.

    Markets with a token for it, and Monsters; where there are none, Production tokens. The second leaves the
    first one's goal to it, if there is another.
    """
    start = table.state.explorers[seat * EXPLORERS + explorer]
    away = distances(table, seat, start)
    del away[start]
    wanted = {*open_markets(table, seat), *members(table.state.guarded)} & set(away)
    wanted = wanted or set(members(table.state.production)) & set(away)
    if explorer:
        first = nearest(table, seat, 0)
        if len(first) == 1 and wanted - first:
            wanted -= first
    least = min((away[tile] for tile in wanted), default=0)
    return {tile for tile in wanted if away[tile] == least}


def next_tiles(table: Table, seat: int, explorer: int) -> set[int]:
    """The tiles beside an Explorer that begin a shortest way; rather those with a Production token."""
    start = table.state.explorers[seat * EXPLORERS + explorer]
    beside = {tile for tile in table.state.hexmap.neighbours[start] if is_open(table, seat, tile)}
    leading = set()
    for goal in nearest(table, seat, explorer):
        # Ways are as long in both directions, as long as both ends are open.
        away = distances(table, seat, goal)
        leading |= {tile for tile in beside if away.get(tile, -1) == away[start] - 1}
    return {tile for tile in leading if table.state.production >> tile & 1} or leading


def can_explore(table: Table, seat: int) -> bool:
    return begins_anew(table, seat) or any(next_tiles(table, seat, explorer) for explorer in range(EXPLORERS))


# Walking


def explore(ear: Ear, steps: int) -> Deed:
    """First one Explorer makes all its steps, then the other."""
    yield from begin_anew(ear)
    for explorer in range(EXPLORERS):
        for _ in range(steps):
            yield from ear.listen()
            ways = next_tiles(ear.table, ear.seat, explorer)
            if not ways:
                break
            event = yield from ear.hears("explorer-moved", number=explorer + 1)
            hold(event.place in ways, f"an Explorer goes to tile {event.place}, not to one of {ways}")
            ear.accept()
            yield from take_tokens(ear, event.place)


def take_tokens(ear: Ear, tile: int) -> Deed:
    """What lies on a tile that was entered: a Monster, a Production token, Market tokens."""
    yield from ear.listen()
    if ear.table.state.guarded >> tile & 1:
        yield from ear.expects("defeated", place=tile)
        yield from ear.listen()
    if ear.table.state.production >> tile & 1:
        yield from ear.expects("automa-took-production", place=tile)
        if ear.table.state.holdings[ear.seat].production == 2:
            yield from ear.expects("automa-exchanged", number=2)
            yield from ear.gains(1)
        yield from ear.listen()
    if tile in open_markets(ear.table, ear.seat):
        keeps = ear.table.game.rules.on("automa_token_gold")
        key = "automa-kept-market-token" if keeps else "market-token-left"
        event = yield from ear.expects(key, place=tile)
        yield from ear.gains(resources_in(ear.table.game.catalog.cards[event.card].use) if keeps else 0)
        yield from begin_anew(ear)


def begin_anew(ear: Ear) -> Deed:
    yield from ear.listen()
    if begins_anew(ear.table, ear.seat):
        yield from ear.expects("markets-open-again")
