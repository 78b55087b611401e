"""How good the chances of the coach are, as tables for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cli.many_games.arena_table import span
from monumental.coach.desk import PHASES
from monumental.coach.measure.figures import BINS, figures
from monumental.coach.measure.leads import Leads

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from monumental.coach.measure.figures import Bin, Figures, Sighting

#: What the tables have columns of; docs/coach.md says what each is.
BRIER = ("Brier", "points", "better", "95 %", "by phase", "better", "equal")
LOG_LOSS = ("log loss", "points", "by phase", "equal", "gap", "games", "positions")
TENTHS = ("", *[f"{10 * place}–{10 * place + 10}" for place in range(BINS)])

#: The worst bin is looked for among those with so many games: the rates of others are mostly luck.
FEWEST_GAMES = 50

#: Where there is nothing to tell.
NOTHING = "–"

#: How wide the bar of a diagram is.
WIDTH = 40

READING = f"""\
points: the best monotone fit of the difference in points to these games, for
each number of seats; by phase: one for each phase, too
gap: how far off the worst bin with {FEWEST_GAMES} games or more is, in points of a hundred
"""


def groups(sightings: Sequence[Sighting]) -> dict[str, list[Sighting]]:
    """All positions, those at tables of each size, and those of each phase."""
    found = {"all": [*sightings]}
    for seats in sorted({len(each.chances) for each in sightings}):
        found[f"{seats} seats"] = [each for each in sightings if len(each.chances) == seats]
    for phase in PHASES:
        found[phase] = [each for each in sightings if each.phase == phase]
    return {name: group for name, group in found.items() if group}


def measured(sightings: Sequence[Sighting]) -> dict[str, Figures]:
    """The figures of each group; what a lead means is learned from all positions."""
    leads = Leads(sightings)
    return {name: figures(group, leads) for name, group in groups(sightings).items()}


def print_figures(rules: str, found: Mapping[str, Figures]) -> None:
    """The figures of each group beside those of simple ways to tell chances, and its reliability."""
    print_table([(rules, *BRIER), *[(name, *brier_of(each)) for name, each in found.items()]])
    print()
    print_table([(rules, *LOG_LOSS), *[(name, *log_loss_of(each)) for name, each in found.items()]])
    print()
    print(READING)
    print("What was said in each tenth of the chances, and what came, in percents:\n")
    reliability = [row for name, each in found.items() for row in reliability_of(name, each)]
    print_table([(rules, *TENTHS), *reliability], gap=1)
    print("\nHow often it was won (█) where a chance was told (│), over all positions:\n")
    for line in diagram(found["all"]):
        print(line)


def print_table(rows: Sequence[Sequence[str]], gap: int = 2) -> None:
    """The first column to the left, the others to the right. No figure is cut at any width."""
    widths = [max([len(cell) for cell in column]) for column in zip(*rows, strict=True)]
    for first, *others in rows:
        cells = [
            first.ljust(widths[0]),
            *[cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)],
        ]
        print((" " * gap).join(cells).rstrip())


def brier_of(found: Figures) -> list[str]:
    return [
        f"{found.brier:.4f}",
        f"{found.brier_of_score:.4f}",
        f"{found.better:.1%}",
        span(found.interval),
        f"{found.brier_by_phase:.4f}",
        f"{found.better_by_phase:.1%}",
        f"{found.brier_of_equals:.4f}",
    ]


def log_loss_of(found: Figures) -> list[str]:
    return [
        f"{found.log_loss:.3f}",
        f"{found.log_loss_of_score:.3f}",
        f"{found.log_loss_by_phase:.3f}",
        f"{found.log_loss_of_equals:.3f}",
        largest_gap(found),
        str(found.games),
        str(found.positions),
    ]


def largest_gap(found: Figures) -> str:
    """Of the bins with enough games, how far off the worst is, in points of a hundred."""
    gaps = [abs(each.gap) for each in found.bins if each is not None and each.games >= FEWEST_GAMES]
    return f"{100 * max(gaps):.1f}" if gaps else NOTHING


def reliability_of(name: str, found: Figures) -> Iterator[list[str]]:
    """What was said on average and what came in each tenth of the chances, and in how many games."""
    told = [[NOTHING] * 3 if each is None else in_words(each) for each in found.bins]
    said, came, games = zip(*told, strict=True)
    yield [name, "said", *said]
    yield ["", "came", *came]
    yield ["", "games", *games]


def in_words(found: Bin) -> list[str]:
    return [f"{100 * found.said:.1f}", f"{100 * found.came:.1f}", str(found.games)]


def diagram(found: Figures) -> list[str]:
    """`60 –  70 %  ████████████│·······`: what was said in each tenth, as a mark, and what came, as a bar."""
    lines = []
    for place, each in enumerate(found.bins):
        if each is None:
            continue
        full = round(each.came * WIDTH)
        bar = ["█"] * full + ["·"] * (WIDTH - full)
        bar[min(WIDTH - 1, round(each.said * WIDTH))] = "│"
        lines.append(f"{10 * place:3d} – {10 * place + 10:3d} %  {''.join(bar)}")
    return lines
