"""What is painted: a position as everybody sees it, with the names of its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.text import load_texts
from monumental.engine.catalog import KINDS
from monumental.play.view import view_for
from monumental.research.pictures.canvas import LEADING, Area
from monumental.research.pictures.palette import KIND_FILLS, LINE, MUTED, RAISED

if TYPE_CHECKING:
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game
    from monumental.play.setup import Box
    from monumental.research.pictures.canvas import Canvas


class Scene:
    """A position and the canvas that it comes on."""

    def __init__(self, game: Game, box: Box, canvas: Canvas) -> None:
        self.game = game
        self.canvas = canvas
        self.view = view_for(game, None)
        self.texts = load_texts("en", [pack.folder for pack in box.packs], game.rules)

    def card(self, key: str) -> Card:
        return self.game.catalog.by_key[key]

    def name(self, key: str) -> str:
        return self.texts.card(self.card(key))

    def names(self, keys: tuple[str, ...]) -> str:
        """Cards of the same name are counted."""
        return ", ".join(
            name if count == 1 else f"{count} {name}"
            for name, count in ((self.name(key), keys.count(key)) for key in dict.fromkeys(keys))
        )

    def people(self, seat: int) -> str:
        """The civilization of a seat, once it has one."""
        key = self.view.seats[seat].civilization
        return "" if key is None else self.texts.civilization(self.game.catalog.civilization_by_key[key])

    def title(self, area: Area, text: str, more: str = "") -> Area:
        """A heading, with something smaller at its right end; what of the area is left below it."""
        self.canvas.write(area.x, area.y + 9, text, 13)
        if more:
            self.canvas.write(area.x + area.width, area.y + 9, more, 11, MUTED, anchor="rm")
        return Area(area.x, area.y + 20, area.width, area.height - 20)

    def plate(self, area: Area, key: str, fill: str = RAISED, line: str = LINE, thickness: int = 1) -> None:
        """A place with a card; its kind is the colour of its left edge."""
        self.canvas.box(area, fill, line, thickness)
        inner = Area(area.x + 3, area.y + 4, 4, area.height - 8)
        self.canvas.box(inner, KIND_FILLS.get(KINDS[self.card(key).kind], MUTED), radius=1)

    def lines(self, area: Area, notes: list[str], size: float) -> float:
        """Notes from the top down, each in two lines at most, as far as there is room; where they end."""
        y = area.y
        for note in notes:
            room = int((area.y + area.height - y) / (size * LEADING))
            if room:
                y = self.canvas.paragraph(area.x, y, note, size, area.width, min(2, room)) + 2
        return y
