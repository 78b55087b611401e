"""Where in a row each number stands: names, how many there are, and what they mean."""

from __future__ import annotations

from typing import Final

#: How a number is to be read: an amount to be scaled, one of several things, or a set with a bit for each.
AMOUNT: Final = "amount"
ONE_OF: Final = "one of"
BITS: Final = "bits"


class Field:
    """So many numbers side by side that are read the same way."""

    def __init__(self, name: str, at: int, count: int, kind: str, size: int, meaning: str) -> None:
        self.name = name
        self.at = at
        self.count = count
        self.kind = kind
        self.size = size  # an amount of so much is about 1; so many things, or bits
        self.meaning = meaning


class Fields:
    """The fields of a stretch, without gaps."""

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.length = 0

    def _add(self, name: str, count: int, kind: str, size: int, meaning: str) -> int:
        at = self.length
        self.fields.append(Field(name, at, count, kind, size, meaning))
        self.length += count
        return at

    def amounts(self, name: str, count: int, size: int, meaning: str = "") -> int:
        """Where these amounts begin."""
        return self._add(name, count, AMOUNT, size, meaning)

    def one_of(self, name: str, size: int, meaning: str = "") -> int:
        """Where the number of a thing stands: 0 for none, else counted from 1."""
        return self._add(name, 1, ONE_OF, size + 1, meaning)

    def bits(self, name: str, size: int, meaning: str = "") -> int:
        """Where the number stands that has a bit for each of so many things."""
        return self._add(name, 1, BITS, size, meaning)
