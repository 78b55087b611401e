"""Listening to one turn of an Automa: what is told must be what its rules make it do next.

A deed of the Automa is written down as a generator: it waits for what is told, compares it with the table as
it is at that moment, and accepts it.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

from monumental.engine.events import Event
from monumental.engine.resources import GOLD
from monumental.testing.common import hold

if TYPE_CHECKING:
    from monumental.engine.state import Player
    from tests.referee.automa.table import Table

#: A deed that waits for what is told, and one that gives what it heard.
Deed = Generator[None, Event, None]
Heard = Generator[None, Event, Event]


class Ear:
    """Hears what is told of one Automa. What it hears next stays the next until it is accepted."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self._next: Event | None = None

    @property
    def player(self) -> Player:
        return self.table.state.players[self.seat]

    def listen(self) -> Heard:
        """Before anything is asked of the table: only then has it got all that came before."""
        if self._next is None:
            self._next = yield
        return self._next

    def next_key(self) -> str:
        return "" if self._next is None else self._next.key

    def hears(self, key: str, **details: int) -> Heard:
        """This comes next, with this card, place or number."""
        event = yield from self.listen()
        hold(event.key == key, f"the Automa of seat {self.seat}: {event.key}, and {key} was to come")
        for name, expected in details.items():
            found = getattr(event, name)
            words = f"{self.named(name, found)}, not {self.named(name, expected)}"
            hold(found == expected, f"{key} of seat {self.seat}: {words}")
        return event

    def named(self, name: str, number: int) -> str:
        is_card = name == "card" and number >= 0
        return self.table.game.catalog.cards[number].key if is_card else f"{name} {number}"

    def accept(self) -> None:
        assert self._next is not None
        self.table.change(self._next)
        self._next = None

    def expects(self, key: str, **details: int) -> Heard:
        event = yield from self.hears(key, **details)
        self.accept()
        return event

    def gains(self, gold: int) -> Deed:
        """Nothing is told where nothing is gained."""
        if gold:
            yield from self.expects("gained", resource=GOLD, number=gold)
