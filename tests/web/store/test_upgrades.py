"""From every schema that there ever was: games in progress come along, and go on where they stood.

For each revision a database is made by its own migrations, and filled with what a version of that time had
to keep of games that were really played. Then a server of today is started on it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, insert, inspect, select

from monumental.web.store.databases import database
from monumental.web.store.migrate import SCRIPTS, scripts
from monumental.web.store.schema import metadata
from tests.lanes import later
from tests.web.api.server import ME, Browser, Page, bot, serving

REVISIONS = sorted(script.revision for script in ScriptDirectory(str(SCRIPTS)).walk_revisions())

#: The first one in all lanes, some more and the last one in the second, all before a release.
FIRST, *OTHERS = REVISIONS
SOME = {*OTHERS[3::4], OTHERS[-1]}
ASKED = [
    FIRST,
    *later(each for each in OTHERS if each in SOME),
    *[
        pytest.param(each, marks=[pytest.mark.long, pytest.mark.campaign])
        for each in OTHERS
        if each not in SOME
    ],
]

#: So many actions were taken in each game.
ACTIONS = 6

Rows = Mapping[str, Sequence[Mapping[str, Any]]]


@dataclass(frozen=True)
class Played:
    """What a server had in its store, whose it was, and what it showed of each table."""

    rows: Rows
    key: str
    pages: Sequence[Page]
    records: Sequence[str]


def record_of(who: Browser, page: Page) -> str:
    return str(who.get(f"/api/tables/{page['id']}/record", seat=page["viewer"]))


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """Games in progress: of each rule system, against a bot and among people."""
    url = f"sqlite:///{tmp_path_factory.mktemp('upgrades') / 'tables.db'}"
    with serving(url) as server:
        ann = server.browser()
        pages = [
            _play(ann, ann.new_table(rules, seats))
            for rules, seats in [
                ("duel", [ME, bot("random")]),
                ("classic", [ME, ME]),
                ("continuous", [ME, ME, ME]),
            ]
        ]
        records = [record_of(ann, page) for page in pages]
    return Played(asyncio.run(_rows(url)), ann.key, pages, records)


def _play(who: Browser, page: Page) -> Page:
    for _ in range(ACTIONS):
        page = who.my_turn(page)
        if page["status"] == "over":
            break
        page = who.act(who.look(page, seat=page["question"]["seat"]))
    page = who.my_turn(page)
    return who.look(page, seat=page["question"]["seat"])


async def _rows(url: str) -> Rows:
    kept_in = database(url)

    def read(connection: Connection) -> Rows:
        return {
            table.name: [dict(row) for row in connection.execute(select(table)).mappings()]
            for table in metadata.sorted_tables
        }

    try:
        return await kept_in.read(read)
    finally:
        await kept_in.close()


async def _as_it_was(url: str, revision: str, rows: Rows) -> None:
    """A database of a revision, with as much of the rows as it had columns for."""
    kept_in = database(url)

    def fill(connection: Connection) -> None:
        command.upgrade(scripts(connection), revision)
        found = inspect(connection)
        there = set(found.get_table_names())
        for table in metadata.sorted_tables:
            if table.name not in there:
                continue
            columns = {column["name"] for column in found.get_columns(table.name)}
            kept = [
                {name: value for name, value in row.items() if name in columns} for row in rows[table.name]
            ]
            if kept:
                connection.execute(insert(table), kept)

    try:
        await kept_in.write(fill)
    finally:
        await kept_in.close()


@pytest.mark.parametrize("revision", ASKED)
def test_games_in_progress_go_on_from_every_schema(database_url: str, revision: str, played: Played) -> None:
    asyncio.run(_as_it_was(database_url, revision, played.rows))

    with serving(database_url) as server:
        ann = server.come_back(played.key)
        for before, record in zip(played.pages, played.records, strict=True):
            page = ann.look(before, seat=before["viewer"])
            assert (page["version"], page["viewer"]) == (before["version"], before["viewer"])
            assert page["view"] == before["view"]
            assert page["options"] == before["options"]
            assert record_of(ann, page) == record
            after = ann.act(page)
            assert after["version"] > before["version"]
            assert record_of(ann, after).startswith(record)
        assert {line["id"] for line in ann.get("/api/tables")["mine"]} >= {
            page["id"] for page in played.pages
        }


def test_every_revision_is_asked() -> None:
    assert [f"{number:04}" for number in range(1, len(REVISIONS) + 1)] == REVISIONS
    assert len(REVISIONS) == len(list((SCRIPTS / "versions").glob("0*.py")))
