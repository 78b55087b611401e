"""A table to practise at: nobody else sits there, nobody keeps it, and nothing of it is remembered.

It is made anew from a position and the deeds of the learner for every answer (docs/decisions/022).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING, Final

from monumental.play.spoken import texts_for
from monumental.web.pages.table.kept import Worded
from monumental.web.store.rows import Pace, Seat, Status

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.action import Action
    from monumental.engine.game import Game
    from monumental.play.table import Table

#: Whoever learns, as the owner of their seat; the server does not need to know them.
LEARNER: Final = "learner"


@dataclass(frozen=True)
class Practice:
    """One seat is the learner's; the others do what was written down."""

    id: str
    name: str
    table: Table
    seat: int
    pace: Pace = "live"
    rated: bool = False
    uploaded: bool = False
    late: int = 0
    rematch: None = None
    maker: None = None
    clock: None = None
    absence: None = None
    replaced: tuple[()] = ()
    since: None = None
    seated: Mapping[int, datetime] = field(default_factory=dict)
    worded: Worded = field(default_factory=Worded)

    @property
    def status(self) -> Status:
        return "over" if self.table.game.over else "playing"

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(
            Seat(seat, "person", "", LEARNER) if seat == self.seat else Seat(seat, "bot", "")
            for seat in range(len(self.table.game.state.players))
        )

    def texts(self, language: str) -> Texts:
        return texts_for(self.table.game, language)

    def seats_of(self, owner: str | None) -> tuple[int, ...]:
        return (self.seat,) if owner == LEARNER else ()

    def was_replaced(self, owner: str | None) -> bool:
        del owner
        return False

    def away_until(self) -> None:
        """Nobody is away."""

    def waiting(self, owner: str | None) -> None:
        """Nobody is waited for."""
        del owner

    def is_here(self, owner: str) -> bool:
        return owner == LEARNER

    def bot_at(self, seat: int) -> None:
        """Nobody thinks here."""
        del seat

    def waits_for_bot(self) -> bool:
        return False

    def forced_answer(self, game: Game) -> Action | None:
        if game.over or game.choice().private:
            return None
        options = game.options()
        return options[0] if len(options) == 1 else None

    def step_back(self, seat: int, texts: Texts) -> None:
        """Whoever learns goes back by leaving out the last deed."""
        del seat, texts
