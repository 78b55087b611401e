"""Whom an address stands for."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address

#: Whoever rents a line gets all addresses that begin with so many bits, and may use a new one each time.
LINE_BITS = 64

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
