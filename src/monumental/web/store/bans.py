"""Who may not play here: a browser, or an address. The host's own program writes it, servers read it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from sqlalchemy import Connection, delete, insert, or_, select

from monumental.web.store.schema import bans

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True)
class Ban:
    """`who` is the hash of a browser's key, or an address as the door counts it."""

    who: str
    made: datetime
    until: datetime | None  # for ever
    why: str  # for the host; nobody else reads it


def ban(wanted: Ban, connection: Connection) -> None:
    """Say it, in place of what was said of the same before."""
    lift(wanted.who, connection)
    row = {"who": wanted.who, "made": wanted.made, "until": wanted.until, "why": wanted.why}
    connection.execute(insert(bans), row)


def lift(who: str, connection: Connection) -> bool:
    return bool(connection.execute(delete(bans).where(bans.c.who == who)).rowcount)


def in_force(at: datetime, connection: Connection) -> Sequence[Ban]:
    """The newest first."""
    still = or_(bans.c.until.is_(None), bans.c.until > at)
    found = connection.execute(
        select(bans.c.who, bans.c.made, bans.c.until, bans.c.why)
        .where(still)
        .order_by(bans.c.made.desc(), bans.c.who)
    )
    return [Ban(*row) for row in found]
