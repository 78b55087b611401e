"""`monumental mcp`: a seat for a language model, or for any client of the Model Context Protocol."""

from __future__ import annotations

from typing import Annotated

import typer

from monumental.bots import LEVELS
from monumental.cli.edition import Advanced, Layout, Only, Packs, Preset, Switches
from monumental.cli.game_command import USUAL_RULES, Rules, wanted
from monumental.cli.languages import Language, spoken
from monumental.cli.manners import WrongInput
from monumental.cli.table.takeover import USUAL_BOT

#: What is said of a table on a server; everything else was settled when somebody made it.
WITH_TABLE = frozenset({"table", "seat", "key", "name", "lang"})

#: What makes no sense without one.
ONLY_WITH_TABLE = frozenset({"key", "name"})


def mcp(
    context: typer.Context,
    rules: Rules = USUAL_RULES,
    opponent: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help=f"Who plays against the client, once for each: {', '.join(LEVELS)}, or another bot; "
            f"usually {USUAL_BOT}.",
        ),
    ] = None,
    seat: Annotated[
        int | None, typer.Option(metavar="N", min=1, max=9, help="The client's seat: 1, 2 …")
    ] = None,
    civ: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="The client's civilization. Left out, it is chosen in the game."),
    ] = None,
    advanced: Advanced = 0,
    layout: Layout = None,
    seed: Annotated[
        int | None, typer.Option(metavar="N", help="Equal seeds give equal luck. Left out, luck is sealed.")
    ] = None,
    table: Annotated[
        str | None,
        typer.Option(metavar="LINK", help="A table of a server, by its link. Left out, a game against bots."),
    ] = None,
    key: Annotated[
        str | None,
        typer.Option(
            metavar="KEY",
            envvar="MONUMENTAL_KEY",
            help="The key that the seat belongs to. Left out, the client takes a free seat, or its last one.",
        ),
    ] = None,
    name: Annotated[
        str | None, typer.Option(metavar="NAME", help="What the client is called at a table of a server.")
    ] = None,
    lang: Language = None,
    preset: Preset = "rulebook",
    rule: Switches = None,
    pack: Packs = None,
    only: Only = False,
) -> None:
    """Let a client of the Model Context Protocol sit at a table, by standard input and output."""
    texts = spoken(lang)
    try:
        from monumental.cli.mcp.protocol import serve
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("monumental"):
            raise
        raise WrongInput(texts("mcp-not-installed", command='pip install "monumental[mcp]"')) from error
    from monumental.cli.mcp.local import Terms, sit_down
    from monumental.cli.mcp.remote import sit_down_at
    from monumental.cli.mcp.tools import Visit

    typed = {
        parameter.name: max(parameter.opts, key=len)
        for parameter in context.command.params
        if (source := context.get_parameter_source(parameter.name or "")) is not None
        and source.name == "COMMANDLINE"
    }
    for found, option in typed.items():
        if table is not None and found not in WITH_TABLE:
            raise WrongInput(texts("mcp-table-alone", option=option if option.startswith("-") else rules))
        if table is None and found in ONLY_WITH_TABLE:
            raise WrongInput(texts("mcp-table-only", option=option))
    modules = wanted(context)
    if table is not None and modules:
        raise WrongInput(texts("mcp-table-alone", option=f"--{modules[0]}"))
    if table is not None:
        chair = sit_down_at(table, texts.language, key, None if seat is None else seat - 1, name or "")
        serve(Visit(chair, texts))
        return
    terms = Terms(
        rules,
        opponents=tuple(opponent or ()),
        seat=(seat or 1) - 1,
        civilization=civ,
        seed=seed,
        modules=modules,
        packs=tuple(pack or ()),
        only=only,
        preset=preset,
        switches=tuple(rule or ()),
        layout=layout,
        advanced=advanced,
    )
    serve(Visit(sit_down(terms, texts.language), texts))
