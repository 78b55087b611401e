"""What was measured beside the peers, as tables for people and as JSON for programs."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from itertools import groupby
from typing import TYPE_CHECKING, Any

from monumental import __version__
from monumental.bench.measure import Measure, measure
from monumental.bench.peer import Peer
from monumental.bench.peers import INSTALL
from monumental.bench.slices import CLONE_SLICE, PLAY_SLICE, Comparison, Speed
from monumental.play.build import is_compiled

if TYPE_CHECKING:
    from rich.table import Table

#: The ratios, each with the sentence above its table.
RATIOS: dict[str, tuple[str, Callable[[Comparison], Measure | None]]] = {
    "decisions": ("Decisions per second, ours to theirs", Comparison.decisions),
    "games": ("Games per second, ours to theirs", Comparison.games),
    "clone": ("Copies of a position: how many of ours in the time of one of theirs", Comparison.clone),
}


def surroundings() -> dict[str, object]:
    """What the numbers depend on besides the code."""
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "version": __version__,
        "compiled": is_compiled(),
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "machine": platform.machine(),
    }


def interpreter() -> str:
    return f"{platform.python_implementation()} {platform.python_version()}"


def engine_is() -> str:
    return "compiled" if is_compiled() else "not compiled"


# For programs


def as_json(comparisons: Sequence[Comparison], missing: Sequence[str]) -> dict[str, object]:
    return {
        **surroundings(),
        "seconds": {"play": PLAY_SLICE, "clone": CLONE_SLICE},
        "missing": list(missing),
        "comparisons": [comparison_as_json(comparison) for comparison in comparisons],
    }


def comparison_as_json(comparison: Comparison) -> dict[str, object]:
    return {
        "ours": side(comparison.ours, comparison.our_speeds),
        "theirs": side(comparison.theirs, comparison.their_speeds),
        "pairs": comparison.pairs,
        "ratios": {name: numbers(ratio(comparison)) for name, (_, ratio) in RATIOS.items()},
    }


def side(peer: Peer[Any], speeds: Sequence[Speed]) -> dict[str, object]:
    decisions, games, clone = measures(speeds)
    return {
        "engine": peer.name,
        "version": peer.version,
        "plays": peer.plays,
        "decisions_per_second": numbers(decisions),
        "games_per_second": numbers(games),
        "clone_microseconds": numbers(clone),
    }


def numbers(found: Measure | None) -> dict[str, object] | None:
    return None if found is None else found.as_json()


def measures(speeds: Sequence[Speed]) -> tuple[Measure, Measure, Measure | None]:
    """Decisions and games per second, microseconds of a copy."""
    clones = [speed.clone for speed in speeds if speed.clone is not None]
    return (
        measure([speed.decisions for speed in speeds]),
        measure([speed.games for speed in speeds]),
        measure(clones) if clones else None,
    )


# For people


def heading() -> str:
    return (
        f"monumental {__version__}, engine {engine_is()}, {interpreter()}, {platform.machine()}, one core.\n"
        f"Random play, whole games, every decision counted. Slices of {PLAY_SLICE:g} s of processor time, "
        "ours and theirs\nin turn; medians, with quartiles in parentheses. A ratio above 1 says that ours is "
        "faster. The games\ndiffer: a decision of Duel is more work than one of tic-tac-toe."
    )


def not_installed(engines: Sequence[str]) -> str:
    """One line for those that could not be measured."""
    return f"Not installed: {', '.join(engines)}. To measure beside all of them: {INSTALL}"


def tables(comparisons: Sequence[Comparison]) -> Iterator[Table]:
    """How fast everybody is, then a table for each ratio."""
    yield speeds_table(comparisons)
    for title, ratio in RATIOS.values():
        yield ratios_table(title, ratio, comparisons)


def speeds_table(comparisons: Sequence[Comparison]) -> Table:
    table = plain_table("", "", "decisions/s", "games/s", "clone µs", "pairs")
    ourselves: dict[str, list[Speed]] = {}
    for comparison in comparisons:
        ourselves.setdefault(comparison.ours.plays, []).extend(comparison.our_speeds)
    for plays, speeds in ourselves.items():
        table.add_row("monumental", plays, *speed_cells(speeds), "")
    for (engine, plays), group in by_peer(comparisons):
        speeds = [speed for comparison in group for speed in comparison.their_speeds]
        table.add_row(engine, plays, *speed_cells(speeds), f"{group[0].pairs}")
    return table


def ratios_table(
    title: str, ratio: Callable[[Comparison], Measure | None], comparisons: Sequence[Comparison]
) -> Table:
    headings = list(dict.fromkeys(comparison.ours.plays for comparison in comparisons))
    table = plain_table("", "", *headings)
    table.title = title
    table.title_justify = "left"
    table.title_style = "bold"
    for (engine, plays), group in by_peer(comparisons):
        table.add_row(engine, plays, *(ratio_cell(ratio(comparison)) for comparison in group))
    return table


def plain_table(*headings: str) -> Table:
    """Words to the left, numbers to the right."""
    from rich.table import Table  # noqa: PLC0415 (who wants JSON need not wait for it)

    table = Table(*headings, box=None)
    for column in table.columns:
        column.no_wrap = True
    for column in table.columns[2:]:
        column.justify = "right"
    return table


def by_peer(
    comparisons: Sequence[Comparison],
) -> Iterator[tuple[tuple[str, str], list[Comparison]]]:
    """The comparisons with each game of each engine."""

    def game(comparison: Comparison) -> tuple[str, str]:
        theirs = comparison.theirs
        return f"{theirs.name} {theirs.version}", theirs.plays

    for key, group in groupby(comparisons, game):
        yield key, list(group)


def speed_cells(speeds: Sequence[Speed]) -> list[str]:
    decisions, games, clone = measures(speeds)
    return [
        f"{decisions.median:,.0f}",
        f"{games.median:,.0f}" if games.median >= 100 else f"{games.median:.1f}",
        "–" if clone is None else f"{clone.median:,.1f}",
    ]


def ratio_cell(found: Measure | None) -> str:
    if found is None:
        return "–"
    return f"{short(found.median)} ({short(found.low)}–{short(found.high)})"


def short(number: float) -> str:
    """As many digits as count."""
    if number >= 10:
        return f"{number:.0f}" if number >= 100 else f"{number:.1f}"
    return f"{number:.2f}" if number >= 0.01 else f"{number:.1g}"
