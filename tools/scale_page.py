"""Reckon the tables of docs/scale.md anew from the figures above them: `python -m tools.scale_page`.

Whoever measures again writes the figure into the page, with where it comes from; everything else follows.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from math import ceil
from pathlib import Path
from typing import Final

from tools.tables import Tables, row

PAGE: Final = Path(__file__).parent.parent / "docs" / "scale.md"

#: So many live tables.
SIZES: Final = (1_000, 10_000, 100_000, 1_000_000)

#: What stands above the tables: a letter, a number and what it counts.
FIGURE: Final = re.compile(r"^\| ([A-Z]) \| ([\d.,]+) (ms|s|MiB|kB|bytes|%|)", re.MULTILINE)

GAMES: Final = 1_000

#: PostgreSQL allows a hundred connections unless it is told otherwise, three of them to its superuser alone.
ROOM: Final = 97

DAY: Final = 86_400

#: What a number is in seconds, MiB, bytes, or as a share.
UNITS: Final = {"ms": 0.001, "s": 1.0, "MiB": 1.0, "kB": 1_000.0, "bytes": 1.0, "%": 0.01, "": 1.0}


class Paper:
    """What follows from the figures of a page."""

    def __init__(self, written: str) -> None:
        self.of = {
            letter: float(number.replace(",", "")) * UNITS[unit]
            for letter, number, unit in FIGURE.findall(written)
        }

    def actions(self, tables: int) -> float:
        """In a second."""
        return tables / self.of["M"]

    def action(self) -> float:
        """Seconds of ours, where the people of a table share a process."""
        return self.of["A"] * self.of["B"] / self.of["C"]

    def cores(self, tables: int, cost: float) -> int:
        return ceil(round(self.actions(tables) * cost / self.of["O"], 6))

    def shared(self, tables: int) -> int:
        return self.cores(tables, self.action())

    def apart(self, tables: int) -> int:
        return self.cores(tables, self.of["A"])

    def memory(self, processes: int, tables: int) -> float:
        """In bytes."""
        return (processes * self.of["E"] + tables * self.of["F"]) * 2**20

    def written(self, tables: int) -> float:
        """Bytes a second."""
        return self.actions(tables) * self.of["G"]

    def carried(self, cost: float) -> float:
        """By one process, where an action costs so many seconds."""
        return self.of["O"] / cost * self.of["M"]

    def games(self, tables: int) -> float:
        """In a day."""
        return self.actions(tables) * DAY / self.of["N"]

    def played(self) -> float:
        """Actions of so many games."""
        return GAMES * self.of["N"]


#: What is told of so many live tables, what it follows from, and how.
ROWS: Final[tuple[tuple[str, str, Callable[[Paper, int], str]], ...]] = (
    ("1. actions a second", "tables ÷ M", lambda on, n: number(on.actions(n))),
    (
        "2. cores of ours, if a table's people share a process",
        "(1) × A × B ÷ C ÷ O",
        lambda on, n: number(on.shared(n)),
    ),
    ("3. … if they do not", "(1) × A ÷ O", lambda on, n: number(on.apart(n))),
    ("4. cores of PostgreSQL, at most", "(1) × D ÷ O", lambda on, n: number(on.cores(n, on.of["D"]))),
    (
        "5. memory, if they share one",
        "(2) × E + tables × F",
        lambda on, n: amount(on.memory(on.shared(n), n), 2**30, "GiB"),
    ),
    (
        "6. … if they do not",
        "(3) × E + 2 × tables × F",
        lambda on, n: amount(on.memory(on.apart(n), 2 * n), 2**30, "GiB"),
    ),
    ("7. written a second", "(1) × G", lambda on, n: amount(on.written(n), 1e6, "MB")),
    ("8. written a day", "(7) × 86,400 s", lambda on, n: amount(on.written(n) * DAY, 1e9, "GB")),
    ("9. games that end in a day", "(1) × 86,400 s ÷ N", lambda on, n: number(on.games(n))),
    (
        "10. their records alone",
        "(1) × 86,400 s × H",
        lambda on, n: amount(on.actions(n) * DAY * on.of["H"], 1e9, "GB"),
    ),
    ("11. connections to the store, at most", "(3) × P", lambda on, n: number(on.apart(n) * on.of["P"])),
    (
        "12. time for a ring, if one follows the other",
        "1 s ÷ (1)",
        lambda on, n: f"{1000 / on.actions(n):g} ms",
    ),
    (
        "13. rings heard a second, all in all",
        "(1) × ((3) − 1)",
        lambda on, n: number(on.actions(n) * (on.apart(n) - 1)),
    ),
    (
        "14. of each process, hearing who is there",
        "tables ÷ 1,000 × I ÷ 20 s",
        lambda on, n: f"{n / 1000 * on.of['I'] / 20:.2%}",
    ),
    (
        "15. keys whose people are asked for a second, at most",
        "2 × tables ÷ Q",
        lambda on, n: number(2 * n / on.of["Q"]),
    ),
    (
        "16. rows of “My tables” a second, a minute after the move",
        "2 × tables ÷ 60 s",
        lambda on, n: number(2 * n / 60),
    ),
)

#: How many tables are carried, by whom.
CARRIED: Final[tuple[tuple[str, str, Callable[[Paper], str]], ...]] = (
    ("one process on SQLite", "O ÷ L × M", lambda on: number(on.carried(on.of["L"]))),
    (
        "one process on PostgreSQL, if a table's people share it",
        "O ÷ (A × B ÷ C) × M",
        lambda on: number(on.carried(on.action())),
    ),
    ("… if they do not", "O ÷ A × M", lambda on: number(on.carried(on.of["A"]))),
    (
        "as many as have room in 97 connections",
        "97 ÷ P × O ÷ A × M",
        lambda on: number(ROOM // on.of["P"] * on.carried(on.of["A"])),
    ),
)

#: What a thousand games cost.
COSTS: Final[tuple[tuple[str, str, Callable[[Paper], str]], ...]] = (
    (
        "our processor, on PostgreSQL, if a table's people share a process",
        "1,000 × N × A × B ÷ C",
        lambda on: seconds(on.played() * on.action()),
    ),
    ("… if they do not", "1,000 × N × A", lambda on: seconds(on.played() * on.of["A"])),
    ("PostgreSQL's, at most", "1,000 × N × D", lambda on: seconds(on.played() * on.of["D"])),
    (
        "cores to pay for, all in all, if they do not share one",
        "1,000 × N × (A + D) ÷ O",
        lambda on: f"{on.played() * (on.of['A'] + on.of['D']) / on.of['O'] / 3600:.2f} hours of one",
    ),
    ("our processor, on SQLite", "1,000 × N × L", lambda on: seconds(on.played() * on.of["L"])),
    (
        "memory, while they are played",
        "1,000 × N × M × F",
        lambda on: f"{on.played() * on.of['M'] * on.of['F'] / 1024 / 3600:.2f} GiB for an hour",
    ),
    ("the store", "1,000 × N × G", lambda on: amount(on.played() * on.of["G"], 1e6, "MB")),
    ("their records alone", "1,000 × N × H", lambda on: amount(on.played() * on.of["H"], 1e6, "MB")),
    (
        "more against `normal`, who decides half of it",
        "500 × N × J",
        lambda on: seconds(on.played() / 2 * on.of["J"]),
    ),
    (
        "more against `expert`, at most",
        "500 × N × K",
        lambda on: seconds(on.played() / 2 * on.of["K"]),
    ),
)


def number(value: float) -> str:
    return f"{round(value):,}"


def amount(value: float, unit: float, name: str) -> str:
    """Two digits, or all of those before the point."""
    of_unit = value / unit
    return f"{of_unit:,.1f} {name}" if of_unit < 10 else f"{of_unit:,.0f} {name}"


def seconds(value: float) -> str:
    return f"{round(value):,} s" if value < 7200 else f"{round(value):,} s ({value / 3600:.1f} hours)"


def tables_of(written: str) -> str:
    """All tables, from the figures of this page."""
    on = Paper(written)
    lines = begun("live tables", *[number(size) for size in SIZES])
    lines += [row(what, how, *[told(on, size) for size in SIZES]) for what, how, told in ROWS]
    lines += ["", *begun("so many tables are carried by", "")]
    lines += [row(what, how, told(on)) for what, how, told in CARRIED]
    lines += ["", *begun("a thousand games of two people take", "")]
    lines += [row(what, how, told(on)) for what, how, told in COSTS]
    return "\n".join(lines)


def begun(what: str, *columns: str) -> list[str]:
    """The first two lines of a table, with a column of words more than others have."""
    return [row(what, "follows from", *columns), row("---", "---", *["--:"] * len(columns))]


def tables() -> str:
    return tables_of(PAGE.read_text(encoding="utf-8"))


SCALE: Final = Tables(PAGE, "reckoned", "tools.scale_page", tables)

if __name__ == "__main__":
    SCALE.main()
