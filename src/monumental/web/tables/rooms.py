"""All tables of this server: finding one, changing it, and waking the bots that are asked.

One transaction for each accepted action: the moves, the snapshot and the version are written together, and
only then is anybody told. If writing fails, the room is read again from what was written.

Several servers may share a store. Its version of a table decides who of two was first; a bell tells the
others. A server that has not heard it finds out at the next move, at the latest when it looks again.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final

from monumental.engine.game import RunawayError
from monumental.engine.reasons import IllegalAction
from monumental.play.errors import TurnError
from monumental.play.notation import NotationError, read, write
from monumental.play.table import PERSON
from monumental.web.door.addresses import Whereabouts
from monumental.web.problems import Overtaken, Refused, no_such_table, not_your_seat, unknown_browser
from monumental.web.store import Repeated, Stale, Store, Stored, StoreError
from monumental.web.store.databases import Work
from monumental.web.store.rows import now
from monumental.web.tables.ending import settle_now_or_later
from monumental.web.tables.presence import Presence
from monumental.web.tables.room import Room
from monumental.web.tables.stored import clock_of, reopened, row_of
from monumental.web.tables.writing_down import Ripe, write_down
from monumental.web.thinking import UNDERSTUDY, Claim, Dilemma, Lost, Payer, Thinkers, Turn

if TYPE_CHECKING:
    from datetime import datetime

    from monumental.web.tables.bell import Bell

log = logging.getLogger(__name__)

#: What the name of a table looks like: the store is not asked for anything else.
IDS: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")

#: How often a bot is asked again where the processes of the bots have died.
PATIENCE = 3

#: How often an action is made again where another server has changed only who sits at the table.
AGAIN = 5

#: Seconds after which a bot tries again where the tables can't be read or written.
STORE_SECONDS = 2.0

#: Seconds in which the bot of another server plays, if that server is alive.
EXPECTED = 30.0


class Rooms:
    """Keeps the tables that somebody looks at or plays at; the store has them all."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        bell: Bell,
        *,
        most: int,
        bots: Collection[str],
        seed_of_bots: int,
        clock: Callable[[], datetime] = now,
        ratings: bool = True,
        watch_delay: int = 0,
    ) -> None:
        self.store = store
        self.clock = clock  # what time it is
        self.hurried = asyncio.Event()  # somebody's time may run out sooner than was thought
        self.whereabouts = Whereabouts()
        self._bots, self.ratings, self.watch_delay = frozenset(bots), ratings, watch_delay
        self.thinkers = thinkers
        self._bell = bell
        self._most = most
        self._seed = seed_of_bots
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self.presence = Presence(bell, self._rooms)
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._expecting: set[str] = set()  # tables where another server's bot should play
        self._gate = asyncio.Lock()

    # Finding

    async def find(self, table: str, seen: int = 0) -> Room:
        """The room of a table; it is read if nobody was there, or if somebody has `seen` a later version."""
        room = self._rooms.get(table)
        if room is None:
            try:
                async with self._opening.setdefault(table, asyncio.Lock()):
                    room = self._rooms.get(table) or await self._read(table)
            finally:
                self._opening.pop(table, None)
        self._rooms.move_to_end(table)
        room.hear_of(seen)
        while not room.is_settled:
            async with room.held():
                await self.refresh(room)
        return room

    async def has(self, table: str) -> bool:
        """Is there such a table? It is not opened for that."""
        if table in self._rooms:
            return True
        return bool(IDS.fullmatch(table)) and bool(await self.store.lines([table]))

    @property
    def in_memory(self) -> Mapping[str, Room]:
        return self._rooms

    async def in_turn(self) -> None:
        """Wait to be let through one by one: between two who are told news, whoever asks is answered."""
        async with self._gate:
            await asyncio.sleep(0)

    async def _read(self, table: str) -> Room:
        # A long game takes a while to be played again.
        room = await asyncio.to_thread(reopened, await self._load(table))
        await self._begin_if_full(room)
        self._keep(room)
        self.wake(room)
        return room

    async def _load(self, table: str, first: int = 0) -> Stored:
        stored = await self.store.load(table, first) if IDS.fullmatch(table) else None
        if stored is None:
            raise no_such_table()
        return stored

    def _keep(self, room: Room) -> None:
        self._rooms[room.id] = room
        room.presence = self.presence
        for name, other in list(self._rooms.items()):
            if len(self._rooms) <= self._most:
                break
            if other.is_idle and other is not room:
                del self._rooms[name]

    def forget(self, room: Room) -> None:
        """What is in memory may not be what was written: whoever comes next reads it again."""
        room.broken = True
        room.ring()

    async def refresh(self, room: Room) -> None:
        """Come to what was written, here or by another server. Whoever calls this holds the room."""
        if room.is_settled:
            return
        broken, room.behind, room.broken = room.broken, False, False
        try:
            # Before the game begins, it may be agreed on anew who plays it.
            anew = broken or room.status == "open"
            stored = await self._load(room.id, 0 if anew else room.last_act)
            room.judge_rumours(stored.version)
            if anew or not room.follow(stored):
                if stored.first:
                    stored = await self._load(room.id)
                room.begin_anew(await asyncio.to_thread(reopened, stored))
        except BaseException:
            room.broken = True
            raise
        room.seats, room.status, room.rematch = [*stored.seats], stored.status, stored.rematch
        room.terms, room.maker = stored.terms, stored.maker
        room.clock, room.since, room.excused = clock_of(stored), stored.since, stored.excused
        room.seated |= stored.seated
        room.replaced = stored.replaced
        await self._begin_if_full(room)
        room.ring()
        (self.wake if broken else self._wake_later)(room)

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def catch_up(self, table: str, version: int) -> None:
        """Another server has changed a table."""
        room = self._rooms.get(table)
        if room is not None and room.table.version <= version:
            # A seat changes no version. Whoever looks on reads it; if nobody does, the next who comes.
            room.behind = True
            room.ring()

    async def look_again(self) -> None:
        """The bell may have rung unheard: hold all tables in memory against the store."""
        written = {line.id: line for line in await self.store.lines(list(self._rooms))}
        for room in self._rooms.values():
            line = written.get(room.id)
            here = (room.table.version, room.status, tuple(room.seats), room.rematch)
            if line is None or (line.version, line.status, line.seats, line.rematch) != here:
                room.behind = True
                room.ring()

    # Changing

    async def create(self, room: Room) -> None:
        """Keep a new table."""
        at = self.clock()
        room.seats = await self.store.with_leaves(room.seats)
        room.set_clock(0, at)
        await self.store.create(row_of(room), at)
        self.welcome(room)

    def welcome(self, room: Room) -> None:
        """A new table is in the store."""
        self._keep(room)
        self._hurry(room)
        self.wake(room)

    async def act(self, room: Room, owner: str | None, seat: int, at: int, words: str, request: str) -> None:
        """A seat takes an option. Made twice, the same request is one move."""

        def play() -> None:
            game = room.table.game
            try:
                action = read(game, words)
            except NotationError as error:
                raise Refused(422, "server-notation", words=words) from error
            # Whoever was stood in for is back by playing.
            room.table.play(seat, action, at, back=None if room.bot_at(seat) is None else PERSON)
            room.play_forced()

        await self._change(room, owner, seat, at, request, play)

    async def undo(self, room: Room, owner: str | None, seat: int, at: int, request: str) -> None:
        def back() -> None:
            room.must_be_open_to_undo()
            room.table.undo(seat, at)

        await self._change(room, owner, seat, at, request, back)

    async def talk(
        self, room: Room, owner: str | None, seat: int, at: int, about: str, say: str, request: str
    ) -> None:
        """Ask the others for what they have a word in, or answer."""
        await self._change(
            room, owner, seat, at, request, lambda: room.speak(seat, at, about, say, self.clock())
        )

    async def redo(self, room: Room, owner: str | None, seat: int, at: int, request: str) -> None:
        await self._change(room, owner, seat, at, request, lambda: room.table.redo(seat, at))

    async def hand_over(
        self, room: Room, owner: str | None, seat: int, at: int, sitter: str, reason: str = ""
    ) -> None:
        """A bot plays on for a person, or the person takes the seat back."""
        await self._change(room, owner, seat, at, None, lambda: self._seat(room, seat, sitter, reason, at))

    def _seat(self, room: Room, seat: int, sitter: str, reason: str, at: int | None = None) -> None:
        room.table.sit(seat, sitter, at, reason=reason)
        room.play_forced()

    async def carry_out(self, room: Room, find: Callable[[], Awaitable[Ripe | None]]) -> bool:
        """What somebody has laid down is done, if `find` finds something to be done now; was it?"""
        async with room.held():
            await self.refresh(room)
            ripe = await find()
            if ripe is None:
                return False
            async with self.written(room, room.seats[ripe.seat].owner, None, ripe.settle):
                room.table.play(ripe.seat, ripe.action)
                room.play_forced()
        self.tell(room)
        self.wake(room)
        return True

    @asynccontextmanager
    async def seating(self, room: Room) -> AsyncIterator[None]:
        """Inside, who sits at a table that waits for people may change; with the last one the game begins."""
        async with room.held():
            await self.refresh(room)
            yield
            await self.refresh(room)
            await self._begin_if_full(room)
        self.tell(room)
        self.wake(room)

    async def reread(self, tables: Sequence[str]) -> None:
        """Who sits at these tables, or made them, has changed in the store."""
        written = {line.id: line.version for line in await self.store.lines(tables)}
        for table in tables:
            room = self._rooms.get(table)
            if room is not None and table not in written:
                self.let_go(room)
            elif room is not None:
                room.doubt()  # however far it has come meanwhile: a seat changes no version
        for table, version in written.items():
            self._bell.ring(table, version)

    def let_go(self, room: Room) -> None:
        """A table is gone from the store: whoever looks on is told so."""
        self._rooms.pop(room.id, None)
        room.broken = True
        self.tell(room)

    async def _begin_if_full(self, room: Room) -> None:
        """The last one has sat down, now or just before a server died."""
        if room.status != "open" or not room.is_full():
            return
        with suppress(Refused):  # another server has begun it
            async with self.written(room, owner=None, request=None):
                room.status = "playing"
                room.play_forced()

    async def _change(
        self, room: Room, owner: str | None, seat: int, at: int, request: str | None, play: Callable[[], None]
    ) -> None:
        async with room.held():
            if owner is None:
                raise unknown_browser()
            room.hear_of(at)
            await self.refresh(room)
            if seat not in room.seats_of(owner):
                raise not_your_seat()
            if seat in room.table.resigned:
                raise Refused(409, "refused-resigned")
            for tries_left in reversed(range(AGAIN)):
                if request is not None and room.table.version > at:
                    if await self.store.answered(room.id, owner, request) is not None:
                        return
                    if room.table.has_gone_on(at):
                        raise Refused(409, "refused-stale")
                if room.status == "open":
                    raise Refused(409, "server-not-begun")
                try:
                    async with self.written(room, owner, request):
                        play()
                    break
                except Overtaken:
                    if not tries_left:
                        raise
                    await self.refresh(room)
        self.tell(room)
        self.wake(room)

    @asynccontextmanager
    async def written(
        self, room: Room, owner: str | None, request: str | None, also: Work[None] | None = None
    ) -> AsyncIterator[None]:
        """What is played inside is written in one transaction, or never was; `also` with it."""
        before, awaited = room.table.version, room.awaited()
        try:
            yield
        except TurnError as error:
            raise Refused(409, error.key) from error
        except IllegalAction as error:
            raise Refused(422, "server-illegal", room.why_not(error)) from error
        except RunawayError as error:
            self.forget(room)
            raise Refused(422, "server-runaway") from error
        except Refused:
            raise
        except BaseException:
            # Half an action may have been done.
            self.forget(room)
            raise
        room.status = room.state()
        at = self.clock()
        room.set_clock(before, at, awaited)
        room.writing = True
        try:
            await write_down(self.store, room, before, at, owner, request, also)
            if room.status == "over":
                # Before anybody sees the end.
                await settle_now_or_later(room, self.store, rated=self.ratings)
        except Repeated:
            # Another server has done it: what is here was never written.
            self.forget(room)
        except Stale as error:
            self.forget(room)
            raise Overtaken from error
        except BaseException:
            self.forget(room)
            raise
        finally:
            room.writing = False

    def tell(self, room: Room) -> None:
        """The table has changed: whoever looks on is told, and so are other servers."""
        self._hurry(room)
        room.ring()
        self._bell.ring(room.id, room.table.version)

    def _hurry(self, room: Room) -> None:
        """Where nobody plays by a clock, nobody need look at it."""
        if room.clock is not None:
            self.hurried.set()

    # Bots

    def wake(self, room: Room) -> None:
        """If a bot is asked, let it play, in the background."""
        if room.shall_think() and not room.thinking:
            room.thinking = True
            self._later(self._let_bots_play(room))

    def _wake_later(self, room: Room) -> None:
        """Another server lets a bot play; if it has died meanwhile, this one does."""
        if room.shall_think() and not room.thinking and room.id not in self._expecting:
            self._expecting.add(room.id)
            self._later(self._expect_bot(room))

    async def _expect_bot(self, room: Room) -> None:
        try:
            version = -1
            while room.waits_for_bot() and room.table.version != version:
                version = room.table.version
                await asyncio.sleep(EXPECTED)
        finally:
            self._expecting.discard(room.id)
        if self._rooms.get(room.id) is room:
            self.wake(room)

    async def wake_all(self) -> None:
        """After a restart: the tables that wait for a bot."""
        for table in await self.store.running_bots():
            try:
                await self.find(table)
            except Exception:
                # One table that can't be read keeps no other from going on.
                log.exception("table %s can't be opened", table)

    async def _let_bots_play(self, room: Room) -> None:
        try:
            failed = 0
            while room.shall_think() and self._rooms.get(room.id) is room:
                try:
                    async with self.thinkers.turn(self._claim(room)) as turn:
                        while room.shall_think() and turn.lasts():
                            await self._one_decision(room, turn)
                    failed = 0
                except Lost:
                    failed += 1
                    if failed > PATIENCE:
                        raise
                except Refused:
                    # Another server was quicker, and plays on.
                    self._wake_later(room)
                    break
                except StoreError as error:
                    # The database is away: the bot waits for it, as people do.
                    log.warning("the bot of table %s waits: %s", room.id, error)
                    await asyncio.sleep(STORE_SECONDS)
        except Exception:
            log.exception("no bot plays at table %s any more", room.id)
        finally:
            room.thinking = False
            room.ring()

    async def _one_decision(self, room: Room, turn: Turn) -> None:
        async with room.held():
            await self.refresh(room)
            if not room.shall_think():
                return
        table = room.table
        seat, version = table.game.seat, table.version
        bot = room.bot_at(seat)
        assert bot is not None
        known = table.done_before(seat)
        if known is not None:
            words = write(table.game, known)
        else:
            thinker = self._allowed(bot)
            dilemma = Dilemma(
                room.id, seat, thinker, self._seed, table.decisions, room.snapshot(), table.packs
            )
            words = await turn.choose(dilemma)
        async with room.held():
            same = room.table is table and not table.has_gone_on(version) and room.bot_at(seat) == bot
            if not same or not room.waits_for_bot():
                return
            async with self.written(room, owner=None, request=None):
                table.play(seat, read(table.game, words), version)
                room.play_forced()
        self.tell(room)

    def _allowed(self, bot: str | None) -> str:
        """Whatever was seated once, by an older version or another host: only some bots think here."""
        return bot if bot is not None and bot in self._bots else UNDERSTUDY

    def _claim(self, room: Room) -> Claim:
        """For whom the bots of a table think: whoever sits there, else whoever made it."""
        bot = self._allowed(room.bot_at(room.table.game.seat))
        owners = sorted({seat.owner for seat in room.seats if seat.owner is not None}) or [room.maker or ""]
        payers = [Payer(owner, self.whereabouts.of(owner)) for owner in owners]
        return Claim(room.id, bot, payers, room.is_for_people)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        self.thinkers.close()
