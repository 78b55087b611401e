"""The table, drawn: both cities, and what lies between them. Nothing here changes the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from monumental.cards.describe import describe, kind_name
from monumental.cli import belongings, phrases, signs
from monumental.engine.action import EMPTY
from monumental.engine.policy import policy_price
from monumental.engine.resources import CULTURE, GOLD
from monumental.play.notation import COLUMNS
from monumental.play.words import seat_name

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game

#: How much of the width Free Cities and Basic Buildings take.
RIGHT = 30

#: From this width on, the cities lie side by side and the display shows card texts.
WIDE = 110


#: The parts of the table that `show` can draw alone.
PARTS = ("city", "opponent", "display")


def whole_table(game: Game, seat: int, texts: Texts, width: int) -> RenderableType:
    """Everything, as this seat sits: the opponent above, the display between, the own city below."""
    parts: list[RenderableType] = [Rule(Text(phrases.round_line(game, texts), "bold"), style="dim")]
    own, rival = belongings_of(game, seat, seat, texts), belongings_of(game, 1 - seat, seat, texts)
    if width >= WIDE:
        sides = Table.grid(expand=True, padding=(0, 1))
        sides.add_column(ratio=1)
        sides.add_column(ratio=1)
        sides.add_row(own, rival)
        parts += [centre(game, seat, texts, width), sides]
    else:
        parts += [rival, centre(game, seat, texts, width), own]
    return Group(*parts)


def part_of_table(game: Game, seat: int, texts: Texts, width: int, part: str) -> RenderableType:
    """One of `PARTS`."""
    match part:
        case "city":
            return belongings_of(game, seat, seat, texts)
        case "opponent":
            return belongings_of(game, 1 - seat, seat, texts)
        case _:
            return centre(game, seat, texts, width)


def belongings_of(game: Game, owner: int, seat: int, texts: Texts) -> RenderableType:
    """A seat's city and all that lies around it; one's own is drawn larger."""
    title = signs.DOT.join(phrases.title(game, owner, seat, texts))
    style = "bold green" if owner == seat else "bold yellow"
    heading = Rule(Text(title, style), align="left", style="dim")
    if not belongings.has_settled(game, owner):
        return heading
    supply = game.state.players[owner].supply
    return Group(
        heading,
        signs.named_tokens(supply, texts),
        Text(signs.DOT.join(phrases.piles(game, owner, texts)), "dim"),
        city(game, owner, texts, boxed=owner == seat),
        beside_the_city(game, owner, texts),
    )


def city(game: Game, owner: int, texts: Texts, *, boxed: bool) -> Table:
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


def style_of(card: Card) -> str:
    """The colour of a kind of cards."""
    return signs.KIND_STYLES.get(card.kind, "")


def beside_the_city(game: Game, owner: int, texts: Texts) -> Table:
    """Policies, Provinces, the Wonder in construction, Warlord and Scout, Free Cities: what there is."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="dim", no_wrap=True)
    table.add_column(overflow="fold")
    table.add_row(texts("view-policies"), policies(game, owner, texts))
    provinces = belongings.provinces(game, owner)
    if provinces:
        names = [Text(name, "green") for name in phrases.provinces(provinces, texts)]
        table.add_row(texts("terminal-provinces"), _stack(names))
    markers = belongings.markers(game, owner)
    if markers:
        table.add_row(texts("terminal-markers"), phrases.markers(markers, texts))
    wonder = belongings.wonder(game, owner)
    if wonder is not None:
        table.add_row(texts("kind-wonder"), Text(phrases.wonder(wonder, texts), "magenta"))
    leaders = [lying(leader, texts) for leader in belongings.leaders(game, owner)]
    table.add_row(texts("terminal-leaders"), Text(signs.DOT).join(leaders))
    cities = belongings.claimed_cities(game, owner)
    if cities:
        names = [lying(each, texts) for each in cities]
        table.add_row(texts("view-free-cities"), Text(signs.DOT).join(names))
    return table


def policies(game: Game, owner: int, texts: Texts) -> Text:
    """The developed ones, and what the next one costs."""
    developed = [lying(policy, texts) for policy in belongings.policies(game, owner)]
    text = _stack(developed) if developed else Text("–", "dim")
    if game.state.players[owner].culture_deck:
        text.append(f" ({texts('terminal-next-policy')} ", "dim")
        text.append_text(signs.tokens(CULTURE, policy_price(game, owner)))
        text.append(")", "dim")
    return text


def _stack(cards: list[Text]) -> Text:
    """Cards on top of each other, the topmost first and marked."""
    return Text.assemble(f"{signs.TOPMOST} ", Text(signs.DOT).join(cards))


def centre(game: Game, seat: int, texts: Texts, width: int) -> RenderableType:
    """The display, the Basic Buildings, the Free Cities and the Advantage."""
    grid = Table.grid(expand=True, padding=(0, 2, 0, 0))
    grid.add_column(ratio=1)
    grid.add_column(width=RIGHT)
    grid.add_row(
        display(game, seat, texts, with_text=width >= WIDE),
        Group(free_cities(game, seat, texts), piles(game, texts)),
    )
    advantage = Text(phrases.advantage(game, texts), "bold")
    return Group(grid, advantage)


def display(game: Game, seat: int, texts: Texts, *, with_text: bool) -> Table:
    """The six slots, and how much is left in the deck."""
    table = _list(signs.DOT.join((texts("view-display"), phrases.deck(game, texts))))
    table.add_column("#", justify="right", style="dim")
    table.add_column("", ratio=2, overflow="fold")
    table.add_column("")
    table.add_column("")
    table.add_column("", style="dim")
    if with_text:
        table.add_column("", ratio=4, style="dim", overflow="fold")
    for slot, number in enumerate(game.state.display.slots, start=1):
        if number == EMPTY:
            table.add_row(str(slot), Text("–", "dim"))
            continue
        card = game.catalog.cards[number]
        row: list[RenderableType] = [
            str(slot),
            Text.assemble((phrases.card(card, texts), style_of(card)), signs.yields(card)),
            kind_name(card, texts),
            signs.cost(card, belongings.price_resource(game, seat, card)),
            texts(f"era-{card.era}"),
        ]
        if with_text:
            row.append(" ".join(describe(card, texts)))
        table.add_row(*row)
    return table


def free_cities(game: Game, seat: int, texts: Texts) -> RenderableType:
    """The Gold on both sides of each, one's own first."""
    cities = belongings.free_cities(game)
    if not cities:
        return Text()
    table = _list(texts("view-free-cities"))
    table.add_column("", ratio=1)
    order = (seat, 1 - seat)
    for side in order:
        table.add_column(seat_name(game, side, texts), justify="right", header_style="dim")
    table.show_header = True
    for city in cities:
        sides = [_side(city.gold[side], traded=city.traded[side]) for side in order]
        table.add_row(texts.card(city.card), *sides)
    return table


def _side(gold: int, *, traded: bool) -> Text:
    text = signs.tokens(GOLD, gold) if gold else Text("–", "dim")
    return Text.assemble((f"{signs.USED} ", "dim"), text) if traded else text


def piles(game: Game, texts: Texts) -> Table:
    """The Basic Buildings."""
    table = _list(texts("view-piles"))
    table.add_column("", ratio=1)
    table.add_column("", justify="right")
    table.add_column("", justify="right", style="dim")
    for number, left in zip(game.catalog.basics, game.state.piles, strict=True):
        card = game.catalog.cards[number]
        name = Text.assemble(texts.card(card), signs.yields(card))
        table.add_row(name, signs.cost(card), f"×{left}")
    return table


def _list(title: str) -> Table:
    return Table(
        title=Text(title, "bold"),
        title_justify="left",
        box=None,
        show_header=False,
        expand=True,
        padding=(0, 1, 0, 0),
    )
