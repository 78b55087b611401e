"""Which names this server answers to.

The page of another site can't speak to us, but its owner can make the site's own name lead here, and then a
browser takes us for that site. It still says by which name it came.
"""

from __future__ import annotations

import re
import socket
from functools import lru_cache
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from monumental.web.problems import Refused

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

ORIGIN: Final = re.compile(r"https?://(?P<host>(?P<name>[\w.-]+|\[[\da-fA-F:.]+\])(:\d{1,5})?)", re.ASCII)


class Hosts:
    """Names that are ours. An address in numbers always is: nobody else can make it lead here."""

    def __init__(self, origins: Iterable[str], names: Iterable[str]) -> None:
        machine = socket.gethostname()
        ours = ["localhost", machine, machine.partition(".")[0], *names]
        ours += [urlsplit(origin).hostname or "" for origin in origins]
        self._names = {_plain(name) for name in ours} - {""}
        self._names |= {f"{name}.local" for name in {_plain(machine.partition(".")[0])} - {""}}

    def must_be_ours(self, headers: Mapping[str, str]) -> None:
        """Refuse a request that was meant for somebody else; a program may leave the name out."""
        host = headers.get("host")
        if host is not None and not self.is_ours(host):
            raise Refused(421, "server-other-host")

    def must_lead_here(self, origin: str, headers: Mapping[str, str]) -> None:
        """Refuse links to somebody else in letters of ours. Numbers must be those by which somebody came."""
        found = ORIGIN.fullmatch(origin)
        if found is None or not (
            _plain(found["name"]) in self._names
            or (is_number(found["name"]) and found["host"] == headers.get("host"))
        ):
            raise Refused(422, "server-alert-origin")

    def is_ours(self, host: str) -> bool:
        name = _without_port(host)
        return name in self._names or is_number(name)


#: Nearly everybody comes by the same few names.
@lru_cache(maxsize=256)
def _without_port(host: str) -> str:
    return _plain(re.sub(r":\d*$", "", host))


def _plain(name: str) -> str:
    return name.strip().rstrip(".").lower()


@lru_cache(maxsize=256)
def is_number(name: str) -> bool:
    """Is it an address in numbers instead of a name?"""
    try:
        ip_address(name.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return True
