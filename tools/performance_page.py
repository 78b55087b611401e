"""Write the tables of ratios in docs/performance.md from benchmarks/ratios.json."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from monumental.bench.peers import MAIN
from monumental.bench.ratios import Ratio, Ratios, Recorded, Row, read_ratios
from monumental.bench.report import short

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "benchmarks/ratios.json"
PAGE = ROOT / "docs/performance.md"
BEGIN, END = "<!-- ratios -->", "<!-- /ratios -->"

#: The rows beside the main peer, with the words for each.
MEASURES = {"decisions": "decisions/s", "games": "games/s", "clone": "clone"}


def tables(ratios: Ratios) -> str:
    """What stands between the markers."""
    parts = []
    for title, recorded in (("Compiled", ratios.compiled), ("Interpreted", ratios.interpreted)):
        if recorded is not None:
            parts.append("\n".join(section(title, recorded)))
    return "\n\n".join(parts)


def section(title: str, recorded: Recorded) -> Iterator[str]:
    """One run: beside the main peer in full, beside the others decisions and copies."""
    ours = list(dict.fromkeys((row.ours, row.seats) for row in recorded.rows))
    heads = " | ".join(f"{rules}, {seats} seats" for rules, seats in ours)
    line = "|---|" + "---:|" * len(ours)
    pairs = {row.pairs for row in recorded.rows if row.engine == MAIN}
    others = {row.pairs for row in recorded.rows if row.engine != MAIN}
    yield (
        f"**{title}**: monumental {recorded.version}, {recorded.implementation} {recorded.python}, "
        f"{recorded.machine}, {recorded.date}."
    )
    yield f"Medians of {spoken(pairs)} pairs of slices, with quartiles."
    yield ""
    yield f"| ours to {MAIN} | {heads} |"
    yield line
    for peer, rows in grouped(recorded, main=True):
        for name, words in MEASURES.items():
            yield f"| {peer}: {words} | {' | '.join(in_full(getattr(row, name)) for row in rows)} |"
    if others:
        yield ""
        yield f"Beside the others, {spoken(others)} pairs: decisions/s, then clone."
        yield ""
        yield f"| ours to | {heads} |"
        yield line
        for peer, rows in grouped(recorded, main=False):
            cells = (f"{median(row.decisions)}, {median(row.clone)}" for row in rows)
            yield f"| {peer} | {' | '.join(cells)} |"


def grouped(recorded: Recorded, *, main: bool) -> Iterator[tuple[str, list[Row]]]:
    """The rows of each game of theirs, in the order of ours."""
    groups: dict[str, list[Row]] = {}
    for row in recorded.rows:
        if (row.engine == MAIN) == main:
            groups.setdefault(f"{row.engine} {row.version}, {row.plays}", []).append(row)
    yield from groups.items()


def spoken(numbers: set[int]) -> str:
    return " or ".join(str(number) for number in sorted(numbers))


def median(ratio: Ratio | None) -> str:
    return "–" if ratio is None else short(ratio.median)


def in_full(ratio: Ratio | None) -> str:
    if ratio is None:
        return "–"
    low, high = ratio.quartiles
    return f"**{short(ratio.median)}** ({short(low)}–{short(high)})"


def renewed(page: str, ratios: Ratios) -> str:
    """The page with the tables of these ratios."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"the page has no place for the ratios: {BEGIN} and {END}")
    return f"{before}{BEGIN}\n{tables(ratios)}\n{END}{after}"


def main() -> None:
    page = PAGE.read_text(encoding="utf-8")
    fresh = renewed(page, read_ratios(SOURCE))
    if "--check" not in sys.argv:
        PAGE.write_text(fresh, encoding="utf-8")
    elif page != fresh:
        sys.exit("docs/performance.md is out of step: run python tools/performance_page.py")


if __name__ == "__main__":
    main()
