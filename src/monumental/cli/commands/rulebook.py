"""`monumental rules`: the rules of a system to read, with drawings of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from monumental.cli.languages import Language, spoken
from monumental.cli.manners import WrongInput

if TYPE_CHECKING:
    from rich.console import Console

    from monumental.cards.text import Texts
    from monumental.learn.rulebook import Chapter, Picture

#: A line of more letters than that is hard to read.
WIDEST = 92


def rules(
    system: Annotated[
        str, typer.Argument(help="The rules of a system, such as: duel.", metavar="RULES")
    ] = "duel",
    lang: Language = None,
) -> None:
    """Print the rules to read: what the game is about, and every action with its price, in ten minutes."""
    from rich.console import Console
    from rich.text import Text

    from monumental.learn.rulebook import books, chapters, find_book
    from monumental.learn.rulebook.book import whole_box
    from monumental.play.setup import unpack

    if system not in books():
        texts = spoken(lang)
        raise WrongInput(texts("terminal-no-rules", rules=system, known=", ".join(books())))
    book = find_book(system)
    texts = spoken(lang, unpack(system, whole_box(system)))
    console = Console(highlight=False, markup=False, emoji=False)
    console = Console(highlight=False, markup=False, emoji=False, width=min(console.width, WIDEST))
    console.print(Text(texts(f"rules-{system}").upper(), "bold"))
    for chapter in chapters(book, texts.language):
        show(chapter, console, texts)


def show(chapter: Chapter, console: Console, texts: Texts) -> None:
    """A section: its paragraphs with their clauses, its table, its drawing."""
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    console.print()
    console.print(Text(chapter.title, "bold"))
    for paragraph in chapter.paragraphs:
        console.print()
        console.print(Text(paragraph.text))
        console.print(Text(f"[{', '.join(paragraph.clauses)}]", "dim"))
    if chapter.heads is not None:
        table = Table(*chapter.heads, box=None, header_style="dim", pad_edge=False, padding=(0, 2, 0, 0))
        for row in chapter.rows:
            table.add_row(row.text, row.value)
        console.print()
        console.print(table)
    if chapter.picture is not None:
        console.print()
        draw(chapter.picture, console, texts)
        console.print(Padding(Text(chapter.picture.caption, "italic"), (0, 0, 0, 2)))


def draw(picture: Picture, console: Console, texts: Texts) -> None:
    """What a drawing is about, as the terminal draws its tables; each thing once."""
    from monumental.cli.screens import board, signs
    from monumental.cli.screens.belongings import wonder
    from monumental.cli.screens.phrases import wonder as wonder_words
    from monumental.cli.screens.view import DISPLAY
    from monumental.cli.screens.views import view_of

    game, seat = picture.game, picture.seat
    view = view_of(game)
    for part in picture.show:
        if part in view.drawings:
            console.print(view.drawings[part](game, seat, texts))
        elif part == "display":
            console.print(view.board.part_of_table(game, seat, DISPLAY, texts, console.width))
        elif part == "policies":
            console.print(board.policies(game, seat, texts))
        elif part == "leaders":
            begun = wonder(game, seat)
            console.print("" if begun is None else wonder_words(begun, texts))
        elif part == "supply":
            # What lies before a seat shows it already.
            console.print("" if "city" in picture.show else signs.supply(game.state.players[seat].supply))
        else:
            console.print(view.board.belongings_of(game, seat, seat, texts))
