"""What a program that watches a server is told: that it is there, that it is ready, how it does."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from monumental.web.routes import health
from monumental.web.settings import Settings
from monumental.web.store import StoreError
from tests.web.api.server import BUSY, ME, PLENTY, Browser, Server, bot

TOKEN = "only-the-host-knows"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file: Path = tmp_path_factory.mktemp("watched") / "tables.db"
    running = Server(Settings(database=f"sqlite:///{file}", bounds=BUSY, quotas=PLENTY, metrics_token=TOKEN))
    yield running
    running.close()


def numbers(browser: Browser) -> dict[tuple[str, ...], float]:
    """Every number by its name and its labels."""
    text = browser.ask("GET", "/metrics").text
    return {
        (sample.name, *(value for _, value in sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_a_server_that_is_well_says_so(server: Server) -> None:
    somebody = server.browser(known=False)

    assert somebody.ask("GET", "/healthz").json() == {"ok": True}
    ready = somebody.ask("GET", "/readyz")
    assert (ready.status_code, ready.json()) == (200, {"ok": True, "store": True, "calm": True})
    assert ready.headers["cache-control"] == "no-store"


def test_a_server_without_its_database_is_there_but_not_ready(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken() -> dict[str, int]:
        raise StoreError("the database is away")

    monkeypatch.setattr(server.rooms.store, "census", broken)
    somebody = server.browser(known=False)

    assert somebody.ask("GET", "/healthz").status_code == 200
    ready = somebody.ask("GET", "/readyz")
    assert (ready.status_code, ready.json()) == (503, {"ok": False, "store": False, "calm": True})
    assert int(ready.headers["retry-after"]) > 0


def test_requests_tables_sockets_and_transactions_are_counted(server: Server) -> None:
    ann = server.browser()
    before = numbers(ann)
    table = ann.new_table("duel", [ME, ME])
    ann.act(table)
    with ann.live(table) as live:
        live.hear()
        watched = numbers(ann)
    refused = ann.ask("GET", "/api/tables/nowhere")
    after = numbers(ann)

    def more(*name: str) -> float:
        return after.get(name, 0) - before.get(name, 0)

    assert refused.status_code == 404
    assert more("monumental_requests_total", "POST", "/api/tables/{table}/actions", "200") == 1
    assert more("monumental_request_seconds_count", "/api/tables/{table}/actions") == 1
    assert more("monumental_refusals_total", "server-no-table", "404") == 1
    assert more("monumental_tables_kept", "playing") == 1
    assert more("monumental_tables_open", "playing") == 1
    assert more("monumental_store_seconds_count", "write") >= 2
    assert watched["monumental_sockets",] == 1
    assert watched["monumental_people",] == 1
    assert more("monumental_socket_messages_total") >= 1
    assert more("monumental_socket_bytes_total") > 1000
    assert after["process_resident_memory_bytes",] > 1_000_000


def test_an_address_that_leads_nowhere_makes_no_number_of_its_own(server: Server) -> None:
    ann = server.browser()
    for name in ("a", "b", "c"):
        ann.ask("PUT", f"/api/no/{name}")

    routes = {name[2] for name in numbers(ann) if name[0] == "monumental_requests_total"}

    assert not [route for route in routes if route.startswith("/api/no")]


def test_whatever_is_logged_as_an_error_is_counted(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> float:
        raise ZeroDivisionError

    ann = server.browser()
    monkeypatch.setattr(health, "Readiness", fail)
    before = numbers(ann)

    assert ann.ask("GET", "/readyz").status_code == 500

    name = ("monumental_errors_total", "monumental.web.app")
    assert numbers(ann)[name] == before.get(name, 0) + 1


@pytest.mark.parametrize(
    ("sent", "status"), [(None, 403), ("Bearer wrong", 403), (TOKEN, 403), (f"Bearer {TOKEN}", 200)]
)
def test_from_another_machine_only_who_has_the_token_reads_the_numbers(
    server: Server, sent: str | None, status: int
) -> None:
    # A proxy on this machine says for whom it speaks.
    headers = {"X-Forwarded-For": "192.0.2.7", **({} if sent is None else {"Authorization": sent})}

    answer = httpx.get(f"{server.url}/metrics", headers=headers)

    assert answer.status_code == status
    if status == 403:
        assert answer.json()["key"] == "server-metrics"


@pytest.mark.long
def test_bots_are_counted_with_what_they_take(tmp_path: Path) -> None:
    server = Server(
        Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", bounds=BUSY, workers=1), real_bots=True
    )
    try:
        ann = server.browser()
        table = ann.new_table("duel", [bot("beginner"), bot("beginner")])
        ann.watch_until(table, lambda page: page["version"] > table["version"])
        found = numbers(ann)
    finally:
        server.close()

    assert found["monumental_thinking_seconds_count", "beginner"] >= 1
    assert found["monumental_thinking_wait_seconds_count",] >= 1
    assert found["monumental_thinking_waiting",] <= 1
