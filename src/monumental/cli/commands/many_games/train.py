"""`monumental train`: a network learns a rule system by playing against itself."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from monumental.cli.game_command import Rules
from monumental.cli.manners import WrongInput
from monumental.play.setup import unpack
from monumental.train.plan import Plan


def train(
    rules: Rules = "duel",
    folder: Annotated[
        Path | None,
        typer.Option(help="Where what is learned is kept, and how it went; left out, RULES-course"),
    ] = None,
    seconds: Annotated[
        float, typer.Option(min=1, help="How long it goes on, the lessons included")
    ] = Plan.seconds,
    lessons: Annotated[
        float, typer.Option(min=0, help="For how many seconds games of greedy are watched first")
    ] = Plan.lessons,
    seats: Annotated[
        list[int] | None,
        typer.Option(min=2, max=5, metavar="N", help="Seats at a table of each actor, once for each table"),
    ] = None,
    actors: Annotated[int, typer.Option(min=1, help="How many processes play")] = Plan.actors,
    games: Annotated[int, typer.Option(min=1, help="Games at each table, side by side")] = Plan.games,
    thoughts: Annotated[
        int, typer.Option(min=1, help="Thoughts about a decision that is learned from")
    ] = Plan.thoughts,
    hasty_thoughts: Annotated[
        int, typer.Option(min=1, help="Thoughts about the others, which only lead to the end")
    ] = Plan.hasty_thoughts,
    careful: Annotated[
        float, typer.Option(min=0.01, max=1, help="The share of decisions that are learned from")
    ] = Plan.careful,
    seed: Annotated[int, typer.Option(help="Of all luck")] = Plan.seed,
    device: Annotated[str, typer.Option(help="cpu, or cuda for an accelerator")] = "cpu",
) -> None:
    """Train a network by letting it play against itself; the same command goes on where it was stopped."""
    unpack(rules)  # rules that there are not are told before anything else
    try:
        # PyTorch is no part of an installation.
        from monumental.train.course import train as learn
    except ImportError as error:
        raise WrongInput("training needs PyTorch: pip install 'monumental[train]'") from error
    plan = Plan(
        rules=rules,
        seed=seed,
        seats=tuple(seats) if seats else Plan.seats,
        actors=actors,
        games=games,
        thoughts=thoughts,
        hasty_thoughts=hasty_thoughts,
        careful=careful,
        seconds=seconds,
        lessons=lessons,
    )
    learn(plan, folder or Path(f"{rules}-course"), device)
