"""Traces: a request with its transactions, and what bots think, each with its name and no secret."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from unittest.mock import patch

import pytest
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from monumental.web.store import StoreError
from monumental.web.watch import telemetry
from monumental.web.watch.spans import Spans, are_asked_for
from monumental.web.watch.telemetry import REQUEST, ROUTE, STATUS, THOUGHT, Telemetry
from tests.web.api.server import ME, OPEN, Browser, Page, Server, bot, serving

SECRET_NAME = "Zoe Nobody"
SEED = 424_242_424_242
URL = "sqlite:///{}/tables.db"


@pytest.fixture
def collected() -> Iterator[InMemorySpanExporter]:
    """Who collects the traces of the server that a test starts: all are there when it has stopped."""
    exporter = InMemorySpanExporter()
    with patch.object(telemetry, "OTLPSpanExporter", lambda: exporter):
        yield exporter


def named(spans: Sequence[ReadableSpan], name: str) -> list[ReadableSpan]:
    return [span for span in spans if span.name == name]


def test_a_request_is_a_trace_with_its_route_status_and_transactions(
    tmp_path: Path, collected: InMemorySpanExporter
) -> None:
    with serving(URL.format(tmp_path), telemetry=True) as server:
        ann = server.browser()
        table = ann.new_table("duel", [ME, ME])
        answer = ann.try_act(table)
    spans = collected.get_finished_spans()

    [asked] = named(spans, "POST /api/tables/{table}/actions")
    assert asked.attributes is not None
    assert asked.context is not None
    assert asked.attributes[REQUEST] == answer.headers["x-request-id"]
    assert (asked.attributes[ROUTE], asked.attributes[STATUS]) == ("/api/tables/{table}/actions", 200)
    within = [span for span in spans if span.parent and span.parent.span_id == asked.context.span_id]
    assert "store write" in {span.name for span in within}
    assert {(span.attributes or {})[REQUEST] for span in within} == {asked.attributes[REQUEST]}
    # What the server does by itself is no trace.
    assert not [span for span in spans if span.name.startswith("store") and span.parent is None]


def test_what_a_bot_thinks_belongs_to_the_request_that_woke_it(
    tmp_path: Path, collected: InMemorySpanExporter
) -> None:
    with serving(URL.format(tmp_path), telemetry=True, real_bots=True) as server:
        ann = server.browser()
        table = ann.new_table("duel", [ME, bot("random")], first=1)
        ann.my_turn(table)
    spans = collected.get_finished_spans()

    [made] = named(spans, "POST /api/tables")
    [thought, *_] = named(spans, "think")
    [waited, *_] = named(spans, "wait for a bot's turn")
    assert thought.attributes is not None
    assert made.attributes is not None
    assert thought.attributes[THOUGHT] == "random"
    for span in (thought, waited):
        assert (span.attributes or {})[REQUEST] == made.attributes[REQUEST]
        assert span.context is not None
        assert made.context is not None
        assert span.context.trace_id == made.context.trace_id


def play(server: Server) -> tuple[Browser, Page]:
    ann, ben = server.browser(), server.browser()
    table = ann.new_table("duel", [{**ME, "name": SECRET_NAME}, OPEN], name="A quiet evening", seed=SEED)
    ben.sit(table, 1, "Ben")
    ann.ask("GET", f"/api/tables/{table['id']}", lang="en", words=SECRET_NAME)
    ann.ask("GET", f"/nowhere/{SECRET_NAME}")
    ann.ask("FROB", "/api/tables")
    return ann, table


def test_no_secret_is_in_a_span(tmp_path: Path, collected: InMemorySpanExporter) -> None:
    with serving(URL.format(tmp_path), telemetry=True) as server:
        ann, table = play(server)
        with patch.object(server.rooms.store, "census", side_effect=StoreError(f"{SECRET_NAME} is broken")):
            ann.ask("GET", "/readyz")
        with patch.object(server.rooms, "find", side_effect=ZeroDivisionError(SECRET_NAME)):
            assert ann.ask("GET", f"/api/tables/{table['id']}").status_code == 500
        key = ann.key
    spans = collected.get_finished_spans()

    told = " ".join(span.to_json() for span in spans)
    for secret in (SECRET_NAME, "Ben", "A quiet evening", str(SEED), table["id"], key, "127.0.0.1", "FROB"):
        assert secret not in told
    [broken] = [span for span in spans if (span.attributes or {}).get(STATUS) == 500]
    assert not broken.status.is_ok
    assert not broken.events


def test_a_server_that_was_not_asked_tells_nobody(tmp_path: Path, collected: InMemorySpanExporter) -> None:
    with serving(URL.format(tmp_path)) as server:
        play(server)
        assert type(server.app.state.numbers.spans) is Spans

    assert collected.get_finished_spans() == ()


@pytest.mark.parametrize(
    ("environment", "asked"),
    [
        ({}, False),
        ({"OTEL_EXPORTER_OTLP_ENDPOINT": "http://collector:4318"}, True),
        ({"OTEL_EXPORTER_OTLP_TRACES_ENDPOINT": "http://collector:4318/v1/traces"}, True),
        ({"OTEL_TRACES_EXPORTER": "otlp"}, True),
        ({"OTEL_TRACES_EXPORTER": "none", "OTEL_EXPORTER_OTLP_ENDPOINT": "http://collector:4318"}, False),
        ({"OTEL_SDK_DISABLED": "true", "OTEL_EXPORTER_OTLP_ENDPOINT": "http://collector:4318"}, False),
        ({"OTEL_EXPORTER_OTLP_ENDPOINT": ""}, False),
    ],
)
def test_the_environment_asks_for_traces_or_does_not(environment: dict[str, str], *, asked: bool) -> None:
    assert are_asked_for(environment) is asked


def test_the_host_may_call_the_service_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OTEL_SERVICE_NAME", "games-of-the-club")
    exporter = InMemorySpanExporter()
    spans = Telemetry(exporter)

    with spans.thinking("normal"):
        pass
    spans.close()

    [span] = exporter.get_finished_spans()
    assert span.resource.attributes["service.name"] == "games-of-the-club"


WITHOUT = """
import sys
sys.modules["opentelemetry"] = None
sys.argv = ["monumental", "serve", "--telemetry", "--lang", "en", "--no-open"]
from monumental.cli.__main__ import main
main()
"""


def test_without_the_extra_one_sentence_says_how_to_get_it() -> None:
    ran = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=False)

    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == (
        'Traces need OpenTelemetry, which is not installed: pip install "monumental[telemetry]", '
        "or --no-telemetry.\n"
    )
