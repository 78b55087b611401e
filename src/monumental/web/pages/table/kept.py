"""What was made of a table and need not be made again: until it changes, or as long as it is true."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

if TYPE_CHECKING:
    from monumental.play.table import Table
    from monumental.web.contract.log import LogLine
    from monumental.web.store.rows import Seat

Made = TypeVar("Made")

#: So many pages of a table are kept until it changes, two for each who looks: more people look on in turn.
MOST_PAGES: Final = 24

#: So many passages of a log are kept in words, in all languages together.
MOST_PASSAGES: Final = 200


class Kept:
    """Pages since a table last changed, and what several of them have in common."""

    def __init__(self) -> None:
        self._pages: dict[Hashable, Any] = {}
        self._parts: dict[Hashable, Any] = {}

    def clear(self) -> None:
        """Something has changed."""
        self._pages.clear()
        self._parts.clear()

    def page(self, wanted: Hashable, make: Callable[[], Made]) -> Made:
        if wanted not in self._pages:
            made = make()
            if len(self._pages) >= MOST_PAGES:
                self._pages.clear()
            self._pages[wanted] = made
        return cast("Made", self._pages[wanted])

    def part(self, name: Hashable, make: Callable[[], Made]) -> Made:
        """What is the same on several pages: there are as many as languages, not as many as people."""
        if name not in self._parts:
            self._parts[name] = make()
        return cast("Made", self._parts[name])


class Worded:
    """The lines of a log, worded once for each language.

    A line of the record never becomes another one; only what its players are called may change.
    """

    def __init__(self) -> None:
        self._of: tuple[Table, tuple[object, ...]] | None = None
        self._passages: dict[Hashable, list[LogLine]] = {}

    def at(self, table: Table, seats: tuple[Seat, ...]) -> None:
        """The lines of this table are asked for, where these people sit."""
        called = (seats, tuple([player.civilization for player in table.game.state.players]))
        if self._of is None or self._of[0] is not table or self._of[1] != called:
            self._of = (table, called)
            self._passages.clear()

    def lines(self, passage: Hashable, make: Callable[[], list[LogLine]]) -> list[LogLine]:
        """A passage in words."""
        found = self._passages.get(passage)
        if found is None:
            found = self._passages[passage] = make()
            if len(self._passages) > MOST_PASSAGES:
                del self._passages[next(iter(self._passages))]
        return found
