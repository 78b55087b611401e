"""`monumental bench`: how fast the engine plays, copies and offers, and how much room a game takes."""

from __future__ import annotations

import gc
import json
import platform
import random
import time
import tracemalloc
from dataclasses import dataclass
from functools import partial
from statistics import quantiles
from typing import TYPE_CHECKING, Annotated, Final

import typer

from monumental.cli.edition import USUAL, Heroes, Monsters, Packs, Renaissance, chosen, wanted
from monumental.cli.languages import AsJson, spoken
from monumental.engine import game as engine
from monumental.play.setup import SYSTEMS, new_game

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from monumental.engine.game import Game

    Start = Callable[..., Game]

#: Each measure is taken in so many slices, of which the median counts.
SLICES: Final = 9

#: Positions of random games, taken between these shares of the decisions: the middle of the game.
POSITIONS: Final = 60
MIDDLE: Final = (0.3, 0.7)

#: So many games are kept at once to see how much room one takes, and so often.
KEPT: Final = 10
BATCHES: Final = 4


@dataclass(frozen=True)
class Measure:
    """A number measured several times: the median, and the quartiles around it."""

    name: str
    unit: str
    median: float
    low: float
    high: float

    def as_json(self) -> dict[str, object]:
        return {"unit": self.unit, "median": self.median, "quartiles": [self.low, self.high]}


#: Each rule system is measured with so many seats.
USUAL_SEATS: Final = {"duel": 2, "classic": 3, "continuous": 3}


def bench(
    rules: Annotated[
        str, typer.Argument(metavar="RULES", help=f"The rules: {' or '.join(SYSTEMS)}.")
    ] = "duel",
    seats: Annotated[int | None, typer.Option(help="How many random players.")] = None,
    renaissance: Renaissance = False,
    heroes: Heroes = False,
    monsters: Monsters = False,
    pack: Packs = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long to measure, in all")] = 10.0,
    as_json: AsJson = False,
) -> None:
    """Measure the engine on one core: random play, copies, options, memory.

    Time is that of the processor, so that other programs on the machine do not count.
    """
    modules = wanted(renaissance=renaissance, heroes=heroes, monsters=monsters)
    edition = chosen(rules, pack, USUAL.preset, None, modules=modules, texts=spoken("en"))
    count = USUAL_SEATS.get(rules, edition.seats(rules)[0]) if seats is None else seats
    edition = edition.for_seats(rules, count)
    start = partial(new_game, rules, seats=count, packs=edition.packs)
    measures = measure_all(start, seconds)
    if as_json:
        found = report(measures, rules, count, seconds, modules)
        print(json.dumps(found, indent=2, ensure_ascii=False))
    else:
        print_report(measures, rules, count, modules)


def measure_all(start: Start, seconds: float) -> list[Measure]:
    """Everything, in about so many seconds: half of them go to random play."""
    positions = middle_positions(start, POSITIONS)
    return [
        *measure_play(start, seconds / 2),
        measure_calls("clone", clone_all, positions, seconds / 4),
        measure_calls("options", options_of_all, positions, seconds / 4),
        measure_memory(start),
    ]


def is_compiled() -> bool:
    return str(engine.__file__).endswith((".so", ".pyd"))


# What is measured


def play_random_game(start: Start, seed: int) -> int:
    """A whole game of random play; gives the number of decisions, forced ones too."""
    game = start(seed=seed)
    chance = random.Random(seed).random
    decisions = 0
    while not game.over:
        options = game.options()
        game.play_option(options[int(chance() * len(options))])
        decisions += 1
    return decisions


def middle_positions(start: Start, count: int) -> list[Game]:
    """Positions from the middle of as many random games."""
    choose = random.Random(1)
    positions = []
    for seed in range(count):
        length = play_random_game(start, seed)
        game = start(seed=seed)
        for _ in range(int(choose.uniform(*MIDDLE) * length)):
            if game.over:
                break
            game.play_option(choose.choice(game.options()))
        positions.append(game)
    return positions


def clone_all(positions: Sequence[Game]) -> None:
    for game in positions:
        game.clone(game.chance)


def options_of_all(positions: Sequence[Game]) -> None:
    for game in positions:
        game.options()


# How it is measured


def measure_play(start: Start, seconds: float) -> list[Measure]:
    """Decisions and games per second of random play."""
    play_random_game(start, 0)
    decisions_per_second = []
    games_per_second = []
    seed = 1
    for _ in range(SLICES):
        decisions = 0
        games = 0
        began = now = time.process_time()
        while now - began < seconds / SLICES or not games:
            decisions += play_random_game(start, seed)
            games += 1
            seed += 1
            now = time.process_time()
        decisions_per_second.append(decisions / (now - began))
        games_per_second.append(games / (now - began))
    return [
        measure("random play", "decisions/s", decisions_per_second),
        measure("random games", "games/s", games_per_second),
    ]


def measure_calls(
    name: str, call_on_all: Callable[[Sequence[Game]], None], positions: Sequence[Game], seconds: float
) -> Measure:
    """Microseconds of one call on a position."""
    positions = [game for game in positions if not game.over]
    call_on_all(positions)
    microseconds = []
    for _ in range(SLICES):
        passes = 0
        began = now = time.process_time()
        while now - began < seconds / SLICES or not passes:
            call_on_all(positions)
            passes += 1
            now = time.process_time()
        microseconds.append((now - began) / (passes * len(positions)) * 1e6)
    return measure(name, "µs", microseconds)


def measure_memory(start: Start) -> Measure:
    """Kilobytes of one game in progress; rules and cards are shared by all games and not counted."""
    middle_positions(start, 1)
    kilobytes = []
    for _ in range(BATCHES):
        gc.collect()
        tracemalloc.start()
        kept = middle_positions(start, KEPT)
        gc.collect()
        kilobytes.append(tracemalloc.get_traced_memory()[0] / len(kept) / 1000)
        tracemalloc.stop()
    return measure("memory", "kB/game", kilobytes)


def measure(name: str, unit: str, numbers: Sequence[float]) -> Measure:
    low, median, high = (round(number, 2) for number in quantiles(numbers, n=4, method="inclusive"))
    return Measure(name, unit, median, low, high)


# The report


def report(
    measures: Sequence[Measure], rules: str, seats: int, seconds: float, modules: Sequence[str]
) -> dict[str, object]:
    return {
        "rules": rules,
        "modules": list(modules),
        "seats": seats,
        "compiled": is_compiled(),
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "machine": platform.machine(),
        "seconds": seconds,
        "slices": SLICES,
        "measures": {measured.name: measured.as_json() for measured in measures},
    }


def print_report(measures: Sequence[Measure], rules: str, seats: int, modules: Sequence[str]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    engine_is = "compiled" if is_compiled() else "not compiled"
    played = f"{rules} with {', '.join(modules)}" if modules else rules
    console.print(
        f"{played}, {seats} random players; engine {engine_is}, {platform.python_implementation()} "
        f"{platform.python_version()}, one core; medians of {SLICES} slices",
        highlight=False,
    )
    table = Table("", "median", "", "quartiles", box=None)
    table.columns[1].justify = table.columns[3].justify = "right"
    for measured in measures:
        table.add_row(
            measured.name,
            f"{measured.median:,.1f}",
            measured.unit,
            f"{measured.low:,.1f} – {measured.high:,.1f}",
        )
    console.print(table)
