"""A copy of all tables, made while people play, is whole: every record of it comes to where it was."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import random
import stat
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, text

from monumental.web.keep.backup import back_up, bring_in, restore, tried_out
from monumental.web.keep.check import Checked, check_database
from monumental.web.store import Store, StoreError
from monumental.web.store.databases import database
from monumental.web.store.migrate import scripts
from tests.web.api.server import ME, OPEN, Browser, Page, Server, bot, serving
from tests.web.databases import postgresql_database
from tests.web.store.scenes import ANN


def played(server: Server) -> tuple[Browser, list[Page]]:
    """Two games in progress, and a table that waits."""
    ann = server.browser()
    tables = [ann.new_table("duel", [ME, ME]), ann.new_table("classic", [ME, bot("random")], seed=5)]
    for table in tables:
        page = ann.my_turn(table)
        for _ in range(4):
            page = ann.my_turn(ann.go_on(page))
    return ann, [*tables, ann.new_table("duel", [ME, OPEN], listed=True)]


def everything(url: str) -> dict[str, object]:
    """All that a store has of its tables."""

    async def read() -> dict[str, object]:
        store = await Store.open(url)
        try:
            found: dict[str, object] = {table: await store.load(table) for table in await store.ids()}
            found["secret"] = await store.secret("keys")
            return found
        finally:
            await store.close()

    return asyncio.run(read())


def unpacked(file: Path) -> list[Any]:
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]


def packed(file: Path, data: bytes) -> Path:
    file.write_bytes(gzip.compress(data))
    return file


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup of a few tables."""
    folder = tmp_path_factory.mktemp("backup")
    url = f"sqlite:///{folder}/tables.db"
    with serving(url) as server:
        played(server)
    asyncio.run(back_up(url, folder / "copy"))
    return folder / "copy"


def test_a_backup_of_a_server_that_runs_is_restored_to_the_same(database_url: str, tmp_path: Path) -> None:
    file = tmp_path / "copy"
    with serving(database_url) as server:
        ann, tables = played(server)
        rows = asyncio.run(back_up(database_url, file))
        key = ann.key
        there = everything(database_url)
        ann.act(ann.look(tables[0]))  # what is played later is not in it

    again = f"sqlite:///{tmp_path}/again.db"
    asyncio.run(restore(again, file))

    assert rows["tables"] == 3
    assert everything(again) == there
    assert asyncio.run(tried_out(file)) == Checked(tables=3, moves=rows["moves"], older=0, wrong=())
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with serving(again) as server:
        # Whoever had a seat has it still, and the game goes on.
        ann = server.browser({"Authorization": f"Bearer {key}"}, known=False)
        page = ann.look(tables[0])
        assert page["mine"] == [0, 1]
        assert ann.act(page)["version"] > page["version"]


@pytest.mark.long
def test_tables_move_from_either_database_to_the_other(tmp_path: Path, postgresql: str, copy: Path) -> None:
    with postgresql_database(postgresql) as url:
        asyncio.run(restore(url, copy))
        asyncio.run(back_up(url, tmp_path / "back"))
        there = everything(url)
        assert asyncio.run(check_database(url)).wrong == ()
    again = f"sqlite:///{tmp_path}/again.db"
    asyncio.run(restore(again, tmp_path / "back"))

    assert everything(again) == there
    first, second = (
        [line for line in unpacked(each) if isinstance(line, list)] for each in (copy, tmp_path / "back")
    )
    assert sorted(map(json.dumps, first)) == sorted(map(json.dumps, second))


@pytest.mark.long
def test_a_backup_made_while_many_play_is_of_one_moment(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    with serving(url) as server:
        ann = server.browser()
        page = ann.new_table("duel", [ME, ME])
        for number in range(3):
            page = ann.go_on(page)
            asyncio.run(back_up(url, tmp_path / f"copy-{number}"))

    for number in range(3):
        checked = asyncio.run(tried_out(tmp_path / f"copy-{number}"))
        assert (checked.tables, checked.wrong) == (1, ())


def test_a_record_that_does_not_come_to_where_it_was_is_found(copy: Path, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    asyncio.run(restore(url, copy))

    def spoil(connection: Connection) -> str:
        table: str = connection.execute(text("SELECT id FROM tables WHERE version > 5 LIMIT 1")).scalar_one()
        connection.execute(text("UPDATE tables SET snapshot = '{}' WHERE id = :id"), {"id": table})
        return table

    async def spoiled() -> str:
        kept_in = database(url)
        try:
            return await kept_in.write(spoil)
        finally:
            await kept_in.close()

    table = asyncio.run(spoiled())

    ((wrong, sentence),) = asyncio.run(check_database(url)).wrong
    assert wrong == table
    assert sentence == "its record does not come to the position that was written"


def test_a_backup_by_an_older_schema_is_brought_to_todays(tmp_path: Path) -> None:
    old = f"sqlite:///{tmp_path}/old.db"

    async def make() -> None:
        kept_in = database(old)
        await kept_in.prepare()
        await kept_in.write(lambda connection: command.upgrade(scripts(connection), "0001"))
        await kept_in.write(_one_table)
        await kept_in.close()

    asyncio.run(make())
    asyncio.run(back_up(old, tmp_path / "copy"))
    fresh = f"sqlite:///{tmp_path}/fresh.db"
    asyncio.run(restore(fresh, tmp_path / "copy"))

    assert unpacked(tmp_path / "copy")[0]["revision"] == "0001"
    stored: Any = everything(fresh)["t"]
    assert (stored.rated, stored.maker, [move.words for move in stored.moves]) == (True, None, ["use b2"])


def _one_table(connection: Connection) -> None:
    connection.execute(
        text(
            "INSERT INTO tables (id, created, changed, rules, name, listed, pace, status, version, head,"
            " snapshot, terms, round) VALUES ('t', '2030-05-01 08:00:00', '2030-05-01 08:00:00', 'duel', '',"
            " false, 'live', 'playing', 1, '{}', '{}', '{}', 1)"
        )
    )
    connection.execute(text(f"INSERT INTO seats VALUES ('t', 0, 'person', 'Ann', '{ANN}')"))
    connection.execute(text("INSERT INTO moves VALUES ('t', 0, 0, 'use b2', '[]', false)"))


def test_what_is_there_is_never_overwritten(copy: Path, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    asyncio.run(restore(url, copy))

    with pytest.raises(StoreError, match="there is something in this database already"):
        asyncio.run(restore(url, copy))
    with pytest.raises(StoreError, match="is there already: name another file"):
        asyncio.run(back_up(url, copy))


def test_tables_are_brought_in_beside_others_and_none_twice(copy: Path, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    with serving(url) as server:
        server.browser().new_table("duel", [ME, ME])

    first = asyncio.run(bring_in(url, copy))
    there = everything(url)
    second = asyncio.run(bring_in(url, copy))

    assert (len(first), len(there), second) == (3, 3 + 1 + 1, ())
    assert everything(url) == there
    assert asyncio.run(check_database(url)).wrong == ()


@pytest.mark.long
def test_what_somebody_wants_to_hear_of_a_table_stays_where_they_are(tmp_path: Path) -> None:
    ours, theirs = f"sqlite:///{tmp_path}/tables.db", f"sqlite:///{tmp_path}/other.db"
    with serving(ours) as server:
        ann = server.browser()
        table = ann.new_table("duel", [ME, ME])["id"]
        assert ann.post(f"/api/me/alerts/tables/{table}", {"on": False})["silent"] == [table]
    with serving(theirs):
        pass
    assert asyncio.run(back_up(ours, tmp_path / "whole"))["silent_tables"] == 1

    assert asyncio.run(bring_in(theirs, tmp_path / "whole")) == (table,)

    assert asyncio.run(back_up(theirs, tmp_path / "there"))["silent_tables"] == 0


@pytest.mark.parametrize("seed", range(12))
def test_a_damaged_backup_is_refused_in_one_sentence_and_nothing_is_written(
    copy: Path, tmp_path: Path, seed: int
) -> None:
    chance = random.Random(seed)
    data = bytearray(copy.read_bytes() if seed % 2 else gzip.decompress(copy.read_bytes()))
    match seed % 4:
        case 0 | 1:
            data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
        case 2:
            del data[chance.randrange(len(data)) :]
        case _:
            place = chance.randrange(len(data))
            data[place:place] = chance.randbytes(20)
    file = tmp_path / "damaged"
    file.write_bytes(bytes(data) if seed % 2 else gzip.compress(bytes(data)))
    url = f"sqlite:///{tmp_path}/tables.db"

    # The name of the file and the time, which gzip keeps, may change without harm.
    try:
        asyncio.run(restore(url, file))
    except StoreError as error:
        assert str(error) == "this is no backup of Monumental, or it is damaged"  # noqa: PT017 (or there is none)
        assert list(everything(url)) == ["secret"]
    else:
        assert gzip.decompress(file.read_bytes()) == gzip.decompress(copy.read_bytes())


@pytest.mark.parametrize(
    "lines",
    [
        b"",
        b"nothing",
        b"[]\n",
        b'{"format":"monumental-backup-2"}\n',
        b"[" * 100_000,
        b'{"format":"monumental-backup-1","revision":"0001"}\n',
    ],
)
def test_what_is_no_backup_is_refused(tmp_path: Path, lines: bytes) -> None:
    with pytest.raises(StoreError, match="this is no backup of Monumental, or it is damaged"):
        asyncio.run(restore(f"sqlite:///{tmp_path}/tables.db", packed(tmp_path / "file", lines)))


def test_a_backup_of_a_newer_version_says_so(copy: Path, tmp_path: Path) -> None:
    lines = gzip.decompress(copy.read_bytes()).splitlines(keepends=True)
    head = {**json.loads(lines[0]), "revision": "9999"}
    lines[0] = json.dumps(head).encode() + b"\n"
    end = {**json.loads(lines[-1]), "sha256": hashlib.sha256(b"".join(lines[:-1])).hexdigest()}
    lines[-1] = json.dumps(end).encode() + b"\n"

    with pytest.raises(StoreError, match="made by a newer version"):
        asyncio.run(restore(f"sqlite:///{tmp_path}/tables.db", packed(tmp_path / "file", b"".join(lines))))


@pytest.mark.parametrize("make", [Path.mkdir, partial(Path.write_text, data="")])
def test_neither_a_folder_nor_an_empty_file_is_a_backup(make: Any, tmp_path: Path) -> None:
    make(tmp_path / "file")

    with pytest.raises(StoreError):
        asyncio.run(restore(f"sqlite:///{tmp_path}/tables.db", tmp_path / "file"))


@pytest.mark.long
def test_a_game_with_a_pack_of_ones_own_is_copied_with_the_pack(tmp_path: Path) -> None:
    ours, theirs = f"sqlite:///{tmp_path}/tables.db", f"sqlite:///{tmp_path}/other.db"
    with serving(ours) as server:
        ann = server.browser()
        pack = ann.get("/api/studio/packs/duel-trade")
        pack["head"]["name"] = "mine"
        ann.post("/api/packs", pack)
        own, usual = (ann.new_table("duel", [ME, ME], packs=packs)["id"] for packs in (["mine"], []))
    with serving(theirs):
        pass

    whole = asyncio.run(back_up(ours, tmp_path / "whole"))
    one = asyncio.run(back_up(ours, tmp_path / "one", {own}))
    other = asyncio.run(back_up(ours, tmp_path / "other", {usual}))

    assert [rows["packs"] for rows in (whole, one, other)] == [1, 1, 0]
    # What a person keeps belongs to no game.
    assert (whole["drafts"], "drafts" in one) == (1, False)
    assert asyncio.run(tried_out(tmp_path / "whole")).wrong == ()
    assert asyncio.run(bring_in(theirs, tmp_path / "one")) == (own,)
    assert asyncio.run(bring_in(theirs, tmp_path / "whole")) == (usual,)
    assert asyncio.run(check_database(theirs)).wrong == ()
    assert everything(theirs)[own] == everything(ours)[own]
