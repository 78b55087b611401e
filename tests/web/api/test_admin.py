"""The host's page: who has the token sees and does there what `monumental admin` does; nobody else does."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from monumental.web.door.quotas import Quotas
from tests.web.api.server import ME, OPEN, Browser, Page, Server, serving

TOKEN = "only-the-host-knows-this"

#: Everything that the host can ask for.
LOOKS = ("", "/tables", "/people", "/bans", "/reports")
DEEDS: tuple[tuple[str, Page], ...] = (
    ("/tables/nowhere/delete", {}),
    ("/tables/nowhere/talk/1/unsay", {}),
    ("/bans", {"who": "192.0.2.7"}),
    ("/bans/lift", {"who": "192.0.2.7"}),
    ("/reports/nothing/settle", {}),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file: Path = tmp_path_factory.mktemp("hosted") / "tables.db"
    with serving(f"sqlite:///{file}", admin_token=TOKEN) as running:
        yield running


@pytest.fixture
def host(server: Server) -> Browser:
    return server.browser({"Authorization": f"Bearer {TOKEN}"}, known=False)


@pytest.fixture
def game(server: Server) -> tuple[Browser, Browser, Page]:
    """Ann and Ben at a table of their own."""
    ann, ben = server.browser(), server.browser()
    seats = [{**ME, "name": "Ann"}, OPEN]
    table = ann.post("/api/tables", {"rules": "duel", "seats": seats, "name": "Friday"})
    ben.sit(table, 1, "Ben")
    return ann, ben, table


def test_without_a_token_of_the_server_there_is_no_such_page(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.db") as server:
        somebody = server.browser({"Authorization": f"Bearer {TOKEN}"}, known=False)
        refused = [somebody.ask("GET", f"/api/admin{path}") for path in LOOKS]
        refused += [somebody.ask("POST", f"/api/admin{path}", body) for path, body in DEEDS]

    assert {(answer.status_code, answer.json()["key"]) for answer in refused} == {(404, "server-admin-off")}
    assert "MONUMENTAL_ADMIN_TOKEN" in refused[0].json()["sentence"]


def test_who_sends_no_token_sees_and_does_nothing(server: Server) -> None:
    ann = server.browser()
    refused = [ann.ask("GET", f"/api/admin{path}") for path in LOOKS]
    refused += [ann.ask("POST", f"/api/admin{path}", body) for path, body in DEEDS]
    refused.append(ann.ask("GET", "/api/admin", token=TOKEN))  # never in an address

    assert {(each.status_code, each.json()["key"]) for each in refused} == {(401, "server-admin-closed")}


def test_after_some_wrong_tries_the_right_token_is_not_heard_either(tmp_path: Path) -> None:
    quotas = Quotas(host_tries_at_once=3, seconds_a_host_try=1000.0)
    with serving(f"sqlite:///{tmp_path}/tables.db", admin_token=TOKEN, quotas=quotas) as server:
        guesser = server.browser(known=False)

        def answered(token: str, source: str) -> tuple[int, str]:
            # A proxy on this machine says for whom it speaks.
            headers = {"Authorization": f"Bearer {token}", "X-Forwarded-For": source}
            answer = guesser.http.get("/api/admin", headers=headers)
            return answer.status_code, answer.json().get("key", "")

        tried = [answered(f"wrong-{number}", "203.0.113.5") for number in range(3)]
        right = answered(TOKEN, "203.0.113.5")
        elsewhere = answered(TOKEN, "203.0.113.6")

    assert tried == [(401, "server-admin-wrong")] * 3
    assert right == (429, "server-too-many")
    assert elsewhere == (200, "")


def test_the_right_token_costs_no_try(server: Server, host: Browser) -> None:
    answers = [host.http.get("/api/admin").status_code for _ in range(20)]

    assert answers == [200] * 20


def test_the_host_sees_how_much_there_is_and_finds_tables_and_people(
    host: Browser, game: tuple[Browser, Browser, Page]
) -> None:
    _, _, table = game

    assert host.get("/api/admin")["playing"] >= 1
    [line] = [
        each for each in host.get("/api/admin/tables", words="friday")["lines"] if each["id"] == table["id"]
    ]
    assert (line["who"], line["status"], line["rules_name"]) == (["Ann", "Ben"], "playing", "Duel")
    assert [each["id"] for each in host.get("/api/admin/tables", words=table["id"])["lines"]] == [table["id"]]
    assert table["id"] not in str(host.get("/api/admin/tables", status="over"))
    assert host.get("/api/admin/tables", words="nobody is called so")["lines"] == []
    assert {"Ben"} == {
        name for each in host.get("/api/admin/people", words="ben")["lines"] for name in each["names"]
    }
    kept = host.ask("GET", "/api/admin/people").headers["cache-control"]
    assert kept == "no-store"


def test_a_deleted_table_is_gone_at_once(host: Browser, game: tuple[Browser, Browser, Page]) -> None:
    ann, _, table = game

    assert host.post(f"/api/admin/tables/{table['id']}/delete") == {"id": table["id"]}

    assert ann.ask("GET", f"/api/tables/{table['id']}").status_code == 404
    again = host.ask("POST", f"/api/admin/tables/{table['id']}/delete")
    assert (again.status_code, again.json()["key"]) == (404, "host-no-table")
    assert table["id"] in again.json()["sentence"]


def test_a_banned_person_is_told_so_at_once_until_they_may_come_back(
    host: Browser, game: tuple[Browser, Browser, Page]
) -> None:
    ann, ben, table = game
    newest = host.get("/api/admin/people", words="ben")["lines"][0]["who"]

    bans = host.post("/api/admin/bans", {"who": newest, "days": 7, "why": "words at the table"})["lines"]

    assert [(each["who"], each["why"], each["until"] is None) for each in bans] == [
        (newest, "words at the table", False)
    ]
    assert ben.ask("GET", f"/api/tables/{table['id']}").json()["key"] == "server-banned"
    assert ann.ask("GET", f"/api/tables/{table['id']}").status_code == 200
    assert host.post("/api/admin/bans/lift", {"who": newest})["lines"] == []
    assert ben.ask("GET", f"/api/tables/{table['id']}").status_code == 200
    assert host.ask("POST", "/api/admin/bans/lift", {"who": newest}).json()["key"] == "host-no-ban"
    assert host.ask("POST", "/api/admin/bans", {"who": "1.2.3"}).json()["key"] == "host-no-address"


def test_a_reported_line_is_taken_away_and_its_report_settled(
    host: Browser, game: tuple[Browser, Browser, Page]
) -> None:
    ann, ben, table = game
    path = f"/api/tables/{table['id']}/talk"
    ben.post(path, {"words": "Rude words", "request": "request-1"})
    ben.post(path, {"phrase": "hello", "request": "request-2"})
    for number in (1, 2):
        ann.post(f"{path}/{number}/report")

    shown = {each["line"]: each for each in host.get("/api/admin/reports", lang="es")["lines"]}
    host.post(f"/api/admin/tables/{table['id']}/talk/1/unsay")
    for each in shown.values():
        host.post(f"/api/admin/reports/{each['report']}/settle")

    assert (shown[1]["words"], shown[1]["name"], shown[1]["table"]) == ("Rude words", "Ben", table["id"])
    assert "hello" not in shown[2]["words"]  # a phrase is worded in the host's language
    assert [line["number"] for line in ann.get(path)["lines"]] == [2]
    assert host.get("/api/admin/reports")["lines"] == []
    assert host.ask("POST", f"/api/admin/reports/{shown[1]['report']}/settle").status_code == 404
