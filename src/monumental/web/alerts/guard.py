"""What a messenger may reach: the open network and what the host has named, nothing else of this machine.

It is asked by Python itself (an audit hook) before every connection, so it sees the address that a name has
led to, and every redirect; whichever library sends, there is no way past it. It stays for as long as its
process: a messenger is a process of its own.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

#: What would reach somebody else by a socket, and what would start or write something here.
SENDING: Final = frozenset({"socket.connect", "socket.sendto", "socket.sendmsg"})
DOING: Final = frozenset(
    {
        *("subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.spawn", "os.fork", "os.forkpty"),
        *("pty.spawn", "os.remove", "os.rename", "os.mkdir", "os.rmdir", "os.link", "os.symlink"),
    }
)
WRITING: Final = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND

#: IPv6 that leads on to an IPv4 address of anybody's choice.
TUNNELS: Final = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"), IPv6Network("2002::/16"))

#: What Python calls global, in some of its versions, and is not.
NOT_OPEN: Final = tuple(
    ip_network(each) for each in ("192.0.0.0/24", "192.88.99.0/24", "fec0::/10", "3fff::/20")
)


class Forbidden(PermissionError):  # noqa: N818 (as Python names those it stems from)
    """A messenger wanted to go where it may not."""


class Network:
    """Which addresses may be reached."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        """`10.0.0.7` or `192.168.0.0/16`: the host wants these to be reached, too."""
        self._named = [ip_network(each) for each in named]

    def is_open(self, host: object) -> bool:
        """Is it an address, not a name, of the open network or one that the host has named?"""
        try:
            found = ip_address(str(host).partition("%")[0])
        except ValueError:
            return False
        if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return any(found in network for network in self._named) or _is_public(found)


def _is_public(address: IPv4Address | IPv6Address) -> bool:
    if isinstance(address, IPv6Address) and any(address in tunnel for tunnel in TUNNELS):
        return False
    if any(address in network for network in NOT_OPEN):
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved


class Guard:
    """Remembers that something was forbidden: libraries make other errors of it."""

    def __init__(self, network: Network) -> None:
        self._network = network
        self.was_asked_in_vain = False

    def stand(self) -> None:
        """From now on, until the process ends."""
        sys.addaudithook(self)

    def __call__(self, event: str, args: tuple[object, ...]) -> None:
        if event in SENDING:
            address = args[1]
            # What goes over a connection that is there already needs no address.
            if address is None or (isinstance(address, tuple) and self._network.is_open(address[0])):
                return
            self.was_asked_in_vain = True
            raise Forbidden(event)
        if event in DOING or (event == "open" and isinstance(args[2], int) and args[2] & WRITING):
            raise Forbidden(event)
