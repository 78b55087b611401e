"""Where in an observation each part stands: a table of names, offsets and meanings."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Part:
    """A stretch of the observation. The same thing of several seats, tiles or slots follows one another."""

    name: str
    offset: int
    length: int  # of one of them
    repeats: int  # how many there are
    meaning: str
    scale: str  # what a number stands for

    @property
    def end(self) -> int:
        return self.offset + self.length * self.repeats


class Layout:
    """The parts in order, without gaps."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.length = 0

    def add(self, name: str, length: int, meaning: str, scale: str = "0 or 1", repeats: int = 1) -> int:
        """Another part, and where it begins."""
        part = Part(name, self.length, length, repeats, meaning, scale)
        self.parts.append(part)
        self.length = part.end
        return part.offset
