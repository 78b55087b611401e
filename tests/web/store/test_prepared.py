"""What goes straight to the driver comes to the same as what SQLAlchemy says, errors too."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from monumental.web.store import Store
from monumental.web.store.prepared import Prepared
from monumental.web.store.schema import bans

pytestmark = pytest.mark.anyio

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)

BAN = Prepared(
    insert(bans).values(
        who=bindparam("somebody"), made=bindparam("made"), until=bindparam("until"), why="they shout"
    )
)
LONGER = Prepared(update(bans).where(bans.c.who == bindparam("somebody")).values(until=bindparam("to")))


def banned(connection: Connection) -> list[tuple[object, ...]]:
    return [tuple(row) for row in connection.execute(select(bans).order_by(bans.c.who))]


async def test_values_are_written_as_by_any_other_statement(store: Store) -> None:
    east = NOON.astimezone().replace(microsecond=7)

    def work(connection: Connection) -> list[tuple[object, ...]]:
        BAN.make_all(connection, [{"somebody": who, "made": east, "until": None} for who in ("ann", "ben")])
        return banned(connection)

    assert await store.write(work) == [(who, east, None, "they shout") for who in ("ann", "ben")]


async def test_it_says_how_many_rows_it_has_changed(store: Store) -> None:
    def work(connection: Connection) -> tuple[int, int]:
        BAN.make(connection, {"somebody": "ann", "made": NOON, "until": None})
        later = {"to": NOON + timedelta(days=1)}
        return LONGER.make(connection, {"somebody": "ann", **later}), LONGER.make(
            connection, {"somebody": "eve", **later}
        )

    assert await store.write(work) == (1, 0)


async def test_a_row_that_is_there_already_is_the_same_error(store: Store) -> None:
    def work(connection: Connection) -> None:
        for _ in range(2):
            BAN.make(connection, {"somebody": "ann", "made": NOON, "until": None})

    with pytest.raises(IntegrityError) as wrong:
        await store.write(work)
    assert "they shout" not in str(wrong.value)  # a log must not have what people wrote
    assert await store.read(banned) == []


async def test_a_time_without_a_time_zone_is_not_written(store: Store) -> None:
    def work(connection: Connection) -> None:
        BAN.make(connection, {"somebody": "ann", "made": NOON.replace(tzinfo=None), "until": None})

    with pytest.raises(ValueError, match="time zone"):
        await store.write(work)
    assert await store.read(banned) == []
