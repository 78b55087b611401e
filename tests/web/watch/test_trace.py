"""Every request has a name, by which it is found again in the log; and nothing in the log is a secret."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from monumental.web.door.logs import AsJson
from monumental.web.settings import Settings
from tests.web.api.server import BUSY, ME, OPEN, PLENTY, Server
from tests.web.waiting import wait_until

SECRET_NAME = "Zoe Nobody"
SEED = 424_242_424_242


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file = tmp_path_factory.mktemp("traced") / "tables.db"
    running = Server(Settings(database=f"sqlite:///{file}", bounds=BUSY, quotas=PLENTY))
    yield running
    running.close()


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """What `--log json` writes."""
    text = io.StringIO()
    handler = logging.StreamHandler(text)
    handler.setFormatter(AsJson())
    ours = logging.getLogger("monumental")
    level = ours.level
    ours.addHandler(handler)
    ours.setLevel(logging.INFO)
    yield text
    ours.removeHandler(handler)
    ours.setLevel(level)


def lines(log: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.getvalue().splitlines()]


def about(log: io.StringIO, answer: httpx.Response) -> list[dict[str, Any]]:
    """The lines that have the name of the request with this answer."""
    return [line for line in lines(log) if line.get("request") == answer.headers["x-request-id"]]


def test_a_request_is_one_line_with_its_route_status_and_time(server: Server, log: io.StringIO) -> None:
    ann = server.browser()
    table = ann.new_table("duel", [ME, ME])

    answer = ann.ask("GET", f"/api/tables/{table['id']}")

    wait_until(lambda: bool(about(log, answer)))  # the line is written once the answer is on its way
    (line,) = about(log, answer)
    assert (line["method"], line["route"], line["status"]) == ("GET", "/api/tables/{table}", 200)
    assert 0 < line["ms"] < 60_000
    assert (line["level"], line["logger"]) == ("info", "monumental.web.watch.trace")


def test_the_name_that_a_proxy_gave_is_kept_and_nonsense_is_not(server: Server) -> None:
    ann = server.browser()

    def named(name: str) -> str:
        found: str = ann.http.get("/healthz", headers={"X-Request-Id": name}).headers["x-request-id"]
        return found

    assert named("from-caddy-0001") == "from-caddy-0001"
    assert named("short") != "short"
    assert named('x"},{"level":"info') != 'x"},{"level":"info'
    assert len(named("a" * 65)) == 16


def test_an_error_is_found_by_the_name_of_its_request(
    server: Server, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail() -> dict[str, int]:
        raise ZeroDivisionError("nothing goes into nothing")

    monkeypatch.setattr(server.rooms.store, "census", fail)
    answer = server.browser().ask("GET", "/readyz")

    assert answer.status_code == 500
    error = next(line for line in about(log, answer) if line["level"] == "error")
    assert "ZeroDivisionError: nothing goes into nothing" in error["error"]
    assert "\n" in error["error"]  # in one line of the log, as JSON writes it


def test_neither_keys_nor_seeds_names_addresses_or_tables_are_in_the_log(
    server: Server, log: io.StringIO
) -> None:
    ann, ben = server.browser(), server.browser()
    page = ann.post(
        "/api/tables", {"rules": "duel", "seats": [{**ME, "name": SECRET_NAME}, OPEN], "seed": SEED}
    )
    ben.ask("POST", f"/api/tables/{page['id']}/sit", {"seat": 1, "name": SECRET_NAME})
    ben.ask("GET", f"/api/tables/{page['id']}?seat=1&since=0")
    ben.ask("GET", f"/api/tables/{page['id']}/nonsense?{SECRET_NAME}")
    ben.ask("POST", f"/api/tables/{page['id']}/sit", {"seat": SECRET_NAME})

    wait_until(lambda: len(lines(log)) >= 7)
    text = log.getvalue()

    for secret in (ann.key, ben.key, str(SEED), SECRET_NAME, page["id"], "127.0.0.1"):
        assert secret not in text
