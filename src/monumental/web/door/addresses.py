"""Whom an address stands for, and where somebody was seen last. Nothing of it is written down."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

#: Whoever rents a line gets all addresses that begin with so many bits, and may use a new one each time.
LINE_BITS = 64

#: So many people are remembered; who came longest ago is forgotten first.
MOST_PEOPLE = 20_000

#: From where a proxy on this machine speaks.
THIS_MACHINE = frozenset({"127.0.0.1", "::1"})


@lru_cache(maxsize=4096)
def line_of(address: str) -> str:
    """What is counted as one address: in IPv6, all of one line."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        if not found.is_loopback:
            shift = 128 - LINE_BITS
            return f"{IPv6Address(int(found) >> shift << shift)}/{LINE_BITS}"
    return str(found)


def is_this_machine(address: str) -> bool:
    """Does a program here speak: our own browser, or a proxy for many people?"""
    return line_of(address) in THIS_MACHINE


class Proxies:
    """Who may say for whom they speak: programs on this machine, and whom the host has named."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        """`10.0.0.7`, or a whole network: `172.16.0.0/12`. Anything else is a ValueError."""
        self.believed = [*sorted(THIS_MACHINE), *named]
        self._networks = [ip_network(each) for each in self.believed]

    def __contains__(self, address: object) -> bool:
        try:
            found = ip_address(str(address).partition("%")[0])
        except ValueError:
            return False
        if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return any(found in network for network in self._networks)


class Whereabouts:
    """The line that somebody came by last."""

    def __init__(self) -> None:
        self._lines: OrderedDict[str, str] = OrderedDict()

    def see(self, owner: str, address: str) -> None:
        self._lines[owner] = line_of(address)
        self._lines.move_to_end(owner)
        if len(self._lines) > MOST_PEOPLE:
            self._lines.popitem(last=False)

    def of(self, owner: str) -> str:
        """Whoever was not seen yet has a line of their own."""
        return self._lines.get(owner, owner)
