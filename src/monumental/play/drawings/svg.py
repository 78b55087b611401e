"""The table as an SVG picture, for notebooks and web pages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.moves.acquire import PAID_IN
from monumental.engine.resources import RESOURCES
from monumental.play.drawings.centre import draw_free_cities, draw_stacks
from monumental.play.drawings.hexes import draw_map
from monumental.play.drawings.pen import LINE, MUTED, PAPER, SEATS
from monumental.play.drawings.scene import Scene, amount
from monumental.play.drawings.seats import draw_seat
from monumental.play.words import question

if TYPE_CHECKING:
    from monumental.engine.game import Game

WIDTH: Final = 1180
MARGIN: Final = 16
HEAD: Final = 62
CARD: Final = 52

#: Where the display and what lies between the players end, and the seats begin.
LEFT: Final = 560
RIGHT: Final = LEFT + 2 * MARGIN


def board_svg(game: Game, seat: int | None = None, language: str = "en") -> str:
    """The table as a seat sees it, or as everybody may: the map or Duel's centre, the display, all cities."""
    scene = Scene(game, seat, language)
    view = scene.view
    title = _draw_head(scene)
    y = _draw_display(scene, HEAD) + MARGIN
    if view.classic is not None and view.classic.tiles:
        y = draw_map(scene, view.classic, MARGIN, y, LEFT - MARGIN) + MARGIN
    if view.modules.free_cities is not None:
        y = draw_free_cities(scene, view.modules.free_cities, MARGIN, y, LEFT - MARGIN) + MARGIN
    if view.duel is not None:
        y = draw_stacks(scene, view.duel, MARGIN, y, LEFT - MARGIN) + MARGIN
    beside = float(HEAD)
    for number in range(len(view.seats)):
        beside = draw_seat(scene, number, RIGHT, beside, WIDTH - RIGHT - MARGIN) + MARGIN
    return scene.pen.picture(WIDTH, max(y, beside), title)


def _draw_head(scene: Scene) -> str:
    """The rules and the round; whom the game waits for and what for, or who has won. Gives the first line."""
    view, texts = scene.view, scene.texts
    key = "view-final-round" if view.final else "view-round"
    about = texts(key, number=view.round) if view.round else texts("view-before-round-1")
    title = f"{view.rules.name.capitalize()} · {about}"
    scene.pen.write(MARGIN, 20, title, 15, bold=True)
    if view.score is not None and view.score.winners is not None:
        names = ", ".join(scene.seat(seat) for seat in view.score.winners)
        scene.pen.write(MARGIN, 43, f"★ {names}", 14, SEATS[view.score.winners[0]], bold=True)
    elif view.asked is not None:
        # A private question is about what only who answers has seen.
        asked = "…" if view.asked.private and view.seat != view.asked.seat else question(scene.game, texts)
        text = f"{scene.seat(view.asked.seat)}: {asked}"
        scene.pen.write(MARGIN, 43, text, 14, SEATS[view.asked.seat], width=WIDTH - 2 * MARGIN)
    return title


def _draw_display(scene: Scene, y: float) -> float:
    """The cards on offer with their numbers and costs, row by row from the deck outwards; where they end."""
    view = scene.view.display
    deck = scene.texts("view-development-deck", count=sum(era.count for era in view.deck))
    scene.heading(MARGIN, y + 8, LEFT - MARGIN, scene.texts("view-display"), deck)
    cards = [card for row in view.rows for card in row]
    columns = 3 if len(cards) % 3 == 0 else 4
    share = (LEFT - MARGIN + 6) / columns
    for slot, key in enumerate(cards):
        line, column = divmod(slot, columns)
        x, top = MARGIN + column * share, y + 22 + line * (CARD + 6)
        if key is None:
            scene.pen.box(x, top, share - 6, CARD, PAPER, LINE)
        else:
            scene.plate(x, top, share - 6, CARD, key)
            card = scene.card(key)
            scene.pen.write(x + 12, top + 14, scene.name(key), 12, width=share - 22)
            scene.pen.chips(
                x + 12, top + CARD - 14, [amount(RESOURCES[PAID_IN[card.kind]], str(card.cost))], 11
            )
        scene.pen.write(x + share - 12, top + CARD - 12, str(slot + 1), 10, MUTED, anchor="end")
    return y + 22 + -(-len(cards) // columns) * (CARD + 6)
