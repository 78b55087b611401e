"""What every drawn table has: cities, Policies, the display, the piles. Nothing here changes the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from monumental.cards.describe import describe, kind_name
from monumental.cli.screens import belongings, phrases, signs
from monumental.cli.screens.narrow import ByWidth, listed, titled_rule
from monumental.engine.action import EMPTY
from monumental.engine.moves.policy import policy_price
from monumental.engine.resources import CULTURE
from monumental.play.notation import COLUMNS, cell_name
from monumental.play.words import round_line

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from rich.console import Console, ConsoleOptions, RenderableType

    from monumental.cards.text import Texts
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game

#: How much of the width stands beside the display.
RIGHT = 30

#: From this width on, there is room for card texts in the display.
WIDE = 110


def round_rule(game: Game, texts: Texts) -> RenderableType:
    """Which round is played, above everything else."""
    return titled_rule(Text(signs.DOT.join(round_line(game, texts)), "bold"))


def heading(game: Game, owner: int, seat: int, texts: Texts, letter: str = "") -> RenderableType:
    """Whose things come below; on a map, players have letters."""
    title = letter + signs.DOT.join(phrases.title(game, owner, seat, texts))
    style = "bold green" if owner == seat else "bold yellow"
    return titled_rule(Text(title, style), align="left")


def belongings_of(
    game: Game,
    owner: int,
    seat: int,
    texts: Texts,
    beside_the_city: Callable[[Game, int, Texts], RenderableType],
    letter: str = "",
) -> RenderableType:
    """A seat's city and all that lies around it; one's own is drawn larger."""
    title = heading(game, owner, seat, texts, letter)
    if not belongings.has_settled(game, owner):
        return title
    return Group(
        title,
        signs.named_tokens(game.state.players[owner].supply, texts),
        Text(signs.DOT.join(phrases.piles(game, owner, texts)), "dim"),
        city(game, owner, texts, boxed=owner == seat),
        beside_the_city(game, owner, texts),
    )


def city(game: Game, owner: int, texts: Texts, *, boxed: bool) -> RenderableType:
    """The grid; on a narrow terminal, cell by cell."""
    return ByWidth(
        lambda: city_grid(game, owner, texts, boxed=boxed),
        lambda: city_list(game, owner, texts, legend=boxed),
    )


def city_list(game: Game, owner: int, texts: Texts, *, legend: bool) -> RenderableType:
    """`a1 » Forum ⚒1`, and under it `└ × Codex`, the Knowledge."""
    cells = enumerate(belongings.city(game, owner))
    shown = listed([(cell_name(place), city_cell(cell, texts)) for place, cell in cells])
    return Group(shown, Text(signs.marks_legend(texts), "dim")) if legend else shown


def city_grid(game: Game, owner: int, texts: Texts, *, boxed: bool) -> Table:
    """The grid: columns a b c, rows 1 2 3."""
    table = Table(
        box=box.ROUNDED if boxed else box.SIMPLE_HEAD,
        show_lines=boxed,
        expand=True,
        padding=(0, 1) if boxed else (0, 1, 0, 0),
        border_style="dim",
        header_style="dim",
        show_edge=boxed,
        caption=Text(signs.marks_legend(texts), "dim") if boxed else None,
        caption_justify="left",
    )
    table.add_column("", width=1, style="dim")
    for column in COLUMNS:
        table.add_column(column, ratio=1, overflow="fold")
    cells = [city_cell(cell, texts) for cell in belongings.city(game, owner)]
    for row in range(3):
        table.add_row(str(row + 1), *cells[row * 3 : row * 3 + 3])
    return table


def city_cell(cell: belongings.Cell, texts: Texts) -> Text:
    """`» Forum ⚒1`, and under it `└ × Codex`, the Knowledge."""
    lines = [Text("–", "dim") if cell.cover is None else lying(cell.cover, texts)]
    if cell.knowledge is not None:
        lines.append(Text.assemble((f"{signs.UNDER} ", "dim"), lying(cell.knowledge, texts)))
    return Text("\n").join(lines)


def lying(place: belongings.Lying, texts: Texts) -> Text:
    """A card with its marks and what activating it gives."""
    text = Text()
    if place.used:
        text.append(f"{signs.USED} ", "dim")
    elif place.activated:
        text.append(f"{signs.ACTIVATED} ", "bold")
    style = style_of(place.card)
    text.append(texts.card(place.card), f"{style} bold" if place.activated and not place.used else style)
    if any(place.card.resources):
        text.append(" ")
        text.append_text(signs.all_tokens(place.card.resources))
    return text


def drawn(game: Game, owner: int, texts: Texts) -> Text:
    """The drawn cards beside the city: `d1 » Forum · d2 » Mine`."""
    return Text(signs.DOT).join(
        Text.assemble((f"{cell_name(place)} ", "dim"), lying(card, texts))
        for place, card in belongings.drawn(game, owner)
    )


def style_of(card: Card) -> str:
    """The colour of a kind of cards."""
    return signs.KIND_STYLES.get(card.kind, "")


def policies(game: Game, owner: int, texts: Texts) -> Text:
    """The developed ones, and what the next one costs."""
    developed = [lying(policy, texts) for policy in belongings.policies(game, owner)]
    text = stack(developed) if developed else Text("–", "dim")
    if game.state.players[owner].culture_deck:
        text.append(f" ({texts('terminal-next-policy')} ", "dim")
        text.append_text(signs.tokens(CULTURE, policy_price(game, owner)))
        text.append(")", "dim")
    return text


def stack(cards: list[Text]) -> Text:
    """Cards on top of each other, the topmost first and marked."""
    return Text.assemble(f"{signs.TOPMOST} ", Text(signs.DOT).join(cards))


def display(game: Game, seat: int, texts: Texts, *, with_text: bool) -> RenderableType:
    """The slots, row by row, and how much is left in the deck."""
    title = signs.DOT.join((texts("view-display"), phrases.deck(game, texts)))
    return ByWidth(
        lambda: display_columns(game, seat, texts, title, with_text=with_text),
        lambda: display_list(game, seat, texts, title),
    )


def display_list(game: Game, seat: int, texts: Texts, title: str) -> RenderableType:
    """A line for each slot: `3 Sahara (Mountain) · Province · ⚔3 · Era I`."""
    items = []
    shown = game.state.display
    for slot, number in enumerate(shown.slots):
        if slot and slot % shown.row_length() == 0:
            items.append(("", Text("┄" * 12, "dim")))
        facts = for_sale(game, seat, number, texts)
        items.append((str(slot + 1), Text(signs.DOT).join(facts)))
    return listed(items, title)


def display_columns(game: Game, seat: int, texts: Texts, title: str, *, with_text: bool) -> Table:
    """A line for each slot, in columns."""
    table = titled_list(title)
    table.add_column("#", justify="right", style="dim")
    table.add_column("", ratio=2, overflow="fold")
    table.add_column("")
    table.add_column("")
    table.add_column("", style="dim")
    if with_text:
        table.add_column("", ratio=4, style="dim", overflow="fold")
    shown = game.state.display
    for slot, number in enumerate(shown.slots):
        if slot and slot % shown.row_length() == 0:
            # The next row: rows are replenished one by one.
            table.add_row("", Text("┄" * 12, "dim"))
        row: list[RenderableType] = [*for_sale(game, seat, number, texts)]
        if with_text and number != EMPTY:
            row.append(" ".join(describe(game.catalog.cards[number], texts)))
        table.add_row(str(slot + 1), *row)
    return table


def for_sale(game: Game, seat: int, number: int, texts: Texts) -> list[Text]:
    """A card of the display: name and what it gives, kind, cost, era."""
    if number == EMPTY:
        return [Text("–", "dim")]
    card = game.catalog.cards[number]
    return [
        Text.assemble((phrases.card(card, texts), style_of(card)), signs.yields(card)),
        Text(kind_name(card, texts)),
        signs.cost(card, belongings.price_resource(game, seat, card)),
        Text(texts(f"era-{card.era}")),
    ]


def beside(left: RenderableType, right: RenderableType) -> RenderableType:
    """What lies between the players and what lies right of it; on a narrow terminal, below it."""

    def in_columns() -> Table:
        grid = Table.grid(expand=True, padding=(0, 2, 0, 0))
        grid.add_column(ratio=1)
        grid.add_column(width=RIGHT)
        grid.add_row(left, right)
        return grid

    return ByWidth(in_columns, lambda: Group(left, right))


def piles(game: Game, texts: Texts) -> RenderableType:
    """The Basic Buildings."""
    return ByWidth(lambda: pile_columns(game, texts), lambda: pile_list(game, texts))


def pile_list(game: Game, texts: Texts) -> RenderableType:
    """A line for each pile: `×5 Workshop »⚒2 · ⚒2`."""
    items = []
    for number, left in zip(game.catalog.basics, game.state.piles, strict=True):
        card = game.catalog.cards[number]
        items.append(
            (f"×{left}", Text.assemble(texts.card(card), signs.yields(card), signs.DOT, signs.cost(card)))
        )
    return listed(items, texts("view-piles"))


def pile_columns(game: Game, texts: Texts) -> Table:
    table = titled_list(texts("view-piles"))
    table.add_column("", ratio=1)
    table.add_column("", justify="right")
    table.add_column("", justify="right", style="dim")
    for number, left in zip(game.catalog.basics, game.state.piles, strict=True):
        card = game.catalog.cards[number]
        name = Text.assemble(texts.card(card), signs.yields(card))
        table.add_row(name, signs.cost(card), f"×{left}")
    return table


class InARow:
    """Short texts one after the other, as many to a line as fit: none of them is broken off."""

    def __init__(self, items: Sequence[Text]) -> None:
        self.items = items

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        del console
        line = Text()
        for item in self.items:
            longer = Text.assemble(line, signs.DOT, item) if line else item
            if line and longer.cell_len > options.max_width:
                yield line
                longer = item
            line = longer
        yield line


def titled_list(title: str) -> Table:
    """A list without lines, its title above."""
    return Table(
        title=Text(title, "bold"),
        title_justify="left",
        box=None,
        show_header=False,
        expand=True,
        padding=(0, 1, 0, 0),
    )
