"""`monumental review`: what decided a game, and what would have been better."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from monumental.cli.commands.play import Plain, chosen_screen
from monumental.cli.commands.recorded.replay import perspective
from monumental.cli.languages import AsJson, Language, spoken
from monumental.cli.manners import INTERRUPTED, WrongInput
from monumental.cli.many_games.series import progress_bar
from monumental.cli.recorded.records import PlayedPacks, about, folders, named, read_file

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.coach.review.decision import Decision
    from monumental.coach.review.review import Reviewing


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game that is over.")],
    seat: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="Only what this seat chose: 1, 2 … Left out, all.")
    ] = None,
    thoughts: Annotated[
        int, typer.Option(metavar="N", min=1, max=100_000, help="So much is thought about each decision.")
    ] = 48,
    lang: Language = None,
    plain: Plain = False,
    pack: PlayedPacks = None,
    as_json: AsJson = False,
) -> None:
    """Review a game: the course of the chances, how well each seat chose, and the moments that mattered.

    What was judged is kept beside the record, in FILE.review: who stops goes on later with the same command.
    """
    from monumental.bots.bot import Budget
    from monumental.coach.errors import CoachError
    from monumental.coach.review.review import Reviewing
    from monumental.coach.review.telling import moments_data, parts

    with about(file):
        record = read_file(file, spoken(lang))
        try:
            reviewing = Reviewing(record, None, Budget(thoughts=thoughts), folders(pack))
        except CoachError as error:
            raise WrongInput(f"{file}: {error}") from error
        texts = spoken(lang, reviewing.replay.opening.box)
        who = perspective(reviewing.replay, seat, texts)
        if who is not None:
            reviewing = Reviewing(record, who, Budget(thoughts=thoughts), folders(pack))
    decisions = judged(file, reviewing, texts, hidden=as_json)
    found = reviewing.review(decisions)
    if as_json:
        told = {
            name: moments_data(reviewing, steps, texts)
            for name, steps in (("missed", found.missed()), ("found", found.found()))
        }
        print(json.dumps({**found.as_json(), "moments": told}, ensure_ascii=False))
        return
    screen = chosen_screen(texts, plain=plain)
    from monumental.cli.table.explaining.answer import Answer

    for part in parts(reviewing, found, texts):
        screen.answer(Answer(part.title, part.lines))


def judged(file: Path, reviewing: Reviewing, texts: Texts, *, hidden: bool) -> list[Decision]:
    """Every decision, judged before or now; with a bar for whoever watches."""
    from monumental.coach.review.keeping import beside, kept_review

    path = beside(file)
    with named(path), kept_review(path, reviewing) as (known, keep):
        decisions = [*known]
        count = len(reviewing.wanted)
        try:
            with progress_bar(count, hidden=hidden, done=len(known)) as advance:
                for decision in reviewing.go_on(known):
                    keep(decision)
                    decisions.append(decision)
                    advance()
        except KeyboardInterrupt:
            print(texts("coach-review-stopped", done=len(decisions), all=count), file=sys.stderr)
            raise typer.Exit(INTERRUPTED) from None
    return decisions
