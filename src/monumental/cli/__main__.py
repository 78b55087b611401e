"""The command `monumental`."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from typing import Annotated

import typer
from typer.core import TyperCommand

from monumental import __version__
from monumental.cli.commands.clauses import clauses
from monumental.cli.commands.hint import hint
from monumental.cli.commands.hosting.admin import app as admin
from monumental.cli.commands.hosting.backup import backup, restore
from monumental.cli.commands.learn import learn
from monumental.cli.commands.look import options, why
from monumental.cli.commands.many_games.arena import arena
from monumental.cli.commands.many_games.balance import balance
from monumental.cli.commands.many_games.bench import bench
from monumental.cli.commands.many_games.coach import coach
from monumental.cli.commands.many_games.simulate import simulate
from monumental.cli.commands.many_games.train import train
from monumental.cli.commands.mcp import mcp
from monumental.cli.commands.packs.check_map import check_map
from monumental.cli.commands.packs.check_pack import check_pack
from monumental.cli.commands.packs.gallery import cards
from monumental.cli.commands.packs.new_card import new_card
from monumental.cli.commands.play import PlayCommand, play
from monumental.cli.commands.puzzles import app as puzzles
from monumental.cli.commands.recorded.replay import replay
from monumental.cli.commands.recorded.review import review
from monumental.cli.commands.recorded.verify import verify
from monumental.cli.commands.rulebook import rules
from monumental.cli.commands.serve import serve
from monumental.cli.game_command import GameCommand
from monumental.cli.manners import Polite

app = typer.Typer(cls=Polite, add_completion=False, rich_markup_mode=None)


def tell_version(asked: bool) -> None:
    """Whoever reports a mistake can say in which version it is."""
    if asked:
        print(f"monumental {__version__}")
        raise typer.Exit


Version = Annotated[
    bool, typer.Option("--version", callback=tell_version, is_eager=True, help="Show the version and exit.")
]


@app.callback(invoke_without_command=True)
def monumental(context: typer.Context, version: Version = False) -> None:
    """Monumental, the civilization game: play it, teach it to bots, write cards for it."""
    if context.invoked_subcommand is None:
        context.invoke(serve)


#: Every command, and how its help and options are made.
COMMANDS: dict[Callable[..., None], type[TyperCommand]] = {
    learn: TyperCommand,
    play: PlayCommand,
    serve: TyperCommand,
    backup: TyperCommand,
    restore: TyperCommand,
    mcp: GameCommand,
    replay: TyperCommand,
    review: TyperCommand,
    verify: TyperCommand,
    simulate: GameCommand,
    arena: GameCommand,
    balance: GameCommand,
    options: TyperCommand,
    why: TyperCommand,
    hint: TyperCommand,
    cards: TyperCommand,
    rules: TyperCommand,
    new_card: TyperCommand,
    check_pack: TyperCommand,
    check_map: TyperCommand,
    clauses: TyperCommand,
    bench: GameCommand,
    train: TyperCommand,
    coach: TyperCommand,
}
for command, kind in COMMANDS.items():
    app.command(cls=kind)(command)
app.add_typer(puzzles, name="puzzles")
app.add_typer(admin, name="admin")


def main() -> None:
    """Run the command. A terminal that lacks a letter shows another one instead."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    app(prog_name="monumental")


if __name__ == "__main__":
    main()
