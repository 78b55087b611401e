"""The table of Duel, drawn: both cities, and what lies between them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.table import Table
from rich.text import Text

from monumental.cli.screens import board, phrases, signs
from monumental.cli.screens.belongings import wonder
from monumental.cli.screens.duel import belongings
from monumental.cli.screens.duel import phrases as duel_phrases
from monumental.cli.screens.narrow import ByWidth, Facts, listed
from monumental.engine.resources import GOLD
from monumental.play.words import seat_name

if TYPE_CHECKING:
    from rich.console import RenderableType

    from monumental.cards.text import Texts
    from monumental.engine.game import Game


def whole_table(game: Game, seat: int, texts: Texts, width: int) -> RenderableType:
    """Everything, as this seat sits: the opponent above, the display between, the own city below."""
    parts: list[RenderableType] = [board.round_rule(game, texts)]
    own, rival = belongings_of(game, seat, seat, texts), belongings_of(game, 1 - seat, seat, texts)
    if width >= board.WIDE:
        sides = Table.grid(expand=True, padding=(0, 1))
        sides.add_column(ratio=1)
        sides.add_column(ratio=1)
        sides.add_row(own, rival)
        parts += [centre(game, seat, texts, width), sides]
    else:
        parts += [rival, centre(game, seat, texts, width), own]
    return Group(*parts)


def belongings_of(game: Game, owner: int, seat: int, texts: Texts) -> RenderableType:
    return board.belongings_of(game, owner, seat, texts, beside_the_city)


def beside_the_city(game: Game, owner: int, texts: Texts) -> Facts:
    """Policies, Provinces, the Wonder in construction, Warlord and Scout, Free Cities: what there is."""
    table = Facts()
    table.add_row(texts("view-policies"), board.policies(game, owner, texts))
    provinces = belongings.provinces(game, owner)
    if provinces:
        names = [Text(name, "green") for name in duel_phrases.provinces(provinces, texts)]
        table.add_row(texts("terminal-provinces"), board.stack(names))
    markers = belongings.markers(game, owner)
    if markers:
        table.add_row(texts("terminal-markers"), duel_phrases.markers(markers, texts))
    begun = wonder(game, owner)
    if begun is not None:
        table.add_row(texts("kind-wonder"), Text(phrases.wonder(begun, texts), "magenta"))
    leaders = [board.lying(leader, texts) for leader in belongings.leaders(game, owner)]
    table.add_row(texts("terminal-leaders"), Text(signs.DOT).join(leaders))
    cities = belongings.claimed_cities(game, owner)
    if cities:
        names = [board.lying(each, texts) for each in cities]
        table.add_row(texts("view-free-cities"), Text(signs.DOT).join(names))
    return table


def stacks(game: Game, seat: int, texts: Texts) -> RenderableType:
    """The Provinces of both players, the topmost first; one's own last."""
    table = Facts()
    for owner in (1 - seat, seat):
        names = [
            Text(name, "green") for name in duel_phrases.provinces(belongings.provinces(game, owner), texts)
        ]
        table.add_row(seat_name(game, owner, texts), board.stack(names))
    return table


def advantage(game: Game, seat: int, texts: Texts) -> RenderableType:
    del seat
    return Text(duel_phrases.advantage(game, texts), "bold")


def centre(game: Game, seat: int, texts: Texts, width: int) -> RenderableType:
    """The display, the Basic Buildings, the Free Cities and the Advantage."""
    grid = board.beside(
        board.display(game, seat, texts, with_text=explains_display(width)),
        Group(free_cities(game, seat, texts), board.piles(game, texts)),
    )
    return Group(grid, advantage(game, seat, texts))


def free_cities(game: Game, seat: int, texts: Texts) -> RenderableType:
    """The Gold on both sides of each, one's own first; for somebody who watches, that of seat 0."""
    cities = belongings.free_cities(game)
    if not cities:
        return Text()
    order = (1, 0) if seat == 1 else (0, 1)
    return ByWidth(
        lambda: city_columns(game, cities, order, texts), lambda: city_list(game, cities, order, texts)
    )


def city_list(
    game: Game, cities: list[belongings.FreeCity], order: tuple[int, ...], texts: Texts
) -> RenderableType:
    """A line for each: `Petra · Aztecs ●1 · Malians –`."""
    lines = []
    for city in cities:
        sides = [
            Text.assemble(
                f"{seat_name(game, side, texts)} ", _side(city.gold[side], traded=city.traded[side])
            )
            for side in order
        ]
        lines.append(("", Text(signs.DOT).join([Text(texts.card(city.card)), *sides])))
    return listed(lines, texts("view-free-cities"))


def city_columns(
    game: Game, cities: list[belongings.FreeCity], order: tuple[int, ...], texts: Texts
) -> Table:
    table = board.titled_list(texts("view-free-cities"))
    table.add_column("", ratio=1)
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


def part_of_table(game: Game, seat: int, part: str, texts: Texts, width: int) -> RenderableType:
    """The display with all that lies around it: there is nothing else between the players."""
    del part
    return centre(game, seat, texts, width)


def explains_display(width: int) -> bool:
    """Do the cards of the display stand there with their texts?"""
    return width >= board.WIDE
