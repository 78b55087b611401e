"""The result of a tournament for people: how the bots did, every two head to head, how long they think."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.table import Table

    from monumental.bots.arena.pairs import Pair
    from monumental.bots.arena.report import Entry, Report

BOTS = ("", "rating", "games", "won", "shared", "win rate", "95 % interval", "points")
PAIRS = ("head to head", "games", "ahead", "level", "rate", "by deals", "Wilson")
TIMES = ("ms per decision", "mean", "95 % within", "longest", "decisions")

READING = (
    "Intervals are of 95 %. Head to head, the one by deals counts the games of a deal, which share their "
    "luck, as one; Wilson's counts each for itself: believe the wider. Everybody begins with a rating of 25."
)


def print_report(report: Report) -> None:
    from rich.console import Console

    console = Console()
    for heads, rows in (
        (BOTS, [row_of_bot(entry) for entry in report.entries]),
        (PAIRS, [row_of_pair(pair) for pair in report.pairs]),
        (TIMES, [row_of_times(entry) for entry in report.entries]),
    ):
        console.print()
        console.print(table_of(heads, rows), highlight=False)
    console.print(f"\n{READING}", highlight=False)


def table_of(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """The first column to the left, numbers to the right."""
    from rich.table import Table

    table = Table(*heads, box=None, header_style="", pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
    for row in rows:
        table.add_row(*row)
    return table


def row_of_bot(entry: Entry) -> list[str]:
    tally = entry.standing.total
    return [
        entry.name,
        f"{entry.rating.mu:.1f} ± {entry.rating.reach:.1f}",
        str(tally.games),
        str(tally.wins),
        str(tally.shared),
        f"{tally.rate:.1%}",
        span(tally.interval()),
        f"{sum(tally.scores) / max(1, tally.games):.1f}",
    ]


def row_of_pair(pair: Pair) -> list[str]:
    return [
        f"{pair.first} – {pair.second}",
        str(pair.games),
        str(pair.ahead),
        str(pair.level),
        f"{pair.rate:.1%}",
        span(pair.deals),
        span(pair.wilson),
    ]


def row_of_times(entry: Entry) -> list[str]:
    times = entry.times
    return [
        entry.name,
        *(milliseconds(seconds) for seconds in (times.mean, times.percentile(0.95), times.most)),
        f"{times.decisions:,}",
    ]


def span(interval: tuple[float, float]) -> str:
    low, high = interval
    return f"{low:.1%} – {high:.1%}"


def milliseconds(seconds: float) -> str:
    """Three digits, which is as much as such a time means."""
    if seconds < 0.0995:
        return f"{seconds * 1000:.{2 if seconds < 0.00995 else 1}f}"
    return f"{seconds * 1000:,.0f}"
