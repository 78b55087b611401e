"""What is long is packed on its way out, and what handlers need is fetched without a task for each thing."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator

import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute, WebSocketRoute

from monumental.web.app import create_app
from monumental.web.door.packing import LONG, can_read
from tests.web.api.server import ME, Browser, Server, serving

PATHS = ("/api/editions", "/api/me", "/", "/nowhere/at/all")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('packing') / 'tables.db'}") as running:
        yield running


@pytest.fixture
def browser(server: Server) -> Browser:
    return server.browser()


def sent(browser: Browser, path: str, encodings: str) -> tuple[dict[str, str], bytes]:
    """The head and the body of an answer, as they travel."""
    with browser.http.stream("GET", path, headers={"Accept-Encoding": encodings}) as answer:
        return {**answer.headers}, b"".join(answer.iter_raw())


@pytest.mark.parametrize("path", PATHS)
def test_what_is_packed_is_what_would_have_been_sent(browser: Browser, path: str) -> None:
    _, plain = sent(browser, path, "identity")

    head, body = sent(browser, path, "br, gzip")

    assert int(head["content-length"]) == len(body)
    if len(plain) < LONG:
        assert "content-encoding" not in head
        assert body == plain
    else:
        assert head["content-encoding"] == "gzip"
        assert head["vary"] == "Accept-Encoding"
        assert gzip.decompress(body) == plain
        assert len(body) < len(plain)


def test_a_table_is_packed_and_what_is_short_is_not(browser: Browser) -> None:
    table = browser.new_table("duel", [ME, ME])["id"]

    page, packed = sent(browser, f"/api/tables/{table}", "gzip")
    refusal, sentence = sent(browser, "/api/nothing", "gzip")

    assert page["content-encoding"] == "gzip"
    assert json.loads(gzip.decompress(packed))["id"] == table
    assert "content-encoding" not in refusal
    assert json.loads(sentence)["key"] == "server-no-page"


@pytest.mark.parametrize("encodings", ["", "identity", "br", "gzip;q=0", "deflate, gzip; q=0"])
def test_nothing_is_packed_for_who_can_not_unpack_it(browser: Browser, encodings: str) -> None:
    head, body = sent(browser, "/api/editions", encodings)

    assert "content-encoding" not in head
    assert json.loads(body)["editions"]


def test_who_wants_only_the_head_gets_that_of_what_would_be_packed(browser: Browser) -> None:
    headers = {"Accept-Encoding": "gzip"}

    head = browser.http.head("/api/editions", headers=headers)
    whole, body = sent(browser, "/api/editions", "gzip")

    assert head.content == b""
    assert int(head.headers["content-length"]) == len(body)
    assert head.headers["content-encoding"] == whole["content-encoding"] == "gzip"


@pytest.mark.parametrize(
    ("header", "read"),
    [
        ("gzip, deflate, br", {"gzip", "deflate", "br"}),
        ("gzip;q=0.8, br; q=0", {"gzip"}),
        ("*;q=0", set()),
        ("", {""}),
    ],
)
def test_a_browser_says_what_it_reads(header: str, read: set[str]) -> None:
    assert can_read(header) == read


def test_no_handler_waits_for_several_things_at_once() -> None:
    app: Litestar = create_app()
    models = [
        model
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for _, model in route.route_handler_map.values()
    ]
    models += [
        route.handler_parameter_model
        for route in app.routes
        if isinstance(route, WebSocketRoute) and route.handler_parameter_model is not None
    ]

    batches = [batch for model in models for batch in model.dependency_batches]

    assert len(batches) > len(app.routes)
    assert {len(batch) for batch in batches} == {1}
