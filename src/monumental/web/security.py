"""What stands between the world and the tables: origins, limits, headers."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from monumental.web.problems import Refused

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


class Patience:
    """So many requests at once, and so many a second in the long run: a bucket for each client."""

    #: Clients that are remembered; who came first is forgotten first.
    MOST: Final = 20_000

    def __init__(self, burst: int, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._burst = burst
        self._rate = rate
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, client: str, cost: float = 1.0) -> None:
        """A client makes a request; one too many is refused."""
        now = self._clock()
        left, at = self._left.pop(client, (float(self._burst), now))
        left = min(self._burst, left + (now - at) * self._rate)
        if left < cost:
            self._left[client] = (left, now)
            raise Refused(429, "server-too-many")
        self._left[client] = (left - cost, now)
        if len(self._left) > self.MOST:
            self._left.popitem(last=False)


class Limits:
    """What one browser may ask for, and all browsers of one address together: a new key costs nothing."""

    #: So many people may sit behind one address.
    CROWD: Final = 10

    def __init__(self, burst: int, rate: float) -> None:
        self._browsers = Patience(burst, rate)
        self._addresses = Patience(burst * self.CROWD, rate * self.CROWD)

    def admit(self, client: str, address: str) -> None:
        """Somebody makes a request; one too many is refused."""
        self._addresses.spend(address)
        self._browsers.spend(client)
