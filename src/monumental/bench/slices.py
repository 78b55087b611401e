"""Measuring on a noisy machine: short slices, ours and theirs in turn, and the median of what each pair says.

Whatever slows the machine down for a while slows both slices of a pair down. Which of the two comes first
changes from pair to pair (ours, theirs, theirs, ours), so that a machine that slows down steadily favours
nobody.
"""

from __future__ import annotations

import gc
import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from monumental.bench.measure import Measure, measure
from monumental.bench.peer import Call, Peer

#: Seconds of one slice of play, and of one slice of copying, which needs less to be steady.
PLAY_SLICE: Final = 0.5
CLONE_SLICE: Final = 0.1

#: So many positions are copied in turn, each from the middle of another game.
POSITIONS: Final = 12

#: Seconds of the processor, not of the wall: what other programs do meanwhile doesn't count.
Clock = Callable[[], float]


@dataclass(frozen=True)
class Speed:
    """How fast somebody was in one slice."""

    decisions: float  # per second
    games: float  # per second
    clone: float | None  # microseconds of one copy, for engines that can copy


@dataclass(frozen=True)
class Comparison:
    """Two engines side by side, slice by slice."""

    ours: Peer[Any]
    theirs: Peer[Any]
    our_speeds: tuple[Speed, ...]
    their_speeds: tuple[Speed, ...]

    @property
    def pairs(self) -> int:
        return len(self.our_speeds)

    def decisions(self) -> Measure:
        """How many times as many decisions per second we make."""
        return self._ratios(lambda ours, theirs: ours.decisions / theirs.decisions)

    def games(self) -> Measure:
        """How many times as many games per second we play."""
        return self._ratios(lambda ours, theirs: ours.games / theirs.games)

    def clone(self) -> Measure | None:
        """How many times as long their copy takes; nothing if one of us can't copy."""
        pairs = zip(self.our_speeds, self.their_speeds, strict=True)
        ratios = [theirs.clone / ours.clone for ours, theirs in pairs if ours.clone and theirs.clone]
        return measure(ratios) if ratios else None

    def _ratios(self, ratio: Callable[[Speed, Speed], float]) -> Measure:
        return measure([ratio(*pair) for pair in zip(self.our_speeds, self.their_speeds, strict=True)])


class Runner:
    """Somebody who is measured in one slice after the other, each with new games."""

    def __init__(self, peer: Peer[Any], clock: Clock) -> None:
        self.peer = peer
        self.clock = clock
        middles = [peer.middle(seed) for seed in range(1, POSITIONS + 1)]
        self.copiers = [copier for copier in middles if copier is not None]

    def slice(self) -> Speed:
        """Whole games for half a second, then copies."""
        # Nobody pays for what another left lying about.
        gc.collect()
        decisions, games = play_for(self.peer, PLAY_SLICE, self.clock)
        return Speed(decisions, games, self.copy())

    def copy(self) -> float | None:
        """Microseconds of one copy."""
        return microseconds(self.copiers, CLONE_SLICE, self.clock) if self.copiers else None


def play_for(peer: Peer[Any], seconds: float, clock: Clock) -> tuple[float, float]:
    """Decisions and games per second of whole games, until so much time has passed."""
    decisions = games = 0
    began = clock()
    now = began
    while now - began < seconds:
        decisions += peer.play()
        games += 1
        now = clock()
    return decisions / (now - began), games / (now - began)


def microseconds(calls: Sequence[Call], seconds: float, clock: Clock) -> float:
    """Microseconds of one call, all of them made again and again for so long."""
    passes = 0
    began = clock()
    now = began
    while now - began < seconds:
        for call in calls:
            call()
        passes += 1
        now = clock()
    return (now - began) / (passes * len(calls)) * 1e6


def compare(
    ours: Peer[Any],
    theirs: Peer[Any],
    pairs: int,
    clock: Clock = time.process_time,
    advance: Callable[[], None] = lambda: None,
) -> Comparison:
    """So many pairs of slices, ours and theirs; `advance` hears when a pair is done."""
    ourselves, them = Runner(ours, clock), Runner(theirs, clock)
    our_speeds, their_speeds = [], []
    for number in range(pairs):
        if number % 2 == 0:
            our_speeds.append(ourselves.slice())
            their_speeds.append(them.slice())
        else:
            their_speeds.append(them.slice())
            our_speeds.append(ourselves.slice())
        advance()
    return Comparison(ours, theirs, tuple(our_speeds), tuple(their_speeds))


@contextmanager
def one_core() -> Iterator[None]:
    """Stay on one core for a while, where the system lets us choose."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(allowed)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)
