"""`monumental coach --calibrate`: how far the coach's chances can be trusted."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from monumental import __version__
from monumental.cli.edition import USUAL
from monumental.cli.game_command import Rules
from monumental.cli.languages import AsJson
from monumental.cli.many_games.calibration import measured, print_figures
from monumental.cli.many_games.kept_games import about_game, file_of, kept_or_played, must_fit
from monumental.cli.many_games.series import progress_bar, results
from monumental.coach.measure.plan import planned
from monumental.coach.measure.watching import record_of, sightings
from monumental.coach.taught import taught
from monumental.play.setup import SetupError

if TYPE_CHECKING:
    from monumental.bots.match import Match
    from monumental.coach.measure.figures import Sighting

#: Fresh seeds: those that the coach was taught with begin at 1, 13 and 20 millions.
FRESH_SEED = 9_000_000


def coach(
    rules: Rules = "duel",
    calibrate: Annotated[
        bool, typer.Option("--calibrate", help="Hold the coach's chances against who won")
    ] = False,
    games: Annotated[int, typer.Option(min=1, help="How many games")] = 300,
    seats: Annotated[int | None, typer.Option(help="How many sit at a table; left out, all numbers")] = None,
    seed: Annotated[int, typer.Option(help="The seed of the first game; the next has the next")] = FRESH_SEED,
    keep: Annotated[
        Path | None, typer.Option(help="Keep the records of the games in this folder; those there are read")
    ] = None,
    glance: Annotated[
        bool, typer.Option("--glance", help="What the coach thinks at a glance, without looking ahead")
    ] = False,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes share the work")] = 1,
    as_json: AsJson = False,
) -> None:
    """How far the coach's chances can be trusted: bots of several levels play, and it says who will win.

    Brier and log loss, beside what the difference in points tells at best and "all equal", and how often what
    was said to be likely came: over all positions, for each number of seats and for each phase of the game.
    """
    if not calibrate:
        raise SetupError("say what the coach shall do: monumental coach duel --calibrate")
    least, most = USUAL.seats(rules)
    if seats is not None:
        USUAL.for_seats(rules, seats)
    taught(rules)
    series = planned(rules, games, seed, range(least, most + 1) if seats is None else [seats])
    if keep is not None:
        must_fit(keep, rules, series)
    found = []
    with progress_bar(games, hidden=as_json) as advance:
        for each in results(partial(watch, rules, keep, glance), series, jobs):
            found += each
            advance()
    figures = measured(found)
    if as_json:
        facts = {"monumental": __version__, "rules": rules, "games": games, "seed": seed, "glance": glance}
        print(json.dumps({**facts, "figures": {name: each.as_json() for name, each in figures.items()}}))
    else:
        print_figures(rules, figures)


def watch(rules: str, keep: Path | None, glance: bool, match: Match) -> list[Sighting]:
    """One game: what the coach thought of some of its positions, and what came of it."""
    if keep is None:
        return sightings(record_of(rules, match), match.seed, glance=glance)
    record = kept_or_played(keep, rules, match)
    with about_game(file_of(keep, rules, match)):
        return sightings(record, match.seed, glance=glance)
