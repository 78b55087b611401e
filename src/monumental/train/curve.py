"""How a course goes: what it learned from, how wrong and how strong it is, as its folder tells it."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

#: A line every few seconds, and a line for every game against the rival.
PROGRESS: Final = "progress.jsonl"
STRENGTH: Final = "strength.jsonl"

#: The losses that say most: about who wins, and about what to do.
LOSSES: Final = ("victory", "appeal")


@dataclass
class Tally:
    """Games against the rival at tables with so many seats."""

    games: int = 0
    share: float = 0.0
    lead: int = 0

    def __str__(self) -> str:
        return f"{self.share / self.games:.0%} of {self.games}, {self.lead / self.games:+.0f}"

    def add(self, share: float, lead: int) -> None:
        self.games += 1
        self.share += share
        self.lead += lead


@dataclass
class Span:
    """A part of a course, in seconds since it began."""

    first: int
    last: int
    games: int = 0  # learned from, up to here
    positions: int = 0
    losses: Mapping[str, float] = field(default_factory=dict)
    strength: dict[int, Tally] = field(default_factory=dict)  # by how many sit at the table

    def won(self) -> float:
        """The share of all victories in games against the rival."""
        return sum(tally.share for tally in self.strength.values()) / sum(
            tally.games for tally in self.strength.values()
        )


def curve(folder: Path, parts: int) -> list[Span]:
    """The course so far, in parts of equal length."""
    progress = list(lines(folder / PROGRESS))
    length = max([line["seconds"] for line in progress], default=0) + 1
    spans = [Span(at * length // parts, (at + 1) * length // parts) for at in range(parts)]
    for line in progress:
        span = part_of(spans, line["seconds"])
        span.games, span.positions = line["games"], line["positions"]
        span.losses = {name: line[name] for name in LOSSES if name in line}
    for line in lines(folder / STRENGTH):
        part_of(spans, line["seconds"]).strength.setdefault(line["seats"], Tally()).add(
            line["share"], line["lead"]
        )
    return [span for span in spans if span.games or span.strength]


def part_of(spans: Sequence[Span], seconds: int) -> Span:
    return next((span for span in spans if seconds < span.last), spans[-1])


def latest(folder: Path) -> str:
    """The newest of it in one line."""
    spans = curve(folder, 1)
    if not spans or not spans[0].games:
        return "nothing is learned yet: no game is over"
    (span,) = spans
    losses = ", ".join(f"{name} {value:.3f}" for name, value in span.losses.items())
    told = f"{span.last - 1} s: {span.games:,} games, {span.positions:,} positions; {losses}"
    return f"{told}; won {span.won():.0%} so far" if span.strength else told


def seconds_before(folder: Path) -> int:
    """How long a course has gone on already that is gone on with."""
    return max([line["seconds"] for line in lines(folder / PROGRESS)], default=0)


def lines(file: Path) -> Iterator[dict[str, Any]]:
    """The lines that are whole: the last one may be being written."""
    if not file.exists():
        return
    for line in file.read_text().splitlines():
        try:
            yield json.loads(line)
        except ValueError:
            continue
