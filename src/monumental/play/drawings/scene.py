"""What is drawn: the table as a seat sees it, with the names of its cards in one language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.catalog import KINDS
from monumental.play.drawings.pen import LINE, MUTED, RAISED, Chip, Pen
from monumental.play.speech.names import seat_name
from monumental.play.spoken import texts_for
from monumental.play.view import view_for

if TYPE_CHECKING:
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game

RESOURCE_FILLS: Final = {
    "production": "#a8650f",
    "science": "#24679f",
    "military": "#b0312a",
    "culture": "#7145a8",
    "gold": "#e4b63a",
}
ON_GOLD: Final = "#3a2c00"

KIND_FILLS: Final = {
    "building": "#6f5331",
    "knowledge": "#2a5f8c",
    "wonder": "#7d5a10",
    "province": "#41682f",
    "free_city": "#7a4a1c",
}


class Scene:
    """A view of a game and the pen that draws it."""

    def __init__(self, game: Game, seat: int | None, language: str) -> None:
        self.game = game
        self.view = view_for(game, seat)
        self.texts = texts_for(game, language)
        self.pen = Pen()

    def card(self, key: str) -> Card:
        return self.game.catalog.by_key[key]

    def name(self, key: str) -> str:
        return self.texts.card(self.card(key))

    def seat(self, seat: int) -> str:
        return seat_name(self.game, seat, self.texts)

    def heading(self, x: float, y: float, width: float, text: str, more: str = "") -> None:
        """A title, with something smaller at its right end."""
        self.pen.write(x, y, text, 13, bold=True)
        if more:
            self.pen.write(x + width, y, more, 11, MUTED, anchor="end")

    def plate(
        self, x: float, y: float, width: float, height: float, key: str, fill: str = RAISED, line: str = LINE
    ) -> None:
        """A place with a card; the colour of its left edge is its kind."""
        self.pen.box(x, y, width, height, fill, line, 1 if line == LINE else 2)
        edge = KIND_FILLS.get(KINDS[self.card(key).kind], MUTED)
        self.pen.box(x + 3, y + 4, 4, height - 8, edge, radius=2)


def amount(resource: str, text: str) -> Chip:
    """So much of a resource."""
    return Chip(text, RESOURCE_FILLS[resource], ON_GOLD if resource == "gold" else "#fffaf0")
