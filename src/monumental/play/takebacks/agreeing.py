"""What people at a table have to agree to: a takeback, a bot for who is away, the end of the game.

And what becomes of a seat where somebody else sits down, as was agreed on before the game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from monumental.play.errors import TurnError
from monumental.play.records.record import (
    ABANDON,
    ABSENT,
    AGREE,
    ASK,
    AWAY,
    DECLINE,
    KEPT,
    LATE,
    RESIGNED,
    TAKEBACK,
    TAKEN,
    Gone,
    Head,
    Move,
    RecordError,
    is_name,
)
from monumental.play.takebacks.asking import Ask, Asking, matter_of

if TYPE_CHECKING:
    from collections.abc import Collection, Container, Sequence

    from monumental.play.takebacks.steps import Back

#: All that can be asked for.
MATTERS: Final = frozenset({TAKEBACK, AWAY, ABANDON})


class Agreeing(ABC):
    """A table at which people ask each other."""

    asking: Asking
    sitters: list[str]
    bots: Container[str]
    head: Head | None
    resigned: set[int]
    missing: set[int]  # seats whose people were away for as long as was agreed on, and are not back
    vacant: set[int]  # seats that a bot plays and that whoever comes by may take
    _sat: list[set[str]]

    @property
    @abstractmethod
    def version(self) -> int: ...
    @property
    @abstractmethod
    def over(self) -> bool: ...
    @abstractmethod
    def people(self) -> list[int]: ...
    @abstractmethod
    def is_asked(self, seat: int | None) -> bool: ...
    @abstractmethod
    def way_back(self, seat: int) -> Back: ...
    @abstractmethod
    def sit(self, seat: int, sitter: str, at: int | None = None, *, reason: str = "") -> None: ...
    @abstractmethod
    def _must_be_new(self, at: int | None) -> None: ...
    @abstractmethod
    def _too_late(self, at: int) -> TurnError: ...
    @abstractmethod
    def _write(self, move: Move, standing: int | None = None) -> None: ...
    @abstractmethod
    def _take_back(self, seat: int, to: int) -> None: ...
    @abstractmethod
    def _abandon(self, seat: int) -> None: ...
    @abstractmethod
    def _decided(self, seat: int, version: int) -> int: ...

    @property
    def gone(self) -> Gone:
        """What was agreed on for the seat of whoever does not come back."""
        return KEPT if self.head is None else self.head.gone

    def _seat(self, move: Move) -> None:
        """Somebody sits down: what does that make of the seat, and of what is asked?"""
        self.sitters[move.seat] = move.sitter
        self._sat[move.seat].add(move.sitter)
        gone = move.reason in {LATE, ABSENT}
        if move.reason == RESIGNED or (gone and self.gone == RESIGNED):
            self.resigned.add(move.seat)
        self.missing.discard(move.seat)
        self.vacant.discard(move.seat)
        if move.reason == ABSENT:
            self.missing.add(move.seat)
        if gone and self.gone == TAKEN:
            self.vacant.add(move.seat)
        ask = self.asking.open
        is_about = ask is not None and (ask.about, ask.to) == (AWAY, move.seat)
        if is_about or (ask is not None and move.reason == ABSENT and move.seat in ask.awaited):
            self.asking.settle()  # whoever was away is back, or a bot plays for them and has no word

    # Asking

    def ask_back(self, seat: int, at: int | None = None) -> None:
        """Ask the others whether a seat may take back what it can't take back alone."""
        self._must_be_new(at)
        back = self.way_back(seat)
        if not back.asks:
            raise TurnError("refused-ask-nobody", "nobody has to be asked: it can be taken back")
        self._ask(Ask(seat, TAKEBACK, back.to, back.asks, self.version))

    def ask_stand_in(self, seat: int, sitter: str, at: int | None = None) -> None:
        """A bot shall play for whoever is asked and away, until they are back.

        For how long somebody has to be away is agreed on elsewhere: a table knows no time.
        """
        self._must_be_new(at)
        away = next((other for other in self.people() if self.is_asked(other)), None)
        if away is None or away == seat or self.sitters[away] in self.bots:
            raise TurnError("refused-nobody-away", "nobody else is waited for")
        others = [other for other in self.people() if other not in {seat, away}]
        asked = tuple(other for other in others if self.sitters[other] not in self.bots)
        ask = Ask(seat, AWAY, away, asked, self.version, sitter)
        self.asking.must_be_possible(seat, AWAY, away)
        if ask.is_granted:
            self.sit(away, sitter, reason=ABSENT)
        else:
            self._ask(ask)

    def ask_abandon(self, seat: int, at: int | None = None) -> None:
        """The game shall end without a result: all others are asked, but for people who went missing."""
        self._must_be_new(at)
        if self.over:
            raise TurnError("refused-over", "the game is over")
        asked = tuple(other for other in self.people() if other != seat and other not in self.missing)
        self.asking.must_be_possible(seat, ABANDON)
        if asked:
            self._ask(Ask(seat, ABANDON, seat, asked, self.version))
        else:
            self._abandon(seat)

    def _ask(self, ask: Ask) -> None:
        self.asking.ask(ask)
        self._write(Move(ask.seat, f"{ASK} {ask.words()}"))

    def _ask_again(self, seat: int, words: str) -> None:
        """What a line of a record says that somebody asked."""
        about, sitter, most = matter_of(words), "", len(self.sitters)
        numbered = words if about == TAKEBACK else words.partition(" ")[2]
        if about == AWAY:
            sitter, _, numbered = numbered.partition(" ")
        numbers = read_numbers(numbered, most)
        to, asked = (seat, numbers) if about == ABANDON else (numbers[0], numbers[1:])
        if about == TAKEBACK:
            self._decided(seat, to)
        if about == AWAY and not (is_name(sitter) and to < most and to not in {seat, *asked}):
            raise RecordError(f"'{words[:40]}' does not say who is away")
        if not asked or len({seat, *asked}) <= len(asked) or max(asked) >= most:
            raise RecordError(f"'{words[:40]}' does not ask others")
        self._ask(Ask(seat, about, to, tuple(asked), self.version, sitter))

    # Answering

    def agree(self, seat: int, at: int | None = None, about: Collection[str] = MATTERS) -> None:
        """A person who is asked agrees; with the last one who has to, it is done."""
        self._must_be_answer(at)
        ask = self._agree(seat, about)
        if not ask.is_granted:
            return
        if ask.about == TAKEBACK:
            self._take_back(ask.seat, ask.to)
        elif ask.about == ABANDON:
            self._abandon(ask.seat)
        else:
            self.sit(ask.to, ask.sitter, reason=ABSENT)

    def _agree(self, seat: int, about: Collection[str] = MATTERS) -> Ask:
        ask = self.asking.agree(seat, about)
        self._write(Move(seat, AGREE))
        return ask

    def decline(self, seat: int, at: int | None = None, about: Collection[str] = MATTERS) -> None:
        """A person who is asked does not agree; or whoever asked wants it no more."""
        self._must_be_answer(at)
        self.asking.decline(seat, about)
        self._write(Move(seat, DECLINE))

    def _must_be_answer(self, at: int | None) -> None:
        """An answer is to what its giver has seen."""
        self._must_be_new(at)
        ask = self.asking.open
        if at is not None and ask is not None and ask.line >= at:
            raise self._too_late(at)

    def _must_be_granted(self, ask: Ask | None, seat: int, about: str, to: int) -> None:
        """What is done is what was asked, if anything was, and all who had to have agreed."""
        if ask is not None and ((ask.seat, ask.about, ask.to) != (seat, about, to) or not ask.is_granted):
            raise RecordError(f"seat {seat} does what not all have agreed to")


def read_numbers(words: str, most: int) -> Sequence[int]:
    """What follows a word of the table in a record: so many numbers at most, and one at least."""
    numbers = words.split(" ")
    if len(numbers) > most or not all(
        word.isascii() and word.isdigit() and len(word) < 9 for word in numbers
    ):
        raise RecordError(f"'{words[:40]}' should be up to {most} numbers")
    return [int(word) for word in numbers]
