"""What is still to be sent. Each function here is one transaction; together they send nothing twice.

A wait says how often its person was told (`waits.told`): who raises that number, and nobody else, puts the
letters into the outbox, in the same transaction. Who takes a letter out writes until when it is theirs
(`alerts.claimed`); if their server dies, another one takes it after that time, which is longer than any
letter takes and longer than a minute.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, case, delete, exists, func, insert, or_, select, update

from monumental.web.alerts.book import COLUMNS, Channel, Wishes, is_in_use, is_silent, note
from monumental.web.store.away.vacations import excused, who_is_away
from monumental.web.store.rows import new_id
from monumental.web.store.schema import alert_wishes, alerts, channels, tables, tellings, vacations, waits
from monumental.web.store.waits import has_heard

#: So long a letter belongs to whoever took it.
CLAIM: Final = timedelta(minutes=2)

#: After so long it is tried again; then never more.
AGAIN: Final = (timedelta(minutes=1), timedelta(minutes=5), timedelta(minutes=30), timedelta(hours=2))

#: Whose whole time is shorter sits at the table anyway.
SHORT: Final = timedelta(hours=1)

#: Nobody is told of a table again before that, unless they have acted there: steps that others take back and
#: do again are one turn.
PAUSE: Final = timedelta(minutes=30)

#: Clocks of several machines differ by less. What lies further ahead than it could was written before the
#: clock was set back: it counts from now on, so that nobody waits until that time comes again.
ASTRAY: Final = timedelta(minutes=1)

#: Waits that are looked at in one round.
MOST_WAITS: Final = 500


@dataclass(frozen=True, slots=True)
class Patience:
    """When somebody is told, and when they are reminded."""

    quiet: timedelta  # after being asked: whoever is there, or comes, need not be told
    remind: timedelta


@dataclass(frozen=True, slots=True)
class Claimed:
    """A letter that is ours to send."""

    id: str
    table: str
    person: str
    reminder: bool
    tries: int  # with this one
    version: int  # of the table, at least
    until: datetime  # it is ours
    channel: Channel


def has_waits(now: datetime, connection: Connection) -> bool:
    return connection.execute(_asked(now).limit(1)).first() is not None


def plan(
    now: datetime,
    here: Collection[str],
    patience: Patience,
    connection: Connection,
    elsewhere: Collection[str] = (),
) -> None:
    """Who has to be told of a turn, or reminded of it. Whoever is here knows, unless they always want it.

    That somebody is at another server is only believed: that one says that they know, unless it has died.
    """
    for wait in connection.execute(_asked(now).limit(MOST_WAITS)).all():
        # Few have said what they want to hear.
        wishes = Wishes() if wait.always is None else Wishes(wait.always, wait.reminded)
        if wait.told == 0 and _set_right(wait, now, connection):
            continue
        is_told = wait.owner in here and not wishes.always
        if not is_told and wait.owner in elsewhere and not wishes.always:
            continue
        begun = wait.since if wait.told == 0 else wait.remind
        if not is_told and now < begun + patience.quiet:
            continue
        later = _reminder(wait, patience, connection)
        if wait.told == 1 and not is_told and later != wait.remind:
            # They have played on meanwhile, or were on vacation, and have more time.
            _set(wait, connection, remind=later)
            continue
        remind = later if wait.told == 0 else None
        if _set(wait, connection, told=wait.told + 1, remind=remind) and not is_told:
            _put(wait, wishes, now, connection)


def _asked(now: datetime) -> Any:
    """Those who were not told yet, and those whom it is time to remind; nobody who is on vacation."""
    before = (tellings.c.table_id == waits.c.table_id) & (tellings.c.person == waits.c.owner)
    waiting = waits.join(tables, tables.c.id == waits.c.table_id).outerjoin(tellings, before)
    waiting = waiting.outerjoin(alert_wishes, alert_wishes.c.person == waits.c.owner)
    columns = (
        waits.c.table_id,
        waits.c.owner,
        waits.c.since,
        waits.c.told,
        waits.c.remind,
        tables.c.deadline,
        alert_wishes.c.always,
        alert_wishes.c.remind.label("reminded"),
        tellings.c.told.label("heard"),
        exists().where(vacations.c.person == waits.c.owner).label("travels"),
    )
    rested = or_(tellings.c.told.is_(None), tellings.c.told <= now - PAUSE, tellings.c.told > now + ASTRAY)
    away = waits.c.owner.in_(who_is_away(now))
    due = or_((waits.c.told == 0) & rested, (waits.c.told == 1) & (waits.c.remind <= now))
    return select(*columns).select_from(waiting).where(due, ~away).order_by(waits.c.since)


def _set_right(wait: Row[Any], now: datetime, connection: Connection) -> bool:
    """The clock was set back: who was asked, or told before, in times to come, was so now."""
    if wait.heard is not None and wait.heard > now + ASTRAY:
        has_heard(wait.table_id, wait.owner, now, connection)
        return True
    return wait.since > now + ASTRAY and _set(wait, connection, since=now)


def _reminder(wait: Row[Any], patience: Patience, connection: Connection) -> datetime | None:
    """After a day, or when a quarter of the time is left; days of a vacation are not counted."""
    begun: datetime = wait.since
    if wait.travels:
        begun += excused(wait.owner, wait.since, connection)
    later = begun + patience.remind
    if wait.deadline is None:
        return later
    whole = wait.deadline - begun
    return None if whole < SHORT else min(later, wait.deadline - whole / 4)


def _set(wait: Row[Any], connection: Connection, **values: object) -> bool:
    """Go on with a wait, if nobody else has."""
    same = (waits.c.table_id == wait.table_id) & (waits.c.since == wait.since) & (waits.c.told == wait.told)
    return bool(connection.execute(update(waits).where(same).values(**values)).rowcount)


def _put(wait: Row[Any], wishes: Wishes, now: datetime, connection: Connection) -> None:
    """A letter for each place where they want to be told."""
    reminder = wait.told == 1
    if (reminder and not wishes.remind) or is_silent(wait.owner, wait.table_id, connection):
        return
    theirs = (channels.c.person == wait.owner) & channels.c.code.is_(None) & is_in_use()
    places = connection.execute(select(channels.c.id).where(theirs)).scalars().all()
    if places:
        has_heard(wait.table_id, wait.owner, now, connection)
    for channel in places:
        letter = {"id": new_id(), "table_id": wait.table_id, "channel": channel, "since": wait.since}
        connection.execute(insert(alerts), {**letter, "reminder": reminder, "due": now, "tries": 0})


def has_letters(now: datetime, connection: Connection) -> bool:
    letters = select(alerts.c.id).join(channels, channels.c.id == alerts.c.channel)
    due = letters.where(or_(_free(now), _claimed_ahead(now), _due_ahead(now)), ~_is_away(now))
    return connection.execute(due.limit(1)).first() is not None


def _free(now: datetime) -> Any:
    return (alerts.c.due <= now) & (alerts.c.claimed.is_(None) | (alerts.c.claimed <= now))


def _claimed_ahead(now: datetime) -> ColumnElement[bool]:
    return alerts.c.claimed > now + CLAIM + ASTRAY


def _due_ahead(now: datetime) -> ColumnElement[bool]:
    pauses = enumerate((timedelta(0), *AGAIN))
    return or_(
        *((alerts.c.tries == tries) & (alerts.c.due > now + pause + ASTRAY) for tries, pause in pauses)
    )


def _is_away(now: datetime) -> ColumnElement[bool]:
    """Whose letter it is wants none now."""
    return channels.c.person.in_(who_is_away(now))


def claim(
    now: datetime, most: int, connection: Connection, *, underway: Collection[str] = ()
) -> tuple[Claimed, ...]:
    """Take some letters out: one for each person, for those first who have waited longest for theirs.

    So one whose places take long waits for them alone. What is `underway` from here is not taken out again,
    whatever the clock says.
    """
    # The clock was set back: a letter may be underway all the same, but none for longer than a claim.
    connection.execute(update(alerts).where(_claimed_ahead(now)).values(claimed=now + CLAIM))
    connection.execute(update(alerts).where(_due_ahead(now)).values(due=now))
    _tear_up_unneeded(now, connection)
    theirs = channels.alias()
    tried = case((theirs.c.failed > theirs.c.sent, theirs.c.failed), else_=theirs.c.sent)
    last = select(func.max(tried)).where(theirs.c.person == channels.c.person).scalar_subquery()
    found = (
        select(alerts.c.id.label("letter"), alerts.c.table_id, alerts.c.reminder, alerts.c.tries)
        .add_columns(tables.c.version, channels.c.person, *COLUMNS)
        .select_from(
            alerts.join(tables, tables.c.id == alerts.c.table_id).join(
                channels, channels.c.id == alerts.c.channel
            )
        )
        .where(alerts.c.id.in_(_first_of_each(now, underway)))
        .order_by(last, alerts.c.due, alerts.c.id)
        .limit(most)
    )
    taken = []
    for row in connection.execute(found).mappings().all():
        mine, until = (alerts.c.id == row["letter"]) & _free(now), now + CLAIM
        claiming = update(alerts).where(mine).values(claimed=until, tries=row["tries"] + 1)
        if connection.execute(claiming).rowcount:
            channel = Channel(**{column.name: row[column.name] for column in COLUMNS})
            taken.append(
                Claimed(
                    id=row["letter"],
                    table=row["table_id"],
                    person=row["person"],
                    reminder=row["reminder"],
                    tries=row["tries"] + 1,
                    version=row["version"],
                    until=until,
                    channel=channel,
                )
            )
    return tuple(taken)


def _tear_up_unneeded(now: datetime, connection: Connection) -> None:
    """Its person has played on, or it was taken often enough by servers that died of it."""
    asked = (waits.c.table_id == alerts.c.table_id) & (waits.c.since == alerts.c.since)
    whose = (channels.c.id == alerts.c.channel) & (channels.c.person == waits.c.owner)
    needed = (
        select(waits.c.owner).select_from(waits.join(channels, whose)).where(asked).correlate(alerts).exists()
    )
    connection.execute(delete(alerts).where(_free(now), or_(alerts.c.tries > len(AGAIN), ~needed)))


def _first_of_each(now: datetime, underway: Collection[str]) -> Any:
    """The first letter that is due, of each person to whom none is on its way."""
    to = channels.c.id == alerts.c.channel
    letters = alerts.join(channels, to)
    away = or_(alerts.c.claimed > now, alerts.c.id.in_(underway))
    busy = select(channels.c.person).select_from(letters).where(away)
    place = func.row_number().over(partition_by=channels.c.person, order_by=(alerts.c.due, alerts.c.id))
    free = select(alerts.c.id, place.label("place")).select_from(letters)
    ranked = free.where(_free(now), ~_is_away(now), channels.c.person.not_in(busy)).subquery()
    return select(ranked.c.id).where(ranked.c.place == 1)


def settle(letter: Claimed, problem: str | None, now: datetime, connection: Connection) -> None:
    """A letter has arrived, or is tried again later, or was tried often enough."""
    note(letter.channel.id, problem, now, connection)
    # Whoever takes it out again counts one try more.
    here = (alerts.c.id == letter.id) & (alerts.c.tries == letter.tries)
    if problem is None or letter.tries > len(AGAIN):
        connection.execute(delete(alerts).where(here))
    else:
        again = now + AGAIN[letter.tries - 1]
        connection.execute(update(alerts).where(here).values(due=again, claimed=None))


def tear_up(letter: Claimed, connection: Connection) -> None:
    """Nobody needs it."""
    connection.execute(delete(alerts).where(alerts.c.id == letter.id))
