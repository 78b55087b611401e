"""What lies in front of a seat: its resources, its city of nine cells, and what lies beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.resources import RESOURCES
from monumental.play.drawings.pen import GLOW, INK, LINE, MUTED, PAPER, RAISED, SEATS, SUNK, Chip
from monumental.play.drawings.scene import KIND_FILLS, amount

if TYPE_CHECKING:
    from monumental.play.drawings.scene import Scene
    from monumental.play.views.seat import CellView, SeatView

HEIGHT: Final = 232
CELL: Final = 54
BESIDE: Final = 150


def draw_seat(scene: Scene, seat: int, x: float, y: float, width: float) -> float:
    """A seat's belongings in its colour; whoever is asked has a thick frame. Where they end."""
    view, pen, texts = scene.view, scene.pen, scene.texts
    belongings = view.seats[seat]
    asked = view.asked is not None and view.asked.seat == seat
    pen.box(x, y, width, HEIGHT, RAISED if asked else PAPER, SEATS[seat], 3 if asked else 1, 7)
    notes = [texts("view-first-player")] * (view.first == seat) + [texts("view-passed")] * belongings.passed
    end = pen.chips(x + 10, y + 18, [Chip(scene.seat(seat), SEATS[seat])], 13)
    pen.write(end + 6, y + 18, ", ".join(notes), 11, MUTED, width=x + width - 90 - end)
    if view.score is not None:
        pen.write(
            x + width - 12, y + 18, f"★ {view.score.points[seat]}", 15, SEATS[seat], anchor="end", bold=True
        )
    supply = [
        amount(name, f"{texts.resource(at)} {belongings.supply[name]}") for at, name in enumerate(RESOURCES)
    ]
    pen.chips(x + 10, y + 42, supply, 11)
    share = (width - 20 - BESIDE) / 3
    for at, cell in enumerate(belongings.city):
        row, column = divmod(at, 3)
        _draw_cell(scene, cell, x + 10 + column * share, y + 58 + row * (CELL + 3), share - 3)
    _draw_piles(scene, belongings, x + width - BESIDE - 2, y + 66)
    return y + HEIGHT


def _draw_cell(scene: Scene, cell: CellView, x: float, y: float, width: float) -> None:
    """Bright frame: may still be used; sunk: turned; a dot: an Action token; a bar below: it stays."""
    pen = scene.pen
    if cell.card is None:
        pen.box(x, y, width, CELL, PAPER, LINE)
    else:
        usable = cell.activated and not cell.marked
        scene.plate(x, y, width, CELL, cell.card, SUNK if cell.turned else RAISED, GLOW if usable else LINE)
        pen.write(x + 12, y + 13, scene.name(cell.card), 11, width=width - 30)
        given = [
            amount(resource, str(count))
            for resource, count in zip(RESOURCES, scene.card(cell.card).resources, strict=True)
            if count
        ]
        pen.chips(x + 12, y + CELL - 11, given, 9)
        if cell.marked:
            pen.box(x + width - 26, y + 10, 7, 7, INK, radius=4)
        if cell.reinforced:
            pen.box(x + 12, y + CELL - 3, width - 24, 2, INK, radius=1)
    pen.write(x + width - 4, y + 10, cell.cell, 9, MUTED, anchor="end")
    if cell.knowledge is not None:
        known = scene.name(cell.knowledge) + " ●" * cell.knowledge_marked
        pen.write(x + 12, y + 28, known, 10, KIND_FILLS["knowledge"], width=width - 16)


def _draw_piles(scene: Scene, belongings: SeatView, x: float, y: float) -> None:
    texts = scene.texts
    lines = [
        texts("view-city-deck", count=belongings.deck.count),
        texts("view-discard-pile", count=len(belongings.discard)),
        texts("view-archive", count=len(belongings.archive)),
    ]
    wonders = [card for card in (belongings.wonder, belongings.second_wonder) if card is not None]
    if wonders:
        lines += [f"{texts('view-wonder')}:", *[f"  {scene.name(card)}" for card in wonders]]
    if belongings.hero is not None:
        lines.append(scene.name(belongings.hero))
    if belongings.policies:
        lines += [
            f"{texts('view-policies')}:",
            *[f"  {scene.name(card)}" for card in belongings.policies[-3:]],
        ]
    if belongings.drawn:
        lines.append(", ".join(scene.name(drawn.card) for drawn in belongings.drawn))
    for at, line in enumerate(lines):
        scene.pen.write(
            x + (8 if line.startswith(" ") else 0), y + at * 16, line.strip(), 11, MUTED, width=BESIDE - 10
        )
