"""Whoever hosts the server shows a token: for its numbers, and for the page at `/admin`."""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING, Final

from monumental.web.door.addresses import line_of
from monumental.web.door.security import Patience
from monumental.web.problems import Refused

if TYPE_CHECKING:
    from collections.abc import Mapping

    from monumental.web.door.quotas import Quotas
    from monumental.web.door.spent import Spent

#: A shorter token could be guessed by many who try together.
SHORTEST_TOKEN: Final = 16


def has_token(headers: Mapping[str, str], token: str) -> bool:
    """Was this token sent? It takes as long to say no, whatever was right about a wrong one."""
    return hmac.compare_digest(_sent(headers).encode(), token.encode())


def _sent(headers: Mapping[str, str]) -> str:
    scheme, _, given = headers.get("authorization", "").partition(" ")
    return given if scheme.lower() == "bearer" else ""


class HostDoor:
    """Lets in who has the token; after some wrong tries from an address, not with the right one either."""

    def __init__(self, token: str | None, quotas: Quotas, spent: Spent) -> None:
        self._token = token
        tries = Patience(quotas.host_tries_at_once, 1 / quotas.seconds_a_host_try)
        self._tries = spent.shared("host-tries", tries)

    def must_be_host(self, headers: Mapping[str, str], address: str) -> None:
        if not self._token:
            raise Refused(404, "server-admin-off")
        line = line_of(address)
        self._tries.must_have(line, 1.0)
        if has_token(headers, self._token):
            return
        if not _sent(headers):
            raise Refused(401, "server-admin-closed")
        self._tries.charge(line, 1.0)
        raise Refused(401, "server-admin-wrong")
