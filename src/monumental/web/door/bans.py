"""Whoever the host does not want here is told so, whatever they ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.web.door.addresses import line_of
from monumental.web.problems import Refused

if TYPE_CHECKING:
    from collections.abc import Iterable

    from monumental.web.visitor import Visitor


class Bans:
    """Those that are in force. The housekeeper brings them."""

    def __init__(self) -> None:
        self._banned: frozenset[str] = frozenset()

    def heed(self, banned: Iterable[str]) -> None:
        self._banned = frozenset(banned)

    def must_not_name(self, who: Visitor) -> None:
        if self._banned and (who.owner in self._banned or line_of(who.address) in self._banned):
            raise Refused(403, "server-banned")
