"""How good the chances of the coach are, as tables for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.coach.desk import PHASES
from monumental.coach.measure.figures import figures
from monumental.coach.measure.leads import Leads

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from monumental.coach.measure.figures import Figures, Sighting

#: Bins with fewer games are not printed: their rates are mostly luck.
FEWEST_GAMES = 50

#: How wide the bar of a diagram is.
WIDTH = 20


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
    """The figures of each group, and the reliability diagram of all."""
    from rich.console import Console
    from rich.table import Table

    console = Console()
    titles = (
        rules,
        "games",
        "Brier",
        "points",
        "better",
        "95 %",
        "by phase",
        "better",
        "equal",
        "log loss",
        "gap",
    )
    table = Table(*titles, box=None)
    for column in table.columns[1:]:
        column.justify = "right"
    for name, each in found.items():
        table.add_row(
            name,
            str(each.games),
            f"{each.brier:.4f}",
            f"{each.brier_of_score:.4f}",
            f"{each.better:.1%}",
            " – ".join([f"{end:.1%}" for end in each.interval]),
            f"{each.brier_by_phase:.4f}",
            f"{each.better_by_phase:.1%}",
            f"{each.brier_of_equals:.4f}",
            f"{each.log_loss:.3f}",
            largest_gap(each),
        )
    console.print(table)
    console.print(
        "points: the best monotone fit of the difference in points to these games, for each number of seats; "
        "by phase: one for each phase, too",
        highlight=False,
    )
    console.print(
        f"gap: how far off the worst bin with {FEWEST_GAMES} games or more is, in points of a hundred",
        highlight=False,
    )
    console.print("\nHow often it was won (█) where a chance was told (│):", highlight=False)
    for line in diagram(found["all"]):
        console.print(line, highlight=False)


def largest_gap(found: Figures) -> str:
    """Of the bins with enough games, how far off the worst is, in points of a hundred."""
    gaps = [abs(each.gap) for each in found.bins if each is not None and each.games >= FEWEST_GAMES]
    return f"{100 * max(gaps):.1f}" if gaps else ""


def diagram(found: Figures) -> list[str]:
    """`60 – 70 %  said 64.8, came 66.1, 412 games`, with a bar."""
    lines = []
    for place, each in enumerate(found.bins):
        if each is None:
            continue
        full = round(each.came * WIDTH)
        bar = ["█"] * full + ["·"] * (WIDTH - full)
        bar[min(WIDTH - 1, round(each.said * WIDTH))] = "│"
        lines.append(
            f"{10 * place:3d} – {10 * place + 10:3d} %  {''.join(bar)}  said {100 * each.said:5.1f}, "
            f"came {100 * each.came:5.1f}, {each.games} games"
        )
    return lines
