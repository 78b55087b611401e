"""Asking at a table: somebody wants to take back what others have a word in, and they agree or don't."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from monumental.play.errors import TurnError

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True)
class Ask:
    """Somebody wants to take something back, and not all who are asked have answered."""

    seat: int
    to: int  # the version of the table that it goes back to
    asked: tuple[int, ...]
    line: int  # where the record says so
    agreed: frozenset[int] = frozenset()

    @property
    def awaited(self) -> tuple[int, ...]:
        """Those who have not answered."""
        return tuple(seat for seat in self.asked if seat not in self.agreed)


class Asking:
    """What is asked now. It lapses when somebody acts; whoever was told no asks again only after that."""

    def __init__(self) -> None:
        self.open: Ask | None = None
        self._declined: frozenset[int] = frozenset()

    def must_be_possible(self, seat: int) -> None:
        if self.open is not None:
            raise TurnError("refused-ask-open", "somebody has asked already and waits for an answer")
        if seat in self._declined:
            raise TurnError("refused-ask-again", "the answer was no, and nobody has acted since")

    def ask(self, seat: int, to: int, asked: Sequence[int], line: int) -> None:
        self.must_be_possible(seat)
        self.open = Ask(seat, to, tuple(asked), line)

    def agree(self, seat: int) -> Ask:
        """Somebody who is asked agrees; gives what is asked, with the answer."""
        ask = self._of(seat)
        self.open = Ask(ask.seat, ask.to, ask.asked, ask.line, ask.agreed | {seat})
        return self.open

    def decline(self, seat: int) -> None:
        """Somebody who is asked does not agree; or whoever asked wants it no more."""
        ask = self.open if self.open is not None and self.open.seat == seat else self._of(seat)
        self._declined |= {ask.seat}
        self.open = None

    def _of(self, seat: int) -> Ask:
        if self.open is None:
            raise TurnError("refused-ask-gone", "nobody asks any more: somebody has acted or answered")
        if seat not in self.open.awaited:
            raise TurnError("refused-not-asked", f"seat {seat} is not asked now")
        return self.open

    def lapse(self) -> None:
        """Somebody has acted."""
        self.open, self._declined = None, frozenset()

    def copy(self) -> Asking:
        asking = Asking()
        asking.open, asking._declined = self.open, self._declined
        return asking
