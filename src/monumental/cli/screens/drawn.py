"""A screen to look at: the table drawn with Rich."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from monumental.cli.screens import score, signs
from monumental.cli.screens.views import view_of
from monumental.play.notation import COLUMNS
from monumental.play.speech.prices import activation_yield
from monumental.play.speech.subjects import hints, subject

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.cards.text import Texts
    from monumental.cli.screens.view import MenuForm
    from monumental.cli.table.answer import Answer
    from monumental.cli.table.menu import Entry, Menu
    from monumental.cli.table.paragraph import Paragraph
    from monumental.engine.catalog import Card
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
        self.console.print(view_of(game).board.whole_table(game, seat, self.texts, self.console.width))

    def belongings(self, game: Game, owner: int, seat: int) -> None:
        self.console.print(view_of(game).board.belongings_of(game, owner, seat, self.texts))

    def part(self, game: Game, seat: int, part: str) -> None:
        width = self.console.width
        self.console.print(view_of(game).board.part_of_table(game, seat, part, self.texts, width))

    def news(self, title: str, paragraphs: Sequence[Paragraph]) -> None:
        if title:
            self.console.print(Rule(Text(title, "bold"), align="left", style="dim"))
        for paragraph in paragraphs:
            self.console.print(Text(f"· {paragraph.head}"))
            if paragraph.below:
                self.console.print(Padding(Text(paragraph.below), (0, 0, 0, 4)))

    def answer(self, answer: Answer) -> None:
        self.console.print(Text(answer.title, "bold"))
        for line in answer.lines:
            self.console.print(Padding(Text(line), (0, 0, 0, 2)))

    def prompt(self, game: Game, seat: int, text: str) -> str:
        """The supply is in view while one chooses."""
        return f"{signs.supply(game.state.players[seat].supply)}  {text} "

    def say(self, sentence: str) -> None:
        self.console.print(Text(sentence))

    def options(self, game: Game, seat: str, question: str, menu: Menu, explained: set[Card] | None) -> None:
        """The one sentence that says what is asked now, and what can be answered."""
        self.console.print(Rule(style="dim"))
        asked = Text(self.texts("terminal-list", title=seat, items=question), "bold")
        asked.highlight_words([seat], "green")
        self.console.print(asked)
        if game.choice().question == "activate":
            self.console.print(activation_grid(game, menu))
            return
        if explained is not None and view_of(game).board.explains_display(self.console.width):
            explained.update(view_of(game).between(game))
        self.console.print(option_list(game, menu, self.texts, explained))

    def sheet(self, game: Game) -> None:
        self.console.print(score.heading(game, self.texts))
        self.console.print(score.drawn_sheet(game, self.texts))
        for line in score.dominance(game, self.texts):
            self.console.print(Text(line))


def option_list(game: Game, menu: Menu, texts: Texts, explained: set[Card] | None) -> Table:
    """Number, option and how it is typed; what its card says stands below, once."""
    table = Table.grid(padding=(0, 1, 0, 0), expand=True)
    table.add_column(justify="right", style="bold", no_wrap=True)
    table.add_column(ratio=1, overflow="fold")
    form = view_of(game).menu
    group = "" if form.titles else menu.entries[0].group
    for entry in menu.entries:
        if entry.group != group and len(menu.entries) > FEW:
            table.add_row("", group_title(entry.group, form, texts))
        group = entry.group
        table.add_row(numbers(entry), option_text(game, entry, form, texts, explained))
    return table


def group_title(group: str, form: MenuForm, texts: Texts) -> Text:
    """What the options below have in common; without a title, a gap."""
    key = form.titles.get(group)
    return Text() if key is None else Text(texts(key), "dim italic")


def option_text(game: Game, entry: Entry, form: MenuForm, texts: Texts, explained: set[Card] | None) -> Text:
    action = entry.actions[0]
    card = subject(game, action, game.choice().seat)
    gives = signs.yields(card) if card is not None and action.verb in YIELDING else Text()
    text = Text.assemble(entry.text, gives, (f"  [{entry.words}]", "dim"))
    if entry.targets:
        text.append("\n").append_text(targets(game, entry, form))
    elif form.glimpse(game, action):
        text.append("  ").append_text(form.glimpse(game, action))
    if explained is not None and card not in explained:
        about = " ".join(hints(game, action, texts))
        if about:
            text.append(f"\n{about}", "dim")
            explained.update([] if card is None else [card])
    return text


def targets(game: Game, entry: Entry, form: MenuForm) -> Text:
    """The options of a folded family, each with its number and what is to be seen there."""
    steps = [
        Text.assemble((str(number), "bold"), "→", form.glimpse(game, action))
        for number, action in enumerate(entry.actions, start=entry.first)
    ]
    return Text(signs.DOT).join(steps)


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
