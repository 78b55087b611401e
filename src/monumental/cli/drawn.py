"""A screen to look at: the table drawn with Rich."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from monumental.cli import score, signs
from monumental.cli.board import WIDE, part_of_table, whole_table
from monumental.cli.subjects import hints, subject
from monumental.play.notation import COLUMNS
from monumental.play.prices import activation_yield

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.cards.text import Texts
    from monumental.cli.answers import Answer
    from monumental.cli.menu import Entry, Menu
    from monumental.engine.game import Game


#: So few options need no gaps between their groups.
FEW = 6

#: Options that bring what a card gives, now or later.
YIELDING = frozenset({"acquire", "build", "copy"})


class DrawnScreen:
    """Draws the table at every turn."""

    seeing = True

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.console = Console(highlight=False, markup=False, emoji=False)

    def table(self, game: Game, seat: int, *, whole: bool) -> None:
        del whole  # there is always room on a screen
        self.console.print()
        self.console.print(whole_table(game, seat, self.texts, self.console.width))

    def part(self, game: Game, seat: int, part: str) -> None:
        self.console.print(part_of_table(game, seat, self.texts, self.console.width, part))

    def news(self, title: str, sentences: Sequence[str]) -> None:
        if title:
            self.console.print(Rule(Text(title, "bold"), align="left", style="dim"))
        for sentence in sentences:
            self.console.print(Text(f"· {sentence}"))

    def answer(self, answer: Answer) -> None:
        self.console.print(Text(answer.title, "bold"))
        for line in answer.lines:
            self.console.print(Padding(Text(line), (0, 0, 0, 2)))

    def prompt(self, game: Game, seat: int, text: str) -> str:
        """The supply is in view while one chooses."""
        return f"{signs.supply(game.state.players[seat].supply)}  {text} "

    def say(self, sentence: str) -> None:
        self.console.print(Text(sentence))

    def options(self, game: Game, seat: str, question: str, menu: Menu, *, with_hints: bool) -> None:
        """The one sentence that says what is asked now, and what can be answered."""
        self.console.print(Rule(style="dim"))
        asked = Text(self.texts("terminal-list", title=seat, items=question), "bold")
        asked.highlight_words([seat], "green")
        self.console.print(asked)
        if game.choice().question == "activate":
            self.console.print(activation_grid(game, menu))
        else:
            without = frozenset({"acquire"}) if self.console.width >= WIDE else frozenset[str]()
            self.console.print(option_list(game, menu, self.texts, with_hints=with_hints, without=without))

    def sheet(self, game: Game) -> None:
        self.console.print(score.heading(game, self.texts))
        self.console.print(score.drawn_sheet(game, self.texts))
        for line in score.dominance(game, self.texts):
            self.console.print(Text(line))


def option_list(
    game: Game, menu: Menu, texts: Texts, *, with_hints: bool, without: frozenset[str] = frozenset()
) -> Table:
    """Number, option and how it is typed; what its card says stands below."""
    table = Table.grid(padding=(0, 1, 0, 0), expand=True)
    table.add_column(justify="right", style="bold", no_wrap=True)
    table.add_column(ratio=1, overflow="fold")
    group = menu.entries[0].group
    for entry in menu.entries:
        if entry.group != group and len(menu.entries) > FEW:
            table.add_row()
        group = entry.group
        card = subject(game, entry.actions[0], game.seat)
        gives = signs.yields(card) if card is not None and entry.actions[0].verb in YIELDING else Text()
        text = Text.assemble(entry.text, gives, (f"  [{entry.words}]", "dim"))
        if with_hints and entry.actions[0].verb not in without:
            explained = " ".join(hints(game, entry.actions[0], texts))
            if explained:
                text.append(f"\n{explained}", "dim")
        table.add_row(numbers(entry), text)
    return table


def numbers(entry: Entry) -> str:
    """`7`, or `14–17` for a folded family."""
    return str(entry.first) if entry.first == entry.last else f"{entry.first}–{entry.last}"


def activation_grid(game: Game, menu: Menu) -> Table:
    """The nine ways to activate a city, laid out like the city: what each yields at once."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("", style="dim")
    for column in COLUMNS:
        table.add_column(column)
    for row in range(3):
        cells = []
        for number, action in enumerate(menu.actions, start=1):
            if action.first == row:
                gains = signs.all_tokens(activation_yield(game, game.seat, action.first, action.second))
                cells.append(Text.assemble((f"{number}: ", "bold"), gains))
        table.add_row(str(row + 1), *cells)
    return table
