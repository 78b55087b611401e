"""Where people are: whom an address stands for, and where somebody was seen last. Nothing of it is kept."""

from __future__ import annotations

from collections import OrderedDict
from ipaddress import IPv6Address, ip_address
from typing import Final

#: An address of IPv6 costs nothing: whoever has one has all that begin with as many bits.
PREFIX: Final = 64

#: So many people are remembered; who came longest ago is forgotten first.
MOST: Final = 20_000


def network(address: str) -> str:
    """Whoever an address belongs to, as far as it tells."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> (128 - PREFIX) << (128 - PREFIX))}/{PREFIX}"


class Networks:
    """The network that somebody was last seen in."""

    def __init__(self) -> None:
        self._last: OrderedDict[str, str] = OrderedDict()

    def see(self, owner: str, address: str) -> None:
        self._last[owner] = network(address)
        self._last.move_to_end(owner)
        if len(self._last) > MOST:
            self._last.popitem(last=False)

    def get(self, owner: str, otherwise: str) -> str:
        return self._last.get(owner, otherwise)
