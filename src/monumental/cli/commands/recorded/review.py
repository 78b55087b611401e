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
from monumental.cli.recorded.records import PlayedPacks, about, folders, read_file

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.coach.review.keeping import Notes
    from monumental.coach.review.review import Review, Reviewing


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

    What was judged is kept beside the record, in FILE.review: who stops goes on later with the same command,
    or looks at another seat. With another number of thoughts it begins anew.
    """
    from monumental.bots.bot import Budget
    from monumental.cards.errors import FirstOf
    from monumental.coach.errors import CoachError
    from monumental.coach.review.keeping import beside, kept_review
    from monumental.coach.review.review import Reviewing
    from monumental.coach.review.telling import moments_data, parts

    with about(file):
        record = read_file(file, spoken(lang))
        try:
            reviewing = Reviewing(record, None, Budget(thoughts=thoughts), folders(pack))
        except CoachError as error:
            raise WrongInput(f"{file}: {FirstOf(error).said(spoken(lang))}") from error
        texts = spoken(lang, reviewing.replay.opening.box)
        who = perspective(reviewing.replay, seat, texts)
        if who is not None:
            reviewing = Reviewing(record, who, Budget(thoughts=thoughts), folders(pack))
    with kept_review(beside(file), reviewing, texts, said_beside) as notes:
        found = reviewed(reviewing, notes, texts, hidden=as_json)
    moments = {at: moment for (at, language), moment in notes.moments.items() if language == texts.language}
    if as_json:
        told = {
            name: moments_data(steps, moments)
            for name, steps in (("missed", found.missed()), ("found", found.found()))
        }
        print(json.dumps({**found.as_json(), "moments": told}, ensure_ascii=False))
        return
    screen = chosen_screen(texts, plain=plain)
    from monumental.cli.table.explaining.answer import Answer

    for part in parts(reviewing, found, moments, texts):
        screen.answer(Answer(part.title, part.lines))


def said_beside(sentence: str) -> None:
    """What is not part of the review, for whoever watches."""
    print(sentence, file=sys.stderr)


def reviewed(reviewing: Reviewing, notes: Notes, texts: Texts, *, hidden: bool) -> Review:
    """The whole review, noted before or now; who does not want to wait for its end may stop it."""
    try:
        judge(reviewing, notes, hidden=hidden)
        found = reviewing.review(notes.decisions.values())
        explain(reviewing, found, notes, texts, hidden=hidden)
    except KeyboardInterrupt:
        count = len(reviewing.wanted)
        done = count - len(reviewing.missing(notes.decisions.values()))
        key = "coach-review-stopped" if notes.are_kept else "coach-review-stopped-not-kept"
        said_beside(texts(key, done=done, all=count))
        raise typer.Exit(INTERRUPTED) from None
    return found


def judge(reviewing: Reviewing, notes: Notes, *, hidden: bool) -> None:
    """Every decision, with a bar for whoever watches."""
    count = len(reviewing.wanted)
    left = reviewing.missing(notes.decisions.values())
    with progress_bar(count, hidden=hidden, done=count - len(left)) as advance:
        for at in left:
            notes.keep(reviewing.judge(at))
            advance()


def explain(reviewing: Reviewing, found: Review, notes: Notes, texts: Texts, *, hidden: bool) -> None:
    """Why the moments mattered, with a bar, too: to find the reasons takes longer than to judge."""
    from monumental.coach.review.moments import moment_of

    decisions = [step.decision for step in found.moments()]
    left = [each for each in decisions if (each.at, texts.language) not in notes.moments]
    with progress_bar(len(decisions), hidden=hidden, done=len(decisions) - len(left)) as advance:
        for decision in left:
            notes.keep(moment_of(reviewing, decision, texts))
            advance()
