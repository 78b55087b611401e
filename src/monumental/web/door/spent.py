"""What somebody spends at one server is spent at all servers of its store.

Each counts for itself and, a moment later, tells the others what it has counted. So a limit is the same at
however many servers, and by however many connections, somebody comes. Whoever is quick enough to spend more
than they have, at several at once, owes it and waits for it afterwards: in the long run nobody has more.

Neither people nor addresses are named: the others know them by a hash that only whoever has the secret of
the store can make.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final, TypeVar

from monumental.web.door.security import Limits, Patience
from monumental.web.tables.bell import SPENT

if TYPE_CHECKING:
    from monumental.web.tables.bell import Bell

Counted = TypeVar("Counted", Patience, Limits)

#: Seconds: what is spent in between is told together.
TOGETHER = 0.2

#: Bytes of a hash: nobody shall be taken for somebody else.
HASH_BYTES: Final = 12

#: So many clients have their hash at hand.
MOST_NAMES: Final = 4096


class Spent:
    """All that servers count together."""

    def __init__(self) -> None:
        self._purses: dict[str, tuple[Patience, float]] = {}
        self._untold: dict[tuple[str, str], float] = {}  # by what it was spent on, and who
        self._bell: Bell | None = None

    def shared(self, name: str, counted: Counted, below: float = 1.0) -> Counted:
        """From now on counted together; of whoever has more left than a share `below`, nobody is told."""
        if isinstance(counted, Limits):
            self.shared(name, counted.browsers, below)
            self.shared(f"{name}-of-address", counted.addresses, below)
        else:
            self._purses[name] = (counted, below)
        return counted

    def begin(self, bell: Bell, secret: bytes) -> None:
        """Where there may be other servers, they are told from now on."""
        if not bell.is_heard:
            return
        self._bell = bell
        name_of = lru_cache(MOST_NAMES)(partial(_hashed, secret[: hashlib.blake2s.MAX_KEY_SIZE]))
        for name, (purse, below) in self._purses.items():
            purse.others = _Others(self, name, below, name_of)

    def note(self, name: str, client: str, cost: float) -> None:
        """Somebody has spent something here."""
        if not self._untold:
            asyncio.get_running_loop().call_later(TOGETHER, self._tell)
        self._untold[name, client] = self._untold.get((name, client), 0.0) + cost

    def _tell(self) -> None:
        untold, self._untold = self._untold, {}
        if self._bell is not None:
            self._bell.say(SPENT, [f"{name} {client} {cost:g}" for (name, client), cost in untold.items()])

    def hear(self, lines: Sequence[str]) -> None:
        """Somebody has spent something at another server."""
        for line in lines:
            name, client, cost = line.split(" ")
            # A newer server may count what we don't.
            if name in self._purses:
                self._purses[name][0].take(client, float(cost))


@dataclass(frozen=True)
class _Others:
    """The other servers, for one of the things that are counted."""

    spent: Spent
    name: str
    below: float
    name_of: Callable[[str], str]

    def hear_of(self, client: str, cost: float, left: float) -> None:
        if left <= self.below:
            self.spent.note(self.name, client, cost)


def _hashed(secret: bytes, client: str) -> str:
    return hashlib.blake2s(client.encode(), digest_size=HASH_BYTES, key=secret).hexdigest()
