"""Who is believed when they say for whom they speak: this machine, and proxies that the host names."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from monumental.cli.__main__ import app
from monumental.web.door.addresses import Proxies
from tests.web.attacks.crowd import ELSEWHERE, crowd, is_closed
from tests.web.served import PATIENCE, Served


@pytest.mark.parametrize(
    ("named", "address", "is_believed"),
    [
        ((), "127.0.0.1", True),
        ((), "::1", True),
        ((), "::ffff:127.0.0.1", True),
        ((), "127.0.0.2", False),
        ((), "10.0.0.7", False),
        ((), "", False),
        ((), "unix", False),
        (("10.0.0.7",), "10.0.0.7", True),
        (("10.0.0.7",), "10.0.0.8", False),
        (("172.16.0.0/12",), "172.31.255.1", True),
        (("172.16.0.0/12",), "172.32.0.1", False),
        (("172.16.0.0/12",), "::ffff:172.16.0.9", True),
        (("fd00::/8",), "fd12::1%eth0", True),
        (("fd00::/8",), "127.0.0.1", True),
    ],
)
def test_named_networks_are_believed(named: tuple[str, ...], address: str, is_believed: bool) -> None:
    assert (address in Proxies(named)) is is_believed


@pytest.mark.parametrize("words", ["proxy", "10.0.0", "10.0.0.1/8", "10.0.0.0/40", "*", ""])
def test_what_is_no_address_is_one_sentence(words: str) -> None:
    result = CliRunner().invoke(app, ["serve", "--no-open", "--lang", "en", "--proxy", words])

    assert result.exit_code == 2
    assert f'"{words}" is no address: write one like 10.0.0.7' in result.stderr


def numbers(server: Served, speaks_for: str) -> int:
    """Whether somebody at another address reads the server's numbers; this machine does without a word."""
    transport = httpx.HTTPTransport(local_address=ELSEWHERE)
    with httpx.Client(base_url=server.address, transport=transport, timeout=PATIENCE) as proxy:
        return proxy.get("/metrics", headers={"X-Forwarded-For": speaks_for}).status_code


@pytest.mark.long
def test_only_a_named_proxy_is_believed(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        assert numbers(server, "127.0.0.1") == 403
    with Served(tmp_path, "--proxy", f"{ELSEWHERE}/32") as server:
        assert numbers(server, "127.0.0.1") == 200
        assert numbers(server, "192.0.2.7") == 403


@pytest.mark.long
def test_a_named_proxy_has_connections_for_many(tmp_path: Path) -> None:
    few = ("--limit", "connections=2")
    with Served(tmp_path, *few) as server, crowd(server, 6, ELSEWHERE) as stranger:
        assert is_closed(stranger[0], PATIENCE)
    with Served(tmp_path, *few, "--proxy", ELSEWHERE) as server, crowd(server, 6, ELSEWHERE) as proxy:
        assert numbers(server, "192.0.2.7") == 403
        assert not any(is_closed(each, 0.2) for each in proxy)
