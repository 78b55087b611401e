"""Lists of tables: mine, those that wait for somebody to sit down, and those that can be watched."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from monumental.bots import BOTS
from monumental.bots.naming import level
from monumental.cards.text import load_texts
from monumental.web.contract.lobby import LobbyPage, TableLine
from monumental.web.contract.seats import SeatPage
from monumental.web.pages.table.people import names_of
from monumental.web.store.people.replaced import tables_of
from monumental.web.store.talking.blocks import estranged

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.web.store.rows import Line, Seat
    from monumental.web.tables.rooms import Rooms
    from monumental.web.visitor import Visitor


async def lobby_page(rooms: Rooms, who: Visitor) -> LobbyPage:
    """From the store alone: no game is opened for a list."""
    texts, store = load_texts(who.language), rooms.store
    mine = await store.mine(who.owner) if who.owner is not None else ()
    lost = await store.read(partial(tables_of, who.owner)) if who.owner is not None else frozenset()
    away_from = await store.read(partial(estranged, who.owner)) if who.owner is not None else frozenset()
    waiting = [
        line
        for line in await store.open_tables()
        if not _is_mine(line, who) and (line.maker is None or line.maker not in away_from)
    ]
    running = [
        line
        for line in await rooms.store.running_tables()
        if not _is_mine(line, who) and (line.maker is None or line.maker not in away_from)
    ]
    return LobbyPage(
        running=tuple(
            _line(_as_watched(rooms, line), who, texts, watching=_watching(rooms, line)) for line in running
        ),
        mine=tuple(_line(line, who, texts, replaced=line.id in lost) for line in mine),
        open=tuple(_line(line, who, texts) for line in waiting),
    )


def _is_mine(line: Line, who: Visitor) -> bool:
    return any(seat.owner == who.owner for seat in line.seats if seat.owner is not None)


def _as_watched(rooms: Rooms, line: Line) -> Line:
    """Where those who watch see a game later, a list does not tell how it stands now."""
    return replace(line, round=0, asked=None, deadline=None) if rooms.watch_delay else line


def _watching(rooms: Rooms, line: Line) -> int | None:
    """How many look on who do not sit there; nothing where no server is known to have the game open."""
    room, elsewhere = rooms.in_memory.get(line.id), rooms.presence.onlookers_elsewhere(line.id)
    return elsewhere if room is None else room.onlookers + (elsewhere or 0)


def _line(
    line: Line,
    who: Visitor,
    texts: Texts,
    *,
    replaced: bool = False,
    watching: int | None = None,
) -> TableLine:
    people = texts.of_people(names_of(line.seats, texts))
    asked = None if line.asked is None else line.seats[line.asked]
    return TableLine(
        id=line.id,
        name=line.name,
        rules=line.rules,
        rules_name=texts(f"rules-{line.rules}"),
        status=line.status,
        pace=line.pace,
        seats=tuple(_seat(seat, line, who, people) for seat in line.seats),
        round=line.round,
        changed=line.changed.isoformat(),
        asked=line.asked,
        my_turn=asked is not None and asked.owner is not None and asked.owner == who.owner,
        deadline=None if line.deadline is None else line.deadline.isoformat(),
        typed=line.typed,
        rated=line.rated,
        locked=line.password is not None,
        vacant=line.vacant,
        watching=watching,
        replaced=replaced,
    )


def _seat(seat: Seat, line: Line, who: Visitor, texts: Texts) -> SeatPage:
    """Who sits there, without the game: nobody has a civilization yet."""
    bot = seat.name if seat.kind == "bot" and seat.name in BOTS else None
    return SeatPage(
        seat=seat.seat,
        kind=seat.kind,
        title=texts.player(seat.seat),
        name=seat.name if bot is None else level(bot, texts),
        called=texts.player(seat.seat),
        bot=bot,
        taken=line.status != "open" or seat.kind != "person" or seat.owner is not None,
        mine=seat.owner is not None and seat.owner == who.owner,
        here=False,
        handed_over=False,
        resigned=False,
        vacant=False,
        away=None if seat.away is None else seat.away.isoformat(),
    )
