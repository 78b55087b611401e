"""`monumental arena`: a tournament between bots, and how sure its result is."""

from __future__ import annotations

import json
import sys
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from monumental import __version__
from monumental.bots.arena.file import FORMAT, kept
from monumental.bots.arena.games import Played, key_of, play_timed
from monumental.bots.arena.plan import must_be_two, plan
from monumental.bots.arena.sequential import verdict
from monumental.bots.match import Match, must_be_known
from monumental.cli.commands.many_games.simulate import split
from monumental.cli.edition import (
    Edition,
    Layout,
    Only,
    Packs,
    Preset,
    Switches,
    chosen,
)
from monumental.cli.game_command import Rules, wanted
from monumental.cli.languages import AsJson, spoken
from monumental.cli.many_games.arena_table import print_report
from monumental.cli.many_games.resumable import (
    Jobs,
    Ray,
    edition_of,
    how_to_go_on,
    must_be_this_version,
    once_more,
    play_the_rest,
)
from monumental.coach.player import PLAYERS
from monumental.play.setup import wishes

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from contextlib import AbstractContextManager

    from monumental.bots.arena.plan import Tournament


def arena(
    context: typer.Context,
    rules: Rules = "duel",
    bots: Annotated[
        str,
        typer.Option(
            help=f"Who takes part, with commas: {', '.join(PLAYERS)}; search-0.2s or search-400n for one "
            "that thinks so many seconds or so many thoughts about each decision, coach-1s for one who does "
            "what the coach advises"
        ),
    ] = "random,beginner,greedy",
    games: Annotated[
        int, typer.Option(min=1, help="How many games each pair of bots plays (each set of bots at a table)")
    ] = 20,
    seats: Annotated[
        int | None, typer.Option(help="How many sit at a table; left out, as few as can play")
    ] = None,
    seed: Annotated[int, typer.Option(help="The seed of the first deal; the next has the next")] = 0,
    layout: Layout = None,
    preset: Preset = "rulebook",
    rule: Switches = None,
    pack: Packs = None,
    only: Only = False,
    jobs: Jobs = None,
    ray: Ray = None,
    stronger: Annotated[
        float | None,
        typer.Option(
            min=1,
            max=400,
            metavar="POINTS",
            help="Ask whether the first of two bots is so many points (Elo's) stronger, and stop when that "
            "is known; it is wrong one time in twenty",
        ),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(help="Keep every finished game in this file; the same command goes on from there"),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play a tournament: who is stronger, how sure is that, and how long do they think?

    Every two bots (or every set of them, at larger tables) play the same deals. A deal is played once in each
    rotation of the seats, with the same luck and the same civilizations by seat.
    """
    modules = wanted(context)
    edition = chosen(rules, pack, preset, rule, only=only, modules=modules, texts=spoken("en"))
    count = edition.seats(rules)[0] if seats is None else seats
    edition = edition.for_seats(rules, count)
    tournament = prepared(rules, edition, split(bots), games, count, seed, layout)
    if stronger is not None:
        must_be_two(tournament)
    head = header(rules, edition, tournament)
    planned = tournament.matches()
    with kept(out, head, planned) if out else not_kept() as (done, keep):
        if not as_json:
            print_beginning(rules, tournament, games, len(done), len(planned))

        def count_in(played: Played) -> None:
            keep(played)
            done.append(played)

        before = {played.key for played in done}
        left = [match for match in planned if key_of(match) not in before]
        stopped = play_the_rest(
            partial(play_one, rules, edition, __version__),
            left,
            len(before),
            count_in,
            lambda match: once_more(match, rules, edition),
            jobs,
            ray,
            hidden=as_json,
            enough=lambda: stronger is not None and verdict(tournament, stronger, done).answer is not None,
        )
    if as_json:
        facts: dict[str, object] = {
            **head,
            "planned": len(planned),
            "jobs": jobs or (1 if ray is None else None),
            "ray": bool(ray),
        }
        if stronger is not None:
            facts["stronger"] = verdict(tournament, stronger, done).as_json()
        print_json(facts, tournament, done)
    else:
        print_end(tournament, done)
        if stronger is not None:
            print(f"\n{verdict(tournament, stronger, done)}")
    if stopped is not None:
        print(how_to_go_on(len(done), len(planned), out), file=sys.stderr)
        raise typer.Exit(stopped)


def prepared(
    rules: str,
    edition: Edition,
    bots: Sequence[str],
    games: int,
    seats: int,
    seed: int,
    layout: str | None = None,
) -> Tournament:
    """The tournament; what can't be played is said before the first game."""
    box = edition.box(rules)
    must_be_known("bot", bots, PLAYERS, box.rules)
    peoples = [civilization.key for civilization in box.catalog.civilizations]
    tournament = plan(bots, peoples, seats, games, seed, layout)
    wishes(box, peoples[:seats], 0, seats=seats, layout=layout, seed=seed)
    return tournament


def header(rules: str, edition: Edition, tournament: Tournament) -> dict[str, object]:
    """Which tournament it is: whatever decides its games."""
    return {
        "format": FORMAT,
        **edition_of(rules, edition),
        "map": tournament.layout,
        "seats": tournament.seats,
        "bots": list(tournament.bots),
        "games_at_a_table": tournament.games_at_a_table,
        "seed": tournament.seed,
    }


def play_one(rules: str, edition: Edition, version: str, match: Match) -> Played:
    """Play one game, in whatever process and on whatever machine."""
    must_be_this_version(version)
    return play_timed(edition.box(rules), match, PLAYERS.make)


def not_kept() -> AbstractContextManager[tuple[list[Played], Callable[[Played], None]]]:
    """Nothing was played before, and nobody writes down what is."""
    return nullcontext(([], lambda played: None))


# What is said


def print_beginning(rules: str, tournament: Tournament, asked: int, done: int, planned: int) -> None:
    tables = len(tournament.tables())
    games = tournament.games_at_a_table
    rounded = f" (not {asked}: everybody takes each seat)" if games != asked else ""
    print(
        f"{rules}: {len(tournament.bots)} bots, {tournament.seats} at a table; {tables} "
        f"{'table' if tables == 1 else 'tables'} of {games} games{rounded}, from seed {tournament.seed}"
    )
    if done:
        print(f"{done} of {planned} games were played before.")


def print_json(facts: dict[str, object], tournament: Tournament, done: Sequence[Played]) -> None:
    """All that is known about the tournament, for other programs."""
    # The ratings take their time to import.
    from monumental.bots.arena.report import add_up, surroundings

    found = {**facts, **surroundings(), **add_up(tournament.bots, done).as_json()}
    print(json.dumps(found, indent=2, ensure_ascii=False))


def print_end(tournament: Tournament, done: Sequence[Played]) -> None:
    """The same for people."""
    from monumental.bots.arena.report import add_up

    if done:
        print_report(add_up(tournament.bots, done))
    else:
        print("No game was finished.")
