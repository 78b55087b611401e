"""Any table, drawn: the display, and what every rule system puts before a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text

from monumental.cli.screens import board, phrases
from monumental.cli.screens.belongings import opponents, wonder
from monumental.cli.screens.narrow import Facts

if TYPE_CHECKING:
    from rich.console import RenderableType

    from monumental.cards.text import Texts
    from monumental.engine.game import Game


def whole_table(game: Game, seat: int, texts: Texts, width: int) -> RenderableType:
    """Everybody else above, what lies between the players, the own city below."""
    return Group(
        board.round_rule(game, texts),
        *[belongings_of(game, owner, seat, texts) for owner in opponents(game, seat)],
        centre(game, seat, texts, width),
        belongings_of(game, seat, seat, texts),
    )


def belongings_of(game: Game, owner: int, seat: int, texts: Texts) -> RenderableType:
    return board.belongings_of(game, owner, seat, texts, beside_the_city)


def beside_the_city(game: Game, owner: int, texts: Texts) -> Facts:
    """Policies and the Wonder in construction."""
    table = Facts()
    table.add_row(texts("view-policies"), board.policies(game, owner, texts))
    begun = wonder(game, owner)
    if begun is not None:
        table.add_row(texts("kind-wonder"), Text(phrases.wonder(begun, texts), "magenta"))
    return table


def centre(game: Game, seat: int, texts: Texts, width: int) -> RenderableType:
    """The display and the Basic Buildings."""
    display = board.display(game, seat, texts, with_text=explains_display(width))
    return board.beside(display, board.piles(game, texts))


def part_of_table(game: Game, seat: int, part: str, texts: Texts, width: int) -> RenderableType:
    del part
    return centre(game, seat, texts, width)


def explains_display(width: int) -> bool:
    return width >= board.WIDE
