"""Where people want to be told, and of what: each function here is one transaction."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import ColumnElement, Connection, Table, delete, func, insert, select, update

from monumental.web.alerts.addresses import Address
from monumental.web.store.errors import NoWay
from monumental.web.store.rows import new_id
from monumental.web.store.schema import alert_wishes, channels, mail_codes, silent_tables

#: More than anybody needs.
MOST_CHANNELS: Final = 10

#: How often somebody may guess the code in a mail: then they enter the address again.
MOST_GUESSES: Final = 5

#: Codes that one mail address is sent in a day, whoever asks for them: with the guesses for each, nobody hits
#: one, and nobody is pestered.
MOST_CODES: Final = 3
DAY: Final = timedelta(days=1)

#: After so many failures in a row nothing more is sent to a place, until its person has tried it out.
MOST_FAILURES: Final = 10

#: What is no failure of a place.
OUR_FAULT: Final = frozenset({"mail", "broken", "off", "busy"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Channel:
    """A place where somebody is told."""

    id: str
    kind: str
    address: str
    origin: str  # of this server, as they see it: links begin so
    language: str
    created: datetime
    code: str | None  # the hash of what they must repeat before they are told anything there
    sent: datetime | None  # when they were told there last
    failed: datetime | None  # … or could not be,
    error: str | None  # and why

    @property
    def to(self) -> Address:
        return Address(self.kind, self.address)


@dataclass(frozen=True, slots=True)
class Wishes:
    """What somebody wants to hear."""

    always: bool = False  # even while they look at a table
    remind: bool = True


@dataclass(frozen=True, slots=True)
class Entry:
    """All that the book says of somebody."""

    channels: tuple[Channel, ...]
    wishes: Wishes
    silent: tuple[str, ...]  # tables of which they want to hear nothing


COLUMNS: Final = [channels.c[name] for name in Channel.__dataclass_fields__]


def look_up(person: str, connection: Connection) -> Entry:
    theirs = select(*COLUMNS).where(channels.c.person == person).order_by(channels.c.created, channels.c.id)
    found = tuple(Channel(**row) for row in connection.execute(theirs).mappings())
    silent = select(silent_tables.c.table_id).where(silent_tables.c.person == person)
    return Entry(found, wishes_of(person, connection), tuple(connection.execute(silent).scalars()))


def wishes_of(person: str, connection: Connection) -> Wishes:
    said = select(alert_wishes.c.always, alert_wishes.c.remind).where(alert_wishes.c.person == person)
    row = connection.execute(said).first()
    return Wishes() if row is None else Wishes(row.always, row.remind)


def is_silent(person: str, table: str, connection: Connection) -> bool:
    here = (silent_tables.c.person == person) & (silent_tables.c.table_id == table)
    return connection.execute(select(silent_tables.c.person).where(here)).first() is not None


def add(person: str, channel: Channel, connection: Connection) -> None:
    """One more place; the same one again takes the place of the old one."""
    same = (channels.c.person == person) & (channels.c.address == channel.address)
    connection.execute(delete(channels).where(same))
    count = select(func.count()).select_from(channels).where(channels.c.person == person)
    if connection.execute(count).scalar_one() >= MOST_CHANNELS:
        raise NoWay("server-alert-many")
    row = {name: getattr(channel, name) for name in Channel.__dataclass_fields__}
    connection.execute(insert(channels), {**row, "person": person, "guesses": 0, "failures": 0})


def count_code(recipient: str, now: datetime, connection: Connection) -> bool:
    """A code is about to be sent to a mail address (its hash); false: that address has had enough today."""
    connection.execute(delete(mail_codes).where(mail_codes.c.sent <= now - DAY))
    count = select(func.count()).select_from(mail_codes).where(mail_codes.c.recipient == recipient)
    if connection.execute(count).scalar_one() >= MOST_CODES:
        return False
    connection.execute(insert(mail_codes), {"id": new_id(), "recipient": recipient, "sent": now})
    return True


def confirm(person: str, channel: str, code: str, connection: Connection) -> bool:
    """Somebody repeats what was sent to a place; whoever guesses too often begins anew."""
    theirs = _theirs(person, channel) & channels.c.code.is_not(None)
    guess = update(channels).where(theirs, channels.c.guesses < MOST_GUESSES)
    if connection.execute(guess.values(guesses=channels.c.guesses + 1)).rowcount == 0:
        raise NoWay("server-alert-no-code")
    right = update(channels).where(theirs, channels.c.code == code).values(code=None)
    return bool(connection.execute(right).rowcount)


def strike_out(person: str, channel: str, connection: Connection) -> bool:
    """Nobody is told there any more."""
    return bool(connection.execute(delete(channels).where(_theirs(person, channel))).rowcount)


def wish(person: str, wishes: Wishes, connection: Connection) -> None:
    row = {"person": person, "always": wishes.always, "remind": wishes.remind}
    _replace(alert_wishes, alert_wishes.c.person == person, row, connection)


def silence(person: str, table: str, connection: Connection, *, on: bool) -> None:
    """Somebody wants to hear of a table, or not."""
    here = (silent_tables.c.person == person) & (silent_tables.c.table_id == table)
    if on:
        connection.execute(delete(silent_tables).where(here))
    else:
        _replace(silent_tables, here, {"person": person, "table_id": table}, connection)


def note(channel: str, problem: str | None, at: datetime, connection: Connection) -> None:
    """How it went there last. A browser that wants to hear nothing more is struck out."""
    here = channels.c.id == channel
    if problem == "gone":
        connection.execute(delete(channels).where(here))
    elif problem is None:
        connection.execute(update(channels).where(here).values(sent=at, failures=0))
    else:
        failures = channels.c.failures + int(problem not in OUR_FAULT)
        connection.execute(update(channels).where(here).values(failed=at, error=problem, failures=failures))
        connection.execute(update(channels).where(here, ~is_in_use()).values(error="suspended"))


def is_in_use() -> ColumnElement[bool]:
    """Does something still arrive at a place, now and then?"""
    return channels.c.failures < MOST_FAILURES


def _theirs(person: str, channel: str) -> ColumnElement[bool]:
    return (channels.c.person == person) & (channels.c.id == channel)


def _replace(table: Table, here: ColumnElement[bool], row: dict[str, object], connection: Connection) -> None:
    connection.execute(delete(table).where(here))
    connection.execute(insert(table), row)
