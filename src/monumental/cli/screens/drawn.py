"""A screen to look at: the table drawn with Rich."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from monumental.cli.screens import others, score, signs
from monumental.cli.screens.narrow import is_narrow
from monumental.cli.screens.pager import Pager, somebody_types
from monumental.cli.screens.views import view_of
from monumental.cli.table.telling.idle import would_be_idle
from monumental.play.notation import COLUMNS
from monumental.play.speech.prices import activation_yield
from monumental.play.speech.subjects import YIELDING, hints, subject

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.cards.text import Texts
    from monumental.cli.screens.view import MenuForm
    from monumental.cli.table.explaining.answer import Answer
    from monumental.cli.table.telling.paragraph import Paragraph
    from monumental.cli.table.typed.menu import Entry, Menu
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game


#: So few options need no gaps between their groups.
FEW = 6


class DrawnScreen:
    """Draws the table at every turn."""

    seeing = True

    def __init__(self, texts: Texts, *, pages: bool = False) -> None:
        self.texts = texts
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.pager = Pager(self.console, texts, input, stops=pages and somebody_types(self.console))

    def table(self, game: Game, seat: int, *, whole: bool) -> None:
        del whole  # there is always room on a screen
        self.pager.print("")
        self.pager.print(view_of(game).board.whole_table(game, seat, self.texts, self.console.width))
        for line in others.lines(game, seat, self.texts):
            self.pager.print(line)

    def belongings(self, game: Game, owner: int, seat: int) -> None:
        self.pager.print(view_of(game).board.belongings_of(game, owner, seat, self.texts))

    def part(self, game: Game, seat: int, part: str) -> None:
        width = self.console.width
        self.pager.print(view_of(game).board.part_of_table(game, seat, part, self.texts, width))

    def news(self, title: str, paragraphs: Sequence[Paragraph]) -> None:
        if title:
            self.pager.print(Rule(Text(title, "bold"), align="left", style="dim"))
        for paragraph in paragraphs:
            self.pager.print(Text(f"· {paragraph.head}"))
            if paragraph.below:
                self.pager.print(Padding(Text(paragraph.below), (0, 0, 0, 4)))

    def answer(self, answer: Answer) -> None:
        self.pager.print(Text(answer.title, "bold"))
        for line in answer.lines:
            self.pager.print(Padding(Text(line), (0, 0, 0, 2)))

    def prompt(self, game: Game, seat: int, text: str) -> str:
        """The supply is in view while one chooses."""
        self.rest()
        return f"{signs.supply(game.state.players[seat].supply)}  {text} "

    def rest(self) -> None:
        self.pager.rest()

    def say(self, sentence: str) -> None:
        self.pager.print(Text(sentence))

    def options(self, game: Game, seat: str, question: str, menu: Menu, explained: set[Card] | None) -> None:
        """The one sentence that says what is asked now, and what can be answered."""
        # Whoever did not want to read all that came before wants to read this.
        self.pager.skipping = False
        self.pager.print(Rule(style="dim"))
        asked = Text(self.texts("terminal-list", title=seat, items=question), "bold")
        asked.highlight_words([seat], "green")
        self.pager.print(asked)
        if game.choice().question == "activate":
            self.pager.print(activation_grid(game, menu))
            return
        if explained is not None and view_of(game).board.explains_display(self.console.width):
            explained.update(view_of(game).between(game))
        self.pager.print(option_list(game, menu, self.texts, explained))

    def sheet(self, game: Game) -> None:
        self.pager.skipping = False
        self.pager.print(score.heading(game, self.texts))
        if is_narrow(self.console):
            for line in score.spoken_sheet(game, self.texts):
                self.pager.print(Text(line))
        else:
            self.pager.print(score.drawn_sheet(game, self.texts))
        for line in score.dominance(game, self.texts):
            self.pager.print(Text(line))


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
    idle = would_be_idle(game, action, texts)
    return text.append(f"\n{idle}", "dim") if idle else text


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
