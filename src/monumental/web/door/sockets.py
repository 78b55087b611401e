"""How many live tables are open, by address."""

from __future__ import annotations

from collections import Counter
from contextlib import contextmanager
from typing import TYPE_CHECKING

from monumental.web.door.addresses import is_this_machine, line_of
from monumental.web.problems import Refused

if TYPE_CHECKING:
    from collections.abc import Iterator


class Sockets:
    """Counts the sockets of each address; all of them together are counted at the door."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    @property
    def count(self) -> int:
        return self._open.total()

    @contextmanager
    def one_more(self, address: str) -> Iterator[None]:
        """Somebody looks on, unless too many of their address do already."""
        line = line_of(address)
        if self._open[line] >= self._most and not is_this_machine(address):
            raise Refused(429, "server-too-many-sockets")
        self._open[line] += 1
        try:
            yield
        finally:
            self._open[line] -= 1
            if not self._open[line]:
                del self._open[line]
