"""`monumental check-map`: does a map keep every rule, and how does it look?"""

from __future__ import annotations

import json
from typing import Annotated

import typer

from monumental.cli.languages import AsJson, Language, spoken


def check_map(
    file: Annotated[str, typer.Argument(help="A map file, or the name of a map.", metavar="FILE")],
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Check a map of classic: say every problem with its rule; if there is none, draw it."""
    from rich.console import Console

    from monumental.cli.screens.classic.hexdrawing import draw_bare
    from monumental.maps.files import find_map, read_map
    from monumental.play.setup import packs_for, unpack

    hexmap = read_map(find_map(file))
    # The map of five players has its name from the pack that they need.
    texts = spoken(lang, unpack("continuous", packs_for("continuous", len(hexmap.capitals))))
    if as_json:
        data = {"map": hexmap.name, "tiles": len(hexmap.tiles), "players": len(hexmap.capitals)}
        print(json.dumps(data))
        return
    console = Console(highlight=False, markup=False, emoji=False)
    drawing = draw_bare(hexmap, console.width)
    if drawing is not None:
        console.print(drawing)
    name = texts.layout(hexmap.name)
    print(texts("terminal-map-sound", map=name, tiles=len(hexmap.tiles), seats=len(hexmap.capitals)))
