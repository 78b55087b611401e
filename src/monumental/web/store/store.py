"""The store: tables that outlive the server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from functools import partial
from typing import Any

from sqlalchemy.exc import IntegrityError

from monumental.play.records.record import Move
from monumental.web.store import bans, reading, waiting, writing
from monumental.web.store.away import vacations
from monumental.web.store.bans import Ban
from monumental.web.store.databases import Database, Given, Listener, PostgreSQL, Work, database
from monumental.web.store.errors import Repeated, StoreError
from monumental.web.store.migrate import migrate
from monumental.web.store.own import packs
from monumental.web.store.own.drafts import Drafts
from monumental.web.store.people.devices import People
from monumental.web.store.people.passkeys import Passkeys
from monumental.web.store.rows import Leave, Line, NewTable, Seat, Status, Stored, now


class Store:
    """Keeps tables. What a method has written when it returns is on the disk.

    Any of them may raise `StoreError`: the database doesn't answer, and nothing has changed, or nobody knows
    whether it has. To ask again with the same request is always right.
    """

    def __init__(self, kept_in: Database, clock: Callable[[], datetime] = now) -> None:
        self._database = kept_in
        self._clock = clock
        self.people = People(kept_in, clock)
        self.passkeys = Passkeys(kept_in, clock)
        self.drafts = Drafts(kept_in, clock)

    @classmethod
    async def open(cls, url: str, *, clock: Callable[[], datetime] = now) -> Store:
        """The store at `sqlite:///file` or `postgresql://…`, with the schema of this version.

        A process opens one store after the other, not two at once: Alembic can't.
        """
        kept_in = database(url)
        try:
            await kept_in.prepare()
            await kept_in.write(migrate)
            await kept_in.write(writing.touch)
        except BaseException:
            await kept_in.close()
            raise
        return cls(kept_in, clock)

    async def close(self) -> None:
        await self._database.close()

    def tell(self, listener: Listener) -> None:
        """From now on, somebody hears how long each transaction takes."""
        self._database.listener = listener

    @property
    def line_to_others(self) -> Callable[[], Awaitable[Any]] | None:
        """Where other servers may use the same database: connects to it, for whoever listens to them."""
        return self._database.connect_apart if isinstance(self._database, PostgreSQL) else None

    async def secret(self, name: str) -> bytes:
        """32 random bytes of this name, made once: the same for all servers, and after a restart."""
        try:
            return await self._database.write(partial(writing.secret, name))
        except IntegrityError:  # another server has made it in the meantime
            return await self._database.write(partial(writing.secret, name))

    # Tables

    async def create(self, new: NewTable, at: datetime | None = None) -> None:
        """Keep a new table, its seats and its first moves; its version is how many those are."""
        try:
            await self._database.write(partial(writing.create, new, at or self._clock()))
        except IntegrityError as error:
            raise StoreError(f"there is already a table {new.id}, or a seat is there twice") from error

    async def with_leaves(self, seats: Sequence[Seat]) -> list[Seat]:
        """The seats of a new table, with who of those that sit there is on vacation."""
        return await self._database.read(partial(vacations.with_leaves, seats))

    async def load(self, table: str, first: int = 0) -> Stored | None:
        """A table; for whoever knows what came before, from a line of its record on that is no aside."""
        return await self._database.read(partial(reading.load, table, first))

    async def append(
        self,
        table: str,
        expected_version: int,
        moves: Sequence[Move],
        *,
        snapshot: str,
        status: Status,
        round: int,
        asked: int | None,
        awaited: str | None = None,
        clock: str | None = None,
        deadline: datetime | None = None,
        vacant: bool = False,
        leave: Leave | None = None,
        seats: Sequence[Seat] = (),
        request: str | None = None,
        owner: str | None = None,
        by: str | None = None,
        at: datetime | None = None,
        also: Work[None] | None = None,
    ) -> int:
        """Write down what happened at a table, all of it or nothing; gives the new version.

        The new version is the expected one and a step for each move. `seats` are those that change: a seat
        with an owner can be freed, but not given to another owner. `request` and `owner` come together, or
        not at all, as for what a bot does. `by` is the person who acts, with a request or without.
        `at` is when; now, if nothing is said. `also` is written in the same transaction.

        `Repeated`: the owner has made this request before. `Stale`: something else has happened since, or
        whoever is awaited is on vacation, or back, and the deadline does not know it (`leave`).
        `Taken`: a seat is somebody else's. `Missing`: there is no such table.
        """
        if (request is None) != (owner is None):
            raise ValueError("a request has an owner")
        change = writing.Change(
            table=table,
            expected=expected_version,
            moves=moves,
            snapshot=snapshot,
            status=status,
            round=round,
            asked=asked,
            awaited=awaited,
            clock=clock,
            deadline=deadline,
            vacant=vacant,
            leave=leave,
            seats=seats,
            request=None if owner is None or request is None else (owner, request),
            by=by,
            at=at or self._clock(),
            also=also,
        )
        try:
            return await self._database.write(partial(writing.append, change))
        except IntegrityError as error:
            version = None if change.request is None else await self.answered(table, *change.request)
            if version is None:
                raise StoreError(f"table {table} has more moves than its version says") from error
            raise Repeated(version) from error

    async def answered(self, table: str, owner: str, request: str) -> int | None:
        """The version that a request has brought the table to, if it was made before."""
        return await self._database.read(partial(reading.answered, table, owner, request))

    async def sit(
        self, table: str, seat: int, owner: str, name: str, *, expected_version: int | None = None
    ) -> tuple[Seat, ...]:
        """A person takes a free seat; gives all seats of the table as they are then. No move, no new version.

        `Taken`: it is not free, or not for a person. `Stale`, `Missing`: as for `append`.
        """
        return await self._database.write(
            partial(waiting.sit, table, seat, owner, name, expected_version, self._clock())
        )

    async def get_up(self, table: str, seat: int, owner: str, *, shown_out: bool = False) -> None:
        """A person's seat at a table that waits for people is free again; shown out, they don't come back.

        `Taken`: somebody else sits there. `Begun`: the game has begun. `Missing`: there is no such table.
        """
        await self._database.write(
            partial(waiting.get_up, table, seat, owner, is_shown_out=shown_out, at=self._clock())
        )

    async def seat_bot(
        self, table: str, seat: int, bot: str, *, head: str, new_head: str, terms: str
    ) -> None:
        """A bot takes a free seat of a table that waits for people; the head and the terms say so, too.

        `Stale`: the head is another one by now. `Taken`: somebody sits there. `Begun`, `Missing`: see above.
        """
        change = waiting.NewBot(table, seat, bot, head, new_head, terms, self._clock())
        await self._database.write(partial(waiting.seat_bot, change))

    async def cancel(self, table: str) -> None:
        """Delete a table that waits for people. `Begun`, `Missing`: see above."""
        await self._database.write(partial(waiting.cancel, table, self._clock()))

    async def offer_rematch(self, table: str, rematch: str, *, instead_of: str | None = None) -> str:
        """Where a table is played once more: there, unless somebody was quicker; gives where.

        `instead_of`: the table where it should have been, which was called off.
        """
        return await self._database.write(partial(writing.offer_rematch, table, rematch, instead_of))

    # Lists

    async def mine(self, owner: str, limit: int = 50) -> tuple[Line, ...]:
        """The tables where this owner has a seat or that they made, the last that changed first.

        All that are not over, and the newest of the others.
        """
        return await self._database.read(partial(reading.mine, owner, limit))

    async def open_tables(self, limit: int = 50, of_each: int = 3) -> tuple[Line, ...]:
        """The listed tables that are open: the newest of everybody, then their second, up to so many."""
        return await self._database.read(partial(reading.open_tables, limit, of_each))

    async def running_tables(self, limit: int = 50, of_each: int = 3) -> tuple[Line, ...]:
        """The listed tables that are being played: of everybody what moved last, then the next."""
        return await self._database.read(partial(reading.running_tables, limit, of_each))

    async def lines(self, tables: Sequence[str]) -> tuple[Line, ...]:
        """Some tables by their names, in any order; those that are gone are left out."""
        return await self._database.read(partial(reading.lines, tables))

    async def made_since(self, maker: str, since: datetime) -> tuple[int, int]:
        """How many tables somebody has made since a time; of them, those that only bots play at, not over."""
        return await self._database.read(partial(reading.made_since, maker, since))

    async def running_bots(self) -> tuple[str, ...]:
        """The tables in progress that wait for a bot: somebody has to wake it after a restart."""
        return await self._database.read(reading.running_bots)

    async def out_of_time(self, at: datetime) -> tuple[str, ...]:
        """The tables where the time of whoever is asked has run out."""
        return await self._database.read(partial(reading.out_of_time, at))

    async def next_deadline(self) -> datetime | None:
        """When somebody's time runs out next, if anybody plays by a clock."""
        return await self._database.read(reading.next_deadline)

    async def census(self) -> dict[str, int]:
        """How many tables there are, by status; to ask is also to see whether the database answers."""
        return await self._database.read(reading.census)

    async def ids(self) -> tuple[str, ...]:
        """All tables, the oldest first."""
        return await self._database.read(reading.ids)

    async def bans(self) -> Sequence[Ban]:
        """Who may not play here now."""
        return await self._database.read(partial(bans.in_force, self._clock()))

    # For the host's own programs (`web/keep/`)

    async def read(self, work: Work[Given]) -> Given:
        """What a function reads, at one moment."""
        return await self._database.read(work)

    async def write(self, work: Work[Given]) -> Given:
        """What a function comes to whose changes are kept, all of them or none."""
        return await self._database.write(work)

    # Tidying

    async def forget_requests(self, older_than: datetime) -> int:
        """Forget which requests were made before a time; gives how many."""
        return await self._database.write(partial(writing.forget_requests, older_than))

    async def forget_tables(self, older_than: datetime, status: Status | None = None) -> int:
        """Delete tables that have not changed since a time, all or those of a status; gives how many."""
        return await self._database.write(partial(writing.forget_tables, older_than, status))

    async def forget_packs(self, kept_before: datetime) -> int:
        """Delete packs that no table is played with any more, and that nobody has just brought."""
        return await self._database.write(partial(packs.forget, kept_before))

    async def forget_deserted(self, older_than: datetime) -> int:
        """Delete open tables at which nobody but one person has sat since a time; gives how many."""
        return await self._database.write(partial(writing.forget_deserted, older_than))

    async def forget_uploaded(self, older_than: datetime) -> int:
        """Delete games that somebody has brought to be looked at before a time; gives how many."""
        return await self._database.write(partial(writing.forget_uploaded, older_than))

    async def forget_unwatched(self, older_than: datetime) -> int:
        """Delete games at which only bots play, and which nobody has watched to their end; gives how many."""
        return await self._database.write(partial(writing.forget_unwatched, older_than))
