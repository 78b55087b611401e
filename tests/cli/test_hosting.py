"""`monumental backup`, `restore` and `admin`, as a host types them beside a server that runs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from litestar.di import Provide
from typer.testing import CliRunner

from monumental.cli.__main__ import app
from monumental.web import housekeeper
from monumental.web.door.bans import Bans
from monumental.web.housekeeper import clear_away, look
from monumental.web.settings import Bounds
from monumental.web.store import now
from tests.web.api.server import ME, OPEN, Browser, Page, Server, serving

pytestmark = pytest.mark.long


@dataclass
class House:
    """A server with a game of two, and a table that waits."""

    server: Server
    url: str
    ann: Browser
    ben: Browser
    game: Page
    waiting: Page

    def say(self, *words: str, typed: str = "") -> str:
        """What a command prints; it must be done."""
        ran = CliRunner().invoke(app, [*words, "--database", self.url, "--lang", "en"], input=typed)
        assert ran.exit_code == 0, ran.output or ran.exception
        return ran.output

    def refused(self, *words: str, typed: str = "") -> str:
        """The one sentence about what can't be done."""
        ran = CliRunner().invoke(app, [*words, "--database", self.url, "--lang", "en"], input=typed)
        assert isinstance(ran.exception, SystemExit)
        assert ran.exit_code == 2
        return ran.stderr

    def json(self, *words: str) -> Any:
        return json.loads(self.say(*words, "--json"))

    def look(self) -> None:
        """The minute in which a server sees what was done."""
        self.server.wait(look(self.server.rooms, self.bans, self.server.app.state.ears))

    @property
    def bans(self) -> Bans:
        provided = self.server.app.dependencies["bans"]
        assert isinstance(provided, Provide)
        found: Bans = provided.dependency()
        return found


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    url = f"sqlite:///{tmp_path}/tables.db"
    with serving(url) as server:
        ann, ben = server.browser(), server.browser()
        game = ann.post(
            "/api/tables", {"rules": "duel", "seats": [{**ME, "name": "Ann"}, OPEN], "name": "Friday"}
        )
        ben.sit(game, 1, "Ben")
        yield House(server, url, ann, ben, game, ann.new_table("classic", [ME, OPEN], listed=True))


def test_statistics_tables_and_people_are_listed(house: House) -> None:
    assert house.say("admin", "statistics").splitlines() == [
        "Tables: 1 open, 1 in progress, 0 over",
        f"Moves: {house.ann.look(house.game)['version']}",
        "People: 2, in the last seven days 2",
    ]
    assert house.json("admin", "statistics")["tables"] == {"open": 1, "playing": 1}

    shown = {line["table"]: line for line in house.json("admin", "tables")}
    assert shown[house.game["id"]]["who"] == ["Ann", "Ben"]
    assert [line["table"] for line in house.json("admin", "tables", "--status", "open")] == [
        house.waiting["id"]
    ]
    assert "Ann, Ben" in house.say("admin", "tables", "--status", "playing")

    assert [line["table"] for line in house.json("admin", "tables", "--search", "FRI")] == [house.game["id"]]
    assert [line["table"] for line in house.json("admin", "tables", "--search", "ben")] == [house.game["id"]]
    assert [line["table"] for line in house.json("admin", "tables", "--search", house.waiting["id"])] == [
        house.waiting["id"]
    ]
    assert house.json("admin", "tables", "--search", "%") == []

    people = house.json("admin", "people")
    assert [person["names"] for person in house.json("admin", "people", "--search", "ann")] == [["Ann"]]
    assert house.json("admin", "people", "--search", people[0]["who"]) == people[:1]
    assert sorted((person["names"], person["tables"]) for person in people) == [(["Ann"], 2), (["Ben"], 1)]
    assert "Ben" in house.say("admin", "people")


def test_a_deleted_table_is_gone_within_a_minute_and_comes_back_from_its_export(
    house: House, tmp_path: Path
) -> None:
    table, other = house.game["id"], house.waiting["id"]
    before = house.server.whole(table)[1:]
    house.say("admin", "export", table, "--output", str(tmp_path / "game"))

    assert "Nothing was changed" in house.refused("admin", "delete", table, typed="n\n")
    assert house.ann.ask("GET", f"/api/tables/{table}").status_code == 200
    assert house.say("admin", "delete", table, "--yes") == "1 table was deleted.\n"
    house.look()
    assert house.ann.ask("GET", f"/api/tables/{table}").status_code == 404
    assert house.ann.ask("GET", f"/api/tables/{other}").status_code == 200

    assert house.say("admin", "import", str(tmp_path / "game")) == "1 table was brought in.\n"
    assert house.say("admin", "import", str(tmp_path / "game")) == "0 tables were brought in.\n"
    house.server.forget(table)
    assert house.server.whole(table)[1:] == before
    assert house.ben.look(table)["mine"] == [1]


def test_whoever_asks_for_it_is_forgotten_and_the_game_of_the_others_stays(house: House) -> None:
    (ben,) = (person["who"] for person in house.json("admin", "people") if person["names"] == ["Ben"])

    assert house.say("admin", "forget", ben, "--yes") == "Forgotten, at 1 table.\n"
    house.look()

    page = house.ann.look(house.game)
    assert page["status"] == "playing"
    assert "Ben" not in json.dumps(page)
    assert house.ben.look(house.game)["mine"] == []
    assert [person["names"] for person in house.json("admin", "people") if person["who"] == ben] == []


def test_a_banned_browser_is_told_so_until_it_may_come_back(house: House) -> None:
    (ben,) = (person["who"] for person in house.json("admin", "people") if person["names"] == ["Ben"])
    path = f"/api/tables/{house.game['id']}"

    house.say("admin", "ban", ben, "--why", "words at the table")
    house.look()
    refused = house.ben.ask("GET", path)
    assert (refused.status_code, refused.json()["key"]) == (403, "server-banned")
    with house.ben.live(house.game) as live:
        assert live.hear()["key"] == "server-banned"
    assert house.ann.ask("GET", path).status_code == 200
    assert [(line["who"], line["why"]) for line in house.json("admin", "bans")] == [
        (ben, "words at the table")
    ]
    assert "words at the table" in house.say("admin", "bans")

    assert house.say("admin", "unban", ben) == f"{ben} may play here again.\n"
    house.look()
    assert house.ben.ask("GET", path).status_code == 200
    assert house.refused("admin", "unban", ben) == f"Nobody has kept {ben} from playing here.\n"
    assert house.say("admin", "bans") == "There is nothing to list.\n"


def test_who_was_banned_and_then_forgotten_may_be_let_in_again(house: House) -> None:
    (ben,) = (person["who"] for person in house.json("admin", "people") if person["names"] == ["Ben"])
    house.say("admin", "ban", ben)
    house.say("admin", "forget", ben, "--yes")

    assert house.say("admin", "unban", ben) == f"{ben} may play here again.\n"


def test_an_address_is_banned_for_some_days(house: House) -> None:
    said = house.say("admin", "ban", "127.0.0.1", "--days", "2")
    house.look()
    assert said.startswith("127.0.0.1 may not play here until 20")
    assert house.ann.ask("GET", "/api/tables").status_code == 403

    house.say("admin", "ban", "127.0.0.1", "--days", "0")
    house.look()
    assert house.ann.ask("GET", "/api/tables").status_code == 200


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("delete", "nowhere"), 'There is no table "nowhere".\n'),
        (("export", "nowhere", "-o", "file"), 'There is no table "nowhere".\n'),
        (
            ("forget", "somebody"),
            'Nobody here, or more than one, is known as "somebody": the list of people says who there is.\n',
        ),
        (
            ("ban", "1.2.3"),
            '"1.2.3" is neither somebody in the list of people nor an address such as 192.0.2.7.\n',
        ),
        (("import", "missing"), "missing is no file\n"),
    ],
)
def test_what_is_not_there_is_said_in_one_sentence(
    house: House, words: tuple[str, ...], sentence: str
) -> None:
    assert house.refused("admin", *words) == sentence


def test_a_backup_is_made_checked_and_restored(house: House, tmp_path: Path) -> None:
    copy = tmp_path / "monumental.backup"

    said = house.say("backup", str(copy)).splitlines()

    assert said[0].startswith("2 tables and ")
    assert said[1] == "Every record was played again and comes to where it was."
    assert house.refused("backup", str(copy)) == f"{copy} is there already: name another file\n"
    fresh = f"sqlite:///{tmp_path}/fresh.db"
    ran = CliRunner().invoke(app, ["restore", str(copy), "--database", fresh, "--lang", "en"])
    assert ran.output.splitlines() == [said[0].replace(str(copy), fresh), said[1]]


def test_a_file_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    missing = tmp_path / "tables.db"

    ran = CliRunner().invoke(app, ["backup", str(tmp_path / "copy"), "--database", f"sqlite:///{missing}"])

    assert (ran.exit_code, ran.stderr) == (2, f"{missing} is no file\n")
    assert not missing.exists()


def test_a_host_reads_what_was_reported_takes_the_line_away_and_bans_who_said_it(house: House) -> None:
    path = f"/api/tables/{house.game['id']}/talk"
    house.ben.post(path, {"words": "Rude　words", "request": "request-1"})
    for who in (house.ann, house.ann):  # told twice, it is told once
        who.post(f"{path}/1/report")
    [shown] = house.json("admin", "reports")

    assert (shown["table"], shown["line"], shown["name"]) == (house.game["id"], 1, "Ben")
    assert "Rude" in house.say("admin", "reports")
    assert house.say("admin", "unsay", shown["table"], "1") == "Line 1 was taken away.\n"
    with house.ann.live(house.game, changes="true", talk="true") as socket:
        before = socket.hear_until(lambda now: "talk" in now)["talk"]
        house.look()
        after = socket.hear_until(lambda now: "talk" in now)["talk"]
    assert [line["number"] for line in before["lines"]] == after["gone"] == [1]
    assert house.ann.get(path)["lines"] == []
    assert "There is no line 1" in house.refused("admin", "unsay", shown["table"], "1")

    assert "may not play" in house.say("admin", "ban", shown["who"])
    house.say("admin", "settle", shown["report"])
    assert house.json("admin", "reports") == []
    assert "There is no report" in house.refused("admin", "settle", shown["report"])


def test_a_report_outlives_its_table_and_goes_after_a_season(house: House) -> None:
    path = f"/api/tables/{house.game['id']}/talk"
    house.ben.post(path, {"words": "Rude", "request": "request-1"})
    house.ann.post(f"{path}/1/report")
    house.say("admin", "delete", house.game["id"], "--yes")
    kept = house.json("admin", "reports")

    with patch.object(housekeeper, "now", lambda: now() + timedelta(days=91)):
        house.server.wait(clear_away(house.server.rooms, Bounds()))

    assert [each["words"] for each in kept] == ["Rude"]
    assert house.json("admin", "reports") == []
