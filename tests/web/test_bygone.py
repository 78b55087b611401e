"""Games that began by other rules: the same moves may lead elsewhere by now, and nobody's position moves."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from monumental.web.keep.check import Checked, check_database
from tests.web.api.server import ME, Page, serving

#: What a table has in the store, to be changed: the head of its record, and its position.
Change = Callable[[dict[str, Any], dict[str, Any]], None]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def left(file: Path) -> tuple[str, Page]:
    """A game in progress, when its server stopped: a key, and the page that it belongs to."""
    with serving(f"sqlite:///{file}") as server:
        ann = server.browser()
        page = ann.new_table("duel", [ME, ME], seed=1)
        for _ in range(4):
            page = ann.go_on(page)
        return ann.key, page


def meanwhile(file: Path, change: Change) -> None:
    """As another version has written it."""
    with closing(sqlite3.connect(file)) as connection:
        [(head, snapshot)] = connection.execute("SELECT head, snapshot FROM tables")
        written = json.loads(head), json.loads(snapshot)
        change(*written)
        connection.execute("UPDATE tables SET head = ?, snapshot = ?", [json.dumps(each) for each in written])
        connection.commit()


def by_other_rules(head: dict[str, Any], position: dict[str, Any]) -> None:
    """Something brought seat 1 more Gold then."""
    head["version"] -= 1
    more_gold(head, position)


def more_gold(head: dict[str, Any], position: dict[str, Any]) -> None:
    del head
    position["seats"][1]["supply"]["gold"] = 7


def by_other_words(head: dict[str, Any], position: dict[str, Any]) -> None:
    """The same position, by rules of another number and with its lines in another order."""
    head["version"] -= 1
    for name in sorted(position):
        position[name] = position.pop(name)


def by_unknown_words(head: dict[str, Any], position: dict[str, Any]) -> None:
    head["version"] -= 1
    position.clear()


def gold_of(page: Page) -> int:
    gold: int = page["view"]["seats"][1]["supply"]["gold"]
    return gold


def test_where_the_moves_lead_elsewhere_by_now_the_position_is_the_one_that_people_left(
    file: Path, left: tuple[str, Page]
) -> None:
    key, before = left
    meanwhile(file, by_other_rules)

    with serving(f"sqlite:///{file}") as server:
        ann = server.come_back(key)
        page = ann.look(before)
        assert (page["version"], gold_of(page)) == (before["version"], 7)
        # It goes on from there, also where the server is started anew.
        after = ann.go_on(page)
        server.forget(page["id"])
        assert ann.look(after)["view"] == after["view"]
        # By the rules of today, it never was as it is now: nobody is shown that.
        for look in ("moments/2", "moments/2/picture", "film?since=0", "fork"):
            answer = ann.ask(*asking(f"/api/tables/{page['id']}/{look}"))
            assert (answer.status_code, answer.json()["key"]) == (409, "server-gone")
    assert asyncio.run(check_database(f"sqlite:///{file}")) == Checked(1, after["version"], 1, ())


def asking(path: str) -> tuple[str, str, object]:
    return ("POST", path, {"at": 2}) if path.endswith("fork") else ("GET", path, None)


@pytest.mark.parametrize("change", [by_other_words, by_unknown_words])
def test_where_they_lead_to_the_same_nothing_is_lost(
    file: Path, left: tuple[str, Page], change: Change
) -> None:
    """So it is, too, where nobody knows any more what was written: then the record is all there is."""
    key, before = left
    meanwhile(file, change)

    with serving(f"sqlite:///{file}") as server:
        ann = server.come_back(key)
        page = ann.look(before)
        assert (page["version"], page["view"]) == (before["version"], before["view"])
        assert ann.get(f"/api/tables/{page['id']}/moments/2")["version"] == 2


def test_by_the_same_rules_the_record_is_believed_and_a_backup_says_what_is_wrong(
    file: Path, left: tuple[str, Page]
) -> None:
    key, before = left
    meanwhile(file, more_gold)

    with serving(f"sqlite:///{file}") as server:
        assert gold_of(server.come_back(key).look(before)) == gold_of(before)
    [(table, sentence)] = asyncio.run(check_database(f"sqlite:///{file}")).wrong
    assert table == before["id"]
    assert sentence == "its record does not come to the position that was written"
