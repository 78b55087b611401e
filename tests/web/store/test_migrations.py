"""The schema that migrations make, and how often a list asks the database."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, event, inspect, text

from monumental.web.store import Seat, Store, StoreError
from monumental.web.store.databases import database
from monumental.web.store.migrate import migrate, scripts
from monumental.web.store.schema import metadata
from tests.web.store.scenes import ANN, DUEL, OPEN

pytestmark = pytest.mark.anyio


async def test_migrations_make_the_schema_of_the_code(database_url: str) -> None:
    kept_in = database(database_url)
    try:
        await kept_in.write(migrate)
        assert await kept_in.read(_differences) == []
        assert await kept_in.read(_keys) == await _keys_by_the_code(database_url)
    finally:
        await kept_in.close()


def _differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(
        connection, opts={"compare_type": True, "compare_server_default": True}
    )
    found: list[Any] = compare_metadata(context, metadata)
    return found


def _keys(connection: Connection) -> dict[str, object]:
    """What Alembic does not compare: primary keys, and what goes with its table."""
    found = inspect(connection)
    return {
        table: (found.get_pk_constraint(table), found.get_foreign_keys(table))
        for table in sorted(metadata.tables)
    }


async def _keys_by_the_code(database_url: str) -> dict[str, object]:
    kept_in = database(database_url)
    try:
        await kept_in.write(_start_over)
        return await kept_in.read(_keys)
    finally:
        await kept_in.close()


def _start_over(connection: Connection) -> None:
    metadata.drop_all(connection)
    metadata.create_all(connection)


async def test_what_was_migrated_can_be_taken_back(database_url: str) -> None:
    kept_in = database(database_url)
    try:
        await kept_in.write(migrate)
        await kept_in.write(lambda connection: command.downgrade(scripts(connection), "base"))
        tables = await kept_in.read(lambda connection: inspect(connection).get_table_names())
        assert tables == ["alembic_version"]
    finally:
        await kept_in.close()


async def test_tables_of_the_first_schema_stay_whole_and_say_what_is_known_of_their_luck(
    database_url: str,
) -> None:
    kept_in = database(database_url)
    await kept_in.write(lambda connection: command.upgrade(scripts(connection), "0001"))
    heads = {
        "sealed": '{"luck":{"commitment":"abc","seed":"5eed"}}',
        "typed": '{"luck":{"typed":123456789012345678,"seed":"5eed"}}',
        "forked": '{"luck":{"seed":"5eed"},"position":{"round":3}}',
    }
    for table, head in heads.items():
        await kept_in.write(partial(_keep_by_the_first_schema, table, head))
    await kept_in.close()

    store = await Store.open(database_url)
    found = {table: await store.load(table) for table in heads}
    await store.close()

    for stored in found.values():
        assert stored is not None
        assert stored.seats == (Seat(0, "person", "Ann", ANN),)
        assert [move.words for move in stored.moves] == ["use b2"]
        assert (stored.maker, stored.rematch) == (None, None)
    luck = {table: (stored.typed, stored.rated) for table, stored in found.items() if stored is not None}
    assert luck == {
        "sealed": (None, True),
        "typed": ("123456789012345678", False),
        "forked": (None, False),
    }


def _keep_by_the_first_schema(table: str, head: str, connection: Connection) -> None:
    connection.execute(
        text(
            "INSERT INTO tables (id, created, changed, rules, name, listed, pace, status, version, head,"
            " snapshot, terms, round) VALUES (:id, '2030-05-01 08:00:00', '2030-05-01 08:00:00', 'duel', '',"
            " false, 'live', 'playing', 1, :head, '{}', '{}', 1)"
        ),
        {"id": table, "head": head},
    )
    connection.execute(text(f"INSERT INTO seats VALUES ('{table}', 0, 'person', 'Ann', '{ANN}')"))
    connection.execute(text(f"INSERT INTO moves VALUES ('{table}', 0, 0, 'use b2', '[]', false)"))


async def test_whoever_sat_at_a_table_of_an_older_version_sits_there_still(database_url: str) -> None:
    kept_in = database(database_url)
    await kept_in.write(lambda connection: command.upgrade(scripts(connection), "0003"))
    await kept_in.write(partial(_keep_by_an_older_schema, "before"))
    await kept_in.close()

    store = await Store.open(database_url)
    stored = await store.load("before")
    owner = await store.people.owner_of(ANN)
    person = await store.people.find(ANN)
    mine = await store.mine(ANN)
    await store.close()

    assert stored is not None
    assert stored.seats == (Seat(0, "person", "Ann", ANN),)
    assert (stored.password, stored.invitation, stored.shown_out) == (None, None, frozenset())
    assert (owner, person) == (ANN, None)
    assert [line.id for line in mine] == ["before"]


def _keep_by_an_older_schema(table: str, connection: Connection) -> None:
    connection.execute(
        text(
            "INSERT INTO tables (id, created, changed, rules, name, listed, pace, status, version, head,"
            " snapshot, terms, round, maker, rated) VALUES (:id, '2030-05-01 08:00:00',"
            " '2030-05-01 08:00:00', 'duel', '', false, 'live', 'open', 0, '{}', '{}', '{}', 0, :maker, true)"
        ),
        {"id": table, "maker": ANN},
    )
    connection.execute(text(f"INSERT INTO seats VALUES ('{table}', 0, 'person', 'Ann', '{ANN}')"))


async def test_a_store_that_is_opened_again_has_its_tables(database_url: str) -> None:
    store = await Store.open(database_url)
    await store.create(DUEL)
    await store.close()

    again = await Store.open(database_url)
    found = await again.load(DUEL.id)
    await again.close()

    assert found is not None
    assert found.seats == DUEL.seats


async def test_a_database_of_a_newer_version_is_left_alone(database_url: str) -> None:
    store = await Store.open(database_url)
    await store.close()
    kept_in = database(database_url)
    await kept_in.write(
        lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    )
    await kept_in.close()

    with pytest.raises(StoreError, match="made by a newer version of Monumental"):
        await Store.open(database_url)


async def test_a_migration_that_fails_leaves_nothing_behind(database_url: str) -> None:
    kept_in = database(database_url)
    await kept_in.write(lambda connection: connection.execute(text("CREATE TABLE moves (other TEXT)")))
    try:
        with pytest.raises(StoreError, match="already exists"):
            await kept_in.write(migrate)
        assert await kept_in.read(lambda connection: inspect(connection).get_table_names()) == ["moves"]
    finally:
        await kept_in.close()


async def test_a_list_takes_two_questions_however_long_it_is(store: Store) -> None:
    for table in (DUEL, OPEN):
        await store.create(table)
    asked: list[str] = []

    def hear(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if statement.startswith("SELECT"):
            asked.append(statement)

    event.listen(Engine, "before_cursor_execute", hear)
    try:
        assert len(await store.mine(ANN)) == 2
    finally:
        event.remove(Engine, "before_cursor_execute", hear)

    assert len(asked) == 2
