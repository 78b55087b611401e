"""What a page has to know of a table, whoever keeps it: a room of the server, or a table to practise at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.action import Action
    from monumental.engine.game import Game
    from monumental.play.table import Table
    from monumental.web.contract.table import UndoPage, WaitingPage
    from monumental.web.pages.table.kept import Worded
    from monumental.web.store.rows import Pace, Replaced, Seat, Status
    from monumental.web.tables.clocks import Clock


class Shown(Protocol):
    """A table that can be shown."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def pace(self) -> Pace: ...
    @property
    def status(self) -> Status: ...
    @property
    def table(self) -> Table: ...
    @property
    def seats(self) -> Sequence[Seat]: ...
    @property
    def replaced(self) -> Sequence[Replaced]:
        """Who sat here until others took their seats."""
        ...

    def was_replaced(self, owner: str | None) -> bool:
        """Has somebody else taken a seat of theirs?"""
        ...

    @property
    def seated(self) -> Mapping[int, datetime]:
        """When somebody sat down, by the line of the record."""
        ...

    @property
    def worded(self) -> Worded:
        """The log, in the languages in which it was read."""
        ...

    @property
    def clock(self) -> Clock | None: ...
    def away_until(self) -> datetime | None:
        """Until when the others have to wait for whoever is asked; nothing where they wait for ever."""
        ...

    @property
    def absence(self) -> int | None: ...
    @property
    def since(self) -> datetime | None: ...
    @property
    def rated(self) -> bool: ...
    @property
    def maker(self) -> str | None:
        """Who made the table; nobody, where nobody keeps it."""
        ...

    @property
    def uploaded(self) -> bool:
        """Has somebody brought its record?"""
        ...

    @property
    def rematch(self) -> str | None: ...

    def texts(self, language: str) -> Texts:
        """The words of a language, with the names of whoever sits here."""
        ...

    def seats_of(self, owner: str | None) -> tuple[int, ...]: ...

    @property
    def late(self) -> int:
        """So many seconds ago it was like this; 0: it is so now."""
        ...

    def waiting(self, owner: str | None) -> WaitingPage | None:
        """What somebody may know and do while seats are free; nothing once the game has begun."""
        ...

    def is_here(self, owner: str) -> bool:
        """Does somebody look at the table now?"""
        ...

    def bot_at(self, seat: int) -> str | None:
        """The bot that plays a seat now."""
        ...

    def waits_for_bot(self) -> bool: ...

    def forced_answer(self, game: Game) -> Action | None:
        """What is played without asking, in the game or in a copy of it."""
        ...

    def step_back(self, seat: int, texts: Texts) -> UndoPage | None:
        """What a step back would be; nothing where nobody asks the server for one."""
        ...
