"""What a messenger may reach."""

from __future__ import annotations

import os
import socket

import pytest

from monumental.web.alerts.guard import Forbidden, Guard, Network
from monumental.web.alerts.push import POINTS, private_key, public_key


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "127.8.8.8", "0.0.0.0", "10.1.2.3", "172.20.0.1", "192.168.1.1", "169.254.169.254"),
        *("100.64.0.1", "192.0.2.7", "224.0.0.1", "240.0.0.1", "255.255.255.255"),
        *("::", "::1", "fe80::1%eth0", "fd00::1", "ff02::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1"),
        *("fec0::1", "3fff::1", "192.0.0.9", "192.0.0.8", "192.88.99.1", "::ffff:192.88.99.1"),
        *("2002:7f00:1::", "2001:db8::1", "localhost", "example.org", "", "/run/docker.sock"),
    ],
)
def test_private_addresses_and_names_are_closed(address: str) -> None:
    assert not Network().is_open(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.215.14", "2606:4700::1111", "::ffff:8.8.8.8"])
def test_public_addresses_are_open(address: str) -> None:
    assert Network().is_open(address)


def test_the_host_opens_what_it_names() -> None:
    network = Network(["192.168.0.0/16", "127.0.0.1"])

    assert [network.is_open(each) for each in ("192.168.7.7", "127.0.0.1", "127.0.0.2", "10.0.0.1")] == [
        True,
        True,
        False,
        False,
    ]


def test_a_guard_forbids_and_remembers() -> None:
    guard = Guard(Network())
    with socket.socket() as unused:
        guard("socket.connect", (unused, ("1.1.1.1", 443)))
        guard("socket.sendmsg", (unused, None))
        guard("open", ("file", "r", os.O_RDONLY))
        before = guard.was_asked_in_vain
        for event, address in (
            ("socket.connect", ("10.0.0.1", 80)),
            ("socket.sendto", ("::1", 80, 0, 0)),
            ("socket.connect", "/run/docker.sock"),
        ):
            with pytest.raises(Forbidden):
                guard(event, (unused, address))
    assert (before, guard.was_asked_in_vain) == (False, True)
    for event, args in (("subprocess.Popen", ("sh",)), ("open", ("file", "w", os.O_WRONLY | os.O_CREAT))):
        with pytest.raises(Forbidden):
            guard(event, args)


@pytest.mark.parametrize("secret", [bytes(32), b"\xff" * 32, POINTS.to_bytes(32, "big")])
def test_any_secret_makes_a_key(secret: bytes) -> None:
    assert len(private_key(secret)) == 43
    assert len(public_key(secret)) == 87
