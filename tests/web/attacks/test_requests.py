"""Requests that no page of ours makes: by other names, of other kinds, too many, and with signs that hide."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from monumental.web.door.logs import SIGNS
from tests.web.attacks.crowd import answer, opened, problem
from tests.web.served import PATIENCE, Served

pytestmark = pytest.mark.long

ME = {"kind": "me"}
CLOSE = b"Connection: close\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    options = ("--origin", "https://games.example.org", "--name", "our.lan")
    with Served(tmp_path_factory.mktemp("requests"), *options) as running:
        yield running


@pytest.fixture
def browser(server: Served) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as found:
        found.post("/api/key")
        yield found


# By which name


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "", "[", "local"]
)
def test_a_name_that_leads_here_but_is_not_ours_gets_nothing(server: Served, host: str) -> None:
    for path in ("/", "/api/tables", "/api/editions"):
        request = f"GET {path} HTTP/1.1\r\nHost: {host}\r\n".encode() + CLOSE + b"\r\n"

        status, _, body = answer(server, request)

        assert (status, problem(body)["key"]) == (421, "server-other-host")


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LOCALHOST:80",
        "127.0.0.1",
        "192.168.1.7:8000",
        "[::1]:8000",
        "games.example.org",
        "our.lan:8000",
        "our.lan.",
        socket.gethostname(),
        f"{socket.gethostname().partition('.')[0]}.local",
    ],
)
def test_our_own_names_are_answered(server: Served, host: str) -> None:
    request = f"GET /api/editions HTTP/1.1\r\nHost: {host}\r\n".encode() + CLOSE + b"\r\n"

    assert answer(server, request)[0] == 200


def test_a_socket_by_a_foreign_name_hears_nothing(server: Served, browser: httpx.Client) -> None:
    table = browser.post("/api/tables", json={"rules": "duel", "seats": [ME, ME]}).json()["id"]
    port = server.address.rpartition(":")[2]
    url = f"ws://evil.example:{port}/api/tables/{table}/live"

    with connect(url, sock=opened(server), proxy=None) as live:
        assert json.loads(live.recv(PATIENCE))["key"] == "server-other-host"
        with pytest.raises(ConnectionClosed) as closed:
            live.recv(PATIENCE)

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4421


# What is sent


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_a_body_that_is_not_called_json_is_refused(browser: httpx.Client, kind: str) -> None:
    body = json.dumps({"rules": "duel", "seats": [ME, ME]})

    found = browser.post("/api/tables", content=body, headers={"Content-Type": kind} if kind else {})

    assert (found.status_code, found.json()["key"]) == (415, "server-not-json")
    assert browser.post("/api/key").status_code == 200  # without a body there is nothing to be called


@pytest.mark.parametrize(
    "body", [b'{"rules": "\xff"}', b'{"rules": "\xc3"}', b"\xff\xfe{\x00}\x00", b'{"\xe9": 1}']
)
def test_a_body_that_is_no_text_is_refused_and_leaves_no_traceback(
    server: Served, browser: httpx.Client, body: bytes
) -> None:
    found = browser.post("/api/tables", content=body, headers={"Content-Type": "application/json"})

    assert (found.status_code, found.json()["key"]) == (400, "server-garbage")
    assert "Traceback" not in server.complaints()


@pytest.mark.parametrize(
    "sign", [*"\x00\x1b\n\x7f\x85\x9b\u061c\u200b\u200e\u200f\u202a\u202e\u2060\u2066\u2069\ufeff"]
)
def test_names_have_no_signs_that_hide_or_turn_others(browser: httpx.Client, sign: str) -> None:
    seats = [{**ME, "name": f"An{sign}n"}, {"kind": "open"}]
    for wishes in ({"seats": seats}, {"seats": [ME, ME], "name": f"A{sign}"}):
        found = browser.post("/api/tables", json={"rules": "duel", **wishes})

        assert (found.status_code, found.json()["key"]) == (400, "server-invalid")
    table = browser.post("/api/tables", json={"rules": "duel", "seats": [ME, {"kind": "open"}]}).json()["id"]
    found = browser.post(f"/api/tables/{table}/sit", json={"seat": 1, "name": f"{sign}Ben"})
    assert found.status_code == 400


def test_half_a_sign_is_no_name(server: Served, browser: httpx.Client) -> None:
    body = b'{"rules": "duel", "seats": [{"kind": "me", "name": "\\ud800"}, {"kind": "me"}]}'

    found = browser.post("/api/tables", content=body, headers={"Content-Type": "application/json"})

    assert found.status_code == 400
    assert "Traceback" not in server.complaints()


@pytest.mark.parametrize("name", ["Zoë", "木下", "می‌خواهم", "क्‍ष", "👩‍🚀", "O'Neil <3"])
def test_names_of_people_are_names(browser: httpx.Client, name: str) -> None:
    wishes = {"rules": "duel", "seats": [{**ME, "name": name}, {"kind": "open"}]}

    assert browser.post("/api/tables", json=wishes).json()["seats"][0]["name"] == name


# What is answered


def test_what_is_not_done_at_an_address_says_what_is(browser: httpx.Client) -> None:
    found = browser.delete("/api/tables")

    assert found.status_code == 405
    assert {"GET", "POST"} <= {method.strip() for method in found.headers["Allow"].split(",")}


def test_a_program_that_watches_gets_a_small_answer(browser: httpx.Client) -> None:
    found = browser.get("/healthz")

    assert (found.status_code, found.json()) == (200, {"ok": True})
    assert found.headers["Content-Type"] == "application/json"


def test_one_too_many_is_told_when_to_come_back(tmp_path: Path) -> None:
    with (
        Served(tmp_path, "--limit", "burst=5", "--limit", "rate=2") as server,
        httpx.Client(base_url=server.address, timeout=PATIENCE) as browser,
    ):
        browser.post("/api/key")
        found = browser.get("/healthz")
        while found.status_code == 200:
            found = browser.get("/healthz")

        assert found.status_code == 429
        assert found.headers["Retry-After"] == "1"  # half a second, but there are no halves


def test_a_key_is_good_for_another_year_whenever_it_is_used(browser: httpx.Client) -> None:
    (key,) = browser.cookies.jar

    again = browser.post("/api/key")

    assert again.json() == {"known": True}
    assert again.headers["Set-Cookie"].startswith(f"{key.name}={key.value};")
    assert "max-age=31536000" in again.headers["Set-Cookie"].lower()
    forged = browser.post("/api/key", headers={"Cookie": f"{key.name}=x.y"})
    assert str(key.value) not in forged.headers["Set-Cookie"]


# What is logged


def test_nothing_from_outside_writes_into_the_log_by_itself(tmp_path: Path) -> None:
    hidden = "\n2026-01-01 00:00:00 ERROR root: burn it all\x1b[2J\x9b31m\u202eevil\u2066\u200b"
    path = "".join(f"%{byte:02x}" for byte in hidden.encode())
    with Served(tmp_path) as server:
        deep = b"[" * 30_000
        head = f"POST /api/tables/{path}/sit HTTP/1.1\r\nContent-Type: application/json\r\n"
        status, _, _ = answer(
            server, head.encode() + CLOSE + b"Content-Length: %d\r\n\r\n%s" % (len(deep), deep)
        )
        log = server.complaints()

    assert status == 400
    assert "burn it all" in log, "this path is logged nowhere any more: find another"
    assert not SIGNS.search(log.replace("\n", ""))
    lines = [line for line in log.splitlines() if re.match(r"\d{4}-", line)]
    assert len(lines) == 1
