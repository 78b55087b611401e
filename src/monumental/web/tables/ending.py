"""How a game ended, written down once: what every seat had, and new ratings where people alone played."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy.exc import IntegrityError

from monumental.play.table import PERSON
from monumental.web.store import StoreError
from monumental.web.store.people.results import Result
from monumental.web.store.people.results import settle as write_down

if TYPE_CHECKING:
    from monumental.web.store import Store
    from monumental.web.tables.room import Room

log = logging.getLogger(__name__)


async def settle(room: Room, store: Store, *, rated: bool) -> None:
    """Write it down; `StoreError` says that it could not be done now. `rated`: the host wants ratings."""
    ranks = places(room) if rated else {}
    for last in (False, True):
        try:
            await store.write(partial(write_down, room.id, results(room), places=ranks))
            break
        except IntegrityError as error:  # another game of the same people was a moment faster
            if last:
                raise StoreError(str(error)) from error


async def settle_now_or_later(room: Room, store: Store, *, rated: bool) -> None:
    """What can't be written now, the next round of the house writes."""
    try:
        await settle(room, store, rated=rated)
    except StoreError as error:
        log.warning("how table %s ended was not written down: %s", room.id, error)


def results(room: Room) -> list[Result]:
    """What every seat had at the end; of a game that was abandoned, who played what."""
    game, ending = room.table.game, room.table.ending()
    assert ending is not None
    found = []
    for seat, player in enumerate(game.state.players):
        people = None if player.civilization < 0 else game.catalog.civilizations[player.civilization].key
        points, won = None, None
        if not ending.abandoned:
            points, won = ending.scores[seat], seat in ending.winners
        found.append(Result(seat, people, points, won))
    return found


def places(room: Room) -> dict[str, int]:
    """Everybody's place, where people alone have played a game that is rated; else nothing.

    Whoever is not there at the end, because they resigned, a bot plays for them or somebody else took their
    seat, comes last; so does whoever let a bot play for them before. Where nobody is left, nobody has won
    against anybody.
    """
    # Whose seat somebody took over has lost; whoever took it came too late to be measured by it.
    first = {each.seat: each.owner for each in reversed(room.replaced)}
    sat = [first.get(seat.seat, seat.owner) for seat in room.seats]
    owners = [owner for owner in sat if owner is not None]
    if room.table.abandoned or not room.rated or len({*owners}) != len(room.seats) or len(owners) < 2:
        return {}
    not_there = absent(room)
    ranks = {}
    for owner, result in zip(owners, results(room), strict=True):
        # Those who share a victory share its place, whatever they have beside it.
        ranks[owner] = (result.seat in not_there, not result.won, 0 if result.won else -(result.points or 0))
    if all(gone for gone, *_ in ranks.values()):
        return {}
    order = sorted({*ranks.values()})
    return {owner: order.index(rank) for owner, rank in ranks.items()}


def absent(room: Room) -> frozenset[int]:
    """The seats of those who resigned, were replaced, or let a bot play for them, at the end or before."""
    helped = {
        move.seat
        for move in room.table.moves
        if move.is_seating and move.sitter != PERSON and not move.reason
    }
    stood_in = {seat.seat for seat in room.seats if room.bot_at(seat.seat) is not None}
    replaced = {each.seat for each in room.replaced}
    return frozenset({*room.table.resigned, *helped, *stood_in, *replaced})
