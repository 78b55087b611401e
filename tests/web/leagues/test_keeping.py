"""What is kept of leagues: the schema, copies, and what a host does by hand."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import Connection, text

from monumental.web.keep.backup import back_up, restore
from monumental.web.keep.people import forget_person, owners_like
from monumental.web.store import Store
from monumental.web.store.databases import database
from monumental.web.store.leagues import book
from monumental.web.store.migrate import scripts
from tests.web.api.server import Server, serving
from tests.web.leagues.playing import begun, look, named


@pytest.mark.anyio
async def test_a_store_from_before_there_were_leagues_has_none_and_keeps_its_people(
    database_url: str,
) -> None:
    kept_in = database(database_url)
    await kept_in.write(lambda connection: command.upgrade(scripts(connection), "0016"))
    await kept_in.write(_keep_somebody)
    await kept_in.close()

    store = await Store.open(database_url)
    person = await store.people.find("ann")
    mine = await store.read(partial(book.of_owner, "ann", 10))
    due = await store.read(book.due)
    await store.close()

    assert person is not None
    assert (person.name, mine, due) == ("Ann", (), ())


def _keep_somebody(connection: Connection) -> None:
    connection.execute(
        text("INSERT INTO people (id, name, created) VALUES ('ann', 'Ann', '2030-05-01 08:00:00')")
    )


def test_a_league_is_in_a_backup_and_goes_on_where_it_was(database_url: str, tmp_path: Path) -> None:
    with serving(database_url) as server:
        people = named(server, "Ann", "Bob", "Cleo")
        page = begun(people)
        key = people[0].key
        rows = asyncio.run(back_up(database_url, tmp_path / "copy"))
    again = f"sqlite:///{tmp_path}/again.db"
    asyncio.run(restore(again, tmp_path / "copy"))

    with serving(again) as server:
        ann = server.browser({"Authorization": f"Bearer {key}"}, known=False)

        assert look(ann, page) == page
    assert (rows["leagues"], rows["league_people"], rows["league_pairings"]) == (1, 3, 2)


def test_a_host_takes_somebody_s_traces_out_of_a_league_too(server: Server) -> None:
    ann, bob, cleo = named(server, "Ann", "Bob", "Cleo")
    page = begun([ann, bob, cleo])
    key = server.app.state.keyring.owner(bob.key)
    read, write = server.rooms.store.read, server.rooms.store.write
    assert server.wait(read(partial(owners_like, key[:12]))) == [key]

    server.wait(write(partial(forget_person, key)))

    assert [each["name"] for each in look(ann, page)["people"]] == ["Ann", "", "Cleo"]
    assert server.wait(read(partial(owners_like, key[:12]))) == []
