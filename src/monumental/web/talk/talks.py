"""What is said at all tables of this server: taking a line, and handing it to whoever listens."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy.exc import IntegrityError

from monumental.web.problems import Refused, no_such_table, not_your_seat, unknown_browser
from monumental.web.store.talking.blocks import block, lift
from monumental.web.store.talking.lines import NewLine, extents, lines_of, say
from monumental.web.store.talking.reports import Report, new_id, report
from monumental.web.tables.later import seen_until
from monumental.web.talk.blocking import Blocks
from monumental.web.talk.hearing import hearer
from monumental.web.talk.pages import talk_news, talk_page
from monumental.web.talk.phrases import PHRASES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.web.contract.requests import TalkMode
    from monumental.web.store.talking.lines import Line
    from monumental.web.tables.bell import Bell
    from monumental.web.tables.room import Room
    from monumental.web.tables.rooms import Rooms
    from monumental.web.talk.contract import Say, TalkPage
    from monumental.web.talk.hearing import Hearer
    from monumental.web.visitor import Visitor

#: How often a line is written again where another server has written one at the same moment.
AGAIN: Final = 5


class Talks:
    """Keeps what is said, and tells it on."""

    def __init__(self, rooms: Rooms, bell: Bell, *, on: bool) -> None:
        self._rooms = rooms
        self._store = rooms.store
        self._bell = bell
        self._on = on  # the host lets people speak
        self.blocks = Blocks(rooms.store)

    def mode(self, room: Room) -> TalkMode:
        """What may be said at a table: as was agreed on with it, where the host allows anything."""
        if not self._on:
            return "none"
        # Tables from before anybody could agree on it say nothing.
        agreed: TalkMode = msgspec.json.decode(room.terms).get("talk", "free")
        return agreed

    # Speaking

    async def say(self, room: Room, who: Visitor, wish: Say) -> None:
        """Somebody says something, from a seat of theirs or as one who watches."""
        owner = who.owner
        if owner is None:
            raise unknown_browser()
        if owner in room.shown_out:
            raise Refused(403, "server-shown-out")
        words = wish.words.strip()
        self._must_be_sayable(self.mode(room), wish.phrase, words)
        seat = self._seat(room, owner, wish.seat)
        line = NewLine(
            table=room.id,
            author=owner,
            seat=seat,
            name=await self._name(room, owner, seat),
            phrase=wish.phrase,
            words=words,
            request=wish.request,
        )
        if await self._write(line):
            self.tell(room.id)

    def _must_be_sayable(self, mode: TalkMode, phrase: str | None, words: str) -> None:
        if mode == "none":
            raise Refused(409, "server-talk-off")
        if (phrase is None) == (not words):
            raise Refused(422, "server-talk-nothing")
        if phrase is None and mode == "phrases":
            raise Refused(409, "server-talk-phrases")
        if phrase is not None and phrase not in PHRASES:
            raise Refused(422, "server-talk-no-phrase", known=", ".join(PHRASES))

    def _seat(self, room: Room, owner: str, seat: int | None) -> int | None:
        mine = room.seats_of(owner)
        if seat is not None and seat not in mine:
            raise not_your_seat()
        return seat if seat is not None else next(iter(mine), None)

    async def _name(self, room: Room, owner: str, seat: int | None) -> str:
        if seat is not None:
            return room.seats[seat].name
        person = await self._store.people.find(owner)
        return "" if person is None else person.name

    async def _write(self, line: NewLine) -> bool:
        for _ in range(AGAIN):
            try:
                return await self._store.write(partial(say, line, self._rooms.clock()))
            except IntegrityError:
                if not await self._store.lines([line.table]):
                    raise no_such_table() from None
        raise Refused(503, "server-busy", wait=1)

    # Hearing

    async def lines(self, room: Room) -> Sequence[Line]:
        """What was said at a table, as it was written."""
        spoken = room.spoken
        if not spoken.is_known:
            async with spoken.reading:
                while not spoken.is_known:
                    rumours = spoken.rumours
                    spoken.lines = await self._store.read(partial(lines_of, room.id))
                    spoken.heard = rumours
        return spoken.lines

    async def page(self, room: Room, who: Visitor) -> TalkPage:
        """All that somebody hears of it."""
        lines = await self.lines(room)
        return self.shown(room, lines, await self.ears(room, who), who.language)

    async def ears(self, room: Room, who: Visitor) -> Hearer:
        until = seen_until(self._rooms, room, who.owner)
        return hearer(room, who.owner, await self.blocks.of(who.owner), until)

    def shown(self, room: Room, lines: Sequence[Line], ears: Hearer, language: str) -> TalkPage:
        texts = room.pages.part(("texts", language), lambda: room.texts(language))
        return talk_page(lines, self.mode(room), ears, room.seats, texts)

    def listener(self, who: Visitor) -> Listener:
        return Listener(self, who)

    # Not hearing, and telling the host

    async def block(self, room: Room, who: Visitor, number: int, *, everywhere: bool) -> None:
        """Whoever said a line is not heard any more: at this table, or anywhere."""
        owner, line = await self._of_another(room, who, number)
        table = None if everywhere else room.id
        await self._store.write(partial(block, owner, line.author, table, line.name, self._rooms.clock()))
        self._hear_anew(owner)

    async def lift(self, owner: str, id: str) -> None:
        """Somebody is heard again."""
        if not await self._store.write(partial(lift, owner, id)):
            raise Refused(404, "server-no-block")
        self._hear_anew(owner)

    async def report(self, room: Room, who: Visitor, number: int) -> None:
        """The host shall read a line."""
        owner, line = await self._of_another(room, who, number)
        copy = Report(
            id=new_id(),
            place=room.id,
            number=line.number,
            author=line.author,
            name=line.name,
            words=line.phrase or line.words,
            reporter=owner,
            made=self._rooms.clock(),
        )
        await self._store.write(partial(report, copy))

    async def _of_another(self, room: Room, who: Visitor, number: int) -> tuple[str, Line]:
        """A line that somebody hears and did not say themselves."""
        if who.owner is None:
            raise unknown_browser()
        ears = await self.ears(room, who)
        for line in await self.lines(room):
            if line.number == number and ears.hears(line):
                if line.author == who.owner:
                    raise Refused(409, "server-talk-own")
                return who.owner, line
        raise Refused(404, "server-talk-no-line")

    def _hear_anew(self, owner: str) -> None:
        self.blocks.forget(owner)
        for room in self._rooms.in_memory.values():
            if room.is_here(owner):
                room.hum()

    # What is new, here and elsewhere

    def tell(self, *tables: str) -> None:
        """Something was said at these tables, or reads otherwise: everybody who listens hears it."""
        self.rumour(*tables)
        for table in tables:
            self._bell.ring_talk(table)

    def rumour(self, *tables: str) -> None:
        """The same, for those who listen at this server."""
        for table in tables:
            room = self._rooms.in_memory.get(table)
            if room is not None:
                room.spoken.rumours += 1
                room.hum()

    async def look_again(self) -> None:
        """Something may have been said unheard: hold what is known here against the store."""
        known = [room for room in self._rooms.in_memory.values() if room.spoken.is_known]
        written = await self._store.read(partial(extents, [room.id for room in known])) if known else {}
        for room in known:
            if written.get(room.id, (0, 0)) != room.spoken.extent:
                self.rumour(room.id)


class Listener:
    """One socket at a table, and what it has heard."""

    def __init__(self, talks: Talks, who: Visitor) -> None:
        self._talks = talks
        self._who = who
        self._heard: TalkPage | None = None
        self._then: tuple[object, ...] | None = None  # what that page was made from

    async def news(self, room: Room) -> bytes | None:
        """What it has not heard yet, to be sent: first all of it, then only what is not as it was."""
        ears = await self._talks.ears(room, self._who)
        lines = await self._talks.lines(room)
        made_from = (lines, ears, tuple(room.seats))
        if self._then == made_from:
            return None
        page = self._talks.shown(room, lines, ears, self._who.language)
        news = page if self._heard is None else talk_news(page, self._heard)
        self._heard, self._then = page, made_from
        return None if news is None else msgspec.json.encode({"talk": news})
