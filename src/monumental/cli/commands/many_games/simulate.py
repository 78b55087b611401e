"""`monumental simulate`: whole games between bots, without a screen, and what came out."""

from __future__ import annotations

import json
import sys
import time
from dataclasses import replace
from functools import partial
from pathlib import Path
from shlex import join
from typing import TYPE_CHECKING, Annotated

import typer

from monumental.bots.match import (
    Match,
    MatchError,
    Outcome,
    automas_of,
    matches,
    must_be_known,
    play_match,
)
from monumental.bots.tally import Series, Tally, add_up
from monumental.cards.written import span
from monumental.cli.edition import (
    USUAL,
    Advanced,
    Edition,
    Layout,
    Only,
    Packs,
    Preset,
    Switches,
    chosen,
    typed,
)
from monumental.cli.game_command import Rules, wanted
from monumental.cli.languages import AsJson, spoken
from monumental.cli.many_games.series import progress_bar, results
from monumental.coach.player import PLAYERS
from monumental.play.records.record import write_record
from monumental.play.setup import SetupError, wishes
from monumental.play.table import AUTOMA
from monumental.testing import check_position

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

#: When a seat has its turn.
PLACES = ("starting", "second", "third", "fourth", "fifth")

#: Who plays where nobody was named.
USUAL_BOT = "random"


def simulate(
    context: typer.Context,
    rules: Rules = "duel",
    games: Annotated[int, typer.Option(min=1, help="How many games")] = 100,
    seats: Annotated[int | None, typer.Option(help="How many bots; left out, as many as are named")] = None,
    bots: Annotated[
        str,
        typer.Option(
            help=f"Who plays, one for each seat, with commas: {', '.join((*PLAYERS, AUTOMA))}; "
            "left out, random ones"
        ),
    ] = "",
    seed: Annotated[int, typer.Option(help="The seed of the first game; the next has the next")] = 0,
    civ: Annotated[str, typer.Option(help="The bots' civilizations; left out, they choose")] = "",
    advanced: Advanced = 0,
    layout: Layout = None,
    preset: Preset = "rulebook",
    rule: Switches = None,
    pack: Packs = None,
    only: Only = False,
    as_json: AsJson = False,
    save: Annotated[Path | None, typer.Option(help="Write every game into this folder")] = None,
    check: Annotated[bool, typer.Option("--check", help="Check every position of every game")] = False,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes share the work")] = 1,
) -> None:
    """Play whole games between bots and add up who won."""
    modules = wanted(context)
    edition = chosen(rules, pack, preset, rule, only=only, modules=modules, texts=spoken("en"))
    count = edition.seats(rules)[0] if seats is None else seats
    names = split(bots) if bots else [USUAL_BOT] * count
    if seats not in {None, len(names)}:
        raise SetupError(f"--seats {seats} takes {seats} bots, not {len(names)}")
    civilizations = [key or None for key in split(civ)] if civ else [None] * len(names)
    series = prepared(rules, names, civilizations, games, seed, layout, edition, advanced=advanced)
    edition = edition.for_seats(rules, len(names))
    if save is not None:
        save.mkdir(parents=True, exist_ok=True)
    play = partial(play_one, rules, check=check, save=save, edition=edition)
    began = time.perf_counter()
    try:
        with progress_bar(games, hidden=as_json) as advance:
            outcomes = played(play, series, jobs, advance)
    except MatchError as error:
        again = [
            "monumental",
            "simulate",
            rules,
            "--games",
            "1",
            "--bots",
            ",".join(names),
            "--seed",
            str(error.seed),
        ]
        again += ["--civ", civ] * bool(civ) + ["--map", layout or ""] * bool(layout)
        again += ["--advanced", str(advanced)] * bool(advanced) + said(rules, edition) + ["--check"] * check
        print(f"{error}\nTo see it again: {join(again)}", file=sys.stderr)
        raise typer.Exit(1) from error
    seconds = time.perf_counter() - began
    total = add_up(names, outcomes)
    if as_json:
        found = summary(total, rules, names, seed, seconds, jobs, check=check)
        if AUTOMA in names:
            found["advanced"] = advanced
        print(json.dumps(found, indent=2))
    else:
        print_summary(total, seconds, check=check)


def said(rules: str, edition: Edition) -> list[str]:
    """What must be typed to play the same edition again."""
    words = typed(rules, edition.packs)
    words += ["--preset", edition.preset] * (edition.preset != USUAL.preset)
    for name, value in edition.switches:
        words += ["--rule", f"{name}={'on' if value else 'off'}"]
    return words


def split(names: str) -> list[str]:
    return [name.strip() for name in names.split(",")]


def prepared(
    rules: str,
    bots: Sequence[str],
    civilizations: Sequence[str | None],
    games: int,
    seed: int,
    layout: str | None = None,
    edition: Edition = USUAL,
    *,
    advanced: int = 0,
) -> list[Match]:
    """The matches to be played; what can't be played is said before the first one."""
    least, most = edition.seats(rules)
    if not least <= len(bots) <= most:
        number = span(least, most)
        raise SetupError(f"{rules} has {number} seats, so it takes {number} bots: --bots a,b")
    box = edition.for_seats(rules, len(bots)).box(rules)
    must_be_known("bot", bots, PLAYERS, box.rules)
    automas = automas_of(bots)
    wishes(
        box,
        civilizations,
        0,
        seats=len(bots),
        layout=layout,
        seed=seed,
        automas=automas,
        advanced=advanced,
    )
    return matches(bots, civilizations, games, seed, layout, advanced=advanced)


def play_one(
    rules: str, match: Match, *, check: bool, save: Path | None, edition: Edition = USUAL
) -> Outcome:
    """Play one game; with `save`, write its record into that folder."""
    inspect = check_position if check else None
    box = edition.box(rules)
    outcome = play_match(box, match, record=save is not None, inspect=inspect, make=PLAYERS.make)
    if save is None or outcome.record is None:
        return outcome
    path = save / f"{rules}-{match.seed}.jsonl"
    path.write_text(write_record(outcome.record), encoding="utf-8")
    # Whoever adds up the games needs no more than how they ended.
    return replace(outcome, record=None)


def played(
    play: Callable[[Match], Outcome], series: Sequence[Match], jobs: int, advance: Callable[[], None]
) -> list[Outcome]:
    """The outcomes in the order of the games, whoever played them."""
    outcomes = []
    for outcome in results(play, series, jobs):
        outcomes.append(outcome)
        advance()
    return outcomes


# The summary


def summary(
    series: Series, rules: str, bots: Sequence[str], seed: int, seconds: float, jobs: int, *, check: bool
) -> dict[str, object]:
    """All that is known about the series, for other programs."""
    added = series.as_json()
    return {
        "rules": rules,
        "bots": list(bots),
        "seed": seed,
        "jobs": jobs,
        "checked": check,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(series.decisions / seconds, 1),
        "games_per_second": round(len(series.rounds) / seconds, 2),
        **added,
    }


def print_summary(series: Series, seconds: float, *, check: bool) -> None:
    """The same for people."""
    from rich.console import Console
    from rich.table import Table

    console = Console()
    games = len(series.rounds)
    mean = sum(series.rounds) / games
    console.print(
        f"{games:,} games, {series.decisions:,} decisions, {series.decisions / seconds:,.0f} decisions/s; "
        f"rounds {min(series.rounds)} to {max(series.rounds)}, on average {mean:.1f}"
        f"{'; every position checked' if check else ''}",
        highlight=False,
    )
    table = Table("", "games", "won", "shared", "win rate", "95 % interval", "points", box=None)
    for column in table.columns[1:]:
        column.justify = "right"
    for number, standing in enumerate(series.standings, start=1):
        table.add_row(*row(f"{number} {standing.name}", standing.total))
        for seat, tally in sorted(standing.by_seat.items()):
            table.add_row(*row(f"    {PLACES[seat]}", tally))
        for key, tally in sorted(standing.by_civilization.items()):
            table.add_row(*row(f"    {key}", tally))
    table.add_row("all bots")
    for key, tally in sorted(series.civilizations.items()):
        table.add_row(*row(f"    {key}", tally))
    console.print(table)


def row(name: str, tally: Tally) -> list[str]:
    low, high = tally.interval()
    mean = sum(tally.scores) / max(1, tally.games)
    return [
        name,
        str(tally.games),
        str(tally.wins),
        str(tally.shared),
        f"{tally.rate:.1%}",
        f"{low:.1%} – {high:.1%}",
        f"{min(tally.scores)} / {mean:.1f} / {max(tally.scores)}",
    ]
