"""A server behind the proxy of deploy/Caddyfile, as people reach it."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests.deploy.programs import program
from tests.web.served import PATIENCE, Served

CADDYFILE = Path(__file__).parent.parent.parent / "deploy" / "Caddyfile"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        number: int = probe.getsockname()[1]
        return number


@contextmanager
def behind_caddy(server: Served, folder: Path) -> Iterator[str]:
    """The address of a proxy as deploy/Caddyfile says, but without a certificate."""
    address = f"http://127.0.0.1:{free_port()}"
    told = {
        "MONUMENTAL_HOST": address,
        "MONUMENTAL_SERVER": server.address.removeprefix("http://"),
        "XDG_CONFIG_HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
    }
    command = [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(CADDYFILE)]
    with (folder / "caddy.log").open("w") as log:
        proxy = subprocess.Popen(command, env=os.environ | told, stdout=log, stderr=log)
    try:
        until = time.monotonic() + PATIENCE
        while not is_ready(address):
            assert time.monotonic() < until, (folder / "caddy.log").read_text(encoding="utf-8")[-2000:]
            time.sleep(0.1)
        yield address
    finally:
        proxy.terminate()
        proxy.wait(PATIENCE)


def is_ready(address: str) -> bool:
    try:
        return httpx.get(f"{address}/readyz", timeout=PATIENCE).status_code == 200
    except httpx.TransportError:
        return False


@pytest.mark.long
def test_people_play_behind_the_proxy(tmp_path: Path) -> None:
    with Served(tmp_path) as server, behind_caddy(server, tmp_path) as address:
        with httpx.Client(base_url=address, timeout=PATIENCE) as ann:
            assert "<title>" in ann.get("/").text
            ann.post("/api/key", headers={"Origin": address})
            seats = [{"kind": "me"}, {"kind": "me"}]
            made = ann.post(
                "/api/tables", json={"rules": "duel", "seats": seats}, headers={"Origin": address}
            )
            assert made.status_code == 201, made.text
            table = made.json()["id"]
        with connect(f"{address.replace('http', 'ws')}/api/tables/{table}/live", proxy=None) as live:
            assert json.loads(live.recv(PATIENCE))["id"] == table
        # The numbers of the server are for its host alone.
        assert httpx.get(f"{address}/metrics", timeout=PATIENCE).status_code == 404
        assert httpx.get(f"{server.address}/metrics", timeout=PATIENCE).status_code == 200


def test_the_proxy_understands_its_file() -> None:
    caddy = program("caddy")
    formed = subprocess.run([caddy, "fmt", CADDYFILE], capture_output=True, text=True, check=False)

    assert formed.stdout == (CADDYFILE).read_text(encoding="utf-8")
