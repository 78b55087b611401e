"""What stands between the world and the tables: origins, limits, headers."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Final, Protocol
from urllib.parse import urlsplit

from monumental.web.door.addresses import line_of
from monumental.web.problems import LONGEST_WAIT, Refused

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

#: The page runs its own scripts and styles and speaks to its own server, nothing else.
CONTENT_SECURITY_POLICY: Final = (
    "default-src 'none'; "
    "script-src 'self'; "
    "style-src 'self' 'unsafe-inline'; "  # transitions set styles on elements
    "img-src 'self' data:; "
    "font-src 'self' data:; "
    "connect-src 'self'; "
    "manifest-src 'self'; "
    "base-uri 'none'; "
    "form-action 'none'; "
    "frame-ancestors 'none'"
)

HEADERS: Final[Mapping[str, str]] = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}

#: What one person sees of a table is kept nowhere on the way.
PRIVATE: Final[Mapping[str, str]] = {"Cache-Control": "no-store"}

#: Methods that change nothing.
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


def must_be_ours(method: str, headers: Mapping[str, str], origins: tuple[str, ...]) -> None:
    """Refuse a request that the page of another site has made with this person's cookie.

    Browsers say where a request comes from; a program that says nothing has no cookie of anybody's.
    """
    if method in SAFE:
        return
    origin = headers.get("origin")
    if origin is not None:
        if origin not in origins and _host_of(origin) != headers.get("host"):
            raise Refused(403, "server-foreign")
    elif headers.get("sec-fetch-site", "same-origin") not in {"same-origin", "none"}:
        raise Refused(403, "server-foreign")


def _host_of(origin: str) -> str | None:
    """The host of an origin; none where it has none, as that of a page in a file."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None


def must_be_json(method: str, headers: Mapping[str, str]) -> None:
    """Refuse a body of another kind: a form on any page could send one without asking."""
    if method in SAFE or not _has_body(headers):
        return
    if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refused(415, "server-not-json")


def _has_body(headers: Mapping[str, str]) -> bool:
    return headers.get("content-length", "0") != "0" or "transfer-encoding" in headers


class Others(Protocol):
    """Other servers, which count the same."""

    @property
    def name_of(self) -> Callable[[str], str]:
        """How they know a client."""
        ...

    def hear_of(self, client: str, cost: float, left: float) -> None:
        """A client, as they know it, has spent something, and has such a share left."""


class Patience:
    """So many requests at once, and so many a second in the long run: a bucket for each client."""

    #: Clients that are remembered; who came first is forgotten first.
    MOST: Final = 20_000

    others: Others | None = None

    def __init__(self, burst: float, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._burst = burst
        self._rate = rate
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, client: str, cost: float = 1.0) -> None:
        """A client makes a request; one too many is refused."""
        self.must_have(client, cost)
        self.charge(client, cost)

    def must_have(self, client: str, cost: float) -> None:
        """Refuse a client who has less than this left, and say when it will be there."""
        left = self._left_of(self._named(client))
        if left < cost:
            wait = (cost - left) / self._rate if self._rate else float(LONGEST_WAIT)
            raise Refused(429, "server-too-many", wait=min(wait, LONGEST_WAIT))

    def charge(self, client: str, cost: float) -> None:
        """What something has cost is known only afterwards, and may be more than is left."""
        name = self._named(client)
        left = self.take(name, cost)
        if self.others is not None:
            self.others.hear_of(name, cost, left / self._burst if self._burst else 0.0)

    def take(self, name: str, cost: float) -> float:
        """A client, as all servers know them, has spent something somewhere; gives what is left."""
        left = self._left_of(name) - cost
        self._left.pop(name, None)
        self._left[name] = (left, self._clock())
        if len(self._left) > self.MOST:
            self._left.popitem(last=False)
        return left

    def share_left(self, client: str) -> float:
        """What a client has left of what they may have at once; below nothing, where they had too much."""
        return self._left_of(self._named(client)) / self._burst if self._burst else 0.0

    def _named(self, client: str) -> str:
        return client if self.others is None else self.others.name_of(client)

    def _left_of(self, name: str) -> float:
        now = self._clock()
        left, at = self._left.get(name, (self._burst, now))
        return min(self._burst, left + (now - at) * self._rate)


class Limits:
    """What one browser may ask for, and all browsers of one address together: a new key costs nothing."""

    #: So many people may sit behind one address.
    CROWD: Final = 10

    def __init__(self, burst: int, rate: float) -> None:
        self.browsers = Patience(burst, rate)
        self.addresses = Patience(burst * self.CROWD, rate * self.CROWD)

    def admit(self, client: str, address: str) -> None:
        """Somebody makes a request; one too many is refused."""
        # Who is refused takes nothing from the others at their address.
        self.browsers.must_have(client, 1.0)
        self.addresses.spend(line_of(address))
        self.browsers.charge(client, 1.0)
