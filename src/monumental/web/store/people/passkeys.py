"""Passkeys of people, and what their devices are to sign: each challenge is good for one answer."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from monumental.web.store.databases import Database
from monumental.web.store.errors import NoRoom, NoWay
from monumental.web.store.people.devices import Arrival, join
from monumental.web.store.rows import Passkey
from monumental.web.store.schema import challenges, passkeys

#: How long somebody may take to find their finger or their security key.
CHALLENGE_LASTS: Final = timedelta(minutes=5)

#: More passkeys than anybody has.
MOST_PASSKEYS: Final = 10


class Passkeys:
    """Keeps what is public of passkeys; what is secret never leaves the device that made it."""

    def __init__(self, kept_in: Database, clock: Callable[[], datetime]) -> None:
        self._database = kept_in
        self._clock = clock

    async def of(self, person: str) -> tuple[Passkey, ...]:
        return await self._database.read(partial(_of, person))

    async def find(self, passkey: str) -> Passkey | None:
        return await self._database.read(partial(_find, passkey))

    async def challenge(self, device: str, challenge: bytes) -> None:
        """What this device (the hash of its key) is to sign; an earlier challenge is good for nothing."""
        asked = partial(_challenge, device, challenge, self._clock())
        try:
            await self._database.write(asked)
        except IntegrityError:  # the same browser has asked twice at once
            await self._database.write(asked)

    async def take_challenge(self, device: str) -> bytes | None:
        """What the device was to sign, once and not too late."""
        return await self._database.write(partial(_take_challenge, device, self._clock()))

    async def keep(self, person: str, passkey: str, public_key: bytes, signed: int, name: str) -> None:
        """One more passkey. `NoRoom` says that there are enough."""
        row = {"id": passkey, "person": person, "public_key": public_key, "signed": signed, "name": name}
        try:
            await self._database.write(partial(_keep, {**row, "created": self._clock()}))
        except IntegrityError as error:  # it was sent twice at once
            raise NoWay("server-known-passkey") from error

    async def remove(self, person: str, passkey: str) -> bool:
        """Whether it was there, and theirs."""
        return await self._database.write(partial(_remove, person, passkey))

    async def join(self, passkey: str, signed: int, key: str, device: str) -> Arrival:
        """A device becomes that of whoever has a passkey, which was checked. `NoWay` says why not."""
        return await self._database.write(partial(_join, passkey, signed, key, device, self._clock()))


def _of(person: str, connection: Connection) -> tuple[Passkey, ...]:
    theirs = select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created, passkeys.c.id)
    return tuple(Passkey(**row) for row in connection.execute(theirs).mappings())


def _find(passkey: str, connection: Connection) -> Passkey | None:
    row = connection.execute(select(passkeys).where(passkeys.c.id == passkey)).mappings().first()
    return None if row is None else Passkey(**row)


def _challenge(device: str, challenge: bytes, at: datetime, connection: Connection) -> None:
    old = (challenges.c.device == device) | (challenges.c.expires <= at)
    connection.execute(delete(challenges).where(old))
    row = {"device": device, "challenge": challenge, "expires": at + CHALLENGE_LASTS}
    connection.execute(insert(challenges), row)


def _take_challenge(device: str, at: datetime, connection: Connection) -> bytes | None:
    good = (challenges.c.device == device) & (challenges.c.expires > at)
    found: bytes | None = connection.execute(select(challenges.c.challenge).where(good)).scalar()
    # Of two who answer at once, one is heard.
    if found is None or connection.execute(delete(challenges).where(good)).rowcount == 0:
        return None
    return found


def _keep(row: dict[str, object], connection: Connection) -> None:
    theirs = select(func.count()).select_from(passkeys).where(passkeys.c.person == row["person"])
    if connection.execute(theirs).scalar_one() >= MOST_PASSKEYS:
        raise NoRoom("server-many-passkeys", MOST_PASSKEYS)
    if connection.execute(select(passkeys.c.id).where(passkeys.c.id == row["id"])).first() is not None:
        raise NoWay("server-known-passkey")
    connection.execute(insert(passkeys), row)


def _remove(person: str, passkey: str, connection: Connection) -> bool:
    theirs = (passkeys.c.person == person) & (passkeys.c.id == passkey)
    return connection.execute(delete(passkeys).where(theirs)).rowcount > 0


def _join(passkey: str, signed: int, key: str, device: str, at: datetime, connection: Connection) -> Arrival:
    # Removed while its answer was on its way, it brings nobody back.
    found = _find(passkey, connection)
    if found is None:
        raise NoWay("server-no-passkey")
    arrival = join(found.person, key, device, at, connection)
    connection.execute(update(passkeys).where(passkeys.c.id == passkey).values(signed=signed, used=at))
    return arrival
