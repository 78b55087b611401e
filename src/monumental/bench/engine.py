"""Our engine by itself: random play, copies, options, and how much room a game takes."""

from __future__ import annotations

import gc
import time
import tracemalloc
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from monumental.bench.measure import Measure, measure
from monumental.bench.ours import Ours
from monumental.bench.peer import Call
from monumental.bench.slices import microseconds, play_for
from monumental.engine.game import Game

#: Each measure is taken in so many slices, of which the median counts.
SLICES: Final = 9

#: So many positions, each from the middle of another game.
POSITIONS: Final = 60

#: So many games are kept at once to see how much room one takes, and so often.
KEPT: Final = 10
BATCHES: Final = 4


@dataclass(frozen=True)
class Finding:
    """What was measured, and in what."""

    name: str
    unit: str
    measure: Measure

    def as_json(self) -> dict[str, object]:
        return {"unit": self.unit, **self.measure.as_json()}


def measure_all(ours: Ours, seconds: float) -> list[Finding]:
    """Everything, in about so many seconds: half of them go to random play."""
    positions = middle_positions(ours, POSITIONS)
    clones = [ours.copier(game) for game in positions]
    options: list[Call] = [game.options for game in positions]
    return [
        *measure_play(ours, seconds / 2),
        Finding("clone", "µs", measure_calls(clones, seconds / 4)),
        Finding("options", "µs", measure_calls(options, seconds / 4)),
        Finding("memory", "kB/game", measure_memory(ours)),
    ]


def middle_positions(ours: Ours, count: int) -> list[Game]:
    """Positions from the middle of as many random games."""
    positions = []
    for seed in range(count):
        ours.seed(seed)
        length = ours.play()
        ours.seed(seed)
        positions.append(ours.run(length // 2)[0])
    return positions


def measure_play(ours: Ours, seconds: float) -> list[Finding]:
    """Decisions and games per second of random play."""
    slices = [play_for(ours, seconds / SLICES, time.process_time) for _ in range(SLICES)]
    decisions, games = zip(*slices, strict=True)
    return [
        Finding("random play", "decisions/s", measure(decisions)),
        Finding("random games", "games/s", measure(games)),
    ]


def measure_calls(calls: Sequence[Call], seconds: float) -> Measure:
    """Microseconds of one call."""
    return measure([microseconds(calls, seconds / SLICES, time.process_time) for _ in range(SLICES)])


def measure_memory(ours: Ours) -> Measure:
    """Kilobytes of one game in progress; rules and cards are shared by all games and not counted."""
    middle_positions(ours, 1)
    kilobytes = []
    for _ in range(BATCHES):
        gc.collect()
        tracemalloc.start()
        kept = middle_positions(ours, KEPT)
        gc.collect()
        kilobytes.append(tracemalloc.get_traced_memory()[0] / len(kept) / 1000)
        tracemalloc.stop()
    return measure(kilobytes)
