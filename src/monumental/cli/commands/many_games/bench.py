"""`monumental bench`: how fast the engine plays, copies and offers, by itself and beside others."""

from __future__ import annotations

import json
import os
import platform
import sys
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from monumental.cards.errors import unknown
from monumental.cli.edition import USUAL, Only, Packs, chosen
from monumental.cli.game_command import wanted
from monumental.cli.languages import AsJson, spoken
from monumental.cli.manners import WrongInput
from monumental.play.setup import SetupError
from monumental.play.systems.known import SYSTEMS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from monumental.bench.engine import Finding
    from monumental.bench.ratios import Change, Recorded, Section
    from monumental.bench.slices import Comparison
    from monumental.bench.survey import Plan

#: What is measured where no rules are named.
USUAL_RULES = "duel"
USUAL_SECONDS = 10.0

#: No table of ratios is wider than this. A narrower terminal breaks the lines; nothing is left out.
WIDTH = 140


def bench(
    context: typer.Context,
    rules: Annotated[
        str | None,
        typer.Argument(
            metavar="RULES",
            help=f"The rules, see below; left out, {USUAL_RULES}, and with --peers ours.",
        ),
    ] = None,
    seats: Annotated[int | None, typer.Option(help="How many random players.")] = None,
    pack: Packs = None,
    only: Only = False,
    seconds: Annotated[
        float | None,
        typer.Option(min=0.01, help=f"How long to measure, in all; left out, {USUAL_SECONDS:g}."),
    ] = None,
    peers: Annotated[
        bool, typer.Option("--peers", help="Measure ours beside the other engines that are installed.")
    ] = False,
    pairs: Annotated[
        int | None,
        typer.Option(
            min=1,
            metavar="N",
            help="With --peers: so many pairs of slices beside catanatron, a tenth of that beside the "
            "others; left out, 60, which takes about a quarter of an hour.",
        ),
    ] = None,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="With --peers: write the ratios into this file.")
    ] = None,
    compare: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="With --peers: a quick run that warns where we are slower than this file says.",
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Measure the engine on one core: random play, copies, options, memory.

    Time is that of the processor, so that other programs on the machine do not count.
    """
    modules = wanted(context)
    if peers:
        options = {"seats": seats, "pack": pack, "only": only or None, "seconds": seconds}
        not_beside_peers(**options, **dict.fromkeys(modules, True))
        bench_peers(rules, pairs, record, compare, as_json=as_json)
        return
    only_with_peers(pairs=pairs, record=record, compare=compare)
    bench_engine(
        rules or USUAL_RULES, seats, modules, pack, seconds or USUAL_SECONDS, only=only, as_json=as_json
    )


def not_beside_peers(**options: object) -> None:
    for name, value in options.items():
        if value is not None:
            raise WrongInput(f"--{name} is not for --peers, where every game is measured as it comes")


def only_with_peers(**options: object) -> None:
    for name, value in options.items():
        if value is not None:
            raise WrongInput(f"--{name} is only for --peers")


# The engine by itself


def bench_engine(
    rules: str,
    seats: int | None,
    modules: Sequence[str],
    pack: list[str] | None,
    seconds: float,
    *,
    only: bool,
    as_json: bool,
) -> None:
    from monumental.bench.engine import SLICES, measure_all
    from monumental.bench.ours import USUAL_SEATS, ours
    from monumental.bench.report import surroundings

    edition = chosen(rules, pack, USUAL.preset, None, only=only, modules=modules, texts=spoken("en"))
    players = USUAL_SEATS.get(rules, edition.seats(rules)[0]) if seats is None else seats
    findings = measure_all(ours(rules, players, edition.for_seats(rules, players).packs), seconds)
    if as_json:
        report = {
            "rules": rules,
            "modules": list(modules),
            "seats": players,
            **surroundings(),
            "seconds": seconds,
            "slices": SLICES,
            "measures": {finding.name: finding.as_json() for finding in findings},
        }
        print(json.dumps(report, indent=2, ensure_ascii=False))
    else:
        played = f"{rules} with {', '.join(modules)}" if modules else rules
        print_findings(findings, f"{played}, {players} random players", SLICES)


def print_findings(findings: Sequence[Finding], played: str, slices: int) -> None:
    from rich.console import Console
    from rich.table import Table

    from monumental.bench.report import engine_is, interpreter

    console = Console()
    console.print(
        f"{played}; engine {engine_is()}, {interpreter()}, one core; medians of {slices} slices",
        highlight=False,
    )
    table = Table("", "median", "", "quartiles", box=None)
    table.columns[1].justify = table.columns[3].justify = "right"
    for finding in findings:
        found = finding.measure
        table.add_row(
            finding.name, f"{found.median:,.1f}", finding.unit, f"{found.low:,.1f} – {found.high:,.1f}"
        )
    console.print(table)


# Beside others


def bench_peers(
    rules: str | None, pairs: int | None, record: Path | None, compare: Path | None, *, as_json: bool
) -> None:
    from monumental.bench.ratios import RatiosError
    from monumental.bench.survey import USUAL_PAIRS

    if rules is not None and rules not in SYSTEMS:
        raise SetupError(unknown("rules", rules, SYSTEMS, listed=True))
    systems = [rules] if rules else list(SYSTEMS)
    try:
        if compare is not None:
            if record is not None:
                raise WrongInput("--record writes a file and --compare reads one: use one of them at a time")
            compare_with(compare, systems, pairs or USUAL_PAIRS, as_json=as_json)
        else:
            if record is not None and rules is not None:
                raise WrongInput("--record is for all rules at once: leave them out")
            survey(systems, pairs or USUAL_PAIRS, record, as_json=as_json)
    except RatiosError as error:
        raise WrongInput(str(error)) from error


def survey(systems: Sequence[str], pairs: int, record: Path | None, *, as_json: bool) -> None:
    """All of ours beside everybody, in tables; and into a file, if wished."""
    from rich.console import Console

    from monumental.bench import report
    from monumental.bench.peers import quiet
    from monumental.bench.ratios import Ratios, read_ratios, recorded, write_ratios
    from monumental.bench.survey import whole_plan

    # A file that can't be used is better known now than after a quarter of an hour.
    before = read_ratios(record) if record is not None and record.exists() else Ratios()
    if record is not None and not record.parent.is_dir():
        raise WrongInput(f"{record.parent}: there is no such folder")
    with quiet():
        plan = whole_plan(systems, pairs)
    comparisons = carried_out(plan, hidden=as_json)
    if as_json:
        print(json.dumps(report.as_json(comparisons, plan.missing), indent=2, ensure_ascii=False))
    else:
        console = Console(highlight=False)
        console.width = max(console.width, WIDTH)
        print(report.heading(), end="\n\n")
        for table in report.tables(comparisons) if comparisons else ():
            console.print(table)
            console.print()
        if plan.missing:
            print(report.not_installed(plan.missing))
    if record is not None and comparisons:
        write_ratios(record, before.model_copy(update={section(): recorded(comparisons)}))


def compare_with(path: Path, systems: Sequence[str], pairs: int, *, as_json: bool) -> None:
    """A short run beside the main peer, and what has become slower since the record."""
    from monumental.bench import report
    from monumental.bench.peers import quiet
    from monumental.bench.ratios import changes, read_ratios
    from monumental.bench.survey import quick_plan

    before = read_ratios(path).of(section())
    if before is None:
        print(f"{path} has no ratios of an engine that is {report.engine_is()}.")
        return
    with quiet():
        plan = quick_plan(systems, pairs)
    comparisons = carried_out(plan, hidden=as_json)
    found = changes(before, comparisons)
    if as_json:
        slower = [change.name for change in found if change.slower]
        print(json.dumps({**report.as_json(comparisons, plan.missing), "slower": slower}, indent=2))
    elif plan.missing:
        print(report.not_installed(plan.missing))
    elif not found:
        print(f"{path} has no ratios of these games.")
    else:
        print_changes(before, comparisons, found)


def carried_out(plan: Plan, *, hidden: bool) -> list[Comparison]:
    from monumental.bench.survey import carry_out, undisturbed

    with counted(plan.steps, hidden=hidden) as advance, undisturbed():
        return carry_out(plan, advance)


@contextmanager
def counted(steps: int, *, hidden: bool) -> Iterator[Callable[[], None]]:
    """How far it has come, where somebody watches; a bar that moves by itself would be measured, too."""
    # The stream as it is now: the others are silenced later.
    stream = sys.stderr
    if hidden or not stream.isatty():
        yield lambda: None
        return
    done = count(1)

    def advance() -> None:
        print(f"\r{next(done)} of {steps} pairs of slices", end="", file=stream, flush=True)

    try:
        yield advance
    finally:
        print("\r" + " " * 40 + "\r", end="", file=stream, flush=True)


def section() -> Section:
    from monumental.play.build import is_compiled

    return "compiled" if is_compiled() else "interpreted"


def print_changes(before: Recorded, comparisons: Sequence[Comparison], found: Sequence[Change]) -> None:
    from rich.console import Console

    from monumental.bench import report

    theirs = comparisons[0].theirs
    print(
        f"Ours to {theirs.name} {theirs.version} ({theirs.plays}), engine {report.engine_is()}; "
        f"recorded {before.date}, now {comparisons[0].pairs} pairs"
    )
    table = report.plain_table("", "", "recorded", "now")
    for change in found:
        rules, _, measure = change.name.partition(", ")
        table.add_row(rules, measure, report.short(change.recorded), report.ratio_cell(change.now))
    Console().print(table)
    here = f"{report.interpreter()} on {platform.machine()} beside {theirs.name} {theirs.version}"
    there = f"{before.implementation} {before.python} on {before.machine} beside {before.peer(theirs.name)}"
    if here != there:
        print(f"The record is from {there}, this is {here}: that alone may make a difference.")
    # Where changes are checked automatically, a line that begins so is shown beside the change.
    mark = "::warning::" if os.environ.get("CI") == "true" else ""
    for change in found:
        if change.slower:
            print(
                f"{mark}Slower than recorded: {change.name}: {report.short(change.now.median)} times "
                f"{change.engine}, and it was {report.short(change.recorded)} times"
            )
    if not any(change.slower for change in found):
        print("Nothing is slower than recorded.")
