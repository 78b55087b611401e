"""`monumental replay`: step through a recorded game, seeing what a seat saw."""

from __future__ import annotations

import json
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from monumental.cli.commands.play import Plain, chosen_screen
from monumental.cli.languages import AsJson, Language, spoken
from monumental.cli.manners import WrongInput
from monumental.cli.recorded.records import PlayedPacks, about, folders, read_file

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.play.records.replay import Replay


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.")],
    seat: Annotated[
        int | None,
        typer.Option(
            metavar="N", min=1, help="See what this seat saw: 1, 2 … Left out, what somebody who watches saw."
        ),
    ] = None,
    at: Annotated[int, typer.Option(metavar="N", min=0, help="Begin after so many moves.")] = 0,
    everything: Annotated[
        bool, typer.Option("--all", help="Tell the whole story from there on, and don't ask.")
    ] = False,
    lang: Language = None,
    plain: Plain = False,
    pack: PlayedPacks = None,
    as_json: AsJson = False,
) -> None:
    """Step through a recorded game, move by move, without knowing more than a player knew."""
    from monumental.cli.recorded.retelling import Retelling
    from monumental.cli.recorded.stepping import Stepping
    from monumental.play.records.replay import Replay

    with about(file):
        recorded = Replay(read_file(file, spoken(lang)), folders(pack))
        texts = spoken(lang, recorded.opening.box)
        who = perspective(recorded, seat, texts)
        if at > len(recorded):
            raise WrongInput(texts("terminal-replay-short", number=str(at)))
        if as_json:
            from monumental.play.view import as_json as plain_data
            from monumental.play.view import view_for

            view = plain_data(view_for(recorded.at(at).game, who))
            print(json.dumps(view, ensure_ascii=False, indent=2))
            return
        screen = chosen_screen(texts, plain=plain, pages=not everything)
        retelling = Retelling(recorded, who, texts, screen, at)
        retelling.introduce()
        if everything:
            while not retelling.at_the_end:
                retelling.forward()
            return
    retelling.screen.say(texts("terminal-replay-help"))
    with suppress(ImportError):
        # Where there is readline, what is typed can be edited and called up again.
        import_module("readline")
    retelling.arrive()
    Stepping(retelling, input).run()


def perspective(recorded: Replay, number: int | None, texts: Texts) -> int | None:
    """The seat whose eyes are lent, as the engine counts it."""
    count = len(recorded.record.head.seats)
    if number is not None and number > count:
        raise WrongInput(texts("terminal-replay-seat", number=number, count=count))
    return None if number is None else number - 1
