"""What is said where there is no database."""

from __future__ import annotations

import re
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection

from monumental.web.store import Store, StoreError
from monumental.web.store.databases import database
from tests.web.store.scenes import DUEL

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("", "this is no address of a database; one is written sqlite:///tables.db or postgresql://"),
        ("tables.db", "this is no address of a database"),
        ("postgresql://ann:secret@host:port/x", "this is no address of a database"),
        ("mysql://ann:secret@host/x", "tables can't be kept in 'mysql', only in sqlite:///"),
        ("sqlite://", "a database in memory forgets its tables"),
        ("sqlite:///:memory:", "a database in memory forgets its tables"),
        ("sqlite:///file:x?mode=memory&uri=true", "a database in memory forgets its tables"),
        ("sqlite:////no/such/folder/tables.db", "unable to open database file"),
        ("postgresql://ann:secret@no-such-host.invalid/x", "does not work"),
        ("postgresql://ann:secret@localhost/x?nonsense=1", "has an unknown part 'nonsense'"),
    ],
)
async def test_a_wrong_address_gets_one_sentence_without_the_password(url: str, sentence: str) -> None:
    with pytest.raises(StoreError, match=re.escape(sentence)) as refused:
        await Store.open(url)

    said = str(refused.value)
    assert "secret" not in said
    assert "\n" not in said
    assert len(said) <= 400


async def test_a_server_that_does_not_run_gets_one_sentence() -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        port = nobody.getsockname()[1]

        with pytest.raises(StoreError, match=r"the database postgresql://ann:\*\*\*@127.0.0.1"):
            await Store.open(f"postgresql://ann:secret@127.0.0.1:{port}/x")


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ben, come and play. " * 100)

    with pytest.raises(StoreError, match="file is not a database"):
        await Store.open(f"sqlite:///{file}")

    assert file.read_text() == "Dear Ben, come and play. " * 100


async def test_a_driver_that_is_missing_is_named_by_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr("monumental.web.store.databases.import_module", missing)

    with pytest.raises(StoreError, match=re.escape("pip install 'monumental[postgres]'")):
        await Store.open("postgresql://ann@host/x")


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+asyncpg"])
async def test_postgresql_has_several_names(postgresql: str, scheme: str) -> None:
    kept_in = database(postgresql.replace("postgresql", scheme, 1))
    try:
        assert await kept_in.read(lambda connection: connection.dialect.driver) == "asyncpg"
    finally:
        await kept_in.close()


async def test_sqlite_writes_to_the_disk_before_it_answers(tmp_path: Path) -> None:
    kept_in = database(f"sqlite:///{tmp_path / 'tables.db'}")
    try:
        settings = await kept_in.write(_settings)
    finally:
        await kept_in.close()

    assert settings == ["wal", 2, 1, 10000]


def _settings(connection: Connection) -> list[object]:
    names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
    return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]


async def test_a_file_that_another_program_holds_on_to_gets_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("monumental.web.store.databases.PATIENCE_S", 0)
    file = tmp_path / "tables.db"
    store = await Store.open(f"sqlite:///{file}")
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="database is locked"):
            await store.create(DUEL)
        other.execute("ROLLBACK")

    await store.create(DUEL)

    assert await store.load(DUEL.id) is not None
    await store.close()
