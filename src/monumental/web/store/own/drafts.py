"""Packs that people keep: their own, finished or not, and shown to whoever has the link."""

from __future__ import annotations

import secrets
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from monumental.web.store.databases import Database
from monumental.web.store.errors import NoRoom
from monumental.web.store.schema import drafts

#: Nobody guesses 128 bits.
LINK_BYTES: Final = 16


@dataclass(frozen=True, slots=True, kw_only=True)
class DraftLine:
    """A pack of somebody's as a list shows it."""

    name: str
    rules: str
    cards: int
    size: int
    changed: datetime
    link: str | None  # by which others find it; nothing: nobody else does


@dataclass(frozen=True, slots=True, kw_only=True)
class NewDraft:
    """A pack that somebody wants to be kept: its content is JSON."""

    name: str
    rules: str
    cards: int
    content: bytes


@dataclass(frozen=True, slots=True)
class Room:
    """How much one person may have here."""

    packs: int
    bytes: int


LINE: Final = (
    drafts.c.name,
    drafts.c.rules,
    drafts.c.cards,
    drafts.c.size,
    drafts.c.changed,
    drafts.c.link,
)


class Drafts:
    """Keeps the packs of people, each by its owner and its name."""

    def __init__(self, kept_in: Database, clock: Callable[[], datetime]) -> None:
        self._database = kept_in
        self._clock = clock

    async def keep(self, owner: str, draft: NewDraft, room: Room) -> None:
        """Keep a pack, in place of an older one of its name. `NoRoom`: it is one too many, or too large."""
        await self._database.write(partial(_keep, owner, draft, room, self._clock()))

    async def of(self, owner: str) -> tuple[DraftLine, ...]:
        """What somebody keeps, the last that changed first."""
        return await self._database.read(partial(_of, owner))

    async def find(self, owner: str, name: str) -> bytes | None:
        """The content of a pack of somebody's."""
        return await self._database.read(partial(_content, _is(owner, name)))

    async def shared(self, link: str) -> bytes | None:
        """The content of the pack that a link leads to."""
        return await self._database.read(partial(_content, drafts.c.link == link))

    async def drop(self, owner: str, name: str) -> bool:
        """Delete a pack; false: there is none."""
        return await self._database.write(partial(_drop, owner, name))

    async def share(self, owner: str, name: str, *, shown: bool) -> bool:
        """Others may find it by a link, or no longer; a link that was taken back leads nowhere for good."""
        return await self._database.write(partial(_share, owner, name, shown=shown))


def _keep(owner: str, draft: NewDraft, room: Room, at: datetime, connection: Connection) -> None:
    others = (drafts.c.owner == owner) & (drafts.c.name != draft.name)
    count, used = connection.execute(
        select(func.count(), func.coalesce(func.sum(drafts.c.size), 0)).where(others)
    ).one()
    if count >= room.packs:
        raise NoRoom("server-many-packs", room.packs)
    if used + len(draft.content) > room.bytes:
        raise NoRoom("server-large-packs", room.bytes // 1000)
    row = {
        "rules": draft.rules,
        "cards": draft.cards,
        "content": zlib.compress(draft.content),
        "size": len(draft.content),
        "changed": at,
    }
    here = _is(owner, draft.name)
    if connection.execute(update(drafts).where(here).values(**row)).rowcount == 0:
        connection.execute(insert(drafts), {"owner": owner, "name": draft.name, **row})


def _of(owner: str, connection: Connection) -> tuple[DraftLine, ...]:
    theirs = select(*LINE).where(drafts.c.owner == owner).order_by(drafts.c.changed.desc(), drafts.c.name)
    return tuple(DraftLine(**row) for row in connection.execute(theirs).mappings())


def _is(owner: str, name: str) -> ColumnElement[bool]:
    return (drafts.c.owner == owner) & (drafts.c.name == name)


def _content(which: ColumnElement[bool], connection: Connection) -> bytes | None:
    found: bytes | None = connection.execute(select(drafts.c.content).where(which)).scalar()
    return None if found is None else zlib.decompress(found)


def _drop(owner: str, name: str, connection: Connection) -> bool:
    here = _is(owner, name)
    return bool(connection.execute(delete(drafts).where(here)).rowcount)


def _share(owner: str, name: str, connection: Connection, *, shown: bool) -> bool:
    here = _is(owner, name)
    found = connection.execute(select(drafts.c.link).where(here)).first()
    if found is None:
        return False
    if shown != (found.link is not None):
        link = secrets.token_urlsafe(LINK_BYTES) if shown else None
        connection.execute(update(drafts).where(here).values(link=link))
    return True
