"""Sockets of live tables that are opened to keep others out."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.web.attacks.crowd import ELSEWHERE, opened, seconds_for_a_newcomer
from tests.web.served import PATIENCE, Served

pytestmark = pytest.mark.long


def new_table(server: Served) -> str:
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as browser:
        browser.post("/api/key")
        seats = [{"kind": "me"}, {"kind": "me"}]
        found: dict[str, Any] = browser.post("/api/tables", json={"rules": "duel", "seats": seats}).json()
        return str(found["id"])


def live(server: Served, table: str, source: str = "") -> ClientConnection:
    url = f"{server.address.replace('http', 'ws')}/api/tables/{table}/live"
    return connect(url, sock=opened(server, source), proxy=None)


def test_one_address_has_so_many_sockets_and_others_have_theirs(tmp_path: Path) -> None:
    with Served(tmp_path, "--limit", "sockets=3") as server, ExitStack() as stack:
        table = new_table(server)
        for _ in range(3):
            one = stack.enter_context(live(server, table, ELSEWHERE))
            assert json.loads(one.recv(PATIENCE))["id"] == table

        with live(server, table, ELSEWHERE) as refused:
            assert json.loads(refused.recv(PATIENCE))["key"] == "server-too-many-sockets"
            with pytest.raises(ConnectionClosed) as closed:
                refused.recv(PATIENCE)

        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        for _ in range(4):  # a proxy speaks for many
            one = stack.enter_context(live(server, table))
            assert json.loads(one.recv(PATIENCE))["id"] == table


def test_sockets_leave_room_for_pages(tmp_path: Path) -> None:
    with Served(tmp_path, "--limit", "all_connections=20") as server, ExitStack() as stack:
        table = new_table(server)
        for _ in range(15):
            stack.enter_context(live(server, table))

        with pytest.raises(InvalidStatus) as refused:
            live(server, table)

        response = refused.value.response
        assert response.status_code == 503
        assert response.headers["Retry-After"].isdigit()
        assert b"server-full" in (response.body or b"")
        assert seconds_for_a_newcomer(server) < 2.0
        assert server.complaints() == ""
