"""`monumental balance`: what many games say about civilizations, seats and cards."""

from __future__ import annotations

import json
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from monumental import __version__
from monumental.balance.counting import count
from monumental.balance.facts import Facts, observe
from monumental.balance.file import FORMAT, kept
from monumental.balance.plan import plan
from monumental.balance.report import FORMAT as REPORT
from monumental.bots import BOTS
from monumental.bots.match import Match, must_be_known
from monumental.cli.edition import (
    Edition,
    Layout,
    Only,
    Packs,
    Preset,
    Switches,
    chosen,
)
from monumental.cli.game_command import Rules, wanted
from monumental.cli.languages import Language, spoken
from monumental.cli.manners import WrongInput
from monumental.cli.many_games.resumable import (
    Jobs,
    Ray,
    edition_of,
    how_to_go_on,
    must_be_this_version,
    once_more,
    play_the_rest,
)
from monumental.play.setup import wishes

if TYPE_CHECKING:
    from monumental.balance.plan import Survey
    from monumental.balance.report import Report
    from monumental.cards.text import Texts
    from monumental.play.setup import Box

#: So many findings are printed; the page has them all.
PRINTED = 10


def balance(
    context: typer.Context,
    rules: Rules = "duel",
    games: Annotated[int, typer.Option(min=1, help="How many games")] = 200,
    bot: Annotated[
        str, typer.Option(help=f"Who plays all seats: {', '.join(BOTS)}; search-100n for one that thinks")
    ] = "greedy",
    out: Annotated[
        Path, typer.Option(help="The page to write; the same as JSON and the games themselves go beside it")
    ] = Path("balance.html"),
    seats: Annotated[
        int | None, typer.Option(help="How many sit at a table; left out, as few as can play")
    ] = None,
    seed: Annotated[int, typer.Option(help="The seed of the first game; the next has the next")] = 0,
    layout: Layout = None,
    preset: Preset = "rulebook",
    rule: Switches = None,
    pack: Packs = None,
    only: Only = False,
    jobs: Jobs = None,
    ray: Ray = None,
    lang: Language = None,
) -> None:
    """Let a bot play many games against itself and report how balanced the cards are.

    Every civilization plays every other in every seat. Finished games are kept: the same command goes on
    where it was stopped, and with more --games it plays the missing ones.
    """
    modules = wanted(context)
    edition = chosen(rules, pack, preset, rule, only=only, modules=modules, texts=spoken(lang))
    at_table = edition.seats(rules)[0] if seats is None else seats
    edition = edition.for_seats(rules, at_table)
    survey = prepared(rules, edition, bot, at_table, seed, layout)
    must_be_writable(out)
    head = header(rules, edition, survey)
    planned = survey.matches(games)
    wanted_seeds = {match.seed for match in planned}
    with kept(beside(out, ".games.jsonl"), head, survey) as (done, keep):

        def count_in(facts: Facts) -> None:
            keep(facts)
            done.append(facts)

        before = {facts.seed for facts in done}
        left = [match for match in planned if match.seed not in before]
        stopped = play_the_rest(
            partial(observe_one, rules, edition, __version__),
            left,
            len(planned) - len(left),
            count_in,
            lambda match: once_more(match, rules, edition),
            jobs,
            ray,
            hidden=False,
        )
    played = [facts for facts in done if facts.seed in wanted_seeds]
    if played:
        box = edition.box(rules)
        texts = spoken(lang, box)
        report = count(played, box.rules, box.catalog, {**head, "format": REPORT, "games": len(played)})
        write_report(out, report, box, texts)
        print_short(out, report, box, texts)
    if stopped is not None:
        print(how_to_go_on(len(played), len(planned), beside(out, ".games.jsonl")), file=sys.stderr)
        raise typer.Exit(stopped)


def prepared(
    rules: str, edition: Edition, bot: str, seats: int, seed: int, layout: str | None = None
) -> Survey:
    """The games to be played; what can't be played is said before the first one."""
    box = edition.box(rules)
    must_be_known("bot", [bot], BOTS, box.rules)
    peoples = [civilization.key for civilization in box.catalog.civilizations]
    survey = plan(bot, peoples, seats, seed, layout)
    wishes(box, peoples[:seats], 0, seats=seats, layout=layout, seed=seed)
    return survey


def header(rules: str, edition: Edition, survey: Survey) -> dict[str, Any]:
    """Which games these are: whatever decides them, but how many."""
    return {
        "format": FORMAT,
        **edition_of(rules, edition),
        "map": survey.layout,
        "seats": survey.seats,
        "bot": survey.bot,
        "seed": survey.seed,
    }


def observe_one(rules: str, edition: Edition, version: str, match: Match) -> Facts:
    """Play one game, in whatever process and on whatever machine."""
    must_be_this_version(version)
    return observe(edition.box(rules), match)


# What is written


def beside(out: Path, ending: str) -> Path:
    """`report.html` as `report.json`."""
    return out.with_suffix(ending)


def must_be_writable(out: Path) -> None:
    if out.is_dir() or not out.parent.is_dir():
        raise WrongInput(f"{out} can't be written: --out is a file in a folder that exists")
    if out.suffix not in {".html", ".htm"}:
        raise WrongInput(f"{out} is to be a page: --out ends with .html")


def write_report(out: Path, report: Report, box: Box, texts: Texts) -> None:
    """The page, and the same for other programs."""
    # The templates take their time to import.
    from monumental.balance.page import page

    out.write_text(page(report, box.catalog, texts), encoding="utf-8")
    data = json.dumps(report.as_json(), indent=1, ensure_ascii=False)
    beside(out, ".json").write_text(f"{data}\n", encoding="utf-8")


def print_short(out: Path, report: Report, box: Box, texts: Texts) -> None:
    """The findings, and where the rest is."""
    from monumental.balance.page import sentences

    told = sentences(report, box.catalog, texts)
    print(texts("balance-printed", games=report.games, out=str(out)))
    for number, sentence in enumerate(told[:PRINTED], start=1):
        print(f"{number:>3}. {sentence}")
    if len(told) > PRINTED:
        print(texts("balance-printed-more", count=len(told) - PRINTED))
