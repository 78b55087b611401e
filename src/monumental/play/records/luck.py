"""Honest luck: a seed that is promised when the game begins and shown when it has ended.

The promise is the SHA-256 of the seed. It tells nobody what comes, and no other seed fits it: whoever has the
record can check that the cards were those of the seed (`monumental verify`). A typed seed is no secret: it is
for games that are to be played again, and their records say so.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from monumental.engine.chance import Chance, LuckError, Recorded, Seeded, seeded

SEED_BYTES = 32


@dataclass(frozen=True)
class Luck:
    """Where the luck of a game comes from."""

    seed: bytes
    typed: int | None = None  # the number that somebody typed, if the seed was made of one

    @property
    def commitment(self) -> str:
        """What is told before the first card is drawn."""
        return commitment(self.seed)

    def chance(self) -> Seeded:
        return Seeded(self.seed)


def commitment(seed: bytes) -> str:
    return hashlib.sha256(seed).hexdigest()


def sealed_luck() -> Luck:
    """A seed that nobody knows."""
    return Luck(secrets.token_bytes(SEED_BYTES))


def typed_luck(seed: int) -> Luck:
    return Luck(seeded(seed).seed, seed)


class Promised(Chance):
    """Luck that was written down, held against the seed that it is said to come from."""

    def __init__(self, recorded: Recorded, seed: bytes) -> None:
        self.recorded = recorded
        self.promise = Seeded(seed)
        self.broken = False  # did another card come than the seed has?

    def pick(self, cards: Sequence[int]) -> int:
        position = self.recorded.pick(cards)
        if cards[self.promise.pick(cards)] != cards[position]:
            self.broken = True
        return position

    def choose(self, count: int) -> int:
        chosen = self.recorded.choose(count)
        if self.promise.choose(count) != chosen:
            self.broken = True
        return chosen

    def place(self) -> int:
        return self.promise.place()

    def go_back(self, place: int) -> None:
        """The seed is read again from there: cards that were drawn anew would not be its cards."""
        self.promise.go_back(place)


__all__ = ["SEED_BYTES", "Luck", "LuckError", "Promised", "commitment", "sealed_luck", "typed_luck"]
