"""How much of a server one person may have: tables, seats, packs. People of one address share."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING, Final

from monumental.web.door.addresses import line_of
from monumental.web.door.security import Limits, Patience
from monumental.web.problems import Refused
from monumental.web.store.rows import now

if TYPE_CHECKING:
    from monumental.web.door.spent import Spent
    from monumental.web.store import Store
    from monumental.web.tables.room import Room
    from monumental.web.visitor import Visitor

DAY: Final = timedelta(days=1)


@dataclass(frozen=True)
class Quotas:
    """So many for one browser; for all of one address together, `Limits.CROWD` times as many."""

    tables_a_day: int = 100
    tables_at_once: int = 20  # made in a row, before one has to wait
    seconds_a_table: float = 5.0  # for each further one
    bot_tables: int = 5  # played by bots alone: not over yet, and made in a row
    seconds_a_bot_table: float = 60.0
    listed_at_once: int = 20  # of one address, in the list that everybody sees
    seconds_a_listed: float = 60.0
    seats_at_once: int = 10
    seconds_a_seat: float = 15.0
    devices_at_once: int = 10  # that become somebody's, by a link, a phrase or a name
    seconds_a_device: float = 30.0
    letters_at_once: int = 10  # to places where somebody wants to be told, to try them out
    seconds_a_letter: float = 60.0
    guesses_at_once: int = 10  # of the password of one table, from one address
    seconds_a_guess: float = 60.0
    packs: int = 30  # of one's own that somebody keeps here,
    pack_bytes: int = 3_000_000  # and all of them together
    packs_at_once: int = 40  # kept in a row: whoever writes cards keeps them often
    seconds_a_pack: float = 15.0
    lines_at_once: int = 10  # of talk
    seconds_a_line: float = 4.0
    records_at_once: int = 10  # brought in a row, to be looked at
    seconds_a_record: float = 60.0
    leagues: int = 5  # that somebody has opened and that are not over
    leagues_at_once: int = 3  # opened in a row
    seconds_a_league: float = 120.0
    reports_at_once: int = 5  # of lines, to the host
    seconds_a_report: float = 120.0
    host_tries_at_once: int = 5  # of the host's token, from one address
    seconds_a_host_try: float = 120.0
    changes_at_once: int = 4  # of one seat: to a bot, and back
    seconds_a_change: float = 5.0


class Shares:
    """Sees to it that nobody takes more than their share."""

    def __init__(self, quotas: Quotas, spent: Spent) -> None:
        self._quotas, shared = quotas, spent.shared
        self._tables = shared("tables", Limits(quotas.tables_at_once, 1 / quotas.seconds_a_table))
        # Whoever makes many of these keeps nobody at the same address from a table of their own.
        self._bot_tables = shared("bot-tables", Limits(quotas.bot_tables, 1 / quotas.seconds_a_bot_table))
        self._listed = shared("listed", Patience(quotas.listed_at_once, 1 / quotas.seconds_a_listed))
        self._seats = shared("seats", Limits(quotas.seats_at_once, 1 / quotas.seconds_a_seat))
        self._devices = shared("devices", Limits(quotas.devices_at_once, 1 / quotas.seconds_a_device))
        self._letters = shared("letters", Limits(quotas.letters_at_once, 1 / quotas.seconds_a_letter))
        self._packs = shared("packs", Limits(quotas.packs_at_once, 1 / quotas.seconds_a_pack))
        self._lines = shared("lines", Limits(quotas.lines_at_once, 1 / quotas.seconds_a_line))
        self._records = shared("records", Limits(quotas.records_at_once, 1 / quotas.seconds_a_record))
        self._leagues = shared("leagues", Limits(quotas.leagues_at_once, 1 / quotas.seconds_a_league))
        self._reports = shared("reports", Limits(quotas.reports_at_once, 1 / quotas.seconds_a_report))
        self._guesses = shared("guesses", Patience(quotas.guesses_at_once, 1 / quotas.seconds_a_guess))
        self._changes = shared("changes", Patience(quotas.changes_at_once, 1 / quotas.seconds_a_change))

    async def new_table(self, who: Visitor, room: Room, store: Store) -> None:
        """Somebody wants a table; one too many is refused."""
        bots_alone = room.status != "over" and not any(seat.kind == "person" for seat in room.seats)
        (self._bot_tables if bots_alone else self._tables).admit(who.client, who.address)
        if room.listed and room.status == "open":
            self._listed.spend(line_of(who.address))
        made, alone = await store.made_since(who.client, now() - DAY)
        if made >= self._quotas.tables_a_day:
            raise Refused(429, "server-many-tables", most=self._quotas.tables_a_day)
        if bots_alone and alone >= self._quotas.bot_tables:
            raise Refused(429, "server-many-bot-tables", most=self._quotas.bot_tables)

    def new_seat(self, who: Visitor) -> None:
        """Somebody wants to sit down."""
        self._seats.admit(who.client, who.address)

    def new_device(self, who: Visitor) -> None:
        """A device wants to speak for somebody."""
        self._devices.admit(who.client, who.address)

    def new_letter(self, who: Visitor) -> None:
        """Somebody wants a letter sent to where they say."""
        self._letters.admit(who.client, who.address)

    def new_pack(self, who: Visitor) -> None:
        """Somebody wants a pack kept."""
        self._packs.admit(who.client, who.address)

    def new_line(self, who: Visitor) -> None:
        """Somebody wants to say something."""
        self._lines.admit(who.client, who.address)

    def new_record(self, who: Visitor) -> None:
        """Somebody brings a record to be looked at."""
        self._records.admit(who.client, who.address)

    def new_league(self, who: Visitor) -> None:
        """Somebody wants to open a league."""
        self._leagues.admit(who.client, who.address)

    def new_report(self, who: Visitor) -> None:
        """Somebody wants the host to read something."""
        self._reports.admit(who.client, who.address)

    def new_guess(self, who: Visitor, room: Room) -> None:
        """Somebody tries a password: a new key helps nobody who guesses."""
        self._guesses.spend(f"{room.id} {line_of(who.address)}")

    def change_of_seat(self, room: Room, seat: int) -> None:
        """Somebody leaves a seat to a bot, or comes back."""
        self._changes.spend(f"{room.id} {seat}")
