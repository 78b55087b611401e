"""The rounds of a league: what came of its games, who meets next, and the tables for that.

A table of a league is like any other: only who sits there was not their own choice.
"""

from __future__ import annotations

import asyncio
import logging
import random
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from monumental.web.contract.requests import LONGEST_NAME, NewSeat, NewTable
from monumental.web.leagues.contract import LEAST, NewLeague
from monumental.web.leagues.pairing import (
    Met,
    Outcome,
    Pair,
    most_rounds_of_swiss,
    robin,
    rounds_of_robin,
    swiss,
)
from monumental.web.leagues.standing import points_of, standings
from monumental.web.problems import Refused
from monumental.web.store import Stale, StoreError
from monumental.web.store.leagues import book
from monumental.web.store.rows import Seat
from monumental.web.tables.ending import absent
from monumental.web.tables.new_rooms import seated_room
from monumental.web.tables.stored import row_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from monumental.web.store.leagues.book import League, Member
    from monumental.web.tables.room import Room
    from monumental.web.tables.rooms import Rooms

log = logging.getLogger(__name__)

#: How often a league is begun anew where somebody comes or goes at the same moment.
AGAIN: Final = 5

#: Luck that nobody can know before: who has which number decides whom they meet.
LUCK: Final = random.SystemRandom()


def wishes_of(league: League) -> NewLeague:
    return msgspec.json.decode(league.head.terms, type=NewLeague)


def rounds_of(league: League) -> int:
    """How many rounds there are; where everybody meets everybody, that is known when it has begun."""
    wishes = wishes_of(league)
    if wishes.form == "swiss":
        return wishes.rounds
    return rounds_of_robin(len(league.drawn)) if league.drawn else 0


def table_of(wishes: NewLeague, round: int, one: Member | None, two: Member | None) -> Room:
    """A table of a round. What such a table can't be is refused in one sentence."""
    name = f"{wishes.name.strip()} – {round}"
    table = NewTable(
        rules=wishes.rules,
        seats=[NewSeat("open"), NewSeat("open")],
        name=name if len(name) <= LONGEST_NAME else wishes.name.strip(),
        pace="turns" if wishes.clock.by_days else "live",
        clock=wishes.clock,
        talk=wishes.talk,
        first=0,
        preset=wishes.preset,
    )
    people = [
        Seat(seat, "person", "" if who is None else who.name, None if who is None else who.owner)
        for seat, who in enumerate((one, two))
    ]
    return seated_room(table, people, ())


# Beginning, and going on


async def begin(rooms: Rooms, id: str) -> None:
    """The first round; there have to be enough people for it."""
    for _ in range(AGAIN):
        league = await rooms.store.read(partial(book.load, id))
        if league is None or league.head.status != "open":
            raise Refused(409, "server-league-begun")
        order = [member.number for member in league.playing]
        _must_be_enough(wishes_of(league), len(order))
        LUCK.shuffle(order)
        try:
            await _pair(rooms, league, 1, order)
        except Stale:
            continue
        return
    raise Refused(503, "server-busy", wait=1)


def _must_be_enough(wishes: NewLeague, count: int) -> None:
    if count < LEAST:
        raise Refused(409, "server-league-few", least=LEAST)
    if wishes.form == "swiss" and wishes.rounds > most_rounds_of_swiss(count):
        raise Refused(409, "server-league-rounds", rounds=most_rounds_of_swiss(count))


async def go_on(rooms: Rooms, id: str) -> None:
    """Count the games that are over; when all of a round are, pair the next one, or end it."""
    league = await rooms.store.read(partial(book.load, id))
    if league is None or league.head.status != "playing":
        return
    running = [board for board in league.boards if board.met.outcome is None]
    there = await rooms.store.read(partial(book.statuses, [board.place or "" for board in running]))
    for board in running:
        outcome = await _outcome(rooms, board.place, there)
        if outcome is not None:
            await rooms.store.write(partial(book.count, id, board, outcome, rooms.clock()))
    league = await rooms.store.read(partial(book.load, id))
    if league is None or any(board.met.outcome is None for board in league.boards):
        return
    here = league.head.round
    if here >= rounds_of(league) or len(league.playing) < 2:
        await rooms.store.write(partial(book.end, id, here, rooms.clock()))
        return
    try:
        await _pair(rooms, league, here + 1)
    except Stale:
        return  # somebody has left at this moment: the next look pairs who is still there


async def _pair(rooms: Rooms, league: League, round: int, order: Sequence[int] | None = None) -> None:
    """Write a round with its tables; `order`: the one in which luck has put people, for the first."""
    drawn = league.drawn if order is None else order
    pairs = await asyncio.to_thread(pairs_of, league, round, drawn)
    wishes, at = wishes_of(league), rooms.clock()
    made: list[Room | None] = []
    for met in pairs:
        if met.outcome is not None or met.pair.two is None:
            made.append(None)
            continue
        people = league.member(met.pair.one), league.member(met.pair.two)
        fresh = await asyncio.to_thread(table_of, wishes, round, *people)
        fresh.seats = await rooms.store.with_leaves(fresh.seats)
        fresh.set_clock(0, at)
        made.append(fresh)
    among = frozenset(member.number for member in league.playing)
    rows = [None if room is None else row_of(room) for room in made]
    paired = book.Round(round, among, pairs, rows)
    if order is not None:
        await rooms.store.write(partial(book.begin, league.head.id, order, paired, at))
    elif not await rooms.store.write(partial(book.go_on, league.head.id, paired, at)):
        return  # another server was quicker
    for room in made:
        if room is not None:
            rooms.welcome(room)


def pairs_of(league: League, round: int, drawn: Sequence[int]) -> list[Met]:
    """Who meets whom, and what is known of it before anybody plays."""
    form = wishes_of(league).form
    here = {member.number for member in league.playing}
    if form == "robin":
        return [Met(round, pair, _before(pair, here)) for pair in robin(drawn, round)]
    points = points_of(drawn, league.met, form)
    order = [line.number for line in standings(drawn, league.met, form) if line.number in here]
    return [Met(round, pair, _before(pair, here)) for pair in swiss(order, league.met, points)]


def _before(pair: Pair, here: set[int]) -> Outcome | None:
    """Whoever has left loses what would have come; whoever meets nobody rests."""
    if pair.two is None:
        return "bye"
    if pair.one in here and pair.two in here:
        return None
    if pair.one in here:
        return "one"
    return "two" if pair.two in here else "none"


# What came of a game


async def _outcome(rooms: Rooms, place: str | None, there: Mapping[str, str]) -> Outcome | None:
    """Who has won at a table; nothing, as long as they play. A game that is gone has no winner."""
    if place is None or place not in there:
        return "draw"
    if there[place] != "over":
        return None
    try:
        room = await rooms.find(place)
        if room.status != "over":  # here it is not yet
            rooms.forget(room)
            room = await rooms.find(place)
        return outcome_of(room)
    except Refused:
        return None
    except StoreError:
        raise
    except Exception:
        # A table that can't be read holds up nobody.
        log.exception("how table %s of a league ended can't be found out", place)
        return "draw"


def outcome_of(room: Room) -> Outcome:
    """Who has won: whoever is not there at the end has lost. Ended by agreement, it is a draw."""
    ending = room.table.ending()
    if ending is None or ending.abandoned:
        return "draw"
    gone = absent(room)
    if len(gone) == len(room.seats):
        return "none"
    winners = [seat for seat in ending.winners if seat not in gone] if not gone else [*{0, 1} - gone]
    return "draw" if len(winners) != 1 else book.SIDES[winners[0]]
