"""Who looks at which table, at this server and at the others of its store.

Each server tells the others who is there when that changes, a moment later, so that whoever opens the page
anew was never gone; all of it every few seconds, and once more when another server comes. Of a server that
says nothing any more, nobody is there after a while.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from monumental.web.tables.bell import HERE

if TYPE_CHECKING:
    from monumental.web.tables.bell import Bell
    from monumental.web.tables.room import Room

#: Seconds: changes that are told together, until all is told again, until a server that says nothing is
#: forgotten, and between two looks whether one is.
TOGETHER = 0.2
AGAIN = 20.0
SILENT = 45.0
LOOK = 5.0

#: So many people go into one line.
ONE_LINE: Final = 100

#: Instead of a number: these people are there, too. And instead of a table: I have come, I am going.
MORE: Final = "+"
COME: Final = "come"
GO: Final = "go"


@dataclass(frozen=True, slots=True)
class Crowd:
    """Who looks at a table, at one other server."""

    people: frozenset[str]  # those who have a key
    onlookers: int  # sockets of whoever does not sit there
    until: float  # it is believed


class Presence:
    """Knows what the others have said, and tells them what is so here."""

    def __init__(self, bell: Bell, rooms: Mapping[str, Room]) -> None:
        self._bell = bell
        self._rooms = rooms  # those of this server
        self._told: dict[str, dict[str, Crowd]] = {}  # by table and server
        self._untold: set[str] = set()  # tables of ours,
        self._due = False  # … which are told in a moment

    # Who is there

    def is_elsewhere(self, table: str, owner: str) -> bool:
        """Does somebody look at a table at another server?"""
        told = self._told.get(table)
        return told is not None and any(owner in crowd.people for crowd in told.values())

    def onlookers_elsewhere(self, table: str) -> int | None:
        """How many look on at other servers; nothing where nobody is there at all."""
        told = self._told.get(table)
        return None if told is None else sum(crowd.onlookers for crowd in told.values())

    def people_elsewhere(self) -> frozenset[str]:
        """All who look at a table at another server."""
        nobody: frozenset[str] = frozenset()
        return nobody.union(*(crowd.people for told in self._told.values() for crowd in told.values()))

    # Telling

    def changed(self, table: str) -> None:
        """Somebody has come to a table here, or gone."""
        self._tell_soon({table})

    def introduce(self) -> None:
        """The line is there, or there again: nobody knows who is here, and we don't know who is there."""
        self._bell.say(HERE, [COME])
        self._tell_all()

    def _tell_all(self) -> None:
        self._tell_soon({room.id for room in self._rooms.values() if room.watchers})

    def _tell_soon(self, tables: set[str]) -> None:
        if not self._bell.is_heard:
            return
        self._untold |= tables
        if self._untold and not self._due:
            self._due = True
            asyncio.get_running_loop().call_later(TOGETHER, self._tell)

    def _tell(self) -> None:
        self._due = False
        if self._bell.say(HERE, [line for table in sorted(self._untold) for line in self._lines(table)]):
            self._untold.clear()

    def _lines(self, table: str) -> Iterator[str]:
        """Those who sit there come first: of a crowd, the others may be told a moment later."""
        room = self._rooms.get(table)
        people = [] if room is None else sorted(room.here, key=lambda owner: not room.seats_of(owner))
        onlookers = "0" if room is None else str(room.onlookers)
        for first in range(0, max(1, len(people)), ONE_LINE):
            yield " ".join([table, MORE if first else onlookers, *people[first : first + ONE_LINE]])

    @asynccontextmanager
    async def at_work(self) -> AsyncIterator[None]:
        """Tell it again and again, as long as the server runs; then say that nobody is here any more."""
        if not self._bell.is_heard:
            yield
            return
        telling = asyncio.create_task(self._again_and_again())
        try:
            yield
        finally:
            telling.cancel()
            await asyncio.wait([telling])
            self._bell.say(HERE, [GO])

    async def _again_and_again(self) -> None:
        told = time.monotonic()
        while True:
            await asyncio.sleep(LOOK)
            self._forget_silent()
            if time.monotonic() - told >= AGAIN:
                told = time.monotonic()
                self._tell_all()

    # Hearing

    def hear(self, server: str, lines: Sequence[str]) -> None:
        """Another server says who is there."""
        until = time.monotonic() + SILENT
        for line in lines:
            if line == COME:
                self._tell_all()
            elif line == GO:
                self._forget({(table, server) for table, told in self._told.items() if server in told})
            else:
                table, onlookers, *people = line.split(" ")
                self._believe(table, server, onlookers, frozenset(people), until)

    def _believe(self, table: str, server: str, onlookers: str, people: frozenset[str], until: float) -> None:
        before = self._sitting(table)
        told = self._told.setdefault(table, {})
        known = told.pop(server, None)
        if onlookers == MORE:
            if known is not None:
                told[server] = Crowd(known.people | people, known.onlookers, until)
        elif people or onlookers != "0":
            told[server] = Crowd(people, int(onlookers), until)
        if not told:
            del self._told[table]
        self._ring_if_changed(table, before)

    def _forget_silent(self) -> None:
        now = time.monotonic()
        self._forget(
            {
                (table, server)
                for table, told in self._told.items()
                for server, crowd in told.items()
                if crowd.until < now
            }
        )

    def _forget(self, crowds: set[tuple[str, str]]) -> None:
        for table, server in crowds:
            before = self._sitting(table)
            told = self._told[table]
            del told[server]
            if not told:
                del self._told[table]
            self._ring_if_changed(table, before)

    def _sitting(self, table: str) -> frozenset[str]:
        """Who of those that sit at a table of ours is there."""
        room = self._rooms.get(table)
        owners = [] if room is None else [seat.owner for seat in room.seats]
        return frozenset(owner for owner in owners if owner is not None and room and room.is_here(owner))

    def _ring_if_changed(self, table: str, before: frozenset[str]) -> None:
        room = self._rooms.get(table)
        if room is not None and self._sitting(table) != before:
            room.ring()
