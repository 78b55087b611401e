"""Luck, passed in from outside: the state holds none, so a copy of a game can't foresee its draws."""

from __future__ import annotations

import hashlib
import struct
from typing import TYPE_CHECKING, Final

from monumental.engine.errors import MonumentalError

if TYPE_CHECKING:
    from collections.abc import Sequence

#: Who sees what luck brings, unless it is for one seat alone.
EVERYBODY: Final = -1


class LuckError(MonumentalError):
    """The recorded luck does not fit the game that asks for it."""


class Chance:
    """Says which of several cards that nobody can tell apart comes next."""

    def pick(self, cards: Sequence[int]) -> int:
        """The position, in `cards`, of the card that comes."""
        raise NotImplementedError(type(self).__name__)

    def pick_for(self, seat: int, cards: Sequence[int]) -> int:
        """The same, where only this seat sees what comes."""
        return self.pick(cards)

    def choose(self, count: int) -> int:
        """One of so many things that are no cards: a seat, a civilization, a Capital; counted from 0."""
        return self.pick(tuple(range(count)))

    def place(self) -> int:
        """How far it was read: for whoever wants to go back there."""
        return 0

    def go_back(self, place: int) -> None:
        """From here on the same comes again as came then, if the same is asked for."""
        raise NotImplementedError(type(self).__name__)


class Seeded(Chance):
    """Luck from a seed: SHA-256 in counter mode, the same on every machine and every Python.

    Block b is SHA-256 of the seed followed by b as 8 bytes, big-endian; it is read as eight numbers of 4
    bytes, big-endian. A draw among n cards takes the next number modulo n; a number too large to be shared
    out evenly is thrown away.
    """

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.drawn = 0  # numbers read so far
        self._block: tuple[int, ...] = ()

    def pick(self, cards: Sequence[int]) -> int:
        count = len(cards)
        while True:
            at = self.drawn % 8
            if at == 0:
                self._read_block()
            self.drawn += 1
            number = self._block[at]
            if number < 2**32 - 2**32 % count:
                return number % count

    def place(self) -> int:
        return self.drawn

    def go_back(self, place: int) -> None:
        self.drawn = place
        self._read_block()

    def _read_block(self) -> None:
        digest = hashlib.sha256(self.seed + (self.drawn // 8).to_bytes(8, "big")).digest()
        self._block = struct.unpack(">8I", digest)


def seeded(seed: int) -> Seeded:
    """The luck that belongs to a small, typable seed."""
    return Seeded(hashlib.sha256(str(seed).encode()).digest())


class Recorded(Chance):
    """Luck that was written down: a replay's draws, or what a test says comes.

    A thing that is no card stands there as `~number`, which no card is.
    """

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards
        self.drawn = 0

    def pick(self, cards: Sequence[int]) -> int:
        if self.drawn >= len(self.cards):
            raise LuckError(f"the game draws once more than the record has (its length: {len(self.cards)})")
        card = self.cards[self.drawn]
        if card not in cards:
            raise LuckError(f"draw {self.drawn + 1} on record is not among the cards that could come")
        self.drawn += 1
        return cards.index(card)

    def choose(self, count: int) -> int:
        # The things stand there in order, so the position is the number.
        return self.pick(tuple([~number for number in range(count)]))

    def place(self) -> int:
        return self.drawn

    def go_back(self, place: int) -> None:
        self.drawn = place


class Recording(Chance):
    """Passes on another's luck and writes down every card that came, and other things as `~number`."""

    def __init__(self, luck: Chance) -> None:
        self.luck = luck
        self.cards: list[int] = []
        self.seen_by: list[int] = []  # for each of them, the seat that saw it, or EVERYBODY

    def pick(self, cards: Sequence[int]) -> int:
        return self._write_down(EVERYBODY, cards, self.luck.pick(cards))

    def pick_for(self, seat: int, cards: Sequence[int]) -> int:
        return self._write_down(seat, cards, self.luck.pick_for(seat, cards))

    def choose(self, count: int) -> int:
        chosen = self.luck.choose(count)
        self.cards.append(~chosen)
        self.seen_by.append(EVERYBODY)
        return chosen

    def place(self) -> int:
        return self.luck.place()

    def go_back(self, place: int) -> None:
        """What came meanwhile stays written down: it was seen."""
        self.luck.go_back(place)

    def _write_down(self, seat: int, cards: Sequence[int], position: int) -> int:
        self.cards.append(cards[position])
        self.seen_by.append(seat)
        return position
