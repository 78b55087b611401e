"""What a host asks and does by hand, whichever way they come: `monumental admin`, or the page at `/admin`."""

from __future__ import annotations

from datetime import timedelta
from functools import partial
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final

from monumental.cards.text import load_texts
from monumental.web.door.addresses import line_of
from monumental.web.keep import people as keeping
from monumental.web.store import bans, now
from monumental.web.store.talking import reports
from monumental.web.store.talking.lines import take_away

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.web.keep.people import Person, Statistics
    from monumental.web.store import Line, Store
    from monumental.web.store.bans import Ban
    from monumental.web.store.rows import Status
    from monumental.web.store.talking.reports import Report

#: Whoever played so lately is counted apart.
LATELY: Final = timedelta(days=7)


class NotHere(Exception):  # noqa: N818 (a host is told, and nothing has changed)
    """What was named is not there. `key` names the sentence in the locale files."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def sentence(self, language: str) -> str:
        return load_texts(language)(self.key, **self.values)


def shown(who: str) -> str:
    """Somebody as a host reads and types them: the beginning of a hash; addresses are whole."""
    return who[: keeping.SHOWN] if len(who) == keeping.HASH else who


# What there is


async def statistics(store: Store) -> Statistics:
    return await store.read(partial(keeping.statistics, now() - LATELY))


async def tables(store: Store, status: Status | None, words: str, most: int) -> list[Line]:
    """The tables that changed last, of those with these words in their link, their name or a name there."""
    ids = await store.read(partial(keeping.listed, status, words, most))
    lines = {line.id: line for line in await store.lines(ids)}
    return [lines[table] for table in ids if table in lines]


async def people(store: Store, words: str, most: int) -> tuple[Person, ...]:
    """Who played last, of those with these words in a name of theirs, or in the beginning of their hash."""
    return await store.read(partial(keeping.people, words, most))


async def reported(store: Store, most: int) -> tuple[Report, ...]:
    """What people want the host to read, the newest first."""
    return await store.read(partial(reports.reports_now, most))


async def whose(store: Store, who: str) -> str:
    """The whole hash that begins so, if it is one and no other."""
    if len(who) >= keeping.SHORTEST:
        found = await store.read(partial(keeping.owners_like, who))
        if len(found) == 1:
            return found[0]
    raise NotHere("host-no-person", who=who)


async def must_know(store: Store, tables: Sequence[str]) -> None:
    known = {line.id for line in await store.lines(tables)}
    for table in tables:
        if table not in known:
            raise NotHere("host-no-table", table=table)


# What is done


async def delete(store: Store, tables: Sequence[str]) -> int:
    """Delete tables with all that was played there; gives how many."""
    await must_know(store, tables)
    return sum([await store.write(partial(keeping.delete_table, each)) for each in tables])


async def forget(store: Store, owner: str) -> int:
    """Take somebody out of all tables; gives of how many."""
    return await store.write(partial(keeping.forget_person, owner))


async def ban(store: Store, who: str, days: float | None, why: str) -> Ban:
    """Keep a browser or an address from playing here, for so many days or for ever."""
    until = None if days is None else now() + timedelta(days=days)
    wanted = bans.Ban(await _owner_or_address(store, who), now(), until, why)
    await store.write(partial(bans.ban, wanted))
    return wanted


async def unban(store: Store, who: str) -> None:
    """Let somebody play here again."""
    if not await store.write(partial(bans.lift, await _owner_or_address(store, who))):
        raise NotHere("host-no-ban", who=who)


async def settle(store: Store, report: str) -> None:
    """The host has seen to a report: it is listed no more."""
    if not await store.write(partial(reports.settle, report)):
        raise NotHere("host-no-report", report=report)


async def unsay(store: Store, table: str, line: int) -> None:
    """Take away a line that somebody said at a table."""
    if not await store.write(partial(take_away, table, line)):
        raise NotHere("host-no-line", table=table, line=line)


async def _owner_or_address(store: Store, who: str) -> str:
    try:
        ip_address(who)
    except ValueError:
        try:
            return await whose(store, who)
        except NotHere:
            raise NotHere("host-no-address", who=who) from None
    return line_of(who)
