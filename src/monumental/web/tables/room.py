"""A table that is open on this server: the game in memory, who sits there, and who looks on."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

from monumental.bots import BOTS
from monumental.cards.text import Texts, load_texts
from monumental.engine.game import RunawayError
from monumental.engine.reasons import IllegalAction
from monumental.play.errors import TurnError
from monumental.play.notation import NotationError
from monumental.play.position import write_snapshot
from monumental.play.records.record import (
    ABANDON,
    TAKEBACK,
    Record,
    RecordError,
)
from monumental.play.records.replay import Replay
from monumental.play.setup import Box
from monumental.play.table import PERSON, Table
from monumental.play.words import reason
from monumental.web.contract.table import WaitingPage
from monumental.web.pages.table.asking import undo_page
from monumental.web.pages.table.kept import Kept, Worded
from monumental.web.pages.table.people import names_of
from monumental.web.store.rows import Leave, Pace, Replaced, Seat, Status, Stored
from monumental.web.tables.clocks import Clock
from monumental.web.talk.spoken import Spoken

if TYPE_CHECKING:
    from monumental.bots.thinking.recall import Hopes
    from monumental.bots.thinking.tree import Node
    from monumental.engine.action import Action
    from monumental.engine.game import Game
    from monumental.play.records.course import Course
    from monumental.web.contract.table import UndoPage
    from monumental.web.reviews.study import Study
    from monumental.web.tables.presence import Presence

#: Forced moves that a person makes themselves: they end a turn that could still be taken back.
LAST_WORDS: Final = frozenset({"end"})


#: The bot that plays on for somebody who does not.
STAND_IN: Final = "normal"


#: Seconds in which nobody is believed to have seen more of a table, after somebody was wrong.
HEARSAY: Final = 1.0


@dataclass
class Room:
    """One table. Whoever changes it holds the lock from the first look to the last write."""

    id: str
    name: str
    pace: Pace
    listed: bool
    terms: str
    table: Table
    box: Box
    seats: list[Seat]
    status: Status
    maker: str | None = None  # whoever asked for the table
    rematch: str | None = None  # the table where it is played once more
    password: str | None = None  # its hash, where one is asked for before somebody sits down
    invitation: str | None = None  # what stands in for it, in a link
    shown_out: frozenset[str] = frozenset()  # who may not sit down here any more
    replaced: tuple[Replaced, ...] = ()  # who sat here until others took their seats
    clock: Clock | None = None  # how long somebody may take
    absence: int | None = None  # days after which others may let a bot play for whoever is asked
    since: datetime | None = None  # since when they are
    excused: timedelta = timedelta(0)  # … and for how long of it they are, or will have been, on vacation
    seated: dict[int, datetime] = field(default_factory=dict)  # when, by the line of the record
    uploaded: bool = False  # a record that somebody brought: it is only looked at, finished or not
    bygone: bool = False  # it began by other rules, and what was played can't be looked back at
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    holders: int = 0  # who holds the lock or waits for it
    writing: bool = False  # what was played is not written yet: nobody may see it
    behind: bool = False  # another server may have gone on
    broken: bool = False  # what is in memory may not be what was written
    rumour: int = 0  # the latest version that somebody says they have seen,
    misled: float = -HEARSAY  # and when that was last more than was written
    rings: int = 0  # how often something changed: moves, seats, who is here
    watchers: set[asyncio.Event] = field(default_factory=set)  # connections, of spectators too
    here: Counter[str] = field(default_factory=Counter)  # owners that look at the table now, at this server,
    presence: Presence | None = None  # and who knows of the others
    thinking: bool = False  # a bot is asked and has not answered
    pages: Kept = field(default_factory=Kept)  # made since the last ring
    worded: Worded = field(default_factory=Worded)  # the log, in languages
    spoken: Spoken = field(default_factory=Spoken)
    course: Course | None = None  # how the game went, once it is over
    hopes: dict[int, Hopes[Node]] = field(default_factory=dict)  # what the coach has thought about, by seat
    study: Study | None = None  # … and its review, as far as it was asked for
    late: int = 0  # so many seconds ago it was like this: it is shown to those who watch
    earlier: Room | None = None  # the table as they see it
    replay: Replay | None = None  # of the record so far, for looking back,
    looking: asyncio.Lock = field(default_factory=asyncio.Lock)  # by one at a time

    def __post_init__(self) -> None:
        self.table.bots = BOTS

    def texts(self, language: str) -> Texts:
        """The words of a language, with the names of whoever sits here."""
        texts = load_texts(language, tuple(pack.folder for pack in self.box.packs), self.box.rules)
        return texts.of_people(names_of(self.seats, texts))

    @property
    def typed(self) -> str | None:
        """The seed, where somebody has typed one: they may know what comes."""
        head = self.table.head
        return None if head is None or head.luck.typed is None else str(head.luck.typed)

    @property
    def rated(self) -> bool:
        """Could nobody know what comes? Not with a typed seed, from a known position, or after a takeback.

        Who played a game that somebody has brought, nobody here knows.
        """
        head = self.table.head
        known = self.table.was_taken_back or self.uploaded
        return head is not None and self.typed is None and head.position is None and not known

    # Who sits where

    def seats_of(self, owner: str | None) -> tuple[int, ...]:
        """The seats of a browser."""
        if owner is None:
            return ()
        return tuple(seat.seat for seat in self.seats if seat.owner == owner)

    def was_replaced(self, owner: str | None) -> bool:
        """Has somebody else taken a seat of theirs?"""
        return owner is not None and any(each.owner == owner for each in self.replaced)

    def is_full(self) -> bool:
        """Does nobody need to sit down any more?"""
        return all(seat.kind != "person" or seat.owner is not None for seat in self.seats)

    def waiting(self, owner: str | None) -> WaitingPage | None:
        """What somebody may know and do while seats are free; nothing once the game has begun."""
        if self.status != "open":
            return None
        is_host = owner is not None and owner == self.maker
        return WaitingPage(
            host=is_host,
            locked=self.password is not None,
            invitation=self.invitation if is_host or self.seats_of(owner) else None,
            shown_out=owner in self.shown_out,
        )

    def asked(self) -> int | None:
        """The seat that the game waits for; nobody before it begins and after it is over."""
        return None if self.status != "playing" or self.table.over else self.table.game.seat

    def is_here(self, owner: str) -> bool:
        """Does somebody look at the table now?"""
        if self.here[owner]:
            return True
        return self.presence is not None and self.presence.is_elsewhere(self.id, owner)

    @property
    def onlookers(self) -> int:
        """How many look on at this server who do not sit there."""
        sitting = {seat.owner for seat in self.seats if seat.owner is not None}
        return max(0, len(self.watchers) - sum(self.here[owner] for owner in sitting))

    def bot_at(self, seat: int) -> str | None:
        """The bot that plays a seat now: its own, or one that a person left it to."""
        name = self.table.sitters[seat]
        # No bot is called like a person, who sits nearly everywhere and is asked about all the time.
        if name == PERSON:
            return None
        return name if self.table.game.state.is_played(seat) and name in BOTS else None

    def asked_person(self) -> int | None:
        """The seat that the game waits for, if a person plays it."""
        asked = self.asked()
        return None if asked is None or self.bot_at(asked) is not None else asked

    def awaited(self) -> str | None:
        """The person whom the game waits for."""
        asked = self.asked_person()
        return None if asked is None else self.seats[asked].owner

    def set_clock(self, since: int, at: datetime, before: str | None = None) -> None:
        """Lines were written since a version, when a person was waited for: whose time runs now?"""
        acted = not all(move.is_aside for move in self.table.moves[since:])
        for line, move in enumerate(self.table.moves[since:], since + 1):
            if move.is_told and not self.uploaded:
                self.seated[line] = at
        asked, awaited = self.asked_person(), self.awaited()
        away = None if asked is None else self.seats[asked].away
        if self.clock is not None:
            self.clock.go_on(asked, at, acted=acted, away=away)
        if awaited is None or acted or awaited != before:
            self.since = None if awaited is None else at
            self.excused = max(timedelta(0), away - at) if away is not None else timedelta(0)

    def leave(self, at: datetime) -> Leave | None:
        """What is believed of the vacation of whoever is asked, where a clock stands still for it."""
        asked = self.asked_person()
        if asked is None or self.clock is None or not self.clock.wish.by_days:
            return None
        away = self.seats[asked].away
        return Leave(away if away is not None and away > at else None)

    def away_until(self) -> datetime | None:
        """Until when the others have to wait for whoever is asked; nothing where they wait for ever."""
        if self.clock is not None or self.absence is None or self.since is None:
            return None
        return self.since + timedelta(days=self.absence) + self.excused

    def waits_for_bot(self) -> bool:
        """Is a bot asked? While people who are there are asked for a word, bots wait, too."""
        asked = self.asked()
        if asked is None or self.bot_at(asked) is None:
            return False
        ask = self.table.asking.open
        return ask is None or all(self.bot_at(seat) is not None for seat in ask.awaited)

    def is_for_people(self) -> bool:
        """Does anybody play for themselves?"""
        return any(seat.kind == "person" and self.bot_at(seat.seat) is None for seat in self.seats)

    def shall_think(self) -> bool:
        """Is a bot asked, and does it matter to anybody? Bots among themselves wait for who looks on."""
        return self.waits_for_bot() and (self.is_for_people() or bool(self.watchers))

    # Playing

    def must_be_open_to_undo(self) -> None:
        """A game that has not begun, or that is being played once more, is not changed any more."""
        if self.status == "open":
            raise TurnError("server-not-begun", "the game begins when everybody has sat down")
        if self.rematch is not None:
            raise TurnError("server-undo-rematch", "the game is over, and is played once more")

    def speak(self, seat: int, at: int, about: str, say: str, now: datetime) -> None:
        """Somebody asks the others for something, or answers."""
        self.must_be_open_to_undo()
        table = self.table
        if say == "agree":
            table.agree(seat, at, {about})
        elif say == "decline":
            table.decline(seat, at, {about})
        elif about == TAKEBACK:
            table.ask_back(seat, at)
        elif about == ABANDON:
            table.ask_abandon(seat, at)
        else:
            self._must_be_away(seat, now)
            table.ask_stand_in(seat, STAND_IN, at)
        self.play_forced()

    def _must_be_away(self, seat: int, now: datetime) -> None:
        until, awaited = self.away_until(), self.awaited()
        if awaited is None or awaited == self.seats[seat].owner:
            raise TurnError("refused-nobody-away", "nobody else is waited for")
        if until is None:
            raise TurnError("server-no-absence", "it was not agreed on that others may let a bot play")
        if now < until:
            raise TurnError("server-away-later", f"they have until {until} to come back")

    def step_back(self, seat: int, texts: Texts) -> UndoPage:
        return undo_page(self, seat, texts)

    def play_forced(self) -> None:
        """Play what leaves no choice; but a person ends their own turn."""
        while self.forced_answer(self.table.game) is not None:
            self.table.play_one_forced()

    def forced_answer(self, game: Game) -> Action | None:
        """What is played without asking, in the game or in a copy of it."""
        if game.over or self.table.abandoned or game.choice().private:
            return None
        options = game.options()
        if len(options) != 1 or (options[0].verb in LAST_WORDS and self.bot_at(game.seat) is None):
            return None
        return options[0]

    def why_not(self, error: IllegalAction) -> Callable[[str], str]:
        """Why an action can't be done, in any language."""
        game = self.table.game
        return lambda language: reason(game, error.reason, self.texts(language))

    def state(self) -> Status:
        """The status that the game has come to."""
        if self.table.over:
            return "over"
        return "playing" if self.is_full() else "open"

    def snapshot(self) -> str:
        return write_snapshot(self.table.game)

    # Who looks on

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """The lock, for whoever changes the table. A room that somebody waits for stays in memory."""
        self.holders += 1
        try:
            async with self.lock:
                yield
        finally:
            self.holders -= 1

    @property
    def is_idle(self) -> bool:
        """Does nobody need it in memory?"""
        return not self.watchers and not self.holders and not self.thinking

    @property
    def is_settled(self) -> bool:
        """Is what is in memory what was written, as far as is known here?"""
        return not self.writing and not self.behind and not self.broken

    def ring(self) -> None:
        """Tell everybody who looks that something has changed."""
        self.rings += 1
        self.pages.clear()
        self.hum()

    def hum(self) -> None:
        """Tell them that something may have been said; the table is as it was."""
        for watcher in self.watchers:
            watcher.set()

    def doubt(self) -> None:
        """Something has changed in the store: whoever looks reads it, and what was said, too."""
        self.behind = True
        self.spoken.rumours += 1
        self.ring()

    @contextmanager
    def watched_by(self, owner: str | None) -> Iterator[asyncio.Event]:
        """Somebody looks on; is told by the event; the others see who is here."""
        watcher = asyncio.Event()
        self.watchers.add(watcher)
        self._count(owner, 1)
        try:
            yield watcher
        finally:
            self.watchers.discard(watcher)
            self._count(owner, -1)

    def _count(self, owner: str | None, step: int) -> None:
        if owner is not None:
            self.here[owner] += step
            if not self.here[owner]:
                del self.here[owner]
            if self.seats_of(owner):
                self.ring()
        if self.presence is not None:
            self.presence.changed(self.id)

    # Other servers

    def hear_of(self, version: int) -> None:
        """Somebody says that they have seen a later version. Where that was not so just now, nobody looks."""
        if version > self.table.version and time.monotonic() - self.misled > HEARSAY:
            self.behind = True
            self.rumour = max(self.rumour, version)

    def judge_rumours(self, written: int) -> None:
        """Somebody who was wrong is not believed for a while; a bell that was only late misleads nobody."""
        if self.rumour > written:
            self.misled = time.monotonic()
        self.rumour = 0

    @property
    def last_act(self) -> int:
        """How many lines come before the last one by which the game went on; all later ones are asides."""
        moves = self.table.moves
        return next((at for at in range(len(moves) - 1, -1, -1) if not moves[at].is_aside), 0)

    def follow(self, stored: Stored) -> bool:
        """Make the moves that another server has written, if those made here lead up to them."""
        table = self.table
        known = table.version - stored.first
        if stored.moves[:known] != tuple(table.moves[stored.first :]):
            return False
        for move in stored.moves[known:]:
            try:
                table.make(move)
            except (NotationError, IllegalAction, TurnError, RecordError, RunawayError):
                return False
            if table.moves[-1] != move:
                return False
        return True

    def begin_anew(self, again: Room) -> None:
        """Stand where the store has it: what was made here does not lead there."""
        self.table, self.bygone, self.replay = again.table, again.bygone, None
        self.seated, self.shown_out = again.seated, again.shown_out

    # Looking back

    def look_back(self) -> Replay:
        """The record so far, to be opened anywhere."""
        if self.bygone:
            raise RecordError("by the rules of today this record leads elsewhere")
        head = self.table.record().head
        if self.replay is None or self.replay.record.head != head:
            self.replay = Replay(Record(head, (), packs=self.table.packs))
        self.replay.follow(self.table.moves)
        return self.replay
