"""Databases that released versions have left behind: nothing is lost, and every game goes on where it stood.

`tests/web/store/test_upgrades.py` makes older schemas out of rows of today; here the rows are of then, played
by the rules and the cards of then (`make.py`).
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection

from monumental.web.keep.backup import back_up, restore
from monumental.web.keep.check import Checked, check_database
from monumental.web.store.databases import database
from monumental.web.store.migrate import scripts
from tests.web.api.server import BUSY, Browser, Page, Server, serving
from tests.web.released.make import FOLDER, moves_of, told
from tests.web.waiting import wait_until

RELEASES = sorted(file.stem for file in FOLDER.glob("*.sql"))

#: What can be asked about a table. Of a game that began by other rules, some of it can't be told any more.
LOOKS = ("moments/0", "moments/3/picture", "film?since=0", "course", "chances", "review", "record")

#: Nobody comes back to these tables for years, and they are not cleared away meanwhile.
KEPT = replace(BUSY, open_days=36_500, bot_days=36_500)


def laid_down(release: str, folder: Path) -> Path:
    """The SQLite file as that version has left it."""
    file = folder / f"{release}.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((FOLDER / f"{release}.sql").read_text(encoding="utf-8"))
    return file


def shown_by(release: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{release}.json").read_text(encoding="utf-8"))
    return found


def asked(file: Path, question: str) -> list[Any]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(question).fetchall()


@pytest.fixture(params=RELEASES)
def release(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture
def old(release: str, tmp_path: Path) -> Path:
    return laid_down(release, tmp_path)


@pytest.fixture
def upgraded(old: Path, database_url: str) -> str:
    """Where a server of today is started: on its file, or by a backup of it on the other database."""
    url = f"sqlite:///{old}"
    if database_url.startswith("sqlite"):
        return url
    asyncio.run(back_up(url, old.with_suffix(".monumental")))
    asyncio.run(restore(database_url, old.with_suffix(".monumental")))
    return database_url


def test_what_was_released_is_still_made_by_its_migrations(old: Path, tmp_path: Path) -> None:
    ((revision,),) = asked(old, "SELECT version_num FROM alembic_version")
    made = tmp_path / "made.sqlite"

    asyncio.run(_migrated(f"sqlite:///{made}", revision))

    schema = "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY name"
    assert asked(made, schema) == asked(old, schema)


async def _migrated(url: str, revision: str) -> None:
    kept_in = database(url)
    try:
        await kept_in.write(partial(_migrate, revision))
    finally:
        await kept_in.close()


def _migrate(revision: str, connection: Connection) -> None:
    command.upgrade(scripts(connection), revision)


def test_every_record_is_whole_and_stands_where_it_stood(release: str, old: Path) -> None:
    tables = shown_by(release)["tables"]

    checked = asyncio.run(check_database(f"sqlite:///{old}"))

    moves = sum(table["version"] for table in tables.values())
    assert checked == Checked(tables=len(tables), moves=moves, older=checked.older, wrong=())


def test_games_go_on_where_people_have_left_them(release: str, old: Path, upgraded: str) -> None:
    written = dict(asked(old, "SELECT id, snapshot FROM tables"))
    shown = shown_by(release)

    with serving(upgraded, bounds=KEPT) as server:
        ann, ben = (server.come_back(shown["keys"][name]) for name in ("ann", "ben"))
        mine = {line["id"] for line in ann.get("/api/tables")["mine"]}
        for was in shown["tables"].values():
            page = ann.look(was["id"])
            assert told(page, ann) == was
            assert was["id"] in mine
            position = server.room(was["id"]).snapshot()
            assert is_as_written(json.loads(position), json.loads(written[was["id"]]))
            if was["status"] == "playing":
                goes_on(server, (ann, ben), was)
        begins(ann, ben, shown["tables"]["waits"])
        over = {was["id"] for was in shown["tables"].values() if was["status"] == "over"}
        # What they came to is written down a moment after the start.
        wait_until(lambda: {game["id"] for game in ann.get("/api/me/games")["games"]} == over)


def is_as_written(now: object, then: object) -> bool:
    """What a position said then it says today; a newer version may say more."""
    if isinstance(then, Mapping):
        assert isinstance(now, Mapping)
        return all(name in now and is_as_written(now[name], said) for name, said in then.items())
    return now == then


def goes_on(server: Server, people: tuple[Browser, Browser], was: Mapping[str, Any]) -> None:
    """Whoever is asked plays; a server that is started anew then knows it, too."""
    [who] = [browser for browser in people if was["asked"] in browser.look(was["id"])["mine"]]
    before = moves_of(who.get(f"/api/tables/{was['id']}/record"))

    page = who.act(who.look(was["id"], seat=was["asked"]))
    page = who.wait_until(page, waits_for_a_person)

    assert page["version"] > was["version"]
    position = server.room(was["id"]).snapshot()
    server.forget(was["id"])
    assert who.look(was["id"])["version"] == page["version"]
    assert server.room(was["id"]).snapshot() == position
    assert moves_of(who.get(f"/api/tables/{was['id']}/record"))[: len(before)] == before


def waits_for_a_person(page: Page) -> bool:
    """No bot is about to move."""
    if page["status"] == "over":
        return True
    seat = page["seats"][page["question"]["seat"]]
    return seat["kind"] == "person" and not seat["handed_over"] and not page["thinking"]


def begins(ann: Browser, ben: Browser, was: Mapping[str, Any]) -> None:
    """Whoever waited is joined."""
    assert ben.sit(ben.look(was["id"]), 1, "Ben")["status"] == "playing"
    asked = ann.look(was["id"])["question"]["seat"]
    who = (ann, ben)[asked]
    assert who.act(who.look(was["id"]))["version"] > 0


def test_a_look_back_is_answered_or_refused_and_nothing_fails(release: str, old: Path) -> None:
    shown = shown_by(release)
    refused = set()

    with serving(f"sqlite:///{old}", bounds=KEPT, watch_delay=60) as server:
        ann, stranger = server.come_back(shown["keys"]["ann"]), server.browser()
        for was in shown["tables"].values():
            for look in LOOKS:
                for who in (ann, stranger):
                    answer = who.ask("GET", f"/api/tables/{was['id']}/{look}")
                    assert answer.status_code in {200, 403, 404, 409}, (was, look, answer.text)
                    if answer.status_code == 409 and answer.json()["key"] == "server-gone":
                        refused.add(was["id"])
        bygone = {table for table in asked_ids(old) if server.room(table).bygone}

    assert refused == bygone


def asked_ids(file: Path) -> list[str]:
    return [table for (table,) in asked(file, "SELECT id FROM tables")]
