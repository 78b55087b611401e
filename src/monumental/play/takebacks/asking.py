"""Asking at a table: somebody wants what others have a word in, and they agree or don't."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from monumental.play.errors import TurnError
from monumental.play.records.record import ABANDON, AWAY, TAKEBACK

if TYPE_CHECKING:
    from collections.abc import Iterable


@dataclass(frozen=True)
class Ask:
    """Somebody wants something, and not all who are asked have answered."""

    seat: int
    about: str  # `takeback`, `away`: a bot shall play for somebody, `abandon`: the game shall end
    to: int  # of a takeback, the version of the table that it goes back to; else the seat that it is about
    asked: tuple[int, ...]
    line: int  # where the record says so
    sitter: str = ""  # the bot that shall play for who is away
    agreed: frozenset[int] = frozenset()
    declined: frozenset[int] = frozenset()

    @property
    def needed(self) -> int:
        """How many of those who are asked have to agree.

        All of them; but for a bot that plays only until its person is back, half of the others do, with who
        asks among them: whoever else is away must not keep the game from going on.
        """
        return len(self.asked) // 2 if self.about == AWAY else len(self.asked)

    @property
    def awaited(self) -> tuple[int, ...]:
        """Those who have not answered."""
        return tuple(seat for seat in self.asked if seat not in self.agreed | self.declined)

    @property
    def is_granted(self) -> bool:
        return len(self.agreed) >= self.needed

    @property
    def is_denied(self) -> bool:
        """Can it not be granted any more?"""
        return len(self.asked) - len(self.declined) < self.needed

    def words(self) -> str:
        """What is asked, as the record has it behind `ask`."""
        numbers = " ".join(map(str, self.asked if self.about == ABANDON else (self.to, *self.asked)))
        before = {TAKEBACK: "", AWAY: f"{AWAY} {self.sitter} ", ABANDON: f"{ABANDON} "}
        return f"{before[self.about]}{numbers}"


def matter_of(words: str) -> str:
    """What a line of the record asks for, by what stands behind `ask`."""
    first = words.partition(" ")[0]
    return first if first in {AWAY, ABANDON} else TAKEBACK


class Asking:
    """What is asked now. It lapses when somebody acts; whoever was told no asks again only after that."""

    def __init__(self) -> None:
        self.open: Ask | None = None
        self._declined: frozenset[tuple[int, str]] = frozenset()  # who was told no, and about what

    def must_be_possible(self, seat: int, about: str, away: int | None = None) -> None:
        """May a seat ask? A word that somebody who is away owes keeps no bot from playing for them."""
        if self.open is not None and not (about == AWAY != self.open.about and away in self.open.awaited):
            raise TurnError("refused-ask-open", "somebody has asked already and waits for an answer")
        if (seat, about) in self._declined:
            raise TurnError("refused-ask-again", "the answer was no, and nobody has acted since")

    def ask(self, ask: Ask) -> None:
        self.must_be_possible(ask.seat, ask.about, ask.to)
        self.open = ask

    def agree(self, seat: int, about: Iterable[str]) -> Ask:
        """Somebody who is asked agrees; gives what is asked, with the answer."""
        ask = self._of(seat, about)
        self.open = replace(ask, agreed=ask.agreed | {seat})
        return self.open

    def decline(self, seat: int, about: Iterable[str]) -> None:
        """Somebody who is asked does not agree; or whoever asked wants it no more."""
        asks_themselves = self.open is not None and self.open.seat == seat and self.open.about in about
        ask = self.open if asks_themselves and self.open is not None else self._of(seat, about)
        self.open = replace(ask, declined=ask.declined | {seat})
        if asks_themselves or self.open.is_denied:
            self.settle()
            if not (asks_themselves and ask.about == AWAY):
                self._declined |= {(ask.seat, ask.about)}

    def _of(self, seat: int, about: Iterable[str]) -> Ask:
        if self.open is None or self.open.about not in about:
            raise TurnError("refused-ask-gone", "nobody asks any more: somebody has acted or answered")
        if seat not in self.open.awaited:
            raise TurnError("refused-not-asked", f"seat {seat} is not asked now")
        return self.open

    def settle(self) -> None:
        """What was asked is done, or has no object any more."""
        self.open = None

    def lapse(self) -> None:
        """Somebody has acted."""
        self.open, self._declined = None, frozenset()

    def copy(self) -> Asking:
        asking = Asking()
        asking.open, asking._declined = self.open, self._declined
        return asking
