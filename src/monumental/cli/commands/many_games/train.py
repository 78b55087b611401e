"""`monumental train`: a network learns a rule system by playing against itself."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from monumental.bots import make_bot
from monumental.bots.bot import read_budget
from monumental.cli.game_command import Rules
from monumental.cli.manners import WrongInput
from monumental.play.setup import unpack
from monumental.train.curve import LOSSES
from monumental.train.curve import curve as how_it_went
from monumental.train.plan import Plan

if TYPE_CHECKING:
    from monumental.bots.network.weights import Weights

#: A course is shown in so many parts.
PARTS: Final = 5

MISSING: Final = "training needs PyTorch: pip install 'monumental[train]'"


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
        int, typer.Option(min=0, help="Thoughts about the others, which only lead to the end")
    ] = Plan.hasty_thoughts,
    careful: Annotated[
        float, typer.Option(min=0.01, max=1, help="The share of decisions that are learned from")
    ] = Plan.careful,
    rate: Annotated[float, typer.Option(min=1e-6, max=0.1, help="How far a first step goes")] = Plan.rate,
    hindsight: Annotated[
        float, typer.Option(min=0, max=1, help="How much what was expected later counts beside who won")
    ] = Plan.hindsight,
    beginning: Annotated[
        Path | None, typer.Option(help="Weights to begin with, of a course before this one")
    ] = None,
    rivals: Annotated[
        int, typer.Option(min=0, help="How many processes show how strong it is by now")
    ] = Plan.rivals,
    rival: Annotated[str, typer.Option(help="The bot that they play against")] = Plan.rival,
    budget: Annotated[
        str, typer.Option(help="How long the network thinks then about a decision: 0.1s, or 100n thoughts")
    ] = Plan.budget,
    curve: Annotated[
        bool, typer.Option("--curve", help="Only show how the course in the folder went, or goes")
    ] = False,
    seed: Annotated[int, typer.Option(help="Of all luck")] = Plan.seed,
    device: Annotated[str, typer.Option(help="cpu, or cuda for an accelerator")] = "cpu",
) -> None:
    """Train a network by letting it play against itself; the same command goes on where it was stopped."""
    unpack(rules)  # rules that there are not are told before anything else
    folder = folder or Path(f"{rules}-course")
    if curve:
        print_curve(folder)
        return
    if read_budget(budget) is None:
        raise WrongInput(f"'{budget}' is no time to think: say 0.1s for seconds, 100n for thoughts")
    make_bot(rival, 0)  # nor is anybody waited for who does not come
    weights = None if beginning is None else weights_in(beginning, rules)
    try:
        # PyTorch is no part of an installation.
        from monumental.train.course import train as learn
    except ImportError as error:
        raise WrongInput(MISSING) from error
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
        rate=rate,
        hindsight=hindsight,
        rivals=rivals,
        rival=rival,
        budget=budget,
    )
    learn(plan, folder, device, weights, typer.echo)
    print_curve(folder)


def print_curve(folder: Path) -> None:
    """What was learned from, the losses, and the games against the rival, by parts of the course."""
    from rich.console import Console
    from rich.table import Table

    spans = how_it_went(folder, PARTS)
    if not spans:
        raise WrongInput(f"{folder} has no course from which anything was learned")
    sizes = sorted({seats for span in spans for seats in span.strength})
    table = Table(
        "seconds", "games", *LOSSES, *[f"{seats} seats" for seats in sizes], box=None, pad_edge=False
    )
    for column in table.columns:
        column.justify = "right"
    for span in spans:
        cells = [f"{span.first} – {span.last}", f"{span.games:,}"]
        cells += [f"{span.losses[name]:.3f}" if name in span.losses else "" for name in LOSSES]
        cells += [str(span.strength.get(seats, "")) for seats in sizes]
        table.add_row(*cells)
    console = Console(highlight=False)
    console.print(table)
    console.print("With so many seats: games won against the rival, and points ahead of it.")


def weights_in(path: Path, rules: str) -> Weights:
    """The weights in a file, of a network for these rules."""
    try:
        # NumPy is no part of a plain installation.
        from monumental.bots.network.weights import read_weights
    except ImportError as error:
        raise WrongInput(MISSING) from error
    try:
        with path.open("rb") as file:
            weights = read_weights(file, path.name)
    except OSError as error:
        raise WrongInput(f"{path} can't be read: {error.strerror}") from error
    if weights.rules != rules:
        raise WrongInput(f"{path.name} has learned {weights.rules}, not {rules}")
    return weights
