"""What goes into the store and what comes out of it."""

from __future__ import annotations

import secrets
import string
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final, Literal

from monumental.cards.carried import Carried
from monumental.play.records.record import Move

#: Letters and digits alone: an id that began with a dash would be read as an option of a command.
SIGNS: Final = string.ascii_letters + string.digits

Kind = Literal["person", "bot", "automa"]
Pace = Literal["live", "turns"]
Status = Literal["open", "playing", "over"]


def now() -> datetime:
    return datetime.now(UTC)


def new_id() -> str:
    """The name of a table in its link, and of much else: twelve signs that nobody guesses."""
    return "".join(secrets.choice(SIGNS) for _ in range(12))


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there. `owner` is the hash of a browser's key; a person's seat without one is free."""

    seat: int
    kind: Kind
    name: str
    owner: str | None = None
    away: datetime | None = None  # on vacation until then


@dataclass(frozen=True, slots=True)
class Replaced:
    """Who sat somewhere until somebody else took over."""

    seat: int
    owner: str
    name: str
    line: int  # of the record, counted from 1


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTable:
    """A table to be kept from now on. A fork has its first moves already."""

    id: str
    rules: str
    name: str
    listed: bool
    pace: Pace
    status: Status
    head: str  # the first line of the record, with the seed
    snapshot: str
    terms: str  # how the table was made, for a rematch
    seats: tuple[Seat, ...]
    round: int = 0
    asked: int | None = None
    awaited: str | None = None  # the person whose seat is asked, if one plays there
    moves: tuple[Move, ...] = ()
    maker: str | None = None  # the owner who asked for it, whether they sit there or not
    typed: str | None = None  # the seed, where somebody has typed one and may know what comes
    rated: bool = True  # nobody could have tried it out before
    password: str | None = None  # its hash, where one is asked for
    invitation: str | None = None  # the word in the link that stands in for the password
    clock: str | None = None  # how much time everybody has left, as JSON, where there is a clock
    deadline: datetime | None = None  # when the time of whoever is asked runs out
    packs: tuple[Carried, ...] = ()  # that it is played with and that are not ours
    settled: bool = False  # how it ended is nobody's result: it was played elsewhere


@dataclass(frozen=True, slots=True)
class Leave:
    """What whoever writes a deadline believes of the vacation of the person who is asked."""

    until: datetime | None  # null: there is none


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A table as a list shows it."""

    id: str
    created: datetime
    changed: datetime
    rules: str
    name: str
    listed: bool
    pace: Pace
    status: Status
    version: int  # how many moves the record has
    round: int
    asked: int | None  # the seat that is asked now
    maker: str | None
    typed: str | None
    rated: bool
    rematch: str | None  # the table where it is played once more
    password: str | None
    invitation: str | None
    deadline: datetime | None
    vacant: bool  # somebody may take over a seat
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Stored(Line):
    """A table with all there is of it: for its keeper only, the head has the seed."""

    head: str
    snapshot: str
    terms: str
    moves: tuple[Move, ...]
    first: int  # so many lines before those were not read,
    clock: str | None
    replaced: tuple[Replaced, ...]  # in the order in which others took their seats
    shown_out: frozenset[str]  # owners who may not sit down here any more
    seated: Mapping[int, datetime]  # when a seat changed hands, by the line of the record, as far as known
    since: datetime | None  # since when whoever is asked has not acted, if it is a person
    excused: timedelta  # … and for how long of it they are, or will have been, on vacation
    packs: tuple[Carried, ...]  # that are not ours; with lines left out, neither snapshot nor these are read


@dataclass(frozen=True, slots=True, kw_only=True)
class Device:
    """A browser or program of a person's. `key` is the hash of its key."""

    key: str
    id: str
    name: str
    created: datetime
    seen: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """Somebody whom their devices speak for."""

    id: str
    name: str
    created: datetime
    phrased: datetime | None  # when the recovery phrase was made, if there is one
    devices: tuple[Device, ...]  # those that were not revoked


@dataclass(frozen=True, slots=True, kw_only=True)
class Passkey:
    """What is public of a passkey."""

    id: str  # as browsers write it: base64url
    person: str
    public_key: bytes
    signed: int  # how often it has signed, where it counts
    name: str  # of the device that made it
    created: datetime
    used: datetime | None  # when it brought somebody back last
