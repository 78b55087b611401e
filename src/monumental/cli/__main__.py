"""The command `monumental`."""

from __future__ import annotations

import io
import sys

import typer

from monumental.cli.arena import arena
from monumental.cli.balance import balance
from monumental.cli.bench import bench
from monumental.cli.check_map import check_map
from monumental.cli.check_pack import check_pack
from monumental.cli.clauses import clauses
from monumental.cli.gallery import cards
from monumental.cli.look import options, why
from monumental.cli.manners import Polite
from monumental.cli.play import PlayCommand, play
from monumental.cli.replay import replay
from monumental.cli.serve import serve
from monumental.cli.simulate import simulate
from monumental.cli.verify import verify

app = typer.Typer(cls=Polite, add_completion=False, rich_markup_mode=None)


@app.callback(invoke_without_command=True)
def monumental(context: typer.Context) -> None:
    """Monumental, the civilization game: play it, teach it to bots, write cards for it."""
    if context.invoked_subcommand is None:
        context.invoke(serve)


app.command(cls=PlayCommand)(play)
for command in (
    serve,
    replay,
    verify,
    simulate,
    arena,
    balance,
    options,
    why,
    cards,
    check_pack,
    check_map,
    clauses,
    bench,
):
    app.command()(command)


def main() -> None:
    """Run the command. A terminal that lacks a letter shows another one instead."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    app(prog_name="monumental")


if __name__ == "__main__":
    main()
