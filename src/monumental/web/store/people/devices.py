"""Whose keys are whose: people, their devices, and the ways by which another device becomes theirs.

A key that nobody has said anything about is a person by itself: seats name its hash. A person is called by
the hash of their first key for good, and whatever they own names that; other keys lead there. A key that was
revoked leads nowhere, so its row stays as long as the person does.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Final

from sqlalchemy import Connection, Select, bindparam, delete, insert, select, update

from monumental.web.store.databases import Database
from monumental.web.store.errors import NoWay
from monumental.web.store.leagues import leaving as leagues
from monumental.web.store.people import ratings, replaced
from monumental.web.store.rows import Device, Person, new_id
from monumental.web.store.schema import (
    devices,
    drafts,
    links,
    people,
    plans,
    requests,
    seats,
    shown_out,
    tables,
    waits,
)
from monumental.web.store.talking import blocks, reports
from monumental.web.store.talking import lines as talk

#: How long a link for another device is good for.
LINK_LASTS: Final = timedelta(minutes=15)

#: More devices than anybody has.
MOST_DEVICES: Final = 20

#: A device that was seen so lately need not be written down again.
SEEN_LATELY: Final = timedelta(hours=1)

#: Whom a seat belongs to whose person is gone.
GONE: Final = "gone:"


#: What is known of some keys.
KNOWN: Final = select(devices.c.key, devices.c.person, devices.c.revoked).where(
    devices.c.key.in_(bindparam("keys", expanding=True))
)


@dataclass(frozen=True, slots=True)
class Arrival:
    """A device that came to somebody, and the tables where they sit now instead of it."""

    person: str
    tables: tuple[str, ...]


class People:
    """Keeps people and their devices."""

    def __init__(self, kept_in: Database, clock: Callable[[], datetime]) -> None:
        self._database = kept_in
        self._clock = clock

    async def owner_of(self, key: str) -> str | None:
        """Whom a key speaks for; nobody, if it was revoked."""
        return await self._database.read(partial(owner_of, key))

    async def owners_of(self, keys: Collection[str]) -> Mapping[str, str | None]:
        """The same for several."""
        return await self._database.read(partial(owners_of, keys))

    async def find(self, person: str) -> Person | None:
        return await self._database.read(partial(find, person))

    async def register(self, key: str, device: str, name: str | None = None) -> None:
        """Whoever has this key is somebody from now on, by this name if one is said."""
        await self._database.write(partial(_register, key, device, name, self._clock()))

    async def new_link(self, person: str, code: str) -> datetime:
        """One more device may come by this code (its hash is kept), once; gives until when.

        Earlier links of theirs are good for nothing any more.
        """
        return await self._database.write(partial(_new_link, person, code, self._clock()))

    async def set_phrase(self, person: str, phrase: str) -> None:
        """What is kept of a recovery phrase; an earlier one is good for nothing any more."""
        await self._database.write(partial(_set_phrase, person, phrase, self._clock()))

    async def join_by_link(self, code: str, key: str, device: str) -> Arrival:
        """A device becomes that of whoever made a link. `NoWay` says why not."""
        return await self._database.write(partial(_join_by_link, code, key, device, self._clock()))

    async def join_by_phrase(self, phrase: str, key: str, device: str) -> Arrival:
        return await self._database.write(partial(_join_by_phrase, phrase, key, device, self._clock()))

    async def revoke(self, person: str, device: str) -> str | None:
        """A device speaks for nobody any more; gives the hash of its key, if there was one."""
        return await self._database.write(partial(_revoke, person, device, self._clock()))

    async def see(self, key: str) -> None:
        """A device was used."""
        await self._database.write(partial(_see, key, self._clock()))

    async def forget(self, person: str) -> None:
        """Nothing says any more who somebody was. A table where nobody else sits goes, too."""
        await self._database.write(partial(_forget, person))


def owner_of(key: str, connection: Connection) -> str | None:
    return owners_of([key], connection)[key]


def owners_of(keys: Collection[str], connection: Connection) -> Mapping[str, str | None]:
    """A key of which nothing is known is a person by itself."""
    owners: dict[str, str | None] = dict(zip(keys, keys, strict=True))
    for row in connection.execute(KNOWN, {"keys": list(keys)}):
        owners[row.key] = None if row.revoked is not None else row.person
    return owners


def find(person: str, connection: Connection) -> Person | None:
    who = select(people.c.id, people.c.name, people.c.created, people.c.phrased).where(people.c.id == person)
    row = connection.execute(who).mappings().first()
    if row is None:
        return None
    theirs = connection.execute(
        select(devices.c.key, devices.c.id, devices.c.name, devices.c.created, devices.c.seen)
        .where(devices.c.person == person, devices.c.revoked.is_(None))
        .order_by(devices.c.created, devices.c.id)
    ).mappings()
    return Person(**row, devices=tuple(Device(**each) for each in theirs))


def _register(key: str, device: str, name: str | None, at: datetime, connection: Connection) -> None:
    person = owner_of(key, connection)
    if person is None:
        raise NoWay("server-no-key")
    if find(person, connection) is None:
        connection.execute(insert(people), {"id": person, "name": name or "", "created": at})
        _add_device(person, key, device, at, connection)
    elif name is not None:
        connection.execute(update(people).where(people.c.id == person).values(name=name))


def _add_device(person: str, key: str, name: str, at: datetime, connection: Connection) -> None:
    row = {"key": key, "id": new_id(), "person": person, "name": name}
    connection.execute(insert(devices), {**row, "created": at, "seen": at})


def _new_link(person: str, code: str, at: datetime, connection: Connection) -> datetime:
    connection.execute(delete(links).where(links.c.person == person))
    connection.execute(insert(links), {"code": code, "person": person, "expires": at + LINK_LASTS})
    return at + LINK_LASTS


def _set_phrase(person: str, phrase: str, at: datetime, connection: Connection) -> None:
    connection.execute(update(people).where(people.c.id == person).values(phrase=phrase, phrased=at))


def _join_by_link(code: str, key: str, device: str, at: datetime, connection: Connection) -> Arrival:
    good = (links.c.code == code) & (links.c.expires > at)
    person: str | None = connection.execute(select(links.c.person).where(good)).scalar()
    # Of two who use it at once, one gets it.
    if person is None or connection.execute(delete(links).where(good)).rowcount == 0:
        raise NoWay("server-no-link")
    return join(person, key, device, at, connection)


def _join_by_phrase(phrase: str, key: str, device: str, at: datetime, connection: Connection) -> Arrival:
    person: str | None = connection.execute(select(people.c.id).where(people.c.phrase == phrase)).scalar()
    if person is None:
        raise NoWay("server-no-phrase")
    return join(person, key, device, at, connection)


def join(person: str, key: str, device: str, at: datetime, connection: Connection) -> Arrival:
    """A device becomes somebody's. What it owned so far comes along: it was nobody's but theirs."""
    before = owner_of(key, connection)
    if before == person:
        return Arrival(person, ())
    if before is None:
        raise NoWay("server-no-key")
    if find(before, connection) is not None:
        raise NoWay("server-other-person")
    found = find(person, connection)
    if found is None or len(found.devices) >= MOST_DEVICES:
        raise NoWay("server-many-devices")
    if _plays_at(before, connection) & _plays_at(person, connection):
        raise NoWay("server-both-sit-there")
    brought = tuple(sorted(_tables_of(before, connection)))
    connection.execute(update(seats).where(seats.c.owner == before).values(owner=person))
    connection.execute(update(tables).where(tables.c.maker == before).values(maker=person))
    _bring_drafts(before, person, connection)
    ratings.bring(before, person, connection)
    connection.execute(update(waits).where(waits.c.owner == before).values(owner=person))
    for brought_along in (replaced, talk, blocks, reports):
        brought_along.bring(before, person, connection)
    _add_device(person, key, device, at, connection)
    return Arrival(person, brought)


def _bring_drafts(before: str, person: str, connection: Connection) -> None:
    """Packs come along, too; of two by the same name, that of the person stays."""
    theirs = select(drafts.c.name).where(drafts.c.owner == person)
    connection.execute(delete(drafts).where(drafts.c.owner == before, drafts.c.name.in_(theirs)))
    connection.execute(update(drafts).where(drafts.c.owner == before).values(owner=person))


def _tables_of(owner: str, connection: Connection) -> set[str]:
    """Where somebody sits, or what they made."""
    theirs = tables.c.id.in_(_sat_at(owner)) | (tables.c.maker == owner)
    return set(connection.execute(select(tables.c.id).where(theirs)).scalars())


def _plays_at(owner: str, connection: Connection) -> set[str]:
    """Where somebody sits and the game is not over."""
    theirs = tables.c.id.in_(_sat_at(owner)) & (tables.c.status != "over")
    return set(connection.execute(select(tables.c.id).where(theirs)).scalars())


def _sat_at(owner: str) -> Select[tuple[str]]:
    return select(seats.c.table_id).where(seats.c.owner == owner)


def _revoke(person: str, device: str, at: datetime, connection: Connection) -> str | None:
    theirs = (devices.c.person == person) & (devices.c.id == device) & devices.c.revoked.is_(None)
    key: str | None = connection.execute(select(devices.c.key).where(theirs)).scalar()
    connection.execute(update(devices).where(theirs).values(revoked=at))
    return key


def _see(key: str, at: datetime, connection: Connection) -> None:
    long_ago = (devices.c.key == key) & (devices.c.seen < at - SEEN_LATELY)
    connection.execute(update(devices).where(long_ago).values(seen=at))


def _forget(person: str, connection: Connection) -> None:
    theirs = _tables_of(person, connection)
    others = seats.alias("others")
    shared = set(
        connection.execute(
            select(others.c.table_id).where(
                others.c.table_id.in_(theirs), others.c.owner.is_not(None), others.c.owner != person
            )
        ).scalars()
    )
    connection.execute(delete(tables).where(tables.c.id.in_(theirs - shared)))
    for table in sorted(shared):
        # Whoever sits there now is nobody, and another nobody at each table.
        nobody = f"{GONE}{secrets.token_hex(8)}"
        sat = (seats.c.table_id == table) & (seats.c.owner == person)
        their_seats = select(seats.c.seat).where(sat)
        connection.execute(delete(plans).where(plans.c.table_id == table, plans.c.seat.in_(their_seats)))
        connection.execute(update(seats).where(sat).values(owner=nobody, name=""))
        talk.pass_on(table, person, nobody, connection)
    leagues.forget(person, f"{GONE}{secrets.token_hex(8)}", connection)
    replaced.forget(person, GONE, connection)
    talk.forget(person, GONE, connection)
    blocks.forget(person, connection)
    reports.forget(person, connection)
    connection.execute(update(tables).where(tables.c.maker == person).values(maker=None))
    connection.execute(delete(requests).where(requests.c.owner == person))
    connection.execute(delete(shown_out).where(shown_out.c.owner == person))
    connection.execute(delete(drafts).where(drafts.c.owner == person))
    connection.execute(delete(waits).where(waits.c.owner == person))
    ratings.forget(person, connection)
    connection.execute(delete(people).where(people.c.id == person))
