"""What lies on the table in every rule system: whose question it is, the display, and each seat's city."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.moves.acquire import PAID_IN
from monumental.engine.resources import RESOURCES
from monumental.play.words import question
from monumental.research.pictures.canvas import LEADING, Area, Chip
from monumental.research.pictures.palette import (
    GLOW,
    INK,
    KIND_FILLS,
    LINE,
    MUTED,
    ON_DARK,
    PAPER,
    RAISED,
    RESOURCE_FILLS,
    SEATS,
    SUNK,
    on,
)

if TYPE_CHECKING:
    from monumental.play.views.seat import CellView, SeatView
    from monumental.research.pictures.scene import Scene

#: More cards in a row of the display are shown in two lines.
LONGEST_LINE: Final = 4

LETTERS: Final = 11

#: Cells that are higher also show what their cards give when they are activated.
TALL: Final = 60


def paint_head(scene: Scene, area: Area) -> None:
    """The rules and the round; whom the game waits for and what for, or who has won."""
    view = scene.view
    final = ", the final one" if view.final else ""
    scene.canvas.write(area.x, area.y + 11, f"{view.rules.name.capitalize()}, round {view.round}{final}", 14)
    if view.score is not None and view.score.winners is not None:
        names = ", ".join(f"player_{seat} ({scene.people(seat)})" for seat in view.score.winners)
        scene.canvas.write(area.x, area.y + 30, f"Won by {names}", 13, SEATS[view.score.winners[0]])
        return
    assert view.asked is not None
    seat = view.asked.seat
    # Some questions are about what only who answers has seen.
    asked = "chooses in secret" if view.asked.private else question(scene.game, scene.texts)
    text = f"player_{seat}: {asked}"
    scene.canvas.write(area.x, area.y + 30, text, 13, SEATS[seat], width=area.width)


def paint_display(scene: Scene, area: Area) -> None:
    """The cards on offer with their numbers and costs, from the deck outwards, and what the deck holds."""
    view = scene.view.display
    deck = ", ".join(f"{era.count} of era {era.era}" for era in view.deck) or "empty"
    area = scene.title(area, "Display", f"deck: {deck}")
    cards = [card for row in view.rows for card in row]
    columns = len(cards) if len(cards) <= LONGEST_LINE else (len(cards) + 1) // 2
    width = area.width / columns
    height = area.height / 2
    for slot, key in enumerate(cards):
        line, column = divmod(slot, columns)
        place = Area(area.x + column * width, area.y + line * height, width - 4, height - 4)
        if key is None:
            scene.canvas.box(place, PAPER, LINE)
        else:
            scene.plate(place, key)
            _paint_offer(scene, place, key)
        right, bottom = place.x + place.width - 5, place.y + place.height - 9
        scene.canvas.write(right, bottom, str(slot + 1), 10, MUTED, anchor="rm")


def _paint_offer(scene: Scene, place: Area, key: str) -> None:
    card = scene.card(key)
    room = place.width - 14
    lines = int((place.height - 18) / (LETTERS * LEADING))
    scene.canvas.paragraph(place.x + 11, place.y + 3, scene.name(key), LETTERS, room, lines)
    cost = _amount(RESOURCES[PAID_IN[card.kind]], str(card.cost))
    scene.canvas.chips(Area(place.x + 11, place.y + place.height - 18, room, 14), [cost], 10)


def _amount(resource: str, text: str) -> Chip:
    return Chip(text, RESOURCE_FILLS[resource], on(RESOURCE_FILLS[resource]))


def paint_seat(scene: Scene, seat: int, area: Area) -> None:
    """A seat's belongings; a thick frame is around whoever is asked."""
    view = scene.view
    asked = view.asked is not None and view.asked.seat == seat
    scene.canvas.box(area, RAISED if asked else PAPER, SEATS[seat], 3 if asked else 1, radius=6)
    belongings = view.seats[seat]
    x, y, width = area.x + 10, area.y + 8, area.width - 20
    _paint_name(scene, seat, belongings, Area(x, y, width, 18))
    share = width / len(belongings.supply)
    for at, (resource, amount) in enumerate(belongings.supply.items()):
        chip = _amount(resource, f"{resource.capitalize()} {amount}")
        scene.canvas.chips(Area(x + share * at, y + 20, share - 4, 16), [chip], LETTERS)
    top = y + 40
    height = area.y + area.height - top - 6
    side = 126
    _paint_city(scene, belongings, Area(x, top, width - side, height))
    _paint_piles(scene, belongings, Area(x + width - side + 6, top, side - 6, height))


def _paint_name(scene: Scene, seat: int, belongings: SeatView, area: Area) -> None:
    view = scene.view
    people = scene.people(seat) or "no civilization yet"
    played = "" if belongings.automa is None else ", Automa"
    name = Chip(f"player_{seat}", SEATS[seat], ON_DARK)
    scene.canvas.chips(Area(area.x, area.y, 60, 18), [name], 12)
    notes = [f"{people}{played}"]
    if view.first == seat:
        notes.append("first player")
    if belongings.passed:
        notes.append("passed")
    scene.canvas.write(area.x + 66, area.y + 9, ", ".join(notes), 12, width=area.width - 150)
    if view.score is not None:
        points = f"{view.score.points[seat]} points"
        scene.canvas.write(area.x + area.width, area.y + 9, points, 14, SEATS[seat], anchor="rm")


def _paint_city(scene: Scene, belongings: SeatView, area: Area) -> None:
    width, height = area.width / 3, area.height / 3
    for at, cell in enumerate(belongings.city):
        row, column = divmod(at, 3)
        place = Area(area.x + column * width, area.y + row * height, width - 3, height - 3)
        _paint_cell(scene, cell, place)


def _paint_cell(scene: Scene, cell: CellView, place: Area) -> None:
    """A bright frame: it may still be used; sunk: turned; a dot: an Action token; a bar below: reinforced."""
    if cell.card is None:
        scene.canvas.box(place, PAPER, LINE)
        scene.canvas.write(place.x + place.width - 4, place.y + 8, cell.cell, 9, LINE, anchor="rm")
        return
    usable = cell.activated and not cell.marked
    fill = SUNK if cell.turned else RAISED
    scene.plate(place, cell.card, fill, GLOW if usable else LINE, 2 if usable else 1)
    room = place.width - (24 if cell.marked or cell.knowledge_marked else 14)
    lines = max(1, int((place.height - 4) / (LETTERS * LEADING)) - (cell.knowledge is not None))
    y = scene.canvas.paragraph(place.x + 11, place.y + 3, scene.name(cell.card), LETTERS, room, min(2, lines))
    if cell.knowledge is not None:
        known = f"+ {scene.name(cell.knowledge)}"
        scene.canvas.write(place.x + 11, y + 7, known, 10, KIND_FILLS["knowledge"], width=room)
        if cell.knowledge_marked:
            scene.canvas.box(Area(place.x + place.width - 11, y + 4, 6, 6), INK, radius=3)
    if place.height > TALL:
        given = [
            _amount(resource, str(amount))
            for resource, amount in zip(RESOURCES, scene.card(cell.card).resources, strict=True)
            if amount
        ]
        scene.canvas.chips(Area(place.x + 11, place.y + place.height - 22, room, 16), given, 10)
    if cell.marked:
        scene.canvas.box(Area(place.x + place.width - 11, place.y + 6, 6, 6), INK, radius=3)
    if cell.reinforced:
        scene.canvas.box(Area(place.x + 11, place.y + place.height - 5, room, 2), INK, radius=1)


def _paint_piles(scene: Scene, belongings: SeatView, area: Area) -> None:
    lines = [
        f"Deck {belongings.deck.count}, discard {len(belongings.discard)}",
        f"Archive {len(belongings.archive)}",
    ]
    if belongings.wonder is not None:
        lines.append(f"Wonder: {scene.name(belongings.wonder)}")
    if belongings.second_wonder is not None:
        lines.append(f"and {scene.name(belongings.second_wonder)}")
    if belongings.hero is not None:
        lines.append(f"Hero: {scene.name(belongings.hero)}")
    if belongings.policies:
        more = len(belongings.policies) - 1
        others = f" and {more} more" if more else ""
        lines.append(f"Policy: {scene.name(belongings.policies[-1])}{others}")
    if belongings.drawn:
        lines.append(f"Drawn: {scene.names(tuple(drawn.card for drawn in belongings.drawn))}")
    marks = belongings.marks
    marked = [
        name
        for name, there in (
            ("Policy", marks.policy),
            ("Warlord", marks.warlord),
            ("Scout", marks.scout),
            ("Hero", marks.hero),
        )
        if there
    ]
    if marked:
        lines.append(f"Action token: {', '.join(marked)}")
    scene.lines(area, lines, LETTERS)
