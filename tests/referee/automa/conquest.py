"""How an Automa conquers, found once more from the rules: what a Province costs, which is taken, who goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.action import EMPTY, NONE
from monumental.games.classic.automa.tokens import gold_of
from monumental.games.classic.land.hexmap import members
from monumental.testing.common import hold

if TYPE_CHECKING:
    from tests.referee.automa.ear import Deed, Ear
    from tests.referee.automa.table import Table


def reach(table: Table, seat: int) -> list[int]:
    """The Provinces next to a seat's land."""
    land, hexmap = table.state.land[seat], table.state.hexmap
    others = members(hexmap.provinces & ~land)
    return [tile for tile in others if any(land >> other & 1 for other in hexmap.neighbours[tile])]


def cost(table: Table, tile: int) -> int:
    """What a player without any text would pay: a Troop adds 1, a Warlord or Wonder 2, an Outpost 3."""
    state, catalog = table.state, table.game.catalog
    value = state.hexmap.values[tile]
    if state.fronts[tile] != EMPTY:
        token = catalog.cards[catalog.fronts[state.fronts[tile]][0]]
        return max(1, value + token.value) + sum(token.demands)
    if state.owner(tile) != NONE:
        value += state.troops[tile] + 2 * (state.warlords[state.owner(tile)] == tile)
        value += 3 * (state.outposts >> tile & 1) + 2 * (state.wonders[tile] != EMPTY)
    return max(1, value)


def targets(table: Table, seat: int, *, highest: bool) -> list[int]:
    """Next to its land, of the lowest or highest cost, then of the lowest value; none without a garrison."""
    state = table.state
    standing = (state.outposts & state.land[seat]).bit_count()
    used = standing if table.game.rules.on("outpost_rebuild") else state.holdings[seat].created
    if not state.troops[state.capitals[seat]] and used == 2:
        return []

    def rank(tile: int) -> tuple[int, int]:
        return cost(table, tile) * (-1 if highest else 1), state.hexmap.values[tile]

    found = reach(table, seat)
    best = min(map(rank, found), default=None)
    return [tile for tile in found if rank(tile) == best]


def conquer(ear: Ear, count: int, *, highest: bool) -> Deed:
    for _ in range(count):
        yield from ear.listen()
        wanted = targets(ear.table, ear.seat, highest=highest)
        if not wanted:
            return
        yield from conquer_one(ear, wanted)


def conquer_one(ear: Ear, wanted: list[int]) -> Deed:
    """Somebody holds it: a Troop of the Capital, else an Outpost. Its token is turned over."""
    state = ear.table.state
    tile = (yield from ear.listen()).place
    loser = state.owner(tile) if tile >= 0 else NONE
    if loser == NONE:
        yield from ear.hears("conquered-province")
    else:
        yield from ear.hears("conquered-from", number=loser)
    hold(tile in wanted, f"seat {ear.seat} conquers tile {tile}, not one of {wanted}")
    front, has_troop = state.fronts[tile], state.troops[state.capitals[ear.seat]] > 0
    ear.accept()
    if not has_troop:
        yield from ear.expects("built-outpost", place=tile)
    if front != EMPTY:
        yield from turn_over(ear, front)


def turn_over(ear: Ear, front: int) -> Deed:
    """A token leaves or is kept and gives Gold; a Monster stays."""
    catalog = ear.table.game.catalog
    keeps = ear.table.game.rules.on("automa_token_gold")
    event = yield from ear.listen()
    lay_there = event.card in catalog.fronts[front]
    hold(lay_there, f"{event.key}, and a token of front {front} was to be turned over")
    token = catalog.cards[event.card]
    if not token.benefits:
        yield from ear.expects("monster-found")
    else:
        yield from ear.expects("automa-kept-token" if keeps else "token-left")
        yield from ear.gains(gold_of(token) if keeps else 0)
