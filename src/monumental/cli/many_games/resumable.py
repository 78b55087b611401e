"""Many games that can be stopped and gone on with: by this process, by several, or by a cluster."""

from __future__ import annotations

import sys
from concurrent.futures import BrokenExecutor
from contextlib import closing
from shlex import join
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from monumental import __version__
from monumental.bots.arena.games import BrokenGame
from monumental.cli.commands.many_games.simulate import said
from monumental.cli.manners import INTERRUPTED
from monumental.cli.many_games.cluster import finished_on_ray
from monumental.cli.many_games.series import finished, progress_bar
from monumental.play.setup import SetupError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from monumental.bots.match import Match
    from monumental.cli.edition import Edition

Game = TypeVar("Game")

Jobs = Annotated[
    int | None,
    typer.Option(min=1, help="How many games are played at once; left out, one, with Ray as many as it can"),
]
Ray = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Play on a Ray cluster; local starts one on this machine"),
]


def play_the_rest(
    play: Callable[[Match], Game],
    left: Sequence[Match],
    done: int,
    count_in: Callable[[Game], None],
    again: Callable[[Match], str],
    jobs: int | None,
    ray: str | None,
    *,
    hidden: bool,
    enough: Callable[[], bool] = lambda: False,
) -> int | None:
    """Play what was not played before, as long as it is not enough.

    Gives the status to end with, if something stopped it.

    `again` is what to type to see a game once more that went wrong.
    """
    if not left or enough():
        return None
    games = finished(play, left, jobs or 1) if ray is None else finished_on_ray(play, left, ray, jobs)
    try:
        with progress_bar(done + len(left), hidden=hidden, done=done) as advance, closing(games):
            for played in games:
                count_in(played)
                advance()
                if enough():
                    break
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenGame as error:
        print(f"{error}\nTo see it again: {again(error.match)}", file=sys.stderr)
        return 1
    except BrokenExecutor:
        print("A process was ended from outside, perhaps for want of memory.", file=sys.stderr)
        return 1
    return None


def must_be_this_version(version: str) -> None:
    """A machine of a cluster that has another program plays other games."""
    if version != __version__:
        raise SetupError(f"a machine of the cluster has Monumental {__version__}, and this one has {version}")


def edition_of(rules: str, edition: Edition) -> dict[str, object]:
    """With which program, rules and cards games are played."""
    box = edition.box(rules)
    return {
        "monumental": __version__,
        "rules": rules,
        "rules_version": box.rules.version,
        "packs": [
            {"name": pack.name, "version": pack.head.version, "digest": pack.digest} for pack in box.packs
        ],
        "preset": edition.preset,
        "switches": dict(box.rules.switches),
    }


def how_to_go_on(done: int, planned: int, kept: Path | None) -> str:
    where = f"The same command goes on: {kept} has them." if kept else "With --out FILE one can go on later."
    return f"Stopped after {done} of {planned} games. {where}"


def once_more(match: Match, rules: str, edition: Edition) -> str:
    """What to type to see a game again, by itself."""
    # `simulate` turns those it is told around the table, by as many seats as the seed says.
    turn = match.seed % len(match.bots)
    names, peoples = (
        ",".join(str(each) for each in (*seats[-turn:], *seats[:-turn]))
        for seats in (match.bots, match.civilizations)
    )
    words = ["monumental", "simulate", rules, "--games", "1", "--bots", names, "--civ", peoples]
    words += ["--seed", str(match.seed)] + ["--map", match.layout or ""] * bool(match.layout)
    return join(words + said(rules, edition))
