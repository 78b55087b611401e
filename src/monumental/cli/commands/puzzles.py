"""`monumental puzzles`: list them, solve one, prove them again, look for new ones."""

from __future__ import annotations

import json
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from monumental.cli.edition import Only, Packs, chosen
from monumental.cli.languages import AsJson, Language, spoken
from monumental.cli.manners import INTERRUPTED, WrongInput

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.cards.text import Texts
    from monumental.learn.puzzles.miner import Yield
    from monumental.learn.puzzles.puzzle import Puzzle

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    help="List puzzles, solve one, prove them, look for new ones.",
)

OfRules = Annotated[str | None, typer.Option(metavar="RULES", help="Only those of these rules.")]


@app.callback(invoke_without_command=True)
def puzzles(context: typer.Context) -> None:
    """List puzzles, solve one, prove them again, look for new ones."""
    if context.invoked_subcommand is None:
        listing()


@app.command("list")
def listing(
    rules: OfRules = None,
    theme: Annotated[str | None, typer.Option(metavar="THEME", help="Only those of this theme.")] = None,
    grade: Annotated[int | None, typer.Option(min=1, max=5, help="Only those as difficult as this.")] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Print the puzzles that come with the program."""
    from monumental.cards.errors import unknown
    from monumental.learn.puzzles.goals import GOALS
    from monumental.learn.puzzles.shelf import shipped
    from monumental.play.systems.known import SYSTEMS

    if rules is not None and rules not in SYSTEMS:
        raise WrongInput(unknown("rules", rules, SYSTEMS, listed=True))
    if theme is not None and theme not in GOALS:
        raise WrongInput(unknown("theme", theme, GOALS, listed=True))
    shown = [
        puzzle
        for puzzle in shipped()
        if (rules is None or puzzle.rules == rules)
        and (theme is None or puzzle.theme == theme)
        and (grade is None or puzzle.difficulty.grade == grade)
    ]
    if as_json:
        print(json.dumps([as_data(puzzle) for puzzle in shown], ensure_ascii=False, indent=2))
        return
    texts = spoken(lang)
    show(shown, texts)
    print(texts("puzzle-count", count=len(shown)))


@app.command()
def today(lang: Language = None) -> None:
    """Print the puzzle of the day, by the date in UTC."""
    from monumental.learn.puzzles.shelf import today as puzzle_of

    show([puzzle_of(datetime.now(UTC).date())], spoken(lang))


@app.command()
def solve(
    puzzle: Annotated[str, typer.Argument(metavar="ID|FILE", help="A puzzle by its id or file.")],
    plain: Annotated[bool, typer.Option("--plain", help="Sentences instead of drawings.")] = False,
    lang: Language = None,
) -> None:
    """Solve a puzzle in the terminal."""
    from monumental.cli.learn.solving import solve_at_prompt

    solve_at_prompt(found(puzzle), lang, plain=plain)


@app.command()
def prove(
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="FILE", help="Puzzle files; left out, all of ours.")
    ] = None,
    lang: Language = None,
) -> None:
    """Search the turn of each puzzle to all its ends and compare with what its file says."""
    from monumental.learn.puzzles.check import check
    from monumental.learn.puzzles.puzzle import read_puzzle
    from monumental.learn.puzzles.shelf import shipped

    texts = spoken(lang)
    count = 0
    for puzzle in map(read_puzzle, files) if files else shipped():
        proof = check(puzzle)
        count += 1
        print(
            texts(
                "puzzle-proven",
                puzzle=puzzle.id,
                best=proof.best,
                second=puzzle.proof.second,
                ends=proof.ends,
                positions=proof.positions,
            )
        )
    print(texts("puzzle-all-proven", count=count))


@app.command()
def mine(
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="Where the puzzle files go.")],
    rules: Annotated[str, typer.Option(metavar="RULES", help="The rules that are played.")] = "duel",
    pack: Packs = None,
    only: Only = False,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the first game; the next has the next.")] = 0,
    games: Annotated[int, typer.Option(min=1, help="How many games are looked through.")] = 10,
    bot: Annotated[str | None, typer.Option(help="Who plays the games; left out, somebody careless.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many sit at a table; left out, the fewest.")] = None,
    each: Annotated[int | None, typer.Option(min=1, help="At most so many of each theme.")] = None,
    options: Annotated[
        int | None, typer.Option(min=1, help="A turn with more options than this in all is left out.")
    ] = None,
    lang: Language = None,
) -> None:
    """Look for puzzles in games of bots. What is found is written at once: it can be stopped at any time."""
    from monumental.bots import BOTS
    from monumental.bots.match import must_be_known
    from monumental.learn.puzzles import miner
    from monumental.learn.puzzles.prover import MOST_OPTIONS
    from monumental.learn.puzzles.puzzle import write_puzzle
    from monumental.learn.puzzles.words import theme

    texts = spoken(lang)
    edition = chosen(rules, pack, "rulebook", None, only=only, modules=(), texts=texts)
    box = edition.box(rules)
    if seats is not None:
        edition = edition.for_seats(rules, seats)
    plays = bot or miner.PLAYS
    must_be_known("bot", [plays], BOTS, box.rules)
    out.mkdir(parents=True, exist_ok=True)
    tell = Progress(texts)
    mined = miner.mine(
        rules,
        range(seed, seed + games),
        packs=tuple(edition.packs),
        bot=plays,
        seats=seats,
        most=options or MOST_OPTIONS,
        each=each,
        progress=tell.count,
    )
    try:
        for puzzle in mined:
            (out / f"{puzzle.id}.toml").write_text(write_puzzle(puzzle), encoding="utf-8")
            told = theme(puzzle.theme, texts)
            print(texts("puzzle-mined", puzzle=puzzle.id, theme=told, grade=puzzle.difficulty.grade))
    except KeyboardInterrupt:
        print(texts("puzzle-stopped", folder=str(out)), file=sys.stderr)
        raise typer.Exit(INTERRUPTED) from None
    tell.finish()


class Progress:
    """How far the search has come: after every game on the error stream, and once in the end."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.games = 0
        self.last = ""

    def count(self, done: Yield) -> None:
        self.last = self.texts(
            "puzzle-progress",
            games=done.games,
            positions=done.positions,
            large=done.too_large,
            puzzles=done.themes.total(),
        )
        if done.games > self.games:
            self.games = done.games
            print(self.last, file=sys.stderr)

    def finish(self) -> None:
        print(self.last)


def found(name: str) -> Puzzle:
    """A puzzle by its id, or by the path of its file."""
    from monumental.learn.puzzles.puzzle import read_puzzle
    from monumental.learn.puzzles.shelf import find_puzzle

    path = Path(name)
    return read_puzzle(path) if path.suffix == ".toml" or path.is_file() else find_puzzle(name)


def show(shown: Sequence[Puzzle], texts: Texts) -> None:
    """One line for each."""
    from monumental.learn.puzzles.words import theme

    width = max([len(puzzle.id) for puzzle in shown], default=0)
    for puzzle in shown:
        words = (
            theme(puzzle.theme, texts),
            texts("puzzle-grade", grade=puzzle.difficulty.grade),
            texts("puzzle-decisions", count=puzzle.proof.decisions),
        )
        print(f"{puzzle.id:{width}}  {' · '.join(words)}")


def as_data(puzzle: Puzzle) -> dict[str, object]:
    return {
        "id": puzzle.id,
        "rules": puzzle.rules,
        "theme": puzzle.theme,
        "grade": puzzle.difficulty.grade,
        "decisions": puzzle.proof.decisions,
    }
